"""From before, after and touches to an Outcome. Reads snapshots only: Bullet is not needed here.

Every verdict comes with its reason, so that a player can be told why.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from meeple_city.border import Outcome
from meeple_city.border.geometry import rotate
from meeple_city.table.catalogue import PieceCatalogue, Shape
from meeple_city.table.geometry import (
    Polygon,
    Quat,
    Vec2,
    Vec3,
    add,
    angle_between,
    convex_hull,
    dot,
    length,
    overlap_area,
    subtract,
)
from meeple_city.table.scene import Scene
from meeple_city.table.snapshot import Contact, PieceState, Snapshot
from meeple_city.table.track import Track

FALLEN_DEG = 45.0  # own: a Body further from upright than this has fallen
PRESSES = 0.3  # own: a contact whose normal points up this much carries weight
ON_PLATE = 0.7  # own: a contact this square to a Floor is on its face, not on its rim
FOOT = 0.001  # own: corners this near the lowest one stand on the board
COVERS = 1e-6  # own: a square millimetre of overlap seen from above hides a Meeple
MOVED = 0.001  # own: metres
TURNED = math.radians(1.0)
LOOKS = 3  # snapshots whose contacts are kept sorted; own
KEPT = 2048  # poses remembered; own
COVERING = ("floor", "body", "vehicle")


@dataclass
class _Look:
    """One snapshot, looked at."""

    snapshot: Snapshot
    shapes: Mapping[str, Shape]
    rests_on: dict[str, list[str]] = field(default_factory=dict)
    carries: dict[str, list[str]] = field(default_factory=dict)
    in_city: set[str] = field(default_factory=set)


class Observer:
    """Judges what is on the table of one scene."""

    def __init__(self, catalogue: PieceCatalogue, scene: Scene) -> None:
        self.catalogue = catalogue
        self.scene = scene
        self._looks: deque[_Look] = deque(maxlen=LOOKS)
        # Most pieces lie where they lay before: what was worked out for a pose is kept.
        self._shadow = lru_cache(KEPT)(self._find_shadow)
        self._zones_at = lru_cache(KEPT)(self._find_zones)
        self.city = {piece.id for piece in scene.pieces if piece.model.shape.kind in ("board", "ruin")}

    def outcome(self, before: Snapshot, track: Track) -> Outcome:
        """What a request did, with reasons."""
        old, new = self._look(before), self._look(track.final)
        why: dict[str, str] = {}
        here = [piece.id for piece in track.final.pieces]
        outside = tuple(id_ for id_ in here if id_ not in new.in_city)
        left = tuple(id_ for id_ in outside if id_ in old.in_city)
        for id_ in left:
            why[f"left_city {id_}"] = "nothing joins it to the board any more"
        stood = {p.id for p in self._of(before, "body") if not _fallen(p)}
        fallen = self._fallen_bodies(track.final, why)
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
            accessible=self._accessible(new, why),
            touched=track.touched,
            touched_before_release=track.touched_before_release,
            moved=_moved(before, track.final),
            zones=self._zones(new),
            rests_on={id_: tuple(rows) for id_, rows in new.rests_on.items()},
            where_mm=_where(track.final.pieces),
            why=why,
        )

    def learn(self, snapshot: Snapshot) -> None:
        """Work out beforehand what will be asked of pieces that do not move."""
        self._zones(self._look(snapshot))

    def supported(self, snapshot: Snapshot) -> set[str]:
        """The pieces that stand on something which, in the end, stands on what is fixed."""
        look = self._look(snapshot)
        fixed = {piece.id for piece in self.scene.pieces if piece.model.shape.fixed}
        return _reached(fixed | {"table", "ground"}, look.carries)

    def _of(self, snapshot: Snapshot, *kinds: str) -> list[PieceState]:
        return [piece for piece in snapshot.pieces if self.catalogue.models[piece.model].shape.kind in kinds]

    def _look(self, snapshot: Snapshot) -> _Look:
        """Look at a snapshot; the one after a request is mostly the one before the next, or the same comes again."""
        for look in self._looks:
            if look.snapshot is snapshot:
                return look
        self._looks.append(self._look_anew(snapshot))
        return self._looks[-1]

    def _look_anew(self, snapshot: Snapshot) -> _Look:
        shapes = {piece.id: self.catalogue.models[piece.model].shape for piece in snapshot.pieces}
        look = _Look(snapshot, shapes)
        axes = {p.id: rotate(p.quaternion, (0.0, 0.0, 1.0)) for p in snapshot.pieces}
        touching: dict[str, list[str]] = {}
        for contact in _different(snapshot.contacts):
            touching.setdefault(contact.a, []).append(contact.b)
            touching.setdefault(contact.b, []).append(contact.a)
            upper, lower, up = _ordered(contact)
            if self._presses(look, lower, up, axes):
                _note(look.rests_on, upper, lower)
                _note(look.carries, lower, upper)
        look.in_city = _reached(self.city, {k: v for k, v in touching.items() if k not in ("table", "ground")})
        look.in_city -= self.city | {"table", "ground"}
        return look

    def _presses(self, look: _Look, lower: str, up: Vec3, axes: Mapping[str, Vec3]) -> bool:
        if up[2] < PRESSES:
            return False
        shape = look.shapes.get(lower)
        return shape is None or not shape.plate or abs(dot(up, axes[lower])) > ON_PLATE

    def _fallen_bodies(self, snapshot: Snapshot, why: dict[str, str]) -> tuple[str, ...]:
        bodies = self._of(snapshot, "body")
        for body in bodies:
            verdict = "fallen" if _fallen(body) else "standing"
            why[f"{verdict} {body.id}"] = f"{_lean_deg(body):.0f} degrees from upright"
        return tuple(body.id for body in bodies if _fallen(body))

    def _bare_floors(self, look: _Look, why: dict[str, str]) -> tuple[str, ...]:
        bare = []
        for id_ in _of_kind(look, "floor"):
            load = look.carries.get(id_)
            if load:
                why[f"not bare {id_}"] = f"{load[0]} presses on it"
            else:
                why[f"bare {id_}"] = "nothing presses on it from above"
                bare.append(id_)
        return tuple(bare)

    def _accessible(self, look: _Look, why: dict[str, str]) -> tuple[str, ...]:
        shadows = {
            p.id: self._shadow(p.model, p.position, p.quaternion)
            for p in look.snapshot.pieces
            if look.shapes[p.id].kind in (*COVERING, "meeple")
        }
        heights = {p.id: p.position[2] for p in look.snapshot.pieces}
        covers = [id_ for id_ in shadows if look.shapes[id_].kind in COVERING]
        free = []
        for id_ in _of_kind(look, "meeple"):
            reason = _hidden(id_, look, shadows, heights, covers)
            if reason:
                why[f"not accessible {id_}"] = reason
            else:
                free.append(id_)
        return tuple(free)

    def _zones(self, look: _Look) -> dict[str, tuple[str, ...]]:
        grounded = {c.a for c in look.snapshot.contacts if c.b in self.city}
        return {
            p.id: self._zones_at(p.model, p.position, p.quaternion, p.id in grounded)
            for p in look.snapshot.pieces
            if p.id in look.in_city
        }

    def _find_zones(self, model: str, position: Vec3, quaternion: Quat, grounded: bool) -> tuple[str, ...]:
        """The zones of a pose: by where it stands, or for a stacked piece by what is straight below."""
        if not grounded:
            return self.scene.zones.under(self._shadow(model, position, quaternion))
        corners = self._corners(model, position, quaternion)
        low = min(corner[2] for corner in corners) + FOOT
        return self.scene.zones.under(convex_hull(_flat(c) for c in corners if c[2] <= low))

    def _find_shadow(self, model: str, position: Vec3, quaternion: Quat) -> Polygon:
        """What a pose covers, seen from above."""
        return convex_hull(_flat(corner) for corner in self._corners(model, position, quaternion))

    def _corners(self, model: str, position: Vec3, quaternion: Quat) -> list[Vec3]:
        corners = self.catalogue.models[model].shape.corners
        return [add(position, rotate(quaternion, corner)) for corner in corners]


def _different(contacts: Iterable[Contact]) -> Iterator[Contact]:
    """One contact of each row that says the same: two faces touch at up to four points, one after another."""
    last: tuple[str, str, Vec3] | None = None
    for contact in contacts:
        if (contact.a, contact.b, contact.normal) != last:
            last = (contact.a, contact.b, contact.normal)
            yield contact


def _ordered(contact: Contact) -> tuple[str, str, Vec3]:
    """The upper and the lower piece of a contact, and the way from the lower to the upper."""
    x, y, z = contact.normal
    if z >= 0:
        return contact.a, contact.b, contact.normal
    return contact.b, contact.a, (-x, -y, -z)


def _note(rows: dict[str, list[str]], key: str, value: str) -> None:
    row = rows.setdefault(key, [])
    if value not in row:
        row.append(value)


def _reached(start: Iterable[str], links: Mapping[str, list[str]]) -> set[str]:
    """Everything that can be reached from somewhere along links."""
    reached, open_ = set(start), list(start)
    while open_:
        for other in links.get(open_.pop(), ()):
            if other not in reached:
                reached.add(other)
                open_.append(other)
    return reached


def _of_kind(look: _Look, kind: str) -> list[str]:
    """The pieces of a kind that are in the City."""
    return [id_ for id_, shape in look.shapes.items() if shape.kind == kind and id_ in look.in_city]


def _hidden(
    id_: str,
    look: _Look,
    shadows: Mapping[str, Polygon],
    heights: Mapping[str, float],
    covers: Iterable[str],
) -> str | None:
    """Why a Meeple cannot be taken."""
    if id_ in look.carries:
        return f"{look.carries[id_][0]} rests on it"
    for other in covers:
        if heights[other] > heights[id_] and overlap_area(shadows[id_], shadows[other]) > COVERS:
            return f"{other} is straight above it"
    return None


def _lean_deg(piece: PieceState) -> float:
    """How far a piece's long axis is from upright, either end up."""
    up = abs(rotate(piece.quaternion, (0.0, 0.0, 1.0))[2])
    return math.degrees(math.acos(min(1.0, up)))


def _fallen(piece: PieceState) -> bool:
    return _lean_deg(piece) > FALLEN_DEG


def _flat(corner: Vec3) -> Vec2:
    return corner[0], corner[1]


def _moved(before: Snapshot, after: Snapshot) -> tuple[str, ...]:
    old = {piece.id: piece for piece in before.pieces}
    return tuple(piece.id for piece in after.pieces if _elsewhere(old.get(piece.id), piece))


def _elsewhere(was: PieceState | None, now: PieceState) -> bool:
    if was is not None and (was.position, was.quaternion) == (now.position, now.quaternion):
        return False
    if was is None or angle_between(now.quaternion, was.quaternion) > TURNED:
        return True
    return length(subtract(now.position, was.position)) > MOVED


def _where(pieces: Iterable[PieceState]) -> dict[str, Vec3]:
    return {p.id: (_mm(p.position[0]), _mm(p.position[1]), _mm(p.position[2])) for p in pieces}


def _mm(metres: float) -> float:
    """Micrometres are near enough for the eye."""
    return round(metres * 1000, 3)
