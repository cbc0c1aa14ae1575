"""The table at one moment: every movable piece, and what touches what."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.border.seeds import check_seed
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput
from meeple_city.table.geometry import Quat, Vec3

FORMAT = 1
ZERO: Vec3 = (0.0, 0.0, 0.0)
FARTHEST = 100_000.0  # no number of a snapshot is larger, in metres or in any other unit


@dataclass(frozen=True)
class PieceState:
    """A piece: the position of its centre of mass, its attitude and its motion, in SI units."""

    id: str
    model: str
    position: Vec3
    quaternion: Quat
    velocity: Vec3 = ZERO
    spin: Vec3 = ZERO
    awake: bool = False

    def woken(self, now: bool = True) -> PieceState:
        """The piece, awake if `now`, otherwise unchanged."""
        return replace(self, awake=True) if now and not self.awake else self


@dataclass(frozen=True)
class Contact:
    """Two pieces touch. The normal points from `b` to `a`; a negative gap is an overlap."""

    a: str
    b: str
    point: Vec3
    normal: Vec3
    gap: float


@dataclass(frozen=True)
class Snapshot:
    """All movable pieces in a fixed order, those set aside, and what touches what."""

    scene: str
    scene_digest: str
    seed: int
    pieces: tuple[PieceState, ...]
    aside: tuple[PieceState, ...] = ()
    contacts: tuple[Contact, ...] = ()

    def piece(self, id_: str) -> PieceState | None:
        """The piece with that id, if it is on the table."""
        return next((piece for piece in self.pieces if piece.id == id_), None)

    def neighbours(self, ids: Iterable[str]) -> set[str]:
        """All pieces that touch one of these."""
        wanted = set(ids)
        touching = {c.a for c in self.contacts if c.b in wanted}
        touching |= {c.b for c in self.contacts if c.a in wanted}
        return touching - wanted

    def overlap(self) -> float:
        """The deepest overlap of any pair, in metres."""
        return max((0.0, *(-contact.gap for contact in self.contacts)))

    def overlapping(self, depth: float) -> set[str]:
        """The pieces that overlap others by this much or more."""
        return {id_ for contact in self.contacts if -contact.gap >= depth for id_ in (contact.a, contact.b)}

    def woken(self, ids: Collection[str]) -> Snapshot:
        """The same with these pieces awake."""
        return replace(self, pieces=tuple(piece.woken(piece.id in ids) for piece in self.pieces))

    def without(self, ids: Iterable[str]) -> Snapshot:
        """The same with pieces set aside. What they touched is awake, so that nothing hangs in the air."""
        gone = set(ids)
        woken = self.neighbours(gone)
        stay = tuple(piece.woken(piece.id in woken) for piece in self.pieces if piece.id not in gone)
        aside = self.aside + tuple(
            replace(piece, velocity=ZERO, spin=ZERO, awake=False) for piece in self.pieces if piece.id in gone
        )
        contacts = tuple(c for c in self.contacts if c.a not in gone and c.b not in gone)
        return replace(self, pieces=stay, aside=aside, contacts=contacts)

    def with_piece(self, piece: PieceState) -> Snapshot:
        """The same with a piece put on the table or moved. What it touched before is awake."""
        if self.piece(piece.id) is None:
            aside = tuple(other for other in self.aside if other.id != piece.id)
            return replace(self, pieces=(*self.pieces, piece), aside=aside)
        woken = self.neighbours({piece.id})
        pieces = tuple(piece if old.id == piece.id else old.woken(old.id in woken) for old in self.pieces)
        contacts = tuple(c for c in self.contacts if piece.id not in (c.a, c.b))
        return replace(self, pieces=pieces, contacts=contacts)

    def digest(self) -> str:
        """SHA-256 of all poses, exact to the last bit."""
        digest = hashlib.sha256()
        for piece in sorted(self.pieces, key=lambda p: p.id):
            digest.update(piece.id.encode())
            digest.update(struct.pack("<7d", *piece.position, *piece.quaternion))
        return digest.hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The snapshot as a JSON object; floats survive to the last bit."""
        return {"format": FORMAT, **to_plain(self)}

    @classmethod
    def from_json(cls, data: object, name: str) -> Snapshot:
        """Decode what `to_json` wrote; `name` is what error messages call it."""
        if not isinstance(data, Mapping):
            raise BadInput(f"{name}: must be an object, not {shown(data)}")
        given = data.get("format")
        if isinstance(given, bool) or given != FORMAT:
            raise BadInput(f"{name}: format must be {FORMAT}, not {shown(given)}")
        snapshot = from_plain(cls, {key: value for key, value in data.items() if key != "format"}, name)
        _check(snapshot, name)
        return snapshot


def _check(snapshot: Snapshot, name: str) -> None:
    """Refuse values that no table could have written."""
    if not re.fullmatch(r"[\w-]+", snapshot.scene):
        raise BadInput(f"{name}: scene must be the name of a scene, not {shown(snapshot.scene)}")
    check_seed(snapshot.seed, f"{name}: seed")
    for key in ("pieces", "aside"):
        for i, piece in enumerate(getattr(snapshot, key)):
            _check_piece(piece, f"{name}: {key}[{i}]")
    for i, contact in enumerate(snapshot.contacts):
        for key in ("point", "normal"):
            _check_numbers(getattr(contact, key), f"{name}: contacts[{i}]: {key}")
        if abs(contact.gap) > 10:
            raise BadInput(f"{name}: contacts[{i}]: gap must be from -10 to 10, not {contact.gap:g}")


def _check_piece(piece: PieceState, name: str) -> None:
    for key in ("position", "velocity", "spin"):
        _check_numbers(getattr(piece, key), f"{name}: {key}")
    if not 0.99 < sum(value * value for value in piece.quaternion) < 1.01:
        raise BadInput(f"{name}: quaternion must have length 1, not {shown(piece.quaternion)}")


def _check_numbers(values: Iterable[float], name: str) -> None:
    for value in values:
        if abs(value) > FARTHEST:
            raise BadInput(f"{name} must hold numbers from {-FARTHEST:g} to {FARTHEST:g}, not {value:g}")
