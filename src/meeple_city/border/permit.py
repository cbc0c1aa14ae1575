"""What a player may do at the table now: the kind of request, the piece, and the limits."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border.city import City
from meeple_city.border.geometry import rotate
from meeple_city.border.message import Message, message
from meeple_city.border.requests import Breathe, Drop, Flick, Place, Quad, Request, Toss, Triple

ROUNDING_MM = 0.01  # tolerance for rounding errors


@dataclass(frozen=True)
class Permit:
    """Permission for one request. Fields that do not apply to its kind are empty."""

    kind: str
    piece: str = ""
    from_: str = ""  # the Body to toss or breathe from; `from` in JSON
    over: str = ""  # the zone to drop over
    within: tuple[str, ...] = ()  # the piece must be placed in one of these zones
    most_height_mm: float = 0.0  # greatest height of a drop

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
        return None

    def _drop_refusal(self, request: Drop, city: City) -> Message | None:
        point, height = request.over_mm, request.height_mm
        if request.carry:
            _, (x, y, z), quaternion = request.carry[-1]
            point, height = (x, y), z - _half_height(quaternion, city.body_mm)
        if height > self.most_height_mm + ROUNDING_MM:
            return message("refusal.too_high", most=self.most_height_mm, given=height)
        if not city.inside(self.over, point):
            return message("refusal.not_over", zone=self.over)
        return None

    def _place_refusal(self, request: Place) -> Message | None:
        if request.on != "board" or request.upside_down:
            return message("refusal.not_flat", piece=self.piece)
        if request.within not in self.within:
            return message("refusal.not_within", zones=self.within)
        return None


def _half_height(quaternion: Quad, size: Triple) -> float:
    """How far a rotated box extends below its centre."""
    w, x, y, z = quaternion
    down = rotate((w, -x, -y, -z), (0.0, 0.0, 1.0))  # the z axis in the frame of the box
    return sum(abs(part) * side for part, side in zip(down, size, strict=True)) / 2
