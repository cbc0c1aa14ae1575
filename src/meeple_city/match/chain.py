"""An append-only file of JSON lines, each chained to the previous one by a hash.

The last key of each line is `hash`: the SHA-256 of the previous hash followed by the line without its own hash. Lines
are on disk before `append` returns.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.config_reader import read_at_most
from meeple_city.errors import BadJournal, CannotWrite
from meeple_city.files import write_atomically

FIRST_HASH = "0" * 64
MOST_BYTES = 256 * 2**20  # our choice: a hundred times the longest match
_SUFFIX_LENGTH = len(',"hash":""}') + len(FIRST_HASH)


class JournalExists(BadJournal):
    """A new journal would overwrite another file."""


@dataclass(frozen=True)
class Chain:
    """The valid contents of a file: its rows, the size in bytes, and the hash of the last row."""

    path: Path
    rows: tuple[dict[str, Any], ...]
    size: int
    last: str
    torn: int  # bytes of an incomplete last line


def read_chain(path: Path, check_first: Callable[[dict[str, Any]], None] | None = None) -> Chain:
    """Read and check a file. An incomplete last line is skipped; any other damage raises BadJournal.

    `check_first` is called with the first row before its hash is checked.
    """
    data = _read(path)
    *lines, rest = data.split(b"\n")
    rows, last = [], FIRST_HASH
    for number, line in enumerate(lines, 1):
        name = f"{path}: line {number}"
        row = _parse(line, name)
        if number == 1 and check_first:
            check_first(row)
        last = _check_hash(line, row, last, name)
        rows.append(row)
    if not rows:
        raise BadJournal(f"{path}: contains no complete line; it is not a journal, or nothing was played yet")
    return Chain(path, tuple(rows), len(data) - len(rest), last, len(rest))


class ChainFile:
    """A chained file, open for appending and locked against other processes."""

    def __init__(self, path: Path, size: int, last: str) -> None:
        self.path = path
        self._size = size
        self._last = last
        self._open = True
        self._file = os.open(path, os.O_RDWR)
        _lock(self._file, path)

    @classmethod
    def create(cls, path: Path, first: dict[str, Any]) -> ChainFile:
        """Create a file with its first line, atomically; never overwrites an existing file."""
        line, last = _line(first, FIRST_HASH)
        try:
            write_atomically(path, line, replace=False)
        except FileExistsError:
            raise JournalExists(f"{path}: exists, and a journal is never overwritten; name another file") from None
        except OSError as cause:
            raise CannotWrite(f"{path}: {cause.strerror}") from None
        return cls(path, len(line), last)

    @classmethod
    def reopen(cls, chain: Chain) -> ChainFile:
        """Open a file that was read before; nothing is changed yet."""
        file = cls(chain.path, chain.size, chain.last)
        if os.fstat(file._file).st_size != chain.size + chain.torn:
            file.close()
            raise BadJournal(f"{chain.path}: was modified since it was read; try again")
        return file

    def cut(self) -> None:
        """Cut off an incomplete last line."""
        os.ftruncate(self._file, self._size)

    def append(self, rows: Iterable[dict[str, Any]]) -> None:
        """Append lines. On return they are on disk; if this raises, none of them is in the file."""
        text, last = b"", self._last
        for row in rows:
            line, last = _line(row, last)
            text += line
        try:
            _write_all(self._file, text, self._size)
            os.fsync(self._file)
        except OSError as cause:
            os.ftruncate(self._file, self._size)
            raise CannotWrite(f"{self.path}: {cause.strerror}; {saved_so_far(self.path)}") from None
        self._size += len(text)
        self._last = last

    def close(self) -> None:
        """Close the file and release the lock. Safe to call twice."""
        if self._open:
            self._open = False
            os.close(self._file)


def saved_so_far(journal: Path) -> str:
    """What to do after a journal, or something beside it, could not be written."""
    return f"everything before this is saved: free some disk space, then run `meeple-city resume {journal}`"


def _write_all(handle: int, data: bytes, at: int) -> None:
    os.lseek(handle, at, os.SEEK_SET)
    while data:
        data = data[os.write(handle, data) :]


def _read(path: Path) -> bytes:
    try:
        return read_at_most(path, MOST_BYTES)
    except FileNotFoundError:
        raise BadJournal(f"{path}: no such file") from None
    except OSError as cause:
        raise BadJournal(f"{path}: {cause.strerror}") from None


def _line(row: dict[str, Any], previous: str) -> tuple[bytes, str]:
    """A row as a line of the file, and its hash."""
    body = json.dumps(row, separators=(",", ":"), allow_nan=False)
    digest = _hash(body.encode(), previous)
    return f'{body[:-1]},"hash":"{digest}"}}\n'.encode(), digest


def _hash(body: bytes, previous: str) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()


def _parse(line: bytes, name: str) -> dict[str, Any]:
    """Parse a line; raises BadJournal if it is not a JSON object."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise BadJournal(f"{name}: damaged, not a JSON object; the file was not changed")
    return row


def _check_hash(line: bytes, row: dict[str, Any], previous: str, name: str) -> str:
    """Remove the hash of a line from its row and return it; raises BadJournal if it is wrong."""
    digest = row.pop("hash", None)
    if digest is None:
        raise BadJournal(f"{name}: damaged, it has no hash; the file was not changed")
    if _hash(line[:-_SUFFIX_LENGTH] + b"}", previous) != digest:
        raise BadJournal(f"{name}: damaged, its hash is wrong; the file was not changed")
    return str(digest)


def _lock(handle: int, path: Path) -> None:
    """Lock the file, because two processes writing to it would corrupt it."""
    try:
        import fcntl  # noqa: PLC0415 - not available on every system
    except ImportError:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadJournal(f"{path}: another process is playing this match") from None
