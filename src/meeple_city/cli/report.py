"""What a command prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Report:
    """The result of a command: the JSON object others rely on, and lines for people."""

    data: dict[str, Any]
    lines: tuple[str, ...]
    problems: tuple[str, ...] = ()  # found by a check; the command then fails
