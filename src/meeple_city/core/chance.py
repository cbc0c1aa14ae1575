"""Seeded randomness: a draw depends only on the seed and on its position in the match."""

from __future__ import annotations

from random import Random


def chance(seed: int, record: int, draw: int = 0) -> Random:
    """The random generator for one draw."""
    return Random(f"{seed}/{record}/{draw}")
