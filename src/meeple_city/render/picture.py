"""One picture of the table, from nothing to a file."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import PNMImage

from meeple_city.display.camera import Camera
from meeple_city.display.stage import Stage
from meeple_city.display.stereo import EYE_GAP_M, views
from meeple_city.errors import BadRequest
from meeple_city.render.live import LiveTable
from meeple_city.render.pictures import red_cyan, side_by_side, write_png
from meeple_city.render.studio import Studio
from meeple_city.render.window import open_window

TIERS = ("beauty", "fast")
_JOINED = {"side-by-side": side_by_side, "red-cyan": red_cyan}


def save_picture(
    stage: Stage,
    camera: Camera,
    size: tuple[int, int],
    out: Path,
    models_dir: Path,
    tier: str = "beauty",
    stereo: str | None = None,
) -> None:
    """Draw the stage off-screen, `size` pixels wide and high, and write it to `out` as PNG."""
    if tier not in TIERS:
        raise BadRequest(f"a tier is {' or '.join(TIERS)}, not {tier!r}")
    draw = _fast if tier == "fast" else _beautiful
    write_png(draw(stage, camera, size, models_dir, stereo), out)


def _beautiful(stage: Stage, camera: Camera, size: tuple[int, int], models_dir: Path, stereo: str | None) -> PNMImage:
    eyes = views(stereo)
    pictures = []
    with Studio(eyes[0].pixels(size), models_dir) as studio:
        for eye in eyes:
            studio.draw(stage, camera, eye.aside * EYE_GAP_M)
            pictures.append(studio.picture())
    return pictures[0] if stereo is None else _JOINED[stereo](*pictures, size)


def _fast(stage: Stage, camera: Camera, size: tuple[int, int], models_dir: Path, stereo: str | None) -> PNMImage:
    with open_window(size) as screen, LiveTable(screen, stage, models_dir) as table:
        table.stereo = stereo
        table.look(camera)
        table.frame()
        return screen.picture()
