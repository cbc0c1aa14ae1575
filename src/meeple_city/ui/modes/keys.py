"""The page of the settings on which keys and buttons get other work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.display.hud import MenuRow
from meeple_city.ui.keymap import key_name
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.own_keys import own_key, with_own_key
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class KeysMode(ListMode):
    """Choose a row, then press the key that is to do its work."""

    name = "keys"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.waiting = ""  # the usual key whose work the next key gets

    def heading(self) -> str:
        """The title."""
        return self.say("setting.keys")

    def tabs(self) -> Sequence[str]:
        """Where keys work."""
        return [self.say(f"mode.{place}") for place in self.window.input_router.usual_keys()]

    def rows(self) -> Sequence[MenuRow]:
        """A row for everything that a key of the open group does."""
        groups = list(self.window.input_router.usual_keys().values())
        rows = [self._row(key, does) for key, does in groups[self.tab].items()]
        return [*rows, self.line("usual_keys", "back"), self.line("back", "back")]

    def do(self, row: str) -> None:
        """Wait for a key, or go back."""
        if row == "usual_keys":
            self.window.set(replace(self.window.settings, keys=()))
            self.show()
        elif row == "back":
            self.esc()
        else:
            self._wait(row.removeprefix("key:"))

    def change(self, row: str, step: int) -> None:
        """Wait for a key."""
        self.do(row)

    def takes_key(self, key: str) -> bool:
        """The key that was waited for; Esc and the mouse leave everything as it was."""
        if not self.waiting:
            return False
        usual, self.waiting = self.waiting, ""
        if key != "escape" and not key.startswith(("mouse", "wheel")):
            settings = self.window.settings
            self.window.set(replace(settings, keys=with_own_key(settings.keys, key, usual)))
        self.show()
        return True

    def esc(self) -> None:
        """Back to the settings."""
        self.window.pop()

    def _wait(self, usual: str) -> None:
        self.waiting = usual
        self.show()

    def _row(self, usual: str, does: str) -> MenuRow:
        words = self.window.words
        key = own_key(self.window.settings.keys, usual)
        name = key_name(key, words) if key else self.say("no_key")
        value = self.say("press_a_key") if usual == self.waiting else name
        return MenuRow(f"key:{usual}", capitalised(words.text(f"screen.does.{does}")), value, self.say("menu_hint.key"))
