import random

import pytest
from tests.kit.shots import random_request
from tests.kit.tables import table

from meeple_city.border import Look, Place, request_from_json
from meeple_city.errors import BadInput, BadRequest
from meeple_city.table.geometry import angle_between
from meeple_city.table.packing import MAGIC, pack, unpack

DROP = {"kind": "drop", "piece": "body:red", "over_mm": [-150, -150], "height_mm": 300, "turn_deg": [0, 90, 0]}


@pytest.fixture(scope="module")
def track():
    here = table()
    return here.run(here.initial_snapshot(), request_from_json(DROP))


def test_the_final_snapshot_survives_to_the_last_bit(track):
    unpacked = unpack(pack(track))
    assert unpacked.final == track.final
    assert unpacked.final.digest() == track.final.digest()
    same = ("request", "tick_hz", "touched", "touched_before_release", "lifted", "settled", "sim_s", "refused")
    assert [getattr(unpacked, name) for name in same] == [getattr(track, name) for name in same]


def test_key_frames_come_back_within_a_tenth_of_a_millimetre_and_a_fifth_of_a_degree(track):
    unpacked = unpack(pack(track))
    assert [frame.tick for frame in unpacked.frames] == [frame.tick for frame in track.frames]
    for new, old in zip(unpacked.frames, track.frames, strict=True):
        assert set(new.poses) == set(old.poses)
        for id_, (position, quaternion) in old.poses.items():
            assert max(abs(a - b) for a, b in zip(new.poses[id_][0], position, strict=True)) < 0.0001
            assert angle_between(new.poses[id_][1], quaternion) < 0.0035


def test_impacts_come_back_precisely_enough_for_sound(track):
    assert track.impacts
    for new, old in zip(unpack(pack(track)).impacts, track.impacts, strict=True):
        assert (new.tick, new.a, new.b) == (old.tick, old.a, old.b)
        assert new.impulse == pytest.approx(old.impulse, rel=1e-6)
        assert new.point == pytest.approx(old.point, abs=0.0001)


def test_a_track_is_small(track):
    assert len(pack(track)) < 20_000


def test_a_track_of_nothing_survives():
    here = table()
    track = here.run(here.initial_snapshot(), Look())
    assert unpack(pack(track)).final == track.final


def test_a_refusal_survives_as_a_message():
    here = table()
    track = here.run(here.initial_snapshot(), Place("paws:blue", at_mm=(0.0, 0.0), search_mm=10.0))
    assert track.refused is not None
    assert unpack(pack(track)).refused == track.refused


@pytest.mark.slow
def test_random_shots_survive_and_the_table_goes_on_identically_from_them():
    here, chance = table(), random.Random(5)
    snapshot = here.initial_snapshot()
    for _ in range(12):
        try:
            track = here.run(snapshot, random_request(chance, snapshot))
        except BadRequest:
            continue
        snapshot = unpack(pack(track)).final
        assert snapshot == track.final


def test_the_same_track_packs_to_the_same_bytes(track):
    assert pack(track) == pack(track)


@pytest.mark.parametrize("data", [b"", b"kaboom", MAGIC, MAGIC + b"kaboom"])
def test_bytes_that_are_no_track_are_refused(data):
    with pytest.raises(BadInput, match="packed track"):
        unpack(data)


def test_half_a_track_is_refused(track):
    packed = pack(track)
    with pytest.raises(BadInput, match="damaged"):
        unpack(packed[: len(packed) // 2])
