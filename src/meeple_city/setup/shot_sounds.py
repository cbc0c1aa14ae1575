"""What can be heard of a shot: a track, translated for the ear."""

from __future__ import annotations

from meeple_city.audio.hearing import (
    BOARD,
    GROUND,
    TABLE,
    HeardBreath,
    Knock,
    ShotSounds,
    SoundingPiece,
    TimedPlace,
)
from meeple_city.border import Breathe, Drop
from meeple_city.table.catalogue import Shape
from meeple_city.table.table import Table
from meeple_city.table.track import Track

BELOW = {name: SoundingPiece(name, name, 0.0, 0.0) for name in (TABLE, GROUND)}


def shot_sounds(table: Table, track: Track) -> ShotSounds:
    """Everything about a track that can be heard."""
    paths: dict[str, list[TimedPlace]] = {}
    for frame in track.frames:
        for id_, (place, _) in frame.poses.items():
            paths.setdefault(id_, []).append(TimedPlace(frame.tick / track.tick_hz, place))
    held, until_s = _held(track)
    return ShotSounds(
        pieces=BELOW | {piece.id: _sounding(piece.model.shape) for piece in table.scene.pieces},
        knocks=tuple(Knock(i.tick / track.tick_hz, i.a, i.b, i.impulse, i.point) for i in track.impacts),
        paths={id_: tuple(path) for id_, path in paths.items()},
        breath=_breath(table, track),
        held=held,
        held_until_s=until_s,
    )


def _sounding(shape: Shape) -> SoundingPiece:
    if shape.fixed:
        return SoundingPiece(shape.kind, BOARD, 0.0, max(shape.size))
    return SoundingPiece(shape.kind, shape.material.name, shape.mass, max(shape.size))


def _held(track: Track) -> tuple[str, float]:
    """The piece that a hand carried, and when it was let go."""
    request = track.request
    if not isinstance(request, Drop) or not request.carry:
        return "", 0.0
    return request.piece, request.carry[-1][0] / track.tick_hz


def _breath(table: Table, track: Track) -> HeardBreath | None:
    request = track.request
    blower = track.final.piece(request.from_) if isinstance(request, Breathe) else None
    if not isinstance(request, Breathe) or blower is None:
        return None
    x, y, z = blower.position
    shape = table.catalogue.model(blower.model).shape
    return HeardBreath((x, y, z + shape.reach), request.curve)
