"""Requests to the table.

Lengths are in millimetres, speeds in metres per second, and angles in degrees counter-clockwise from +x as seen from
above. The origin is the centre of the board's top surface, and z points up. Python, JSON and files use the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.config_reader import shown
from meeple_city.errors import BadRequest

Pair = tuple[float, float]
Triple = tuple[float, float, float]
Quad = tuple[float, float, float, float]
CarryPoint = tuple[int, Triple, Quad]
CARRY_HZ = 480  # ticks of a carry path per second; those of the table (step_hz in models/physics.toml)


@dataclass(frozen=True)
class Flick:
    """Flick a piece with a finger.

    `offset_mm` is the point of impact relative to the centre: off to the side spins the piece, low or high tips it. If
    the piece is Paws with their own Body on them, the Body is lifted off first and kept in the hand.
    """

    kind: ClassVar[str] = "flick"
    piece: str
    direction_deg: float
    speed_m_s: float
    offset_mm: Triple = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Drop:
    """Hold a Body over the table and let go, with its lowest point `height_mm` above the board.

    `turn_deg` rotates it about x, then y, then z. `carry` is the path of the hand before the release: (tick, position
    of the piece's centre in millimetres, quaternion w x y z). With a path, the piece is released where the path ends,
    as soon as it is slow itself.
    """

    kind: ClassVar[str] = "drop"
    piece: str
    over_mm: Pair = (0.0, 0.0)
    height_mm: float = 300.0
    turn_deg: Triple = (0.0, 0.0, 0.0)
    carry: tuple[CarryPoint, ...] = ()


@dataclass(frozen=True)
class Toss:
    """Lay a piece on top of a standing Body, tilt the Body, and flick the piece off. JSON calls the Body `from`."""

    kind: ClassVar[str] = "toss"
    piece: str
    from_: str
    direction_deg: float
    speed_m_s: float
    elevation_deg: float = 0.0
    tilt_deg: float = 0.0


@dataclass(frozen=True)
class Breathe:
    """Blow from the top of a Body towards a point; `curve` is a list of (seconds, strength from 0 to 1)."""

    kind: ClassVar[str] = "breathe"
    from_: str
    aim_mm: Triple
    curve: tuple[Pair, ...]


@dataclass(frozen=True)
class Place:
    """Set a piece down upright at the nearest free and supported spot.

    `on` is `board` or the piece to stand on. `within` is a zone that must contain the centre. `room_for` is a piece
    that will be placed on top afterwards and must fit there as well. Refused if no spot within `search_mm` fits.
    """

    kind: ClassVar[str] = "place"
    piece: str
    at_mm: Pair | None = None
    on: str = "board"
    within: str | None = None
    turn_deg: float = 0.0
    upside_down: bool = False
    search_mm: float = 80.0
    room_for: str | None = None


@dataclass(frozen=True)
class PutBack:
    """Put a Body back on its Paws so that it stands there once the table has settled.

    Every bearing is tried. If none will do, both are set down flat on the board elsewhere: at the nearest spot in the
    zones where the Paws are, or else at the nearest spot of all. `within` is a zone that must contain the centre of
    Paws that are moved. Refused if no spot within `search_mm` will do.
    """

    kind: ClassVar[str] = "put_back"
    piece: str
    on: str
    within: str | None = None
    search_mm: float = 400.0


@dataclass(frozen=True)
class Remove:
    """Take pieces off the table; whatever leaned on them moves."""

    kind: ClassVar[str] = "remove"
    pieces: tuple[str, ...]


@dataclass(frozen=True)
class StandUp:
    """Set a fallen piece upright as close as possible to where it lies."""

    kind: ClassVar[str] = "stand_up"
    piece: str
    search_mm: float = 80.0


@dataclass(frozen=True)
class LayDown:
    """Tip a standing Body over in a direction and let go, so that it ends up lying.

    Where there is no room to tip it that way, it is turned aside or lifted no more than necessary.
    """

    kind: ClassVar[str] = "lay_down"
    piece: str
    direction_deg: float


@dataclass(frozen=True)
class Look:
    """Observe the table without touching anything."""

    kind: ClassVar[str] = "look"


Request = Flick | Drop | Toss | Breathe | Place | PutBack | Remove | StandUp | LayDown | Look
KINDS: Mapping[str, type[Request]] = {
    cls.kind: cls for cls in (Flick, Drop, Toss, Breathe, Place, PutBack, Remove, StandUp, LayDown, Look)
}


def request_to_json(request: Request) -> dict[str, Any]:
    """The request as a JSON object, with `kind` first."""
    return {"kind": request.kind, **to_plain(request)}


def request_from_json(data: object) -> Request:
    """Decode a request; raises BadRequest with a one-line message for unknown keys and values of the wrong type.

    Whether its pieces exist and its numbers are possible is checked by the table.
    """
    if not isinstance(data, Mapping):
        raise BadRequest(f"a request is a JSON object, not {shown(data)}")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadRequest(f"kind {shown(kind)} is unknown; allowed: {', '.join(KINDS)}")
    body = {key: value for key, value in data.items() if key != "kind"}
    return from_plain(KINDS[kind], body, kind, BadRequest, defaults=True)
