"""Hands: nobody has a perfect one. What bots and programs aim at is not quite what they hit.

The match draws by how much a shot is off, after the answer, so that no player can allow for it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from meeple_city.border import Breathe, Drop, Flick, Request, Toss

FARTHEST = 3.0  # standard deviations; our choice
HALVINGS = 4  # of a deviation that would make a shot impossible, before it is left out; our choice


@dataclass(frozen=True)
class Steadiness:
    """How far the shots of a hand scatter: standard deviations."""

    aim_deg: float
    speed_share: float
    drop_mm: float
    turn_deg: float

    def steadier(self, share: float) -> Steadiness:
        """A hand that scatters by a share of what this one does."""
        return Steadiness(self.aim_deg * share, self.speed_share * share, self.drop_mm * share, self.turn_deg * share)


def by_hand(request: Request, hand: Steadiness, random: Random) -> Request:
    """A shot as it leaves a hand."""

    def off() -> float:
        return max(-FARTHEST, min(FARTHEST, random.gauss(0.0, 1.0)))

    if isinstance(request, Flick | Toss):
        return replace(
            request,
            direction_deg=request.direction_deg + off() * hand.aim_deg,
            speed_m_s=request.speed_m_s * (1 + off() * hand.speed_share),
        )
    if isinstance(request, Drop):
        return _dropped(request, hand, off)
    if isinstance(request, Breathe):
        x, y, z = request.aim_mm
        return replace(request, aim_mm=(x + off() * hand.drop_mm, y + off() * hand.drop_mm, z))
    return request


def attempts(request: Request, hand: Steadiness, seed: str) -> Iterator[Request]:
    """The shot as it leaves a hand, then with ever smaller deviations: for a shot that may not be off by so much."""
    for halved in range(HALVINGS):
        yield by_hand(request, hand.steadier(0.5**halved), Random(seed))
    yield request


def _dropped(request: Drop, hand: Steadiness, off: Callable[[], float]) -> Drop:
    dx, dy = off() * hand.drop_mm, off() * hand.drop_mm
    x, y = request.over_mm
    a, b, c = (angle + off() * hand.turn_deg for angle in request.turn_deg)
    carry = tuple((tick, (px + dx, py + dy, pz), attitude) for tick, (px, py, pz), attitude in request.carry)
    return replace(request, over_mm=(x + dx, y + dy), turn_deg=(a, b, math.fmod(c, 360.0)), carry=carry)
