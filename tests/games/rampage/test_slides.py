"""How likely Paws are to arrive where a planning bot sends them."""

from dataclasses import replace

import pytest
from tests.kit.easy_bot import view_of
from tests.kit.rampage import city, paws_in, put_all, situation

from meeple_city.core.hands import Steadiness
from meeple_city.games.rampage.bots.planners import HardBot, NormalBot
from meeple_city.games.rampage.bots.slides import best_slide, odds_of_slide
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.targets import spots
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.match.strengths import strength_of

CALM = Steadiness(aim_deg=0.5, speed_share=0.01, drop_mm=1.0, turn_deg=1.0)
SHAKY = Steadiness(aim_deg=4.0, speed_share=0.1, drop_mm=12.0, turn_deg=12.0)


def on_an_empty_street(**where) -> TableReading:
    """Red's Paws in the middle of a board without anything else, except what is said."""
    view = view_of(situation("red", "green"), {"paws:red": (0.0, 0.0)})
    pieces = {"paws:red": (0.0, 0.0, 0.0)} | {piece.replace("_", ":"): (*at, 0.0) for piece, at in where.items()}
    zones = dict.fromkeys(pieces, ("board",))
    return TableReading(replace(view, table=replace(view.table, where_mm=pieces, zones=zones)))


def test_far_spots_are_hard_to_hit_and_more_so_with_an_unsteady_hand():
    reading = on_an_empty_street()
    near, far = (odds_of_slide(reading, (way, 0.0), SHAKY) for way in (80.0, 300.0))
    assert 1 > near > far > 0
    assert odds_of_slide(reading, (300.0, 0.0), CALM) > 2 * far


def test_every_piece_in_the_way_makes_it_less_likely_to_arrive_and_a_heap_impossible():
    ways = [on_an_empty_street(), on_an_empty_street(meeple_1=(50.0, 0.0))]
    ways.append(on_an_empty_street(meeple_1=(50.0, 0.0), meeple_2=(60.0, 5.0)))
    ways.append(on_an_empty_street(meeple_1=(50.0, 0.0), meeple_2=(60.0, 5.0), meeple_3=(70.0, 0.0)))
    free, one, two, heap = (odds_of_slide(reading, (100.0, 0.0), CALM) for reading in ways)
    assert free > one > two > heap == 0


def test_a_slide_promises_no_more_than_the_best_spot():
    food = put_all(tuple(city().meeples)[-6:], "Park")
    worth = Worth(TableReading(view_of(situation("red", "green", table=(paws_in("red", "Mills"), food)))))
    best = max(worth.spot(at) for at in spots(worth.reading))
    assert 0 < best_slide(worth, SHAKY) < best_slide(worth, CALM) <= best


@pytest.mark.parametrize(("bot", "strength"), [(NormalBot, "normal"), (HardBot, "hard")])
def test_planners_know_their_hands(bot, strength):
    assert bot.hand == strength_of(strength).hand
