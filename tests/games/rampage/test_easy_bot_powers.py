"""What the easy bot makes of its Powers and its Character."""

import math
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.kit.easy_bot import (
    BREATHE,
    CENTRE,
    FLICK,
    JUMP,
    NO_FLOORS,
    SEEDS,
    TOSS,
    answer,
    bearing,
    shots,
    view_of,
    worth_of,
)
from tests.kit.rampage import city, felled, gone, of_colour, on, paws_in, put, put_all, situation

from meeple_city.border import Flick, Permit
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.targets import best_flick, best_leap, best_place
from meeple_city.games.rampage.bots.worth import POWERS
from meeple_city.games.rampage.cards.catalogue import names_of

COLOURS = ("black", "blue", "gray", "green", "red", "yellow")
SET = tuple(of_colour(colour, 1, 9)[0] for colour in COLOURS)
EAST = (250.0, 0.0)  # in the Park, away from buildings
BANK = city().middle("Bank sidewalk")


def match(*cards, seats=("red", "green"), others=(), **more):
    """A match in which Red has these cards, and Green others."""
    return situation(*seats, cards={"red": cards, "green": others}, **more)


# Meals


@pytest.mark.parametrize(
    ("cards", "teeth", "meeples"),
    [
        ((), 4, 6),
        (("retainer",), 1, 4),
        (("retainer",), 4, 6),
        (("sharp_canines",), 4, 8),
        (("retainer", "sharp_canines"), 0, 6),
    ],
)
def test_it_knows_how_much_it_can_eat(cards, teeth, meeples):
    reading = worth_of(view_of(match(*cards, teeth={"red": teeth}))).reading
    assert reading.appetite() == meeples


def test_it_knows_how_much_it_can_eat_when_it_is_ravenous():
    view = view_of(match("sharp_canines"))
    me = replace(view.monsters["red"], marks=("ravenous",))
    assert worth_of(replace(view, monsters={**view.monsters, "red": me})).reading.appetite() == 14
    assert worth_of(view).reading.appetite(ravenous=True) == 14


def test_with_a_stretchy_tongue_a_meal_next_door_is_as_good_as_one_here():
    table = [paws_in("red", "Station"), put_all(SET, "Docks")]
    assert worth_of(view_of(match("stretchy_tongue", table=table))).meal_here > 0
    assert worth_of(view_of(match("climber", table=table))).meal_here == 0
    far = [paws_in("red", "Heights"), put_all(SET, "Docks")]
    assert worth_of(view_of(match("stretchy_tongue", table=far))).meal_here == 0


def test_it_eats_a_single_meeple_anywhere_if_nothing_better_is_near():
    red = of_colour("red", 3)
    table = [put("meeple:90", "Park"), put_all(red, "Mills")]
    options = ("siren", "Mills", "done")
    view = view_of(match("siren", table=table))
    assert answer(view, "neighborhood", *options) == "Mills"
    view = view_of(match("siren", table=[put("meeple:90", "Park"), put(red[0], "Mills")], stomachs={"red": red[1:]}))
    assert answer(view, "neighborhood", *options) == "siren"
    assert answer(view, "neighborhood", "siren", "done") == "siren"


@pytest.mark.parametrize("kind", ["clear_ruin", "vacuum"])
def test_meeples_are_driven_to_where_it_eats_or_else_away_from_rivals(kind):
    view = view_of(match("smelly_paws", table=[paws_in("red", "Station"), paws_in("green", "Park")]))
    assert answer(view, kind, "Park", "Station") == "Station"
    assert answer(view, kind, "Park", "Market") == "Market"


# Actions


def test_with_a_long_tail_a_spot_is_worth_as_much_as_the_buildings_around_it():
    assert worth_of(view_of(match("long_tail"))).spot(EAST) > worth_of(view_of(match("climber"))).spot(EAST) == 0


def test_it_drops_on_a_rival_that_stands_if_there_is_nothing_better():
    options = ("smash green", "stop")
    assert answer(view_of(match("heavyweight")), "action", *options) == "smash green"
    lying = view_of(match("heavyweight", table=[felled("body:green")]))
    assert answer(lying, "action", "stop", "smash green") == "stop"
    bank = view_of(match("heavyweight", table=[paws_in("red", "Bank sidewalk", "Park")]))
    assert answer(bank, "action", "demolish Bank", *options) == "demolish Bank"


def test_it_kicks_a_rival_in_reach_if_its_head_is_free():
    near = {"body:green": (100.0, 0.0)}
    assert answer(view_of(match("kung_fu_master"), near), "action", "kick", "stop") == "kick"
    laden = view_of(match("kung_fu_master", table=[on("meeple:90", "body:red")]), near)
    assert answer(laden, "action", "kick", "stop") == "stop"
    for shot in shots(view_of(match("kung_fu_master"), near), JUMP, "kick"):
        assert shot.direction_deg == pytest.approx(0.0, abs=10)


@pytest.mark.parametrize(("away", "free"), [(44.0, False), (46.0, True)])
def test_it_throws_no_paws_off_a_head_that_would_be_jammed_against_a_rival(away, free):
    table = [NO_FLOORS, paws_in("red", "Mills"), put_all(SET, "Docks")]
    near = {"body:green": (away, 0.0)}
    assert (answer(view_of(match("kung_fu_master"), near), "action", "kick", "stop") == "kick") == free
    x, y = city().middle("Mills")
    view = view_of(match("jumper", table=table), walled_in() | {"body:green": (x + away, y)})
    assert (answer(view, "move", "jump", "back", permit=FLICK) == "jump") == free
    lying = view_of(match("kung_fu_master", table=[felled("body:green")]), near)
    assert answer(lying, "action", "kick", "stop") == "kick"


def test_it_breathes_from_the_head_of_another_monster_that_is_nearer():
    table = [NO_FLOORS, put("floor:1", "Park"), on("meeple:89", "floor:1"), put("meeple:1", "Docks")]
    game = match("hurricane", table=[*table, put("floor:2", "Docks"), *(on(m, "floor:2") for m in SET[:3])])
    places = {"meeple:89": (0.0, 350.0, 10.0), "body:green": (0.0, 300.0)}
    view = view_of(game, places)
    assert answer(view, "action", "stop", "breathe", "breathe green") == "breathe green"
    for shot in shots(view, replace(BREATHE, from_="body:green")):
        assert shot.aim_mm == pytest.approx((0.0, 350.0, 10.0), abs=32)


def test_with_a_vacuum_a_breath_is_worth_more():
    vacuum, other = (worth_of(view_of(match(card))) for card in ("vacuum", "climber"))
    bot = EasyBot(Random(0))
    assert bot._gain(vacuum, "breathe", "") > bot._gain(other, "breathe", "") > 0


# Moves


def test_a_boxer_flicks_the_paws_into_a_rival():
    game = match("boxer", table=[NO_FLOORS])
    view = view_of(game, {"body:green": (0.0, 200.0)})
    assert best_flick(worth_of(view)).at == (0.0, 200.0)
    lying = view_of(match("boxer", table=[NO_FLOORS, felled("body:green")]), {"body:green": (0.0, 200.0)})
    assert best_flick(worth_of(lying)).at != (0.0, 200.0)


def test_a_star_dancer_stays_where_it_is_good_and_dances_on_where_it_is_not():
    game = match("star_dancer", table=[NO_FLOORS, put_all(SET, "Park")])
    assert answer(view_of(game, {"paws:red": EAST}), "move", "stop", permit=FLICK) == "stop"
    away = view_of(game, {"paws:red": (200.0, 200.0)})
    assert isinstance(answer(away, "move", "stop", permit=FLICK), Flick)


def walled_in():
    """Vehicles all around Red's Paws, who are in the Mills with nothing to eat; there is a meal in the Station."""
    x, y = city().middle("Mills")
    ring = [(x + 40, y), (x - 40, y), (x, y + 40), (x, y - 40)]
    wall = {f"vehicle:{c}": at for c, at in zip(("red", "blue", "green", "yellow"), ring, strict=True)}
    meeples = {f"meeple:{n}": (x + 35 * math.cos(n), y + 35 * math.sin(n)) for n in range(1, 40)}
    return {"paws:red": (x, y)} | wall | meeples


def test_a_jumper_jumps_over_what_is_in_the_way():
    table = [NO_FLOORS, paws_in("red", "Mills"), put_all(SET, "Docks")]
    view = view_of(match("jumper", table=table), walled_in())
    assert answer(view, "move", "jump", "back", permit=FLICK) == "jump"
    target = best_leap(worth_of(view), city().middle("Mills")).at
    assert city().inside("Docks", target)
    for shot in shots(view, JUMP, "jump"):
        assert shot.direction_deg == pytest.approx(bearing(city().middle("Mills"), target), abs=10)
        assert 0.5 < shot.speed_m_s < 2.2
    free = view_of(match("jumper", table=table), {"paws:red": city().middle("Mills")})
    assert isinstance(answer(free, "move", "jump", "back", permit=FLICK), Flick)
    laden = view_of(match("jumper", table=[*table, on("meeple:90", "body:red")]), walled_in())
    assert isinstance(answer(laden, "move", "jump", "back", permit=FLICK), Flick)


def test_a_climber_starts_from_a_roof_if_the_street_is_blocked():
    table = [put_all(SET, "Docks"), paws_in("red", "Mills")]
    view = view_of(match("climber", table=table), walled_in())
    assert answer(view, "move", "climb", "back", permit=FLICK) == "climb"
    bare = view_of(match("climber", table=[NO_FLOORS, *table]), walled_in())
    assert isinstance(answer(bare, "move", "back", permit=FLICK), Flick)


def test_a_climber_chooses_the_building_with_the_shortest_way_to_a_meal():
    north, south = (view_of(match("climber", table=[NO_FLOORS, put_all(SET, z)])) for z in ("Old Town", "Docks"))
    assert answer(north, "climb", "Library", "Bakery") == "Library"
    assert answer(south, "climb", "Library", "Bakery") == "Bakery"


@pytest.mark.parametrize("height", [5.0, 77.0])
def test_it_flicks_harder_the_farther_the_spot_is_from_the_street_or_from_a_roof(height):
    start = {"paws:red": (75.0, 75.0, height)}
    near, far = (view_of(match(table=[NO_FLOORS, put_all(SET, zone)]), start) for zone in ("Heights", "Mills"))
    for weak, hard in zip(shots(near, FLICK), shots(far, FLICK), strict=True):
        assert 0.5 < weak.speed_m_s < hard.speed_m_s <= 2.2


def test_with_no_spot_in_range_paws_on_a_roof_are_hardly_flicked_at_all():
    view = view_of(match("climber"), {"paws:red": (2000.0, 2000.0, 77.0)})
    for shot in shots(view, FLICK):
        assert shot.speed_m_s < 0.3


def test_stretchy_paws_go_next_to_a_building_of_their_neighborhood():
    stretch = Permit("place", "paws:red", within=("Park",))
    view = view_of(match("stretchy_paws", table=[paws_in("red", "Park")]), {"paws:red": EAST} | wall_around(EAST))
    assert answer(view, "move", "stretch", "back", permit=FLICK) == "stretch"
    at, zone = best_place(worth_of(view), ("Park",))
    assert zone == "Park"
    assert (
        math.dist(at, BANK) < 80 or math.dist(at, city().middle("Hotel sidewalk")) < 80 or math.dist(at, CENTRE) < 120
    )
    assert {(shot.at_mm, shot.within) for shot in shots(view, stretch, "stretch")} == {(at, zone)}
    homeless = view_of(match("stretchy_paws", table=[paws_in("red", "Bank sidewalk")]), {"paws:red": EAST})
    assert isinstance(answer(homeless, "move", "back", permit=FLICK), Flick)


def wall_around(at):
    return {f"meeple:{n}": (at[0] + 22 * math.cos(n), at[1] + 22 * math.sin(n)) for n in range(1, 40)}


def test_walled_in_with_nothing_to_gain_it_stays_where_it_is():
    view = view_of(match(table=[NO_FLOORS]), {"paws:red": EAST} | wall_around(EAST))
    assert best_flick(worth_of(view)).at == EAST


# Characters


@pytest.mark.parametrize(
    ("character", "wanted", "other"),
    [("mean", "red", "blue"), ("romantic", "yellow", "blue"), ("anarchist", "green", "red"), ("young", "gray", "red")],
)
def test_it_prefers_the_colours_that_its_character_scores(character, wanted, other):
    first, second = of_colour(other, 1, 9)[0], of_colour(wanted, 1, 9)[0]
    assert answer(view_of(match(character)), "eat", first, second, "done") == second
    worth = worth_of(view_of(match(character)))
    assert worth.meeple(Counter(), wanted) > worth.meeple(Counter(), other)


def test_of_a_pair_it_prefers_the_colour_that_it_lacks():
    worth = worth_of(view_of(match("punk")))
    assert worth.meeple(Counter(gray=1, blue=1), "blue") == worth.meeple(Counter(gray=1, blue=1), "gray")
    assert worth.meeple(Counter(gray=1), "black") > worth.meeple(Counter(gray=1), "red")


def test_a_glutton_values_every_meeple_and_a_destructive_monster_every_floor():
    plain, glutton, destructive = (worth_of(view_of(match(c))) for c in ("seer", "glutton", "destructive"))
    assert glutton.meeple(Counter(), "red") > plain.meeple(Counter(), "red")
    assert destructive.floor > plain.floor


def test_a_brawler_values_teeth_twice():
    brawler, plain = (worth_of(view_of(match(c))) for c in ("brawler", "seer"))
    assert brawler.tooth == 2 * plain.tooth


def test_an_imitated_character_counts():
    view = view_of(match("imitator"))
    me = replace(view.monsters["red"], imitates="brawler")
    imitating = worth_of(replace(view, monsters={**view.monsters, "red": me}))
    assert imitating.tooth > worth_of(view).tooth


def test_a_softie_keeps_away_from_rivals_that_stand():
    near = [paws_in("green", "Park")]
    softie, plain = (worth_of(view_of(match(c, table=near))) for c in ("softie", "seer"))
    assert softie.spot(EAST) < plain.spot(EAST)
    harmless = worth_of(view_of(match("softie", table=[*near, felled("body:green")])))
    assert harmless.spot(EAST) == plain.spot(EAST)


def test_a_scrap_merchant_throws_vehicles_onto_ruins():
    at = (BANK[0], BANK[1] + 150)
    scrap = view_of(match("scrap_merchant"), {"paws:red": at})
    for shot in shots(scrap, TOSS):
        assert shot.direction_deg == pytest.approx(-90.0, abs=10)
        assert shot.speed_m_s == pytest.approx(math.sqrt(150 / 165), rel=0.25)
    assert answer(scrap, "action", "toss vehicle:red", "stop") == "toss vehicle:red"
    rival = {"paws:red": at, "body:green": (at[0], at[1] + 50)}
    for shot in shots(view_of(match("scrap_merchant"), rival), JUMP, "kick"):
        assert shot.direction_deg == pytest.approx(90.0, abs=10)


def test_a_scrap_merchant_with_no_ruin_in_range_tosses_like_everybody_else():
    view = view_of(match("scrap_merchant"), {"paws:red": (2000.0, 2000.0), "body:green": (2000.0, 2100.0)})
    for shot in shots(view, TOSS):
        assert shot.direction_deg == pytest.approx(90.0, abs=10)


# The end


def test_it_imitates_the_character_that_scores_most_for_it():
    pairs = (*of_colour("red", 4), *of_colour("yellow", 4))
    view = view_of(match("imitator", stomachs={"red": pairs, "green": of_colour("blue", 2)}))
    assert answer(view, "imitate", "punk", "romantic", "shy") == "romantic"  # 12 points
    assert answer(view, "imitate", "shy", "mean") == "mean"  # 4 against 0
    assert answer(view, "imitate", "shy", "softie") == "softie"  # 12 points
    assert answer(view, "imitate", "brawler", "seer") == "seer"  # no tooth broken


def test_it_knows_what_characters_score_that_count_floors_meeples_and_vehicles():
    floors = city().floors[:3]
    game = match(
        "imitator", table=[gone(*floors)], stomachs={"red": of_colour("red", 4), "green": of_colour("red", 2, 4)}
    )
    view = view_of(game)
    fed = replace(view.monsters["red"].stomach, floors=floors, teeth=2)
    view = replace(view, monsters={**view.monsters, "red": replace(view.monsters["red"], stomach=fed)})
    worth = worth_of(view)
    assert worth.likely_points("destructive") == worth.likely_points("glutton") == worth.likely_points("mean") == 10
    assert worth.likely_points("brawler") == 4
    assert worth.likely_points("scrap_merchant") == 0
    scrap = worth_of(view_of(match(table=[put("vehicle:red", "Bank ruin")])))
    assert scrap.likely_points("scrap_merchant") == 5


def test_having_as_many_as_the_others_together_is_not_certain_to_be_the_most():
    red = of_colour("red", 9)
    three = worth_of(
        view_of(situation("red", "yellow", "green", stomachs={"red": red[:3], "green": red[3:6]}, cards={}))
    )
    two = worth_of(view_of(match(stomachs={"red": red[:3], "green": red[3:6]})))
    assert 10 > three.likely_points("mean") > two.likely_points("mean") == 5


def test_it_foretells_who_has_eaten_most_as_far_as_it_knows():
    options = ("red", "yellow", "green")
    stomachs = {"red": SET[:3], "green": SET[3:]}
    game = situation(*options, stomachs=stomachs, cards={"red": ("seer",)})
    assert answer(view_of(game), "foretell", *options) == "red"
    more = situation(
        *options, stomachs={"red": SET[:1], "green": SET[1:]}, teeth={"yellow": 0}, cards={"red": ("seer",)}
    )
    assert answer(view_of(more), "foretell", *options) == "green"


def test_every_power_has_a_worth():
    assert set(POWERS) == set(names_of("power"))


@pytest.mark.parametrize("kind", ["jump", "kick"])
def test_its_jumps_and_kicks_are_allowed(kind):
    assert [JUMP.refusal(shot, city()) for shot in shots(view_of(match("jumper")), JUMP, kind)] == [None] * len(SEEDS)
