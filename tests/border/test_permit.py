"""What the hand may do now, and why another shot will not do."""

from dataclasses import replace

from tests.kit.rampage import city

from meeple_city.border import Breathe, Drop, Flick, Look, Permit, Place, Toss

BANK = "Bank sidewalk"
OVER = city().middle(BANK)
DROP = Permit("drop", "body:red", over=BANK, most_height_mm=300.0)
PLACE = Permit("place", "paws:red", within=("Park", "Docks"))
UPRIGHT, LYING = (1.0, 0.0, 0.0, 0.0), (0.5**0.5, 0.0, 0.5**0.5, 0.0)


def carried(z: float, quaternion=UPRIGHT, at=OVER) -> Drop:
    far = (0, (0.0, 0.0, 900.0), UPRIGHT)
    return Drop("body:red", (0.0, 0.0), 0.0, carry=(far, (40, (*at, z), quaternion)))


def test_another_kind_of_request_is_refused():
    assert Permit("flick", "paws:red").refusal(Look(), city()) == "a flick is due, not a look"


def test_a_flick_is_of_that_piece():
    permit = Permit("flick", "paws:red")
    assert permit.refusal(Flick("paws:red", 0.0, 9.0), city()) is None
    assert permit.refusal(Flick("body:red", 0.0, 9.0), city()) == "it is paws:red that may be used, not body:red"


def test_a_toss_is_of_that_piece_and_from_that_body():
    permit = Permit("toss", "vehicle:red", from_="body:red")
    toss = Toss("vehicle:red", "body:red", 0.0, 1.0)
    assert permit.refusal(toss, city()) is None
    assert permit.refusal(replace(toss, piece="paws:red"), city()) == (
        "it is vehicle:red that may be used, not paws:red"
    )
    assert permit.refusal(replace(toss, from_="body:blue"), city()) == "it comes from body:red, not from body:blue"


def test_a_breath_comes_from_that_body():
    permit = Permit("breathe", from_="body:red")
    breath = Breathe("body:red", (0.0, 0.0, 0.0), ((0.0, 1.0),))
    assert permit.refusal(breath, city()) is None
    assert permit.refusal(replace(breath, from_="body:blue"), city()) == "it comes from body:red, not from body:blue"


def test_a_drop_is_held_over_that_building_at_any_spot():
    (x0, y0), *_ = city().outlines_mm[BANK]
    corner = (x0 + (OVER[0] - x0) * 0.01, y0 + (OVER[1] - y0) * 0.01)
    for spot in (OVER, corner, city().middle("Bank ruin")):
        assert DROP.refusal(Drop("body:red", spot, 300.0), city()) is None
    assert DROP.refusal(Drop("body:red", (0.0, 0.0), 300.0), city()) == "the Body must be held over Bank sidewalk"


def test_a_drop_is_no_higher_than_the_arm_reaches_and_a_hairs_breadth_is_no_offence():
    assert DROP.refusal(Drop("body:red", OVER, 300.005), city()) is None
    assert DROP.refusal(Drop("body:red", OVER, 300.5), city()) == "a seated arm reaches 300 mm, not 300.5"


def test_a_carried_drop_is_judged_by_where_its_path_ends():
    assert DROP.refusal(carried(300.0), city()) is None
    assert DROP.refusal(carried(300.0, at=(0.0, 0.0)), city()) == "the Body must be held over Bank sidewalk"


def test_the_height_of_a_carried_drop_is_that_of_the_lowest_point():
    assert DROP.refusal(carried(350.0), city()) is None
    assert DROP.refusal(carried(351.0), city()) == "a seated arm reaches 300 mm, not 301"
    assert DROP.refusal(carried(322.0, LYING), city()) is None
    assert DROP.refusal(carried(323.0, LYING), city()) == "a seated arm reaches 300 mm, not 301"


def test_a_piece_is_set_down_flat_on_the_board_within_one_of_the_zones():
    assert PLACE.refusal(Place("paws:red", (1.0, 2.0), within="Docks"), city()) is None
    assert PLACE.refusal(Place("paws:red", within="Mills"), city()) == "within must be one of Park, Docks"
    assert PLACE.refusal(Place("paws:red"), city()) == "within must be one of Park, Docks"
    for odd in (
        Place("paws:red", on="floor:1", within="Park"),
        Place("paws:red", within="Park", upside_down=True),
    ):
        assert PLACE.refusal(odd, city()) == "paws:red is set flat on the board"
    assert PLACE.refusal(Place("body:red", within="Park"), city()) == "it is paws:red that may be used, not body:red"
