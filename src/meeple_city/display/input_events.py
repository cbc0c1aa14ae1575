"""What players do at a window, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field


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


InputEvent = KeyPressed | KeyReleased | TextTyped | PointerMoved | Resized | FocusChanged | Closed
