"""What the eyes see of a table: one part of the window, or in stereo two, each with its own camera."""

from __future__ import annotations

from dataclasses import dataclass

from panda3d.core import Camera as CameraNode
from panda3d.core import ColorWriteAttrib, DisplayRegion, LPoint3, NodePath, PerspectiveLens, RenderState

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Point, Position
from meeple_city.display.stereo import EYE_GAP_M, EyeView, eye_views
from meeple_city.render.camera_nodes import add_region, aim_camera
from meeple_city.render.picking import Ray
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow


@dataclass(frozen=True)
class _Eye:
    """What one eye sees: its part of the window, and the camera that fills it."""

    view: EyeView
    region: DisplayRegion
    camera: NodePath[CameraNode]


class EyeRegions:
    """The eyes that look at one scene in a window."""

    def __init__(self, window: RenderWindow, root: NodePath) -> None:
        self._window, self._root = window, root
        self._eyes: list[_Eye] = []
        self._laid_out: tuple[object, ...] = ()

    def aim(self, camera: Camera, stereo: str | None, visible: bool) -> None:
        """Aim all eyes; they are laid out anew if the window has another size or the stereo mode has changed."""
        size = self._window.output_size
        if (stereo, size) != self._laid_out:
            self._lay_out(size, stereo, visible)
            self._laid_out = (stereo, size)
        for eye in self._eyes:
            aim_camera(eye.camera, camera, eye.view.pixels(size), eye.view.offset * EYE_GAP_M)

    def show(self, on: bool) -> None:
        """Draw what they see, or leave the window as it is."""
        for eye in self._eyes:
            eye.region.set_active(on)

    def ray(self, x: float, y: float) -> Ray | None:
        """The line of sight through a pixel, counted from the top left; None outside of the window."""
        width, height = self._window.output_size
        for eye in self._eyes:
            across = (x / width - eye.view.left) / (eye.view.right - eye.view.left)
            if 0.0 <= across < 1.0 and 0.0 <= y < height:
                near, far = LPoint3(), LPoint3()
                eye.camera.node().get_lens().extrude((across * 2 - 1, 1 - 2 * y / height), near, far)
                start, end = (self._root.get_relative_point(eye.camera, point) for point in (near, far))
                return Ray.between((start.x, start.y, start.z), (end.x, end.y, end.z))
        return None

    def project(self, point: Position) -> Point | None:
        """The pixel at which the first eye sees a point, counted from the top left; None behind it."""
        eye = self._eyes[0]
        film = LPoint3()
        if not eye.camera.node().get_lens().project(eye.camera.get_relative_point(self._root, LPoint3(*point)), film):
            return None
        width, height = self._window.output_size
        across = eye.view.left + (film.x * 0.5 + 0.5) * (eye.view.right - eye.view.left)
        return across * width, (0.5 - film.y * 0.5) * height

    def close(self) -> None:
        """Remove them from the window."""
        for eye in self._eyes:
            self._window.output.remove_display_region(eye.region)
            eye.camera.remove_node()
        self._eyes.clear()

    def _lay_out(self, size: tuple[int, int], stereo: str | None, visible: bool) -> None:
        self.close()
        for order, view in enumerate(eye_views(stereo)):
            region, camera = add_region(self._window.output, self._root, PerspectiveLens(), VISIBLE_BIT)
            region.set_dimensions(view.left, view.right, 0.0, 1.0)
            region.set_clear_depth_active(True)
            region.set_sort(order)
            region.set_active(visible)
            camera.node().set_initial_state(_state(view, size))
            self._eyes.append(_Eye(view, region, camera))


def _state(view: EyeView, size: tuple[int, int]) -> RenderState:
    """What differs between the eyes: the colours to write, and the part of the window."""
    width, height = view.pixels(size)
    carrier = NodePath("view")
    carrier.set_shader_input("view", (view.left * size[0], 0.0, 1.0 / width, 1.0 / height))
    if view.channels is not None:
        carrier.set_attrib(ColorWriteAttrib.make(view.channels))
    return carrier.get_state()
