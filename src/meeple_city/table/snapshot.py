"""The table at one moment: every movable piece, and what touches what."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from meeple_city.config_reader import ConfigReader
from meeple_city.errors import BadInput
from meeple_city.table.geometry import Quat, Vec3

ZERO: Vec3 = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class PieceState:
    """A piece on the table: where its centre of mass is, how it is turned, how it moves."""

    id: str
    model: str
    position: Vec3
    quaternion: Quat
    velocity: Vec3 = ZERO
    spin: Vec3 = ZERO
    awake: bool = False

    def woken(self, now: bool = True) -> PieceState:
        """The piece awake, if it is woken now; as it is otherwise."""
        return replace(self, awake=True) if now and not self.awake else self


@dataclass(frozen=True)
class Contact:
    """Two pieces touch: the normal points from `b` to `a`; a negative gap is an overlap."""

    a: str
    b: str
    point: Vec3
    normal: Vec3
    gap: float


@dataclass(frozen=True)
class Snapshot:
    """All movable pieces in a fixed order, those off the table, and the contacts of all."""

    scene: str
    scene_digest: str
    seed: int
    pieces: tuple[PieceState, ...]
    aside: tuple[PieceState, ...] = ()
    contacts: tuple[Contact, ...] = ()

    def piece(self, id_: str) -> PieceState | None:
        """The piece of that name, if it is on the table."""
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

    def without(self, ids: Iterable[str]) -> Snapshot:
        """The pieces taken aside; those they touched are awake, so that nothing hangs in the air."""
        gone = set(ids)
        woken = self.neighbours(gone)
        stay = tuple(piece.woken(piece.id in woken) for piece in self.pieces if piece.id not in gone)
        aside = self.aside + tuple(
            replace(piece, velocity=ZERO, spin=ZERO, awake=False) for piece in self.pieces if piece.id in gone
        )
        contacts = tuple(c for c in self.contacts if c.a not in gone and c.b not in gone)
        return replace(self, pieces=stay, aside=aside, contacts=contacts)

    def with_piece(self, piece: PieceState) -> Snapshot:
        """A piece put on the table or moved; what it touched before is awake."""
        if self.piece(piece.id) is None:
            aside = tuple(other for other in self.aside if other.id != piece.id)
            return replace(self, pieces=(*self.pieces, piece), aside=aside)
        woken = self.neighbours({piece.id})
        pieces = tuple(piece if old.id == piece.id else old.woken(old.id in woken) for old in self.pieces)
        contacts = tuple(c for c in self.contacts if piece.id not in (c.a, c.b))
        return replace(self, pieces=pieces, contacts=contacts)

    def digest(self) -> str:
        """SHA-256 of all poses, every bit of them."""
        digest = hashlib.sha256()
        for piece in sorted(self.pieces, key=lambda p: p.id):
            digest.update(piece.id.encode())
            digest.update(struct.pack("<7d", *piece.position, *piece.quaternion))
        return digest.hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The snapshot as a JSON object; floats survive to the last bit."""
        return {"format": 1, **asdict(self)}

    @classmethod
    def from_json(cls, data: object, name: str) -> Snapshot:
        """Read back what `to_json` wrote."""
        row = ConfigReader(data, name, BadInput)
        row.format(1)
        row.only("format", "scene", "scene_digest", "seed", "pieces", "aside", "contacts")
        if not re.fullmatch(r"[\w-]+", row.string("scene")):
            raise row.error(f"scene {row.string('scene')!r} is no name of a scene")
        return cls(
            scene=row.string("scene"),
            scene_digest=row.string("scene_digest"),
            seed=row.whole("seed", -(2**62), 2**62),
            pieces=tuple(_piece(piece) for piece in row.rows("pieces")),
            aside=tuple(_piece(piece) for piece in row.rows("aside")),
            contacts=tuple(_contact(contact) for contact in row.rows("contacts")),
        )


def _piece(row: ConfigReader) -> PieceState:
    x: Mapping[str, Any] = {key: row.numbers(key, 3) for key in ("position", "velocity", "spin")}
    if not 0.99 < sum(value * value for value in row.numbers("quaternion", 4)) < 1.01:
        raise row.error("quaternion must have length 1")
    return PieceState(
        id=row.string("id"),
        model=row.string("model"),
        quaternion=_quat(row.numbers("quaternion", 4)),
        awake=row.boolean("awake", False),
        **x,
    )


def _contact(row: ConfigReader) -> Contact:
    x: Mapping[str, Any] = {key: row.numbers(key, 3) for key in ("point", "normal")}
    return Contact(row.string("a"), row.string("b"), gap=row.number("gap", -10, 10), **x)


def _quat(values: tuple[float, ...]) -> Quat:
    w, x, y, z = values
    return w, x, y, z
