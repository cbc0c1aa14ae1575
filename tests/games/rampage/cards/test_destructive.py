"""Destructive: 10 points for the most floors."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_floors_score_ten_points():
    score = score_of("destructive", monster(floors=3), monster(floors=2, first=5), NOTHING)
    assert score.parts["character"] == 10
    assert message("rampage.score.most", card="destructive", own=3, others=2) in score.why


def test_nothing_else_counts():
    assert character_points("destructive", monster(red=9), monster(floors=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("destructive", monster(floors=3), NOTHING, monster(floors=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="destructive", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(floors=2), monster(floors=2, first=5)
    assert character_points("destructive", *tie) == 0
    assert character_points("destructive", *tie, edition="fr") == 10
    assert character_points("destructive", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("destructive", NOTHING, monster(floors=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("destructive", monster(floors=2), monster(floors=1, first=5), imitated=True) == 10
