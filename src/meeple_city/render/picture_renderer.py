"""The beauty tier: draws still pictures slowly and well."""

from __future__ import annotations

import math
from pathlib import Path
from types import TracebackType

from panda3d.core import PNMImage

from meeple_city.display.camera import Camera
from meeple_city.display.stage import Stage
from meeple_city.render.errors import DrawingError
from meeple_city.render.live_table import LiveTable
from meeple_city.render.window import RenderWindow, open_window

FRAMES = 56  # added up to one picture
APERTURE = 0.0024  # the width of the lens as a share of the distance to the target; our choice


class PictureRenderer:
    """Draws stages into pictures of one size; a context manager that opens and closes OpenGL.

    It does without ShowBase, of which a process can have only one: renderers can be opened one after the other, or
    beside a window.
    """

    def __init__(self, size: tuple[int, int], models_dir: Path) -> None:
        if min(size) < 1:
            raise DrawingError(f"a picture must be at least 1 x 1 pixels, not {size[0]} x {size[1]}")
        self._size = size
        self._models_dir = models_dir
        self._window: RenderWindow | None = None
        self._drawn: PNMImage | None = None

    def __enter__(self) -> PictureRenderer:
        self._window = open_window(self._size)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._window is not None:
            self._window.close()
            self._window = None

    def draw(self, stage: Stage, camera: Camera, offset_m: float = 0.0, aperture: float = APERTURE) -> None:
        """Draw the stage from a camera, or from an eye to the right of it."""
        if self._window is None:
            raise DrawingError("cannot draw: the renderer is not open")
        with LiveTable(self._window, stage, self._models_dir) as table:
            table.look(camera)
            table.refine_fully(FRAMES, aperture * math.dist(camera.eye_m, camera.target_m), offset_m)
            self._drawn = self._window.picture()

    def picture(self) -> PNMImage:
        """The last picture drawn."""
        if self._drawn is None:
            raise DrawingError("nothing has been drawn yet")
        return PNMImage(self._drawn)
