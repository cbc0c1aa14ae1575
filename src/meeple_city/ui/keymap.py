"""Keys and what they do: what each mode declares, and what the help screen is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from meeple_city.border import message
from meeple_city.words.catalogue import Words, capitalised

Owner = TypeVar("Owner")
Keymap = Mapping[str, "Binding[Any]"]


@dataclass(frozen=True)
class Binding(Generic[Owner]):
    """What a key does: the message `screen.does.NAME`, and what to call when it goes down and when it comes up.

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


def key_name(key: str, words: Words) -> str:
    """A key as people call it."""
    return words.text(f"screen.key.{key}", key.upper())


def help_lines(mode: str, keymap: Keymap, words: Words) -> list[str]:
    """The keys of a mode, for the help screen; keys that do the same share a line."""
    keys_by_text: dict[str, list[str]] = {}
    for key, binding in keymap.items():
        does = words.text(f"screen.does.{binding.does}")
        keys_by_text.setdefault(does, []).append(key_name(key, words))
    lines = [message("screen.help_line", keys=", ".join(keys), does=text) for text, keys in keys_by_text.items()]
    return [_title(mode, words), *(f"    {words.phrase(line)}" for line in lines)]


def _title(mode: str, words: Words) -> str:
    """What a mode is called, and what it is for."""
    title, does = words.text(f"screen.mode.{mode}"), words.text(f"screen.mode_does.{mode}", "")
    return words.say(message("screen.help_title", title=title, does=does)) if does else capitalised(title)
