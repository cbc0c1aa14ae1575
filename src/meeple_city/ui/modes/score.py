"""The end: who won, and where every point comes from."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.core.game import Result
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Over
from meeple_city.ui.desk import Desk
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode


class ScoreMode(Mode):
    """The final table."""

    name = "score"
    title = "Score"
    does = "the final table, every point explained"
    keymap: ClassVar[Keymap] = {"enter": Binding("to the menu", "done")}

    def __init__(self, desk: Desk, over: Over) -> None:
        super().__init__(desk)
        self.over = over

    def enter(self) -> None:
        """Tell."""
        if self.over.result is None:
            self.desk.hud.prompt("the match was stopped")
            self.desk.hud.panel("Something went wrong", [self.over.problem or "the match ended without a result"])
        else:
            self.desk.hud.prompt(winners(self.over.result))
            self.desk.hud.panel("Final score", score_lines(self.over.result))
        self.buttons(Button("done", "to the menu (Enter)", True))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Seen."""
        self.desk.leave()

    def push(self, button: str) -> None:
        """Seen."""
        self.done()

    def esc(self) -> None:
        """Seen."""
        self.done()


def winners(result: Result) -> str:
    """Who won, and how it ended."""
    won = " and ".join(result.winners) or "nobody"
    return f"the match is over ({result.ended.replace('_', ' ')}): {won} won"


def score_lines(result: Result) -> list[str]:
    """Every seat, best first, with the reason of every part."""
    lines: list[str] = []
    for score in sorted(result.scores, key=lambda row: -row.total):
        parts = ", ".join(f"{part} {points}" for part, points in score.parts.items())
        lines.append(f"{score.seat}: {score.total} points ({parts})")
        lines += [f"    {why}" for why in score.why]
    return lines
