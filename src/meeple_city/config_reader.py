"""Read files that people edit; every error names the file, the key and what is allowed."""

from __future__ import annotations

import errno
import json
import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from meeple_city.errors import BadInput

MOST_BYTES = 64 * 2**20  # our choice: far more than anybody writes by hand


def read_at_most(path: Path, most: int) -> bytes:
    """The contents of a file. Raises OSError if there is more: a device such as /dev/zero has no end."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"has more than {most // 2**20} MB", str(path))
    return data


def read_text(path: Path, error: type[BadInput]) -> str:
    """The text of a file; raises `error` with one line that names it."""
    try:
        text = read_at_most(path, MOST_BYTES).decode()
        return text.replace("\r\n", "\n")
    except FileNotFoundError:
        raise error(f"{path}: no such file") from None
    except UnicodeDecodeError:
        raise error(f"{path}: not a text file") from None
    except OSError as cause:
        raise error(f"{path}: {cause.strerror}") from None


def read_toml(path: Path, error: type[BadInput]) -> dict[str, Any]:
    """A TOML file as plain values."""
    try:
        return tomllib.loads(read_text(path, error))
    except (ValueError, RecursionError) as cause:
        raise error(f"{path}: {cause}") from None


def read_json(path: Path, error: type[BadInput]) -> Any:
    """A JSON file as plain values."""
    return parse_json(read_text(path, error), str(path), error)


def parse_json(text: str, name: str, error: type[BadInput]) -> Any:
    """JSON text as plain values. NaN and infinities pass, so that the caller can refuse them by name."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as cause:
        raise error(f"{name}: not JSON: {cause}") from None


class ConfigReader:
    """A table of a file, read key by key."""

    def __init__(self, data: object, name: str, error: type[BadInput]) -> None:
        if not isinstance(data, Mapping):
            raise error(f"{name} must be a table, not {shown(data)}")
        self.data = data
        self.name = name
        self._error = error

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def error(self, text: str) -> BadInput:
        """An error about this table, to be raised."""
        return self._error(f"{self.name}: {text}")

    def only(self, *allowed: str) -> None:
        """Raise an error for keys that are not allowed here."""
        for key in self.data:
            if key not in allowed:
                raise self.error(f"key {key!r} is unknown; allowed: {', '.join(allowed)}")

    def format(self, known: int) -> None:
        """Raise an error for a file of another format."""
        given = self.data.get("format")
        if isinstance(given, bool) or given != known:
            raise self.error(f"format must be {known}, not {shown(given)}")

    def at(self, key: str) -> ConfigReader:
        """The table under a key."""
        return ConfigReader(self._need(key), f"{self.name}: {key}", self._error)

    def tables(self, skip: Iterable[str] = ()) -> Iterator[tuple[str, ConfigReader]]:
        """Every table inside this one, with its key."""
        for key in self.data:
            if key not in skip:
                yield key, self.at(key)

    def rows(self, key: str) -> list[ConfigReader]:
        """A list of tables; empty if the key is missing."""
        rows = self._list(key, self.data.get(key, []))
        return [ConfigReader(row, f"{self.name}: {key}[{i}]", self._error) for i, row in enumerate(rows)]

    def count(self, key: str) -> int:
        """The length of the list under a key."""
        return len(self._list(key, self._need(key)))

    def string(self, key: str, default: str | None = None) -> str:
        """A string that is not empty."""
        value = self._need(key, default)
        if not isinstance(value, str) or not value:
            raise self.error(f"{key} must be a non-empty string, not {shown(value)}")
        return value

    def choice(self, key: str, allowed: Iterable[str]) -> str:
        """One of several strings."""
        value = self._need(key)
        allowed = list(allowed)
        if value not in allowed:
            raise self.error(f"{key} {shown(value)} is unknown; allowed: {', '.join(allowed)}")
        return str(value)

    def boolean(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.error(f"{key} must be true or false, not {shown(value)}")
        return value

    def number(self, key: str, low: float, high: float, default: float | None = None) -> float:
        """A number within bounds."""
        return self._number(key, self._need(key, default), low, high)

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        number = self.number(key, low, high, default)
        if number != int(number):
            raise self.error(f"{key} must be a whole number, not {number}")
        # Not through the float, which cannot hold every digit of a large whole number.
        return int(self._need(key, default))

    def numbers(self, key: str, length: int, index: int | None = None) -> tuple[float, ...]:
        """A list of numbers of a given length; with an index, that entry of a list of lists."""
        value = self._need(key)
        name = key
        if index is not None:
            value, name = self._list(key, value)[index], f"{key}[{index}]"
        rows = self._list(name, value)
        if len(rows) != length:
            raise self.error(f"{name} must be {length} numbers, not {len(rows)}")
        return tuple(self._number(name, row, -100_000, 100_000) for row in rows)

    def points(self, key: str) -> tuple[tuple[float, float], ...]:
        """A list of pairs of numbers."""
        pairs = [self.numbers(key, 2, i) for i in range(self.count(key))]
        return tuple((x, y) for x, y in pairs)

    def _need(self, key: str, default: object = None) -> Any:
        value = self.data.get(key, default)
        if value is None:
            raise self.error(f"{key} is missing")
        return value

    def _list(self, key: str, value: object) -> list[Any]:
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {shown(value)}")
        return value

    def _number(self, key: str, value: object, low: float, high: float) -> float:
        number = as_number(value)
        if number is None:
            raise self.error(f"{key} must be a finite number, not {shown(value)}")
        if not low <= number <= high:
            raise self.error(f"{key} must be from {low:g} to {high:g}, not {shown(value)}")
        return number


def as_number(value: object) -> float | None:
    """A finite number as a float; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None


HARD_SPACE = "\u00a0"  # before French colons and question marks


def one_line(text: str, most: int = 2000) -> str:
    """A message as it can be printed on one line: line breaks and control characters are escaped, and it ends."""
    text = text if len(text) <= most else text[: most - 3] + "..."
    return "".join(c if c.isprintable() or c == HARD_SPACE else c.encode("unicode_escape").decode() for c in text)


def shown(value: object) -> str:
    """A value as it can be shown in a one-line message."""
    try:
        text = repr(value).replace("\n", " ")
    except ValueError:
        text = "a number with too many digits"
    return text if len(text) <= 60 else text[:57] + "..."
