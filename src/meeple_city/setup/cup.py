"""A cup: two bots meet, the better one goes on to the next round, until one is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from meeple_city.games.registry import find_game
from meeple_city.setup.league import Fixture, League, LocalMatches, Matches, play_all
from meeple_city.setup.league_results import Played, Results


@dataclass(frozen=True)
class Cup(League):
    """Who takes part, the favourites first, and how many matches decide a tie."""

    cup: bool = True  # tells its file from that of a league

    def ties(self, bots: Sequence[str]) -> list[tuple[str, str]]:
        """Who meets whom in a round: the first the last, and so on; with an odd number the first has a bye."""
        meeting = list(bots)[len(bots) % 2 :]
        return list(zip(meeting, reversed(meeting), strict=True))[: len(meeting) // 2]

    def tie_fixtures(self, tie: tuple[str, str], first: int) -> Iterator[Fixture]:
        """The matches of a tie, with the seats in turns; `first` is the number of the first of them."""
        seats = find_game(self.game).game.seat_counts[0]
        for number in range(self.matches):
            players = tuple(tie[(seat + number) % 2] for seat in range(seats))
            yield Fixture(self.game, players, self.seed + first + number)


@dataclass(frozen=True)
class Tie:
    """Two bots, what each has won, and who goes on."""

    bots: tuple[str, str]
    won: tuple[float, float]
    totals: tuple[float, float]

    @property
    def winner(self) -> str:
        """Whoever has won more, then scored more, then was named first."""
        (first, second), better = self.bots, list(zip(self.won, self.totals, strict=True))
        return first if better[0] >= better[1] else second


def play_cup(
    cup: Cup,
    workers: int,
    file: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, all_: None,
    notice: Callable[[str], None] = lambda text: None,
    open_matches: Callable[[int], Matches] | None = None,
) -> list[list[Tie]]:
    """Play all rounds, the first one first."""
    results, rounds, left, number = Results(file, asdict(cup)), list[list[Tie]](), list(cup.bots), 0
    with (open_matches or LocalMatches)(workers) as matches:
        while len(left) > 1:
            ties = cup.ties(left)
            fixtures = [f for i, tie in enumerate(ties) for f in cup.tie_fixtures(tie, number + i * cup.matches)]
            number += len(fixtures)
            played = play_all(fixtures, results, matches, progress, notice)
            rounds.append([tie_of(tie, played) for tie in ties])
            left = left[: len(left) % 2] + [tie.winner for tie in rounds[-1]]
    return rounds


def tie_of(bots: tuple[str, str], results: Sequence[Played]) -> Tie:
    """What came of the matches between two bots."""
    between = [played for played in results if set(played.players) == set(bots)]
    won, totals = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
    for played in between:
        winners = {bot for bot, rank in zip(played.players, played.ranks, strict=True) if rank == 1}
        for bot in winners:
            won[bot] += 1 / len(winners)
        for bot, total in zip(played.players, played.totals, strict=True):
            totals[bot] += total
    first, second = bots
    return Tie(bots, (won[first], won[second]), (totals[first], totals[second]))
