"""What to draw, as plain data that needs no drawing library."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.geometry import UPRIGHT, Point, Position, Quaternion, Vector

BOARD_THICKNESS_M = 0.0022


@dataclass(frozen=True)
class Block:
    """A plain body without a model file: a box of one colour that stands on z = 0, centred on x and y.

    Its top may be narrower or wider in x than its base: `taper` is their ratio, so 0.3 gives a tooth.
    """

    size_m: Vector
    colour: str
    taper: float = 1.0


Model = str | Block


@dataclass(frozen=True)
class Drawn:
    """One piece: the name of its model, or a plain block, and the position and rotation of its frame.

    The model stands on z = 0 of its frame, centred on x and y, facing -y. The quaternion is w, x, y, z. Of a model with
    several looks, the number picks one.
    """

    model: Model
    position_m: Position
    quaternion: Quaternion = UPRIGHT
    number: int = 1


def piece_number(id_: str) -> int:
    """The number at the end of an id like `floor:3`; 1 if it has none."""
    number = id_.rpartition(":")[2]
    return int(number) if number.isascii() and number.isdigit() else 1


@dataclass(frozen=True)
class PaintedZone:
    """A flat polygon printed on the board, convex or not, its outline in either direction.

    Later zones are painted over earlier ones.
    """

    outline_mm: tuple[Point, ...]
    colour: str


@dataclass(frozen=True)
class Sign:
    """A name that is printed on the board: of which zone or building, and as the player's language has it."""

    of: str
    text: str


@dataclass(frozen=True)
class Stage:
    """Everything a picture shows: the pieces, the print on the board, and the table under it.

    The top of the board is z = 0; it lies on a table top that is one board's thickness lower. Without a board
    size no board is drawn, for tables on which the boards are themselves pieces.
    """

    pieces: tuple[Drawn, ...] = ()
    zones: tuple[PaintedZone, ...] = ()
    table_size_m: Point = (1.6, 1.1)
    table_centre_m: Point = (0.0, 0.0)
    board_size_m: Point | None = (0.56, 0.56)
    board_centre_m: Point = (0.0, 0.0)
    board_colour: str = "#b9b48f"
    signs: tuple[Sign, ...] = ()
