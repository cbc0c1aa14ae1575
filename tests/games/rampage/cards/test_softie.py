"""Softie: 3 points for each tooth token still in the Mouth."""

from tests.kit.characters import character_points, monster, score_of
from tests.kit.rampage import felled, situation

from meeple_city.border import message
from meeple_city.games.rampage.game import Rampage


def test_each_token_left_scores_three_points():
    score = score_of("softie", monster(teeth=4))
    assert (score.total, score.parts["character"]) == (12, 12)
    assert message("rampage.score.softie", teeth=4, each=3) in score.why


def test_printed_teeth_and_teeth_of_others_do_not_count():
    assert character_points("softie", monster(teeth=0)) == 0
    score = score_of("softie", monster(teeth=1, broken=5))
    assert (score.parts["teeth"], score.parts["character"]) == (10, 3)


def test_a_tooth_lost_in_the_match_no_longer_counts():
    game = situation("red", "green", cards={"green": ("softie",)}).does("move", felled("body:green"))
    assert Rampage().standing(game.state, "last_floor").scores[1].parts["character"] == 9
    game.waits_for("red", "action")


def test_imitator_can_score_it():
    assert character_points("softie", monster(teeth=2), imitated=True) == 6
