"""Seeded chance: what is drawn depends on the seed and on where in the record the game is, and on nothing else."""

from __future__ import annotations

from random import Random


def chance(seed: int, record: int, draw: int = 0) -> Random:
    """The dice for one draw."""
    return Random(f"{seed}/{record}/{draw}")
