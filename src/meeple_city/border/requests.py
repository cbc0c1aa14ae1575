"""What may be asked of the table.

Lengths in millimetres, speeds in metres a second, angles in degrees counter-clockwise from +x, seen from above;
the origin is the middle of the board's top, z is up. The same names are used in Python, JSON and files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any, ClassVar

from meeple_city.config_reader import as_number, shown
from meeple_city.errors import BadRequest

Pair = tuple[float, float]
Triple = tuple[float, float, float]
Quad = tuple[float, float, float, float]
CarryPoint = tuple[int, Triple, Quad]


@dataclass(frozen=True)
class Flick:
    """A finger hits a piece: `offset_mm` is where, from its centre; off-centre spins it, low or high tips it.

    Of Paws, the Body of the same colour is lifted off first and kept in the hand, if it is on them.
    """

    kind: ClassVar[str] = "flick"
    piece: str
    direction_deg: float
    speed_m_s: float
    offset_mm: Triple = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Drop:
    """A Body is held over the table and let go, its lowest point `height_mm` above the board.

    `turn_deg` turns it about x, then y, then z. `carry` is the hand's path before the release: (tick, position of
    the piece's middle in millimetres, quaternion w x y z); with a path, the release is where the path ends.
    """

    kind: ClassVar[str] = "drop"
    piece: str
    over_mm: Pair = (0.0, 0.0)
    height_mm: float = 300.0
    turn_deg: Triple = (0.0, 0.0, 0.0)
    carry: tuple[CarryPoint, ...] = ()


@dataclass(frozen=True)
class Toss:
    """A piece is laid on top of a standing Body, tilted with it, and flicked off. JSON calls the Body `from`."""

    kind: ClassVar[str] = "toss"
    piece: str
    from_: str
    direction_deg: float
    speed_m_s: float
    elevation_deg: float = 0.0
    tilt_deg: float = 0.0


@dataclass(frozen=True)
class Breathe:
    """A breath from the top of a Body towards a point; `curve` is strength 0..1 over seconds."""

    kind: ClassVar[str] = "breathe"
    from_: str
    aim_mm: Triple
    curve: tuple[Pair, ...]


@dataclass(frozen=True)
class Place:
    """Set a piece down, upright, at the nearest free and supported spot.

    `on` is `board` or the piece it must stand on; `within` names a zone that must hold its centre; `room_for` is a
    piece that is to stand on it afterwards and must find room there as well. Refused, with the reason, when no spot
    within `search_mm` will do.
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
class Remove:
    """Take pieces off the table; what leaned on them moves."""

    kind: ClassVar[str] = "remove"
    pieces: tuple[str, ...]


@dataclass(frozen=True)
class StandUp:
    """Set a fallen piece upright again, as near as possible to where it lies."""

    kind: ClassVar[str] = "stand_up"
    piece: str
    search_mm: float = 80.0


@dataclass(frozen=True)
class Look:
    """Touch nothing; say how things stand."""

    kind: ClassVar[str] = "look"


Request = Flick | Drop | Toss | Breathe | Place | Remove | StandUp | Look
KINDS: Mapping[str, type[Request]] = {
    cls.kind: cls for cls in (Flick, Drop, Toss, Breathe, Place, Remove, StandUp, Look)
}


def request_to_json(request: Request) -> dict[str, Any]:
    """The request as a JSON object, `kind` first."""
    body = {name.rstrip("_"): value for name, value in asdict(request).items()}
    return {"kind": request.kind, **body}


def request_from_json(data: object) -> Request:
    """Read a request, or say in one line what is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadRequest(f"a request is a JSON object, not {shown(data)}")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadRequest(f"kind {shown(kind)} is unknown; allowed: {', '.join(KINDS)}")
    cls = KINDS[kind]
    known = {field.name.rstrip("_"): field for field in fields(cls)}
    for key in data:
        if key != "kind" and key not in known:
            raise BadRequest(f"{kind}: {shown(key)} is unknown; allowed: {', '.join(known)}")
    values = {}
    for key, field in known.items():
        if key in data:
            values[field.name] = _read(f"{kind}: {key}", str(field.type), data[key])
        elif field.default is MISSING:
            raise BadRequest(f"{kind}: {key} is missing")
    return cls(**values)


def _read(name: str, kind: str, value: object) -> Any:
    """A field's value, checked against its annotation."""
    if kind.endswith("| None"):
        return None if value is None else _read(name, kind.removesuffix(" | None"), value)
    if kind == "str":
        return _string(name, value)
    if kind == "bool":
        if not isinstance(value, bool):
            raise BadRequest(f"{name} must be true or false, not {shown(value)}")
        return value
    if kind == "float":
        return _number(name, value)
    if kind == "Pair":
        return _numbers(name, value, 2)
    if kind == "Triple":
        return _numbers(name, value, 3)
    rows = _list(name, value)
    if kind == "tuple[Pair, ...]":
        return tuple(_numbers(f"{name}[{i}]", row, 2) for i, row in enumerate(rows))
    if kind == "tuple[CarryPoint, ...]":
        return tuple(_carry_point(f"{name}[{i}]", row) for i, row in enumerate(rows))
    return tuple(_string(f"{name}[{i}]", row) for i, row in enumerate(rows))


def _carry_point(name: str, value: object) -> CarryPoint:
    row = _list(name, value)
    if len(row) != 3:
        raise BadRequest(f"{name} must be [tick, [x, y, z], [w, x, y, z]]")
    if isinstance(row[0], bool) or not isinstance(row[0], int) or row[0] < 0:
        raise BadRequest(f"{name}: the tick must be a whole number from 0, not {shown(row[0])}")
    return row[0], _numbers(name, row[1], 3), _numbers(name, row[2], 4)


def _string(name: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise BadRequest(f"{name} must be a name, not {shown(value)}")
    return value


def _number(name: str, value: object) -> float:
    number = as_number(value)
    if number is None:
        raise BadRequest(f"{name} must be a finite number, not {shown(value)}")
    return number


def _numbers(name: str, value: object, count: int) -> Any:
    row = _list(name, value)
    if len(row) != count:
        raise BadRequest(f"{name} must be {count} numbers, not {len(row)}")
    return tuple(_number(name, item) for item in row)


def _list(name: str, value: object) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise BadRequest(f"{name} must be a list, not {shown(value)}")
    return value
