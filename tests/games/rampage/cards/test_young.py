"""Young: 10 points for the most old folks."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_old_folks_score_ten_points():
    assert character_points("young", monster(gray=3), monster(gray=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("young", monster(gray=1), monster(green=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="young", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("young", monster(green=9), monster(gray=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("young", monster(gray=3), NOTHING, monster(gray=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="young", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(gray=2), monster(gray=2, first=5)
    assert character_points("young", *tie) == 0
    assert character_points("young", *tie, edition="fr") == 10
    assert character_points("young", NOTHING, NOTHING) == 0
    assert character_points("young", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("young", NOTHING, monster(gray=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("young", monster(gray=2), monster(gray=1, first=5), imitated=True) == 10
