"""The packed tracks of a match: files next to the journal, each named by the SHA-256 of its contents."""

from __future__ import annotations

import hashlib
from pathlib import Path

from meeple_city.errors import CannotWrite
from meeple_city.files import write_atomically
from meeple_city.match.chain import saved_so_far


class Tracks:
    """The folder of tracks. Missing tracks can be simulated again."""

    def __init__(self, journal: Path) -> None:
        self.journal = journal
        self.folder = journal.with_name(f"{journal.name}.tracks")

    def keep(self, track: bytes) -> str:
        """Write a track to disk atomically and return its key."""
        key = key_of(track)
        path = self.path(key)
        try:
            self.folder.mkdir(exist_ok=True)
            if self.load(key) is None:
                write_atomically(path, track)
        except OSError as cause:
            raise CannotWrite(f"{path}: {cause.strerror}; {saved_so_far(self.journal)}") from None
        return key

    def load(self, key: str) -> bytes | None:
        """The track with a key, or None if it is missing or damaged."""
        try:
            track = self.path(key).read_bytes()
        except OSError:
            return None
        return track if key_of(track) == key else None

    def missing(self, key: str) -> bool:
        """Whether there is no file for a key; one that is there may still be damaged."""
        return not self.path(key).exists()

    def path(self, key: str) -> Path:
        """The file of a track."""
        return self.folder / f"{key}.track"


def key_of(track: bytes) -> str:
    """The key of a track."""
    return hashlib.sha256(track).hexdigest()
