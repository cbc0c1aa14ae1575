"""The settings in groups, the same before and during a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.display.hud import MenuRow
from meeple_city.ui.modes.keys import KeysMode
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.microphone import MicrophoneMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.settings import GROUPS, SettingChoices, next_value, setting_choices

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

# Pages of their own, by group: each is a row `screen.setting.NAME` that opens a mode.
PAGES: dict[str, dict[str, type[Mode]]] = {
    "microphone": {"test": MicrophoneMode},
    "controls": {"keys": KeysMode},
}


class SettingsMode(ListMode):
    """Everything that can be set, a group at a time, saved at once."""

    name = "settings"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.groups = tuple(group for group in GROUPS if _names(group) or group in PAGES)
        self.tab = 0

    def heading(self) -> str:
        """The title."""
        return self.say("menu.settings")

    def tabs(self) -> Sequence[str]:
        """The groups."""
        return [self.say(f"group.{group}") for group in self.groups]

    def rows(self) -> Sequence[MenuRow]:
        """The settings of the group that is open."""
        group = self.groups[self.tab]
        pages = [MenuRow(f"page:{name}", *self._words(name), icon="next") for name in PAGES.get(group, {})]
        return [
            *(self._row(name, setting_choices()[name]) for name in _names(group)),
            *pages,
            self.line("back", "back"),
        ]

    def change(self, row: str, step: int) -> None:
        """Change a setting."""
        self.window.set(next_value(self.window.settings, row.removeprefix("setting:"), step))

    def do(self, row: str) -> None:
        """Open a page, or go back."""
        kind, _, name = row.partition(":")
        if kind == "page":
            self.window.push(PAGES[self.groups[self.tab]][name](self.window))
        else:
            self.esc()

    def esc(self) -> None:
        """Back to where one came from."""
        self.window.pop()

    def _words(self, name: str) -> tuple[str, str, str]:
        return self.say(f"setting.{name}"), "", self.say(f"setting_hint.{name}")

    def _row(self, name: str, choices: SettingChoices) -> MenuRow:
        value, (text, _, hint) = getattr(self.window.settings, name), self._words(name)
        row = MenuRow(f"setting:{name}", text, self._value(value, choices), hint)
        if choices.is_switch:
            return replace(row, control="switch", share=float(value))
        if choices.unit:
            return replace(row, control="slider", share=choices.values.index(value) / (len(choices.values) - 1))
        return row

    def _value(self, value: object, choices: SettingChoices) -> str:
        if choices.unit:
            return self.say(f"unit.{choices.unit}", number=int(str(value)))
        return self.say("value." + ({True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)))


def _names(group: str) -> list[str]:
    return [name for name, choices in setting_choices().items() if choices.group == group]
