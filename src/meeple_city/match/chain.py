"""An append-only file of JSON lines, each chained to the one before by a hash, and on disk before anything goes on.

A line is its JSON object with the key `hash` last: the SHA-256 of the hash before and the line without it.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.errors import BadJournal, Missing
from meeple_city.files import write_atomically

FIRST = "0" * 64
_TAIL = len(',"hash":""}') + len(FIRST)


@dataclass(frozen=True)
class Chain:
    """What a file holds, as far as it is sound: its rows, where they end and the hash to go on from."""

    path: Path
    rows: tuple[dict[str, Any], ...]
    size: int
    last: str
    torn: int  # bytes of a last line that was cut off in the middle of being written


def read_chain(path: Path, check_first: Callable[[dict[str, Any]], None] | None = None) -> Chain:
    """Read and check a file; a torn last line is left out, any other damage is named.

    The first line is shown to `check_first` before its hash is looked at.
    """
    data = _read(path)
    *lines, rest = data.split(b"\n")
    rows, last = [], FIRST
    for number, line in enumerate(lines, 1):
        name = f"{path}: line {number}"
        row = _parsed(line, name)
        if number == 1 and check_first:
            check_first(row)
        last = _checked(line, row, last, name)
        rows.append(row)
    if not rows:
        raise BadJournal(f"{path}: holds no whole line; it is no journal, or nothing was played yet")
    return Chain(path, tuple(rows), len(data) - len(rest), last, len(rest))


class ChainFile:
    """The same, open for more. Nobody else can have it open at the same time."""

    def __init__(self, path: Path, size: int, last: str) -> None:
        self.path = path
        self._size = size
        self._last = last
        self._file = os.open(path, os.O_RDWR)
        _lock(self._file, path)

    @classmethod
    def create(cls, path: Path, first: dict[str, Any]) -> ChainFile:
        """A new file with its first line in it: wholly there or not at all, and never in the place of another."""
        line, last = _line(first, FIRST)
        try:
            write_atomically(path, line, replace=False)
        except FileExistsError:
            raise BadJournal(f"{path}: is there already and is never overwritten; name another file") from None
        except OSError as cause:
            raise Missing(f"{path}: {cause.strerror}") from None
        return cls(path, len(line), last)

    @classmethod
    def reopen(cls, chain: Chain) -> ChainFile:
        """A file that was read before; a torn last line is cut off."""
        file = cls(chain.path, chain.size, chain.last)
        if os.fstat(file._file).st_size != chain.size + chain.torn:
            file.close()
            raise BadJournal(f"{chain.path}: has been written to since it was read; try again")
        os.ftruncate(file._file, chain.size)
        return file

    def append(self, rows: Iterable[dict[str, Any]]) -> None:
        """Add lines; when this returns they are on disk, when it raises none of them is in the file."""
        text, last = b"", self._last
        for row in rows:
            line, last = _line(row, last)
            text += line
        try:
            _write_all(self._file, text, self._size)
            os.fsync(self._file)
        except OSError as cause:
            os.ftruncate(self._file, self._size)
            raise Missing(
                f"{self.path}: {cause.strerror}; all that was written before is kept: make room, "
                f"then `meeple-city resume {self.path}`"
            ) from None
        self._size += len(text)
        self._last = last

    def close(self) -> None:
        """Let others have the file."""
        os.close(self._file)


def _write_all(handle: int, data: bytes, at: int) -> None:
    os.lseek(handle, at, os.SEEK_SET)
    while data:
        data = data[os.write(handle, data) :]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadJournal(f"{path}: no such file") from None
    except OSError as cause:
        raise BadJournal(f"{path}: {cause.strerror}") from None


def _line(row: dict[str, Any], before: str) -> tuple[bytes, str]:
    body = json.dumps(row, separators=(",", ":"), allow_nan=False)
    link = _link(body.encode(), before)
    return f'{body[:-1]},"hash":"{link}"}}\n'.encode(), link


def _link(body: bytes, before: str) -> str:
    return hashlib.sha256(before.encode() + body).hexdigest()


def _parsed(line: bytes, name: str) -> dict[str, Any]:
    """A line as its row, or what is wrong with it."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise BadJournal(f"{name}: is damaged, not a line of a journal; nothing was changed")
    return row


def _checked(line: bytes, row: dict[str, Any], before: str, name: str) -> str:
    """The hash of a line, taken out of its row; or what is wrong with it."""
    link = row.pop("hash", None)
    if link is None:
        raise BadJournal(f"{name}: is damaged, not a line of a journal; nothing was changed")
    if _link(line[:-_TAIL] + b"}", before) != link:
        raise BadJournal(f"{name}: is damaged, its hash does not fit; nothing was changed")
    return str(link)


def _lock(handle: int, path: Path) -> None:
    """Two matches in one file would ruin both."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadJournal(f"{path}: another process plays this match just now") from None
