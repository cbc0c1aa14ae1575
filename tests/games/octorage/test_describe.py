"""Events in words: every one has some, and no secret passes to the wrong ears."""

import dataclasses

import pytest

from meeple_city.core.events import Event
from meeple_city.games.octorage import events
from meeple_city.games.octorage.describe import WORDS, tell
from meeple_city.games.octorage.game import OctoRage

KINDS = [cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event]


def sample(cls):
    """An event of a kind with something in every field."""
    values = {"str": "seat 1", "int": 2, "tuple[str, ...]": ("seat 1", "seat 2")}
    return cls(**{field.name: values[str(field.type)] for field in dataclasses.fields(cls)})


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_words(kind):
    assert tell(None, sample(kind), None)
    assert kind in WORDS


def test_only_who_draws_hears_what():
    drawn = events.CardsDrawn(("seat 1", "seat 2"), ("machete-1", "dynamite-2"))
    assert tell(None, drawn, None) == "seat 1, seat 2 draw"
    assert tell(None, drawn, "seat 2") == "seat 1, seat 2 draw; you: dynamite-2"
    assert tell(None, events.CardsDrawn(("seat 1",), ("machete-1",)), "seat 3") == "seat 1 draws"


def test_a_stolen_card_is_known_to_thief_and_victim_alone():
    stolen = events.CardStolen("seat 1", "seat 2", "dynamite-2")
    assert "dynamite-2" in tell(None, stolen, "seat 1")
    assert "dynamite-2" in tell(None, stolen, "seat 2")
    assert "dynamite-2" not in tell(None, stolen, "seat 3")
    assert "dynamite-2" not in tell(None, stolen, None)


def test_a_kept_card_is_known_to_its_keeper_alone():
    kept = events.CardKept("seat 1", "dynamite-2", ("dynamite-2", "machete-1"))
    assert "dynamite-2" in tell(None, kept, "seat 1")
    assert "dynamite-2" not in tell(None, kept, None)


def test_the_game_tells_its_events():
    assert OctoRage().tell(None, events.Dodged("seat 1"), None) == "seat 1 dodges: the direction turns"


def test_nobody_hears_a_deck():
    for kind in (events.RoundBegun, events.DeckReshuffled):
        assert "seat" not in tell(None, sample(kind), "seat 1")
