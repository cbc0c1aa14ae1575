"""When the easy bot plays its Superpowers, and how it answers what they ask."""

from dataclasses import replace

import pytest
from tests.kit.easy_bot import NO_FLOORS, SEEDS, answer, shots, view_of, worth_of
from tests.kit.rampage import (
    city,
    felled,
    gone,
    of_colour,
    on_ruin,
    paws_in,
    put_all,
    runaway_meeples,
    situation,
)

from meeple_city.border import Permit
from meeple_city.games.rampage.bots.superpowers import GAINS, PRICES
from meeple_city.games.rampage.bots.table_reading import TableReading

MOMENTS = {"action": "stop", "neighborhood": "done", "end_of_turn": "done"}
COLOURS = ("black", "blue", "gray", "green", "red", "yellow")
SET, OTHER_SET = (tuple(of_colour(colour, 1, first)[0] for colour in COLOURS) for first in (9, 10))
ANYWHERE = Permit("place", "paws:red", within=city().neighborhoods)


def match(*seats, card="hobo", **more):
    """A match in which Red holds a Superpower."""
    return situation(*(seats or ("red", "green")), cards={"red": (card,)}, **more)


def plays(view, card, kind="action"):
    """Whether the bot plays a card at a moment."""
    chosen = answer(view, kind, f"play {card}", MOMENTS[kind])
    assert chosen in (f"play {card}", MOMENTS[kind])
    return chosen == f"play {card}"


# Waiting for a good moment


def patience(*, options=None, last="", **more):
    game = situation("red", "green", options=options, **more)
    return TableReading(replace(view_of(game), last_floor_by=last)).patience


def test_it_is_patient_at_first_and_less_so_with_every_floor_that_is_gone():
    first, later, late = (patience(table=[gone(*city().floors[:n])], turn=1) for n in (0, 5, 17))
    assert first > 0.9 > later > 0.5
    assert late == 0


def test_runaways_make_it_impatient_where_they_end_the_match():
    few, many = runaway_meeples(10), runaway_meeples(25)
    assert patience(runaway=few) < patience() < 1
    assert patience(runaway=many) == 0
    assert patience(runaway=many, options={"side": "B"}) == patience()


def test_on_a_last_turn_and_towards_the_turn_limit_nothing_is_saved_up():
    assert patience(last="green") == 0
    assert patience(turn=80) < patience(turn=40)
    assert patience(turn=190) == 0


@pytest.mark.parametrize("card", GAINS)
def test_near_the_end_every_superpower_is_played(card):
    view = view_of(match(card=card, table=[NO_FLOORS], stomachs={"green": SET}))
    assert any(plays(view, card, kind) for kind in MOMENTS)


def test_every_superpower_that_has_a_gain_has_a_price():
    assert set(GAINS) | {"scavenger", "ultra_bright_smile"} == set(PRICES)


# When each is worth it


@pytest.mark.parametrize(("count", "worth_it"), [(1, False), (4, True)])
def test_earthquake_is_for_a_meal_that_grows_by_several_meeples(count, worth_it):
    view = view_of(match(card="earthquake", table=[paws_in("red", "Park"), on_ruin("Bank", *SET[:count])]))
    assert plays(view, "earthquake", "neighborhood") == worth_it
    assert not plays(view, "earthquake")


def test_earthquake_is_not_for_ruins_elsewhere_nor_for_a_monster_in_no_neighborhood():
    bakery = on_ruin("Bakery", *SET)
    for where in ("Park", "Bank sidewalk"):
        view = view_of(match(card="earthquake", table=[paws_in("red", where), bakery]))
        assert not plays(view, "earthquake", "neighborhood")


@pytest.mark.parametrize(("count", "worth_it"), [(0, False), (1, False), (3, True)])
def test_hobo_is_for_three_meeples(count, worth_it):
    assert plays(view_of(match(stomachs={"green": SET[:count]})), "hobo") == worth_it


def test_hobo_waits_if_the_others_have_eaten_what_the_bot_has_plenty_of():
    red = of_colour("red", 8)
    assert not plays(view_of(match(stomachs={"red": red[:5], "green": red[5:]})), "hobo")


@pytest.mark.parametrize(("count", "worth_it"), [(1, False), (2, True)])
def test_passionate_kiss_is_for_two_meeples(count, worth_it):
    view = view_of(match(card="passionate_kiss", stomachs={"green": SET[:count]}))
    assert plays(view, "passionate_kiss") == worth_it


def test_terminator_is_for_neighbours_that_stand():
    near = paws_in("red", "Park"), paws_in("green", "Park")
    assert plays(view_of(match(card="terminator", table=near)), "terminator")
    assert not plays(view_of(match(card="terminator", table=[*near, felled("body:green")])), "terminator")
    apart = paws_in("red", "Park"), paws_in("green", "Docks")
    assert not plays(view_of(match(card="terminator", table=apart)), "terminator")


@pytest.mark.parametrize(("where", "gaze"), [(("Park",), True), (("Bank sidewalk", "Park"), False)])
def test_rivals_next_to_a_building_are_not_stared_at_but_stunk_at(where, gaze):
    view = view_of(match(card="paralyzing_gaze", table=[paws_in("green", *where)]))
    assert plays(view, "paralyzing_gaze", "neighborhood") == gaze
    assert plays(view, "who_cut_the_cheese", "neighborhood") != gaze
    assert not plays(view, "paralyzing_gaze")
    assert not plays(view, "who_cut_the_cheese")


def test_unleashed_is_for_a_building_in_reach():
    x, y = city().middle("Bank sidewalk")
    view = view_of(match(card="unleashed"), {"paws:red": (x - 50, y)})
    assert plays(view, "unleashed")
    assert not plays(view_of(match(card="unleashed"), {"paws:red": (250.0, 0.0)}), "unleashed")


def test_small_wings_are_for_a_much_better_meal_elsewhere():
    there, here = (
        match(card="small_wings", table=[paws_in("red", z), put_all(SET, "Park")]) for z in ("Mills", "Park")
    )
    assert plays(view_of(there), "small_wings", "neighborhood")
    assert not plays(view_of(there), "small_wings")
    assert not plays(view_of(here), "small_wings", "neighborhood")


def test_unstable_mutation_is_for_the_beginning_of_a_turn():
    view = view_of(match(card="unstable_mutation"))
    assert plays(view, "unstable_mutation")
    assert not plays(replace(view, actions_left=1), "unstable_mutation")
    assert not plays(replace(view, actions_left=0), "unstable_mutation", "neighborhood")


def test_invisibility_is_for_a_better_place_or_for_getting_away_from_rivals():
    rich = [put_all(SET, "Park")]
    there, here = city().middle("Mills"), (200.0, -65.0)
    view = view_of(match(card="invisibility", table=rich), {"paws:red": there})
    assert plays(view, "invisibility", "end_of_turn")
    view = view_of(match(card="invisibility", table=[NO_FLOORS, *rich]), {"paws:red": here})
    gain = GAINS["invisibility"](worth_of(view), None)
    near = view_of(match(card="invisibility", table=[NO_FLOORS, *rich]), {"paws:red": here, "body:green": here})
    assert GAINS["invisibility"](worth_of(near), None) > gain == 0


def test_invisibility_waits_where_it_is_good():
    view = view_of(match(card="invisibility", table=[put_all(SET, "Park")]), {"paws:red": (206.0, -150.0)})
    assert not plays(view, "invisibility", "end_of_turn")


@pytest.mark.parametrize(("count", "worth_it"), [(6, False), (12, True)])
def test_really_hungry_is_for_more_than_fits_into_a_meal(count, worth_it):
    food = (SET + OTHER_SET)[:count]
    game = match(card="really_hungry", table=[paws_in("red", "Park"), put_all(food, "Park")])
    assert plays(view_of(game), "really_hungry", "neighborhood") == worth_it


@pytest.mark.parametrize(("here", "chosen"), [(1, "scavenge Park"), (5, "Mills")])
def test_scavenger_is_for_a_much_better_meal_where_a_rival_is(here, chosen):
    food = put_all(SET, "Park"), put_all(OTHER_SET[:here], "Mills")
    view = view_of(match(card="scavenger", table=[paws_in("red", "Mills"), *food]))
    assert answer(view, "neighborhood", "Mills", "scavenge Park", "done") == chosen


def test_ultra_bright_smile_is_for_a_better_meal_on_the_runaway_board():
    view = view_of(match(card="ultra_bright_smile", runaway=SET, table=[put_all(of_colour("red", 2), "Mills")]))
    assert answer(view, "neighborhood", "Mills", "smile", "done") == "smile"
    view = view_of(match(card="ultra_bright_smile", runaway=SET[:1], table=[put_all(of_colour("red", 2), "Mills")]))
    assert answer(view, "neighborhood", "Mills", "smile", "done") == "Mills"
    assert answer(view, "neighborhood", "smile", "done") == "done"


def test_catcher_waits_until_the_last_action_if_there_is_a_building_to_demolish():
    view = view_of(match(card="catcher", table=[paws_in("red", "Bank sidewalk", "Park")]))
    options = ("move", "demolish Bank", "catch green", "stop")
    assert answer(view, "action", *options) == "demolish Bank"
    assert answer(replace(view, actions_left=1), "action", *options) == "catch green"
    assert answer(view, "action", "move", "catch green", "stop") == "catch green"


def test_catcher_throws_a_rival_that_stands_rather_than_one_that_lies():
    view = view_of(match("red", "yellow", "green", card="catcher", table=[felled("body:yellow")]))
    assert answer(view, "action", "move", "catch yellow", "catch green", "stop") == "catch green"


@pytest.mark.parametrize("kind", ["interrupt_teeth_protector", "interrupt_too_cute"])
def test_whatever_prevents_harm_is_played(kind):
    card = kind.removeprefix("interrupt_")
    view = view_of(match(card=card))
    assert answer(view, kind, "pass", card) == card
    assert answer(view, kind, "pass") == "pass"


# What they ask


def test_it_robs_and_kisses_whoever_is_likely_to_have_eaten_most():
    game = situation("red", "yellow", "green", stomachs={"green": SET}, teeth={"yellow": 1}, cards={})
    assert answer(view_of(game), "rob", "rob yellow", "rob green") == "rob green"
    game = situation("red", "yellow", "green", stomachs={"green": SET}, teeth={"green": 1}, cards={})
    assert answer(view_of(game), "kiss", "kiss yellow", "kiss green") == "kiss yellow"
    open_ = situation(
        "red", "yellow", "green", stomachs={"green": SET}, teeth={"green": 1}, options={"open_stomachs": "on"}
    )
    assert answer(view_of(open_), "kiss", "kiss yellow", "kiss green") == "kiss green"


def test_a_kiss_takes_the_colour_that_the_bot_lacks():
    view = view_of(match(stomachs={"red": of_colour("red", 2)}))
    assert answer(view, "kiss_meeple", "red", "yellow") == "yellow"


def test_a_terminated_rival_falls_onto_another_one_or_onto_a_building():
    game = match("red", "yellow", "green", card="terminator")
    ways = ("east", "north", "west", "south")
    x, y = city().middle("Bank sidewalk")
    places = {"body:green": (x - 70, y), "body:yellow": (x - 70, y + 60)}
    assert answer(view_of(game, places), "lay_down", *ways, about={"seat": "green"}) == "north"
    far = places | {"body:yellow": (x - 70, y + 300)}
    assert answer(view_of(game, far), "lay_down", *ways, about={"seat": "green"}) == "east"
    bare = view_of(match(table=[NO_FLOORS]), {"body:green": (0.0, -100.0)})
    assert answer(bare, "lay_down", *ways, about={"seat": "green"}) == "north"


def test_wings_and_invisibility_bring_it_where_the_meal_is():
    view = view_of(match(card="small_wings", table=[put_all(SET, "Heights")]))
    assert {shot.within for shot in shots(view, ANYWHERE, "relocate")} == {"Heights"}
    unseen = {piece: at for piece, at in view.table.where_mm.items() if piece not in ("paws:red", "body:red")}
    view = replace(view, table=replace(view.table, where_mm=unseen))
    for shot in shots(view, ANYWHERE, "relocate"):
        assert ANYWHERE.refusal(shot, city()) is None
        assert city().inside(shot.within, shot.at_mm)


def test_of_neighborhoods_with_as_much_to_eat_a_rival_gets_the_one_with_fewer_floors_around():
    game = match(table=[gone(*city().building_of["Town Hall"].floors)])
    permit = Permit("place", "paws:green", within=("Old Town", "Market", "Mills"))
    assert {shot.within for shot in shots(view_of(game), permit, "relocate")} == {"Mills"}


def test_after_a_mutation_it_discards_the_powers_that_are_worth_least():
    view = view_of(match())
    assert answer(view, "discard_power", "long_tail", "siren", "climber") == "siren"


def test_it_discards_a_power_late_and_a_superpower_early():
    cards = ("glutton", "long_tail", "hobo")
    assert answer(view_of(match()), "discard_card", *cards) == "hobo"
    assert answer(view_of(match(table=[NO_FLOORS])), "discard_card", *cards) == "long_tail"
    assert answer(view_of(match()), "discard_card", "glutton", "hobo") == "hobo"


def test_its_drop_on_a_monster_is_near_it():
    permit = Permit("drop", "body:red", near_mm=(50.0, 60.0), most_away_mm=40, most_height_mm=300)
    for shot in shots(view_of(match()), permit, "smash"):
        assert permit.refusal(shot, city()) is None


def test_a_body_that_is_caught_is_thrown_at_another_one_or_at_a_building():
    permit = Permit("toss", "body:green", from_="body:red")
    game = match("red", "yellow", "green", card="catcher")
    view = view_of(game, {"body:green": (10.0, 0.0), "body:yellow": (0.0, 200.0)})
    assert {90 + 10 > shot.direction_deg > 90 - 10 for shot in shots(view, permit, "catch")} == {True}
    x, y = city().middle("Bank sidewalk")
    view = view_of(match(card="catcher"), {"paws:red": (x, y + 100), "body:green": (0.0, 0.0)})
    assert {-90 + 10 > shot.direction_deg > -90 - 10 for shot in shots(view, permit, "catch")} == {True}
    view = view_of(match(card="catcher", table=[NO_FLOORS]), {"paws:red": (0.0, -100.0), "body:green": (0.0, -90.0)})
    assert {90 + 10 > shot.direction_deg > 90 - 10 for shot in shots(view, permit, "catch")} == {True}


def test_its_throws_of_bodies_are_allowed():
    permit = Permit("toss", "body:green", from_="body:red")
    assert [permit.refusal(shot, city()) for shot in shots(view_of(match()), permit, "catch")] == [None] * len(SEEDS)
