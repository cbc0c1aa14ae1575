"""Numbers with their nouns."""

from __future__ import annotations


def plural(number: int, noun: str, many: str = "") -> str:
    """`1 point`, `2 points`; `many` is for nouns that need more than an s."""
    return f"{number} {noun}" if number == 1 else f"{number} {many or f'{noun}s'}"
