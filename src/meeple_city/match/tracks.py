"""The packed tracks of a match: a folder beside the journal, each file named by the SHA-256 of its contents."""

from __future__ import annotations

import hashlib
from pathlib import Path

from meeple_city.errors import Missing
from meeple_city.files import write_atomically


class Tracks:
    """Tracks on disk. Missing ones are no disaster: they can be simulated again."""

    def __init__(self, journal: Path) -> None:
        self.folder = journal.with_name(f"{journal.name}.tracks")

    def keep(self, track: bytes) -> str:
        """Put a track on disk, wholly or not at all, and say its key."""
        key = key_of(track)
        path = self.path(key)
        try:
            self.folder.mkdir(exist_ok=True)
            if self.load(key) is None:
                write_atomically(path, track)
        except OSError as cause:
            raise Missing(f"{path}: {cause.strerror}; all that was written before is kept") from None
        return key

    def load(self, key: str) -> bytes | None:
        """The track of that key; None when it is not there or not what it was."""
        try:
            track = self.path(key).read_bytes()
        except OSError:
            return None
        return track if key_of(track) == key else None

    def path(self, key: str) -> Path:
        """Where a track is kept."""
        return self.folder / f"{key}.track"


def key_of(track: bytes) -> str:
    """What a track is called."""
    return hashlib.sha256(track).hexdigest()
