"""What an action did, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.display.geometry import Position
from meeple_city.display.marks import Button
from meeple_city.ui.action_summary import ActionSummary
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.watch import FAST
from meeple_city.words.questions import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

PATIENCE_S = 2.5  # how long a bot's result stays; our choice
MOST_LINES = 18
MOST_ZONES = 4  # touched pieces whose zones are listed; our choice


class ResultMode(Mode):
    """What was gobbled, who ran away, which tooth broke; a player's own result stays until acknowledged."""

    name = "result"
    title = "Result"
    does = "what happened; stays until you have read it"

    def __init__(
        self, window: GameWindow, summary: ActionSummary, contacts: tuple[Position, ...] = (), by_person: bool = True
    ) -> None:
        super().__init__(window)
        self.summary = summary
        self.contacts = contacts
        self.by_person = by_person
        self.left_s = PATIENCE_S / (FAST if window.fast else 1.0)
        self.why = False

    def enter(self) -> None:
        """Show what happened."""
        self.window.captions.prompt("")
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def tick(self, dt: float) -> None:
        """A bot's result goes away by itself, unless somebody asked why."""
        if self.by_person or self.why:
            return
        self.left_s -= dt
        if self.left_s <= 0:
            self.done()

    def done(self) -> None:
        """Continue."""
        self.window.show_next()

    def toggle_why(self) -> None:
        """Show the reasons, or what happened."""
        self.why = not self.why
        self._show()

    def button_clicked(self, button: str) -> None:
        """Continue, or show the reasons."""
        if button == "why":
            self.toggle_why()
        else:
            self.done()

    def esc(self) -> None:
        """Continue."""
        self.done()

    def _show(self) -> None:
        other = "What happened (O)" if self.why else "Why? (O)"
        self.buttons(Button("why", other), Button("done", "Continue (Enter)", True))
        captions, screen = self.window.captions, self.window.screen
        if self.why:
            captions.panel("Why", _cut(self._reasons()))
            screen.glow(self.summary.touched())
            screen.dots(self.contacts)
        else:
            words, seat = self.window.words, self.summary.seat
            told = [words.say(one.to(self.window.reader)) for one in self.summary.told] or ["Nothing happened"]
            captions.panel(words.name("seat", seat) if seat else "What happened", _cut(told))
            screen.glow(())
            screen.dots(())

    def _reasons(self) -> list[str]:
        words, touched, zones = self.window.words, self.summary.touched(), self.summary.zones()
        lines = [f"Touched, in this order: {', '.join(words.name('piece', piece) for piece in touched)}"]
        for piece in touched[:MOST_ZONES]:
            places = ", ".join(words.name("zone", zone) for zone in zones.get(piece, ()))
            lines.append(capitalised(f"{words.name('piece', piece)}: in {places or 'no zone'}"))
        reasons = [
            capitalised(f"{words.name('piece', piece)}: {words.phrase(reason)}")
            for piece, reason in self.summary.reasons()
        ]
        return [*(lines if touched else ["Nothing was touched"]), *dict.fromkeys(reasons)]

    keymap: ClassVar[Keymap] = {
        "enter": Binding("continue", done),
        "space": Binding("continue", done),
        "o": Binding("show why: what was touched, zones, reasons", toggle_why),
    }


def _cut(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[: MOST_LINES - 1], f"and {len(lines) - MOST_LINES + 1} more"]
