"""Something to tell people, independent of language: a key in the catalogue and the arguments of its text.

Rules and table emit messages, and `meeple_city.words` puts them into words. Rewording a text changes no journal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = str | int | float | tuple[str, ...]


@dataclass(frozen=True)
class Message:
    """A key such as `rampage.event.tooth_broken` with named arguments; pieces, zones and seats are given by id."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)


def message(key: str, **args: Argument) -> Message:
    """Make a message from a key and named arguments."""
    return Message(key, args)
