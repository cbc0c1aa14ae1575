"""How likely Paws are to end up where a Rampage bot sends them, and where to send them in view of that."""

from __future__ import annotations

import math

from meeple_city.core.hands import Steadiness
from meeple_city.games.rampage.bots.table_reading import Point, TableReading
from meeple_city.games.rampage.bots.targets import spots
from meeple_city.games.rampage.bots.worth import Worth

# Counted in matches of bots: of 54 slides on a free way 76 % arrived, of 42 past one piece 55 %, of 14 past two 21 %,
# and of 18 past more none.
PAST_AN_OBSTACLE = 0.55
MOST_OBSTACLES = 2
WIDTH_MM = 25.0  # half the width of a spot that is good for the same; our choice


def odds_of_slide(reading: TableReading, at: Point, hand: Steadiness) -> float:
    """How likely a flick is to end where it is meant to."""
    return _odds_past(reading.obstacles(reading.paws, at)) * _odds_on_a_free_way(reading, at, hand)


def best_slide(worth: Worth, hand: Steadiness) -> float:
    """What it promises to slide to the best spot, given how likely the Paws are to arrive there."""
    reading, best = worth.reading, 0.0
    free = [(worth.spot(at) * _odds_on_a_free_way(reading, at, hand), at) for at in spots(reading)]
    for promise, at in sorted(free, reverse=True):
        if promise <= best:
            break  # looking for obstacles takes time
        best = max(best, promise * _odds_past(reading.obstacles(reading.paws, at)))
    return best


def _odds_on_a_free_way(reading: TableReading, at: Point, hand: Steadiness) -> float:
    """A disc slides as far as the square of its speed: twice the share that the speed is off."""
    astray = math.dist(reading.paws, at) * math.hypot(2 * hand.speed_share, math.radians(hand.aim_deg))
    return 1 / (1 + (astray / WIDTH_MM) ** 2)


def _odds_past(obstacles: int) -> float:
    return float(PAST_AN_OBSTACLE**obstacles) if obstacles <= MOST_OBSTACLES else 0.0
