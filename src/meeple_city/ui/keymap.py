"""Keys and what they do: what each mode declares, and what the help screen is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Owner = TypeVar("Owner")
Keymap = Mapping[str, "Binding[Any]"]

# Key names on the help screen; all other keys keep their own name.
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
class Binding(Generic[Owner]):
    """What a key does: in words for the help screen, and what to call when it goes down and when it comes up.

    The left button needs nothing to call: it always presses, drags and releases.
    """

    does: str
    call: Callable[[Owner], None] | None = None
    released: Callable[[Owner], None] | None = None

    def run(self, owner: Owner, released: bool) -> None:
        """Call what the key does when it goes down, or when it comes up."""
        call = self.released if released else self.call
        if call:
            call(owner)


@dataclass(frozen=True)
class HelpSection:
    """The keys of one mode, for the help screen."""

    title: str
    does: str
    keys: tuple[tuple[str, str], ...]


def key_name(key: str) -> str:
    """A key as people call it."""
    return NAMES.get(key, key.upper())


def help_section(title: str, does: str, keymap: Keymap) -> HelpSection:
    """The keys of a mode; keys that do the same share a line."""
    keys_by_text: dict[str, list[str]] = {}
    for key, binding in keymap.items():
        keys_by_text.setdefault(binding.does, []).append(key_name(key))
    return HelpSection(title, does, tuple((", ".join(keys), text) for text, keys in keys_by_text.items()))


def help_lines(sections: Iterable[HelpSection]) -> list[str]:
    """The help screen, line by line."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"{section.title}: {section.does}" if section.does else section.title)
        lines += [f"    {keys}: {text}" for keys, text in section.keys]
    return lines
