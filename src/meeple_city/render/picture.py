"""Draw one picture of the table and save it."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import PNMImage

from meeple_city.display.camera import Camera
from meeple_city.display.stage import Stage
from meeple_city.display.stereo import EYE_GAP_M, eye_views
from meeple_city.errors import BadInput
from meeple_city.render.images import red_cyan, side_by_side, write_png
from meeple_city.render.live_table import LiveTable
from meeple_city.render.picture_renderer import PictureRenderer
from meeple_city.render.window import open_window

TIERS = ("beauty", "fast")


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
        raise BadInput(f"the tier must be {' or '.join(TIERS)}, not {tier!r}")
    draw = _draw_fast if tier == "fast" else _draw_beautiful
    write_png(draw(stage, camera, size, models_dir, stereo), out)


def _draw_beautiful(
    stage: Stage, camera: Camera, size: tuple[int, int], models_dir: Path, stereo: str | None
) -> PNMImage:
    views = eye_views(stereo)
    images = []
    with PictureRenderer(views[0].pixels(size), models_dir) as renderer:
        for view in views:
            renderer.draw(stage, camera, view.offset * EYE_GAP_M)
            images.append(renderer.picture())
    if stereo is None:
        return images[0]
    left, right = images
    return side_by_side(left, right, size) if stereo == "side-by-side" else red_cyan(left, right)


def _draw_fast(stage: Stage, camera: Camera, size: tuple[int, int], models_dir: Path, stereo: str | None) -> PNMImage:
    with open_window(size) as window, LiveTable(window, stage, models_dir) as table:
        table.stereo = stereo
        table.look(camera)
        table.frame()
        return window.picture()
