"""Imagining shots: the same outcomes as those of real ones, however many tables compute them."""

import contextlib
import os
import random
import signal
import threading

import pytest
from tests.kit.shots import random_request
from tests.kit.tables import table

from meeple_city.border import Drop, Flick
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.files import data_folder, scene_file
from meeple_city.table.pool import TablePool
from meeple_city.table.table import open_table
from meeple_city.table.worker import LocalTable, RemoteTable

SHOTS_A_CITY = 10
FLICK = Flick("paws:red", 45.0, 1.2)
DROP = Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0))


def compare(cities: range) -> int:
    """Imagine random shots on cities wrecked by earlier ones, and make them; returns how many."""
    shots = 0
    for city in cities:
        here, chance = table("meeple-city", city), random.Random(f"imagined {city}")
        snapshot = here.initial_snapshot()
        while shots < (city - cities.start + 1) * SHOTS_A_CITY:
            request = random_request(chance, snapshot)
            with contextlib.suppress(BadRequest):
                imagined = here.imagine(snapshot, request)
                track = here.run(snapshot, request)
                assert imagined == here.observe(snapshot, track), request
                snapshot, shots = track.final, shots + 1
    return shots


@pytest.mark.slow
def test_an_imagined_shot_has_the_outcome_of_the_real_one():
    assert compare(range(900, 903)) == 30


@pytest.mark.soak
def test_five_hundred_imagined_shots_have_the_outcomes_of_the_real_ones():
    assert compare(range(1000, 1050)) == 500


def test_what_is_imagined_has_no_frames_and_changes_nothing():
    local = LocalTable(table("meeple-city", 1))
    before = local.snapshot
    outcome = local.imagine(DROP)
    assert local.snapshot is before
    assert outcome == local.run(DROP).outcome
    track = local.table.runner.run(before, DROP, films=False)
    assert (track.frames, track.impacts) == ((), ())


def remote():
    return RemoteTable(data_folder("models"), scene_file("meeple-city"), 1, yields=True)


def test_a_pool_follows_the_table_and_finds_the_same_with_any_number_of_workers():
    real = LocalTable(open_table(data_folder("models"), scene_file("meeple-city"), 1))
    shots = [FLICK, DROP, Flick("paws:nobody", 0.0, 1.0), Flick("paws:blue", 200.0, 1.0)]
    for workers in (1, 2):
        pool = TablePool(remote, workers)
        real.reset()
        try:
            fresh = pool.imagine(shots)
            assert fresh == [real.imagine(FLICK), real.imagine(DROP), None, real.imagine(shots[3])]
            assert "'paws:nobody' is not on the table" in pool.why_not(shots[2])
            pool.follow(real.run(DROP).track)
            assert pool.imagine([FLICK]) == [real.imagine(FLICK)] != fresh[:1]
            pool.follow(None)
            assert pool.imagine([DROP]) == fresh[1:2]
        finally:
            pool.close()


def test_a_worker_that_is_killed_is_replaced_and_the_decision_goes_on():
    opened = []

    def open_one():
        opened.append(remote())
        return opened[-1]

    pool = TablePool(open_one, 1)
    try:
        first = pool.imagine([FLICK])
        os.kill(opened[0]._worker.pid, signal.SIGKILL)
        assert pool.imagine([FLICK]) == first
    finally:
        pool.close()


class Crashing:
    """A table that crashes on drops."""

    closed = 0

    def reset(self):
        """Nothing to do."""

    def continue_from(self, track):
        """Nothing to do."""

    def imagine(self, request):
        if isinstance(request, Drop):
            raise MeepleCityError("the table process crashed")
        return "an outcome"

    def close(self):
        Crashing.closed += 1


def test_a_request_that_crashes_a_worker_again_and_again_is_not_possible_and_the_others_go_on():
    pool = TablePool(Crashing, 2)
    assert pool.imagine([DROP, FLICK, DROP, FLICK]) == [None, "an outcome", None, "an outcome"]
    pool.close()
    assert Crashing.closed >= 2


def test_a_pool_that_is_closed_while_a_worker_starts_closes_that_worker_too():
    starting, closing, closed = threading.Event(), threading.Event(), []

    class Slow(Crashing):
        def __init__(self):
            super().__init__()
            starting.set()
            assert closing.wait(60)

        def close(self):
            closed.append(self)

    pool = TablePool(Slow, 1)
    thinking = threading.Thread(target=pool.imagine, args=([FLICK],))
    thinking.start()
    assert starting.wait(60)
    pool._followers[0].close()
    closing.set()
    thinking.join(60)
    assert len(closed) == 1
    pool.close()
