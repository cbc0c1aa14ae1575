"""Face-down Superpowers: what is asked of whom does not depend on what they are."""

from dataclasses import replace

import pytest
from tests.kit.rampage import felled, left, of_colour, paws_in, put, runaway_meeples, situation

from meeple_city.core.asks import Ask
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.game import Rampage

SUPERPOWERS = names_of("superpower")
USUAL = {"red": "earthquake", "green": "scavenger", "yellow": "terminator"}
PAIRS = [(seat, card) for seat in USUAL for card in SUPERPOWERS if card not in USUAL.values()]
QUIET = {
    "interrupt_teeth_protector": "pass",
    "interrupt_too_cute": "pass",
    "neighborhood": "done",
    "end_of_turn": "done",
}


def quietly(game):
    """Answer every question without showing a card, up to the next action."""
    while game.ask.kind != "action":
        game.shoots() if game.ask.permit else game.answers(QUIET.get(game.ask.kind, game.ask.options[0]))
    return game


def played(hands, side="A"):
    """Three turns in which much happens and nobody shows a card."""
    cards = {seat: (card,) for seat, card in hands.items()}
    table = (paws_in("green", "Mills"), put("meeple:80", "Mills"))
    stomachs = {seat: of_colour("gray", 2, first) for seat, first in (("red", 0), ("green", 2), ("yellow", 4))}
    away = runaway_meeples(9) if side == "A" else of_colour("green", 3)
    game = situation(
        *hands, cards=cards, table=table, stomachs=stomachs, runaway=away, options={"side": side}
    )  # fmt: skip
    quietly(game.does("move", felled("body:green"), felled("body:yellow")))
    quietly(game.does("breathe", left(*of_colour("green", 6, 9))))
    quietly(game.does("breathe", felled("body:red")))
    quietly(game.does("breathe", felled("body:yellow")))
    return quietly(game.stops())


def asked(game):
    """Who was asked what, as everybody may know."""
    records = [record for record in game.play.records if isinstance(record.question, Ask) and not record.auto]
    return [(record.question.seat, record.question.kind) for record in records]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("seat", "card"), PAIRS)
def test_matches_that_differ_in_a_hidden_card_only_ask_the_same_questions(seat, card, side):
    usual, other = played(USUAL, side), played({**USUAL, seat: card}, side)
    assert asked(other) == asked(usual)
    kinds = {kind for _, kind in asked(usual)}
    assert kinds >= {"interrupt_teeth_protector", "interrupt_too_cute", "neighborhood", "end_of_turn"}
    for viewer in (*USUAL, None):
        if viewer != seat:
            assert Rampage().view(other.state, viewer) == Rampage().view(usual.state, viewer)
    other.waits_for(usual.ask.seat, "action")


def test_swapped_cards_make_no_difference_either():
    swapped = {"red": USUAL["green"], "green": USUAL["red"], "yellow": USUAL["yellow"]}
    assert asked(played(swapped)) == asked(played(USUAL))


def test_a_player_without_a_face_down_card_is_not_asked():
    game = situation("red", "green", cards={"red": ("hobo",), "green": ()}).does("move", felled("body:green"))
    game.waits_for("red", "action")
    assert game.state.monsters["green"].teeth == 3


def test_with_no_action_left_to_take_the_question_is_asked_all_the_same():
    for card in ("too_cute", "unleashed"):
        game = situation("red", "green", cards={"red": (card,)}, table=(left("paws:red"), left("body:red")))
        game.waits_for("red", "starting_area")
        state = game.state
        nowhere = {piece: at for piece, at in state.table.where_mm.items() if not piece.endswith(":red")}
        game.play.state = replace(state, table=replace(state.table, where_mm=nowhere))
        game.answers("start:red")
        game.waits_for("red", "action")
