"""The order of pointer moves and key events within a frame, which Panda3D reports in two separate lists."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.display.geometry import Pixel
from meeple_city.display.input_events import InputEvent, KeyPressed, KeyReleased, PointerMoved

KeyEvent = KeyPressed | KeyReleased
SIDES = frozenset(f"{side}{key}" for side in "lr" for key in ("shift", "control", "alt", "meta"))  # follow their key


def merge_events(before: Pixel, places: Sequence[Pixel], keys: Sequence[KeyEvent]) -> list[InputEvent]:
    """Merge the places of the pointer with the key events; of moves with no key event in between, the last remains.

    Every button or key also reports where the pointer is, a key pressed twice. These repeated places tell where the
    key events belong. If their number does not fit, as with keys released by losing the focus, all moves come first.
    """
    repeats = [place == last for last, place in zip((before, *places), places, strict=False)]
    if sum(repeats) != sum(map(_reports, keys)) or (keys and _reports(keys[0]) == 0):
        return [*_moves(before, places), *keys]
    found: list[InputEvent] = []
    waiting, told, at, due = list(keys), before, before, 0
    for place, repeated in zip(places, repeats, strict=True):
        at = place
        if not repeated:
            continue
        if due == 0:
            found += _moves(told, (at,))
            told, due = at, _reports(waiting[0])
            found.append(waiting.pop(0))
            while waiting and _reports(waiting[0]) == 0:
                found.append(waiting.pop(0))
        due -= 1
    return [*found, *_moves(told, (at,))]


def _moves(before: Pixel, places: Sequence[Pixel]) -> list[InputEvent]:
    return [PointerMoved(*places[-1])] if places and places[-1] != before else []


def _reports(event: KeyEvent) -> int:
    """How often the place of the pointer is reported with an event."""
    if event.key in SIDES:
        return 0
    mouse = event.key.startswith(("mouse", "wheel"))
    return 2 if isinstance(event, KeyPressed) and not mouse else 1
