"""The settings in groups, the same before and during a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from meeple_city.display.hud import MenuRow
from meeple_city.display.stereo import STEREO
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.settings import HELP_LEVELS, PACES, Settings

SWITCH = ("off", "on")
# For each group its settings, each with the values it may have.
GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "playing": {"help": HELP_LEVELS, "pace": tuple(PACES), "tips": SWITCH},
    "picture": {"stereo": ("off", *STEREO), "comfort": SWITCH},
    "sound": {"sound": SWITCH, "microphone": SWITCH},
    "streaming": {"streamer": SWITCH},
}
VALUES = {name: values for group in GROUPS.values() for name, values in group.items()}


class SettingsMode(ListMode):
    """Everything that can be set, saved at once."""

    name = "settings"
    title = "Settings"
    does = "help, pace, picture, sound, microphone, streaming"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.settings")

    def rows(self) -> Sequence[MenuRow]:
        """A title for each group, and its settings."""
        rows: list[MenuRow] = []
        for group, names in GROUPS.items():
            rows.append(MenuRow(f"heading:{group}", self.say(f"group.{group}"), heading=True))
            rows += [self._row(name) for name in names]
        return [*rows, self.line("back", "back")]

    def change(self, row: str, step: int) -> None:
        """Change a setting."""
        name = row.removeprefix("setting:")
        if name in VALUES:
            self.window.set(changed(self.window.settings, name, step))

    def do(self, row: str) -> None:
        """Go back."""
        self.esc()

    def esc(self) -> None:
        """Back to where one came from."""
        self.window.pop()

    def _row(self, name: str) -> MenuRow:
        value = self.say(f"value.{value_of(self.window.settings, name)}")
        return MenuRow(f"setting:{name}", self.say(f"setting.{name}"), value, self.say(f"setting_hint.{name}"))


def value_of(settings: Settings, name: str) -> str:
    """The value of a setting, as a word."""
    value = getattr(settings, name)
    return SWITCH[value] if isinstance(value, bool) else str(value)


def changed(settings: Settings, name: str, step: int) -> Settings:
    """The settings with one of them changed to its next value, or the one before."""
    values = VALUES[name]
    value = values[(values.index(value_of(settings, name)) + step) % len(values)]
    change: dict[str, Any] = {name: value == "on" if values == SWITCH else value}
    return replace(settings, **change)
