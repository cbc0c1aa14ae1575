"""The end of a match: who won, and where every point comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.core.game import Result
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Over
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.words.catalogue import Words

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class ScoreMode(Mode):
    """The final score."""

    name = "score"

    def __init__(self, window: GameWindow, over: Over) -> None:
        super().__init__(window)
        self.over = over

    def enter(self) -> None:
        """Show the score, or what went wrong."""
        captions, words = self.window.captions, self.window.words
        self.window.feed.clear()
        if self.over.result is None:
            captions.prompt("The match was stopped")
            captions.panel("Something went wrong", [self.over.problem or "The match ended without a result"])
        else:
            captions.prompt(winners(self.over.result, words))
            captions.panel("Final score", score_lines(self.over.result, words))
        to_menu = words.say(message("screen.button.to_menu"))
        self.buttons(Button("done", to_menu, True, key="enter", icon="next"))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Go to the menu."""
        self.window.leave()

    def button_clicked(self, button: str) -> None:
        """Go to the menu."""
        self.done()

    def esc(self) -> None:
        """Go to the menu."""
        self.done()

    keymap: ClassVar[Keymap] = {"enter": Binding("to_menu", done)}


def winners(result: Result, words: Words) -> str:
    """Who won, and how the match ended."""
    names = [words.name("seat", seat) for seat in result.winners]
    ended = words.name("ended", result.ended)
    if not names:
        return f"Nobody wins: {ended}"
    return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win'}: {ended}"


def score_lines(result: Result, words: Words) -> list[str]:
    """Every seat, best first, with the reason for every part."""
    lines: list[str] = []
    for score in sorted(result.scores, key=lambda row: -row.total):
        parts = ", ".join(f"{words.name('part', part)} {points}" for part, points in score.parts.items())
        unit = "point" if score.total == 1 else "points"
        lines.append(f"{words.name('seat', score.seat)}: {score.total} {unit} ({parts})")
        lines += [f"    {words.say(why)}" for why in score.why]
    return lines
