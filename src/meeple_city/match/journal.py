"""The journal of a match: a header and the inputs in order. See docs/journal.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city import __version__
from meeple_city.border import City, Message, Outcome
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.border.seeds import MOST_SEED
from meeple_city.config_reader import shown
from meeple_city.core.game import Game
from meeple_city.errors import BadInput, BadJournal
from meeple_city.match.chain import Chain, ChainFile, read_chain
from meeple_city.match.table_port import SceneInfo

FORMAT = 2
KIND = "meeple-city journal"
LONGEST_NAME = 100  # characters; our choice, and more than any screen lets people type
THOUGHT = "thought."  # how the keys of thoughts begin
HEADER = -1  # the index of the header, before the first entry


class OtherRules(BadJournal):
    """An intact journal of a match that was played with another version of the rules."""


@dataclass(frozen=True)
class Header:
    """Everything that is fixed before the first question."""

    game: str
    rules: int  # version of the rules
    options: Mapping[str, str]
    seed: int
    seats: tuple[str, ...]
    players: tuple[str, ...]  # kinds of bots, commands of programs, or `human`, by seat
    max_turns: int | None = None
    scene: SceneInfo | None = None  # card games have none
    names: tuple[str, ...] = ()  # what people call the players, by seat; none, or empty for a seat without one

    @property
    def called(self) -> dict[str, str]:
        """The names that people gave to seats."""
        return {seat: name for seat, name in zip(self.seats, self.names, strict=False) if name}

    @property
    def city(self) -> City | None:
        """The city the match is played in."""
        return self.scene.city if self.scene else None


@dataclass(frozen=True)
class Entry:
    """One input as recorded in the journal: an answer, or a request and its outcome."""

    n: int
    id: str
    answer: str | None = None
    request: Any = None
    outcome: Any = None  # only what changed since the previous outcome
    digest: str | None = None  # of all poses afterwards
    track: str | None = None  # key of the packed track
    aimed: Any = None  # the request that the player made, if the hand made another one of it
    auto: bool = False  # there was only one possible answer
    stand_in: bool = False  # answered at random instead of by the player
    replaced: bool = False  # ... and from here on, for the rest of the match
    thought: Message | None = None  # what the player had in mind, for commentators; the rules never read it

    @property
    def seat(self) -> str:
        """The seat that was asked, or `table`; a seat's name may have spaces in it."""
        return " ".join(self.id.split(" ")[1:-2])

    def row(self) -> dict[str, Any]:
        """The entry as a JSON object, without default values."""
        given = {key: value for key, value in vars(self).items() if value is not None and value is not False}
        return given | ({"thought": to_plain(self.thought)} if self.thought else {})


@dataclass(frozen=True)
class Contents:
    """The contents of a journal."""

    header: Header
    entries: tuple[Entry, ...]
    chain: Chain

    def error_at(self, index: int, text: str) -> BadJournal:
        """An error about an entry, with its line number."""
        return BadJournal(f"{self.chain.path}: line {index + 2}: {text}")


def replaced_seats(entries: Iterable[Entry]) -> frozenset[str]:
    """The seats that lost their player to a random one, and got no other since by `resume --players`."""
    seats: set[str] = set()
    for entry in entries:
        if entry.replaced:
            seats.add(entry.seat)
        elif not entry.stand_in and not entry.auto:
            seats.discard(entry.seat)
    return frozenset(seats)


def header_row(header: Header) -> dict[str, Any]:
    """The first line of a journal."""
    row = {"format": FORMAT, "kind": KIND, "program": __version__, **to_plain(header)}
    return row if header.names else {key: value for key, value in row.items() if key != "names"}


def create_journal(path: Path, header: Header) -> ChainFile:
    """Create a journal that contains only the header."""
    return ChainFile.create(path, header_row(header))


def read_journal(path: Path) -> Contents:
    """Read a journal and check that it is undamaged."""
    chain = read_chain(path, check_first=lambda row: _check_format(row, path))
    first, *rows = chain.rows
    header = _header(first, path)
    return Contents(header, tuple(_entry(row, i, f"{path}: line {i + 2}") for i, row in enumerate(rows)), chain)


def check_rules(contents: Contents, game: Game[Any]) -> None:
    """Raise BadJournal for another game, and OtherRules for another version of the rules."""
    header, path = contents.header, contents.chain.path
    if header.game != game.name:
        raise BadJournal(f"{path}: is a match of {header.game}, not of {game.name}")
    if header.rules != game.version:
        raise OtherRules(
            f"{path}: was played with version {header.rules} of the rules of {game.name}, but this is version "
            f"{game.version}; it can be listed (`meeple-city replay --list`), but not watched or resumed"
        )
    _check_seats_and_options(contents, game)


def _check_seats_and_options(contents: Contents, game: Game[Any]) -> None:
    header = contents.header
    try:
        game.check_seats(len(header.seats))
        seats, options = game.seats(len(header.seats), header.city), game.read_options(header.options)
    except BadInput as cause:
        raise contents.error_at(HEADER, str(cause)) from None
    if header.seats != seats:
        raise contents.error_at(HEADER, f"seats must be {', '.join(seats)}, not {shown(', '.join(header.seats))}")
    for key in options:
        if key not in header.options:
            raise contents.error_at(HEADER, f"options: {key} is missing")


def _check_format(row: dict[str, Any], path: Path) -> None:
    """Reject files that are not journals, and other formats before their hashes, which may be computed differently."""
    if row.get("kind") != KIND:
        raise BadJournal(f"{path}: is not the journal of a match")
    given = row.get("format")
    if given != FORMAT:
        order = "newer" if isinstance(given, int) and given > FORMAT else "older"
        raise BadJournal(f"{path}: journal format {given!r} is {order} than {FORMAT}, the one this program reads")


def _header(row: dict[str, Any], path: Path) -> Header:
    body = {"names": []} | {key: value for key, value in row.items() if key not in ("format", "kind", "program")}
    header, name = from_plain(Header, body, f"{path}: line 1", BadJournal), f"{path}: line 1"
    if len(header.players) != len(header.seats):
        raise BadJournal(
            f"{name}: there must be a player for each of {len(header.seats)} seats, not {len(header.players)}"
        )
    if header.names and len(header.names) != len(header.seats):
        raise BadJournal(f"{name}: there must be a name for each of {len(header.seats)} seats, not {len(header.names)}")
    for given in header.names:
        if len(given) > LONGEST_NAME or not given.isprintable():
            raise BadJournal(f"{name}: names must be at most {LONGEST_NAME} printable characters, not {shown(given)}")
    if header.max_turns is not None and header.max_turns < 1:
        raise BadJournal(f"{name}: max_turns must be 1 or more, not {header.max_turns}")
    if abs(header.seed) > MOST_SEED:
        raise BadJournal(f"{name}: seed must be from {-MOST_SEED} to {MOST_SEED}, not {header.seed}")
    return header


def _entry(row: dict[str, Any], number: int, name: str) -> Entry:
    entry = from_plain(Entry, row, name, BadJournal, defaults=True)
    if entry.n != number:
        raise BadJournal(f"{name}: n must be {number}, not {entry.n}")
    if entry.track is not None and not re.fullmatch("[0-9a-f]{64}", entry.track):
        raise BadJournal(f"{name}: track must be 64 hexadecimal digits, not {shown(entry.track)}")
    if entry.thought is not None and not entry.thought.key.startswith(THOUGHT):
        raise BadJournal(f"{name}: thought must have a key that begins with {THOUGHT}, not {shown(entry.thought.key)}")
    return entry


class OutcomeDiffs:
    """Encodes each outcome as its difference from the previous one, to keep journals small."""

    def __init__(self) -> None:
        self._plain: dict[str, Any] = to_plain(Outcome())
        self._mappings = {key for key, value in self._plain.items() if isinstance(value, dict)}

    def encode(self, outcome: Outcome) -> tuple[dict[str, Any], Outcome]:
        """Return the changes, and the outcome exactly as a reader will decode it, down to the order of keys."""
        changes = {}
        for key, value in to_plain(outcome).items():
            before = self._plain[key]
            if key in self._mappings:
                changed = _changed(before, value)
                if changed:
                    changes[key] = changed
            elif value != before:
                changes[key] = value
        return changes, self.decode(changes)

    def decode(self, changes: Mapping[str, Any]) -> Outcome:
        """The next outcome, from its changes."""
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
