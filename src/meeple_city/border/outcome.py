"""What the table tells back: what physically happened, in words the rules can use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meeple_city.border.message import Message
from meeple_city.border.plain import from_plain, to_plain


@dataclass(frozen=True)
class Touch:
    """The moving piece met another, at this moment."""

    at_s: float
    piece: str


@dataclass(frozen=True)
class Outcome:
    """The table after a request, judged; every verdict has its reason in `why`, under "verdict piece".

    With nothing said, a table nobody has looked at yet. Lists of pieces are in the order of the table, touches in the
    order they happened.
    """

    settled: bool = True
    sim_s: float = 0.0
    refused: Message | None = None  # a Place or StandUp that could not be done, and why
    lifted: tuple[str, ...] = ()  # taken into the hand: off the table, not lost
    left_city: tuple[str, ...] = ()  # were in touch with the board before, and no longer are
    outside: tuple[str, ...] = ()  # on the table or the ground, not in touch with the board
    fallen_bodies: tuple[str, ...] = ()  # lie now
    felled_bodies: tuple[str, ...] = ()  # stood before and lie now
    bare_floors: tuple[str, ...] = ()  # in the City with nothing on them
    accessible: tuple[str, ...] = ()  # Meeples that hold nothing up and are not covered
    touched: tuple[Touch, ...] = ()  # by the moving piece, each piece once
    touched_before_release: tuple[Touch, ...] = ()  # while it was still carried
    moved: tuple[str, ...] = ()  # pieces that are not where they were
    zones: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # zones each piece in the City is in
    rests_on: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what each piece presses on
    where_mm: Mapping[str, tuple[float, float, float]] = field(default_factory=dict)  # middles, all on the table
    why: Mapping[str, Message] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The outcome as a JSON object."""
        plain: dict[str, Any] = to_plain(self)
        return plain

    @classmethod
    def from_json(cls, data: object) -> Outcome:
        """Decode what `to_json` wrote."""
        return from_plain(cls, data, "outcome")
