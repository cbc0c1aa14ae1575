"""Events as messages: each has one, and no secret reaches the wrong ears."""

import dataclasses
from random import Random

import pytest
from tests.games.octorage.scene import scene

from meeple_city.core.events import Event
from meeple_city.core.play import Play
from meeple_city.games.octorage import events
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.describe import DESCRIPTIONS, describe
from meeple_city.games.octorage.game import OctoRage
from meeple_city.words.catalogue import load_words

KINDS = [cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event]


STATE = scene("1", "2", "3").state


def told(event, seat):
    return load_words().say(describe(STATE, event, seat))


def sample(cls):
    """An event of a kind with something in every field."""
    values = {"str": "seat 1", "int": 2, "tuple[str, ...]": ("seat 1", "seat 2")}
    return cls(**{field.name: values[str(field.type)] for field in dataclasses.fields(cls)})


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_words(kind):
    assert told(sample(kind), None)
    assert kind in DESCRIPTIONS


def test_only_those_who_draw_hear_what():
    drawn = events.CardsDrawn(("seat 1", "seat 2"), ("machete 1", "dynamite 12"))
    assert told(drawn, None) == told(drawn, "seat 3") == "Seat 1 and Seat 2 draw"
    assert told(drawn, "seat 2") == "Seat 1 and Seat 2 draw; you get Dynamite 12"


def test_one_player_draws_alone():
    one = events.CardsDrawn(("seat 1",), ("machete 1",))
    two = events.CardsDrawn(("seat 1", "seat 1"), ("machete 1", "dodge"))
    assert [told(one, "seat 3"), told(one, "seat 1")] == ["Seat 1 draws 1 card", "You draw Machete 1"]
    assert [told(two, None), told(two, "seat 1")] == ["Seat 1 draws 2 cards", "You draw Machete 1 and Dodge"]


def test_a_stolen_card_is_known_to_thief_and_victim_alone():
    stolen = events.CardStolen("seat 1", "seat 2", "dynamite 12")
    assert told(stolen, "seat 1") == "You steal Dynamite 12 from Seat 2"
    assert told(stolen, "seat 2") == "Seat 1 steals Dynamite 12 from you"
    for seat in ("seat 3", None):
        assert told(stolen, seat) == "Seat 1 steals a card from Seat 2"
        assert "card" not in describe(STATE, stolen, seat).args


def test_a_kept_card_is_known_to_its_keeper_alone():
    kept = events.CardKept("seat 1", "dynamite 12", ("dynamite 12", "machete 1"))
    assert told(kept, "seat 1") == "You keep Dynamite 12 from the top of the deck"
    for seat in ("seat 2", None):
        assert told(kept, seat) == "Seat 1 keeps a card from the top of the deck"
        assert describe(STATE, kept, seat).args == {"seat": "seat 1"}


def test_lives_are_counted_in_good_english():
    assert told(events.Attacked("seat 1", 1), None) == "The Octoman attacks Seat 1: 1 life lost"
    assert told(events.LifeLost("seat 1", 2, "Norbert"), None) == "Seat 1 loses 2 lives to Norbert's dynamite"


def test_the_game_describes_its_events():
    message = OctoRage().describe(None, events.Dodged("seat 1"), None)
    assert load_words().say(message) == "Seat 1 dodges: play changes direction"


def test_nobody_hears_a_deck():
    assert describe(STATE, sample(events.DeckReshuffled), "seat 1").args == {}
    assert describe(STATE, sample(events.RoundBegun), None).args == {}


def test_everybody_hears_which_cards_they_are_dealt_and_no_others():
    begun = events.RoundBegun(box().cards)
    assert told(begun, None) == "A new round: all cards are shuffled and dealt"
    after = OctoRage().reduce(STATE, begun)
    for seat in ("seat 1", "seat 2", "seat 3"):
        assert describe(STATE, begun, seat).args == {"cards": after.hand(seat)}
    assert told(begun, "seat 2") == (
        "A new round: all cards are shuffled, and you are dealt Machete 2, Machete 2, Machete 3 and Machete 3"
    )


def test_characters_and_the_octoman_are_told_before_the_first_answer():
    begun = events.MatchBegun(("José", "Gilles", "Pamela"), "seat 2")
    assert told(begun, "seat 3") == (
        "The mercenaries are, from the first seat on: José, Gilles and Pamela; Seat 2 gets the Octoman"
    )


class Accounting(OctoRage):
    """Checks that every event tells the lives that were really lost or regained."""

    told = 0

    def reduce(self, state, event):
        after = super().reduce(state, event)
        if isinstance(event, events.LifeLost | events.Attacked | events.LifeRegained):
            change = event.gained if isinstance(event, events.LifeRegained) else -event.lost
            assert after.life(event.seat) - state.life(event.seat) == change != 0
            self.told += 1
        return after


@pytest.mark.parametrize("seed", range(4))
def test_lives_are_told_as_they_are_lost_and_regained(seed):
    game, rng = Accounting(), Random(seed)
    play = Play(game, game.opening(game.seats(6, None), {}, seed, None), seed)
    while play.pending is not None:
        play.give(rng.choice(play.pending.options))
    assert game.told > 10
