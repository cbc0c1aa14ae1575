"""Who Cut the Cheese?!: opponents stand on their heads, and need an action to get up."""

import pytest
from tests.kit.rampage import Refused, felled, left, paws_in, situation

from meeple_city.border import Place
from meeple_city.games.rampage.events import ActionTaken, MarkPlaced, MarkRemoved, TeethBroken

CARDS = {"red": ("who_cut_the_cheese",)}
CHEESE = "play who_cut_the_cheese"


def over(seat: str, turn_deg: float = 0.0) -> Place:
    return Place(f"body:{seat}", on=f"paws:{seat}", upside_down=True, turn_deg=turn_deg)


def cheesy(*table, **more):
    return situation("red", "green", "yellow", table=table, cards=CARDS, **more)


def test_all_opponents_are_put_upside_down_on_their_paws():
    game = cheesy().answers(CHEESE)
    assert game.requests == [over("green"), over("yellow")]
    assert game.of(MarkPlaced) == [MarkPlaced("green", "upside_down"), MarkPlaced("yellow", "upside_down")]
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_turning_up_is_the_first_action_of_the_next_turn():
    game = cheesy().answers(CHEESE).stops()
    assert game.of(ActionTaken) == [ActionTaken("green", "turn_up", "")]
    assert game.of(MarkRemoved) == [MarkRemoved("green", "upside_down")]
    assert game.state.actions_left == 1
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    assert game.requests[-1] not in (over("green"), over("yellow"))  # upright again
    assert game.state.monsters["yellow"].marks == ("upside_down",)
    game.waits_for("green", "action")
    game.stops()
    assert game.state.actions_left == 1
    game.waits_for("yellow", "action")
    game.stops().stops()
    assert game.state.actions_left == 2
    game.waits_for("green", "action")


def test_a_body_that_falls_meanwhile_gives_a_tooth_and_still_needs_the_action():
    game = cheesy().answers(CHEESE).does("move", felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.stops()
    assert game.state.actions_left == 1
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    assert "body:green" not in game.state.table.fallen_bodies
    game.waits_for("green", "action")


def test_a_body_that_was_lying_is_set_on_its_head_too():
    game = cheesy(felled("body:green")).answers(CHEESE)
    assert game.state.table.fallen_bodies == ()
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    game.waits_for("red", "action")


def test_paws_driven_out_meanwhile_come_back_first():
    game = cheesy().answers(CHEESE).does("move", left("paws:green"), left("body:green")).stops()
    game.waits_for("green", "starting_area")
    game.answers("start:green")
    assert game.state.actions_left == 1
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    game.waits_for("green", "action")


def test_whoever_is_outside_the_city_needs_the_action_too():
    game = cheesy(left("paws:green"), left("body:green")).answers(CHEESE)
    assert game.requests == [over("yellow")]
    assert game.of(MarkPlaced) == [MarkPlaced("green", "upside_down"), MarkPlaced("yellow", "upside_down")]
    game.stops().answers("start:green")
    assert game.state.actions_left == 1
    game.waits_for("green", "action")


def test_a_body_that_finds_no_room_upside_down_stays_as_it_is_but_needs_the_action():
    game = cheesy().when(over("green"), Refused()).when(over("green", 90.0), Refused()).answers(CHEESE)
    assert game.state.monsters["green"].marks == ("upside_down",)
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    game.waits_for("red", "action")


def test_whoever_stands_on_the_head_already_needs_one_action_only():
    game = situation("red", "green", "yellow", cards={**CARDS, "green": ("who_cut_the_cheese",)}, two_boxes=True)
    game.answers(CHEESE).stops().answers(CHEESE)
    assert game.state.monsters["yellow"].marks == ("upside_down",)
    assert game.state.monsters["red"].marks == ("upside_down",)
    game.stops()
    assert (game.state.active, game.state.actions_left) == ("yellow", 1)
    game.waits_for("yellow", "action")


def test_the_action_is_the_first_even_of_extra_ones():
    game = cheesy(extra_actions={"green": 1}).answers(CHEESE).stops()
    assert game.state.actions_left == 2
    game.waits_for("green", "action")


def in_teams(edition):
    """Red and Green against Yellow and Blue; Red has the card."""
    options = {"teams": "2x2", "edition": edition}
    game = situation("red", "yellow", "green", "blue", cards=CARDS, options=options)
    return game.answers("red", CHEESE)


@pytest.mark.parametrize(("edition", "hit"), [("en", ("yellow", "blue")), ("fr", ("yellow", "green", "blue"))])
def test_teammates_are_hit_in_the_french_edition_only(edition, hit):
    game = in_teams(edition)
    assert tuple(event.seat for event in game.of(MarkPlaced)) == hit
    game.waits_for("red", "actor")


def test_a_teammate_that_acts_in_the_same_turn_stays_on_its_head_until_the_next():
    game = in_teams("fr").answers("green").does("move")
    assert game.requests[-1] == over("green")
    game.answers("red").stops()
    assert (game.state.active, game.state.actions_left) == ("blue", 1)  # both of them have turned up
    game.answers("yellow").stops()
    assert game.state.actions_left == 2
    game.waits_for("red", "actor")


def test_the_owner_and_the_place_do_not_matter():
    game = cheesy(paws_in("green", "Bakery sidewalk")).answers(CHEESE)
    assert game.state.monsters["red"].marks == ()
    assert game.state.monsters["green"].marks == ("upside_down",)
    game.waits_for("red", "action")
