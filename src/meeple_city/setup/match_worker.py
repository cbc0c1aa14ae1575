"""The process in which a match of a showcase is played."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import ExitStack, suppress
from datetime import date
from typing import IO

from meeple_city.border import Request
from meeple_city.core.asks import Ask
from meeple_city.errors import MeepleCityError
from meeple_city.match.driver import Match
from meeple_city.match.journal import Contents, Header
from meeple_city.match.match_thread import MatchLeft
from meeple_city.match.table_port import RunResult, TablePort
from meeple_city.match.timeline import recorded_step
from meeple_city.match.tracks import key_of
from meeple_city.setup.match_process import Ended, MatchNews, MatchOrder, Noticed, Seated, Stepped, public_step
from meeple_city.setup.matches import MatchFrontEnd, OpenTable, begin_match, plan_match
from meeple_city.words.catalogue import Words, load_words

PRIORITY = 5  # of the match, as `nice` counts: pictures come first; our choice


class _NamedTracks:
    """A table that remembers the key of its last track, under which the journal keeps it."""

    def __init__(self, table: TablePort) -> None:
        self._table = table
        self._key = ""

    def reset(self) -> None:
        self._table.reset()

    def run(self, request: Request) -> RunResult:
        done = self._table.run(request)
        self._key = key_of(done.track)
        return done

    def continue_from(self, track: bytes) -> None:
        self._table.continue_from(track)

    def close(self) -> None:
        self._table.close()

    def take_key(self) -> str:
        key, self._key = self._key, ""
        return key


class _Reporter(MatchFrontEnd):
    """Reports a match to the process that asked for it, and waits for permission to go on."""

    yields = True

    def __init__(self, order: MatchOrder, inward: IO[bytes], outward: IO[bytes]) -> None:
        self.timeout_s = order.timeout_s
        self._order, self._inward, self._outward = order, inward, outward
        self._tracks: _NamedTracks | None = None
        self._reported = 0  # records

    def words(self) -> Words:
        return load_words(self._order.language)

    def thinkers(self) -> int:
        """One core is for the picture."""
        return max(1, super().thinkers() - 1)

    def table(self, opened: OpenTable, header: Header, stack: ExitStack) -> TablePort:
        self._tracks = _NamedTracks(opened.remote)
        return self._tracks

    def seated(self, header: Header, contents: Contents | None) -> None:
        pass

    def notice(self, text: str) -> None:
        self.send(Noticed(text))

    def watch(self, match: Match) -> None:
        """Report a step; the match goes on when it may."""
        play = match.play
        track = self._tracks.take_key() if self._tracks else ""
        step = recorded_step(play, match.history, self._reported, track, match.thought)
        self._reported = len(play.records)
        self.send(Stepped(public_step(step), _public_question(match)))
        if not self._inward.read(1):
            raise MatchLeft

    def send(self, news: MatchNews) -> None:
        pickle.dump(news, self._outward)
        self._outward.flush()


def _public_question(match: Match) -> Ask | None:
    play = match.play
    ask = play.pending
    if not isinstance(ask, Ask) or not play.game.is_public(ask, play.game.view(play.state, ask.seat)):
        return None
    return ask


def _play(order: MatchOrder, inward: IO[bytes], outward: IO[bytes]) -> None:
    reporter = _Reporter(order, inward, outward)
    try:
        with begin_match(plan_match(order.new, date.today(), people=False), reporter) as match:
            assert match.journal is not None
            reporter.send(Seated(match.header, match.journal))
            match.run()
            views = {seat: match.play.game.view(match.play.state, seat) for seat in match.header.seats}
            reporter.send(Ended(match.result(), views))
    except MatchLeft:
        pass
    except MeepleCityError as cause:
        reporter.send(Ended(None, problem=str(cause)))
    except Exception as cause:  # whatever it is, whoever follows the match must hear of it
        traceback.print_exc()
        reporter.send(Ended(None, problem=f"unexpected error: {cause}"))


def main() -> None:
    """Play the match that is ordered on standard input; every further byte allows another step."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get between the messages
    if hasattr(os, "nice"):
        os.nice(PRIORITY)
    with suppress(BrokenPipeError):  # nobody follows the match any more
        _play(pickle.load(inward), inward, outward)


if __name__ == "__main__":
    main()
