"""Events as messages: everybody hears what happens, and nobody hears another's secret."""

import dataclasses

import pytest
from tests.games.rarrr.kit import DECKS, GAME, fight, say, start

from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import Power
from meeple_city.games.rarrr.describe import DESCRIPTIONS


def told(event, seat=None, play=None):
    return say(GAME.describe((play or fight("E1", "T1")).state, event, seat))


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (events.CardPicked("seat 1", "fire 3"), "You keep Fire 3", "Seat 1 picks a card"),
        (events.KatakanaLeftOut("seat 1", "he"), "You leave out the syllable He", "Seat 1 leaves out a syllable"),
        (events.CardLaid("seat 1", "fire 3", True), "You add Fire 3 face down", "Seat 1 adds a card face down"),
        (events.CardLaid("seat 1", "fire 3"), "Seat 1 adds Fire 3", "Seat 1 adds Fire 3"),
        (
            events.CardTakenBack("seat 1", Power.FIRE, "toxic 3", True),
            "You take back Toxic 3, which was face down",
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
    assert told(events.CardPicked("seat 1", "he"), "seat 1", start(2)) == "You keep the syllable He"
    assert told(events.CardPicked("seat 1", "he"), "seat 2", start(2)) == "Seat 1 picks a card"


def test_a_finished_monster_tells_its_powers_and_a_destroyed_city_its_name():
    assert (
        told(events.MonsterFinished("seat 1", (3, 6, 0, 3)))
        == "Seat 1 reveals a monster: 3 electrical, 6 toxic, 0 radioactive, 3 fire"
    )
    assert told(events.CityDestroyed("seat 1", "Lima")) == "Seat 1 destroys Lima!"


def dealt():
    """A match that has just been set up, and the event that did so."""
    play = start(3)
    (set_up,) = (event for event in play.new_events if isinstance(event, events.SetUp))
    return play.state, set_up


def test_dealt_cards_are_told_to_their_owner_alone():
    state, set_up = dealt()
    assert GAME.describe(state, set_up, None).args == {}
    for player in state.players:
        own = GAME.describe(state, set_up, player.seat)
        assert own.args == {"monster": player.monster, "cards": player.pack}
    powers = events.RoundBegun(DECKS.powers)
    assert GAME.describe(state, powers, None).args == {"round": 0}
    after = GAME.reduce(state, powers)
    for player in after.players:
        assert GAME.describe(after, powers, player.seat).args == {"round": 1, "cards": player.pack}


def test_the_cities_of_a_round_are_named():
    assert told(events.CitiesDealt(("Lima", "Rome"))) == "The cities of this round are Lima and Rome"


def test_nothing_is_said_when_no_card_is_left_to_discard():
    assert told(events.SetsDiscarded("seat 1", 3)) == "Seat 1 discards 3 cards from the battlefield"
    assert GAME.describe(fight("E1", "T1").state, events.SetsDiscarded("seat 1", 0), None) is None


def test_whoever_has_the_angriest_monster_card_does_not_take_it_again():
    state = fight("E1", "T1", angriest=2).state
    assert not GAME.check(state, events.AngriestTaken("seat 2"))
    assert GAME.check(state, events.AngriestTaken("seat 1"))


def test_every_event_has_a_description():
    kinds = {kind for kind in vars(events).values() if dataclasses.is_dataclass(kind)}
    assert set(DESCRIPTIONS) == {kind for kind in kinds if kind.__module__ == events.__name__}
