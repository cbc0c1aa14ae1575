"""Small games and a small table, for testing matches."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from meeple_city.border import (
    City,
    Look,
    Outcome,
    Permit,
    Request,
    Spot,
    message,
    request_from_json,
    request_to_json,
)
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.events import Event
from meeple_city.core.game import Game, Result, Score
from meeple_city.core.view import PhysicalView, TableView, View
from meeple_city.errors import BadRequest
from meeple_city.match.table_port import SceneInfo

SQUARE = ((-100.0, -100.0), (100.0, -100.0), (100.0, 100.0), (-100.0, 100.0))
CITY = City(
    scene="toy",
    neighborhoods=("Park",),
    adjacent=(),
    buildings=(),
    starts=(Spot("Park", (0.0, 0.0), 0.0),),
    vehicle_spaces={},
    monsters=("red", "blue", "green", "yellow"),
    meeples={"meeple:1": "red"},
    floors=(),
    body_mm=(30.0, 30.0, 80.0),
    outlines_mm={"Park": SQUARE},
)
SCENE = SceneInfo("toy", "0" * 64, CITY)


@dataclass(frozen=True)
class Heap:
    """A heap of sticks, and the sticks of each seat."""

    seats: tuple[str, ...]
    left: int
    turn: int
    sticks: Mapping[str, int]
    secret: Mapping[str, int]


@dataclass(frozen=True)
class Taken(Event):
    seat: str
    count: int


@dataclass(frozen=True)
class Grown(Event):
    count: int


@dataclass(frozen=True)
class SticksView(View):
    left: int
    sticks: Mapping[str, int]
    secret: int | None


def table_view(where_mm: Mapping[str, tuple[float, float, float]]) -> TableView:
    """A table of which only the positions of pieces are known."""
    return TableView({}, {}, where_mm, (), (), (), ())


class Sticks(Game[Heap]):
    """Players take one to three sticks; sometimes the heap grows; whoever takes the last one wins."""

    name = "sticks"
    version = 1
    seat_counts = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {"sticks": ("20", "5", "60")}

    def seats(self, count, city):
        return CITY.monsters[:count]

    def opening(self, seats, options, seed, city):
        secret = {seat: Random(f"{seed}{seat}").randrange(10**9) for seat in seats}
        return Heap(seats, int(options["sticks"]), 0, dict.fromkeys(seats, 0), secret)

    def rules(self, play):
        while play.state.left:
            seat = play.state.seats[play.state.turn % len(play.state.seats)]
            options = tuple(str(n) for n in range(1, min(3, play.state.left) + 1))
            taken = yield Ask(seat, "take", options)
            yield from play.happen(Taken(seat, int(taken)))
            if play.state.left and play.chance().random() < 0.2:
                yield from play.happen(Grown(play.chance().randint(1, 3)))

    def reduce(self, state, event):
        if isinstance(event, Grown):
            return replace(state, left=state.left + event.count)
        sticks = {**state.sticks, event.seat: state.sticks[event.seat] + event.count}
        return replace(state, left=state.left - event.count, turn=state.turn + 1, sticks=sticks)

    def result(self, state):
        return None if state.left else self.standing(state, "last_stick")

    def standing(self, state, ended):
        scores = tuple(
            Score(seat, n, {"sticks": n}, (message("toy.sticks", count=n),)) for seat, n in state.sticks.items()
        )
        return Result(ended, (state.seats[(state.turn - 1) % len(state.seats)],), scores)

    def view(self, state, seat):
        return SticksView("sticks", seat, state.left, dict(state.sticks), state.secret.get(seat))

    def describe(self, state, event, seat):
        """How many were taken is told to the taker alone; that the heap has grown, to nobody."""
        if isinstance(event, Grown):
            return None
        own = {"count": event.count} if seat == event.seat else {}
        return message("toy.taken", seat=event.seat, **own)

    def pieces(self, state):
        return {"stick": {"heap": state.left, "total": state.left + sum(state.sticks.values())}}

    def turns(self, state):
        return state.turn


@dataclass(frozen=True)
class Board:
    """A table and the number of the turn."""

    seats: tuple[str, ...]
    turn: int
    table: Outcome


@dataclass(frozen=True)
class TableChanged(Event):
    outcome: Outcome
    turn: int


class Marbles(Game[Board]):
    """Players flick and look, four times: the smallest physical game."""

    name = "marbles"
    version = 1
    seat_counts = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {}
    turns_in_all = 4

    def seats(self, count, city):
        return CITY.monsters[:count]

    def opening(self, seats, options, seed, city):
        assert city == CITY
        return Board(seats, 0, Outcome())

    def rules(self, play):
        outcome = (yield TableTask(Look())).outcome
        for turn in range(1, self.turns_in_all + 1):
            yield from play.happen(TableChanged(outcome, turn))
            seat = play.state.seats[turn % len(play.state.seats)]
            # The order of the pieces is part of the question, because it must survive the journal.
            about = {"order": tuple(play.state.table.where_mm)}
            answer = yield Ask(seat, "move", ("pass",), Permit("flick", f"paws:{seat}"), about=about)
            if isinstance(answer, TableResult):
                yield from play.happen(TableChanged(answer.outcome, turn))
            outcome = (yield TableTask(Look())).outcome
        yield from play.happen(TableChanged(outcome, turn + 1))

    def reduce(self, state, event):
        return replace(state, table=event.outcome, turn=event.turn)

    def result(self, state):
        return self.standing(state, "turns") if state.turn > self.turns_in_all else None

    def standing(self, state, ended):
        return Result(ended, (), ())

    def view(self, state, seat):
        return PhysicalView("marbles", seat, CITY, table_view(state.table.where_mm))

    def pieces(self, state):
        return {"marble": {"total": len(state.table.where_mm)}}

    def turns(self, state):
        return state.turn

    def city(self, state):
        return CITY


@dataclass(frozen=True)
class ToyDone:
    outcome: Outcome
    digest: str
    track: bytes


class ToyTable:
    """Marbles that jump about in a way that depends only on all requests so far."""

    def __init__(self) -> None:
        self.reset()
        self.ran: list[Request] = []
        self.woken: list[bytes] = []
        self.closed = False

    def reset(self) -> None:
        self.past = "start"

    def run(self, request: Request) -> ToyDone:
        shot = request_to_json(request_from_json(request_to_json(request)))  # as if in another process
        if shot.get("speed_m_s", 0) > 5:
            raise BadRequest("flick: speed_m_s must be from 0 to 5")
        self.ran.append(request)
        if request != Look():
            self.past = hashlib.sha256((self.past + json.dumps(shot)).encode()).hexdigest()
        return ToyDone(self._outcome(), self.past, self.past.encode())

    def continue_from(self, track: bytes) -> None:
        self.woken.append(track)
        self.past = track.decode()

    def close(self) -> None:
        self.closed = True

    def _outcome(self) -> Outcome:
        random = Random(self.past)
        names = [f"marble:{i}" for i in range(6)]
        random.shuffle(names)
        where = {name: (random.random() / 3, random.gauss(0, 1e-9), random.random() * 1e6) for name in names[:4]}
        return Outcome(
            sim_s=random.random(), where_mm=where, moved=tuple(where), why={f"lies {names[0]}": message("verdict.bare")}
        )
