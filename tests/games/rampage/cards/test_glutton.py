"""Glutton: 10 points for the most meeples."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_meeples_score_ten_points():
    score = score_of("glutton", monster(red=3), monster(red=2, first=5), NOTHING)
    assert score.parts["character"] == 10
    assert message("rampage.score.most", card="glutton", own=3, others=2) in score.why


def test_nothing_else_counts():
    assert character_points("glutton", monster(floors=9), monster(red=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("glutton", monster(red=3), NOTHING, monster(red=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="glutton", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(red=2), monster(red=2, first=5)
    assert character_points("glutton", *tie) == 0
    assert character_points("glutton", *tie, edition="fr") == 10
    assert character_points("glutton", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("glutton", NOTHING, monster(red=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("glutton", monster(red=2), monster(red=1, first=5), imitated=True) == 10


def test_colours_do_not_matter_to_a_glutton():
    assert character_points("glutton", monster(red=1, blue=1, gray=1), monster(green=2)) == 10
