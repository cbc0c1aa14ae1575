"""What is called rest when pieces overlap."""

from dataclasses import replace

import pytest
from tests.kit.tables import table

from meeple_city.border import Flick, Look
from meeple_city.table.run import MOST_STUCK, Runner
from meeple_city.table.snapshot import Contact

MOST_RUNS = 60  # as many as the time limit allows where something moves


@pytest.fixture
def runs(monkeypatch) -> list[int]:
    """Counts the simulations of a request, and fails where there is no end to them."""
    counted, simulate = [], Runner._simulate

    def count(self, world, *args, **more):
        counted.append(len(counted))
        assert len(counted) < MOST_RUNS
        return simulate(self, world, *args, **more)

    monkeypatch.setattr(Runner, "_simulate", count)
    return counted


@pytest.mark.parametrize("request_", [Look(), Flick("paws:red", 90.0, 0.3)], ids=["look", "flick"])
def test_a_contact_that_overlaps_for_ever_ends_the_checks_and_the_table_is_not_at_rest(request_, runs):
    here = table("tower")
    before = here.initial_snapshot()
    deep = Contact("meeple:1", "ruin:1", (0.0, 0.0, 0.0), (0.0, 0.0, 1.0), -1.0)
    track = here.run(replace(before, contacts=(*before.contacts, deep)), request_)
    assert not track.settled
    assert len(runs) <= MOST_STUCK + 5
    assert track.final.piece("meeple:1").awake
    assert not track.final.piece("meeple:2").awake


def test_pieces_wedged_into_each_other_come_apart_or_are_left_awake(runs):
    here = table("tower")
    before = here.initial_snapshot()
    one, other = before.piece("meeple:1"), before.piece("meeple:2")
    wedged = before.with_piece(replace(one, position=other.position, awake=True))
    track = here.run(wedged, Look())
    assert track.settled == (track.final.overlap() < here.settings.rest_overlap)
