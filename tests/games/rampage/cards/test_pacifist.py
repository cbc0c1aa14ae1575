"""Pacifist: 10 points for the most soldiers."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_soldiers_score_ten_points():
    assert character_points("pacifist", monster(green=3), monster(green=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("pacifist", monster(green=1), monster(red=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="pacifist", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("pacifist", monster(red=9), monster(green=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("pacifist", monster(green=3), NOTHING, monster(green=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="pacifist", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(green=2), monster(green=2, first=5)
    assert character_points("pacifist", *tie) == 0
    assert character_points("pacifist", *tie, edition="fr") == 10
    assert character_points("pacifist", NOTHING, NOTHING) == 0
    assert character_points("pacifist", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("pacifist", NOTHING, monster(green=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("pacifist", monster(green=2), monster(green=1, first=5), imitated=True) == 10
