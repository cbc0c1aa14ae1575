"""An eye and what it looks at."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.stage import Place


@dataclass(frozen=True)
class Camera:
    """An eye, what it looks at, and how wide it sees across the shorter side of the picture."""

    eye_m: Place
    target_m: Place
    fov_deg: float = 35.0
