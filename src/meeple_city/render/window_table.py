"""The live table as modes want it: millimetres and pixels in, one set of marks at a time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from meeple_city.display.camera import Camera
from meeple_city.display.marks import Arrow, BreathJet, Pair, Picked, Pixel, Pose, Triple
from meeple_city.display.sight_lines import sight
from meeple_city.display.stage import Drawn, Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.render.live import LiveTable
from meeple_city.render.window import RenderWindow
from meeple_city.ui.belongings import furniture
from meeple_city.ui.seats import Seat

MM = 0.001
EMPTY = TableLayout(Stage(), {})  # a table with nothing on it, for menus and card games
DOT_MM = 5.0
SHAFT_MM = 4.0
HEAD_MM = 22.0


class WindowTable:
    """One table at a time in one window."""

    def __init__(self, window: RenderWindow, models: Path) -> None:
        self.window = window
        self.models = models
        self.camera: Camera | None = None
        self.stereo: str | None = None
        self.table = LiveTable(window, EMPTY.stage, models)
        self._laying = EMPTY
        self._known: set[str] = set()
        self._rest: dict[str, Pose] = {}
        self.seats: dict[str, Seat] = {}
        self._beside: dict[str, Drawn] = {}
        self._zones: list[Sequence[Pair]] = []
        self._arrow: list[Sequence[Pair]] = []
        self._dots: list[Sequence[Pair]] = []

    # ---- the table

    def lay(self, laying: TableLayout) -> None:
        """Clear the table and lay a new one."""
        self.table.close()
        self.table = LiveTable(self.window, laying.stage, self.models)
        self.table.show(dict(laying.pieces))
        self.table.hide(laying.aside)
        self._known = set(laying.pieces)
        self._rest = {piece: row[1:] for piece, row in laying.pieces.items() if piece not in laying.aside}
        self._laying, self._beside = laying, {}
        self.seats = dict(laying.seats)
        self._zones, self._arrow, self._dots = [], [], []

    def clear(self) -> None:
        """Take everything off the table."""
        self.lay(EMPTY)

    def close(self) -> None:
        """Leave nothing behind."""
        self.table.close()

    def draw(self, camera: Camera, stereo: str | None) -> None:
        """Draw one frame from there."""
        self.camera, self.stereo = camera, stereo
        if self.table.stereo != stereo:
            self.table.stereo = stereo
        self.table.look(camera)
        self.table.frame()

    # ---- pieces

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Put pieces where they are now."""
        self.table.move({piece: pose for piece, pose in poses.items() if piece in self._known})

    def keep(self, poses: Mapping[str, Pose]) -> None:
        """Put all pieces where they are, and take away those that are not named."""
        self.table.hide([piece for piece in self.table.shown if piece in self._known and piece not in poses])
        self.move(poses)
        self._rest = dict(poses)

    def rest(self, piece: str) -> Pose | None:
        """Where a piece stood when the table was last at rest."""
        return self._rest.get(piece)

    def hide(self, piece: str) -> None:
        """Take a piece out of sight."""
        self.table.hide([piece])

    def pose(self, piece: str) -> Pose | None:
        """Where a piece is drawn."""
        return self.table.pose(piece)

    # ---- pointing

    def pick(self, at: Pixel) -> Picked | None:
        """What is under a pixel."""
        found = self.table.pick(*at)
        if found is None:
            return None
        x, y, z = found.point_m
        return Picked(found.id or "", (x / MM, y / MM, z / MM))

    def level(self, at: Pixel, height_mm: float) -> Pair | None:
        """Where the line of sight meets a level plane."""
        line = sight(self.camera, self.window.size, at, self.stereo) if self.camera else None
        spot = line.level(height_mm * MM) if line else None
        return (spot[0] / MM, spot[1] / MM) if spot else None

    def project(self, point_mm: Triple) -> Pixel | None:
        """Where a point is seen."""
        x, y, z = point_mm
        return self.table.project((x * MM, y * MM, z * MM))

    # ---- marks

    def glow(self, pieces: Iterable[str], zones: Iterable[Sequence[Pair]] = ()) -> None:
        """Let these glow, and no others."""
        shown = set(self.table.shown)
        self.table.glow([piece for piece in pieces if piece in shown])
        self._zones = list(zones)
        self._mark()

    def arrow(self, arrow: Arrow | None) -> None:
        """The arrow's shadow on the board; how steep it is, the captions say."""
        new = [] if arrow is None else _arrow(arrow.start_mm[:2], arrow.end_mm[:2])
        if new != self._arrow:
            self._arrow = new
            self._mark()

    def dots(self, points_mm: Iterable[Triple]) -> None:
        """Mark these points on the board."""
        new = [_dot(point[:2]) for point in points_mm]
        if new != self._dots:
            self._dots = new
            self._mark()

    def jet(self, jet: BreathJet | None) -> None:
        """The breath, as streaks of air."""
        mouth, aim = (jet.mouth_mm, jet.aim_mm) if jet else ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        start, end = ((x * MM, y * MM, z * MM) for x, y, z in (mouth, aim))
        self.table.jet(start, end, jet.strength if jet else 0.0)

    def furnish(self, view: Mapping[str, Any]) -> None:
        """Show what stands beside the board, as far as a view tells it."""
        if not self.seats:
            return
        models = {piece: row[0] for piece, row in self._laying.pieces.items()}
        drawn = furniture(view, self.seats, models, self._laying.stage.table_size_m)
        self.table.hide([id_ for id_ in self._beside if id_ not in drawn])
        new = {id_: (d.model, d.position_m, d.quaternion) for id_, d in drawn.items() if self._beside.get(id_) != d}
        self.table.add(new)
        self._beside = drawn

    def _mark(self) -> None:
        outlines = [*self._zones, *self._arrow, *self._dots]
        self.table.mark([[(x * MM, y * MM) for x, y in outline] for outline in outlines])


def _dot(at: Pair) -> list[Pair]:
    x, y = at
    return [(x - DOT_MM, y), (x, y - DOT_MM), (x + DOT_MM, y), (x, y + DOT_MM)]


def _arrow(start: Pair, end: Pair) -> list[Sequence[Pair]]:
    """A flat arrow, as one outline."""
    length = math.dist(start, end)
    if length < 1.0:
        return []
    ax, ay = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    neck = max(0.0, length - HEAD_MM)
    rows = [(0.0, -SHAFT_MM), (neck, -SHAFT_MM), (neck, -2.5 * SHAFT_MM), (length, 0.0)]
    rows += [(along, -aside) for along, aside in reversed(rows[:-1])]
    return [[(start[0] + ax * along - ay * aside, start[1] + ay * along + ax * aside) for along, aside in rows]]
