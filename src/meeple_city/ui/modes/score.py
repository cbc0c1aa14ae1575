"""The end of a match: who won, and where every point comes from."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.core.game import Result, Score
from meeple_city.display.hud import Figure
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Over
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.new_game import begin
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
            captions.prompt(words.say(message("screen.score.stopped")))
            problem = self.over.problem or words.say(message("screen.score.no_result"))
            captions.panel(words.say(message("screen.score.problem")), [problem])
        else:
            self._show_points(self.over.result)
            captions.prompt(winners(self.over.result, words))
            captions.panel(words.say(message("screen.final_score")), score_lines(self.over.result, words))
        to_menu = words.say(message("screen.button.to_menu"))
        self.buttons(Button("done", to_menu, True, key="enter", icon="next"), *self._again())

    def _show_points(self, result: Result) -> None:
        """The strips tell the points, whatever a ceremony that was cut short had counted; the winners stand out."""
        captions, points = self.window.captions, {score.seat: str(score.total) for score in result.scores}
        captions.players(
            [
                replace(one, figures=(Figure("star", points.get(one.id, "")),), active=one.id in result.winners, pips=0)
                for one in captions.strips
            ]
        )

    def _again(self) -> tuple[Button, ...]:
        """A rematch and the best moments, if there is a journal to make them from."""
        if self.over.result is None or self.window.matches.last_journal() is None:
            return ()
        words = self.window.words
        return (
            Button("rematch", words.say(message("screen.ceremony.rematch")), key="N", icon="play"),
            Button("best", words.say(message("screen.ceremony.highlights")), key="B", icon="star"),
        )

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Go to the menu."""
        self.window.leave()

    def rematch(self) -> None:
        """The same players once more."""
        if self._again():
            self.window.leave()
            begin(self.window, lambda: self.window.start(self.window.matches.rematch()))

    def best(self) -> None:
        """Watch the best moments."""
        journal = self.window.matches.last_journal()
        if journal is not None and self._again():
            self.window.watch_replay(journal, best=True)

    def button_clicked(self, button: str) -> None:
        """To the menu, once more, or the best moments."""
        {"rematch": self.rematch, "best": self.best}.get(button, self.done)()

    def esc(self) -> None:
        """Go to the menu."""
        self.done()

    keymap: ClassVar[Keymap] = {
        "enter": Binding("to_menu", done),
        "n": Binding("rematch", rematch),
        "b": Binding("best_moments", best),
    }


def winners(result: Result, words: Words) -> str:
    """Who won, and how the match ended."""
    if not result.winners:
        return words.say(message("screen.score.nobody", ended=result.ended))
    count = len(result.winners)
    return words.say(message("screen.score.won", seats=result.winners, count=count, ended=result.ended))


def _total(score: Score, words: Words) -> str:
    """What a seat has, and of which parts if there are several."""
    if tuple(score.parts) == ("rounds",):
        return words.phrase(message("screen.ceremony.rounds", rounds=score.total))
    total = words.phrase(message("screen.ceremony.points", points=score.total))
    parts = ", ".join(f"{words.name('part', part)} {points}" for part, points in score.parts.items())
    return f"{total} ({parts})" if len(score.parts) > 1 else total


def score_lines(result: Result, words: Words) -> list[str]:
    """Every seat, best first, with the reason for every part."""
    lines: list[str] = []
    for score in sorted(result.scores, key=lambda row: -row.total):
        lines.append(words.labelled(words.name("seat", score.seat), _total(score, words)))
        lines += [f"    {words.say(why)}" for why in score.why]
    return lines
