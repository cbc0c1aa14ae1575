"""Something to tell people, without the words: a key of the catalogue, and the arguments of its sentence.

Rules and table speak in messages; `meeple_city.words` turns them into a language. So a changed word changes no journal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = str | int | float | tuple[str, ...]


@dataclass(frozen=True)
class Message:
    """A key such as `rampage.event.tooth_broken`, and its arguments by name; pieces, zones and seats by their ids."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)


def message(key: str, **args: Argument) -> Message:
    """A message, its arguments by name."""
    return Message(key, args)
