"""Heavyweight: a Demolish may aim at a Monster in one's Neighborhood."""

from tests.kit.rampage import felled, gone, paws_in, pushing, put, situation, touching

from meeple_city.border import Drop, Permit, message
from meeple_city.games.rampage.events import ActionTaken, Rumbled, TeethBroken, TeethLost

HEAVY = {"red": ("heavyweight",)}
TOGETHER = [paws_in("red", "Park"), paws_in("green", "Park", "Market")]


def at(piece, x, y):
    """A piece is at a point."""

    def move(sketch):
        sketch.where[piece] = (x, y, 0.0)

    return move


def test_the_body_is_dropped_near_the_other_monster_from_anywhere_in_the_neighborhood():
    game = situation("red", "green", cards=HEAVY, table=[*TOGETHER, at("body:green", 200.0, 50.0)])
    assert "smash green" in game.ask.options
    game.answers("smash green")
    permit = Permit(
        "drop", "body:red", near_mm=(200.0, 50.0), most_away_mm=40, most_height_mm=300, most_release_m_s=0.25
    )
    assert game.ask.permit == permit
    assert game.play.refusal(Drop("body:red", (239.0, 50.0), 300.0)) is None
    assert game.play.refusal(Drop("body:red", (241.0, 50.0), 300.0)) == message("refusal.not_near", most=40)
    game.waits_for("red", "smash", "back")


def test_touching_body_or_paws_is_a_hit():
    for piece in ("body:green", "paws:green"):
        game = situation("red", "green", cards=HEAVY, table=TOGETHER).does("smash green", touching(piece))
        assert game.of(TeethLost) == []
        assert game.of(ActionTaken) == [ActionTaken("red", "smash green", "demolish")]
        game.waits_for("red", "action")


def test_touching_anything_else_is_a_miss_and_costs_a_tooth():
    for pieces in ((), ("floor:16", "meeple:85"), ("body:blue",)):
        game = situation("red", "blue", "green", cards=HEAVY, table=TOGETHER).does("smash green", touching(*pieces))
        assert game.of(TeethLost) == [TeethLost("red", 1, 1, "missed")]
        game.waits_for("red", "action")


def test_a_monster_that_falls_gives_one_tooth():
    game = situation("red", "green", cards={"red": ("heavyweight", "boxer")}, table=TOGETHER)
    game.does("smash green", touching("body:green"), felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    assert game.of(TeethLost) == []
    game.waits_for("red", "action")


def test_a_hand_that_hits_the_monster_before_it_lets_go_is_clumsy():
    game = situation("red", "green", cards=HEAVY, table=TOGETHER)
    game.does("smash green", pushing("body:green"), felled("body:green"))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "clumsy")]
    assert game.of(Rumbled) == [Rumbled("body:green", True)]
    game.waits_for("red", "action")


def test_a_fallen_monster_is_aimed_at_where_its_paws_are():
    table = [*TOGETHER, felled("body:green", "Docks"), at("body:green", -100.0, -250.0), at("paws:green", 60.0, 90.0)]
    game = situation("red", "green", cards=HEAVY, table=table).answers("smash green")
    assert game.ask.permit.near_mm == (60.0, 90.0)
    game.shoots(touching("paws:green"))
    assert game.of(TeethBroken, TeethLost) == []
    game.waits_for("red", "action")


def test_a_monster_pushed_off_its_paws_is_aimed_at_where_they_are():
    table = [*TOGETHER, put("body:green", "Docks"), at("body:green", -100.0, -250.0), at("paws:green", 60.0, 90.0)]
    game = situation("red", "green", cards=HEAVY, table=table).answers("smash green")
    assert game.ask.permit.near_mm == (60.0, 90.0)
    game.waits_for("red", "smash", "back")


def test_monsters_elsewhere_cannot_be_reached():
    for table in (
        [paws_in("red", "Park"), paws_in("green", "Market")],
        [paws_in("red", "Park"), paws_in("green", "Bank sidewalk")],
        [paws_in("red", "Bank sidewalk"), paws_in("green", "Park")],
        [paws_in("red", "Park"), put("body:green", "Park"), gone("paws:green")],
    ):
        game = situation("red", "green", cards=HEAVY, table=table)
        assert "smash green" not in game.ask.options
        game.waits_for("red", "action")


def test_it_is_an_action_of_its_own_and_no_way_to_move():
    game = situation("red", "green", cards=HEAVY, table=TOGETHER).answers("move")
    game.waits_for("red", "move", "back")


def test_buildings_can_be_demolished_as_before():
    game = situation("red", "green", cards=HEAVY, table=[paws_in("red", "Bank sidewalk", "Park")])
    game.does("demolish Bank", touching("floor:16"))
    assert game.of(TeethLost) == []
    game.waits_for("red", "action")
