"""Practice: one gesture after another at a table that is set up again after each try, with what was measured."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from meeple_city.border import Breathe, City, Drop, Flick, Look, Message, Outcome, Permit, Request, Toss, message
from meeple_city.border.requests import PutBack
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Record
from meeple_city.core.view import PhysicalView, TableView
from meeple_city.display.geometry import Point
from meeple_city.display.stage import Block, Drawn
from meeple_city.errors import BadRequest
from meeple_city.files import data_folder, scene_file
from meeple_city.games.rampage.constants import constants
from meeple_city.match.match_thread import Marked, MatchThread, Measured, StepDone, Viewing, WatchedTable
from meeple_city.match.players import Asked
from meeple_city.setup.practice_book import PracticeBook
from meeple_city.setup.window_tables import ShownTable
from meeple_city.show.motion import Motion
from meeple_city.table.packing import unpack
from meeple_city.table.track import Pose, Track
from meeple_city.table.worker import RemoteTable
from meeple_city.ui.practised_gestures import GESTURES

SCENE, SEAT = "meeple-city", "red"
BODY, PAWS, VEHICLE = f"body:{SEAT}", f"paws:{SEAT}", f"vehicle:{SEAT}"
FLICK_MM, TOSS_MM = 190.0, 260.0  # how far away the targets are; our choice
PATH_MM = 34.0  # how wide a way to a target is kept free: a little more than Paws; our choice
BEGUN_S = 0.04  # speeds are measured over the first moments of a motion; our choice
LAUNCHED = 0.8  # of the greatest speed; our choice
MOVED_MM = 5.0  # a piece that is further away than that has moved; our choice
CROSS = Block((0.056, 0.007, 0.0012), "#ffd23c"), Block((0.007, 0.056, 0.0012), "#ffd23c")
KINDS = {"flick": "move", "drop": "demolish", "toss": "toss", "breathe": "breathe"}  # of the questions


@dataclass(frozen=True)
class Target:
    """What to aim at: a point of the board, and the building that stands there, if any."""

    at_mm: Point
    building: str = ""

    def drawn(self) -> dict[str, Drawn]:
        """A cross on the board; a building needs none."""
        x, y = self.at_mm
        return (
            {}
            if self.building
            else {f"target {n}": Drawn(bar, (x / 1000, y / 1000, 0.0)) for n, bar in enumerate(CROSS)}
        )


class Practice:
    """A table where one gesture is tried until people choose another, or leave."""

    over, recorded = False, 0

    def __init__(self, thread: MatchThread, shown: ShownTable, table: WatchedTable, book: PracticeBook) -> None:
        self._thread, self._shown, self._table, self._book = thread, shown, table, book
        self._gesture = GESTURES[0]
        self._city = shown.table.city()
        self._start = table.run(Look()).outcome
        self._still = shown.still()
        self._targets = {gesture: _target(gesture, self._city, self._start) for gesture in GESTURES}

    def result(self) -> None:
        """Nobody wins."""

    def step(self) -> None:
        """One try, from a fresh table to what was measured."""
        target, ask = self._targets[self._gesture], self._ask()
        self._thread.present(Marked(target.drawn()))
        self._tell(None, self._still)
        tried = self._try(ask)
        if isinstance(tried, str):
            self._gesture = tried
            return
        answer, track, outcome = tried
        if isinstance(answer, Flick):
            self._run(PutBack(BODY, PAWS), ask)
        figures = measure(answer, track, outcome, self._start, target)
        self._book.add(self._gesture, figures)
        told = (*figure_lines(self._gesture, figures), *spread_lines(self._book.tries(self._gesture)))
        chosen = self._thread.wait_for_answer(Measured(self._gesture, told))
        if isinstance(chosen, str) and chosen in GESTURES:
            self._gesture = chosen
        self._table.reset()

    def _try(self, ask: Ask) -> str | tuple[Request, Track, Outcome]:
        """What the person does, and what comes of it; what is refused or not possible is asked again."""
        refused: Message | None = None
        while True:
            answer = self._thread.wait_for_answer(Asked(ask, self._view(), refused=refused))
            refused = ask.refusal(answer, self._city)
            if refused is not None:
                continue
            if isinstance(answer, str):
                return answer
            try:
                return answer, *self._run(answer, ask)
            except BadRequest as cause:
                refused = message("refusal.not_possible", reason=str(cause))

    def _run(self, request: Request, ask: Ask) -> tuple[Track, Outcome]:
        result = self._table.run(request)
        packed = self._table.take_track()
        assert packed is not None
        self._tell(Record(0, ask, TableResult(request, result.outcome)), self._shown.motion(packed))
        return unpack(packed), result.outcome

    def _tell(self, record: Record | None, motion: Motion) -> None:
        self._thread.tell(StepDone((record,) if record else (), (), self._view(), motion, SEAT))

    def _view(self) -> PhysicalView:
        return PhysicalView("rampage", SEAT, self._city, TableView.of(self._start))

    def _ask(self) -> Ask:
        others = tuple(gesture for gesture in GESTURES if gesture != self._gesture)
        about = {"building": self._targets["drop"].building, "vehicle": VEHICLE}
        return Ask(SEAT, KINDS[self._gesture], others, self._permit(), about)

    def _permit(self) -> Permit:
        numbers, building = constants(), self._city.building_of[self._targets["drop"].building]
        return {
            "flick": Permit("flick", PAWS),
            "drop": Permit(
                "drop",
                BODY,
                over=building.sidewalk,
                most_height_mm=numbers.drop_height_mm,
                most_release_m_s=numbers.release_m_s,
            ),
            "toss": Permit("toss", VEHICLE, from_=BODY),
            "breathe": Permit("breathe", from_=BODY, most_breath_s=numbers.breath_s),
        }[self._gesture]


@contextmanager
def begin_practice(thread: MatchThread, open_table: Callable[[str], ShownTable], book: Path) -> Iterator[Practice]:
    """Practice at a table of its own; everything is closed afterwards."""
    with ExitStack() as stack:
        remote = RemoteTable(data_folder("models"), scene_file(SCENE), 0)
        stack.callback(remote.close)
        shown = open_table(SCENE).with_breath_preview(SCENE, stack)
        follow = shown.breath_preview.follow if shown.breath_preview else lambda track: None
        table = thread.watched(remote, Viewing(shown.motion, shown.stream), follow)
        thread.show_table(shown.laid({SEAT: "human"}, shown.table.initial_snapshot()))
        yield Practice(thread, shown, table, PracticeBook(book))


# ---- targets


def _target(gesture: str, city: City, start: Outcome) -> Target:
    x, y, _ = start.where_mm[PAWS]
    if gesture in ("drop", "breathe"):
        near = min(city.buildings, key=lambda one: math.dist(city.middle(one.sidewalk), (x, y)))
        return Target(city.middle(near.sidewalk), near.name)
    far = FLICK_MM if gesture == "flick" else TOSS_MM
    inwards = math.atan2(-y, -x)
    angles = sorted((math.radians(turn) for turn in range(-45, 46, 3)), key=abs)
    points = [(x + far * math.cos(inwards + turn), y + far * math.sin(inwards + turn)) for turn in angles]
    return Target(next((point for point in points if _free(city, (x, y), point)), points[0]))


def _free(city: City, start: Point, end: Point) -> bool:
    """Whether no Sidewalk lies in the way."""
    dx, dy = ((b - a) / math.dist(start, end) for a, b in zip(start, end, strict=True))
    way = [
        (start[0] + along * dx - side * dy, start[1] + along * dy + side * dx)
        for along in range(0, round(math.dist(start, end)) + 40, 10)
        for side in (-PATH_MM / 2, 0.0, PATH_MM / 2)
    ]
    return not any(city.inside(building.sidewalk, point) for building in city.buildings for point in way)


# ---- what is measured


def measure(request: Request, track: Track, outcome: Outcome, before: Outcome, target: Target) -> dict[str, float]:
    """The figures of a try, in metres a second, degrees, turns a second, millimetres and seconds."""
    if isinstance(request, Flick):
        return _pushed(track, PAWS, target) | {"away_mm": _away(outcome, PAWS, target)}
    if isinstance(request, Toss):
        steep = {"steep_deg": request.elevation_deg + request.tilt_deg}
        return _pushed(track, VEHICLE, target) | steep | {"away_mm": _away(outcome, VEHICLE, target)}
    if isinstance(request, Drop):
        return _dropped(request, target) | {"moved": _moved(before, outcome)}
    assert isinstance(request, Breathe)
    strengths = [strength for _, strength in request.curve]
    lasted = request.curve[-1][0] - request.curve[0][0] if request.curve else 0.0
    return {"strength": max(strengths, default=0.0), "lasted_s": lasted, "moved": _moved(before, outcome)}


def _pushed(track: Track, piece: str, target: Target) -> dict[str, float]:
    """Speed, direction beside the target and spin of a piece, from its first moments of motion."""
    poses = [(frame.tick / track.tick_hz, frame.poses[piece]) for frame in track.frames if piece in frame.poses]
    first = _launch(poses)
    if first is None:
        return {"speed_m_s": 0.0, "beside_deg": 0.0, "spin_hz": 0.0}
    (at_s, (start, turned)), (then_s, (end, turning)) = first
    took = then_s - at_s
    way = math.atan2(end[1] - start[1], end[0] - start[0])
    wanted = math.atan2(target.at_mm[1] / 1000 - start[1], target.at_mm[0] / 1000 - start[0])
    return {
        "speed_m_s": math.dist(start, end) / took,
        "beside_deg": math.degrees(_wrapped(way - wanted)),
        "spin_hz": _wrapped(_yaw(turning) - _yaw(turned)) / math.tau / took,
    }


Moment = tuple[float, Pose]  # a pose and its time in seconds


def _launch(poses: list[Moment]) -> tuple[Moment, Moment] | None:
    """When the piece first went about as fast as it ever went, as two poses some time apart; None if nothing moved."""
    pairs = [
        (one, next((other for other in poses[number + 1 :] if other[0] - one[0] >= BEGUN_S), None))
        for number, one in enumerate(poses)
    ]
    known = [(one, other) for one, other in pairs if other is not None]
    fastest = max((_level_speed(*pair) for pair in known), default=0.0)
    return next((pair for pair in known if _level_speed(*pair) >= LAUNCHED * fastest > 0.0), None)


def _level_speed(one: Moment, other: Moment) -> float:
    (at_s, (start, _)), (then_s, (end, _)) = one, other
    return math.dist(start[:2], end[:2]) / (then_s - at_s)


def _dropped(request: Drop, target: Target) -> dict[str, float]:
    if not request.carry:
        return {"height_mm": request.height_mm, "away_mm": math.dist(request.over_mm, target.at_mm), "lean_deg": 0.0}
    _, (x, y, z), (_, qx, qy, _) = request.carry[-1]
    lean = math.degrees(math.acos(max(-1.0, min(1.0, 1 - 2 * (qx * qx + qy * qy)))))
    return {"height_mm": z, "away_mm": math.dist((x, y), target.at_mm), "lean_deg": lean}


def _away(outcome: Outcome, piece: str, target: Target) -> float:
    x, y, _ = outcome.where_mm.get(piece, (math.inf, math.inf, 0.0))
    return min(9999.0, math.dist((x, y), target.at_mm))


def _moved(before: Outcome, after: Outcome) -> float:
    """How many pieces are elsewhere, besides one's own."""
    return sum(
        piece not in after.where_mm or math.dist(place, after.where_mm[piece]) > MOVED_MM
        for piece, place in before.where_mm.items()
        if piece not in (BODY, PAWS)
    )


def _yaw(quaternion: tuple[float, float, float, float]) -> float:
    w, x, y, z = quaternion
    return math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))


def _wrapped(angle: float) -> float:
    return (angle + math.pi) % math.tau - math.pi


def figure_lines(gesture: str, figures: Mapping[str, float]) -> tuple[Message, ...]:
    """The figures as people read them."""
    return tuple(_figure_line(name, _rounded(name, value)) for name, value in figures.items())


def _figure_line(name: str, value: float) -> Message:
    if name == "beside_deg":
        return message(
            f"screen.practice.{'left' if value > 0 else 'right' if value < 0 else 'straight'}", value=abs(value)
        )
    return message(f"screen.practice.{name}", value=value)


def spread_lines(tries: list[dict[str, float]]) -> tuple[Message, ...]:
    """How much the last tries differ."""
    beside = [one["beside_deg"] for one in tries if "beside_deg" in one]
    if len(beside) < 3:
        return ()
    return (message("screen.practice.spread", tries=len(beside), value=round(statistics.stdev(beside), 1)),)


def _rounded(name: str, value: float) -> float:
    return (
        round(
            value, 2 if name in ("speed_m_s", "strength") else 1 if name in ("beside_deg", "spin_hz", "lasted_s") else 0
        )
        + 0.0
    )
