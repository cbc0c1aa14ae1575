"""Where the picture is seen from."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.geometry import Position


@dataclass(frozen=True)
class Camera:
    """An eye, the point it looks at, and its field of view across the shorter side of the picture."""

    eye_m: Position
    target_m: Position
    fov_deg: float = 35.0
