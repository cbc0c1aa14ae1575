"""What is wanted stays visible: marks over things that something else hides from where one sits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from meeple_city.display.geometry import Position
from meeple_city.display.marks import Guide
from meeple_city.ui.aiming import USUAL, circle
from meeple_city.ui.ports import TableScreen

MOST = 30  # things that are looked for; our choice
RADIUS_MM, DOT_MM = 11.0, 6.0  # of a mark; our choice


def hidden(screen: TableScreen, wanted: Iterable[str], where_mm: Mapping[str, Position]) -> list[str]:
    """The pieces in the picture whose middle is behind something that is not wanted."""
    pieces = [piece for piece in wanted if piece in where_mm][:MOST]
    found = []
    for piece in pieces:
        at = screen.project(where_mm[piece])
        seen = screen.pick(at) if at is not None else None
        if seen is not None and seen.piece and seen.piece not in pieces:
            found.append(piece)
    return found


def hidden_marks(pieces: Sequence[str], where_mm: Mapping[str, Position]) -> list[Guide]:
    """A ring around each of these pieces and a dot in it, seen through whatever stands before them."""
    rings = [Guide("area", circle(where_mm[piece], RADIUS_MM), USUAL, 1.6) for piece in pieces]
    dots = tuple(where_mm[piece] for piece in pieces)
    return [*rings, Guide("dots", dots, USUAL, DOT_MM)] if dots else []
