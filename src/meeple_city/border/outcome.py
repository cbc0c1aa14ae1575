"""What the table reports back: what physically happened, in terms the rules can use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meeple_city.border.message import Message
from meeple_city.border.plain import from_plain, to_plain


@dataclass(frozen=True)
class Touch:
    """The moving piece touched another one."""

    at_s: float
    piece: str


@dataclass(frozen=True)
class Outcome:
    """The table after a request. The reason for each verdict is in `why`, under "verdict piece".

    `Outcome()` stands for a table that has not been observed yet. Pieces are listed in the order of the table, touches
    in the order they happened.
    """

    settled: bool = True
    sim_s: float = 0.0
    refused: Message | None = None  # why a Place, PutBack, StandUp or LayDown was not possible
    lifted: tuple[str, ...] = ()  # in the hand: off the table, but not lost
    left_city: tuple[str, ...] = ()  # were connected to the board before, and no longer are
    outside: tuple[str, ...] = ()  # on the table or the ground, not connected to the board
    fallen_bodies: tuple[str, ...] = ()  # are lying down
    felled_bodies: tuple[str, ...] = ()  # stood before and are lying down now
    bare_floors: tuple[str, ...] = ()  # Floors in the City with nothing on them
    accessible: tuple[str, ...] = ()  # Meeples that support nothing and are not covered
    # Meeples that nothing covers but Bodies jutting out over their own Paws, with those Bodies:
    overhung: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    street_level: tuple[str, ...] = ()  # Paws on the board, or no higher above it than a Floor is thick
    touched: tuple[Touch, ...] = ()  # by the moving piece; each piece is listed once
    touched_before_release: tuple[Touch, ...] = ()  # while it was still carried
    moved_before_release: Mapping[str, float] = field(default_factory=dict)  # how far by then, in millimetres
    moved: tuple[str, ...] = ()  # pieces whose position changed
    zones: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of each piece in the City
    rests_on: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the supports of each piece
    where_mm: Mapping[str, tuple[float, float, float]] = field(default_factory=dict)  # centres of pieces on the table
    why: Mapping[str, Message] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The outcome as a JSON object."""
        plain: dict[str, Any] = to_plain(self)
        return plain

    @classmethod
    def from_json(cls, data: object) -> Outcome:
        """Decode what `to_json` returned."""
        return from_plain(cls, data, "outcome")
