"""Numbers with their nouns."""

from __future__ import annotations


def plural(number: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
