"""What bots think aloud: told from the answer and from what everybody sees, in both languages, never a secret."""

import math
from dataclasses import replace
from random import Random

import pytest
from tests.kit.easy_bot import FAR, FLICK, NO_FLOORS, view_of
from tests.kit.rampage import city, put_all, situation

from meeple_city.border import Breathe, Drop, Flick, Place, Toss
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.thoughts import thought_of
from meeple_city.games.rampage.view import StomachView
from meeple_city.words.catalogue import load_words

HOTEL = city().building_of["Hotel"]
MIDDLE = city().middle(HOTEL.sidewalk)


def think(view, answer, kind="action"):
    return thought_of(view, Ask("red", kind), answer)


def key_of(view, answer, kind="action"):
    thought = think(view, answer, kind)
    return thought and thought.key


def flick_to(point, start=(0.0, 0.0)):
    """A flick that would come to rest at a point."""
    way = math.dist(start, point) / 1000
    angle = math.degrees(math.atan2(point[1] - start[1], point[0] - start[0]))
    return Flick("paws:red", angle, math.sqrt(2 * 0.35 * 9.81 * way))


def test_a_drop_is_for_a_building_and_whoever_is_on_its_roof():
    roof = HOTEL.floors[-1]
    view = view_of(situation("red", "green"), {roof: (*MIDDLE, 90.0)})
    view.table.where_mm.update(dict.fromkeys(HOTEL.floors[:-1], (*MIDDLE, 20.0)))
    plain = think(view, Drop("body:red", MIDDLE))
    loaded = {below for supports in view.table.rests_on.values() for below in supports}
    heroes = [meeple for meeple, colour in city().meeples.items() if colour == "red" and meeple not in loaded][:2]
    rests = {piece: below for piece, below in view.table.rests_on.items() if roof not in below}
    rests |= {roof: (HOTEL.ruin,), "body:blue": (roof,), **dict.fromkeys(heroes, (roof,))}
    crowded = think(replace(view, table=replace(view.table, rests_on=rests)), Drop("body:red", MIDDLE))
    assert plain.args["building"] == crowded.args["building"] == "Hotel"
    assert (crowded.key, crowded.args["colour"], crowded.args["count"]) == ("thought.demolish_for", "red", 2)
    words = load_words("en").within(city())
    assert words.say(crowded) == "Red goes for the Hotel: two heroes on the roof"


def test_a_building_without_a_crowd_is_told_by_its_floors():
    view = view_of(situation("red", "green", table=(NO_FLOORS,)))
    rests = {piece: below for piece, below in view.table.rests_on.items() if HOTEL.ruin not in below}
    bare = replace(view, table=replace(view.table, rests_on=rests))
    thought = think(bare, Drop("body:red", MIDDLE))
    assert (thought.key, thought.args["floors"]) == ("thought.demolish", 0)


def test_a_drop_elsewhere_is_for_a_rival_or_not_worth_a_word():
    view = view_of(situation("red", "green"), {"body:green": (1500.0, 0.0)})
    assert think(view, Drop("body:red", (1500.0, 0.0))).args["other"] == "green"
    assert think(view, Drop("body:red", (-1500.0, 0.0))) is None


def test_a_flick_is_told_by_what_it_runs_into_or_where_it_ends():
    game = situation("red", "green")
    assert key_of(view_of(game, {"body:green": (120.0, 0.0)}), flick_to((200.0, 0.0))) == "thought.charge"
    view = view_of(game)
    view = replace(view, table=replace(view.table, accessible=()))
    park = city().middle("Park")
    assert key_of(view, flick_to(park)) in ("thought.go", "thought.approach")
    x0 = min(x for x, _ in city().outlines_mm[HOTEL.sidewalk])
    assert key_of(view, flick_to((x0 - 5.0, MIDDLE[1]))) == "thought.approach"
    assert key_of(view, flick_to((-4000.0, 4000.0))) is None


def test_a_flick_into_a_fallen_floor_is_told():
    floor = HOTEL.floors[-1]
    view = view_of(situation("red", "green"), {floor: (60.0, 0.0)})
    rests = {piece: below for piece, below in view.table.rests_on.items() if piece != floor}
    fallen = replace(view, table=replace(view.table, rests_on={**rests, floor: ("board:1",)}))
    assert key_of(fallen, flick_to((90.0, 0.0))) == "thought.ram"


def test_food_is_what_a_monster_is_after():
    some = tuple(city().meeples)[-3:]
    view = view_of(situation("red", "green", table=(put_all(some, "Park"),)))
    thought = think(view, flick_to(city().middle("Park")))
    assert (thought.key, thought.args["zone"]) == ("thought.hungry", "Park")
    assert think(view, "Park", "neighborhood").args["count"] == thought.args["count"]
    assert think(view, "done", "neighborhood") is None
    assert think(view, "stop") is None


def test_a_toss_is_told_by_who_or_what_is_straight_ahead():
    game = situation("red", "green")
    toss = Toss("vehicle:red", "body:red", 0.0, 2.0)
    assert think(view_of(game, {"body:green": (150.0, 10.0)}), toss).args["other"] == "green"
    to_hotel = math.degrees(math.atan2(MIDDLE[1], MIDDLE[0]))
    behind = view_of(game, {"body:green": (-MIDDLE[0], -MIDDLE[1])})
    assert think(behind, replace(toss, direction_deg=to_hotel)).args["building"] == "Hotel"
    ruined = view_of(situation("red", "green", table=(NO_FLOORS,)), {"body:green": (-150.0, 0.0)})
    assert think(ruined, toss) is None


def test_a_breath_is_for_a_building_and_a_placement_is_not_worth_a_word():
    view = view_of(situation("red", "green"))
    assert key_of(view, Breathe("body:red", (*MIDDLE, 40.0), ())) == "thought.blow"
    assert key_of(view, Breathe("body:red", (1500.0, 0.0, 40.0), ())) is None
    assert key_of(view, Place("paws:red", within="Park")) is None


def every_thought():
    """Thoughts about answers of all kinds."""
    view = view_of(situation("red", "green"), {"body:green": (150.0, 10.0)})
    directions = range(0, 360, 15)
    answers = [Drop("body:red", city().middle(building.sidewalk)) for building in city().buildings]
    answers += [Flick("paws:red", float(d), speed) for d in directions for speed in (0.6, 1.2, 2.0)]
    answers += [Toss("vehicle:red", "body:red", float(d), 2.0) for d in directions]
    answers += [Breathe("body:red", (*city().middle(b.sidewalk), 40.0), ()) for b in city().buildings]
    return view, answers


def test_thoughts_depend_on_nothing_secret_and_name_public_things_only():
    view, answers = every_thought()
    own = replace(
        view.monsters["red"], stomach=StomachView(("meeple:1",), (), 2), superpowers=("hobo",), foretold="red"
    )
    other = replace(view, monsters={**view.monsters, "red": own})
    public = {
        *view.seats,
        *city().neighborhoods,
        *city().building_of,
        *city().vehicle_spaces,
        *set(city().meeples.values()),
    }
    said = 0
    for answer in answers:
        thought = think(view, answer)
        assert thought == think(other, answer)
        if thought:
            said += 1
            assert all(isinstance(value, int) or value in public for value in thought.args.values())
    assert said > 40


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_thought_can_be_said(language):
    view, answers = every_thought()
    words = load_words(language).within(city())
    said = {words.say(thought) for answer in answers if (thought := think(view, answer))}
    assert len(said) > 10


def test_bots_think_aloud_about_their_answers():
    bot = EasyBot(Random(1))
    view = view_of(situation("red", "green"), {"body:green": FAR})
    answer = bot.decide(view, Ask("red", "move", (), FLICK))
    assert bot.thought == thought_of(view, Ask("red", "move"), answer)
    bot.decide(view, Ask("red", "pay_meeple", ("red", "blue")))
    assert bot.thought is None
