"""Where the picture is seen from."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.stage import Place


@dataclass(frozen=True)
class Camera:
    """An eye, the point it looks at, and its field of view across the shorter side of the picture."""

    eye_m: Place
    target_m: Place
    fov_deg: float = 35.0
