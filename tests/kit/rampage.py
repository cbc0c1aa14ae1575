"""A match of Rampage in two lines: a situation, and a table that does what the test says.

    game = situation("red", "green")
    game.does("move", felled("body:green"))
    game.waits_for("red", "action")

The table carries out every request in the simplest way. Tests add further changes to a shot, or with `when` to a later
task of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from meeple_city.border import (
    Breathe,
    City,
    Drop,
    Flick,
    LayDown,
    Look,
    Message,
    Outcome,
    Permit,
    Place,
    PutBack,
    Remove,
    Request,
    Toss,
    Touch,
    message,
)
from meeple_city.border.plain import from_plain
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.events import Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.dealing import full_decks
from meeple_city.games.rampage.events import ActionsGranted, CardGained
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.reducer import reduce
from meeple_city.games.rampage.state import State, boxes
from meeple_city.match.random_table import RandomTable

CITY_FILE = Path(__file__).with_name("city.json")
TWIN_CITY_FILE = Path(__file__).with_name("twin-city.json")
BOARD = ("board:1",)
GROUND = ("ground",)

# Tests by the rules they cite.

CITED: dict[str, dict[str, Callable[[], None]]] = {}


def rule(*numbers: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Cite the rules of docs/rules.md that a test is about."""

    def cite(test: Callable[[], None]) -> Callable[[], None]:
        for number in numbers:
            CITED.setdefault(number, {})[f"{test.__module__}.{test.__qualname__}"] = test
        return test

    return cite


# The city.


@cache
def city() -> City:
    """The shipped city."""
    return from_plain(City, json.loads(CITY_FILE.read_text(encoding="utf-8")), "city")


@cache
def twin_city() -> City:
    """The shipped city for two boxes."""
    return from_plain(City, json.loads(TWIN_CITY_FILE.read_text(encoding="utf-8")), "city")


def of_colour(colour: str, count: int, first: int = 0) -> tuple[str, ...]:
    """Some Meeples of a colour."""
    return tuple(meeple for meeple, c in city().meeples.items() if c == colour)[first : first + count]


def runaway_meeples(count: int) -> tuple[str, ...]:
    """Meeples for the Runaway board, taken from the lowest storeys so that no Floor becomes bare."""
    return tuple(city().meeples)[:count]


def one_of_each(first: int = 0) -> tuple[str, ...]:
    """A set: six Meeples of six colours."""
    return tuple(of_colour(c, 1, first)[0] for c in ("black", "blue", "gray", "green", "red", "yellow"))


# The table.


@dataclass
class Sketch:
    """A table that tests can change."""

    zones: dict[str, tuple[str, ...]]
    rests_on: dict[str, tuple[str, ...]]
    where: dict[str, tuple[float, float, float]]
    fallen: list[str]
    touched: tuple[str, ...] = ()
    early: tuple[str, ...] = ()
    pushed: tuple[tuple[str, float], ...] = ()
    moved: tuple[str, ...] = ()
    overhung: tuple[tuple[str, str], ...] = ()
    lifted: tuple[str, ...] = ()
    refused: Message | None = None

    def take_off(self, piece: str) -> None:
        """Take a piece away; whatever loses its last support drops down where it is."""
        for gone in (self.zones, self.rests_on, self.where):
            gone.pop(piece, None)
        if piece in self.fallen:
            self.fallen.remove(piece)
        for upper, supports in list(self.rests_on.items()):
            if piece in supports:
                under = BOARD if upper in self.zones else GROUND
                self.rests_on[upper] = tuple(below for below in supports if below != piece) or under

    def put(self, piece: str, supports: tuple[str, ...], zones: tuple[str, ...]) -> None:
        """Put a piece somewhere, outside if there are no zones; what stands on it alone comes along."""
        self.where.setdefault(piece, (0.0, 0.0, 0.0))
        self.rests_on[piece] = supports
        self.zones.pop(piece, None)
        if zones:
            self.zones[piece] = zones
        for upper in self.on(piece):
            others = tuple(below for below in self.rests_on[upper] if below != piece)
            if others:
                self.rests_on[upper] = others
            else:
                self.put(upper, (piece,), zones)

    def on(self, piece: str) -> list[str]:
        """What rests on a piece."""
        return [upper for upper, supports in self.rests_on.items() if piece in supports]

    def on_the_street(self, piece: str) -> bool:
        """Whether a piece is on the board, or on something that lies flat on it."""
        supports = self.rests_on.get(piece, ())
        flat = [below for below in supports if below.startswith(("floor:", "ruin:"))]
        return supports == BOARD or (bool(flat) and all(self.rests_on.get(below, BOARD) == BOARD for below in flat))

    def outcome(self, before: Outcome) -> Outcome:
        """The table as an outcome."""
        loaded = {below for supports in self.rests_on.values() for below in supports}
        bodies = tuple(self.fallen)
        outside = tuple(piece for piece in self.where if piece not in self.zones)
        return Outcome(
            refused=self.refused,
            lifted=self.lifted,
            left_city=tuple(piece for piece in outside if piece in before.zones),
            outside=outside,
            fallen_bodies=bodies,
            felled_bodies=tuple(b for b in bodies if b in before.where_mm and b not in before.fallen_bodies),
            bare_floors=tuple(f for f in city().floors if f in self.zones and f not in loaded),
            accessible=tuple(m for m in city().meeples if m in self.zones and m not in {*loaded, *dict(self.overhung)}),
            overhung={meeple: (body,) for meeple, body in self.overhung},
            touched=tuple(Touch(0.1, piece) for piece in self.touched),
            touched_before_release=tuple(Touch(0.0, piece) for piece in self.early),
            moved_before_release=dict(self.pushed),
            moved=self.moved,
            street_level=tuple(p for p in self.where if p.startswith("paws:") and self.on_the_street(p)),
            zones=self.zones,
            rests_on=self.rests_on,
            where_mm=self.where,
        )


Change = Callable[[Sketch], None]


def sketch_of(table: Outcome) -> Sketch:
    """A copy of a table that can be changed."""
    return Sketch(dict(table.zones), dict(table.rests_on), dict(table.where_mm), list(table.fallen_bodies))


@cache
def new_table(seats: tuple[str, ...]) -> Outcome:
    """The table of a new game: buildings intact, the Monsters of these seats on their starting areas."""
    sketch = sketch_of(RandomTable(city(), 0).run(Look()))
    for colour in city().monsters:
        if colour not in seats:
            sketch.take_off(f"body:{colour}")
            sketch.take_off(f"paws:{colour}")
    return sketch.outcome(Outcome())


# Changes of a table.


def together(changes: Iterable[Change]) -> Change:
    """Combine several changes."""
    rows = tuple(changes)

    def change(sketch: Sketch) -> None:
        for row in rows:
            row(sketch)

    return change


def put(piece: str, *zones: str) -> Change:
    """A piece lies or stands on the board in these zones."""
    return lambda sketch: sketch.put(piece, BOARD, zones)


def put_all(pieces: Iterable[str], *zones: str) -> Change:
    """Pieces lie or stand on the board in these zones."""
    return together(put(piece, *zones) for piece in pieces)


def on(piece: str, *bases: str) -> Change:
    """A piece rests on others, and is where the first of them is."""
    return lambda sketch: sketch.put(piece, bases, sketch.zones.get(bases[0], ()))


def left(*pieces: str) -> Change:
    """Pieces leave the City, with all that stands on them."""
    return together(lambda sketch, piece=piece: sketch.put(piece, GROUND, ()) for piece in pieces)


def felled(body: str, *zones: str) -> Change:
    """A Body falls, and lies on the board: in these zones, or where it stood."""

    def fall(sketch: Sketch) -> None:
        sketch.fallen.append(body)
        sketch.put(body, BOARD, zones or sketch.zones.get(body, ()))

    return fall


def bare(*floors: str) -> Change:
    """Everything on these Floors falls onto a Ruin."""

    def clear(sketch: Sketch) -> None:
        for floor in floors:
            for piece in sketch.on(floor):
                sketch.put(piece, ("ruin:7",), ("Stadium ruin",))

    return clear


def on_ruin(building: str, *meeples: str) -> Change:
    """Meeples lie on the Ruin of a building."""
    at = city().building_of[building]
    return together(lambda sketch, meeple=meeple: sketch.put(meeple, (at.ruin,), (at.ruin_zone,)) for meeple in meeples)


def paws_in(colour: str, *zones: str) -> Change:
    """Paws are in these zones, with the Body on them."""
    return put(f"paws:{colour}", *zones)


def gone(*pieces: str) -> Change:
    """Pieces are off the table."""
    return together(lambda sketch, piece=piece: sketch.take_off(piece) for piece in pieces)


def touching(*pieces: str) -> Change:
    """The moving piece touches these pieces."""

    def touch(sketch: Sketch) -> None:
        sketch.touched += pieces

    return touch


def brushing(*pieces: str) -> Change:
    """The carried Body touches these pieces before its release."""

    def touch(sketch: Sketch) -> None:
        sketch.early += pieces

    return touch


def pushing(*pieces: str, mm: float = 5.0) -> Change:
    """The carried Body moves these pieces before its release."""

    def push(sketch: Sketch) -> None:
        sketch.early += pieces
        sketch.pushed += tuple((piece, mm) for piece in pieces)

    return push


def stirring(*pieces: str) -> Change:
    """These pieces move a little."""

    def stir(sketch: Sketch) -> None:
        sketch.moved += pieces

    return stir


def nudged(colour: str, *zones: str) -> Change:
    """A Body that is put back could not stand where its Paws were: both are in these zones now."""

    def shift(sketch: Sketch) -> None:
        x, y, z = sketch.where[f"paws:{colour}"]
        sketch.where[f"paws:{colour}"] = (x + 5.0, y, z)

    return together((shift, paws_in(colour, *zones)))


def overhung(meeple: str, body: str) -> Change:
    """Nothing covers a Meeple but a Body that juts out over its own Paws."""

    def cover(sketch: Sketch) -> None:
        sketch.overhung += ((meeple, body),)

    return cover


class Refused:
    """The table refuses, and nothing changes."""


def obey(sketch: Sketch, request: Request) -> None:
    """Carry out a request in the simplest way."""
    if isinstance(request, Flick):
        body = request.piece.replace("paws:", "body:")
        if request.piece in sketch.rests_on.get(body, ()):
            sketch.lifted = (body,)
            sketch.take_off(body)
    elif isinstance(request, Drop):
        over = [b.sidewalk for b in city().buildings if city().inside(b.sidewalk, request.over_mm)]
        sketch.fallen.append(request.piece)
        sketch.put(request.piece, BOARD, tuple(over))
    elif isinstance(request, Remove):
        for piece in request.pieces:
            sketch.take_off(piece)
    elif isinstance(request, Place):
        sketch.take_off(request.piece)
        base = (request.on,) if request.on != "board" else BOARD
        sketch.put(request.piece, base, sketch.zones.get(request.on, ()) if base != BOARD else _zones_at(request))
    elif isinstance(request, LayDown):
        felled(request.piece)(sketch)
    elif isinstance(request, PutBack):
        sketch.take_off(request.piece)
        sketch.put(request.piece, (request.on,), sketch.zones.get(request.on, ()))


def _zones_at(request: Place) -> tuple[str, ...]:
    if request.within:
        return (request.within,)
    assert request.at_mm is not None
    return tuple(zone for zone in city().outlines_mm if city().inside(zone, request.at_mm))


# The match.


@dataclass
class Situation:
    """A match in progress on a scripted table."""

    play: Play[State]
    events: list[Event] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)  # all that were carried out
    _scripts: list[tuple[Request, tuple[Change | Refused, ...]]] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def ask(self) -> Ask:
        """The open question."""
        assert isinstance(self.play.pending, Ask), self.play.pending
        return self.play.pending

    def when(self, request: Request, *changes: Change | Refused) -> Situation:
        """When the rules request this, these changes happen too, or it is refused."""
        self._scripts.append((request, changes))
        return self

    def works(self) -> Situation:
        """Carry out the tasks of the rules until the next question."""
        while isinstance(self.play.pending, TableTask):
            request = self.play.pending.request
            script = next((row for row in self._scripts if row[0] == request), None)
            if script:
                self._scripts.remove(script)
            self._give(TableResult(request, self._run(request, script[1] if script else ())))
        return self

    def answers(self, *answers: str) -> Situation:
        """Answer questions, one after another."""
        for answer in answers:
            refusal = self.play.refusal(answer)
            assert refusal is None, refusal
            self._give(answer)
            self.works()
        return self

    def in_vain(self, answer: str) -> Situation:
        """Answer a question; the table refuses everything that the rules then ask of it."""
        self._give(answer)
        while isinstance(self.play.pending, TableTask):
            request = self.play.pending.request
            self._give(TableResult(request, self._run(request, (Refused(),))))
        return self

    def shoots(self, *changes: Change | Refused, shot: Request | None = None) -> Situation:
        """Make the shot that is asked for, with these changes."""
        assert self.ask.permit, self.ask
        request = shot or plain_shot(self.ask.permit)
        refusal = self.play.refusal(request)
        assert refusal is None, refusal
        self._give(TableResult(request, self._run(request, changes)))
        return self.works()

    def does(self, action: str, *changes: Change | Refused) -> Situation:
        """The active player takes an action."""
        return self.answers(action).shoots(*changes)

    def stops(self) -> Situation:
        """The active player declines the rest of the actions."""
        return self.answers("stop")

    def of(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds, in order."""
        return [event for event in self.events if isinstance(event, kinds)]

    def waits_for(self, seat: str, kind: str, *options: str) -> None:
        """Check that this question is open and all scripted changes happened."""
        assert not self._scripts, f"never asked of the table: {self._scripts}"
        assert (self.ask.seat, self.ask.kind) == (seat, kind), self.ask
        if options:
            assert self.ask.options == options

    def is_over(self, ended: str) -> None:
        """Check that the match has ended and all scripted changes happened."""
        assert not self._scripts, f"never asked of the table: {self._scripts}"
        assert self.play.pending is None, self.play.pending
        assert self.state.ended == ended

    def _run(self, request: Request, changes: tuple[Change | Refused, ...]) -> Outcome:
        self.requests.append(request)
        before = self.state.table if self.state.table.where_mm else new_table(city().monsters)
        sketch = sketch_of(before)
        if any(isinstance(change, Refused) for change in changes):
            return replace(
                before, refused=message("placing.no_room", piece="paws:red"), lifted=(), left_city=(), felled_bodies=()
            )
        obey(sketch, request)
        for change in changes:
            assert not isinstance(change, Refused)
            change(sketch)
        return sketch.outcome(before)

    def _give(self, given: str | TableResult) -> None:
        if isinstance(self.play.pending, Ask):
            refused = self.play.refusal(given.request if isinstance(given, TableResult) else given)
            assert refused is None, refused
        self.play.give(given)
        self.events += self.play.new_events


def plain_shot(permit: Permit, place: City | None = None) -> Request:
    """A shot that a permit allows, in the usual city or another."""
    if permit.kind == "flick":
        return Flick(permit.piece, 45.0, 1.0)
    if permit.kind == "drop":
        return Drop(permit.piece, permit.near_mm or (place or city()).middle(permit.over), permit.most_height_mm)
    if permit.kind == "toss":
        return Toss(permit.piece, permit.from_, 45.0, 1.0)
    if permit.kind == "breathe":
        return Breathe(permit.from_, (0.0, 0.0, 10.0), ((0.0, 1.0), (0.5, 0.0)))
    return Place(permit.piece, within=permit.within[0])


def opening(*seats: str, **options: str) -> State:
    """The state before the first question."""
    return Rampage().opening(seats, {"cards": "off", **options}, 0, city())


def new_match(*seats: str, seed: int = 0, **options: str) -> Situation:
    """A new match."""
    play = Play(Rampage(), opening(*seats, **options), seed)
    return Situation(play, list(play.new_events)).works()


def situation(
    *seats: str,
    table: Iterable[Change] = (),
    teeth: Mapping[str, int] | None = None,
    stomachs: Mapping[str, tuple[str, ...]] | None = None,
    runaway: tuple[str, ...] = (),
    extra_actions: Mapping[str, int] | None = None,
    cards: Mapping[str, tuple[str, ...]] | None = None,
    options: Mapping[str, str] | None = None,
    two_boxes: bool = False,
    turn: int = 6,
    works: bool = True,
    **more: Any,
) -> Situation:
    """A match at the beginning of a turn of the first seat. Eaten and runaway Meeples are off the table.

    With `cards`, each seat holds the cards named for it, and the others are in their decks. With `two_boxes` there are
    two of each card, and room for twice as many Monsters. With `works=False`, the first task of the rules is still
    open.
    """
    state = opening(*seats, **({"cards": "on"} if cards is not None else {}), **(options or {}))
    if two_boxes:
        twin = replace(city(), monsters=(*city().monsters, "orange", "purple", "white", "teal"))
        box = replace(state.box, teeth=state.box.teeth + constants().teeth_in_box)
        state = replace(state, city=twin, decks=full_decks(boxes(twin)), box=box)
    for seat, names in (cards or {}).items():
        for name in names:
            state = reduce(state, CardGained(seat, name))
    away = gone(*runaway, *(meeple for row in (stomachs or {}).values() for meeple in row))
    sketch = sketch_of(new_table(tuple(sorted(seats))))
    for change in (away, *table):
        change(sketch)
    monsters = dict(state.monsters)
    for seat, meeples in (stomachs or {}).items():
        monsters[seat] = replace(monsters[seat], meeples=meeples)
    for seat, count in (extra_actions or {}).items():
        state = reduce(state, ActionsGranted(seat, count))
    box = state.box
    for seat, count in (teeth or {}).items():
        box = replace(box, teeth=box.teeth + monsters[seat].teeth - count)
        monsters[seat] = replace(monsters[seat], teeth=count)
    outcome = replace(sketch.outcome(Outcome()), felled_bodies=())
    floors = sum(floor in outcome.zones for floor in city().floors)
    fields = {"turn": turn, "active": seats[0], "runaway": runaway, "floors_left": floors, **more}
    state = replace(state, monsters=monsters, box=box, table=outcome, **fields)
    play = Play(Rampage(), state, 0)
    begun = Situation(play, list(play.new_events))
    return begun.works() if works else begun
