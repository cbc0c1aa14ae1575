"""Seer: 7 points for naming the Monster that has eaten the most Meeples."""

from tests.kit.characters import last_questions, monster, score_of
from tests.kit.rampage import of_colour, situation

from meeple_city.border import message
from meeple_city.games.rampage.events import Foretold
from meeple_city.games.rampage.game import Rampage


def test_naming_the_right_monster_scores_seven_points():
    score = score_of("seer", monster(red=1), monster(red=3, first=5), foretold="yellow")
    assert score.parts["character"] == 7
    assert message("rampage.score.seer_right", named="yellow", most=3) in score.why


def test_naming_the_wrong_one_scores_nothing():
    score = score_of("seer", monster(red=1), monster(red=3, first=5), foretold="red")
    assert score.parts["character"] == 0
    assert message("rampage.score.seer_wrong", named="red", most=3) in score.why


def test_oneself_and_a_tie_for_the_most_are_right_too():
    for edition in ("en", "fr"):
        for named in ("red", "yellow"):
            score = score_of("seer", monster(red=2), monster(blue=2), edition=edition, foretold=named)
            assert score.parts["character"] == 7


def test_it_is_asked_before_the_stomachs_are_opened_and_the_answer_is_sealed():
    game = last_questions(red=("seer",), green=("softie",))
    game.waits_for("red", "foretell", "red", "green")
    game.answers("green")
    assert game.of(Foretold) == [Foretold("red", "green")]
    sealed = Rampage().describe(game.state, Foretold("red", "green"), "green")
    assert sealed == message("rampage.event.foretold_hidden", seat="red")
    own = Rampage().describe(game.state, Foretold("red", "green"), "red")
    assert own == message("rampage.event.foretold", seat="red", named="green")
    game.is_over("max_turns")


def test_the_answer_is_hidden_from_others_until_the_end():
    game = situation("red", "green", "yellow", cards={"red": ("seer",), "green": ("imitator",)}, turn=199)
    game.stops()
    game.waits_for("green", "foretell")
    game.answers("green")
    game.waits_for("red", "foretell")
    assert Rampage().view(game.state, "red").monsters["green"].foretold == ""
    assert Rampage().view(game.state, "green").monsters["green"].foretold == "green"
    game.answers("red")
    assert Rampage().view(game.state, None).monsters["green"].foretold == "green"
    game.is_over("max_turns")


def test_a_match_that_is_called_off_asks_nothing():
    game = situation("red", "green", cards={"red": ("seer",)}, stomachs={"red": of_colour("red", 2)})
    score = Rampage().standing(game.state, "max_turns").scores[0]
    assert score.parts["character"] == 0
    assert message("rampage.score.seer_silent") in score.why
    game.waits_for("red", "action")
