"""The journal: a match is its header plus its inputs in order. See docs/journal.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city import __version__
from meeple_city.border import City, Outcome
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.game import Game
from meeple_city.errors import BadJournal
from meeple_city.match.chain import Chain, ChainFile, read_chain
from meeple_city.match.table_port import SceneInfo

FORMAT = 2
KIND = "meeple-city journal"


class OtherRules(BadJournal):
    """A sound journal, played by another version of the rules."""


@dataclass(frozen=True)
class Header:
    """All that is fixed before the first question."""

    game: str
    rules: int  # version of the rules
    options: Mapping[str, str]
    seed: int
    seats: tuple[str, ...]
    players: tuple[str, ...]
    max_turns: int | None = None
    scene: SceneInfo | None = None  # card games have none

    @property
    def city(self) -> City | None:
        """The city it is played in."""
        return self.scene.city if self.scene else None


@dataclass(frozen=True)
class Entry:
    """One input as the journal keeps it: an answer, or a request with what it changed."""

    n: int
    id: str
    answer: str | None = None
    request: Any = None
    outcome: Any = None  # only what differs from the outcome before
    digest: str | None = None  # of all poses after it
    track: str | None = None
    auto: bool = False
    stand_in: bool = False  # the player had no say in it

    def row(self) -> dict[str, Any]:
        """The entry as a JSON object, without what is usual."""
        return {key: value for key, value in vars(self).items() if value is not None and value is not False}


@dataclass(frozen=True)
class Contents:
    """A journal that was read."""

    header: Header
    entries: tuple[Entry, ...]
    chain: Chain

    def wrong(self, index: int, text: str) -> BadJournal:
        """A complaint about an entry, by its line."""
        return BadJournal(f"{self.chain.path}: line {index + 2}: {text}")


def header_row(header: Header) -> dict[str, Any]:
    """The first line."""
    return {"format": FORMAT, "kind": KIND, "program": __version__, **to_plain(header)}


def create_journal(path: Path, header: Header) -> ChainFile:
    """A new journal with nothing but its header."""
    return ChainFile.create(path, header_row(header))


def read_journal(path: Path) -> Contents:
    """Read a journal and check that every line is what was written."""
    chain = read_chain(path, check_first=lambda row: _known_format(row, path))
    first, *rows = chain.rows
    header = _header(first, path)
    return Contents(header, tuple(_entry(row, f"{path}: line {i}") for i, row in enumerate(rows, 2)), chain)


def check_rules(contents: Contents, game: Game[Any]) -> None:
    """Refuse a journal of another game, or of other rules than these."""
    header, path = contents.header, contents.chain.path
    if header.game != game.name:
        raise BadJournal(f"{path}: is a match of {header.game}, not of {game.name}")
    if header.rules != game.version:
        raise OtherRules(
            f"{path}: was played by version {header.rules} of the rules of {game.name}, this is version "
            f"{game.version}: the match can be watched, but not resumed"
        )


def _known_format(row: dict[str, Any], path: Path) -> None:
    """Refuse what is no journal, or one of another format; that may chain its lines in another way."""
    if row.get("kind") != KIND:
        raise BadJournal(f"{path}: is not the journal of a match")
    given = row.get("format")
    if given != FORMAT:
        newer = isinstance(given, int) and given > FORMAT
        raise BadJournal(
            f"{path}: journal format {given!r} is {'newer' if newer else 'older'} than {FORMAT}, which this program reads"
        )


def _header(row: dict[str, Any], path: Path) -> Header:
    body = {key: value for key, value in row.items() if key not in ("format", "kind", "program")}
    return from_plain(Header, body, f"{path}: line 1", BadJournal)


def _entry(row: dict[str, Any], name: str) -> Entry:
    return from_plain(Entry, row, name, BadJournal, defaults=True)


# ---- outcomes as what differs from the one before


class Outcomes:
    """Outcomes as changes. What is given back is what a reader of the changes gets, down to the order of keys."""

    def __init__(self) -> None:
        self._plain: dict[str, Any] = to_plain(Outcome())
        self._mappings = {key for key, value in self._plain.items() if isinstance(value, dict)}

    def shrink(self, outcome: Outcome) -> tuple[dict[str, Any], Outcome]:
        """What changed, and the outcome as it will be read back."""
        changes = {}
        for key, value in to_plain(outcome).items():
            before = self._plain[key]
            if key in self._mappings:
                changed = _changed(before, value)
                if changed:
                    changes[key] = changed
            elif value != before:
                changes[key] = value
        return changes, self.grow(changes)

    def grow(self, changes: Mapping[str, Any]) -> Outcome:
        """The outcome after changes."""
        plain = dict(self._plain)
        for key, value in changes.items():
            if key in self._mappings:
                merged = plain[key] | value
                plain[key] = {name: item for name, item in merged.items() if item is not None}
            else:
                plain[key] = value
        self._plain = plain
        return Outcome.from_json(plain)


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    gone: Iterable[str] = (key for key in before if key not in after)
    changed: dict[str, Any] = {key: value for key, value in after.items() if before.get(key) != value}
    return changed | dict.fromkeys(gone)
