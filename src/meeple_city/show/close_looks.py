"""Whom viewers see from nearby, and read about: whoever begins a turn or has a meal, and whoever loses a tooth."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Message
from meeple_city.show.remarks import named, word

TURNS = ("turn_started", "team_turn_started")
MEALS = ("gobbled", "eaten")
TEETH = ("tooth_broken", "teeth_broken", "tooth_lost", "teeth_lost")


def whose_turn(told: Iterable[Message]) -> str:
    """The seat whose turn begins; empty if none does."""
    return _last(told, TURNS)


def who_eats(told: Iterable[Message]) -> str:
    """The seat that has a meal; empty if none does."""
    return _last(told, MEALS)


def who_suffers(told: Iterable[Message]) -> str:
    """The seat that loses teeth; empty if none does."""
    return _last(told, TEETH)


def _last(told: Iterable[Message], words: tuple[str, ...]) -> str:
    return next((named(one, "seat") for one in reversed(list(told)) if word(one) in words), "")
