"""What requests do to the table."""

import json
import math
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from tests.kit.tables import distance_mm, farthest_mm, standing_storeys, table

from meeple_city.border import Breathe, Drop, Flick, LayDown, Place, PutBack, Remove, StandUp, Toss, message
from meeple_city.border.geometry import rotate
from meeple_city.errors import BadRequest
from meeple_city.files import data_folder
from meeple_city.table.geometry import turn
from meeple_city.table.run import Runner
from meeple_city.table.table import open_table

FULL_BREATH = ((0.0, 0.0), (0.05, 1.0), (0.75, 1.0), (0.8, 0.0))
LYING, UPRIGHT = (0.0, 90.0, 0.0), (0.0, 0.0, 0.0)
IN_THE_AIR = ((0.0, 0.0, 300.0), (1.0, 0.0, 0.0, 0.0))  # a point of a carry
SHOTS = {
    "flick": Flick("paws:red", 45.0, 1.5),
    "drop": Drop("body:red", (-150.0, -150.0), 300.0, LYING),
    "toss": Toss("vehicle:blue", "body:red", 45.0, 2.0, 20.0, 10.0),
    "breathe": Breathe("body:red", (-150.0, -150.0, 30.0), FULL_BREATH),
    "place": Place("vehicle:red", at_mm=(-150.0, -90.0)),
    "remove": Remove(("meeple:1", "meeple:2")),
    "carried drop": Drop(
        "body:red",
        carry=tuple((tick, (-150.0, -150.0, 350.0 - tick / 8), (1.0, 0.0, 0.0, 0.0)) for tick in (0, 240, 480)),
    ),
}


SECOND_BOARD = {  # of the twin city
    "flick": Flick("paws:teal", 150.0, 1.5),
    "drop": Drop("body:orange", (430.0, 150.0), 300.0, LYING),
    "toss": Toss("vehicle:teal", "body:teal", 130.0, 1.0, 10.0),
    "breathe": Breathe("body:orange", (430.0, 150.0, 40.0), FULL_BREATH),
    "place": Place("paws:teal", (440.0, 0.0), within="Orchards", room_for="body:teal"),
    "put back": PutBack("body:teal", on="paws:teal"),
    "lay down": LayDown("body:teal", 90.0),
    "remove": Remove(("meeple:180", "floor:38", "body:teal")),
}


def tipped(piece) -> bool:
    return abs(rotate(piece.quaternion, (0.0, 0.0, 1.0))[2]) < 0.7


@pytest.mark.parametrize("kind", SHOTS)
def test_the_same_shot_gives_the_same_track_bit_for_bit(kind):
    before = table().initial_snapshot()
    first, second = table().run(before, SHOTS[kind]), table().run(before, SHOTS[kind])
    assert first == second
    assert first.final.digest() != before.digest()


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4))])
@pytest.mark.parametrize("kind", SHOTS)
def test_settled_means_settled(kind, seed):
    city = table("meeple-city", seed)
    track = city.run(city.initial_snapshot(), SHOTS[kind])
    assert track.settled
    woken, _, _ = city.runner.leave_alone(track.final, 1.0)
    assert farthest_mm(track.final, woken)[0] <= 3.0


@pytest.mark.parametrize("kind", SECOND_BOARD)
def test_a_shot_on_one_board_of_the_twin_city_leaves_the_other_alone(kind):
    city = table("twin-city")
    before = city.initial_snapshot()
    outcome = city.observe(before, city.run(before, SECOND_BOARD[kind]))
    assert outcome.settled
    assert outcome.refused is None
    assert outcome.moved or outcome.lifted or kind == "put back"
    assert all(before.piece(id_).position[0] > 0 for id_ in outcome.moved)


@pytest.mark.parametrize("kind", ["drop", "carried drop", "remove"])
def test_checking_that_the_table_is_at_rest_leaves_no_trace(kind, monkeypatch):
    """What moves only during the check is neither in the track nor on the table."""
    before, runs = table().initial_snapshot(), []
    simulate = Runner._simulate

    def counted(*args, **more):
        runs.append(simulate(*args, **more))
        return runs[-1]

    monkeypatch.setattr(Runner, "_simulate", counted)
    track = table().run(before, SHOTS[kind])
    assert len(runs) >= 2
    assert track.sim_s * track.tick_hz == runs[-2][1]
    assert track.frames[-1].tick == runs[-2][1]
    for id_, (position, quaternion) in track.frames[-1].poses.items():
        assert (track.final.piece(id_).position, track.final.piece(id_).quaternion) == (position, quaternion)


def test_a_hundredth_more_speed_ends_elsewhere():
    before = table().initial_snapshot()
    slow = table().run(before, Flick("paws:red", 45.0, 1.5))
    fast = table().run(before, Flick("paws:red", 45.0, 1.51))
    assert slow.final.digest() != fast.final.digest()


@pytest.mark.parametrize("speed", [0.6, 1.2, 1.5])
def test_a_flicked_disc_stops_where_wood_on_card_says(speed):
    before = table("practice").initial_snapshot()
    track = table("practice").run(before, Flick("paws:red", 0.0, speed))
    predicted = speed**2 / (2 * 0.35 * 9.81) * 1000
    assert distance_mm(before, track.final, "paws:red") == pytest.approx(predicted, rel=0.15)


def test_off_centre_spins_the_disc_and_low_or_high_tips_it():
    practice = table("practice")
    before = practice.initial_snapshot()

    def highest(offset):
        track = practice.run(before, Flick("paws:red", 0.0, 1.2, offset))
        return track.final, max(frame.poses["paws:red"][0][2] for frame in track.frames if frame.poses)

    straight, flat = highest((0.0, 0.0, 0.0))
    spun, _ = highest((0.0, 10.0, 0.0))
    _, tipped_up = highest((0.0, 0.0, 4.0))
    disc = spun.piece("paws:red")
    assert abs(rotate(disc.quaternion, (1.0, 0.0, 0.0))[1]) > 0.1
    assert abs(rotate(straight.piece("paws:red").quaternion, (1.0, 0.0, 0.0))[1]) < 0.1
    assert tipped_up > flat + 0.005


def test_a_flick_lifts_the_body_off_its_paws_first():
    before = table().initial_snapshot()
    track = table().run(before, Flick("paws:red", 45.0, 0.5))
    assert track.lifted == ("body:red",)
    assert [piece.id for piece in track.final.aside] == ["body:red"]
    back = table().run(track.final, Place("body:red", on="paws:red"))
    assert back.refused is None
    assert "paws:red" in table().observe(track.final, back).rests_on["body:red"]


@pytest.mark.slow
@pytest.mark.parametrize("attitude", [LYING, UPRIGHT])
def test_a_centred_drop_brings_down_the_top_floor_and_no_other_building(attitude):
    down = 0
    for seed in range(10):
        city = table("meeple-city", seed)
        before = city.initial_snapshot()
        after = city.run(before, Drop("body:red", (-150.0, -150.0), 300.0, attitude)).final
        down += 1 - standing_storeys(before, after, range(3, 4))
        assert standing_storeys(before, after, range(4, 20)) == 16
    assert down >= 9


def test_removing_the_ground_storeys_meeples_brings_the_tower_down():
    tower = table("tower")
    before = snapshot = tower.initial_snapshot()
    for number in (1, 2, 3, 4):
        snapshot = tower.run(snapshot, Remove((f"meeple:{number}",))).final
    assert standing_storeys(before, snapshot, range(1, 4)) == 0


def test_removing_the_top_floor_leaves_the_rest_standing():
    tower = table("tower")
    before = tower.initial_snapshot()
    after = tower.run(before, Remove(("floor:3",))).final
    assert standing_storeys(before, after, range(1, 3)) == 2
    assert distance_mm(before, after, "meeple:13") > 2.0
    assert all(distance_mm(before, after, f"meeple:{n}") < 3.0 for n in range(1, 13))


def breath_tower(tmp_path, distance_mm_):
    """A tower with a Monster at a distance from its middle."""
    text = (data_folder("scenes") / "tower.toml").read_text()
    text = text.replace("at_mm = [0, 0]\nsidewalk", "at_mm = [0, 200]\nsidewalk")
    text = text.replace("at_mm = [0, -120]", f"at_mm = [0, {200 - distance_mm_}]")
    file = tmp_path / f"tower-{distance_mm_}.toml"
    file.write_text(text)
    return file


@pytest.mark.slow
def test_a_full_breath_topples_roof_meeples_near_and_hardly_any_far_away(tmp_path):
    toppled = {}
    for away in (120, 400):
        toppled[away] = 0
        for seed in range(10):
            tower = open_table(data_folder("models"), breath_tower(tmp_path, away), seed)
            before = tower.initial_snapshot()
            after = tower.run(before, Breathe("body:red", (0.0, 200.0, 65.0), FULL_BREATH)).final
            roof = after.piece("meeple:13")
            toppled[away] += tipped(roof) or roof.position[2] < before.piece("meeple:13").position[2] - 0.01
    assert toppled[120] >= 8
    assert toppled[400] <= toppled[120] / 3


def test_breath_is_shielded_by_what_stands_in_between(tmp_path):
    tower = open_table(data_folder("models"), breath_tower(tmp_path, 120), 0)
    before = tower.initial_snapshot()
    aim = Breathe("body:red", (0.0, 200.0, 65.0), FULL_BREATH)
    # The far storey Meeples stand in the lee of the near ones: the same breath must not reach them.
    moved = tower.observe(before, tower.run(before, aim)).moved
    assert "meeple:13" in moved
    assert not {"meeple:3", "meeple:4"} & set(moved)


def test_a_stronger_or_longer_breath_pushes_more(tmp_path):
    tower = open_table(data_folder("models"), breath_tower(tmp_path, 120), 0)
    before = tower.initial_snapshot()

    def pushed(strength, seconds):
        curve = ((0.0, strength), (seconds, strength))
        return distance_mm(before, tower.run(before, Breathe("body:red", (0.0, 200.0, 65.0), curve)).final, "meeple:13")

    # Once it is off the roof, where it comes to rest is chance: what counts is whether it goes.
    assert pushed(0.1, 0.3) < 1.0
    assert pushed(0.6, 0.02) < 5.0
    assert pushed(0.6, 0.3) > 10.0
    assert pushed(1.0, 0.3) > 10.0


def test_a_body_in_the_wind_hardly_moves():
    city = table()
    before = city.initial_snapshot()
    blow = Breathe("body:red", (245.0, -245.0, 60.0), FULL_BREATH)
    # 6 mm: Bullet's friction gives way by some millimetres a second under load (docs/physics.md); a Meeple flies off.
    assert distance_mm(before, city.run(before, blow).final, "body:blue") < 6.0


def test_a_toss_sends_the_vehicle_off_and_leaves_the_body():
    before = table().initial_snapshot()
    track = table().run(before, SHOTS["toss"])
    assert distance_mm(before, track.final, "vehicle:blue") > 100
    assert distance_mm(before, track.final, "body:red") < 1.0


def test_what_a_carried_body_touches_is_recorded_separately():
    level = tuple((tick, (-150.0 + tick / 4, -150.0, 120.0), (1.0, 0.0, 0.0, 0.0)) for tick in range(-400, 401, 100))
    path = tuple((tick + 400, point, q) for tick, point, q in level)
    before = table().initial_snapshot()
    track = table().run(before, Drop("body:red", carry=path))
    outcome = table().observe(before, track)
    assert [touch.piece for touch in outcome.touched_before_release][:1] == ["meeple:13"]
    assert track.settled


def test_the_hand_is_not_infinitely_strong():
    """A Body carried into the board stops there."""
    path = ((0, (0.0, -100.0, 120.0), (1.0, 0.0, 0.0, 0.0)), (240, (0.0, -100.0, -200.0), (1.0, 0.0, 0.0, 0.0)))
    track = table("tower").run(table("tower").initial_snapshot(), Drop("body:red", carry=path))
    lowest = min(frame.poses["body:red"][0][2] for frame in track.frames if "body:red" in frame.poses)
    assert lowest > 0.04


def test_placing_finds_the_nearest_free_spot():
    before = table().initial_snapshot()
    track = table().run(before, Place("paws:blue", at_mm=(-245.0, -245.0)))
    spot = track.final.piece("paws:blue").position
    assert 30 < math.dist(spot[:2], (-0.245, -0.245)) * 1000 < 60
    assert "paws:red" not in [touch.piece for touch in track.touched]


def test_placing_where_nothing_is_free_is_refused_with_the_reason():
    before = table().initial_snapshot()
    track = table().run(before, Place("paws:blue", at_mm=(0.0, 0.0), search_mm=10.0))
    assert track.refused == message("placing.no_room", piece="paws:blue", search_mm=10.0, because="ruin:7")
    assert track.final.digest() == before.digest()


@pytest.mark.parametrize(
    ("request_", "because"),
    [
        (Place("paws:blue", at_mm=(200.0, 0.0), within="Docks", search_mm=10.0), "outside_zone"),
        (Place("paws:blue", at_mm=(400.0, 0.0), search_mm=10.0), "unsupported"),
    ],
)
def test_a_refusal_says_when_the_search_met_no_zone_or_no_board(request_, because):
    refused = table().run(table().initial_snapshot(), request_).refused
    assert refused == message("placing.no_room", piece="paws:blue", search_mm=10.0, because=because)


def test_paws_are_placed_where_their_body_finds_room_as_well():
    before = (
        table().run(table().initial_snapshot().without(("body:red",)), Place("body:blue", at_mm=(100.0, -230.0))).final
    )
    x, y = (coordinate * 1000 for coordinate in before.piece("body:blue").position[:2])
    # The disc fits beside the other Body's foot, 15 + 18 mm; two Bodies, each 22 mm wide to a side, do not.
    beside = (x + 36.0, y)
    alone = table().run(before, Place("paws:red", at_mm=beside))
    both = table().run(before, Place("paws:red", at_mm=beside, room_for="body:red"))
    body = Place("body:red", on="paws:red", search_mm=1.0)
    assert math.dist(alone.final.piece("paws:red").position[:2], (beside[0] / 1000, beside[1] / 1000)) < 0.001
    no_room = message("placing.no_room", piece="body:red", search_mm=1.0, because="body:blue")
    assert table().run(alone.final, body).refused == no_room
    assert table().run(both.final, body).refused is None
    with pytest.raises(BadRequest, match="body:pink"):
        table().run(before, Place("paws:red", at_mm=beside, room_for="body:pink"))


def test_placing_within_a_zone_stays_inside_it():
    track = table().run(table().initial_snapshot(), Place("paws:blue", within="Docks"))
    outcome = table().observe(table().initial_snapshot(), track)
    assert "Docks" in outcome.zones["paws:blue"]


def test_standing_up_what_stands_is_refused_and_changes_nothing():
    before = table().initial_snapshot()
    track = table().run(before, StandUp("body:red"))
    assert track.refused == message("placing.already_standing", piece="body:red")
    assert track.final.digest() == before.digest()


def test_a_hit_at_full_speed_is_touched_even_if_it_lasts_less_than_a_tick():
    track = table().run(table().initial_snapshot(), Flick("paws:red", 40.0, 5.0))
    assert "ruin:1" in [touch.piece for touch in track.touched]


def test_the_wildest_flick_comes_to_rest_on_the_ground():
    before = table("practice").initial_snapshot()
    for direction in range(0, 360, 45):
        track = table("practice").run(before, Flick("paws:red", float(direction), 5.0, (18.0, 18.0, 4.5)))
        assert track.settled
        assert track.final.piece("paws:red").position[2] > -0.75


def test_a_fallen_body_is_stood_up_where_it_lies():
    before = table().initial_snapshot()
    fallen = table().run(before, Drop("body:red", (-60.0, -60.0), 300.0, LYING)).final
    assert tipped(fallen.piece("body:red"))
    track = table().run(fallen, StandUp("body:red"))
    assert track.refused is None
    assert not tipped(track.final.piece("body:red"))


@pytest.mark.parametrize("direction", range(0, 360, 45))
def test_the_fastest_disc_goes_through_nothing(direction):
    before = table().initial_snapshot()
    track = table().run(before, Flick("paws:red", 45.0 + direction / 8, 4.0))
    board = {piece.id for piece in track.final.pieces if -0.002 > piece.position[2] > -0.7}
    on_table = {c.a for c in track.final.contacts if c.b == "table"} | {c.b for c in track.final.contacts}
    assert board <= on_table


def test_a_floor_thrown_hard_on_a_floor_does_not_pass_through_it():
    tower = table("tower")
    start = tower.initial_snapshot()
    start = start.without(["meeple:13"])
    top = start.piece("floor:3")
    flying = replace(
        start.piece("meeple:12"),
        position=(0.0, 0.0, top.position[2] + 0.05),
        quaternion=turn((90.0, 0.0, 0.0)),
        velocity=(0.0, 0.0, -6.0),
        awake=True,
    )
    snapshot = replace(start, pieces=tuple(flying if p.id == flying.id else p for p in start.pieces))
    track = tower.run(snapshot, Place("paws:red", at_mm=(200.0, 200.0)))
    first = [f.poses["meeple:12"][0][2] - f.poses["floor:3"][0][2] for f in track.frames[:12] if "floor:3" in f.poses]
    assert min(first) > -0.004


@pytest.mark.parametrize(
    ("request_", "named"),
    [
        (Flick("paws:pink", 0.0, 1.0), "paws:pink"),
        (Flick("paws:red", 0.0, -1.0), "speed_m_s"),
        (Flick("paws:red", 0.0, 10_000.0), "speed_m_s"),
        (Drop("body:red", (0.0, 0.0), 10_000.0), "height_mm"),
        (Drop("body:red", (-150.0, -150.0), 20.0), "body:red would overlap floor:"),
        (Toss("vehicle:red", "paws:red", 0.0, 1.0), "must be a Body"),
        (Toss("vehicle:red", "body:red", 0.0, 1.0, tilt_deg=90.0), "tilt_deg"),
        (Breathe("body:red", (0.0, 0.0, 0.0), ((0.0, 1.0),)), "curve"),
        (Breathe("body:red", (0.0, 0.0, 0.0), ((0.0, 0.0), (0.5, 1.5))), "strength"),
        (Breathe("body:red", (0.0, 0.0, 0.0), ((0.5, 0.0), (0.2, 1.0))), "must increase"),
        (Remove(()), "at least one"),
        (Place("paws:red", within="Atlantis"), "Atlantis"),
        (Place("paws:red", within="wall 1"), "wall 1"),
        (Place("paws:red", on="meeple:999"), "meeple:999"),
        (Flick("", 0.0, 1.0), "piece '' is not on the table"),
        (Toss("vehicle:red", "", 0.0, 1.0), "piece '' is not on the table"),
        (Remove(("floor:1", "")), "piece '' is not on the table"),
        (Place("paws:red", on=""), "on must be board or a piece on the table, not ''"),
        (Place("paws:red", within=""), "within '' is unknown"),
        (Place("paws:red", room_for=""), "piece '' is not on the table"),
        (Drop("body:red", carry=((-1, *IN_THE_AIR), (5, *IN_THE_AIR))), "first tick must be 0 or more, not -1"),
        (StandUp("body:pink"), "body:pink"),
        (Flick("paws:red", 0.0, 1.0, (60.0, 0.0, 0.0)), "offset_mm must be on the piece"),
        (Remove(("floor:1", "floor:1")), "names floor:1 twice"),
        (Place("paws:red", at_mm=(1e300, 0.0)), "at_mm"),
        (Toss("vehicle:red", "body:red", 45.0, 1.0, tilt_deg=-60.0), "vehicle:red would overlap "),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_by_name(request_, named):
    with pytest.raises(BadRequest, match=named):
        table().run(table().initial_snapshot(), request_)


def test_a_flick_lifts_the_body_of_its_own_paws_and_no_other():
    city = table("meeple-city")
    placed = city.run(city.initial_snapshot(), Place("body:blue", on="paws:red", search_mm=30.0))
    on_top = city.run(city.run(city.initial_snapshot(), Remove(("body:red",))).final, Place("body:blue", on="paws:red"))
    assert placed.refused
    assert on_top.refused is None
    assert city.run(on_top.final, Flick("paws:red", 45.0, 0.5)).lifted == ()
    assert city.run(city.initial_snapshot(), Flick("paws:red", 45.0, 0.5)).lifted == ("body:red",)


@pytest.mark.slow
def test_the_order_of_sets_changes_nothing():
    shot = json.dumps({"kind": "drop", "piece": "body:red", "over_mm": [-150, -150], "turn_deg": [0, 90, 0]})
    told = []
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", "meeple_city", "shoot", "--json", "--shot", "-"],
            input=shot, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        told.append({key: value for key, value in json.loads(run.stdout).items() if key != "wall_ms"})
    assert told[0] == told[1]
