"""What on the table stands for which answer: what glows, and what a click means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meeple_city.core.asks import Ask
from meeple_city.display.marks import Pair


@dataclass(frozen=True)
class Targets:
    """Pieces and zones, each with the answers they stand for."""

    pieces: Mapping[str, tuple[str, ...]]
    zones: Mapping[str, str]

    def of_piece(self, piece: str) -> str | None:
        """The one answer a piece stands for."""
        answers = self.pieces.get(piece, ())
        return answers[0] if len(answers) == 1 else None


def targets(ask: Ask, view: Mapping[str, Any]) -> Targets:
    """All that can be clicked to answer a question."""
    city = view.get("city")
    if not isinstance(city, Mapping) or "outlines_mm" not in city:
        return Targets({}, {})
    pieces: dict[str, tuple[str, ...]] = {}
    zones: dict[str, str] = {}
    for answer in ask.options:
        for piece in _pieces(answer, ask.seat, view):
            pieces[piece] = (*pieces.get(piece, ()), answer)
        zones |= dict.fromkeys(_zones(answer, city), answer)
    return Targets(pieces, zones)


def outlines(names: Sequence[str], view: Mapping[str, Any]) -> list[tuple[Pair, ...]]:
    """The outlines of zones by name."""
    known = (view.get("city") or {}).get("outlines_mm", {})
    return [tuple((x, y) for x, y in known[name]) for name in names if name in known]


def _pieces(answer: str, seat: str, view: Mapping[str, Any]) -> list[str]:
    verb, _, rest = answer.partition(" ")
    if answer == "move":
        return [f"paws:{seat}"]
    if answer == "breathe":
        return [f"body:{seat}"]
    if verb == "demolish":
        return _house(rest, view)
    if verb == "toss":
        return [rest]
    return [answer] if answer in view["table"]["where_mm"] else []


def _zones(answer: str, city: Mapping[str, Any]) -> list[str]:
    """The zones that stand for an answer: itself, or a building's Ruin and Sidewalk."""
    verb, _, rest = answer.partition(" ")
    if verb != "demolish":
        return [answer] if answer in city["outlines_mm"] else []
    return [zone for b in city["buildings"] if b["name"] == rest for zone in (b["ruin_zone"], b["sidewalk"])]


def _house(building: str, view: Mapping[str, Any]) -> list[str]:
    """The Floors and Meeples of a building, and its Ruin."""
    ruin = next(b["ruin"] for b in view["city"]["buildings"] if b["name"] == building)
    above: dict[str, list[str]] = {}
    for piece, supports in view["table"]["rests_on"].items():
        for below in supports:
            above.setdefault(below, []).append(piece)
    found, open_ = {ruin}, [ruin]
    while open_:
        new = [piece for piece in above.get(open_.pop(), ()) if piece not in found]
        found.update(new)
        open_ += new
    return [piece for piece in found if piece.partition(":")[0] in ("floor", "meeple", "ruin")]
