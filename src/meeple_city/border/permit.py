"""What a player may do at the table right now: which kind of request, with which piece, within which limits."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border.city import City
from meeple_city.border.geometry import rotate
from meeple_city.border.requests import Breathe, Drop, Flick, Place, Quad, Request, Toss, Triple

HAIR_MM = 0.01  # rounding is no offence


@dataclass(frozen=True)
class Permit:
    """A licence for one request. Fields that a kind has no use for are empty."""

    kind: str
    piece: str = ""
    from_: str = ""  # the Body to toss or breathe from
    over: str = ""  # a drop is held over this zone
    within: tuple[str, ...] = ()  # a piece is placed within one of these
    most_height_mm: float = 0.0  # of a drop

    def refusal(self, request: Request, city: City) -> str | None:
        """Why a request is not what was permitted; None when it is."""
        if request.kind != self.kind:
            return f"a {self.kind} is due, not a {request.kind}"
        if isinstance(request, Flick | Drop | Toss | Place) and request.piece != self.piece:
            return f"it is {self.piece} that may be used, not {request.piece}"
        if isinstance(request, Toss | Breathe) and request.from_ != self.from_:
            return f"it comes from {self.from_}, not from {request.from_}"
        if isinstance(request, Drop):
            return self._drop_refusal(request, city)
        if isinstance(request, Place):
            return self._place_refusal(request)
        return None

    def _drop_refusal(self, request: Drop, city: City) -> str | None:
        point, height = request.over_mm, request.height_mm
        if request.carry:
            _, (x, y, z), quaternion = request.carry[-1]
            point, height = (x, y), z - _half_height(quaternion, city.body_mm)
        if height > self.most_height_mm + HAIR_MM:
            return f"a seated arm reaches {self.most_height_mm:g} mm, not {height:g}"
        if not city.inside(self.over, point):
            return f"the Body must be held over {self.over}"
        return None

    def _place_refusal(self, request: Place) -> str | None:
        if request.on != "board" or request.upside_down:
            return f"{self.piece} is set flat on the board"
        if request.within not in self.within:
            return f"within must be one of {', '.join(self.within)}"
        return None


def _half_height(quaternion: Quad, size: Triple) -> float:
    """How far a turned box reaches below its middle."""
    w, x, y, z = quaternion
    down = rotate((w, -x, -y, -z), (0.0, 0.0, 1.0))  # the upright as the turned box sees it
    return sum(abs(part) * side for part, side in zip(down, size, strict=True)) / 2
