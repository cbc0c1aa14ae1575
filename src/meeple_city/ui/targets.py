"""Which pieces and zones on the table stand for which answer: what glows, and what a click means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meeple_city.border import City
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.geometry import Point
from meeple_city.games.rampage.table_facts import kind_of, standing_on
from meeple_city.words.questions import SEAT_QUESTIONS


@dataclass(frozen=True)
class Targets:
    """Pieces and zones, each with the answers they stand for."""

    pieces: Mapping[str, tuple[str, ...]]
    zones: Mapping[str, str]

    def of_piece(self, piece: str) -> str | None:
        """The one answer a piece stands for; None when there are several."""
        answers = self.pieces.get(piece, ())
        return answers[0] if len(answers) == 1 else None


def targets(ask: Ask, view: View) -> Targets:
    """Everything that can be clicked to answer a question."""
    if not isinstance(view, PhysicalView):
        return Targets({}, {})
    pieces: dict[str, tuple[str, ...]] = {}
    zones: dict[str, str] = {}
    for answer in ask.options:
        named = [f"body:{answer}", f"paws:{answer}"] if ask.kind in SEAT_QUESTIONS else None
        for piece in named or _pieces(answer, ask.seat, view):
            pieces[piece] = (*pieces.get(piece, ()), answer)
        zones |= dict.fromkeys(_zones(answer, view.city), answer)
    return Targets(pieces, zones)


def outlines(zones: Iterable[str], city: City) -> list[tuple[Point, ...]]:
    """The outlines of zones by name."""
    return [city.outlines_mm[zone] for zone in zones if zone in city.outlines_mm]


def _pieces(answer: str, seat: str, view: PhysicalView) -> list[str]:
    verb, _, target = answer.partition(" ")
    if answer == "move":
        return [f"paws:{seat}"]
    if verb == "breathe":
        return [f"body:{target or seat}"]
    if verb in ("smash", "catch"):
        return [f"body:{target}"]
    if verb == "demolish":
        return _standing_parts(target, view)
    if verb == "toss":
        return [target]
    if answer in view.city.building_of:
        return _standing_parts(answer, view)
    return [answer] if answer in view.table.where_mm else []


def _zones(answer: str, city: City) -> list[str]:
    """The zones that stand for an answer: the zone itself, or a building's Ruin and Sidewalk."""
    verb, _, target = answer.partition(" ")
    if verb != "demolish":
        return [answer] if answer in city.outlines_mm else []
    return [zone for b in city.buildings if b.name == target for zone in (b.ruin_zone, b.sidewalk)]


def _standing_parts(building: str, view: PhysicalView) -> list[str]:
    """The Ruin of a building, and the Floors and Meeples that still stand on it."""
    ruin = view.city.building_of[building].ruin
    return [ruin, *(piece for piece in standing_on(view.table, ruin) if kind_of(piece) in ("floor", "meeple"))]
