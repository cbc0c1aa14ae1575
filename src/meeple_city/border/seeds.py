"""The range of random seeds."""

from __future__ import annotations

from meeple_city.errors import BadInput

MOST_SEED = 2**62  # journals and snapshots hold it exactly


def check_seed(seed: int, name: str = "seed") -> None:
    """Raise BadInput, calling the seed by `name`, if it is out of range."""
    if abs(seed) > MOST_SEED:
        raise BadInput(f"{name} must be from {-MOST_SEED} to {MOST_SEED}, not {seed}")
