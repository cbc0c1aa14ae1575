"""What came of an action, and why."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.display.marks import Button, Triple
from meeple_city.ui.action_summary import ActionSummary
from meeple_city.ui.desk import Desk
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.watch import FAST

PATIENCE_S = 2.5  # a bot's result goes by itself after so long; own
MOST_LINES = 18


class ResultMode(Mode):
    """What was gobbled, who ran away, which tooth broke; stays until acknowledged."""

    name = "result"
    title = "Result"
    does = "what came of it; stays until you have seen it"
    keymap: ClassVar[Keymap] = {
        "enter": Binding("go on", "done"),
        "space": Binding("go on", "done"),
        "o": Binding("show why: contacts, zones, reasons", "overlay"),
    }

    def __init__(
        self, desk: Desk, story: ActionSummary, contacts: tuple[Triple, ...] = (), by_person: bool = True
    ) -> None:
        super().__init__(desk)
        self.story = story
        self.contacts = contacts
        self.by_person = by_person
        self.left_s = PATIENCE_S / (FAST if desk.fast else 1.0)
        self.why = False

    def enter(self) -> None:
        """Tell."""
        if self.story.seat:
            self.desk.hud.prompt(f"{self.story.seat}: this came of it")
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def tick(self, dt: float) -> None:
        """A bot's result goes on by itself, unless somebody asked why."""
        if self.by_person or self.why:
            return
        self.left_s -= dt
        if self.left_s <= 0:
            self.done()

    def done(self) -> None:
        """Seen."""
        self.desk.go_on()

    def overlay(self) -> None:
        """Why, or what."""
        self.why = not self.why
        self._show()

    def push(self, button: str) -> None:
        """Go on, or why."""
        if button == "why":
            self.overlay()
        else:
            self.done()

    def esc(self) -> None:
        """Seen."""
        self.done()

    def _show(self) -> None:
        other = "what happened (O)" if self.why else "why (O)"
        self.buttons(Button("why", other), Button("done", "go on (Enter)", True))
        if self.why:
            self.desk.hud.panel("Why", _cut(self._reasons()))
            self.desk.screen.glow(self.story.touched())
            self.desk.screen.dots(self.contacts)
        else:
            told = list(self.story.told) or ["nothing came of it"]
            self.desk.hud.panel(self.story.seat or "What happened", _cut(told))
            self.desk.screen.glow(())
            self.desk.screen.dots(())

    def _reasons(self) -> list[str]:
        touched = self.story.touched()
        told = [f"touched in this order: {', '.join(touched)}"] if touched else []
        zones = self.story.zones()
        told += [f"{piece} is in {', '.join(zones.get(piece, ())) or 'no zone'}" for piece in touched[:4]]
        return [*told, *self.story.reasons()]


def _cut(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[: MOST_LINES - 1], f"and {len(lines) - MOST_LINES + 1} more"]
