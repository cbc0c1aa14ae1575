"""What happened on the table during a request: key frames, impacts, touches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meeple_city.border import Message, Request, Touch, request_to_json
from meeple_city.table.geometry import Quat, Vec3
from meeple_city.table.snapshot import Snapshot

Pose = tuple[Vec3, Quat]


@dataclass(frozen=True)
class Frame:
    """The poses of all moving pieces at a tick."""

    tick: int
    poses: Mapping[str, Pose]


@dataclass(frozen=True)
class Impact:
    """Two pieces hit each other; the impulse is in newton seconds."""

    tick: int
    a: str
    b: str
    impulse: float
    point: Vec3


@dataclass(frozen=True)
class Track:
    """Everything that happened during a request, and the table after it."""

    request: Request
    tick_hz: int
    frames: tuple[Frame, ...]
    impacts: tuple[Impact, ...]
    touched: tuple[Touch, ...]
    touched_before_release: tuple[Touch, ...]
    lifted: tuple[str, ...]
    settled: bool
    sim_s: float
    refused: Message | None
    final: Snapshot
    moved_before_release: Mapping[str, float] = field(default_factory=dict)  # how far at most, in metres

    def to_json(self) -> dict[str, Any]:
        """The track for a file: metres, quaternions w x y z, newton seconds."""
        return {
            "format": 1,
            "request": request_to_json(self.request),
            "tick_hz": self.tick_hz,
            "settled": self.settled,
            "sim_s": self.sim_s,
            "frames": [{"tick": f.tick, "poses": {i: [*p, *q] for i, (p, q) in f.poses.items()}} for f in self.frames],
            "impacts": [[i.tick, i.a, i.b, i.impulse, list(i.point)] for i in self.impacts],
        }
