"""Tracks turned into motions, which can be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meeple_city.border import Breathe, Drop, Flick, Place, Request, StandUp, Toss
from meeple_city.display.geometry import Position, Vector
from meeple_city.setup.motion_stream import MotionStream
from meeple_city.setup.scenes import drawn_pose
from meeple_city.show.motion import BlownAir, Hit, KeyFrame, Motion
from meeple_city.table.snapshot import Contact, Snapshot
from meeple_city.table.table import Table
from meeple_city.table.track import Impact, Pose, Track

MM = 0.001


def motion_of(table: Table, track: Track) -> Motion:
    """A track as it is shown."""
    models = {piece.id: piece.model for piece in (*track.final.pieces, *track.final.aside)}
    final = {piece.id: (piece.position, piece.quaternion) for piece in track.final.pieces}
    frames, hz = track.frames, track.tick_hz
    return Motion(
        keys=tuple(KeyFrame(frame.tick / hz, drawn_poses(table, frame.poses, models)) for frame in frames),
        final=drawn_poses(table, final, models),
        length_s=frames[-1].tick / hz if frames else 0.0,
        released_s=_released(track.request, hz),
        contacts=tuple((c.a, c.b, _millimetres(c.point)) for c in _touching(track)),
        first_touch_s=_first_touch(track),
        hits=hits_of(track.impacts, hz),
        sizes=piece_sizes(table),
        actor=actor_of(track.request),
        breath=blown_air(table, track.request, track.final),
    )


def stream_of(table: Table, request: Request) -> MotionStream:
    """A shot that is shown while it is simulated."""
    models = {piece.id: piece.model.name for piece in table.scene.pieces}
    hz = table.settings.world.step_hz
    released_s, sizes, actor = _released(request, hz), piece_sizes(table), actor_of(request)
    empty = Motion((), {}, 0.0, released_s, sizes=sizes, actor=actor, whole=False)
    return MotionStream(hz, empty, lambda poses: drawn_poses(table, poses, models))


def drawn_poses(table: Table, poses: Mapping[str, Pose], models: Mapping[str, str]) -> dict[str, Pose]:
    """Poses of the models, whose origin is at their foot."""
    return {id_: drawn_pose(table, models[id_], pose) for id_, pose in poses.items()}


def hits_of(impacts: Iterable[Impact], tick_hz: int) -> tuple[Hit, ...]:
    """Impacts as they are seen and heard, in the order of time."""
    return tuple(Hit(i.tick / tick_hz, i.a, i.b, i.impulse, i.point) for i in sorted(impacts, key=lambda i: i.tick))


def piece_sizes(table: Table) -> dict[str, Vector]:
    """The size of every movable piece's box."""
    return {piece.id: piece.model.shape.size for piece in table.scene.pieces if not piece.model.shape.fixed}


def actor_of(request: Request) -> str:
    """The piece that somebody moved, or whose mouth blew."""
    if isinstance(request, Breathe):
        return request.from_
    return request.piece if isinstance(request, Flick | Drop | Toss | Place | StandUp) else ""


def blown_air(table: Table, request: Request, snapshot: Snapshot) -> BlownAir | None:
    """The breath of a request."""
    blower = snapshot.piece(request.from_) if isinstance(request, Breathe) else None
    if not isinstance(request, Breathe) or blower is None:
        return None
    (x, y, z), (ax, ay, az) = blower.position, request.aim_mm
    shape = table.catalogue.model(blower.model).shape
    return BlownAir((x, y, z + shape.reach), (ax * MM, ay * MM, az * MM), request.curve)


def _millimetres(point: Position) -> Position:
    x, y, z = point
    return x / MM, y / MM, z / MM


def _released(request: Request, tick_hz: int) -> float:
    """When a carried piece is let go."""
    carry = request.carry if isinstance(request, Drop) else ()
    return carry[-1][0] / tick_hz if carry else 0.0


def _first_touch(track: Track) -> float | None:
    """When a piece in the hand first met something besides its own Paws."""
    if not isinstance(track.request, Drop):
        return None
    own = track.request.piece.replace("body:", "paws:")
    return min((touch.at_s for touch in track.touched_before_release if touch.piece != own), default=None)


def _touching(track: Track) -> list[Contact]:
    """The contacts after the shot of whatever it touched."""
    touched = {touch.piece for touch in track.touched}
    return [contact for contact in track.final.contacts if contact.a in touched or contact.b in touched]
