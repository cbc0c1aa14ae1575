"""What a window tells about its match: lines, words where something happened, the log, a streamer's secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from meeple_city.border import Message, message
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.geometry import Position
from meeple_city.match.match_thread import Notice
from meeple_city.match.players import Asked
from meeple_city.match.telling import Told
from meeple_city.ui.cards.card_news import worth_telling
from meeple_city.ui.news import MOUTH, EventLook, look_of, piece_of
from meeple_city.words.catalogue import capitalised
from meeple_city.words.questions import option, prompt

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

MOUTH_UP_MM = 50.0  # how high above the table a Mouth is


class WindowNews:
    """Tells the people at one window what happens in its match."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window

    def tell(self, told: Sequence[Told], after: View) -> None:
        """Tell what happened: a line each, and a few words where it happened."""
        window = self._window
        before = window.view.table.where_mm if isinstance(window.view, PhysicalView) else {}
        window.sounds.tell([one.public for one in told], before)
        if not window.settings.comfort:
            window.flights.expect([one.public for one in told], before)
        window.bind_words(after)
        read = [one.to(window.reader) for one in told]
        physical = isinstance(after, PhysicalView)
        for news in read if physical else worth_telling(read):
            window.feed.tell(look_of(news).icon, window.words.say(news))
        if isinstance(after, PhysicalView):
            self._rise(read, {**before, **after.table.where_mm})

    def _rise(self, told: Sequence[Message], where_mm: Mapping[str, Position]) -> None:
        """A few words that rise where something happened."""
        words = self._window.words
        for news in told:
            look, key = look_of(news), f"screen.float.{news.key.rpartition('.')[2]}"
            place = self._place(news, look, where_mm)
            if place is not None and words.knows(key):
                self._window.feed.rise(look.icon, words.say(Message(key)), place)

    def _place(self, news: Message, look: EventLook, where_mm: Mapping[str, Position]) -> Position | None:
        """Where something happened: at a piece, or at a player's Mouth."""
        if look.place == MOUTH:
            seat = self._window.seats.get(str(news.args[look.argument]))
            return (seat.screen_m[0] * 1000, seat.screen_m[1] * 1000, MOUTH_UP_MM) if seat else None
        return where_mm.get(piece_of(news, look))

    def log_lines(self) -> list[str]:
        """Everything that happened, in the words for whoever reads."""
        window = self._window
        if window.replay is not None:
            return window.replay.log_lines()
        return [self._log_line(entry, window.reader) for entry in window.presenter.log] if window.presenter else []

    def _log_line(self, entry: Told | Notice, reader: str | None) -> str:
        return capitalised(entry.text) if isinstance(entry, Notice) else self._window.words.say(entry.to(reader))

    # ---- what is kept off a streamer's screen

    def tell_streamer_news(self, seat: str) -> None:
        """What only this seat was told since it last answered."""
        words, presenter = self._window.words, self._window.presenter
        assert presenter is not None
        since = presenter.log[presenter.answered.get(seat, 0) :]
        for entry in since:
            if isinstance(entry, Told) and seat in entry.private:
                self._window.tell_streamer(words.labelled(words.name("seat", seat), words.say(entry.to(seat))))

    def tell_streamer_choices(self, asked: Asked) -> None:
        """What the numbers of a secret choice mean."""
        words = self._window.words
        question = prompt(words, asked.ask, asked.view)
        for number, text in enumerate(asked.ask.options, 1):
            choice = option(words, asked.ask, text, asked.view)
            told = message("screen.secret_choice", question=question, number=number, choice=choice)
            self._window.tell_streamer(words.say(told))
