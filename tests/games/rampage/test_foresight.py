"""What things are worth to a bot that plans to the end of the match, and what monsters are like."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.kit.easy_bot import NO_FLOORS, view_of
from tests.kit.rampage import city, gone, paws_in, put_all, situation

from meeple_city.games.rampage.bots.foresight import DEMOLISHED, MOST_HURRY, Foresight, Planning, expected
from meeple_city.games.rampage.bots.prospects import Prospect
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.temperaments import Temperament, temperament_of, temperaments
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.state import COLOURS

LAST_TWO = gone(*city().floors[2:])


def foresight(game, where=None) -> Foresight:
    return Foresight(TableReading(view_of(game, where)))


def some_of(colour, count):
    return tuple(meeple for meeple, own in city().meeples.items() if own == colour)[:count]


def stomach_of(**counts):
    return tuple(meeple for colour, count in counts.items() for meeple in some_of(colour, count))


# Sets


def test_complete_sets_count_in_full_and_others_by_what_they_lack():
    assert expected((1,) * 6, 10, 0.0) == 10
    assert expected((2,) * 6, 10, 0.0) == 20
    assert expected((1, 1, 1, 1, 1, 0), 10, 0.5) > expected((1, 1, 1, 1, 0, 0), 10, 0.5)


def test_the_colour_that_all_sets_lack_is_worth_most_and_a_surplus_next_to_nothing():
    worth = foresight(situation("red", "green"))
    lopsided = Counter(dict.fromkeys(COLOURS, 5) | {"black": 0})
    assert worth.meeple(lopsided, "black") > 5
    assert worth.meeple(lopsided, "gray") < 1
    assert worth.meeple(lopsided, "black", more=5) < worth.meeple(lopsided, "black")


def test_near_the_end_only_what_completes_a_set_counts():
    early = foresight(situation("red", "green"))
    late = foresight(situation("red", "green", table=(LAST_TWO,)))
    lacking_one = Counter(dict.fromkeys(COLOURS, 1) | {"black": 0})
    assert late.meeple(lacking_one, "black") > late.meeple(Counter(), "black")
    assert late.meeple(Counter(), "black") < early.meeple(Counter(), "black")


# Characters


def test_a_pair_is_worth_its_points():
    plain = foresight(situation("red", "green", cards={"red": ("seer",)}))
    punk = foresight(situation("red", "green", cards={"red": ("punk",)}))
    half = Counter({"gray": 1})
    assert punk.meeple(half, "black") > plain.meeple(half, "black") + 0.4
    assert punk.meeple(half, "blue") == pytest.approx(plain.meeple(half, "blue"))


@pytest.mark.parametrize("holder", ["red", "green"])
def test_whoever_races_for_the_most_of_a_colour_makes_it_dearer(holder):
    plain = foresight(situation("red", "green", cards={"red": ("seer",)}))
    race = foresight(situation("red", "green", cards={holder: ("mean",)}))
    assert race.meeple(Counter(), "red") > plain.meeple(Counter(), "red") + 0.3
    assert race.meeple(Counter(), "blue") == pytest.approx(plain.meeple(Counter(), "blue"))


def test_with_several_rivals_their_races_are_left_to_them():
    plain = foresight(situation("red", "green", "blue", cards={"red": ("seer",)}))
    race = foresight(situation("red", "green", "blue", cards={"green": ("mean",)}))
    assert race.meeple(Counter(), "red") == pytest.approx(plain.meeple(Counter(), "red"))


def test_a_glutton_wants_any_meeple_and_a_destructive_monster_floors():
    plain = foresight(situation("red", "green", cards={"red": ("seer",)}))
    glutton = foresight(situation("red", "green", cards={"red": ("glutton",)}))
    destructive = foresight(situation("red", "green", cards={"red": ("destructive",)}))
    assert glutton.meeple(Counter(), "gray") > plain.meeple(Counter(), "gray")
    assert destructive.floor > plain.floor + 0.3


# Teeth


def test_teeth_are_worth_most_early_and_a_single_rivals_more_than_one_of_many():
    early, late = foresight(situation("red", "green")), foresight(situation("red", "green", table=(LAST_TWO,)))
    assert early.own_tooth > late.own_tooth
    assert early.broken_tooth("green") > late.broken_tooth("green")
    crowd = foresight(situation("red", "green", "blue", "yellow"))
    assert early.broken_tooth("green") > crowd.broken_tooth("green")
    toothless = foresight(situation("red", "green", teeth={"green": 0, "red": 0}))
    assert toothless.broken_tooth("green") > 2
    assert toothless.own_tooth > 2


def armed(vehicle_in, **where):
    """Red in the middle of the Park, Green near it, and a Vehicle in a Neighborhood."""
    x, y = city().middle("Park")
    game = situation("red", "green", table=(paws_in("red", "Park"), paws_in("green", "Mills")))
    at = {"paws:red": (x, y), "body:green": (x + 100.0, y), "paws:green": (x + 100.0, y), **where}
    view = view_of(game, at)
    zones = {**view.table.zones, "paws:red": ("Park",), "paws:green": ("Mills",)}
    zones |= dict.fromkeys(city().vehicle_spaces, ()) | {"vehicle:red": (vehicle_in,)}
    return Foresight(TableReading(replace(view, table=replace(view.table, zones=zones))))


def test_normal_too_counts_a_tooth_by_the_meals_that_are_left():
    early = Planning(TableReading(view_of(situation("red", "green"))))
    late = Planning(TableReading(view_of(situation("red", "green", table=(LAST_TWO,)))))
    over = Planning(TableReading(replace(view_of(situation("red", "green")), last_floor_by="green")))
    assert early.own_tooth > 5 > late.own_tooth > over.own_tooth > 0
    assert early.broken_tooth("green") > 5 > late.broken_tooth("green") > over.broken_tooth("green") > 1
    assert early.tooth > 2 * late.tooth > 0
    assert 0.2 < late.reading.turns_left < 0.4


def test_a_vehicle_at_hand_is_a_menace_to_a_rival_in_reach_and_a_danger_in_the_hands_of_one():
    assert armed("Park").menace > 1
    assert armed("Park").danger == 0
    assert armed("Mills").danger > 1
    assert armed("Mills").menace == 0
    far = {"body:green": (5000.0, 0.0)}
    assert armed("Park", **far).menace == armed("Mills", **far).danger == 0


def test_a_monster_that_is_not_on_the_table_is_no_danger():
    view = view_of(situation("red", "green"))
    places = {piece: at for piece, at in view.table.where_mm.items() if piece != "body:green"}
    worth = Foresight(TableReading(replace(view, table=replace(view.table, where_mm=places))))
    assert worth._hit_odds("green") == 0


# The last turns


def test_a_leader_wants_the_last_floors_and_whoever_is_behind_does_not():
    full = stomach_of(**dict.fromkeys(COLOURS, 3))
    ahead = foresight(situation("red", "green", table=(LAST_TWO,), stomachs={"red": full}))
    behind = foresight(situation("red", "green", table=(LAST_TWO,), stomachs={"green": full}))
    early = foresight(situation("red", "green", stomachs={"red": full}))
    assert ahead.ending > 1
    assert behind.ending == -MOST_HURRY
    assert early.ending == 0
    assert ahead.floor > early.floor > behind.floor


def test_a_building_promises_no_more_than_comes_down_on_the_average():
    game = situation("red", "green")
    assert 0 < foresight(game).floors_of("Hotel") < Worth(TableReading(view_of(game))).floors_of("Hotel")
    assert foresight(situation("red", "green", table=(NO_FLOORS,))).floors_of("Hotel") == 0


# Temperaments


def test_every_monster_has_a_temperament_of_its_own():
    colours = {"red", "blue", "green", "yellow", "orange", "purple", "white", "teal"}
    assert set(temperaments()) == colours
    assert len(set(temperaments().values())) == len(colours)
    for temper in temperaments().values():
        assert all(0.75 <= weight <= 1.35 for weight in vars(temper).values())
    assert temperament_of("somebody") == Temperament()


@pytest.mark.parametrize("kind", [Worth, Foresight])
def test_a_brawler_cares_for_teeth_a_glutton_for_food_a_wrecker_for_floors_and_a_coward_for_its_own_teeth(kind):
    seats = ("red", "blue", "green", "yellow")
    game = situation(*seats)
    worths = {}
    for seat in seats:
        view = view_of(game)
        worths[seat] = kind(TableReading(replace(view, seat=seat, monsters=_open(view))))
    rival = {"red": "blue", "blue": "red", "green": "red", "yellow": "red"}
    assert max(seats, key=lambda seat: worths[seat].broken_tooth(rival[seat])) == "red"
    assert max(seats, key=lambda seat: worths[seat].meeple(Counter(), "gray")) == "blue"
    assert max(seats, key=lambda seat: worths[seat].floor) == "green"
    assert max(seats, key=lambda seat: worths[seat].own_tooth) == "yellow"


def _open(view):
    """All Stomachs as Red's: empty."""
    return {seat: replace(monster, stomach=view.monsters["red"].stomach) for seat, monster in view.monsters.items()}


def test_prospects_can_be_valued_with_foresight():
    view = view_of(situation("red", "green", table=(put_all(tuple(city().meeples)[-3:], "Park"),)))
    assert isinstance(Prospect(view, Foresight).worth, Foresight)
    assert Prospect(view, Foresight).of_staying <= Prospect(view, Foresight).worth.spot((0.0, 0.0)) + 1


# Buildings and leftovers


def test_a_building_promises_floors_and_the_meeples_in_it_and_nothing_once_it_is_gone():
    standing = foresight(situation("red", "green"))
    assert standing.floors_of("Hotel") > DEMOLISHED * standing.floor + 1
    view = view_of(situation("red", "green"))
    bare_tower = dict.fromkeys(city().floors, (city().building_of["Hotel"].ruin,))
    empty = Foresight(TableReading(replace(view, table=replace(view.table, rests_on=bare_tower))))
    assert empty.floors_of("Hotel") == pytest.approx(DEMOLISHED * empty.floor)
    assert foresight(situation("red", "green", table=(NO_FLOORS,))).floors_of("Hotel") == 0


def test_only_foresight_counts_what_a_rival_could_eat_elsewhere():
    game = situation("red", "green", table=(NO_FLOORS, paws_in("green", "Mills"), put_all(some_of("red", 3), "Park")))
    view = view_of(game)
    assert Planning(TableReading(view)).meal_of_rival("green") == 0
    assert Foresight(TableReading(view)).meal_of_rival("green") > 0


def test_what_the_bot_will_eat_itself_is_not_left_for_rivals():
    meal = put_all(some_of("red", 3), "Park")
    game = situation("red", "green", table=(NO_FLOORS, paws_in("red", "Park"), paws_in("green", "Mills"), meal))
    worth = foresight(game)
    assert sorted(worth.own_meal) == sorted(some_of("red", 3))
    assert worth.meal_of_rival("green", frozenset(worth.own_meal)) < worth.meal_of_rival("green")
    nowhere = foresight(situation("red", "green", table=(paws_in("red"),)))
    assert nowhere.own_meal == []
