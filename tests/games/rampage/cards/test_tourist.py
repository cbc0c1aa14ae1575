"""Tourist: 10 points for the most businessmen."""

from tests.kit.characters import NOTHING, character_points, monster, score_of

from meeple_city.border import message


def test_the_most_businessmen_score_ten_points():
    assert character_points("tourist", monster(black=3), monster(black=2, first=5), NOTHING) == 10


def test_a_single_one_is_enough_against_none():
    score = score_of("tourist", monster(black=1), monster(yellow=9))
    assert (score.total, score.parts["character"]) == (10, 10)
    assert message("rampage.score.most", card="tourist", own=1, others=0) in score.why


def test_other_colours_do_not_count():
    assert character_points("tourist", monster(yellow=9), monster(black=1)) == 0


def test_every_other_monster_must_have_fewer():
    score = score_of("tourist", monster(black=3), NOTHING, monster(black=4, first=5))
    assert score.parts["character"] == 0
    assert message("rampage.score.not_most", card="tourist", own=3, others=4) in score.why


def test_a_tie_scores_in_the_french_edition_only_even_at_zero():
    tie = monster(black=2), monster(black=2, first=5)
    assert character_points("tourist", *tie) == 0
    assert character_points("tourist", *tie, edition="fr") == 10
    assert character_points("tourist", NOTHING, NOTHING) == 0
    assert character_points("tourist", NOTHING, NOTHING, edition="fr") == 10
    assert character_points("tourist", NOTHING, monster(black=1), edition="fr") == 0


def test_imitator_can_score_it():
    assert character_points("tourist", monster(black=2), monster(black=1, first=5), imitated=True) == 10
