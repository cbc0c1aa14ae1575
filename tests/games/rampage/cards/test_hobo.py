"""Hobo: three Meeples at random from the Stomachs of others."""

from tests.kit.rampage import gone, of_colour, situation

from meeple_city.border import message
from meeple_city.games.rampage.events import MeepleStolen
from meeple_city.games.rampage.game import Rampage

CARDS = {"red": ("hobo",)}
HOBO = "play hobo"
BLUE, GRAY = of_colour("blue", 5), of_colour("gray", 2)


def beg(*seats: str, **more):
    return situation("red", *seats, cards=CARDS, **more)


def test_three_meeples_are_taken_from_stomachs_of_ones_choice():
    game = beg("green", "yellow", stomachs={"green": BLUE, "yellow": GRAY}).answers(HOBO)
    game.waits_for("red", "rob", "rob green", "rob yellow")
    game.answers("rob green", "rob yellow", "rob green")
    stolen = game.of(MeepleStolen)
    assert [(event.seat, event.victim) for event in stolen] == [("red", "green"), ("red", "yellow"), ("red", "green")]
    monsters = game.state.monsters
    assert (len(monsters["red"].meeples), len(monsters["green"].meeples), len(monsters["yellow"].meeples)) == (3, 3, 1)
    assert set(monsters["red"].meeples) == {event.meeple for event in stolen}
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_which_meeples_is_left_to_chance():
    drawn = set()
    for first in range(len(BLUE)):
        stomach = BLUE[first:] + BLUE[:first]
        game = beg("green", stomachs={"green": stomach}).answers(HOBO)
        drawn.add(tuple(stomach.index(event.meeple) for event in game.of(MeepleStolen)))
    places = drawn.pop()
    assert not drawn  # the same seed draws the same places
    assert len(places) == 3
    assert places != (0, 1, 2)


def test_with_fewer_meeples_it_takes_what_there_is():
    game = beg("green", stomachs={"green": GRAY}).answers(HOBO)
    assert len(game.of(MeepleStolen)) == 2
    assert game.state.monsters["green"].meeples == ()
    game.waits_for("red", "action")


def test_without_any_meeple_elsewhere_it_cannot_be_played():
    game = beg("green", stomachs={"red": GRAY})
    assert HOBO not in game.ask.options
    game.waits_for("red", "action")


def test_an_empty_stomach_is_no_choice():
    game = beg("green", "yellow", stomachs={"green": BLUE}).answers(HOBO)
    assert len(game.of(MeepleStolen)) == 3
    game.waits_for("red", "action")


def test_an_invisible_monster_is_reached_as_well():
    game = beg("green", table=(gone("body:green", "paws:green"),), stomachs={"green": BLUE}).answers(HOBO)
    assert len(game.of(MeepleStolen)) == 3
    game.waits_for("red", "action")


def test_the_others_do_not_learn_which_meeples_they_were():
    game = beg("green", "yellow", stomachs={"green": BLUE}).answers(HOBO)
    event = game.of(MeepleStolen)[0]
    told = [Rampage().describe(game.state, event, seat) for seat in ("red", "green", "yellow", None)]
    known = message("rampage.event.meeple_stolen", seat="red", meeple=event.meeple, victim="green")
    hidden = message("rampage.event.meeple_stolen_hidden", seat="red", victim="green")
    assert told == [known, known, hidden, hidden]
    game.waits_for("red", "action")


def test_it_can_be_played_after_the_last_action():
    game = beg("green", stomachs={"green": BLUE}).stops()
    game.waits_for("red", "neighborhood", HOBO, "done")
    game.answers(HOBO)
    game.waits_for("green", "action")
