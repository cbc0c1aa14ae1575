"""Seductive: 10 points for the most blondes."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_blondes_score_ten_points():
    assert character_points("seductive", monster(yellow=3), monster(yellow=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("seductive", monster(yellow=1), monster(gray=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="seductive", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("seductive", monster(gray=9), monster(yellow=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("seductive", monster(yellow=3), NOTHING, monster(yellow=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="seductive", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(yellow=2), monster(yellow=2, first=5)
    assert character_points("seductive", *tie) == 0
    assert character_points("seductive", *tie, edition="fr") == 10
    assert character_points("seductive", NOTHING, NOTHING) == 0
    assert character_points("seductive", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("seductive", NOTHING, monster(yellow=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("seductive", monster(yellow=2), monster(yellow=1, first=5), imitated=True) == 10
