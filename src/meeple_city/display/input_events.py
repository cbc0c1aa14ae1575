"""What players do at a window, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field

from meeple_city.display.geometry import Point

PAD = "pad_"  # how the names of a gamepad's buttons begin, such as `pad_face_a`


@dataclass(frozen=True)
class KeyPressed:
    """A key or mouse button went down: `a`, `space`, `mouse1`, `wheel_up`."""

    key: str
    again: bool = False  # auto-repeat of a key held down
    at_s: float = field(default=0.0, compare=False, repr=False)  # when, by `time.perf_counter`


@dataclass(frozen=True)
class KeyReleased:
    """A key or mouse button came up."""

    key: str
    at_s: float = field(default=0.0, compare=False, repr=False)


@dataclass(frozen=True)
class TextTyped:
    """Letters were typed, as the keyboard's layout and its dead keys make them."""

    text: str


@dataclass(frozen=True)
class PointerMoved:
    """The pointer moved, in pixels from the top left."""

    x: float
    y: float
    at_s: float = field(default=0.0, compare=False, repr=False)


@dataclass(frozen=True)
class SticksMoved:
    """The sticks of a gamepad are held differently: right and up are positive, from -1 to 1."""

    left: Point
    right: Point


@dataclass(frozen=True)
class Resized:
    """The window has a new size."""

    size: tuple[int, int]


@dataclass(frozen=True)
class FocusChanged:
    """The window gained or lost keyboard focus; keys held down are released first."""

    focused: bool


@dataclass(frozen=True)
class Closed:
    """The window was closed."""


InputEvent = KeyPressed | KeyReleased | TextTyped | PointerMoved | SticksMoved | Resized | FocusChanged | Closed
