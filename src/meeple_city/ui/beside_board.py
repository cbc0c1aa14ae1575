"""Where things stand beside the board: player screens with teeth, the Runaway board, gobbled Floors, eaten Meeples.

Pure layout: plain data in, pieces by id out. Everything stands on the table top, outside the boards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from meeple_city.border.geometry import multiply
from meeple_city.display.geometry import UPRIGHT, Point, Position, Quaternion, Vector
from meeple_city.display.stage import BOARD_THICKNESS_M, Block, Drawn
from meeple_city.games.rampage.constants import constants
from meeple_city.input.gestures import axis_turn
from meeple_city.ui.seats import Seat

TOP_M = -BOARD_THICKNESS_M
UP: Vector = (0.0, 0.0, 1.0)
UPSIDE_DOWN: Quaternion = (0.0, 0.0, 1.0, 0.0)

FOOT_M, ROOF_M = 0.012, 0.046  # of the Mouth printed on a screen

SPACE_M = 0.0225
PRINTED, PRINTED_LINES = (("A", 5), ("A", 10), ("B", 4), ("B", 8)), 6  # drawings of the Runaway board
RUNAWAY_THICK_M = 0.0022
RUNAWAY_COLOUR, SPACE_COLOUR, STRIKE_COLOUR = "#5b4a3f", "#d8c9a8", "#a8342c"
# The zones of side B; pensioners, in gray, have none (R8.8).
ZONE_COLOURS = {"black": "#55555c", "blue": "#8fb2e0", "green": "#93c999", "red": "#de938f", "yellow": "#f3dc8c"}

FLOOR_THICK_M = 0.0022
PILE_ASIDE_M = 0.195
STOMACH_ROW = 6


@dataclass(frozen=True)
class RunawayBoard:
    """The Runaway board: its side, the colours of its Meeples in order of arrival, and the spaces in a line or zone."""

    side: str
    meeples: Sequence[str]
    spaces: int


@dataclass(frozen=True)
class PlayerArea:
    """What lies at one seat: tooth tokens in the Mouth, models of gobbled Floors, and models of eaten Meeples.

    The Stomach is None for viewers who must not see it.
    """

    teeth: int
    floors: Sequence[str] = ()
    stomach: Sequence[str] | None = None


def lay_beside_board(
    seats: Mapping[str, Seat],
    areas: Mapping[str, PlayerArea],
    runaway: RunawayBoard | None = None,
    table_m: Point = (1.2, 1.0),
) -> dict[str, Drawn]:
    """Everything beside the board, by id, on a table top of a given size."""
    pieces: dict[str, Drawn] = {}
    for colour, area in areas.items():
        pieces |= player_screen(seats[colour], area.teeth)
        pieces |= floor_pile(seats[colour], area.floors, table_m)
        pieces |= stomach(seats[colour], area.stomach or ())
    if runaway is not None:
        pieces |= runaway_board(runaway, runaway_place(seats, table_m, runaway))
    return pieces


def player_screen(seat: Seat, teeth: int) -> dict[str, Drawn]:
    """A folded screen with a Mouth that is seen from both sides, and the teeth in it."""
    frame = _Frame(seat)
    return {f"screen:{seat.colour}": frame.put(f"screen-{seat.colour}", 0.0, 0.0)} | _teeth(frame, seat.colour, teeth)


def _teeth(frame: _Frame, colour: str, teeth: int) -> dict[str, Drawn]:
    """The tokens in the Mouth, between the two printed teeth: the middle two hang from above."""
    tokens, pieces = constants().teeth_loose, {}
    for number in range(min(teeth, tokens)):
        across = (number - (tokens - 1) / 2) * 0.018
        above = number in (1, 2)
        placed = (
            frame.put("tooth", across, 0.0, ROOF_M, UPSIDE_DOWN) if above else frame.put("tooth", across, 0.0, FOOT_M)
        )
        pieces[f"tooth:{colour}:{number + 1}"] = placed
    return pieces


def floor_pile(seat: Seat, floors: Sequence[str], table_m: Point = (1.2, 1.0)) -> dict[str, Drawn]:
    """Gobbled Floors piled beside the screen, the widest at the bottom, none quite straight."""
    frame = _Frame(seat)
    order = ("floor-large", "floor-rectangle", "floor-small")
    piled = sorted(floors, key=lambda model: order.index(model) if model in order else len(order))
    across = max((-PILE_ASIDE_M, PILE_ASIDE_M), key=lambda side: _room(frame.put("", side, 0.0).position_m, table_m))
    return {
        f"pile:{seat.colour}:{level + 1}": replace(
            frame.put(model, across, 0.0, level * FLOOR_THICK_M),
            quaternion=axis_turn(UP, math.radians((level * 37) % 15 - 7)),
        )
        for level, model in enumerate(piled)
    }


def _room(place: Position, table_m: Point) -> float:
    """How far a place is from the nearest edge of the table."""
    return min(table_m[0] / 2 - abs(place[0]), table_m[1] / 2 - abs(place[1]))


def stomach(seat: Seat, meeples: Sequence[str]) -> dict[str, Drawn]:
    """Eaten Meeples in rows behind the screen, facing their eater."""
    frame = _Frame(seat)
    return {
        f"stomach:{seat.colour}:{number + 1}": frame.put(
            model, (number % STOMACH_ROW - (STOMACH_ROW - 1) / 2) * 0.021, 0.018 + number // STOMACH_ROW * 0.015
        )
        for number, model in enumerate(meeples)
    }


SET_STEP_M, SET_ROW_M, LOOSE_ROW = 0.026, 0.026, 9


def laid_out_stomach(seat: Seat, sets: Sequence[Sequence[str]], loose: Sequence[str], teeth: int) -> dict[str, Drawn]:
    """An opened Stomach, where the screen stood: a row for each set, the Meeples left over, the broken teeth."""
    frame, pieces = _Frame(seat), {}
    for row, models in enumerate(sets):
        for column, model in enumerate(models):
            across = (column - (len(models) - 1) / 2) * SET_STEP_M
            pieces[f"set:{seat.colour}:{row}:{column}"] = frame.put(model, across, -0.02 + row * SET_ROW_M)
    below = -0.02 + len(sets) * SET_ROW_M + (0.008 if sets else 0.0)
    for number, model in enumerate(loose):
        across = (number % LOOSE_ROW - (min(len(loose), LOOSE_ROW) - 1) / 2) * 0.021
        pieces[f"loose:{seat.colour}:{number}"] = frame.put(model, across, below + number // LOOSE_ROW * 0.019)
    for number in range(teeth):
        pieces[f"broken:{seat.colour}:{number}"] = frame.put("tooth", 0.115, -0.02 + number * 0.02)
    return pieces


def runaway_size(runaway: RunawayBoard) -> Point:
    """Width and depth of the Runaway board."""
    columns, rows = _grid(runaway)
    return columns * SPACE_M + 0.072, rows * SPACE_M + 0.014


def runaway_board(runaway: RunawayBoard, at_m: Point) -> dict[str, Drawn]:
    """The board with its middle at a point, its spaces, and the Meeples on them."""
    x, y = at_m
    width, depth = runaway_size(runaway)

    def put(model: str | Block, px: float, py: float, up: float) -> Drawn:
        return Drawn(model, (x + px, y + py, TOP_M + up))

    pieces = {"runaway": put(Block((width, depth, RUNAWAY_THICK_M), RUNAWAY_COLOUR), 0.0, 0.0, 0.0)}
    if _is_printed(runaway):
        pieces = {"runaway": put(f"runaway-{runaway.side.lower()}-{runaway.spaces}", 0.0, 0.0, 0.0)}
    else:
        for number, (px, py, colour) in enumerate(_spaces(runaway)):
            size = (SPACE_M * 0.86, SPACE_M * 0.86, 0.0002)
            pieces[f"runaway:space:{number + 1}"] = put(Block(size, colour), px, py, RUNAWAY_THICK_M)
    for number, (colour, (px, py)) in enumerate(_standing(runaway)):
        pieces[f"runaway:meeple:{number + 1}"] = put(f"meeple-{colour}", px, py, RUNAWAY_THICK_M + 0.0002)
    return pieces


def _is_printed(runaway: RunawayBoard) -> bool:
    """Whether there is a drawing with as many spaces; other boards are laid out in plain blocks."""
    return (runaway.side, runaway.spaces) in PRINTED and constants().lines == PRINTED_LINES


def runaway_place(seats: Mapping[str, Seat], table_m: Point, runaway: RunawayBoard) -> Point:
    """Where the Runaway board lies: at the west edge of the table, between the seats, to be read from the south."""
    width, _ = runaway_size(runaway)
    west = min(seat.edge_m[0] for seat in seats.values()) if seats else -0.28
    room = table_m[0] / 2 + west
    return west - min(room - width / 2 - 0.02, max(0.04 + width / 2, room / 2)), 0.0


def runaway_row(runaway: RunawayBoard, up_m: float) -> int:
    """The line or zone of the Runaway board so far above its middle, counted from its upper edge."""
    _, rows = _grid(runaway)
    row = min(max(round((rows - 1) / 2 - up_m / SPACE_M), 0), rows - 1)
    return row if runaway.side == "A" else row // 2


def runaway_area(runaway: RunawayBoard, row: int) -> tuple[Point, ...]:
    """The corners of a line or zone, seen from the middle of the Runaway board."""
    columns, _ = _grid(runaway)
    first, last = (row, row) if runaway.side == "A" else (2 * row, 2 * row + 1)
    left, top = _space(runaway, 0, first)
    right, low = _space(runaway, columns - 1, last)
    half = SPACE_M / 2
    x0, x1, y0, y1 = left - half, right + half, low - half, top + half
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def _grid(runaway: RunawayBoard) -> tuple[int, int]:
    """Columns and rows: side A has one line below the other, side B a zone for each colour."""
    if runaway.side == "A":
        return runaway.spaces, constants().lines
    return max(2, math.ceil(runaway.spaces / 2)), 2 * len(ZONE_COLOURS)


def _spaces(runaway: RunawayBoard) -> list[tuple[float, float, str]]:
    if runaway.side == "A":
        last = runaway.spaces - 1
        return [
            (*_space(runaway, column, row), STRIKE_COLOUR if column == last else SPACE_COLOUR)
            for row in range(constants().lines)
            for column in range(runaway.spaces)
        ]
    return [
        (*_zone_space(runaway, zone, number), colour)
        for zone, colour in enumerate(ZONE_COLOURS.values())
        for number in range(runaway.spaces)
    ]


def _standing(runaway: RunawayBoard) -> list[tuple[str, Point]]:
    """Which Meeple stands where; those that find no space are left out."""
    if runaway.side == "A":
        most = constants().lines * runaway.spaces
        return [
            (colour, _space(runaway, number % runaway.spaces, number // runaway.spaces))
            for number, colour in enumerate(runaway.meeples[:most])
        ]
    found = []
    zones = list(ZONE_COLOURS)
    taken = dict.fromkeys(zones, 0)
    for colour in runaway.meeples:
        if taken.get(colour, runaway.spaces) < runaway.spaces:
            found.append((colour, _zone_space(runaway, zones.index(colour), taken[colour])))
            taken[colour] += 1
    return found


def _space(runaway: RunawayBoard, column: int, row: int) -> Point:
    columns, rows = _grid(runaway)
    return (column - (columns - 1) / 2) * SPACE_M, ((rows - 1) / 2 - row) * SPACE_M


def _zone_space(runaway: RunawayBoard, zone: int, number: int) -> Point:
    columns, _ = _grid(runaway)
    x, y = _space(runaway, number % columns, 2 * zone + number // columns)
    # The zones are a little apart.
    return x, y + (0.0015 if number // columns else -0.0015) * 0.5


class _Frame:
    """A place behind a seat's screen: across to the owner's right, back towards the owner, up from the table."""

    def __init__(self, seat: Seat) -> None:
        self._at, self._out = seat.screen_m, seat.out
        # A model faces along its own -y: here, towards the owner.
        self._turn = axis_turn(UP, math.atan2(seat.out[1], seat.out[0]) + math.pi / 2)

    def put(self, model: str | Block, across: float, back: float, up: float = 0.0, turn: Quaternion = UPRIGHT) -> Drawn:
        """A piece there, turned in the frame of the seat."""
        right = (-self._out[1], self._out[0])
        x = self._at[0] + right[0] * across + self._out[0] * back
        y = self._at[1] + right[1] * across + self._out[1] * back
        return Drawn(model, (x, y, TOP_M + up), multiply(self._turn, turn))
