"""Climber: a Move may start from the top of a building in one's Neighborhood."""

from tests.kit.rampage import (
    Refused,
    felled,
    gone,
    left,
    paws_in,
    put,
    situation,
)

from meeple_city.border import Place, Remove
from meeple_city.games.rampage.events import (
    ActionTaken,
    BuildingClimbed,
    FloorGobbled,
    MeepleRanAway,
    TeethBroken,
    TeethLost,
)

CLIMBER = {"red": ("climber",)}
IN_THE_PARK = paws_in("red", "Park")


def high(*pieces):
    """These pieces are higher than the others, the first highest."""

    def lift(sketch):
        for i, piece in enumerate(reversed(pieces), start=1):
            sketch.where[piece] = (0.0, 0.0, 10.0 * i)

    return lift


def climbing(*table, cards=CLIMBER):
    return situation("red", "green", cards=cards, table=[IN_THE_PARK, high("meeple:85", "floor:16"), *table])


def test_the_paws_go_on_the_highest_piece_and_the_flick_starts_there():
    game = climbing().answers("move")
    game.waits_for("red", "move", "climb", "back")
    game.answers("climb")
    game.waits_for("red", "climb", "Bank", "Hotel", "Stadium")
    game.answers("Bank")
    assert game.requests[-2:] == [Remove(("body:red",)), Place("paws:red", on="meeple:85")]
    assert game.of(ActionTaken, BuildingClimbed) == [
        ActionTaken("red", "move", "move"),
        BuildingClimbed("red", "Bank"),
    ]
    assert game.state.table.rests_on["paws:red"] == ("meeple:85",)
    game.waits_for("red", "move")
    assert game.ask.options == ()
    game.shoots(paws_in("red", "Station"))
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_if_the_highest_piece_does_not_carry_them_the_next_is_tried():
    game = climbing().when(Place("paws:red", on="meeple:85"), Refused())
    game.answers("move", "climb", "Bank")
    assert game.state.table.rests_on["paws:red"] == ("floor:16",)
    game.shoots(paws_in("red", "Park"))
    game.waits_for("red", "action")


def test_if_nothing_carries_them_they_start_from_where_they_are():
    pieces = ("floor:1", *(f"meeple:{n}" for n in (1, 2, 3, 4, 29, 30, 31, 32)))
    game = situation("red", "green", cards=CLIMBER, table=[gone("floor:8", "floor:15")])
    for piece in pieces:
        game.when(Place("paws:red", on=piece), Refused())
    game.answers("move", "climb")
    assert game.of(BuildingClimbed) == []
    assert game.state.table.zones["paws:red"] == ("Mills", "start:red")
    game.waits_for("red", "move")
    assert game.ask.options == ()
    game.shoots(paws_in("red", "Docks"))
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


def test_a_single_building_in_reach_needs_no_question():
    game = situation("red", "green", cards=CLIMBER).answers("move", "climb")
    assert game.of(BuildingClimbed) == [BuildingClimbed("red", "Bakery")]
    game.shoots(paws_in("red", "Docks"))
    game.waits_for("red", "action")


def test_a_collapse_belongs_to_the_move():
    game = climbing()
    fall = (felled("body:green"), left("meeple:85"), put("meeple:78", "Bank ruin"))
    game.when(Place("paws:red", on="meeple:85"), *fall, paws_in("red", "Park"))
    game.answers("move", "climb", "Bank")
    assert game.of(TeethBroken, MeepleRanAway, FloorGobbled) == []
    game.shoots()
    assert game.of(TeethBroken, MeepleRanAway, FloorGobbled) == [
        TeethBroken("green", "red", 1, 1, "rumble"),
        MeepleRanAway("red", "meeple:85"),
        FloorGobbled("red", "floor:16"),
    ]
    game.waits_for("red", "action")


def test_paws_that_fall_out_of_the_city_with_the_building_cost_a_tooth_and_flick_from_a_starting_area():
    game = climbing().when(Place("paws:red", on="meeple:85"), left("paws:red"))
    game.answers("move", "climb", "Bank")
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:yellow")
    game.answers("start:blue")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "out_of_city")]
    game.waits_for("red", "move")
    game.shoots(left("paws:red")).answers("start:blue")
    assert len(game.of(TeethLost)) == 1  # one tooth per action
    game.waits_for("red", "action")


def test_there_is_nothing_to_climb_outside_a_neighborhood_or_without_floors():
    for table in ([paws_in("red", "Bakery sidewalk")], [gone("floor:1", "floor:8", "floor:15")]):
        game = situation("red", "green", cards=CLIMBER, table=table).answers("move")
        game.waits_for("red", "move", "back")


def test_climbing_comes_once_before_a_move_and_not_between_two_flicks():
    game = climbing(cards={"red": ("climber", "star_dancer")}).answers("move", "climb", "Bank")
    game.waits_for("red", "move")
    assert game.ask.options == ()
    game.shoots(paws_in("red", "Park"))
    game.waits_for("red", "move", "stop")
    game.answers("stop")
    game.answers("move")
    game.waits_for("red", "move", "climb", "back")


def test_after_climbing_one_may_jump_from_up_there():
    game = climbing(cards={"red": ("climber", "jumper")}).answers("move", "climb", "Bank", "jump")
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "jump", "back")
    game.shoots(paws_in("red", "Station"))
    game.waits_for("red", "action")
