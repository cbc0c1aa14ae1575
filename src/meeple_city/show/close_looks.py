"""Whom viewers see from nearby, and read about: the player whose turn begins, and the one who loses a tooth."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Message
from meeple_city.show.remarks import named, word

TURNS = ("turn_started", "team_turn_started")
TEETH = ("tooth_broken", "teeth_broken", "tooth_lost", "teeth_lost")


def whose_turn(told: Iterable[Message]) -> str:
    """The seat whose turn begins; empty if none does."""
    return _last(told, TURNS)


def who_suffers(told: Iterable[Message]) -> str:
    """The seat that loses teeth; empty if none does."""
    return _last(told, TEETH)


def _last(told: Iterable[Message], words: tuple[str, ...]) -> str:
    return next((named(one, "seat") for one in reversed(list(told)) if word(one) in words), "")
