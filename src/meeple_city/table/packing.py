"""Tracks as small files: key frames as small differences, the final snapshot exact to the last bit.

What is only shown (frames, impacts) is rounded to a tenth of a millimetre and a tenth of a degree; the snapshot, which
the next request starts from, is exact. On one build, the same track always packs to the same bytes.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meeple_city.border import Message, Touch, request_from_json, request_to_json
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.errors import BadInput
from meeple_city.table.snapshot import Contact, PieceState, Snapshot
from meeple_city.table.track import Frame, Impact, Pose, Track

MAGIC = b"MCTRACK3"  # the last digit is the format: 3 says what moved before a release
LENGTH_STEPS = 10_000  # per metre: a tenth of a millimetre; our choice
TURN_STEPS = 1_024  # per unit: a tenth of a degree; our choice
FAR = 32_767 / LENGTH_STEPS  # nothing that matters is further away
SCALES = (1.0, 160.0)  # Bullet holds single precision, in metres or in its own units of length
STATE = 13  # numbers per piece: position, quaternion, velocity, spin
CONTACT = 7  # numbers per contact: point, normal, gap

Array = NDArray[Any]


@dataclass(frozen=True)
class _Meta:
    """What a packed track holds besides columns of numbers; touches are [seconds, piece]."""

    names: tuple[str, ...]  # of pieces: elsewhere they go by their place in this list
    request: Any
    tick_hz: int
    settled: bool
    sim_s: float
    refused: Message | None
    lifted: tuple[str, ...]
    touched: tuple[tuple[float, str], ...]
    touched_before_release: tuple[tuple[float, str], ...]
    moved_before_release: dict[str, float]
    scene: str
    scene_digest: str
    seed: int
    on_table: int  # the pieces on the table come first, those set aside follow
    models: tuple[str, ...]
    awake: tuple[str, ...]


def pack(track: Track) -> bytes:
    """A track as bytes."""
    names = _names(track)
    number = {name: i for i, name in enumerate(names)}
    meta = json.dumps(to_plain(_meta(track, names)), separators=(",", ":")).encode()
    blocks = [meta, *_pack_frames(track.frames, number), *_pack_impacts(track.impacts, number)]
    blocks += _pack_snapshot(track.final, number)
    body = b"".join(struct.pack("<I", len(block)) + block for block in blocks)
    return MAGIC + zlib.compress(body, 9)


def unpack(data: bytes) -> Track:
    """A track from bytes; BadInput if they are damaged or something else."""
    if not data.startswith(MAGIC):
        raise BadInput("a packed track must begin with " + MAGIC.decode() + "; this is not one, or of another version")
    try:
        return _unpack(_blocks(zlib.decompress(data[len(MAGIC) :])))
    except (zlib.error, struct.error, ValueError, KeyError, IndexError, TypeError) as cause:
        raise BadInput(f"a packed track is damaged: {cause}") from None


def _unpack(blocks: list[bytes]) -> Track:
    meta = from_plain(_Meta, json.loads(blocks[0]), "a packed track")
    return Track(
        request=request_from_json(meta.request),
        tick_hz=meta.tick_hz,
        frames=_unpack_frames(blocks[1:5], meta.names),
        impacts=_unpack_impacts(blocks[5:9], meta.names),
        touched=tuple(Touch(*row) for row in meta.touched),
        touched_before_release=tuple(Touch(*row) for row in meta.touched_before_release),
        lifted=meta.lifted,
        settled=meta.settled,
        sim_s=meta.sim_s,
        refused=meta.refused,
        final=_unpack_snapshot(blocks[9:], meta),
        moved_before_release=meta.moved_before_release,
    )


def _names(track: Track) -> tuple[str, ...]:
    """Every piece that is mentioned, those of the final snapshot first."""
    names = dict.fromkeys(piece.id for piece in (*track.final.pieces, *track.final.aside))
    names |= dict.fromkeys(id_ for frame in track.frames for id_ in frame.poses)
    names |= dict.fromkeys(id_ for impact in track.impacts for id_ in (impact.a, impact.b))
    names |= dict.fromkeys(id_ for contact in track.final.contacts for id_ in (contact.a, contact.b))
    return tuple(names)


def _meta(track: Track, names: tuple[str, ...]) -> _Meta:
    final = track.final
    return _Meta(
        names=names,
        request=request_to_json(track.request),
        tick_hz=track.tick_hz,
        settled=track.settled,
        sim_s=track.sim_s,
        refused=track.refused,
        lifted=track.lifted,
        touched=_rows(track.touched),
        touched_before_release=_rows(track.touched_before_release),
        moved_before_release=dict(track.moved_before_release),
        scene=final.scene,
        scene_digest=final.scene_digest,
        seed=final.seed,
        on_table=len(final.pieces),
        models=tuple(piece.model for piece in (*final.pieces, *final.aside)),
        awake=tuple(piece.id for piece in final.pieces if piece.awake),
    )


def _rows(touches: Iterable[Touch]) -> tuple[tuple[float, str], ...]:
    return tuple((touch.at_s, touch.piece) for touch in touches)


def _blocks(body: bytes) -> list[bytes]:
    blocks, at = [], 0
    while at < len(body):
        (size,) = struct.unpack_from("<I", body, at)
        blocks.append(body[at + 4 : at + 4 + size])
        at += 4 + size
    return blocks


# ---- key frames: which pieces are there, then the second differences of all numbers


def _pack_frames(frames: Sequence[Frame], number: dict[str, int]) -> list[bytes]:
    moving = sorted({number[id_] for frame in frames for id_ in frame.poses})
    row = {piece: i for i, piece in enumerate(moving)}
    there = np.zeros((len(moving), len(frames)), dtype=bool)
    numbers = np.zeros((len(moving), len(frames), 7))
    for column, frame in enumerate(frames):
        for id_, (position, quaternion) in frame.poses.items():
            there[row[number[id_]], column] = True
            numbers[row[number[id_]], column] = (*position, *quaternion)
    steps = _in_steps(numbers)
    changes = [_changes(steps[i][there[i]]) for i in range(len(moving))]
    rows = np.concatenate(changes) if changes else np.zeros((0, 7), np.int64)
    ticks = np.array([frame.tick for frame in frames], dtype="<u4")
    return [ticks.tobytes(), np.array(moving, "<u2").tobytes(), np.packbits(there).tobytes(), _planes(rows.T, "<i4")]


def _unpack_frames(blocks: Sequence[bytes], names: Sequence[str]) -> tuple[Frame, ...]:
    ticks, moving = np.frombuffer(blocks[0], "<u4"), np.frombuffer(blocks[1], "<u2")
    shape = (len(moving), len(ticks))
    there = np.unpackbits(np.frombuffer(blocks[2], np.uint8), count=shape[0] * shape[1]).reshape(shape).astype(bool)
    rows = _from_planes(blocks[3], "<i4").reshape(7, -1).T
    poses: list[dict[str, Pose]] = [{} for _ in ticks]
    first = 0
    for piece, present in zip(moving, there, strict=True):
        columns = np.flatnonzero(present)
        steps = rows[first : first + len(columns)].astype(np.int64).cumsum(axis=0).cumsum(axis=0)
        first += len(columns)
        for column, step in zip(columns, steps.tolist(), strict=True):
            poses[column][names[piece]] = _from_steps(step)
    return tuple(Frame(int(tick), pose) for tick, pose in zip(ticks, poses, strict=True))


def _in_steps(numbers: Array) -> Array:
    lengths = np.rint(np.clip(numbers[..., :3], -FAR, FAR) * LENGTH_STEPS)
    return np.concatenate([lengths, np.rint(numbers[..., 3:] * TURN_STEPS)], axis=-1).astype(np.int64)


def _from_steps(step: list[int]) -> Pose:
    x, y, z = (value / LENGTH_STEPS for value in step[:3])
    size = sum(value * value for value in step[3:]) ** 0.5 or 1.0
    w, i, j, k = (value / size for value in step[3:])
    return (x, y, z), (w, i, j, k)


def _changes(steps: Array) -> Array:
    """Second differences: almost zero for anything that flies, rolls or rests."""
    steps[1:, 3:] *= _signs(steps[:, 3:])[:, None]
    for _ in range(2):
        steps = np.diff(steps, axis=0, prepend=0)
    return steps


def _signs(quaternions: Array) -> Array:
    """For each quaternion, whether it or its negative, which is the same turn, is closer to the one before."""
    nearer = np.where((quaternions[1:] * quaternions[:-1]).sum(axis=1) < 0, -1, 1)
    signs: Array = np.cumprod(nearer)
    return signs


# ---- impacts


def _pack_impacts(impacts: Sequence[Impact], number: dict[str, int]) -> list[bytes]:
    ticks = np.array([impact.tick for impact in impacts], "<u4")
    pairs = np.array([(number[impact.a], number[impact.b]) for impact in impacts], "<u2")
    points = [[round(max(-FAR, min(FAR, value)) * LENGTH_STEPS) for value in impact.point] for impact in impacts]
    impulses = np.array([impact.impulse for impact in impacts], "<f4")
    return [_planes(ticks, "<u4"), pairs.tobytes(), _planes(np.array(points), "<i4"), impulses.tobytes()]


def _unpack_impacts(blocks: Sequence[bytes], names: Sequence[str]) -> tuple[Impact, ...]:
    ticks, pairs = _from_planes(blocks[0], "<u4").tolist(), np.frombuffer(blocks[1], "<u2").reshape(-1, 2).tolist()
    points = (_from_planes(blocks[2], "<i4").reshape(-1, 3) / LENGTH_STEPS).tolist()
    impulses = np.frombuffer(blocks[3], "<f4").tolist()
    rows = zip(ticks, pairs, impulses, points, strict=True)
    return tuple(Impact(tick, names[a], names[b], impulse, (x, y, z)) for tick, (a, b), impulse, (x, y, z) in rows)


# ---- the snapshot, exact


def _pack_snapshot(snapshot: Snapshot, number: dict[str, int]) -> list[bytes]:
    pieces = (*snapshot.pieces, *snapshot.aside)
    states = np.array([(*p.position, *p.quaternion, *p.velocity, *p.spin) for p in pieces]).reshape(-1, STATE)
    contacts = np.array([(*c.point, *c.normal, c.gap) for c in snapshot.contacts]).reshape(-1, CONTACT)
    pairs = np.array([(number[c.a], number[c.b]) for c in snapshot.contacts], "<u2")
    columns = [*states.T, *contacts.T]
    return [_planes(pairs.reshape(-1, 2).T, "<u2"), *(_exact(column) for column in columns)]


def _unpack_snapshot(blocks: Sequence[bytes], meta: _Meta) -> Snapshot:
    pairs = _from_planes(blocks[0], "<u2").reshape(2, -1).T.tolist()
    columns = [_from_exact(block) for block in blocks[1:]]
    states = zip(meta.names, meta.models, zip(*columns[:STATE], strict=True), strict=False)
    names, awake = meta.names, set(meta.awake)
    pieces = [_piece(id_, model, row, id_ in awake) for id_, model, row in states]
    contacts = zip(pairs, zip(*columns[STATE:], strict=True), strict=True)
    return Snapshot(
        scene=meta.scene,
        scene_digest=meta.scene_digest,
        seed=meta.seed,
        pieces=tuple(pieces[: meta.on_table]),
        aside=tuple(pieces[meta.on_table :]),
        contacts=tuple(
            Contact(names[a], names[b], (row[0], row[1], row[2]), (row[3], row[4], row[5]), row[6])
            for (a, b), row in contacts
        ),
    )


def _piece(id_: str, model: str, row: tuple[float, ...], awake: bool) -> PieceState:
    x, y, z, w, i, j, k, vx, vy, vz, sx, sy, sz = row
    return PieceState(id_, model, (x, y, z), (w, i, j, k), (vx, vy, vz), (sx, sy, sz), awake)


def _exact(column: Array) -> bytes:
    """A column of numbers, in single precision where that loses nothing."""
    for mark, scale in enumerate(SCALES):
        short = (column * scale).astype("<f4")
        if (short.astype("<f8") / scale).tobytes() == column.astype("<f8").tobytes():
            return bytes([mark]) + _planes(short, "<f4")
    return bytes([len(SCALES)]) + _planes(column, "<f8")


def _from_exact(block: bytes) -> list[float]:
    mark = block[0]
    if mark == len(SCALES):
        values: list[float] = _from_planes(block[1:], "<f8").tolist()
    else:
        values = (_from_planes(block[1:], "<f4").astype("<f8") / SCALES[mark]).tolist()
    return values


def _planes(values: Array, kind: str) -> bytes:
    """All first bytes, then all second bytes, and so on: similar bytes side by side compress well."""
    flat = np.ascontiguousarray(values.astype(kind)).reshape(-1)
    return np.ascontiguousarray(flat.view(np.uint8).reshape(-1, flat.itemsize).T).tobytes()


def _from_planes(data: bytes, kind: str) -> Array:
    size = np.dtype(kind).itemsize
    return np.ascontiguousarray(np.frombuffer(data, np.uint8).reshape(size, -1).T).reshape(-1).view(kind)
