"""Punk: 3 points for each pair of old folks and businessmen."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_each_pair_scores_three_points():
    score = score_of("punk", monster(gray=2, black=2))
    assert score.parts["character"] == 6
    assert message("rampage.score.pairs", card="punk", pairs=2, each=3) in score.why


def test_the_rarer_of_the_two_decides():
    assert character_points("punk", monster(gray=5, black=1)) == 3
    assert character_points("punk", monster(gray=1, black=5)) == 3


def test_half_a_pair_and_other_colours_score_nothing():
    assert character_points("punk", monster(gray=4, red=4)) == 0
    assert character_points("punk", monster(black=4, red=4)) == 0
    assert character_points("punk", NOTHING) == 0


def test_others_do_not_matter():
    assert character_points("punk", monster(gray=1, black=1), monster(gray=5, black=5, first=5)) == 3
    assert character_points("punk", monster(gray=1, black=1), edition="fr") == 3


def test_meeples_of_a_set_count_for_pairs_as_well():
    red = monster(black=1, blue=1, gray=1, green=1, red=1, yellow=1)
    score = score_of("punk", red)
    assert (score.parts["sets"], score.parts["character"], score.total) == (10, 3, 13)


def test_imitator_can_score_it():
    assert character_points("punk", monster(gray=2, black=3), imitated=True) == 6
