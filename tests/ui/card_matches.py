"""Card matches played in a window without a thread: every answer is followed at once by what comes next."""

from typing import Any

from tests.ui.fakes import make_window

from meeple_city.core.play import Play
from meeple_city.games.registry import find_game
from meeple_city.match.match_thread import Over, StepDone, TableReady
from meeple_city.match.players import Asked
from meeple_city.match.telling import History
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.settings import Settings


class CardMatch:
    """A match as the window meets it; seats of bots answer with `bot`."""

    def __init__(self, game: str, players: list[str], bot: Any, seed: int, **options: str) -> None:
        rules = find_game(game).game
        self.seats = rules.seats(len(players), None)
        self.players = dict(zip(self.seats, players, strict=True))
        self.play = Play(rules, rules.opening(self.seats, options, seed, None), seed)
        self.history = History(self.seats)
        self.items: list[Any] = [TableReady(None, self.players)]
        self.bot = bot
        self.running = False
        self._follow(0)

    def next(self, wait_s=0.0):
        if not self.items and self.play.pending is not None and self.players[self.play.pending.seat] != "human":
            self.answer(self.bot(self.play.pending))
        return self.items.pop(0) if self.items else None

    def answer(self, answer):
        records = len(self.play.records)
        self.play.give(answer)
        self._follow(records)

    def shown(self):
        pass

    def leave(self):
        self.items.clear()

    def _follow(self, records):
        play = self.play
        self.history.follow(play)
        seat = play.pending.seat if play.pending else ""
        view = play.game.view(play.state, None)
        self.items.append(StepDone(tuple(play.records[records:]), self.history.new, view, None, seat))
        if play.pending is None:
            self.items.append(Over(play.game.result(play.state)))
        elif self.players[seat] == "human":
            self.items.append(Asked(play.pending, play.game.view(play.state, seat)))


def card_window(game, players, bot=lambda ask: ask.options[0], seed=1, settings=None, **options):
    """A window in which a card match has begun."""
    window = make_window(settings or Settings(tips=False))
    match = CardMatch(game, players, bot, seed, **options)
    window.presenter = MatchPresenter(window, match)
    window.show(LookAroundMode(window))
    for _ in range(3):  # the table, the opening, the first question
        window.tick(5.0)
    return window, match


def screen_text(window) -> str:
    """Everything written on the screen; lines that were wrapped are whole again."""
    captions = window.captions
    if captions.covered:
        return captions.covered
    rows = [captions.said, captions.noted, *captions.lines, *captions.column, *captions.tip_lines, *captions.log]
    rows += [*(one.text for one in (*captions.shown, *captions.toasts)), *captions.table]
    rows += [figure.text for strip in captions.strips for figure in strip.figures]
    return " ".join(" ".join(rows).split())
