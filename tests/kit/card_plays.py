"""What a recorded match of easy bots shows about their cards: which were held, could be played and were played."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from meeple_city.border import request_from_json
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Play, Record
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.events import CardGained, SuperpowerPlayed
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State
from meeple_city.match.fold import fold, opening
from meeple_city.match.journal import read_journal
from meeple_city.match.players import Asked, BotPlayer


@dataclass
class CardPlays:
    """What was counted; a Superpower is playable if it was offered at least once."""

    held: Counter[str] = field(default_factory=Counter)
    playable: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)  # questions whose first answer is not the one on record
    decisions_ms: list[float] = field(default_factory=list)  # of the processor

    def add(self, journal: Path) -> None:
        """Play a journal again, and have the bots answer every question once more."""
        contents = read_journal(journal)
        records = fold(contents, Rampage()).play.records
        play = opening(Rampage(), contents.header).play
        offered: set[tuple[str, str]] = set()
        for record in records:
            if record.auto:
                continue
            if isinstance(record.question, Ask):
                self._question(play, record, record.question, journal.name, contents.entries[record.number].aimed)
                offered |= {(record.question.seat, card) for card in superpowers_among(record.question)}
            play.give(record.given)
            self._follow(play)
        self.playable.update(card for _, card in offered)

    def _question(self, play: Play[State], record: Record, ask: Ask, journal: str, aimed: object) -> None:
        given = record.given.request if isinstance(record.given, TableResult) else record.given
        given = request_from_json(aimed) if aimed else given  # what the bot meant, before its hand was unsteady
        view = Rampage().view(play.state, ask.seat)
        begun = time.process_time()
        answer = BotPlayer(EasyBot, play.seed, ask.seat).decide(Asked(ask, view, record.number, 0, None, ()))
        self.decisions_ms.append((time.process_time() - begun) * 1000)
        if answer != given:
            self.refused.append(f"{journal} {record.id}: {answer}, not {given}")

    def _follow(self, play: Play[State]) -> None:
        for event in play.new_events:
            if isinstance(event, SuperpowerPlayed):
                self.played[event.card] += 1
            elif isinstance(event, CardGained) and event.card in play.state.monsters[event.seat].superpowers:
                self.held[event.card] += 1

    def table(self) -> str:
        """A line per Superpower."""
        rows = [f"{'card':20} {'held':>5} {'playable':>9} {'played':>7}"]
        rows += [
            f"{card:20} {self.held[card]:5} {self.playable[card]:9} {self.played[card]:7}" for card in sorted(self.held)
        ]
        return "\n".join(rows)


OTHER_OPTIONS = {"smile": "ultra_bright_smile", "scavenge": "scavenger", "catch": "catcher"}


def superpowers_among(ask: Ask) -> set[str]:
    """The Superpowers that can be played in answer to a question."""
    if ask.kind.startswith("interrupt_"):
        return set(ask.options) - {"pass"}
    if ask.kind not in ("action", "neighborhood", "end_of_turn"):
        return set()
    words = [option.partition(" ") for option in ask.options]
    return {
        name if verb == "play" else OTHER_OPTIONS[verb]
        for verb, _, name in words
        if verb == "play" or verb in OTHER_OPTIONS
    }
