"""Where a table is drawn: a real window, or an off-screen surface that behaves like one.

Neither needs ShowBase: input arrives as plain records, and closing leaves nothing behind.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Hashable
from itertools import count
from typing import Any, TypeVar, cast

from panda3d.core import (
    ButtonThrower,
    DataGraphTraverser,
    EventQueue,
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    GraphicsPipe,
    GraphicsPipeSelection,
    GraphicsWindow,
    ModifierButtons,
    MouseAndKeyboard,
    NodePath,
    PNMImage,
    RenderState,
    TransformState,
    WindowProperties,
)

from meeple_city.display.geometry import Pixel
from meeple_city.display.input_events import (
    Closed,
    FocusChanged,
    InputEvent,
    KeyPressed,
    KeyReleased,
    Resized,
    TextTyped,
)
from meeple_city.render import opengl
from meeple_city.render.errors import DrawingError
from meeple_city.render.event_order import KeyEvent, merge_events, stamped
from meeple_city.render.gamepads import Gamepads, connected_gamepads
from meeple_city.render.x11 import window_exists

NO_WINDOW = "cannot open a window: no display, or no OpenGL for it; on Debian install libgl1 and libgl1-mesa-dri"
OUTSIDE: Pixel = (-1.0, -1.0)  # the pointer, when it is not over the window
LOOK_UP_FRAMES = 60  # between two looks for a window that seems minimized; our choice
_numbers = count()
T = TypeVar("T")


class RenderWindow:
    """A window, or an off-screen surface, that is drawn frame by frame; and the input it receives."""

    def __init__(self, size: tuple[int, int], title: str | None) -> None:
        self._open = contextlib.ExitStack()
        with contextlib.ExitStack() as opening:
            opening.enter_context(opengl.settings())
            self.pipe = opengl.open_pipe() if title is None else _window_pipe()
            self.engine = GraphicsEngine()
            opening.callback(self.engine.remove_all_windows)
            self.output = _open_output(self.engine, self.pipe, size, title)
            self._keys = _Keys(self.output) if isinstance(self.output, GraphicsWindow) else None
            self._open = opening.pop_all()
        self._size = (self.output.get_x_size(), self.output.get_y_size())
        self._pointer = OUTSIDE
        self._focused = True
        self._asked_s = time.perf_counter()  # for input
        self._gamepads = Gamepads(connected_gamepads() if title else tuple)
        self._minimized_frames = 0
        self._windowed_size = self._size
        self._before_frame: list[Callable[[], None]] = []
        self._cached: dict[Hashable, Any] = {}

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, as of the last input events."""
        return self._size

    @property
    def output_size(self) -> tuple[int, int]:
        """Width and height of the surface as it is drawn now, never below 1."""
        return max(1, self.output.get_x_size()), max(1, self.output.get_y_size())

    @property
    def focused(self) -> bool:
        """Whether the window has keyboard focus."""
        return self._focused

    @property
    def pointer(self) -> tuple[float, float] | None:
        """Where the pointer is; None when it is outside the window."""
        return None if self._pointer[0] < 0 else self._pointer

    def cached(self, key: Hashable, make: Callable[[], T]) -> T:
        """Make something slow once, and keep it as long as this window is open."""
        if key not in self._cached:
            self._cached[key] = make()
        return cast(T, self._cached[key])  # each key has only one maker

    def before_frame(self, work: Callable[[], None]) -> Callable[[], None]:
        """Call something before every frame; returns a function that stops that."""
        self._before_frame.append(work)
        return lambda: self._before_frame.remove(work)

    def frame(self) -> None:
        """Draw one frame."""
        for work in tuple(self._before_frame):
            work()
        self.engine.render_frame()
        # Panda3D keeps unused node states until somebody collects them.
        TransformState.garbage_collect()
        RenderState.garbage_collect()

    def input_events(self) -> list[InputEvent]:
        """What players did since the last call, in order; always empty off-screen."""
        if self._keys is None or not isinstance(self.output, GraphicsWindow):
            return []
        since, self._asked_s = self._asked_s, time.perf_counter()
        changes = self._window_changes(self.output)
        given = stamped(self._pointer_and_keys(self.output, self._keys), since, self._asked_s)
        return [*changes, *given, *self._keys.take_typed()]

    def move_pointer(self, at: Pixel) -> None:
        """Put the pointer somewhere else, for hands without a mouse."""
        if isinstance(self.output, GraphicsWindow):
            self.output.move_pointer(0, round(at[0]), round(at[1]))

    def full_screen(self, on: bool) -> None:
        """Fill the whole screen, or return to the previous size."""
        if not isinstance(self.output, GraphicsWindow):
            return
        wanted = WindowProperties()
        if on and not self.output.is_fullscreen():
            self._windowed_size = self._size
            wanted.set_size(self.pipe.get_display_width(), self.pipe.get_display_height())
        elif not on:
            wanted.set_size(*self._windowed_size)
        wanted.set_fullscreen(on)
        self.output.request_properties(wanted)
        self.engine.open_windows()

    def picture(self) -> PNMImage:
        """The last frame as an image."""
        image = PNMImage()
        if not self.output.get_screenshot(image):
            raise DrawingError("nothing has been drawn yet")
        return image

    def close(self) -> None:
        """Close the window. Safe to call twice."""
        if self._keys is not None:
            self._keys.close()
            self._keys = None
        self._cached.clear()
        self._open.close()

    def __enter__(self) -> RenderWindow:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _window_changes(self, window: GraphicsWindow) -> list[InputEvent]:
        now = window.get_properties()
        found: list[InputEvent] = []
        if window.is_closed() or not now.get_open() or self._was_destroyed(window):
            return [Closed()]
        size = (now.get_x_size(), now.get_y_size())
        if size != self._size:
            self._size = size
            found.append(Resized(size))
        if now.get_foreground() != self._focused:
            self._focused = now.get_foreground()
            found.append(FocusChanged(self._focused))
        return found

    def _was_destroyed(self, window: GraphicsWindow) -> bool:
        """Whether a window that seems minimized is gone; looked up when it becomes minimized, then now and then."""
        if sys.platform in ("win32", "darwin") or not window.get_properties().get_minimized():
            self._minimized_frames = 0
            return False
        self._minimized_frames += 1
        handle = window.get_window_handle()
        if handle is None or self._minimized_frames % LOOK_UP_FRAMES != 1:
            return False
        return not window_exists(handle.get_int_handle())

    def _pointer_and_keys(self, window: GraphicsWindow, keys: _Keys) -> list[InputEvent]:
        before, places = self._pointer, keys.take_places()
        now = window.get_pointer(0)
        keys.take_places()  # asking for the pointer adds its place, which may be newer than the events
        if before == OUTSIDE and not places and now.get_in_window():
            places = [(now.get_x(), now.get_y())]
        self._pointer = (places[-1] if places else before) if now.get_in_window() else OUTSIDE
        return merge_events(before, places, keys.input_events())


class _Keys:
    """Keys and buttons of one window, collected under event names that no other window uses."""

    def __init__(self, window: GraphicsWindow) -> None:
        self._name = f"table-{next(_numbers)}"
        self._root = NodePath(MouseAndKeyboard(window, 0, "keys"))
        thrower = ButtonThrower("keys")
        thrower.set_modifier_buttons(ModifierButtons())
        thrower.set_prefix(f"{self._name}-named-")
        thrower.set_button_down_event(f"{self._name}-down")
        thrower.set_button_repeat_event(f"{self._name}-again")
        thrower.set_button_up_event(f"{self._name}-up")
        thrower.set_keystroke_event(f"{self._name}-typed")
        self._root.attach_new_node(thrower)
        self._traverser = DataGraphTraverser()
        self._device = window.get_input_device(0)
        self._device.enable_pointer_events()
        self._held: set[str] = set()
        self._typed = ""

    def take_places(self) -> list[Pixel]:
        """Where in the window the pointer was reported since the last call; must come before `input_events`."""
        if not self._device.has_pointer_event():
            return []
        events = self._device.get_pointer_events()
        inside = (n for n in range(events.get_num_events()) if events.get_in_window(n))
        return [(float(events.get_xpos(n)), float(events.get_ypos(n))) for n in inside]

    def input_events(self) -> list[KeyEvent]:
        """What was pressed and released since the last call."""
        self._traverser.traverse(self._root.node())
        queue = EventQueue.get_global_event_queue()
        found: list[KeyEvent] = []
        while not queue.is_queue_empty():
            event = queue.dequeue_event()
            kind = event.get_name().removeprefix(f"{self._name}-")
            if kind in ("down", "again"):
                found.append(self._pressed(event.get_parameter(0).get_string_value(), kind == "again"))
            elif kind == "typed":
                self._typed += event.get_parameter(0).get_wstring_value()
            elif kind == "up":
                found.append(KeyReleased(event.get_parameter(0).get_string_value()))
                self._held.discard(found[-1].key)
        return found

    def take_typed(self) -> list[TextTyped]:
        """The letters typed since the last call."""
        text, self._typed = "".join(sign for sign in self._typed if sign.isprintable()), ""
        return [TextTyped(text)] if text else []

    def _pressed(self, key: str, again: bool) -> KeyPressed:
        """A press; on X11 a key that repeats is reported as pressed once more, without being released."""
        again = again or key in self._held
        self._held.add(key)
        return KeyPressed(key, again)

    def close(self) -> None:
        """Stop listening."""
        self._root.remove_node()


def open_window(size: tuple[int, int], title: str | None = None) -> RenderWindow:
    """Open a window with that title; without a title, an off-screen surface that needs no display."""
    if min(size) < 1:
        raise DrawingError(f"a window must be at least 1 x 1 pixels, not {size[0]} x {size[1]}")
    return RenderWindow(size, title)


def _window_pipe() -> GraphicsPipe:
    pipe = GraphicsPipeSelection.get_global_ptr().make_module_pipe("pandagl")
    if pipe is None or not pipe.is_valid():
        raise DrawingError(NO_WINDOW)
    return pipe


def _open_output(
    engine: GraphicsEngine, pipe: GraphicsPipe, size: tuple[int, int], title: str | None
) -> GraphicsOutput:
    framebuffer = FrameBufferProperties()
    framebuffer.set_rgba_bits(8, 8, 8, 0 if title else 8)
    framebuffer.set_depth_bits(24)
    wanted = WindowProperties(size=size)
    if title is not None:
        wanted.set_title(title)
        framebuffer.set_back_buffers(1)
    flags = GraphicsPipe.BF_refuse_window if title is None else GraphicsPipe.BF_require_window
    output = engine.make_output(pipe, "table", 0, framebuffer, wanted, flags)
    if output is None:
        raise DrawingError(opengl.NO_OPENGL if title is None else NO_WINDOW)
    engine.open_windows()
    if output.get_gsg() is None or not output.is_valid():
        engine.remove_window(output)
        raise DrawingError(opengl.NO_OPENGL if title is None else NO_WINDOW)
    output.set_clear_color_active(False)
    return output
