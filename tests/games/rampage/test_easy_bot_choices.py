"""What the easy bot chooses and where it aims."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.kit.easy_bot import BREATHE, CENTRE, FLICK, NO_FLOORS, SEEDS, TOSS, answer, bearing, shots, view_of, worth_of
from tests.kit.rampage import city, felled, of_colour, on, paws_in, put, put_all, situation, stirring

from meeple_city.border import Permit
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.targets import best_flick, blockage, spots
from meeple_city.games.rampage.bots.worth import meeple_value
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import LastAction

# Choices


def test_a_building_within_reach_is_demolished_before_anything_else():
    view = view_of(situation("red", "green", table=[paws_in("red", "Bank sidewalk", "Park")]))
    assert answer(view, "action", "move", "demolish Bank", "breathe", "stop") == "demolish Bank"


def test_a_rival_in_reach_makes_a_toss_worth_more():
    game = situation("red", "green", table=[paws_in("red", "Docks"), NO_FLOORS])
    near, far = (view_of(game, {"body:green": (x, 0.0)}) for x in (300.0, 400.0))
    bot = EasyBot(Random(0))
    assert bot._gain(worth_of(near), "toss", "vehicle:red") > bot._gain(worth_of(far), "toss", "vehicle:red") > 0


def breathes(view) -> bool:
    """Whether the bot prefers a breath to ending its turn."""
    return answer(view, "action", "breathe", "stop") == "breathe"


def two_on_a_floor(*more):
    """A match in which two Meeples are all that is left on one of the Floors, in the middle of the board."""
    table = [NO_FLOORS, put("floor:1", "Park"), on("meeple:89", "floor:1"), on("meeple:90", "floor:1"), *more]
    return situation("red", "green", table=table)


NEAR = {"meeple:89": (0.0, 150.0, 10.0), "meeple:90": (0.0, 170.0, 10.0)}


def test_it_breathes_where_few_meeples_within_reach_keep_a_floor_from_being_bare():
    assert breathes(view_of(two_on_a_floor(), NEAR))
    assert not breathes(view_of(two_on_a_floor(), {"meeple:89": (0.0, 210.0, 10.0), "meeple:90": (0.0, 220.0, 10.0)}))


@pytest.mark.parametrize("load", ["meeple:88", "vehicle:red", "paws:green"])
def test_it_does_not_breathe_at_more_than_a_breath_can_clear(load):
    assert not breathes(view_of(two_on_a_floor(put(load, "Park"), on(load, "floor:1")), NEAR))


@pytest.mark.parametrize(("count", "seen"), [(1, True), (3, True), (4, False)])
def test_it_breathes_over_a_low_building_but_not_through_a_high_one(count, seen):
    x, y = city().middle("Bank sidewalk")
    behind = {"paws:red": (x - 100.0, y), "meeple:89": (x + 80.0, y, 10.0), "meeple:90": (x + 90.0, y, 10.0)}
    assert breathes(view_of(two_on_a_floor(*storeys(count)), behind)) == seen


def stacked(piece, below):
    return lambda sketch: sketch.put(piece, (below,), ("Bank ruin",))


def storeys(count):
    """A building on the Bank's Ruin, with more Meeples on its roof than a breath would clear."""
    changes, below = [], city().building_of["Bank"].ruin
    for number in range(2, 2 + count):
        leg, floor = f"meeple:{70 + number}", f"floor:{number}"
        changes += [stacked(leg, below), stacked(floor, leg)]
        below = floor
    return [*changes, *(on(meeple, below) for meeple in ("meeple:60", "meeple:61", "meeple:62"))]


@pytest.mark.parametrize(
    ("last", "again"),
    [
        (LastAction("breathe", moved=False), False),
        (LastAction("breathe", moved=True), True),
        (LastAction("move", moved=False), True),
    ],
)
def test_it_does_not_repeat_a_breath_that_moved_nothing(last, again):
    view = view_of(two_on_a_floor(), NEAR)
    assert breathes(replace(view, last_actions={"red": last})) == again
    assert breathes(replace(view, last_actions={"green": last}))


def test_the_view_tells_what_everybody_did_last_and_whether_anything_moved():
    game = situation("red", "green").does("breathe").does("breathe", stirring("meeple:90"))
    game.does("move", stirring("paws:green"))
    view = Rampage().view(game.state, None)
    assert view.last_actions == {"red": LastAction("breathe", moved=True), "green": LastAction("move", moved=True)}
    game = situation("red", "green").does("breathe")
    assert Rampage().view(game.state, "green").last_actions == {"red": LastAction("breathe", moved=False)}


def test_with_something_on_its_head_it_does_not_toss():
    table = [paws_in("red", "Docks"), NO_FLOORS]
    options = ("toss vehicle:red", "stop")
    near = {"body:green": (100.0, 0.0)}
    assert answer(view_of(situation("red", "green", table=table), near), "action", *options) == "toss vehicle:red"
    for seed in SEEDS:
        laden = view_of(situation("red", "green", table=[*table, on("meeple:90", "body:red")]), near)
        assert answer(laden, "action", *options, seed=seed) == "stop"


def test_with_few_floors_left_it_sometimes_tries_another_action():
    view = view_of(situation("red", "green", table=[NO_FLOORS, put_all(of_colour("red", 3), "Docks")]))
    chosen = Counter(answer(view, "action", "move", "toss vehicle:red", "stop", seed=seed) for seed in range(100))
    assert chosen["move"] > chosen["toss vehicle:red"] > 0
    assert set(chosen) == {"move", "toss vehicle:red"}


def test_with_few_floors_left_and_no_other_action_it_moves():
    view = view_of(situation("red", "green", table=[NO_FLOORS]))
    assert {answer(view, "action", "move", "stop", seed=seed) for seed in SEEDS} == {"move"}


def test_it_eats_the_colour_it_has_least_of():
    blue, red = of_colour("blue", 1, 14)[0], of_colour("red", 1, 14)[0]
    view = view_of(situation("red", "green", stomachs={"red": of_colour("blue", 2)}))
    assert answer(view, "eat", blue, red, "done") == red


def test_it_eats_meeples_on_a_loose_floor_first():
    blue, red = of_colour("blue", 1, 14)[0], of_colour("red", 1, 14)[0]
    table = [NO_FLOORS, put("floor:1", "Park"), on(blue, "floor:1")]
    view = view_of(situation("red", "green", table=table, stomachs={"red": of_colour("blue", 2)}))
    assert answer(view, "eat", blue, red, "done") == blue


def test_it_eats_where_the_meal_is_worth_most():
    table = [put_all(of_colour("red", 3), "Mills"), put_all(("meeple:89", "meeple:90"), "Docks")]
    view = view_of(situation("red", "green", table=table))
    assert answer(view, "neighborhood", "Docks", "Mills", "Park") in ("Docks", "Mills")
    assert answer(view, "neighborhood", "Park", "Mills") == "Mills"


def test_a_meal_is_limited_by_the_teeth():
    game = situation("red", "green", table=[put_all(of_colour("red", 9), "Mills")], teeth={"red": 0})
    few = worth_of(view_of(game)).meals["Mills"]
    many = worth_of(view_of(situation("red", "green", table=[put_all(of_colour("red", 9), "Mills")])))
    assert many.meals["Mills"] > few > 0


def test_it_pays_with_the_colour_it_has_most_of():
    view = view_of(situation("red", "green", stomachs={"red": (*of_colour("blue", 1), *of_colour("red", 3))}))
    assert answer(view, "pay_meeple", "blue", "red") == "red"


def test_it_starts_where_there_is_most_to_eat():
    view = view_of(situation("red", "green", table=[put_all(of_colour("red", 2), "Park")]))
    assert answer(view, "starting_area", "start:red", "start:blue", "start:yellow") == "start:blue"


def test_a_question_it_does_not_know_gets_any_answer():
    view = view_of(situation("red", "green"))
    assert {answer(view, "riddle", "a", "b", seed=seed) for seed in SEEDS} == {"a", "b"}


def test_rare_colours_are_worth_more():
    stomach = Counter(red=2, blue=1)
    assert meeple_value(stomach, "gray") > meeple_value(stomach, "blue") > meeple_value(stomach, "red")


# Shots


@pytest.mark.parametrize(
    "permit",
    [
        FLICK,
        Permit("drop", "body:red", over="Bank sidewalk", most_height_mm=300.0),
        TOSS,
        BREATHE,
        Permit("place", "paws:green", within=city().neighborhoods),
    ],
    ids=lambda permit: permit.kind,
)
def test_its_shots_are_allowed(permit):
    view = view_of(situation("red", "green"))
    assert [permit.refusal(shot, city()) for shot in shots(view, permit)] == [None] * len(SEEDS)


def test_it_flicks_into_the_last_loose_floor_and_beyond():
    game = situation("red", "green", table=[NO_FLOORS, put("floor:1", "Park"), on("meeple:90", "floor:1")])
    view = view_of(game, {"floor:1": (200.0, 100.0)})
    for shot in shots(view, FLICK):
        assert shot.direction_deg == pytest.approx(bearing(CENTRE, (200.0, 100.0)), abs=10)  # four standard deviations
        assert shot.speed_m_s > 1.2  # what it takes to slide 224 mm


def test_pieces_in_the_way_make_a_move_worth_less():
    game = situation("red", "green")
    free = TableReading(view_of(game))
    blocked = TableReading(view_of(game, {f"vehicle:{c}": (x, 0.0) for c, x in (("red", 90.0), ("blue", 120.0))}))
    assert (free.obstacles(CENTRE, (200.0, 0.0)), blocked.obstacles(CENTRE, (200.0, 0.0))) == (0, 2)
    assert blocked.obstacles(CENTRE, (-200.0, 0.0)) == 0
    assert blockage(blocked, (200.0, 0.0)) > blockage(free, (200.0, 0.0)) == 0


def test_it_slides_where_nothing_is_in_the_way_rather_than_where_there_is_as_much_to_eat_a_little_nearer():
    meals = [put_all(of_colour("red", 2), "Docks"), put_all(of_colour("red", 2, 5), "Old Town")]
    game = situation("red", "green", table=[NO_FLOORS, *meals])
    start = {"paws:red": (-100.0, -5.0)}
    colours = ("red", "blue", "green", "yellow")
    wall = {f"vehicle:{colour}": (x, -75.0) for colour, x in zip(colours, (-150, -110, -70, -30), strict=True)}
    assert city().inside("Docks", best_flick(worth_of(view_of(game, start))).at)
    assert city().inside("Old Town", best_flick(worth_of(view_of(game, start | wall))).at)


def test_a_spot_next_to_a_building_is_worth_more_than_one_that_is_not():
    worth = worth_of(view_of(situation("red", "green")))
    assert worth.spot((206.0, -150.0)) > worth.spot((250.0, 0.0)) == 0


def test_spots_near_the_edge_of_the_board_are_ignored():
    view = view_of(situation("red", "green"))
    whole = set(spots(TableReading(view)))
    park = set(spots(TableReading(replace(view, city=replace(view.city, neighborhoods=("Park",))))))
    assert park < whole
    assert all(22 < x < 258 and -258 < y < 128 for x, y in park - {CENTRE})


def test_it_tosses_at_the_nearest_rival_that_stands():
    game = situation("red", "yellow", "green")
    places = {"body:yellow": (300.0, 0.0), "body:green": (0.0, 100.0)}
    for shot in shots(view_of(game, places), TOSS):
        assert shot.direction_deg == pytest.approx(90.0, abs=10)
    game = situation("red", "yellow", "green", table=[felled("body:green")])
    for shot in shots(view_of(game, places), TOSS):
        assert shot.direction_deg == pytest.approx(0.0, abs=10)


def test_with_no_rival_standing_it_tosses_at_a_loose_floor_or_at_the_middle():
    fallen = felled("body:green")
    game = situation("red", "green", table=[fallen, NO_FLOORS, put("floor:1", "Park"), on("meeple:90", "floor:1")])
    for shot in shots(view_of(game, {"floor:1": (0.0, -100.0)}), TOSS):
        assert shot.direction_deg == pytest.approx(-90.0, abs=10)
    game = situation("red", "green", table=[fallen, NO_FLOORS])
    for shot in shots(view_of(game, {"paws:red": (0.0, 100.0)}), TOSS):
        assert shot.direction_deg == pytest.approx(-90.0, abs=10)


def test_it_blows_at_the_nearest_of_the_last_meeples_on_a_floor():
    for shot in shots(view_of(two_on_a_floor(), NEAR), BREATHE):
        assert shot.aim_mm == pytest.approx((0.0, 150.0, 10.0), abs=32)


def test_with_nothing_near_it_blows_at_the_middle():
    game = situation("red", "green", table=[NO_FLOORS])
    for shot in shots(view_of(game), BREATHE):
        assert shot.aim_mm == pytest.approx((0.0, 0.0, 60.0), abs=32)


def test_it_relocates_rivals_to_where_there_is_least_to_eat():
    game = situation("red", "green", table=[put("meeple:89", "Mills"), put("meeple:90", "Docks")])
    permit = Permit("place", "paws:green", within=("Mills", "Docks", "Park"))
    assert {shot.within for shot in shots(view_of(game), permit)} == {"Park"}
