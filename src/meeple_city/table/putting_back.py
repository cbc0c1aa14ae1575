"""Put a Body back on its Paws: one attempt after another, each from the same snapshot, until it stands.

The first attempts leave the Paws where they are. Later ones set Paws and Body down elsewhere, flat on the board.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from meeple_city.border import Message, PutBack, message
from meeple_city.border.geometry import contains
from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import UPRIGHT, Quat, Vec3, axis_turn
from meeple_city.table.observer import Observer, lean_deg
from meeple_city.table.placing import (
    LIFT,
    OUTSIDE_ZONE,
    UNSUPPORTED,
    find_zone,
    inside_zone,
    main_obstacle,
    rings,
    support_on,
    well_inside,
)
from meeple_city.table.scene import Scene
from meeple_city.table.shape_cache import ShapeCache
from meeple_city.table.snapshot import ZERO, PieceState, Snapshot
from meeple_city.table.track import Track
from meeple_city.table.world import World

# Our choices:
BEARINGS = tuple(
    axis_turn((0.0, 0.0, 1.0), float(degrees)) for degrees in range(0, 180, 15)
)  # a Body has two like ends
STEADY_DEG = 5.0  # a Body that leans further does not stand on its Paws, it leans against something
TOPPLES_DEG = 20.0  # its own tipping point is at 17
STAYS = 0.001  # metres: Paws that slip or sink further under the Body are not where they were
PLACES = ("neighborhood", "sidewalk", "ruin")  # kinds of zones that Paws which are moved should not change
SPOTS = 20  # tried in the zones where the Paws are, as many elsewhere, and as many farther apart
APART = 0.06  # metres between spots out of reach of each other: what falls on one misses most of the others


@dataclass(frozen=True)
class Attempt:
    """The table with Body and Paws set down, before it settles."""

    start: Snapshot
    body: str
    paws: str

    def stands(self, observer: Observer, track: Track) -> bool:
        """Whether the Body stands on Paws that are still where they were put, once the table has settled."""
        put, paws, body = self.start.piece(self.paws), track.final.piece(self.paws), track.final.piece(self.body)
        assert put and paws and body
        steady = math.dist(put.position, paws.position) <= STAYS and lean_deg(body.quaternion) <= STEADY_DEG
        return track.settled and steady and observer.stands_on(track.final, self.body, self.paws)

    def topples(self, world: World) -> bool:
        """Whether the Body leans so far that it will not stand: there is no need to watch it fall."""
        _, attitude = world.pose(self.body)
        return lean_deg(attitude) > TOPPLES_DEG


class PuttingBack:
    """The attempts to put one Body back on its Paws."""

    def __init__(
        self, shape_cache: ShapeCache, scene: Scene, observer: Observer, snapshot: Snapshot, request: PutBack
    ) -> None:
        """Both pieces must be there; the Body may be in the hand."""
        self.shape_cache = shape_cache
        self.scene = scene
        self.observer = observer
        self.snapshot = snapshot
        self.request = request
        self.zone = find_zone(scene, request)
        self.body = next(p for p in (*snapshot.pieces, *snapshot.aside) if p.id == request.piece)
        self.paws = next(p for p in snapshot.pieces if p.id == request.on)
        zones = observer.zones_of(snapshot, request.on)
        self.in_city = zones is not None
        self.zones = self._places(zones or ())
        self.boards = {piece.id for piece in scene.pieces if piece.model.shape.kind == "board"}
        self.obstacles: Counter[str] = Counter()

    def attempts(self) -> Iterator[Attempt]:
        """Where the Paws are, then the nearest spots in the same zones, then the nearest of all, then scattered ones.

        Scattered ones serve Paws that hold up somebody else's Body: taken away, they let it fall on all near spots.
        """
        if self.in_city:
            yield from self._where_they_are()
        if self.zones:
            yield from self._elsewhere(self.zones)
        yield from self._elsewhere(None)
        yield from self._elsewhere(None, APART)

    def refusal(self) -> Message:
        """Why no attempt succeeded."""
        because = main_obstacle(self.obstacles or {UNSUPPORTED: 1})
        return message("placing.no_room", piece=self.body.id, search_mm=self.request.search_mm, because=because)

    def _where_they_are(self) -> list[Attempt]:
        """The Body at every bearing that is free; none if the Paws do not lie flat."""
        world = self._world(self.body.id)
        support = support_on(world, self.snapshot, self.paws.id)
        found = []
        if any(well_inside(top, support.start) for top in support.tops):
            foot = (*support.start, support.height)
            found = [body for turn in BEARINGS if (body := self._free_body(world, foot, turn, {self.paws.id}))]
        world.close()
        return [Attempt(self.snapshot.with_piece(body), self.body.id, self.paws.id) for body in found]

    def _elsewhere(self, zones: set[str] | None, apart: float = 0.0) -> list[Attempt]:
        """Paws and Body at the nearest free spots that far apart, in exactly these zones if any are given."""
        world = self._world(self.body.id, self.paws.id)
        found = list(islice(self._free_spots(world, zones, apart), SPOTS))
        world.close()
        return [
            Attempt(self.snapshot.with_piece(paws).with_piece(body), self.body.id, self.paws.id) for paws, body in found
        ]

    def _world(self, *missing: str) -> World:
        return World(self.shape_cache, [piece for piece in self.snapshot.pieces if piece.id not in missing])

    def _free_spots(
        self, world: World, zones: set[str] | None, apart: float
    ) -> Iterator[tuple[PieceState, PieceState]]:
        shape = self._shape(self.paws)
        given: list[tuple[float, float]] = []
        x0, y0, _ = self.paws.position
        boxes = self._boxes(zones or (), shape.reach)
        for x, y in rings((x0, y0), self.request.search_mm / 1000):
            # A quick look spares most of the careful ones.
            if not all(left < x < right and front < y < back for left, front, right, back in boxes):
                continue
            if any(math.dist((x, y), spot) < apart for spot in given):
                continue
            paws = _at(self.paws, (x, y, shape.base), UPRIGHT)
            obstacle = self._obstacle(world, shape, paws)
            if obstacle is not None:
                self.obstacles[obstacle] += 1
            elif zones is None or self._places(self.observer.zones_on_board(paws)) == zones:
                foot = (x, y, shape.size[2])
                body = next(filter(None, (self._free_body(world, foot, turn, set()) for turn in BEARINGS)), None)
                if body is not None:
                    given.append((x, y))
                    yield paws, body

    def _places(self, zones: Iterable[str]) -> set[str]:
        """Neighborhoods, Sidewalks and Ruins among zones: marks on the board are no reason to go farther."""
        return {zone.name for kind in PLACES for zone in self.scene.zones.of_kind(kind)}.intersection(zones)

    def _boxes(self, zones: Iterable[str], margin: float) -> list[tuple[float, float, float, float]]:
        """The bounding boxes of zones, widened by a margin; a piece is in none whose box its centre is outside of."""
        outlines = [zone.outline for zone in self.scene.zones.all if zone.name in zones]
        spans = [tuple(zip(*outline, strict=True)) for outline in outlines]
        return [(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin) for xs, ys in spans]

    def _obstacle(self, world: World, shape: Shape, paws: PieceState) -> str | None:
        """Why Paws cannot lie there."""
        x, y, z = paws.position
        if self.zone is not None and not inside_zone(self.scene, self.zone, (x, y)):
            return OUTSIDE_ZONE
        hit = min(world.touching(shape, (x, y, z + LIFT), UPRIGHT) - self.boards, default=None)
        if hit is not None:
            return hit
        corners = [(x + corner[0], y + corner[1]) for corner in shape.corners]
        flat = all(any(contains(board, corner) for board in self.scene.boards) for corner in corners)
        return None if flat else UNSUPPORTED

    def _free_body(self, world: World, foot: Vec3, turn: Quat, besides: set[str]) -> PieceState | None:
        """The Body upright with its foot there, unless something is in the way."""
        shape = self._shape(self.body)
        x, y, z = foot
        hits = world.touching(shape, (x, y, z + shape.base + LIFT), turn) - besides
        self.obstacles.update(sorted(hits))
        return None if hits else _at(self.body, (x, y, z + shape.base), turn)

    def _shape(self, piece: PieceState) -> Shape:
        return self.shape_cache.catalogue.models[piece.model].shape


def _at(piece: PieceState, position: Vec3, attitude: Quat) -> PieceState:
    return replace(piece, position=position, quaternion=attitude, velocity=ZERO, spin=ZERO, awake=True)
