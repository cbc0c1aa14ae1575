"""Judge what a request did: the snapshot before and the track in, an Outcome out. Bullet is not needed here.

Every verdict comes with a message that says why, so that players can be told.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from meeple_city.border import Message, Outcome, message
from meeple_city.border.geometry import rotate
from meeple_city.table.catalogue import PieceCatalogue, Shape
from meeple_city.table.geometry import (
    Polygon,
    Quat,
    Vec2,
    Vec3,
    add,
    angle_between,
    clip,
    convex_hull,
    dot,
    length,
    overlap_area,
    subtract,
)
from meeple_city.table.scene import Scene
from meeple_city.table.snapshot import Contact, PieceState, Snapshot
from meeple_city.table.track import Track

# The numbers are our choice.
FALLEN_DEG = 45.0  # a Body that leans further has fallen (R3.3)
ON_SIDE = 0.5  # a Body rests on its side where what is below presses less along its length than this
PRESSES = 0.3  # a contact carries weight if its normal points up at least this much
ON_PLATE = 0.7  # a contact at least this square to a Floor is on its face, not on its rim
FOOT = 0.001  # metres: corners this close to the lowest one stand on the board
COVERS = 1e-6  # square metres: a Meeple overlapped by more than this, seen from above, is covered
MOVED = 0.001  # metres
TURNED = math.radians(1.0)
ANALYSES_KEPT = 3  # recent snapshots whose contacts stay sorted
POSES_KEPT = 2048  # poses whose footprint and zones are remembered
COVERING = ("floor", "body", "vehicle")


@dataclass(eq=False)
class _Analysis:
    """The contacts of one snapshot, sorted out."""

    snapshot: Snapshot
    shapes: Mapping[str, Shape]
    rests_on: dict[str, list[str]] = field(default_factory=dict)
    carries: dict[str, list[str]] = field(default_factory=dict)
    in_city: set[str] = field(default_factory=set)
    fallen: set[str] = field(default_factory=set)


class Observer:
    """Judges the table of one scene."""

    def __init__(self, catalogue: PieceCatalogue, scene: Scene) -> None:
        self.catalogue = catalogue
        self.scene = scene
        self._recent: deque[_Analysis] = deque(maxlen=ANALYSES_KEPT)
        # Most pieces have not moved since the last request, so results are remembered by pose.
        self._footprint = lru_cache(POSES_KEPT)(self._find_footprint)
        self._zones_at = lru_cache(POSES_KEPT)(self._find_zones)
        self.city = {piece.id for piece in scene.pieces if piece.model.shape.kind in ("board", "ruin")}
        floors = [model.shape for model in catalogue.models.values() if model.shape.kind == "floor"]
        self.floor_thickness = max(shape.thickness for shape in floors)

    def outcome(self, before: Snapshot, track: Track) -> Outcome:
        """What a request did, with reasons."""
        old, new = self._analyse(before), self._analyse(track.final)
        why: dict[str, Message] = {}
        here = [piece.id for piece in track.final.pieces]
        outside = tuple(id_ for id_ in here if id_ not in new.in_city)
        left = tuple(id_ for id_ in outside if id_ in old.in_city)
        for id_ in left:
            why[f"left_city {id_}"] = message("verdict.left_city")
        stood = {p.id for p in self._of(before, "body") if p.id not in old.fallen}
        fallen = self._fallen_bodies(new, why)
        accessible, overhung = self._accessible(new, why)
        return Outcome(
            settled=track.settled,
            sim_s=track.sim_s,
            refused=track.refused,
            lifted=track.lifted,
            left_city=left,
            outside=outside,
            fallen_bodies=fallen,
            felled_bodies=tuple(id_ for id_ in fallen if id_ in stood),
            bare_floors=self._bare_floors(new, why),
            accessible=accessible,
            overhung=overhung,
            street_level=self._street_level(new),
            touched=track.touched,
            touched_before_release=track.touched_before_release,
            moved_before_release=_moved_early(track),
            moved=_moved(before, track.final),
            zones=self._zones(new),
            rests_on={id_: tuple(rows) for id_, rows in new.rests_on.items()},
            where_mm=_where(track.final.pieces),
            why=why,
        )

    def warm_up(self, snapshot: Snapshot) -> None:
        """Fill the caches, so that the first outcome does not take longer than others."""
        self._zones(self._analyse(snapshot))

    def fallen(self, snapshot: Snapshot, body: str) -> bool:
        """Whether a Body has fallen."""
        return body in self._analyse(snapshot).fallen

    def stands_on(self, snapshot: Snapshot, body: str, paws: str) -> bool:
        """Whether a Body stands on Paws that are in the City."""
        analysis = self._analyse(snapshot)
        return paws in analysis.in_city and paws in analysis.rests_on.get(body, ()) and body not in analysis.fallen

    def zones_of(self, snapshot: Snapshot, id_: str) -> tuple[str, ...] | None:
        """The zones a piece is in; None outside the City."""
        return self._zones(self._analyse(snapshot)).get(id_)

    def zones_on_board(self, piece: PieceState) -> tuple[str, ...]:
        """The zones a piece would be in, set down like this on the board."""
        return self._zones_at(piece.model, piece.position, piece.quaternion, True)

    def supported(self, snapshot: Snapshot) -> set[str]:
        """The pieces that rest, directly or through others, on something fixed."""
        analysis = self._analyse(snapshot)
        fixed = {piece.id for piece in self.scene.pieces if piece.model.shape.fixed}
        return _reached(fixed | {"table", "ground"}, analysis.carries)

    def _of(self, snapshot: Snapshot, *kinds: str) -> list[PieceState]:
        return [piece for piece in snapshot.pieces if self.catalogue.models[piece.model].shape.kind in kinds]

    def _analyse(self, snapshot: Snapshot) -> _Analysis:
        """Sort out a snapshot's contacts, once: many requests start from the same one, and the next from the last."""
        known = next((analysis for analysis in self._recent if analysis.snapshot is snapshot), None)
        if known:
            self._recent.remove(known)
        self._recent.append(known or self._new_analysis(snapshot))
        return self._recent[-1]

    def _new_analysis(self, snapshot: Snapshot) -> _Analysis:
        shapes = {piece.id: self.catalogue.models[piece.model].shape for piece in snapshot.pieces}
        analysis = _Analysis(snapshot, shapes)
        axes = {p.id: rotate(p.quaternion, (0.0, 0.0, 1.0)) for p in snapshot.pieces}
        touching: dict[str, list[str]] = {}
        on_end: set[str] = set()
        for contact in _different(snapshot.contacts):
            touching.setdefault(contact.a, []).append(contact.b)
            touching.setdefault(contact.b, []).append(contact.a)
            upper, lower, up = _ordered(contact)
            if self._presses(analysis, lower, up, axes):
                _note(analysis.rests_on, upper, lower)
                _note(analysis.carries, lower, upper)
            if up[2] >= PRESSES and abs(dot(up, axes.get(upper, up))) >= ON_SIDE:
                on_end.add(upper)
        on_side = analysis.rests_on.keys() - on_end
        analysis.fallen = {
            p.id for p in self._of(snapshot, "body") if p.id in on_side or lean_deg(p.quaternion) > FALLEN_DEG
        }
        analysis.in_city = _reached(self.city, {k: v for k, v in touching.items() if k not in ("table", "ground")})
        analysis.in_city -= self.city | {"table", "ground"}
        return analysis

    def _presses(self, analysis: _Analysis, lower: str, up: Vec3, axes: Mapping[str, Vec3]) -> bool:
        """Whether a contact puts weight on the lower piece; `up` points from it to the upper one."""
        if up[2] < PRESSES:
            return False
        shape = analysis.shapes.get(lower)
        return shape is None or not shape.plate or abs(dot(up, axes[lower])) > ON_PLATE

    def _fallen_bodies(self, analysis: _Analysis, why: dict[str, Message]) -> tuple[str, ...]:
        bodies = self._of(analysis.snapshot, "body")
        for body in bodies:
            verdict = "fallen" if body.id in analysis.fallen else "standing"
            # Whole degrees: a reason that changes with every tremble would fill the journal.
            lean = float(round(lean_deg(body.quaternion)))
            on_side = verdict == "fallen" and lean_deg(body.quaternion) <= FALLEN_DEG
            why[f"{verdict} {body.id}"] = message("verdict.on_side" if on_side else "verdict.lean", degrees=lean)
        return tuple(body.id for body in bodies if body.id in analysis.fallen)

    def _street_level(self, analysis: _Analysis) -> tuple[str, ...]:
        """Paws whose lowest point is on the board, or no higher above it than a Floor."""
        paws = [p for p in self._of(analysis.snapshot, "paws") if p.id in analysis.in_city]
        return tuple(p.id for p in paws if self._lowest(p) <= self.floor_thickness + FOOT)

    def _lowest(self, piece: PieceState) -> float:
        return min(z for _, _, z in self._corners(piece.model, piece.position, piece.quaternion))

    def _bare_floors(self, analysis: _Analysis, why: dict[str, Message]) -> tuple[str, ...]:
        bare = []
        for id_ in _of_kind(analysis, "floor"):
            load = analysis.carries.get(id_)
            if load:
                why[f"not bare {id_}"] = message("verdict.pressed", piece=load[0])
            else:
                why[f"bare {id_}"] = message("verdict.bare")
                bare.append(id_)
        return tuple(bare)

    def _accessible(
        self, analysis: _Analysis, why: dict[str, Message]
    ) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
        """The Meeples that can be taken, and those that only Bodies overhanging their own Paws cover."""
        footprints = {p.id: self._footprint(p.model, p.position, p.quaternion) for p in analysis.snapshot.pieces}
        pieces = {piece.id: piece for piece in analysis.snapshot.pieces}
        covering = [p for p in pieces.values() if analysis.shapes[p.id].kind in COVERING]
        free: list[str] = []
        overhung: dict[str, tuple[str, ...]] = {}
        for id_ in _of_kind(analysis, "meeple"):
            if load := analysis.carries.get(id_):
                why[f"not accessible {id_}"] = message("verdict.carries", piece=load[0])
                continue
            above = _above(pieces[id_], covering, analysis.shapes)
            if covers := [other for other in above if overlap_area(footprints[id_], footprints[other]) > COVERS]:
                why[f"not accessible {id_}"] = message("verdict.covered", piece=covers[0])
                if all(_overhangs(body, id_, analysis, footprints) for body in covers):
                    overhung[id_] = tuple(covers)
            else:
                free.append(id_)
        return tuple(free), overhung

    def _zones(self, analysis: _Analysis) -> dict[str, tuple[str, ...]]:
        grounded = {c.a for c in analysis.snapshot.contacts if c.b in self.city}
        return {
            p.id: self._zones_at(p.model, p.position, p.quaternion, p.id in grounded)
            for p in analysis.snapshot.pieces
            if p.id in analysis.in_city
        }

    def _find_zones(self, model: str, position: Vec3, quaternion: Quat, grounded: bool) -> tuple[str, ...]:
        """The zones of a pose: those under its foot, or for a stacked piece those straight below all of it."""
        if not grounded:
            return self.scene.zones.under(self._footprint(model, position, quaternion))
        corners = self._corners(model, position, quaternion)
        low = min(corner[2] for corner in corners) + FOOT
        return self.scene.zones.under(convex_hull(_flat(c) for c in corners if c[2] <= low))

    def _find_footprint(self, model: str, position: Vec3, quaternion: Quat) -> Polygon:
        """What a pose covers, seen from above."""
        return convex_hull(_flat(corner) for corner in self._corners(model, position, quaternion))

    def _corners(self, model: str, position: Vec3, quaternion: Quat) -> list[Vec3]:
        corners = self.catalogue.models[model].shape.corners
        return [add(position, rotate(quaternion, corner)) for corner in corners]


def _different(contacts: Iterable[Contact]) -> Iterator[Contact]:
    """The contacts without repetitions: two faces touch at up to four points, listed one after another."""
    last: tuple[str, str, Vec3] | None = None
    for contact in contacts:
        if (contact.a, contact.b, contact.normal) != last:
            last = (contact.a, contact.b, contact.normal)
            yield contact


def _ordered(contact: Contact) -> tuple[str, str, Vec3]:
    """The upper and the lower piece of a contact, and the direction from the lower to the upper."""
    x, y, z = contact.normal
    if z >= 0:
        return contact.a, contact.b, contact.normal
    return contact.b, contact.a, (-x, -y, -z)


def _note(rows: dict[str, list[str]], key: str, value: str) -> None:
    row = rows.setdefault(key, [])
    if value not in row:
        row.append(value)


def _reached(start: Iterable[str], links: Mapping[str, list[str]]) -> set[str]:
    """Everything that can be reached from `start` along links."""
    reached, open_ = set(start), list(start)
    while open_:
        for other in links.get(open_.pop(), ()):
            if other not in reached:
                reached.add(other)
                open_.append(other)
    return reached


def _of_kind(analysis: _Analysis, kind: str) -> list[str]:
    """The pieces of a kind that are in the City."""
    return [id_ for id_, shape in analysis.shapes.items() if shape.kind == kind and id_ in analysis.in_city]


def _above(meeple: PieceState, covering: Iterable[PieceState], shapes: Mapping[str, Shape]) -> list[str]:
    """The pieces higher than a Meeple and near enough to cover it; telling that is cheap."""
    (x, y, z), near = meeple.position, shapes[meeple.id].radius
    return [
        p.id for p in covering if p.position[2] > z and math.dist((x, y), p.position[:2]) < near + shapes[p.id].radius
    ]


def _overhangs(body: str, meeple: str, analysis: _Analysis, footprints: Mapping[str, Polygon]) -> bool:
    """Whether a Body that stands on its Paws covers a Meeple only where it juts out over them."""
    paws = _paws_of(body)
    if paws not in analysis.rests_on.get(body, ()) or body in analysis.fallen:
        return False
    return overlap_area(clip(footprints[body], footprints[paws]), footprints[meeple]) <= COVERS


def _paws_of(body: str) -> str:
    return f"paws:{body.partition(':')[2]}"


def lean_deg(attitude: Quat) -> float:
    """How far a piece's long axis is from upright, either end up."""
    up = abs(rotate(attitude, (0.0, 0.0, 1.0))[2])
    return math.degrees(math.acos(min(1.0, up)))


def _flat(corner: Vec3) -> Vec2:
    return corner[0], corner[1]


def _moved(before: Snapshot, after: Snapshot) -> tuple[str, ...]:
    old = {piece.id: piece for piece in before.pieces}
    return tuple(piece.id for piece in after.pieces if _elsewhere(old.get(piece.id), piece))


def _moved_early(track: Track) -> dict[str, float]:
    """How far pieces moved before the release, in tenths of a millimetre; trembling does not count."""
    far = track.moved_before_release
    return {p.id: round(far[p.id] * 1000, 1) for p in track.final.pieces if far.get(p.id, 0.0) > MOVED}


def _elsewhere(was: PieceState | None, now: PieceState) -> bool:
    if was is not None and (was.position, was.quaternion) == (now.position, now.quaternion):
        return False
    if was is None or angle_between(now.quaternion, was.quaternion) > TURNED:
        return True
    return length(subtract(now.position, was.position)) > MOVED


def _where(pieces: Iterable[PieceState]) -> dict[str, Vec3]:
    return {p.id: (_mm(p.position[0]), _mm(p.position[1]), _mm(p.position[2])) for p in pieces}


def _mm(metres: float) -> float:
    """Millimetres, rounded to the micrometre."""
    return round(metres * 1000, 3)
