"""R10: the last turns, and scoring."""

from dataclasses import replace

from tests.kit.rampage import bare, city, gone, left, of_colour, one_of_each, opening, put, rule, situation

from meeple_city.border import message
from meeple_city.games.rampage.events import LastFloorGone, MatchEnded
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Monster

ALL_BUT_ONE = gone(*(floor for floor in city().floors if floor != "floor:13"))


def ended(reason: str = "last_floor", culprit: str = "", **monsters: Monster):
    """The result of a match that ended with these Stomachs."""
    state = opening(*monsters)
    return Rampage().result(replace(state, monsters=monsters, ended=reason, culprit=culprit))


@rule("R10.1")
def test_when_the_last_floor_is_gone_the_turn_is_finished_and_all_others_have_one_more():
    game = situation("red", "yellow", "green", table=[ALL_BUT_ONE, put("meeple:90", "Mills")])
    game.does("breathe", bare("floor:13"))
    assert game.of(LastFloorGone) == [LastFloorGone("red")]
    game.waits_for("red", "action")
    game.stops()
    game.waits_for("red", "eat")
    game.answers("done")
    for seat in ("yellow", "green"):
        game.waits_for(seat, "action")
        game.stops()
    assert game.events[-1] == MatchEnded("last_floor")
    game.is_over("last_floor")


@rule("R10.1")
def test_a_last_floor_knocked_out_of_the_city_or_boxed_ends_it_too():
    for edition in ("en", "fr"):
        game = situation("red", "green", table=[ALL_BUT_ONE], options={"edition": edition})
        game.does("breathe", left("floor:13"))
        assert game.of(LastFloorGone) == [LastFloorGone("red")]
        assert game.state.last_turns == ("green",)
        game.stops().stops()
        game.is_over("last_floor")


@rule("R10.1")
def test_while_a_floor_is_left_the_match_goes_on():
    game = situation("red", "green", table=[ALL_BUT_ONE]).stops().stops().stops()
    game.waits_for("green", "action")


@rule("R10.2")
def test_after_two_hundred_turns_a_match_ends_in_any_case_and_is_scored():
    game = situation("red", "green", turn=199)
    assert game.state.turn == 200
    game.stops()
    game.is_over("max_turns")
    assert Rampage().result(game.state).winners == ("red", "green")


@rule("R10.2")
def test_before_the_turn_limit_the_match_goes_on():
    game = situation("red", "green", turn=198).stops()
    game.waits_for("green", "action")


def test_while_a_match_goes_on_it_has_no_result():
    assert Rampage().result(opening("red", "green")) is None


@rule("R10.2")
def test_a_match_that_is_called_off_is_scored_as_usual():
    state = replace(opening("red", "green"), monsters={"red": Monster(4), "green": Monster(4, floors=("floor:1",))})
    result = Rampage().standing(state, "called_off")
    assert (result.ended, result.winners) == ("called_off", ("green",))
    assert [score.total for score in result.scores] == [0, 1]


@rule("R10.3")
def test_a_floor_is_worth_a_point_and_a_broken_tooth_two():
    result = ended(red=Monster(1, broken=3, floors=("floor:1", "floor:2")), green=Monster(4))
    red, green = result.scores
    assert (red.total, red.parts["floors"], red.parts["teeth"]) == (8, 2, 6)
    assert green.total == 0
    assert red.why[1:3] == (
        message("rampage.score.floors", floors=2, each=1),
        message("rampage.score.teeth", teeth=3, each=2),
    )
    assert result.winners == ("red",)


@rule("R10.4")
def test_a_set_of_six_colours_is_worth_ten_and_the_rest_nothing():
    two = (*one_of_each(), *one_of_each(1))
    result = ended(red=Monster(0, meeples=(*two, *of_colour("red", 3, 2))), green=Monster(0, meeples=two[:11]))
    red, green = result.scores
    assert (red.total, red.parts["sets"]) == (20, 20)
    assert red.why[0] == message("rampage.score.sets", sets=2, each=10, meeples=15)
    assert green.total == 10


@rule("R10.5")
def test_most_points_win():
    result = ended(red=Monster(0, meeples=of_colour("red", 9)), green=Monster(0, floors=("floor:1",)))
    assert result.winners == ("green",)


@rule("R10.5")
def test_in_a_tie_most_meeples_win():
    red, green = Monster(0, meeples=of_colour("red", 2)), Monster(0, meeples=of_colour("green", 3))
    result = ended(red=red, yellow=Monster(0), green=green)
    assert result.winners == ("green",)
    assert [row.why[-1] for row in result.scores] == [
        message("rampage.score.tie_lost", meeples=2),
        message("rampage.score.tie_lost", meeples=0),
        message("rampage.score.tie_won", meeples=3),
    ]


@rule("R10.5")
def test_without_a_tie_no_tie_is_told():
    result = ended(red=Monster(0), yellow=Monster(0), green=Monster(0, floors=("floor:1",)))
    assert not any(".tie_" in reason.key for row in result.scores for reason in row.why)
    result = ended("runaway", "red", red=Monster(0), green=Monster(0))
    assert not any(".tie_" in reason.key for row in result.scores for reason in row.why)


@rule("R10.5")
def test_in_a_tie_of_those_too_the_victory_is_shared():
    red, green = Monster(0, meeples=of_colour("red", 2)), Monster(4, meeples=of_colour("green", 2))
    result = ended(red=red, yellow=Monster(4), green=green)
    assert result.winners == ("red", "green")
    shared = message("rampage.score.tie_shared", meeples=2)
    assert [row.why[-1] for row in result.scores] == [shared, message("rampage.score.tie_lost", meeples=0), shared]


@rule("R8.5")
def test_whoever_filled_the_sixth_line_is_scored_but_does_not_win():
    red = Monster(0, meeples=one_of_each())
    result = ended("runaway", "red", red=red, green=Monster(0))
    assert result.scores[0].total == 10
    assert result.winners == ("green",)
