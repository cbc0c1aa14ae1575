"""Mean: 10 points for the most heroes."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_heroes_score_ten_points():
    assert character_points("mean", monster(red=3), monster(red=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("mean", monster(red=1), monster(blue=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="mean", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("mean", monster(blue=9), monster(red=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("mean", monster(red=3), NOTHING, monster(red=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="mean", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(red=2), monster(red=2, first=5)
    assert character_points("mean", *tie) == 0
    assert character_points("mean", *tie, edition="fr") == 10
    assert character_points("mean", NOTHING, NOTHING) == 0
    assert character_points("mean", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("mean", NOTHING, monster(red=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("mean", monster(red=2), monster(red=1, first=5), imitated=True) == 10
