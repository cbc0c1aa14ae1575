"""The order and time of pointer moves and key events within a frame; Panda3D reports them in two separate lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meeple_city.display.geometry import Pixel
from meeple_city.display.input_events import InputEvent, KeyPressed, KeyReleased, PointerMoved

KeyEvent = KeyPressed | KeyReleased
Timed = KeyPressed | KeyReleased | PointerMoved
SIDES = frozenset(f"{side}{key}" for side in "lr" for key in ("shift", "control", "alt", "meta"))  # follow their key


def merge_events(before: Pixel, places: Sequence[Pixel], keys: Sequence[KeyEvent]) -> list[InputEvent]:
    """Merge the places of the pointer with the key events.

    Every button or key also reports where the pointer is, a key pressed twice. These repeated places tell where the
    key events belong. If their number does not fit, as with keys released by losing the focus, all moves come first.
    """
    repeats = [place == last for last, place in zip((before, *places), places, strict=False)]
    moves = [PointerMoved(*place) for place, repeated in zip(places, repeats, strict=True) if not repeated]
    if sum(repeats) != sum(map(_reports, keys)) or (keys and _reports(keys[0]) == 0):
        return [*moves, *keys]
    found: list[InputEvent] = []
    waiting, due = list(keys), 0
    for place, repeated in zip(places, repeats, strict=True):
        if not repeated:
            found.append(PointerMoved(*place))
            continue
        if due == 0:
            due = _reports(waiting[0])
            found.append(waiting.pop(0))
            while waiting and _reports(waiting[0]) == 0:
                found.append(waiting.pop(0))
        due -= 1
    return found


def stamped(events: Sequence[InputEvent], since_s: float, now_s: float) -> list[InputEvent]:
    """Give each event a time: Panda3D knows only the frame, so they are spread evenly over the time since the last."""
    step = (now_s - since_s) / max(1, len(events))
    return [
        replace(event, at_s=since_s + step * number) if isinstance(event, Timed) else event
        for number, event in enumerate(events, 1)
    ]


def _reports(event: KeyEvent) -> int:
    """How often the place of the pointer is reported with an event."""
    if event.key in SIDES:
        return 0
    mouse = event.key.startswith(("mouse", "wheel"))
    return 2 if isinstance(event, KeyPressed) and not mouse else 1
