"""Seeds: one range for everything that takes or stores one."""

import pytest
from tests.kit.tables import table

from meeple_city.border.seeds import MOST_SEED, check_seed
from meeple_city.errors import BadInput
from meeple_city.table.snapshot import Snapshot


@pytest.mark.parametrize("seed", [0, MOST_SEED, -MOST_SEED])
def test_a_seed_within_the_range_is_allowed(seed):
    check_seed(seed)


@pytest.mark.parametrize("seed", [MOST_SEED + 1, -MOST_SEED - 1])
def test_a_seed_out_of_range_is_named_with_the_range(seed):
    with pytest.raises(BadInput, match=f"^--seed must be from {-MOST_SEED} to {MOST_SEED}, not {seed}$"):
        check_seed(seed, "--seed")


def test_a_snapshot_with_a_seed_out_of_range_is_refused():
    data = table("tower").initial_snapshot().to_json() | {"seed": MOST_SEED + 1}
    with pytest.raises(BadInput, match=r"^shot\.json: seed must be from"):
        Snapshot.from_json(data, "shot.json")
