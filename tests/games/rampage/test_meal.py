"""R9: the meal."""

from dataclasses import replace

from tests.kit.rampage import (
    bare,
    felled,
    left,
    of_colour,
    on,
    overhung,
    paws_in,
    put,
    put_all,
    rule,
    runaway_meeples,
    situation,
)

from meeple_city.border import Remove
from meeple_city.games.rampage.events import FloorGobbled, MeepleEaten, RunawaySuffered, TeethLost

TWO = ("meeple:89", "meeple:90")


@rule("R9.1")
def test_the_meal_is_in_the_neighborhood_the_paws_are_in():
    game = situation("red", "green", table=[put("meeple:89", "Mills"), put("meeple:90", "Docks")]).stops()
    game.waits_for("red", "eat", "meeple:89", "done")
    assert game.ask.about == {"zone": "Mills"}


@rule("R9.1")
def test_straddling_paws_eat_in_one_neighborhood_of_their_players_choice():
    table = [paws_in("red", "Mills", "Docks"), put("meeple:89", "Mills"), put("meeple:90", "Docks")]
    game = situation("red", "green", table=table).stops()
    game.waits_for("red", "neighborhood", "Mills", "Docks")
    game.answers("Docks", "meeple:90")
    assert game.of(MeepleEaten) == [MeepleEaten("red", "meeple:90")]
    game.waits_for("green", "action")


@rule("R9.1")
def test_a_neighborhood_without_food_is_not_offered():
    table = [paws_in("red", "Mills", "Docks"), put("meeple:89", "Mills")]
    game = situation("red", "green", table=table).stops()
    game.waits_for("red", "eat", "meeple:89", "done")
    table = [paws_in("red", "Mills", "Docks", "Park"), put("meeple:89", "Mills"), put("meeple:90", "Park")]
    game = situation("red", "green", table=table).stops()
    game.waits_for("red", "neighborhood", "Mills", "Park")


@rule("R9.1")
def test_paws_in_no_neighborhood_have_no_meal():
    game = situation("red", "green", table=[paws_in("red", "Bank sidewalk"), put_all(TWO, "Bank sidewalk")]).stops()
    game.waits_for("green", "action")


@rule("R9.2")
def test_one_eats_as_many_as_one_has_teeth_printed_ones_and_tokens():
    food = of_colour("red", 7)
    for tokens, most in ((0, 2), (1, 3), (4, 6)):
        game = situation("red", "green", teeth={"red": tokens}, table=[put_all(food, "Mills")]).stops()
        game.answers(*food[:most])
        assert game.state.monsters["red"].meeples == food[:most]
        game.waits_for("green", "action")


@rule("R9.3")
def test_a_meeple_that_something_rests_on_is_safe():
    game = situation("red", "green", table=[put_all(TWO, "Mills"), on("meeple:83", "meeple:90")]).stops()
    game.waits_for("red", "eat", "meeple:83", "meeple:89", "done")


@rule("R9.3")
def test_a_meeple_that_is_not_accessible_is_safe():
    game = situation("red", "green", table=[put_all(TWO, "Mills")])
    covered = game.state.table
    game.play.state = _with(game.state, covered, "meeple:90")
    game.stops()
    game.waits_for("red", "eat", "meeple:89", "done")


@rule("R9.3", "R3.6")
def test_ones_own_body_does_not_cover_what_it_only_overhangs():
    table = [put_all(TWO, "Mills"), overhung("meeple:90", "body:red")]
    situation("red", "green", table=table).stops().waits_for("red", "eat", "meeple:89", "meeple:90", "done")
    table = [put_all(TWO, "Mills"), overhung("meeple:90", "body:green")]
    situation("red", "green", table=table).stops().waits_for("red", "eat", "meeple:89", "done")


def _with(state, table, hidden):
    return replace(state, table=replace(table, accessible=tuple(m for m in table.accessible if m != hidden)))


@rule("R9.3")
def test_what_becomes_accessible_may_be_eaten_next():
    game = situation("red", "green", table=[put("meeple:90", "Mills"), on("meeple:83", "meeple:90")]).stops()
    game.waits_for("red", "eat", "meeple:83", "done")
    game.answers("meeple:83")
    game.waits_for("red", "eat", "meeple:90", "done")


@rule("R9.4")
def test_meeples_are_eaten_one_at_a_time_and_one_may_stop_at_any_time():
    game = situation("red", "green", table=[put_all(TWO, "Mills")]).stops().answers("meeple:90")
    game.waits_for("red", "eat", "meeple:89", "done")
    game.answers("done")
    assert game.state.monsters["red"].meeples == ("meeple:90",)
    game.waits_for("green", "action")


@rule("R9.4")
def test_after_each_bite_the_table_is_resolved():
    game = situation("red", "green", table=[put_all(TWO, "Mills")]).stops()
    game.when(Remove(("meeple:90",)), bare("floor:13")).answers("meeple:90")
    assert game.of(MeepleEaten, FloorGobbled) == [MeepleEaten("red", "meeple:90"), FloorGobbled("red", "floor:13")]
    game.waits_for("red", "eat", "meeple:89", "done")


@rule("R9.4")
def test_runaway_effects_wait_until_the_meal_is_over():
    game = situation("red", "green", runaway=runaway_meeples(9), table=[put_all(TWO, "Mills")]).stops()
    game.when(Remove(("meeple:90",)), left("meeple:88")).answers("meeple:90")
    assert game.state.due == ("line 2",)
    game.waits_for("red", "eat", "meeple:89", "done")
    game.answers("done")
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "line 2")]
    game.waits_for("green", "action")


@rule("R7.2", "R8.3")
def test_whoever_lies_at_their_own_meal_still_loses_teeth_to_the_runaway_board():
    """Nobody breaks the teeth of a Monster that has fallen, but these are lost, not broken."""
    game = situation("red", "green", runaway=runaway_meeples(9), table=[put_all(TWO, "Mills")]).stops()
    game.when(Remove(("meeple:90",)), left("meeple:88"), felled("body:red")).answers("meeple:90", "done")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "line 2")]
    game.waits_for("green", "action")
