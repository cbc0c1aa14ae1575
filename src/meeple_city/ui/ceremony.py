"""The end of a match as a ceremony: every Stomach is opened, its points are counted up, and the winner is celebrated.

Pure: a result and what may be seen at the end give scenes on a clock. Any moment can be asked for.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from meeple_city.border import Message
from meeple_city.core.game import Result, Score
from meeple_city.core.view import View
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position
from meeple_city.display.stage import Drawn
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.state import COLOURS
from meeple_city.games.rampage.view import RampageView
from meeple_city.show.programme import HOP
from meeple_city.show.shot_plan import eased, flown, turned
from meeple_city.ui.beside_board import laid_out_stomach
from meeple_city.ui.cameras import body_middle
from meeple_city.ui.player_areas import drawn_beside_board
from meeple_city.ui.seats import Seat

# How long each scene lasts, in seconds; our choice.
OPEN_S, PART_S, EMPTY_PART_S, WINNER_S, TABLE_S = 1.6, 1.5, 0.5, 3.6, 4.0
COUNT_S = 0.8  # of a part: the points run up
MOVE_S = 0.8  # pieces and camera on their way
# The camera of a seat stands behind its owner and looks down on what is laid out; our choice.
SEAT_OUT_M, SEAT_UP_M, SEAT_FOV = 0.25, 0.20, 40.0
WINNER_FAR_M, WINNER_UP_M, WINNER_FOV, WINNER_TURN = 0.34, 0.16, 38.0, math.radians(50.0)
SWAY, SWAY_S = math.radians(8.0), 11.0  # of a view of cards
VERDICTS = ("culprit", "tie_won", "tie_lost", "tie_shared")  # reasons that decide without points

OPEN, PART, WINNER, TABLE = "open", "part", "winner", "table"


@dataclass(frozen=True)
class CeremonyScene:
    """A stretch of the ceremony: whose it is, what is counted, and why."""

    kind: str
    start_s: float
    length_s: float
    seat: str = ""
    part: str = ""
    points: int = 0  # of this part
    before: int = 0  # of the seat, before this part
    why: tuple[Message, ...] = ()

    def counted(self, into_s: float) -> int:
        """The points of the seat at a moment of the scene."""
        return self.before + round(self.points * eased(into_s / COUNT_S))


@dataclass(frozen=True)
class CeremonyTable:
    """The table at the end; card games have none."""

    seats: Mapping[str, Seat] = field(default_factory=dict)
    layout: TableLayout | None = None
    bodies: Mapping[str, Pose] = field(default_factory=dict)  # where each seat's Body stands
    views: Mapping[str, View] = field(default_factory=dict)  # what each seat sees, when nothing is secret any more
    portraits: Mapping[str, Camera] = field(default_factory=dict)  # of a card game: everything that a seat has
    faces: Mapping[str, Camera] = field(default_factory=dict)  # ... and its Monster or character alone


class Ceremony:
    """A ceremony for any number of seats."""

    def __init__(self, result: Result, view: View, overview: Camera, stage: CeremonyTable | None = None) -> None:
        self.result, self.view, self.stage = result, view, stage or CeremonyTable()
        self._overview = overview
        self.scenes = tuple(_scenes(result))
        self._drawn: dict[tuple[str, ...], dict[str, Drawn]] = {}

    @property
    def length_s(self) -> float:
        """How long it lasts."""
        return self.scenes[-1].start_s + self.scenes[-1].length_s

    @property
    def winner_s(self) -> float:
        """When it is shown who has won; the final table, if nobody has."""
        return next((scene.start_s for scene in self.scenes if scene.kind in (WINNER, TABLE)), 0.0)

    @property
    def table_s(self) -> float:
        """When the final table is shown."""
        return self.scenes[-1].start_s

    def at(self, at_s: float) -> tuple[CeremonyScene, float]:
        """The scene at a moment, and how far into it that is."""
        number = max(0, bisect_right(self.scenes, at_s, key=lambda scene: scene.start_s) - 1)
        scene = self.scenes[number]
        return scene, min(max(at_s - scene.start_s, 0.0), scene.length_s)

    def next_seat_s(self, at_s: float) -> float:
        """When the next seat is opened, or the winner shown, or the table."""
        starts = (scene.start_s for scene in self.scenes if scene.kind != PART)
        return min((start for start in starts if start > at_s + 1e-6), default=self.length_s)

    def points(self, at_s: float) -> dict[str, int]:
        """The points of every seat that has been opened."""
        found: dict[str, int] = {}
        for scene in self.scenes:
            if scene.start_s <= at_s and scene.seat and scene.kind in (OPEN, PART):
                found[scene.seat] = scene.counted(at_s - scene.start_s)
        return found

    def told(self, at_s: float) -> list[CeremonyScene]:
        """The parts of the seat that is being counted, up to now."""
        now, _ = self.at(at_s)
        parts = (scene for scene in self.scenes if scene.kind == PART and scene.seat == now.seat)
        return [scene for scene in parts if scene.start_s <= at_s]

    # ---- the table

    def drawn(self, at_s: float) -> dict[str, Drawn] | None:
        """What stands beside the board at a moment; None where there is no table."""
        if not isinstance(self.view, RampageView) or self.stage.layout is None:
            return None
        opened = [scene for scene in self.scenes if scene.kind == OPEN and scene.start_s <= at_s]
        if not opened:
            return self._opened(())
        seats = tuple(scene.seat for scene in opened)
        share = eased((at_s - opened[-1].start_s) / MOVE_S)
        after = self._opened(seats)
        return after if share >= 1.0 else _moved(self._opened(seats[:-1]), after, share)

    def _opened(self, seats: tuple[str, ...]) -> dict[str, Drawn]:
        """Everything beside the board with these Stomachs laid out."""
        if seats not in self._drawn:
            assert isinstance(self.view, RampageView)
            assert self.stage.layout is not None
            drawn = drawn_beside_board(self.view, self.stage.seats, self.stage.layout)
            for seat in self.view.monsters:
                hidden = [id_ for id_ in drawn if id_.startswith(f"stomach:{seat}:")]
                drawn = {id_: piece for id_, piece in drawn.items() if id_ not in hidden}
            for seat in seats:
                drawn = {id_: piece for id_, piece in drawn.items() if not _is_screen(id_, seat)} | self._laid(seat)
            self._drawn[seats] = drawn
        return self._drawn[seats]

    def _laid(self, seat: str) -> dict[str, Drawn]:
        """A Stomach's Meeples in sets, those left over, and the teeth that were broken."""
        assert isinstance(self.view, RampageView)
        own = self.stage.views.get(seat, self.view)
        assert isinstance(own, RampageView)
        stomach = own.monsters[seat].stomach
        if stomach is None or seat not in self.stage.seats:
            return {}
        by_colour: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        for meeple in stomach.meeples:
            by_colour[self.view.city.meeples[meeple]].append(meeple)
        sets = min(len(row) for row in by_colour.values())
        rows = [[f"meeple-{colour}" for colour in COLOURS] for _ in range(sets)]
        loose = [f"meeple-{colour}" for colour, row in by_colour.items() for _ in row[sets:]]
        return laid_out_stomach(self.stage.seats[seat], rows, loose, stomach.teeth)

    # ---- cameras

    def camera(self, at_s: float) -> Camera:
        """From where it is seen: seat by seat, then around the winner, then the whole table."""
        scene, into_s = self.at(at_s)
        goal = self._camera_of(scene, into_s)
        number = self.scenes.index(scene)
        if scene.kind == PART or number == 0 or into_s >= MOVE_S:
            return goal
        before = self.scenes[number - 1]
        start = self._camera_of(before, before.length_s)
        return flown(start, goal, eased(into_s / MOVE_S), HOP)

    def _camera_of(self, scene: CeremonyScene, into_s: float) -> Camera:
        if scene.kind == WINNER and scene.seat in self.stage.bodies:
            return _around(body_middle(self.stage.bodies[scene.seat]), into_s / WINNER_S, self._overview)
        if scene.kind in (OPEN, PART) and scene.seat in self.stage.seats:
            return _behind(self.stage.seats[scene.seat])
        if (near := self.stage.faces if scene.kind == WINNER else self.stage.portraits) and scene.seat in near:
            return turned(near[scene.seat], SWAY * math.sin(math.tau * (scene.start_s + into_s) / SWAY_S))
        return turned(self._overview, math.radians(3.0) * into_s)


def _scenes(result: Result) -> Iterator[CeremonyScene]:
    """Seat by seat, the fewest points first; then the winners, then the final table."""
    at_s = 0.0
    for score in sorted(result.scores, key=lambda row: row.total):
        for scene in _seat_scenes(score, at_s):
            yield scene
            at_s = scene.start_s + scene.length_s
    for seat in result.winners:
        yield CeremonyScene(WINNER, at_s, WINNER_S / len(result.winners), seat)
        at_s += WINNER_S / len(result.winners)
    yield CeremonyScene(TABLE, at_s, TABLE_S)


def _seat_scenes(score: Score, at_s: float) -> Iterator[CeremonyScene]:
    yield CeremonyScene(OPEN, at_s, OPEN_S, score.seat)
    at_s, before, reasons = at_s + OPEN_S, 0, reasons_by_part(score)
    for part, points in score.parts.items():
        length = PART_S if points else EMPTY_PART_S
        yield CeremonyScene(PART, at_s, length, score.seat, part, points, before, reasons.get(part, ()))
        at_s, before = at_s + length, before + points


def reasons_by_part(score: Score) -> dict[str, tuple[Message, ...]]:
    """The reasons of a score, each with the part it explains; what decides without points has none."""
    found: dict[str, list[Message]] = {}
    parts = list(score.parts)
    now = parts[0] if parts else ""
    for why in score.why:
        name = why.key.rpartition(".")[2]
        if name in VERDICTS:
            continue
        now = _part_of(name, now, parts)
        found.setdefault(now, []).append(why)
    return {part: tuple(reasons) for part, reasons in found.items()}


def _part_of(name: str, now: str, parts: list[str]) -> str:
    """The part that a reason belongs to: named like it, or else one whose reasons are the cards' own."""
    plural = {"city": "cities", "group": "groups", "round_won": "rounds", "diet": "penalties"}.get(name, name)
    if plural in parts:
        return plural
    return "character" if "character" in parts else now


def verdicts(result: Result) -> list[tuple[str, Message]]:
    """What decided without points, with the seat it is about: ties, and whoever let too many run away."""
    found = [(row.seat, why) for row in result.scores for why in row.why if why.key.rpartition(".")[2] in VERDICTS]
    return found + [(team.seats[0], why) for team in result.teams for why in team.why]


def _is_screen(id_: str, seat: str) -> bool:
    return id_ == f"screen:{seat}" or id_.startswith(f"tooth:{seat}:")


def _moved(before: Mapping[str, Drawn], after: Mapping[str, Drawn], share: float) -> dict[str, Drawn]:
    """What is new rises from below the table's edge into its place, one after the other."""
    new = [id_ for id_ in after if id_ not in before]
    found = dict(after)
    for number, id_ in enumerate(new):
        own = min(1.0, max(0.0, share * 2 - number / max(1, len(new))))
        if own <= 0.0:
            del found[id_]
            continue
        piece = after[id_]
        x, y, z = piece.position_m
        found[id_] = Drawn(piece.model, (x, y, z + 0.05 * math.sin(math.pi * own)), piece.quaternion, piece.number)
    return found


def _behind(seat: Seat) -> Camera:
    """Behind a seat, looking down on what lies there, the city beyond."""
    x, y = seat.screen_m
    eye = (x + seat.out[0] * SEAT_OUT_M, y + seat.out[1] * SEAT_OUT_M, SEAT_UP_M)
    return Camera(eye, (x - seat.out[0] * 0.01, y - seat.out[1] * 0.01, 0.01), SEAT_FOV)


def _around(middle: Position, share: float, overview: Camera) -> Camera:
    """Around a Monster, from the side that the table is usually seen from."""
    x, y, z = middle
    facing = math.atan2(overview.eye_m[1] - y, overview.eye_m[0] - x)
    angle = facing + (share - 0.5) * WINNER_TURN
    eye = (x + WINNER_FAR_M * math.cos(angle), y + WINNER_FAR_M * math.sin(angle), z + WINNER_UP_M)
    return Camera(eye, middle, WINNER_FOV)
