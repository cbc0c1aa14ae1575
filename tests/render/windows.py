"""What happens to a window and a table in tests alone: another size, no shadows."""

from __future__ import annotations

from panda3d.core import BitMask32, GraphicsWindow, WindowProperties

from meeple_city.render.live_table import LiveTable
from meeple_city.render.scene import CASTS_SHADOW_BIT
from meeple_city.render.window import RenderWindow


def resize(window: RenderWindow, size: tuple[int, int]) -> None:
    """Give a window or an off-screen surface another size, as a window manager would."""
    if isinstance(window.output, GraphicsWindow):
        window.output.request_properties(WindowProperties(size=size))
        window.engine.open_windows()
    else:
        window.output.set_size(*size)
        window._size = size


def set_shadows(live: LiveTable, on: bool) -> None:
    """Let pieces cast shadows, or none."""
    live._lamp.camera.node().set_camera_mask(BitMask32.bit(CASTS_SHADOW_BIT) if on else BitMask32.all_off())
    live._lamp.stale = True
