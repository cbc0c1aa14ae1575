"""What is written over a programme that others watch, besides what is written over a match: sheets and a small map."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.geometry import Point


@dataclass(frozen=True)
class SheetRow:
    """A row of a sheet: a badge, a name, a word beside it, and columns."""

    badge: str
    colour: str
    name: str
    note: str = ""
    cells: tuple[str, ...] = ()
    lit: bool = False


@dataclass(frozen=True)
class Sheet:
    """A title card or a table over the whole picture: a headline, a line below it, and rows."""

    title: str
    line: str
    rows: tuple[SheetRow, ...]
    heads: tuple[str, ...] = ()  # of the columns


@dataclass(frozen=True)
class ChartMark:
    """Something on the map: where it is, its icon, and its colour."""

    at: Point
    icon: str
    colour: str


@dataclass(frozen=True)
class Chart:
    """A small map, in units of its own: outlines of what is there, marks, and where the picture is."""

    width: float
    height: float
    areas: tuple[tuple[tuple[Point, ...], str], ...]  # polygons with their colours
    marks: tuple[ChartMark, ...]
    seen: Point  # what the picture shows
    reach: float  # how far around it
