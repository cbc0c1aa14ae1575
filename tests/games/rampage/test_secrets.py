"""R11: public and secret information."""

import json
from dataclasses import replace

from tests.kit.rampage import felled, left, of_colour, paws_in, rule, situation

from meeple_city.border import message
from meeple_city.border.plain import to_plain
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.describe import describe
from meeple_city.games.rampage.events import FloorGobbled, MeeplePaid
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Box, Monster
from meeple_city.games.rampage.view import StomachView

BLUE = of_colour("blue", 2)
STOMACH = StomachView(BLUE, (), 0)


def seen(game, seat, whose):
    return Rampage().view(game.state, seat).monsters[whose].stomach


@rule("R11.1")
def test_a_stomach_is_secret_to_all_but_its_owner():
    game = situation("red", "green", stomachs={"red": BLUE})
    assert seen(game, "red", "red") == STOMACH
    assert seen(game, "green", "red") is None
    assert seen(game, None, "red") is None
    game.waits_for("red", "action")


@rule("R11.1")
def test_with_open_stomachs_everybody_sees_them():
    game = situation("red", "green", stomachs={"red": BLUE}, options={"open_stomachs": "on"})
    assert [seen(game, who, "red") for who in ("red", "green", None)] == [STOMACH] * 3
    assert Rampage().view(game.state, None).options == {
        "side": "A",
        "edition": "en",
        "cards": "off",
        "open_stomachs": "on",
        "diet": "off",
        "tailor_made": "off",
        "baby": "off",
    }
    game.waits_for("red", "action")


@rule("R11.1")
def test_at_the_end_everything_is_shown():
    game = situation("red", "green", stomachs={"red": BLUE}, turn=199).stops()
    assert [seen(game, who, "red") for who in ("red", "green", None)] == [STOMACH] * 3
    game.is_over("max_turns")


@rule("R11.1")
def test_everything_else_is_public():
    game = situation("red", "green", runaway=BLUE).does("move", felled("body:green"), left("meeple:90"))
    view = Rampage().view(game.state, None)
    assert view.seat is None
    assert view.runaway == (*BLUE, "meeple:90")
    assert {name: monster.teeth for name, monster in view.monsters.items()} == {"red": 4, "green": 3}
    assert view.box == Box(teeth=8)
    assert (view.active, view.actions_left, view.turn) == ("red", 1, 7)
    assert view.table.fallen_bodies == ("body:green",)
    assert view.city.scene == "meeple-city"
    assert view.options["open_stomachs"] == "off"
    json.dumps(to_plain(view))
    game.waits_for("red", "action")


@rule("R11.1")
def test_no_view_depends_on_what_is_in_the_stomachs_of_others():
    game = situation("red", "yellow", "green", stomachs={"red": BLUE})
    other = replace(game.state, monsters={**game.state.monsters, "red": Monster(4, 3, ("meeple:1",), ("floor:1",))})
    for seat in ("yellow", "green", None):
        assert Rampage().view(other, seat) == Rampage().view(game.state, seat)
    assert Rampage().view(other, "red") != Rampage().view(game.state, "red")
    game.waits_for("red", "action")


@rule("R11.1")
def test_meeples_paid_to_a_player_are_secret_to_the_others():
    state = situation("red", "yellow", "green").state
    paid = MeeplePaid("red", "meeple:2", "green")
    whole = message("rampage.event.meeple_paid", seat="red", meeple="meeple:2", to="green")
    assert describe(state, paid, "red") == describe(state, paid, "green") == whole
    for stranger in ("yellow", None):
        assert describe(state, paid, stranger) == message("rampage.event.meeple_paid_hidden", seat="red", to="green")
    assert describe(replace(state, open_stomachs=True), paid, None) == whole


@rule("R11.1")
def test_what_goes_to_the_box_or_is_gobbled_is_public():
    state = situation("red", "green").state
    boxed = describe(state, MeeplePaid("red", "meeple:2", ""), None)
    assert boxed == message("rampage.event.meeple_boxed", seat="red", meeple="meeple:2")
    gobbled = describe(state, FloorGobbled("red", "floor:1"), None)
    assert gobbled == message("rampage.event.gobbled", seat="red", floor="floor:1")


@rule("R11.2")
def test_a_payer_is_asked_even_if_there_is_only_one_colour_so_that_nothing_is_revealed():
    game = situation("red", "green", teeth={"green": 0}, stomachs={"green": BLUE}).does("move", felled("body:green"))
    game.waits_for("green", "pay_meeple", "blue")
    richer = replace(game.state.monsters["green"], meeples=(*BLUE, "meeple:1"))
    other = replace(game.state, monsters={**game.state.monsters, "green": richer})
    for stranger in ("red", None):
        assert Rampage().view(other, stranger) == Rampage().view(game.state, stranger)


@rule("R11.2")
def test_the_options_of_a_question_are_in_no_view():
    game = situation("red", "green", table=[paws_in("red", "Bank sidewalk", "Park")])
    assert "demolish Bank" in game.ask.options
    for seat in ("red", "green", None):
        assert "demolish" not in json.dumps(to_plain(Rampage().view(game.state, seat)))
    game.waits_for("red", "action")


@rule("R11.2")
def test_who_looks_on_may_see_the_options_unless_a_face_down_card_may_be_among_them():
    game = situation("red", "green", cards={"red": ("hobo",)})
    view = Rampage().view(game.state, None)
    for seat, kind, public in (
        ("red", "action", False),
        ("green", "action", True),
        ("red", "neighborhood", False),
        ("red", "move", True),
        ("green", "interrupt_too_cute", False),
        ("green", "pay_meeple", False),
    ):
        assert Rampage().is_public(Ask(seat, kind), view) == public, (seat, kind)
    game.waits_for("red", "action")
