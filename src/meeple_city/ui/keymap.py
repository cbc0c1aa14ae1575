"""Keys and what they do, in words: what a mode declares, and what the help screen is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Keymap = Mapping[str, "Binding"]

# How keys are called on the help screen; all others are called by their own name.
NAMES = {
    "arrow_up": "Up",
    "arrow_down": "Down",
    "arrow_left": "Left",
    "arrow_right": "Right",
    "page_up": "Page Up",
    "page_down": "Page Down",
    "escape": "Esc",
    "space": "Space",
    "enter": "Enter",
    "mouse1": "Left button",
    "mouse3": "Right button",
    "wheel_up": "Wheel up",
    "wheel_down": "Wheel down",
}


@dataclass(frozen=True)
class Binding:
    """What a key does: in words, and the method that does it. A held key also has one for its release.

    The left button needs no method: it always presses, drags and releases.
    """

    does: str
    call: str = ""
    released: str = ""
    given: Any = None  # what the method is given, if anything


@dataclass(frozen=True)
class Section:
    """The keys of one mode, for the help screen."""

    title: str
    does: str
    keys: tuple[tuple[str, str], ...]


def name_of(key: str) -> str:
    """A key as people call it."""
    return NAMES.get(key, key.upper())


def section(title: str, does: str, keymap: Keymap) -> Section:
    """The keys of a mode; keys that do the same stand together."""
    together: dict[str, list[str]] = {}
    for key, binding in keymap.items():
        together.setdefault(binding.does, []).append(name_of(key))
    return Section(title, does, tuple((", ".join(keys), words) for words, keys in together.items()))


def help_lines(sections: Iterable[Section]) -> list[str]:
    """Everything that can be done, a line each."""
    lines: list[str] = []
    for part in sections:
        lines.append(f"{part.title}: {part.does}" if part.does else part.title)
        lines += [f"    {keys}: {words}" for keys, words in part.keys]
    return lines


def clashes(*keymaps: Keymap) -> set[str]:
    """Keys that more than one of these want."""
    seen: set[str] = set()
    twice: set[str] = set()
    for keymap in keymaps:
        twice |= seen & set(keymap)
        seen |= set(keymap)
    return twice
