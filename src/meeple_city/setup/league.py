"""A league of bots: every pair plays a number of matches, side by side on all cores, and all are rated.

Results are kept in a file (`league_results.py`), so that an interrupted league goes on where it stopped.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Protocol

from openskill.models import PlackettLuce

from meeple_city.border.seeds import check_seed
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.games.registry import find_game
from meeple_city.match.guardian import GuardedProcess
from meeple_city.setup.league_results import Played, Results
from meeple_city.setup.matches import check_players

SURE = 1.96  # standard deviations on both sides: 95 of 100 ratings lie in between
MOST_MATCHES = 100_000
MOST_WORKERS = 256  # our choice
TRIES = 2  # for a match whose process was lost; our choice


@dataclass(frozen=True)
class League:
    """Who plays what, how often, and with which seeds."""

    game: str
    bots: tuple[str, ...]
    matches: int  # of each pair
    seed: int

    def check(self) -> None:
        """Refuse a league that cannot be played."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadInput(f"--bots must name two or more different bots, not {', '.join(self.bots)}")
        if not 1 <= self.matches <= MOST_MATCHES:
            raise BadInput(f"--matches must be from 1 to {MOST_MATCHES}, not {self.matches}")
        check_seed(self.seed, "--seed")
        entry = find_game(self.game)
        for fixture in self.fixtures():
            check_players(fixture.players, entry, people=False)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches: the pairs in turns, and in every pair the seats in turns."""
        seats = find_game(self.game).game.seat_counts[0]
        pairs = list(combinations(self.bots, 2))
        for round_ in range(self.matches):
            for number, pair in enumerate(pairs):
                players = tuple(pair[(seat + round_) % 2] for seat in range(seats))
                yield Fixture(self.game, players, self.seed + round_ * len(pairs) + number)


@dataclass(frozen=True)
class Fixture:
    """One match of a league."""

    game: str
    players: tuple[str, ...]
    seed: int

    @property
    def journal(self) -> str:
        """The name of its journal, if that is kept."""
        return f"{self.seed}.journal"

    def command(self, journal: Path) -> list[str]:
        """The command that plays it."""
        match = [sys.executable, "-m", "meeple_city", "match", "--json", "--game", self.game, "--seed", str(self.seed)]
        return [*match, "--players", ",".join(self.players), "--journal", str(journal)]


@dataclass(frozen=True)
class Standing:
    """A bot in the table of a league."""

    bot: str
    rating: float
    low: float
    high: float
    matches: int
    won: float  # shared victories count in part


def play_league(
    league: League,
    workers: int,
    file: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, all_: None,
    notice: Callable[[str], None] = lambda text: None,
    open_matches: Callable[[int], Matches] | None = None,
) -> list[Played]:
    """Play all matches that the file does not have yet; `progress` is told how many are done."""
    results, fixtures = Results(file, asdict(league)), list(league.fixtures())
    results.check({fixture.seed: fixture.players for fixture in fixtures})
    with (open_matches or LocalMatches)(workers) as matches:
        return play_all(fixtures, results, matches, progress, notice)


def play_all(
    fixtures: Sequence[Fixture],
    results: Results,
    matches: Matches,
    progress: Callable[[int, int], None],
    notice: Callable[[str], None],
) -> list[Played]:
    """Play those matches that have no result yet, and keep theirs."""
    results.check({fixture.seed: fixture.players for fixture in fixtures}, others=True)
    todo = [fixture for fixture in fixtures if fixture.seed not in results.known]
    done, all_ = len(fixtures) - len(todo), len(fixtures)
    progress(done, all_)
    for number, (played, notices) in enumerate(matches.play(todo), done + 1):
        for text in notices:
            notice(f"seed {played.seed}: {text}")
        results.keep(played)
        progress(number, all_)
    return [results.known[fixture.seed] for fixture in fixtures]


class Matches(Protocol):
    """Plays matches, several at the same time."""

    def __enter__(self) -> Matches: ...

    def __exit__(self, *cause: object) -> None: ...

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[tuple[Played, list[str]]]:
        """The results, in the order in which matches end, each with what went wrong with players."""


class LocalMatches:
    """Plays matches side by side, each in a process of its own that ends with this one."""

    def __init__(self, workers: int, journals: Path | None = None) -> None:
        self._journals = journals
        self._threads = ThreadPoolExecutor(workers, "league")
        self._running: set[GuardedProcess] = set()
        self._closed = False

    def __enter__(self) -> LocalMatches:
        return self

    def __exit__(self, *cause: object) -> None:
        self._closed = True
        for process in list(self._running):
            process.end()
        self._threads.shutdown(cancel_futures=True)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[tuple[Played, list[str]]]:
        """The results, in the order in which matches end, each with what went wrong with players."""
        for future in as_completed([self._threads.submit(self._play, fixture) for fixture in fixtures]):
            yield future.result()

    def _play(self, fixture: Fixture) -> tuple[Played, list[str]]:
        """A match that was lost, with its process, is played once again."""
        with tempfile.TemporaryDirectory() as folder:
            for attempt in range(TRIES):
                done, said, complaint = self._run(fixture.command(Path(folder) / f"{attempt}.journal"))
                if done == 0:
                    self._keep(Path(folder), f"{attempt}.journal", fixture)
                    return _played(fixture, json.loads(said)), complaint.splitlines()
        last = (complaint.strip().splitlines() or [f"it ended with {done}"])[-1]
        raise MeepleCityError(f"the match with seed {fixture.seed} cannot be played: {last}")

    def _keep(self, folder: Path, journal: str, fixture: Fixture) -> None:
        """Keep a journal, and the tracks of its shots, under the seed of the match."""
        if self._journals:
            for kept in folder.glob(f"{journal}*"):
                there = self._journals / kept.name.replace(journal, fixture.journal, 1)
                shutil.rmtree(there, ignore_errors=True)
                shutil.move(kept, there)

    def _run(self, command: list[str]) -> tuple[int, str, str]:
        if self._closed:
            return -1, "", "the league was stopped"
        process = GuardedProcess(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self._running.add(process)
        try:
            said, complaint = process.communicate()
        finally:
            self._running.discard(process)
        return process.returncode or 0, said, re.sub(r"^meeple-city: (error: )?", "", complaint, flags=re.MULTILINE)


def _played(fixture: Fixture, report: dict[str, Any]) -> Played:
    ranks = tuple(1 if score["seat"] in report["winners"] else 2 for score in report["scores"])
    totals = tuple(float(score["total"]) for score in report["scores"])
    return Played(fixture.players, fixture.seed, ranks, totals, report["turns"], report["ended"])


def standings(results: Sequence[Played]) -> list[Standing]:
    """The table, the best first."""
    model = PlackettLuce()
    bots = sorted({bot for played in results for bot in played.players})
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    matches, won = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0.0)
    for played in results:
        best = _best_rank(played)
        for bot, rank in best.items():
            matches[bot] += 1
            won[bot] += (rank == 1) / max(1, sum(other == 1 for other in best.values()))
        names = list(best)
        rated = model.rate([[ratings[bot]] for bot in names], ranks=[float(best[bot]) for bot in names])
        ratings |= {bot: team[0] for bot, team in zip(names, rated, strict=True)}
    table = [
        Standing(bot, r.mu, r.mu - SURE * r.sigma, r.mu + SURE * r.sigma, matches[bot], won[bot])
        for bot, r in ratings.items()
    ]
    return sorted(table, key=lambda row: -row.rating)


def _best_rank(played: Played) -> dict[str, int]:
    """How each kind of bot did: as well as the best of its seats."""
    best: dict[str, int] = {}
    for bot, rank in zip(played.players, played.ranks, strict=True):
        best[bot] = min(rank, best.get(bot, rank))
    return best
