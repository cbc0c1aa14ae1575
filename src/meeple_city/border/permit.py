"""What a player may do at the table now: the kind of request, the piece, and the limits."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from meeple_city.border.city import City
from meeple_city.border.geometry import rotate
from meeple_city.border.message import Message, message
from meeple_city.border.requests import (
    CARRY_HZ,
    Breathe,
    CarryPoint,
    Drop,
    Flick,
    Pair,
    Place,
    Quad,
    Request,
    Toss,
    Triple,
)

ROUNDING_MM = 0.01  # tolerance for rounding errors
ROUNDING_M_S = 1e-6
RELEASE_S = 0.05  # our choice: how long before letting go the hand must be slow
PAUSE_S = 0.6  # our choice: a breath is over after a pause this long, as in input/lungs.py
LIVE_TOLERANCE = 0.1  # our choice: a live breath is timed by frames, its curve by physics ticks


@dataclass(frozen=True)
class Permit:
    """Permission for one request. Fields that do not apply to its kind are empty."""

    kind: str
    piece: str = ""
    from_: str = ""  # the Body to toss or breathe from; `from` in JSON
    over: str = ""  # the zone to drop over
    near_mm: Pair | None = None  # or the point to drop near
    most_away_mm: float = 0.0  # greatest distance of a drop from that point
    within: tuple[str, ...] = ()  # the piece must be placed in one of these zones
    most_height_mm: float = 0.0  # greatest height of a drop, and of the hand on its way there
    most_release_m_s: float = 0.0  # greatest speed of the hand just before it lets go
    most_breath_s: float = 0.0  # how long the lungs last at full strength

    def refusal(self, request: Request, city: City) -> Message | None:
        """Return why a request is not permitted, or None if it is."""
        if request.kind != self.kind:
            return message("refusal.wrong_kind", due=self.kind, given=request.kind)
        if isinstance(request, Flick | Drop | Toss | Place) and request.piece != self.piece:
            return message("refusal.wrong_piece", due=self.piece, given=request.piece)
        if isinstance(request, Toss | Breathe) and request.from_ != self.from_:
            return message("refusal.wrong_body", due=self.from_, given=request.from_)
        if isinstance(request, Drop):
            return self._drop_refusal(request, city)
        if isinstance(request, Place):
            return self._place_refusal(request)
        if isinstance(request, Breathe):
            return self._breath_refusal(request)
        return None

    def _drop_refusal(self, request: Drop, city: City) -> Message | None:
        point, height = request.over_mm, request.height_mm
        if request.carry:
            _, (x, y, _), _ = request.carry[-1]
            point = (x, y)
            height = max(at[2] - _half_height(quaternion, city.body_mm) for _, at, quaternion in request.carry)
        if height > self.most_height_mm + ROUNDING_MM:
            return message("refusal.too_high", most=self.most_height_mm, given=height)
        if self.near_mm is not None and math.dist(point, self.near_mm) > self.most_away_mm + ROUNDING_MM:
            return message("refusal.not_near", most=self.most_away_mm)
        if self.over and not city.inside(self.over, point):
            return message("refusal.not_over", zone=self.over)
        if _release_m_s(request.carry) > self.most_release_m_s + ROUNDING_M_S:
            return message("refusal.thrown", most=self.most_release_m_s)
        return None

    def _breath_refusal(self, request: Breathe) -> Message | None:
        if _air_s(request.curve) > self.most_breath_s * (1 + LIVE_TOLERANCE):
            return message("refusal.out_of_breath", most=self.most_breath_s)
        if _pause_s(request.curve) > PAUSE_S * (1 + LIVE_TOLERANCE):
            return message("refusal.paused", most=PAUSE_S)
        return None

    def _place_refusal(self, request: Place) -> Message | None:
        if request.on != "board" or request.upside_down:
            return message("refusal.not_flat", piece=self.piece)
        if request.within not in self.within:
            return message("refusal.not_within", zones=self.within)
        return None


def _release_m_s(path: tuple[CarryPoint, ...]) -> float:
    """The greatest speed of the hand in the last moment of its path."""
    fastest = 0.0
    for (tick, at, _), (later, then, _) in pairwise(path):
        if later > path[-1][0] - RELEASE_S * CARRY_HZ:
            fastest = max(fastest, math.dist(at, then) / 1000 * CARRY_HZ / max(1, later - tick))
    return fastest


def _air_s(curve: tuple[Pair, ...]) -> float:
    """The air of a breath, in seconds at full strength: the area under its curve."""
    return sum((b[0] - a[0]) * (a[1] + b[1]) / 2 for a, b in pairwise(curve))


def _pause_s(curve: tuple[Pair, ...]) -> float:
    """The longest time without air between two puffs of a breath."""
    longest = paused = 0.0
    blown = False
    for (start, before), (end, after) in pairwise(curve):
        if before == after == 0:
            paused += end - start
        else:
            longest, paused, blown = max(longest, paused if blown else 0.0), 0.0, True
    return longest


def _half_height(quaternion: Quad, size: Triple) -> float:
    """How far a rotated box extends below its centre."""
    w, x, y, z = quaternion
    down = rotate((w, -x, -y, -z), (0.0, 0.0, 1.0))  # the z axis in the frame of the box
    return sum(abs(part) * side for part, side in zip(down, size, strict=True)) / 2
