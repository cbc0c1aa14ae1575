"""One picture of the table, from nothing to a file."""

from __future__ import annotations

from pathlib import Path

from meeple_city.render.cameras import Camera
from meeple_city.render.scenery import Stage
from meeple_city.render.studio import Studio


def save_picture(stage: Stage, camera: Camera, size: tuple[int, int], out: Path, models_dir: Path) -> None:
    """Draw the stage off-screen, `size` pixels wide and high, and write it to `out` as PNG."""
    with Studio(size, models_dir) as studio:
        studio.draw(stage, camera)
        studio.save(out)
