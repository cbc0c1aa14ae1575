"""What leaves the board is seen leaving it, and stands where it belongs afterwards."""

import pytest
from tests.ui.fakes import FakeScreen

from meeple_city.border import message
from meeple_city.display.stage import Drawn
from meeple_city.ui.flights import Flights

SCREENS = {f"screen:{seat}": Drawn(f"screen-{seat}", (x, -0.4, 0.0)) for seat, x in (("red", -0.2), ("blue", 0.2))}
TEETH = {f"tooth:red:{n}": Drawn("tooth", (-0.2 + n / 100, -0.4, 0.02)) for n in (1, 2)}
RUNAWAY = {"runaway:meeple:1": Drawn("meeple-blue", (-0.4, 0.1, 0.0))}
WHERE = {"meeple:5": (100.0, 50.0, 8.0)}


def told(word, **args):
    return message(f"rampage.event.{word}", **args)


@pytest.fixture
def flights():
    made = Flights(FakeScreen())
    made.show({**SCREENS, **TEETH})
    return made


def go_on(flights, seconds):
    for _ in range(round(seconds * 30)):
        flights.tick(1 / 30)


def place(flights, id_):
    return flights.screen.beside_board[id_].position_m


def test_a_runaway_runs_from_the_board_to_its_space(flights):
    flights.expect([told("ran_away", meeple="meeple:5")], WHERE)
    flights.show({**SCREENS, **TEETH, **RUNAWAY})
    assert place(flights, "runaway:meeple:1") == pytest.approx((0.1, 0.05, 0.0))
    go_on(flights, 0.5)
    assert -0.4 < place(flights, "runaway:meeple:1")[0] < 0.1
    go_on(flights, 1.0)
    assert place(flights, "runaway:meeple:1") == (-0.4, 0.1, 0.0)
    assert not flights.busy


def test_a_tooth_flies_from_its_mouth_to_whoever_broke_it(flights):
    flights.expect([told("tooth_broken", seat="red", breaker="blue")], {})
    flights.show({**SCREENS, "tooth:red:1": TEETH["tooth:red:1"]})
    go_on(flights, 0.45)
    assert place(flights, "tooth:red:2")[2] > 0.1
    go_on(flights, 0.35)
    assert place(flights, "tooth:red:2")[0] == pytest.approx(0.2, abs=0.1)
    go_on(flights, 0.3)
    assert "tooth:red:2" not in flights.screen.beside_board


def test_an_eaten_meeple_hops_to_its_place_in_an_open_stomach(flights):
    stomach = {"stomach:red:1": Drawn("meeple-blue", (-0.2, -0.42, 0.0))}
    flights.expect([told("eaten", seat="red", meeple="meeple:5")], WHERE)
    flights.show({**SCREENS, **TEETH, **stomach})
    assert place(flights, "stomach:red:1") == pytest.approx((0.1, 0.05, 0.0))
    go_on(flights, 1.0)
    assert place(flights, "stomach:red:1") == (-0.2, -0.42, 0.0)


def test_an_eaten_meeple_vanishes_behind_the_screen_where_the_stomach_is_secret(flights):
    flights.expect([told("eaten", seat="red", meeple="meeple:5")], WHERE)
    flights.show({**SCREENS, **TEETH})
    go_on(flights, 0.4)
    assert flights.screen.pose("meeple:5") is not None
    go_on(flights, 0.6)
    assert flights.screen.pose("meeple:5") is None


def test_several_set_off_one_after_the_other(flights):
    both = {**RUNAWAY, "runaway:meeple:2": Drawn("meeple-red", (-0.42, 0.1, 0.0))}
    where = {**WHERE, "meeple:6": (100.0, 60.0, 8.0)}
    flights.expect([told("ran_away", meeple="meeple:5"), told("ran_away", meeple="meeple:6")], where)
    flights.show({**SCREENS, **both})
    go_on(flights, 0.1)
    assert place(flights, "runaway:meeple:1")[0] < 0.1
    assert place(flights, "runaway:meeple:2")[0] == pytest.approx(0.1)


def test_what_was_not_told_is_there_at_once(flights):
    flights.show({**SCREENS, **TEETH, **RUNAWAY})
    assert place(flights, "runaway:meeple:1") == (-0.4, 0.1, 0.0)


def test_clearing_leaves_nothing_on_its_way(flights):
    flights.expect([told("eaten", seat="red", meeple="meeple:5")], WHERE)
    flights.show({**SCREENS, **TEETH})
    go_on(flights, 0.2)
    flights.clear()
    assert not flights.busy
    assert flights.screen.pose("meeple:5") is None
