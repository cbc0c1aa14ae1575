"""Events in words: everybody hears what happens, and nobody hears another's secret."""

import dataclasses
from random import Random

import pytest
from tests.games.rarrr.kit import GAME, fight, start

from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import Power
from meeple_city.games.rarrr.describe import WORDS


def told(event, seat=None):
    return GAME.tell(fight("E1", "T1").state, event, seat)


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (events.CardPicked("seat 1", "fire 3"), "seat 1 picks fire 3", "seat 1 picks a card"),
        (events.KatakanaLeftOut("seat 1", "he"), "seat 1 leaves out he", "seat 1 leaves out a Katakana card"),
        (events.CardLaid("seat 1", "fire 3", True), "seat 1 adds fire 3 face down", "seat 1 adds a card face down"),
        (events.CardLaid("seat 1", "fire 3"), "seat 1 adds fire 3", "seat 1 adds fire 3"),
        (
            events.CardTakenBack("seat 1", Power.FIRE, "toxic 3", True),
            "seat 1 takes back toxic 3",
            "seat 1 takes back a card that lay face down",
        ),
        (
            events.CardTakenBack("seat 1", Power.FIRE, "fire 3", False),
            "seat 1 takes back fire 3",
            "seat 1 takes back fire 3",
        ),
    ],
)
def test_a_secret_is_told_to_its_owner_alone(event, own, others):
    assert told(event, "seat 1") == own
    assert told(event, "seat 2") == others
    assert told(event, None) == others


def test_a_finished_monster_tells_its_powers_and_a_destroyed_city_its_name():
    assert (
        told(events.MonsterFinished("seat 1", (3, 6, 0, 3)))
        == "seat 1 shows a Monster of 3 electrical, 6 toxic, 3 fire"
    )
    assert told(events.CityDestroyed("seat 1", "Lima")) == "seat 1 destroys Lima"


def test_dealt_cards_are_not_told():
    assert "fire 3" not in told(events.RoundBegun(("fire 3",)))
    assert "he" not in told(events.SetUp((), ("he",), ())).split()


def test_every_event_of_a_match_has_words():
    kinds = {kind for kind in vars(events).values() if dataclasses.is_dataclass(kind)}
    assert set(WORDS) == {kind for kind in kinds if kind.__module__ == events.__name__}
    dice, heard = Random(2), set()
    for seed in range(6):
        play = start(3, seed, face_down="on")
        while play.pending is not None:
            heard |= {type(event) for event in play.news if GAME.tell(play.state, event, None)}
            play.give(dice.choice(play.pending.options))
        heard |= {type(event) for event in play.news if GAME.tell(play.state, event, None)}
    assert heard == set(WORDS)
