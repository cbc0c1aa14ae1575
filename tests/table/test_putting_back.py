"""A Body that is put back on its Paws stands there once the table has settled, or both go elsewhere."""

import math
from dataclasses import replace

import pytest
from tests.kit.tables import distance_mm, table

from meeple_city.border import Drop, Flick, Place, PutBack, Remove, message
from meeple_city.border.geometry import rotate
from meeple_city.errors import BadRequest
from meeple_city.table import putting_back
from meeple_city.table.geometry import axis_turn
from meeple_city.table.snapshot import Snapshot

BACK = PutBack("body:red", "paws:red")
CITY = table()
BORDER_MM = -150.0  # between Mills and Docks


def lifted(x_mm: float, y_mm: float) -> Snapshot:
    """Red's Paws flat at a spot on the board, the Body in the hand."""
    alone = CITY.initial_snapshot().without(("body:red",))
    return CITY.run(alone, Place("paws:red", at_mm=(x_mm, y_mm), search_mm=1.0)).final


def beside(x_mm: float, y_mm: float) -> Snapshot:
    """Red's Paws on an empty stretch of the board, with another Body next to them."""
    return CITY.run(lifted(100.0, -230.0), Place("body:blue", at_mm=(x_mm, y_mm), search_mm=1.0)).final


def paws_mm(snapshot: Snapshot) -> tuple[float, float]:
    x, y, _ = snapshot.piece("paws:red").position
    return x * 1000, y * 1000


def stands(before: Snapshot, request: PutBack = BACK):
    """Put it back, and check that it stands there."""
    track = CITY.run(before, request)
    seen = CITY.observe(before, track)
    assert seen.refused is None
    assert seen.rests_on["body:red"] == ("paws:red",)
    assert rotate(track.final.piece("body:red").quaternion, (0.0, 0.0, 1.0))[2] > 0.999
    assert "paws:red" in seen.zones
    return track, seen


def test_where_there_is_room_the_paws_stay():
    before = lifted(100.0, -230.0)
    track, seen = stands(before)
    assert distance_mm(before, track.final, "paws:red") < 1.0
    assert "paws:red" not in seen.moved


def test_a_body_that_is_in_the_way_at_one_bearing_stands_at_another():
    before = beside(136.0, -230.0)
    assert CITY.run(before, Place("body:red", on="paws:red", search_mm=1.0)).refused
    track, seen = stands(before)
    assert distance_mm(before, track.final, "paws:red") < 1.0
    assert "paws:red" not in seen.moved
    assert abs(rotate(track.final.piece("body:red").quaternion, (1.0, 0.0, 0.0))[1]) > 0.4


@pytest.mark.parametrize("speed", [0.5, 0.52, 0.55])
def test_paws_that_hang_on_the_rim_are_set_down_flat(speed):
    """On the rim, the weight of the Body would tip them out of the City."""
    flick = CITY.run(CITY.initial_snapshot(), Flick("paws:red", 180.0, speed))
    before = flick.final
    assert -290.0 < paws_mm(before)[0] < -278.0
    assert "paws:red" in CITY.observe(CITY.initial_snapshot(), flick).zones
    track, seen = stands(before)
    x, y = paws_mm(track.final)
    assert -262.5 < x < -255.0  # the whole disc, 36 mm, is on the board
    assert abs(y - paws_mm(before)[1]) < 10.0
    assert "paws:red" in seen.moved


def under_a_meeple(x_mm: float, y_mm: float, meeple_x_mm: float) -> Snapshot:
    """Red's Paws, with a Meeple standing on them that leaves no room for the Body."""
    start = lifted(x_mm, y_mm)
    across = axis_turn((0.0, 0.0, 1.0), 90.0)
    meeple = replace(start.piece("meeple:90"), position=(meeple_x_mm / 1000, y_mm / 1000, 0.017), quaternion=across)
    return start.with_piece(meeple)


def test_the_nearest_spot_in_the_same_zones_comes_before_a_nearer_one_in_others():
    """The Meeple is wider along the border than across it: off the border there is room sooner."""
    before = under_a_meeple(BORDER_MM, -240.0, BORDER_MM)
    track, seen = stands(before)
    assert set(seen.zones["paws:red"]) == {"Mills", "Docks"}
    assert "paws:red" in seen.moved
    nearest = CITY.run(before.without(("paws:red",)), Place("paws:red", at_mm=(BORDER_MM, -240.0), room_for="body:red"))
    assert distance_mm(before, nearest.final, "paws:red") < distance_mm(before, track.final, "paws:red")


def test_without_a_spot_in_the_same_zones_the_nearest_of_all_is_taken():
    """Paws on a roof: nothing flat is in the zone of the Ruin."""
    roof = CITY.initial_snapshot().without(("body:red", "meeple:13"))
    before = CITY.run(roof, Place("paws:red", on="floor:3")).final
    tilted = replace(
        before,
        pieces=tuple(
            replace(p, quaternion=axis_turn((1.0, 0.0, 0.0), 20.0)) if p.id == "paws:red" else p for p in before.pieces
        ),
    )
    track, seen = stands(tilted)
    assert "Bakery ruin" not in seen.zones["paws:red"]
    assert distance_mm(tilted, track.final, "paws:red") < 90.0


def test_a_body_on_a_steady_roof_stays_there():
    roof = CITY.initial_snapshot().without(("body:red", "meeple:13"))
    before = CITY.run(roof, Place("paws:red", on="floor:3")).final
    track, _ = stands(before)
    assert distance_mm(before, track.final, "paws:red") < 3.0


def test_a_body_that_would_topple_is_taken_back():
    """The edge of a roof carries Paws, but not the Body on top of them."""
    roof = CITY.initial_snapshot().without(("body:red", "meeple:13"))
    before = CITY.run(roof, Place("paws:red", at_mm=(-122.0, -150.0), on="floor:3", search_mm=1.0)).final
    carelessly = CITY.run(before, Place("body:red", on="paws:red", search_mm=1.0))
    assert carelessly.refused is None
    assert "body:red" in CITY.observe(before, carelessly).fallen_bodies
    track, seen = stands(before)
    assert "paws:red" in seen.moved
    assert distance_mm(before, track.final, "floor:3") < 3.0
    assert CITY.run(before, BACK) == track


def test_paws_that_slip_away_under_the_body_were_not_put_back(monkeypatch):
    """Even if the Body stands on them in the end, they may have been driven out of the City or the Neighborhood."""
    before, slips_mm = lifted(100.0, -230.0), [0.9, 1.1]
    really, verdicts = putting_back.Attempt.stands, []

    def slipping(attempt, observer, track):
        shift = slips_mm[len(verdicts) % 2] / 1000
        x, y, z = attempt.start.piece("paws:red").position
        slipped = [replace(p, position=(x + shift, y, z)) if p.id == "paws:red" else p for p in track.final.pieces]
        final = replace(track.final, pieces=tuple(slipped))
        verdicts.append(really(attempt, observer, replace(track, final=final)))
        return len(verdicts) == 2

    monkeypatch.setattr(putting_back.Attempt, "stands", slipping)
    CITY.run(before, BACK)
    assert verdicts == [True, False]


def test_every_attempt_starts_from_the_same_table(monkeypatch):
    before, seen = lifted(100.0, -230.0), []
    judge = putting_back.Attempt.stands

    def fussy(self, observer, track):
        seen.append(self.start.piece("body:red").position)
        return len(seen) > 20 and judge(self, observer, track)

    monkeypatch.setattr(putting_back.Attempt, "stands", fussy)
    track = CITY.run(before, BACK)
    assert len(seen) == 21
    assert len(set(seen[:12])) == 1
    assert track.final.piece("body:red").position[:2] != before.piece("paws:red").position[:2]
    assert CITY.observe(before, track).fallen_bodies == ()


@pytest.mark.parametrize("within", ["Mills", "Docks"])
def test_paws_that_are_moved_stay_in_the_neighborhood_that_was_chosen(within):
    track, seen = stands(under_a_meeple(BORDER_MM + 2.0, -260.0, BORDER_MM + 4.0), replace(BACK, within=within))
    assert CITY.scene.zones.neighborhood_at(track.final.piece("paws:red").position[:2]) == within
    assert within in seen.zones["paws:red"]


def test_when_something_falls_on_every_near_spot_one_farther_away_is_taken(monkeypatch):
    """As when the Paws hold up another Body, which falls once they are taken away."""
    before = lifted(100.0, -230.0)
    really = putting_back.Attempt.stands

    def out_of_reach(attempt, observer, track):
        return distance_mm(before, attempt.start, "paws:red") > 90 and really(attempt, observer, track)

    monkeypatch.setattr(putting_back.Attempt, "stands", out_of_reach)
    track, _ = stands(before)
    assert 90 < distance_mm(before, track.final, "paws:red") < 160


def test_a_fallen_body_is_picked_up_first():
    before = CITY.run(CITY.initial_snapshot(), Drop("body:red", (-60.0, -60.0), 300.0, (0.0, 90.0, 0.0))).final
    assert CITY.observe(before, CITY.run(before, Remove(("meeple:90",)))).fallen_bodies == ("body:red",)
    track, seen = stands(before)
    assert seen.fallen_bodies == ()
    assert distance_mm(before, track.final, "paws:red") < 1.0


def test_where_nothing_will_do_it_is_refused_and_nothing_changes():
    before = beside(136.0, -230.0)
    request = PutBack("body:red", "paws:red", within="Gardens", search_mm=20.0)
    on_top = CITY.run(before, Place("body:blue", on="paws:red")).final
    track = CITY.run(on_top, request)
    assert track.refused == message("placing.no_room", piece="body:red", search_mm=20.0, because="body:blue")
    assert track.final.digest() == on_top.digest()


@pytest.mark.parametrize(
    ("request_", "named"),
    [
        (PutBack("body:pink", "paws:red"), "put_back: piece 'body:pink' is not on the table"),
        (PutBack("body:red", "paws:pink"), "put_back: piece 'paws:pink' is not on the table"),
        (PutBack("body:red", "body:red"), "on must be another piece"),
        (PutBack("body:red", "paws:red", "Atlantis"), "put_back: within 'Atlantis' is unknown"),
        (PutBack("body:red", "paws:red", search_mm=-1.0), "put_back: search_mm"),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_by_name(request_, named):
    with pytest.raises(BadRequest, match=named):
        CITY.run(CITY.initial_snapshot(), request_)


def test_paws_outside_the_city_are_brought_back_with_their_body():
    before = CITY.run(CITY.initial_snapshot(), Flick("paws:red", 180.0, 0.8)).final
    track, _ = stands(before)
    assert math.dist(paws_mm(track.final), (-262.0, -245.0)) < 10.0
