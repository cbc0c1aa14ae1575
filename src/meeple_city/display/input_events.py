"""What people do at a window, as plain records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class KeyPressed:
    """A key or mouse button went down: `a`, `space`, `mouse1`, `wheel_up`; `again` when it repeats by being held."""

    key: str
    again: bool = False


@dataclass(frozen=True)
class KeyReleased:
    """A key or mouse button came up."""

    key: str


@dataclass(frozen=True)
class PointerMoved:
    """The pointer is elsewhere, in pixels from the top left."""

    x: float
    y: float


@dataclass(frozen=True)
class Resized:
    """The window has another size."""

    size: tuple[int, int]


@dataclass(frozen=True)
class FocusChanged:
    """The window gained or lost the keyboard; keys held down are released first."""

    focused: bool


@dataclass(frozen=True)
class Closed:
    """Somebody closed the window."""


InputEvent = KeyPressed | KeyReleased | PointerMoved | Resized | FocusChanged | Closed
