"""Events as messages: everybody hears what happens, and nobody hears another's secret."""

import dataclasses

import pytest
from tests.games.rarrr.kit import GAME, fight, say, start

from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import Power
from meeple_city.games.rarrr.describe import DESCRIPTIONS


def told(event, seat=None, play=None):
    return say(GAME.describe((play or fight("E1", "T1")).state, event, seat))


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (events.CardPicked("seat 1", "fire 3"), "Seat 1 picks Fire 3", "Seat 1 picks a card"),
        (events.KatakanaLeftOut("seat 1", "he"), "Seat 1 leaves out the syllable he", "Seat 1 leaves out a syllable"),
        (events.CardLaid("seat 1", "fire 3", True), "Seat 1 adds Fire 3 face down", "Seat 1 adds a card face down"),
        (events.CardLaid("seat 1", "fire 3"), "Seat 1 adds Fire 3", "Seat 1 adds Fire 3"),
        (
            events.CardTakenBack("seat 1", Power.FIRE, "toxic 3", True),
            "Seat 1 takes back Toxic 3",
            "Seat 1 takes back a face-down card",
        ),
        (
            events.CardTakenBack("seat 1", Power.FIRE, "fire 3", False),
            "Seat 1 takes back Fire 3",
            "Seat 1 takes back Fire 3",
        ),
    ],
)
def test_a_secret_is_told_to_its_owner_alone(event, own, others):
    assert told(event, "seat 1") == own
    assert told(event, "seat 2") == others
    assert told(event, None) == others


def test_the_arguments_of_a_message_hold_no_secret_either():
    hidden = GAME.describe(fight("E1", "T1").state, events.CardPicked("seat 1", "fire 3"), "seat 2")
    assert (hidden.key, hidden.args) == ("rarrr.event.card_picked_hidden", {"seat": "seat 1"})


def test_while_monsters_are_made_picks_are_syllables():
    assert told(events.CardPicked("seat 1", "he"), "seat 1", start(2)) == "Seat 1 picks the syllable he"
    assert told(events.CardPicked("seat 1", "he"), "seat 2", start(2)) == "Seat 1 picks a card"


def test_a_finished_monster_tells_its_powers_and_a_destroyed_city_its_name():
    assert (
        told(events.MonsterFinished("seat 1", (3, 6, 0, 3)))
        == "Seat 1 reveals a monster: 3 electrical, 6 toxic, 0 radioactive, 3 fire"
    )
    assert told(events.CityDestroyed("seat 1", "Lima")) == "Seat 1 destroys Lima!"


def test_dealt_cards_are_not_told():
    state = fight("E1", "T1").state
    assert GAME.describe(state, events.RoundBegun(("fire 3",)), "seat 1").args == {"round": 1}
    assert GAME.describe(state, events.SetUp((), ("he",), ()), "seat 1").args == {}


def test_every_event_has_a_description():
    kinds = {kind for kind in vars(events).values() if dataclasses.is_dataclass(kind)}
    assert set(DESCRIPTIONS) == {kind for kind in kinds if kind.__module__ == events.__name__}
