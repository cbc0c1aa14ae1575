"""A picture in the picture: what another camera sees, in a corner."""

from __future__ import annotations

from panda3d.core import NodePath, PerspectiveLens

from meeple_city.display.camera import Camera
from meeple_city.render.camera_nodes import add_region, aim_camera
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow

LEFT, RIGHT, BOTTOM, TOP = 0.62, 0.985, 0.16, 0.525  # of the window; our choice
ORDER = 8  # over the table, under the captions
FRAME_PX = 4
FRAME_COLOUR = (0.96, 0.93, 0.86, 1.0)


class Inset:
    """One corner of a window, empty until something is shown there."""

    def __init__(self, window: RenderWindow, root: NodePath) -> None:
        self._window = window
        self._region, self._camera = add_region(window.output, root, PerspectiveLens(), VISIBLE_BIT)
        self._region.set_dimensions(LEFT, RIGHT, BOTTOM, TOP)
        self._region.set_clear_depth_active(True)
        self._region.set_sort(ORDER)
        self._frame = window.output.make_display_region()
        self._frame.set_clear_color_active(True)
        self._frame.set_clear_color(FRAME_COLOUR)
        self._frame.set_sort(ORDER - 1)
        self._size = (0, 0)
        self._set_active(False)

    @property
    def shown(self) -> bool:
        """Whether there is something in it."""
        return self._region.is_active()

    def show(self, camera: Camera | None) -> None:
        """Show what a camera sees, or nothing."""
        self._set_active(camera is not None)
        if camera is None:
            return
        width, height = self._window.output_size
        wide, tall = max(1, round(width * (RIGHT - LEFT))), max(1, round(height * (TOP - BOTTOM)))
        if (wide, tall) != self._size:
            self._size = (wide, tall)
            carrier = NodePath("view")
            carrier.set_shader_input("view", (LEFT * width, BOTTOM * height, 1.0 / wide, 1.0 / tall))
            self._camera.node().set_initial_state(carrier.get_state())
            aside, above = FRAME_PX / width, FRAME_PX / height
            self._frame.set_dimensions(LEFT - aside, RIGHT + aside, BOTTOM - above, TOP + above)
        aim_camera(self._camera, camera, (wide, tall))

    def _set_active(self, on: bool) -> None:
        self._region.set_active(on)
        self._frame.set_active(on)

    def close(self) -> None:
        """Remove it from the window."""
        self._window.output.remove_display_region(self._frame)
        self._window.output.remove_display_region(self._region)
        self._camera.remove_node()
