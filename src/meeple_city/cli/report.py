"""What a command prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Report:
    """The result of a command: the JSON object others rely on, and lines for people."""

    data: dict[str, Any]
    lines: tuple[str, ...]


def plural(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
