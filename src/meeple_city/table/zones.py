"""The areas printed on the board: what lies in them and what they border on. Lengths in metres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise

from meeple_city.border.geometry import contains
from meeple_city.table.geometry import Polygon, Vec2, area, clip, convex_hull, edges, overlap_area, triangles

SPECK = 1e-8  # square metres: overlaps of up to a hundredth of a square millimetre are ignored
THIN = 1e-6  # square metres: a footprint of less than a square millimetre is an edge or a corner
HAIR = 1e-4  # metres: thin footprints are widened by this, which makes them larger than a speck


@dataclass(frozen=True)
class Zone:
    """A named area; `colour` is for drawing only."""

    name: str
    kind: str  # neighborhood, sidewalk, ruin, wall, start or vehicle_space
    outline: Polygon
    colour: str


@dataclass(frozen=True)
class Zones:
    """All areas of a scene. Ruins cover Sidewalks, and Sidewalks cover Neighborhoods."""

    all: tuple[Zone, ...]

    def of_kind(self, kind: str) -> tuple[Zone, ...]:
        """The zones of one kind."""
        return tuple(zone for zone in self.all if zone.kind == kind)

    def named(self, name: str) -> Zone | None:
        """The zone with that name."""
        return next((zone for zone in self.all if zone.name == name), None)

    def under(self, footprint: Polygon) -> tuple[str, ...]:
        """The zones a footprint lies in, in the order of the file. Walls are lines: nothing lies in them."""
        region = footprint
        if len(footprint) < 3 or area(footprint) < THIN:
            region = convex_hull(p for corner in footprint for p in _hair(corner))
        near = self._near(region)
        parts = [(zone, clip(zone.outline, region)) for zone in near]
        return tuple(zone.name for zone, part in parts if _uncovered(zone, part, near) > SPECK)

    def neighborhood_at(self, point: Vec2) -> str | None:
        """The Neighborhood of a point; None on a Ruin or a Sidewalk."""
        if any(contains(zone.outline, point) for zone in self.of_kind("sidewalk")):
            return None
        for zone in self.of_kind("neighborhood"):
            if contains(zone.outline, point):
                return zone.name
        return None

    def adjacent(self) -> tuple[tuple[str, str], ...]:
        """Pairs of Neighborhoods that share a stretch of border outside the Sidewalks."""
        pairs = []
        for a, b in combinations(self.of_kind("neighborhood"), 2):
            if any(self._open_stretches(a, b)):
                pairs.append((a.name, b.name))
        return tuple(pairs)

    def bordering(self, sidewalk: Zone) -> tuple[str, ...]:
        """The Neighborhoods around a Sidewalk: those it overlaps."""
        return tuple(
            zone.name for zone in self.of_kind("neighborhood") if overlap_area(zone.outline, sidewalk.outline) > SPECK
        )

    def walls(self) -> tuple[tuple[Vec2, Vec2], ...]:
        """The brick walls: borders between Neighborhoods outside the Sidewalks."""
        pairs = combinations(self.of_kind("neighborhood"), 2)
        return tuple(stretch for a, b in pairs for stretch in self._open_stretches(a, b))

    def _near(self, footprint: Polygon) -> list[Zone]:
        """The zones whose bounding boxes overlap a footprint's."""
        x0, y0, x1, y1 = _bounds(footprint)
        return [zone for zone, (zx0, zy0, zx1, zy1) in self._boxes if zx0 < x1 and x0 < zx1 and zy0 < y1 and y0 < zy1]

    @cached_property
    def _boxes(self) -> list[tuple[Zone, tuple[float, float, float, float]]]:
        return [(zone, _bounds(zone.outline)) for zone in self.all if zone.kind != "wall"]

    def _open_stretches(self, a: Zone, b: Zone) -> Iterable[tuple[Vec2, Vec2]]:
        for stretch in shared_border(a.outline, b.outline):
            yield from _outside(stretch, [z.outline for z in self.of_kind("sidewalk")])


def _uncovered(zone: Zone, part: Sequence[Vec2], near: Sequence[Zone]) -> float:
    """The area of a part of a zone that is not covered by zones printed over it."""
    covers = {"neighborhood": "sidewalk", "sidewalk": "ruin"}.get(zone.kind)
    hidden = sum(overlap_area(part, upper.outline) for upper in near if upper.kind == covers)
    return abs(area(part)) - hidden


def _bounds(polygon: Sequence[Vec2]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def _hair(corner: Vec2) -> tuple[Vec2, ...]:
    x, y = corner
    return (x - HAIR, y), (x + HAIR, y), (x, y - HAIR), (x, y + HAIR)


def shared_border(a: Sequence[Vec2], b: Sequence[Vec2]) -> list[tuple[Vec2, Vec2]]:
    """The stretches of border that two polygons share."""
    found = []
    for p, q in edges(a):
        along = (q[0] - p[0], q[1] - p[1])
        size = along[0] ** 2 + along[1] ** 2
        for r, s in edges(b):
            if max(_off_line(p, q, r), _off_line(p, q, s)) > 1e-6:
                continue
            t0, t1 = sorted(((v[0] - p[0]) * along[0] + (v[1] - p[1]) * along[1]) / size for v in (r, s))
            t0, t1 = max(t0, 0.0), min(t1, 1.0)
            if (t1 - t0) * size**0.5 > 1e-4:
                found.append((_along(p, q, t0), _along(p, q, t1)))
    return found


def _off_line(p: Vec2, q: Vec2, v: Vec2) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    return float(abs(dx * (v[1] - p[1]) - dy * (v[0] - p[0])) / (dx * dx + dy * dy) ** 0.5)


def _along(p: Vec2, q: Vec2, t: float) -> Vec2:
    return p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])


def _outside(stretch: tuple[Vec2, Vec2], hidden: Sequence[Polygon]) -> Iterable[tuple[Vec2, Vec2]]:
    """The parts of a line outside all given polygons."""
    p, q = stretch
    cuts = {0.0, 1.0}
    for polygon in hidden:
        for a, b in edges(polygon):
            t = _crossing(p, q, a, b)
            if t is not None:
                cuts.add(t)
    ordered = sorted(cuts)
    for t0, t1 in pairwise(ordered):
        middle = _along(p, q, (t0 + t1) / 2)
        if t1 - t0 > 1e-6 and not any(contains(polygon, middle) for polygon in hidden):
            yield _along(p, q, t0), _along(p, q, t1)


def _crossing(p: Vec2, q: Vec2, a: Vec2, b: Vec2) -> float | None:
    """How far along p-q, from 0 to 1, the line a-b crosses it; None if it does not."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]
    det = dx * ey - dy * ex
    if abs(det) < 1e-15:
        return None
    t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / det
    u = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / det
    return t if 0 < t < 1 and -1e-9 <= u <= 1 + 1e-9 else None


def tiling_problems(zones: Zones, boards: Sequence[Polygon]) -> list[str]:
    """Neighborhoods that overlap, leave holes in a board or reach beyond it; one line each."""
    problems = []
    neighborhoods = zones.of_kind("neighborhood")
    for a, b in combinations(neighborhoods, 2):
        shared = sum(overlap_area(b.outline, part) for part in triangles(a.outline))
        if shared > SPECK:
            problems.append(f"zones {a.name!r} and {b.name!r} overlap by {shared * 1e6:.1f} mm2")
    for first, second in combinations(boards, 2):
        if overlap_area(first, second) > SPECK:
            problems.append("two boards overlap")
    for board in boards:
        problems += _holes(neighborhoods, board)
    for zone in zones.all:
        inside = sum(overlap_area(zone.outline, board) for board in boards)
        if abs(area(zone.outline)) - inside > SPECK:
            problems.append(f"zone {zone.name!r} reaches beyond the board")
    return problems


def _holes(neighborhoods: Sequence[Zone], board: Polygon) -> list[str]:
    covered = sum(overlap_area(zone.outline, board) for zone in neighborhoods)
    missing = abs(area(board)) - covered
    if missing <= SPECK:
        return []
    x0, y0 = (min(p[k] for p in board) for k in (0, 1))
    x1, y1 = (max(p[k] for p in board) for k in (0, 1))
    steps = [(i + 0.5) / 280 for i in range(280)]
    for u in steps:
        for v in steps:
            point = (x0 + u * (x1 - x0), y0 + v * (y1 - y0))
            if not any(contains(zone.outline, point) for zone in neighborhoods):
                x, y = point[0] * 1000, point[1] * 1000
                return [f"zones leave a hole of {missing * 1e6:.0f} mm2 at [{x:.0f}, {y:.0f}]"]
    return [f"zones leave holes of {missing * 1e6:.1f} mm2 in total"]
