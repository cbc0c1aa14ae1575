"""R14: the variants, alone and together."""

from dataclasses import replace
from itertools import combinations

import pytest
from tests.kit.characters import monster
from tests.kit.rampage import new_match, one_of_each, opening, rule, situation

from meeple_city.border import message
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.events import CardBought, CardGained, CardRejected
from meeple_city.games.rampage.game import Rampage

BABY = {"baby": "on"}
FLOORS = ("floor:1", "floor:2", "floor:3")


def baby_match(floors=0, **more):
    """Red, a baby Monster with some Floors, is about to act."""
    game = situation("red", "green", cards={"red": ("softie",), "green": ("mean",)}, options=BABY, **more)
    state = game.play.state
    monsters = {**state.monsters, "red": replace(state.monsters["red"], floors=FLOORS[:floors])}
    game.play.state = replace(state, monsters=monsters)
    return game


@rule("R14.1")
def test_on_a_diet_every_meeple_outside_a_set_costs_a_point():
    red = replace(monster(), meeples=(*one_of_each(), *one_of_each(1)[:4]))
    state = replace(opening("red", "green", diet="on"), monsters={"red": red, "green": monster(blue=3)})
    scores = Rampage().standing(state, "last_floor").scores
    assert [(row.total, row.parts["penalties"]) for row in scores] == [(6, -4), (-3, -3)]
    assert message("rampage.score.diet", meeples=4) in scores[0].why
    usual = replace(state, variants=())
    assert [row.total for row in Rampage().standing(usual, "last_floor").scores] == [10, 0]


@rule("R14.2")
def test_a_tailor_made_monster_keeps_one_of_three_cards_of_each_kind():
    game = new_match("red", "green", cards="on", tailor_made="on")
    for seat in ("red", "green"):
        for kind in ("character", "power", "superpower"):
            game.waits_for(seat, "keep_card")
            assert len(game.ask.options) == 3
            assert set(game.ask.options) <= set(names_of(kind))
            game.answers(game.ask.options[1])
    assert len(game.of(CardGained)) == 6
    assert len(game.of(CardRejected)) == 12
    assert len(game.state.decks.rejected) == 12
    assert Rampage().pieces(game.state)["card"] == {"monsters": 6, "discarded": 12, "box": 30, "total": 48}
    assert game.ask.kind == "action"


@rule("R14.3")
def test_a_baby_monster_begins_with_a_character_only():
    game = new_match("red", "green", cards="on", baby="on")
    for seat in ("red", "green"):
        assert len(game.state.monsters[seat].characters) == 1
        assert game.state.monsters[seat].superpowers == game.state.team_of(seat).powers == ()
    assert game.ask.kind == "action"


@rule("R14.3")
def test_cards_are_bought_with_floors_at_the_end_of_a_turn_each_for_one_more():
    game = baby_match(floors=3).stops()
    game.waits_for("red", "buy_card", "done", "buy")
    assert game.ask.about == {"floors": 1}
    game.answers("buy")
    offered = game.ask.options
    assert [
        next(kind for kind in ("character", "power", "superpower") if card in names_of(kind)) for card in offered
    ] == [
        "character",
        "power",
        "superpower",
    ]
    game.answers(offered[1])
    assert game.state.team_of("red").powers == (offered[1],)
    assert game.of(CardBought) == [CardBought("red", ("floor:1",))]
    assert [event.card for event in game.of(CardRejected)] == [offered[0], offered[2]]
    game.waits_for("red", "buy_card", "done", "buy")
    assert game.ask.about == {"floors": 2}
    game.answers("buy").answers(game.ask.options[0])
    assert game.state.monsters["red"].floors == ()
    assert game.state.box.floors == FLOORS
    assert game.state.monsters["red"].bought == 2
    game.waits_for("green", "action")


@rule("R14.3")
def test_nobody_must_buy_and_without_enough_floors_nobody_is_asked():
    game = baby_match(floors=1).stops().answers("done")
    assert game.of(CardBought) == []
    game.waits_for("green", "action")
    game = baby_match().stops()
    game.waits_for("green", "action")


@rule("R14.3")
def test_an_empty_deck_offers_nothing():
    game = baby_match(floors=3)
    decks = replace(game.state.decks, characters=(), powers=(), superpowers=("hobo",))
    game.play.state = replace(game.state, decks=decks)
    game.stops().answers("buy")
    assert game.of(CardGained)[-1] == CardGained("red", "hobo")
    game.waits_for("green", "action")


def test_a_baby_that_is_tailor_made_chooses_one_of_three_characters():
    game = new_match("red", "green", cards="on", baby="on", tailor_made="on")
    game.waits_for("red", "keep_card")
    game.answers(game.ask.options[0])
    game.waits_for("green", "keep_card")
    game.answers(game.ask.options[2])
    assert [len(game.state.cards_of(seat)) for seat in ("red", "green")] == [1, 1]
    assert game.ask.kind == "action"


@pytest.mark.parametrize("pair", list(combinations(("diet", "tailor_made", "baby", "teams"), 2)), ids="-".join)
def test_variants_combine(pair):
    options = {name: "2x2" if name == "teams" else "on" for name in pair}
    game = new_match("red", "yellow", "green", "blue", cards="on", **options)
    asked = 0
    while game.ask.kind == "keep_card":
        game.answers(game.ask.options[0])
        asked += 1
    babies, teams = "baby" in pair, "teams" in pair
    dealt = 4 if babies else 8 + (2 if teams else 4)
    assert len(game.of(CardGained)) == dealt
    assert asked == (dealt if "tailor_made" in pair else 0)
    assert len(game.state.teams) == (2 if teams else 4)
    red = replace(game.state.monsters["red"], meeples=one_of_each()[:5])
    state = replace(game.state, monsters={**game.state.monsters, "red": red})
    penalty = Rampage().standing(state, "last_floor").scores[0].parts["penalties"]
    assert penalty == (-5 if "diet" in pair else 0)
    assert game.ask.kind == ("actor" if teams else "action")


def test_without_cards_variants_of_cards_change_nothing():
    game = new_match("red", "green", baby="on", tailor_made="on", diet="on")
    assert game.of(CardGained) == []
    assert game.ask.kind == "action"
