"""An evening of matches: who has won how often, and what is at stake now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class EveningRow:
    """How a seat has done so far this evening."""

    seat: str
    player: str  # its kind
    wins: float = 0.0  # shared victories count in part
    points: float = 0.0


@dataclass(frozen=True)
class Evening:
    """The table of an evening: the match being played or just played, of how many, and everybody at the table."""

    match: int  # from 1
    matches: int
    rows: tuple[EveningRow, ...]

    @staticmethod
    def begun(players: Mapping[str, str], matches: int) -> Evening:
        """Before the first match; players by seat."""
        return Evening(1, matches, tuple(EveningRow(seat, kind) for seat, kind in players.items()))

    def after(self, winners: Iterable[str], points: Mapping[str, float]) -> Evening:
        """The table with the result of the match that was played."""
        won = tuple(winners)
        rows = (
            replace(
                row,
                wins=row.wins + (1 / len(won) if row.seat in won else 0.0),
                points=row.points + points.get(row.seat, 0.0),
            )
            for row in self.rows
        )
        return replace(self, rows=tuple(rows))

    def next(self) -> Evening:
        """The same table, before the next match."""
        return replace(self, match=self.match + 1)

    @property
    def ranked(self) -> tuple[EveningRow, ...]:
        """The best first: by victories, then by points."""
        return tuple(sorted(self.rows, key=lambda row: (-row.wins, -row.points)))

    @property
    def leaders(self) -> tuple[str, ...]:
        """The seats that have won most; nobody before the first victory."""
        most = max(row.wins for row in self.rows)
        return tuple(row.seat for row in self.rows if most > 0 and row.wins == most)
