"""The results of a league or cup, in a file with one line for each, so that an interrupted one can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from meeple_city.errors import BadInput, CannotWrite


@dataclass(frozen=True)
class Played:
    """The result of a match: a rank for each player, 1 for winners, and what it was like."""

    players: tuple[str, ...]
    seed: int
    ranks: tuple[int, ...]
    totals: tuple[float, ...]
    turns: int
    ended: str


class Results:
    """The results that are known so far, kept in a file if there is one; it begins with what they belong to."""

    def __init__(self, file: Path | None, belongs_to: dict[str, Any]) -> None:
        self._file = file
        self.known = _read(file, belongs_to) if file else {}

    def keep(self, played: Played) -> None:
        """Keep one more result."""
        self.known[played.seed] = played
        if self._file:
            _append(self._file, asdict(played))

    def check(self, players: Mapping[int, tuple[str, ...]], others: bool = False) -> None:
        """Refuse results that matches cannot have, which are given by seed; those of others too, unless allowed."""
        for played in self.known.values():
            expected = players.get(played.seed, played.players if others else ())
            ranked = len(played.ranks) == len(played.players) and set(played.ranks) <= {1, 2}
            if played.players != expected or not ranked:
                raise _not_of_a_league(self._file)


def _read(file: Path, belongs_to: dict[str, Any]) -> dict[int, Played]:
    if file.exists() and not file.is_file():
        raise BadInput(f"{file}: is not a file")
    if not file.exists() or not file.stat().st_size:
        _append(file, belongs_to)
        return {}
    try:
        first, *rows = _complete_lines(file)
        if json.loads(first) != json.loads(json.dumps(belongs_to)):
            raise BadInput(f"{file}: has the results of another league; name another file")
        played = [Played(**{**row, **_tuples(row)}) for row in map(json.loads, filter(str.strip, rows))]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _not_of_a_league(file) from None
    _cut(file)
    return {row.seed: row for row in played}


def _not_of_a_league(file: Path | None) -> BadInput:
    return BadInput(f"{file}: is not the file of a league")


def _complete_lines(file: Path) -> list[str]:
    """The lines of a file, without one that was not written to its end."""
    whole, newline, _torn = file.read_bytes().rpartition(b"\n")
    return (whole + newline).decode().splitlines()


def _cut(file: Path) -> None:
    """Cut off a line that was not written to its end."""
    data = file.read_bytes()
    if not data.endswith(b"\n"):
        os.truncate(file, data.rindex(b"\n") + 1)


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(row[key]) for key in ("players", "ranks", "totals")}


def _append(file: Path, row: dict[str, Any]) -> None:
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
    except OSError as cause:
        raise CannotWrite(f"{file}: {cause.strerror}") from None
