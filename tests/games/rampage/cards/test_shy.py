"""Shy: 10 points for the most journalists."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_journalists_score_ten_points():
    assert character_points("shy", monster(blue=3), monster(blue=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("shy", monster(blue=1), monster(black=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="shy", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("shy", monster(black=9), monster(blue=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("shy", monster(blue=3), NOTHING, monster(blue=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="shy", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(blue=2), monster(blue=2, first=5)
    assert character_points("shy", *tie) == 0
    assert character_points("shy", *tie, edition="fr") == 10
    assert character_points("shy", NOTHING, NOTHING) == 0
    assert character_points("shy", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("shy", NOTHING, monster(blue=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("shy", monster(blue=2), monster(blue=1, first=5), imitated=True) == 10
