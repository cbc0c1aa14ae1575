"""Brawler: teeth taken from others are worth 4 points instead of 2."""

from dataclasses import replace

from tests.kit.characters import NOTHING, character_points, monster, score_of
from tests.kit.rampage import felled, of_colour, situation

from meeple_city.border import message
from meeple_city.games.rampage.game import Rampage


def test_each_tooth_is_worth_four_points_instead_of_two():
    score = score_of("brawler", monster(broken=3))
    assert (score.parts["teeth"], score.parts["character"], score.total) == (0, 12, 12)
    assert message("rampage.score.brawler", teeth=3, each=4) in score.why


def test_without_teeth_it_scores_nothing():
    assert character_points("brawler", NOTHING) == 0


def test_teeth_of_others_keep_their_usual_points():
    game = situation("red", "green", cards={"red": ("brawler",), "green": ("softie",)})
    state = game.state
    monsters = {**state.monsters, "green": monster(broken=2)}
    scores = Rampage().standing(replace(state, monsters=monsters), "last_floor").scores
    assert scores[1].parts["teeth"] == 4


def test_meeples_paid_instead_of_a_tooth_are_not_teeth():
    stomach = of_colour("blue", 2)
    game = situation("red", "green", cards={"red": ("brawler",)}, teeth={"green": 0}, stomachs={"green": stomach})
    game.does("move", felled("body:green")).answers("blue", "blue")
    score = Rampage().standing(game.state, "last_floor").scores[0]
    assert (score.parts["character"], game.state.monsters["red"].meeples) == (0, stomach)
    game.waits_for("red", "action")


def test_a_tooth_broken_in_the_match_counts():
    game = situation("red", "green", cards={"red": ("brawler",)}).does("move", felled("body:green"))
    assert Rampage().standing(game.state, "last_floor").scores[0].total == 4
    game.waits_for("red", "action")


def test_imitator_can_score_it():
    score = score_of("brawler", monster(broken=2), imitated=True)
    assert (score.parts["teeth"], score.parts["character"]) == (0, 8)
