"""What people measured when they practised, kept from one time to the next."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from meeple_city.errors import MeepleCityError
from meeple_city.files import write_json

KEPT = 50  # tries of each gesture; our choice
LATEST = 10  # tries whose spread is told; our choice


class PracticeBook:
    """The latest tries of each gesture; a book that cannot be read is empty, and one that cannot be written is lost."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._tries: dict[str, list[dict[str, float]]] = _read(file)

    def add(self, gesture: str, figures: dict[str, float]) -> None:
        """Write a try down."""
        self._tries[gesture] = [*self._tries.get(gesture, []), figures][-KEPT:]
        with suppress(OSError, MeepleCityError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_json(self._file, self._tries)

    def tries(self, gesture: str) -> list[dict[str, float]]:
        """The latest tries, the oldest first."""
        return self._tries.get(gesture, [])[-LATEST:]


def _read(file: Path) -> dict[str, list[dict[str, float]]]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return {
            str(gesture): [{str(key): float(value) for key, value in one.items()} for one in tries]
            for gesture, tries in data.items()
        }
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
