"""A table without physics that draws plausible outcomes at random, for playing thousands of matches in a minute.

Pieces have no shape. Their supports are kept consistent, no piece is lost or duplicated, and a piece that loses its
support falls; where it lands, and what gets hit, is random.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from meeple_city.border import (
    Breathe,
    City,
    Drop,
    Flick,
    LayDown,
    Look,
    Message,
    Outcome,
    Place,
    PutBack,
    Remove,
    Request,
    StandUp,
    Toss,
    Touch,
    message,
)

FAR_MM = 20.0  # how far whatever a hand hits is pushed; our choice
NOWHERE = (0.0, 0.0, 0.0)
BOARD = ("board:1",)
GROUND = ("ground",)
NEAR_MM = 50.0  # a Body this near to where another one is dropped may be hit; our choice


@dataclass(frozen=True)
class Odds:
    """Probabilities; all our choice."""

    leaves: float = 0.12  # a falling piece ends up outside the City
    on_a_floor: float = 0.12  # a falling piece ends up on a Floor
    on_a_sidewalk: float = 0.15
    straddles: float = 0.15  # a piece lands across the border of two Neighborhoods
    holds: float = 0.6  # a piece that loses one of several supports stays up
    misses: float = 0.2  # a dropped Body misses the building
    fumbles: float = 0.3  # a Body carried along a path hits something on the way
    paws_leave: float = 0.1  # flicked Paws leave the City
    refuses: float = 0.04  # a piece cannot be placed
    nudged: float = 0.05  # a Body and its Paws are moved to where it can stand
    topples: float = 0.5  # a Body that is hit falls over
    collapses: float = 0.15  # what Paws are set down on gives way


class RandomTable:
    """A table that carries out requests on a city with random outcomes."""

    def __init__(self, city: City, seed: int, odds: Odds | None = None) -> None:
        self.city = city
        self.odds = odds or Odds()
        self.random = Random(f"wild/{seed}")
        self.zones: dict[str, tuple[str, ...]] = {}
        self.supports: dict[str, tuple[str, ...]] = {}  # what each piece rests on
        self.above: dict[str, dict[str, None]] = {}  # what rests on each piece
        self.where: dict[str, tuple[float, float, float]] = {}
        self.fallen: dict[str, None] = {}
        self._felled: list[str] = []
        self._left: list[str] = []
        self._set_up()

    def run(self, request: Request) -> Outcome:
        """Carry out a request."""
        self._felled, self._left = [], []
        refused: Message | None = None
        lifted: tuple[str, ...] = ()
        touched: tuple[str, ...] = ()
        early: tuple[str, ...] = ()
        if isinstance(request, Flick):
            lifted, touched = self._flick(request)
        elif isinstance(request, Drop):
            touched, early = self._drop(request)
        elif isinstance(request, Toss):
            touched = self._toss(request)
        elif isinstance(request, Breathe):
            self._hit(self._pick("meeple", 4))
        elif isinstance(request, Remove):
            lifted = self._remove(request.pieces)
        elif isinstance(request, Place):
            refused = self._place(request)
        elif isinstance(request, PutBack):
            refused = self._put_back(request)
        elif isinstance(request, StandUp):
            self._stand(request.piece)
        elif isinstance(request, LayDown):
            self._lay_down(request.piece)
        else:
            assert isinstance(request, Look)
        return self._outcome(refused, lifted, touched, early)

    # Requests

    def _flick(self, request: Flick) -> tuple[tuple[str, ...], tuple[str, ...]]:
        paws = request.piece
        body = f"body:{paws.partition(':')[2]}"
        lifted = self._remove((body,)) if paws in self.supports.get(body, ()) else ()
        self._take_away(paws)
        self._land(paws, self.odds.paws_leave)
        touched = self._pick("meeple", 2) + self._pick("body", 1) + self._pick("vehicle", 1)
        self._hit(touched)
        return lifted, touched

    def _drop(self, request: Drop) -> tuple[tuple[str, ...], tuple[str, ...]]:
        self._take_away(request.piece)
        early = self._pick("meeple", 1) if request.carry and self.random.random() < self.odds.fumbles else ()
        x, y = request.carry[-1][1][:2] if request.carry else request.over_mm
        hits = self.random.random() > self.odds.misses
        touched = (*self._upper_pieces_at((x, y)), *self._bodies_at((x, y), request.piece)) if hits else ()
        if self.random.random() < 0.2:
            touched += tuple(p for p in self._pick("body", 1) if p != request.piece)
        self._hit(early + touched)
        self._land(request.piece, 0.05)
        self.fallen[request.piece] = None
        return touched, early

    def _toss(self, request: Toss) -> tuple[str, ...]:
        if request.piece in self.supports.get(request.from_, ()):
            self._lower(request.from_, request.piece)
        self._take_away(request.piece)
        self._land(request.piece, 0.3)
        touched = self._pick("meeple", 2) + self._pick("floor", 1)
        touched += tuple(piece for piece in self._pick("body", 1) if piece != request.from_)
        self._hit(touched)
        return touched

    def _remove(self, pieces: Iterable[str]) -> tuple[str, ...]:
        there = tuple(piece for piece in pieces if piece in self.where)
        for piece in there:
            self._take_away(piece)
            del self.where[piece]
            self.fallen.pop(piece, None)
        return there

    def _place(self, request: Place) -> Message | None:
        if self.random.random() < self.odds.refuses:
            return message("placing.no_room", piece=request.piece, search_mm=request.search_mm, because="unsupported")
        self._take_away(request.piece)
        self.where[request.piece] = NOWHERE
        self.fallen.pop(request.piece, None)
        if request.on in self.where:
            self._put(request.piece, (request.on,), self.zones.get(request.on))
            if request.piece.startswith("paws:") and self.random.random() < self.odds.collapses:
                self._fall(request.on)
        else:
            self._put(request.piece, BOARD, self._zones_of(request))
        return None

    def _put_back(self, request: PutBack) -> Message | None:
        if self.random.random() < self.odds.refuses:
            return message("placing.no_room", piece=request.piece, search_mm=request.search_mm, because="unsupported")
        if self.random.random() < self.odds.nudged:
            self._take_away(request.on)
            zones = (request.within or self.random.choice(self.city.neighborhoods),)
            self._put(request.on, BOARD, zones)
            self.where[request.on] = (self.random.uniform(-200, 200), self.random.uniform(-200, 200), 0.0)
        self._take_away(request.piece)
        self.where[request.piece] = NOWHERE
        self.fallen.pop(request.piece, None)
        self._put(request.piece, (request.on,), self.zones.get(request.on))
        return None

    def _stand(self, piece: str) -> None:
        self.fallen.pop(piece, None)

    def _lower(self, body: str, under: str) -> None:
        """Stand a Body where a piece was that is taken from under it."""
        self.above[under].pop(body)
        self._put(body, self.supports[under], self.zones.get(under))

    def _lay_down(self, body: str) -> None:
        """The Body lies beside where it stood."""
        zones = self.zones.get(body)
        self._take_away(body)
        self._put(body, GROUND if zones is None else BOARD, zones)
        self.fallen[body] = None
        self._felled.append(body)

    # What happens to pieces

    def _hit(self, pieces: Iterable[str]) -> None:
        for piece in pieces:
            if piece.startswith("body:"):
                self._topple(piece)
            elif piece in self.where:
                self._fall(piece)

    def _topple(self, body: str) -> None:
        if body in self.where and body not in self.fallen and self.random.random() < self.odds.topples:
            self.fallen[body] = None
            self._felled.append(body)
            self._fall(body)

    def _fall(self, piece: str) -> None:
        """Let a piece fall somewhere; whatever rested on it loses a support."""
        self._take_away(piece)
        self._land(piece, self.odds.leaves)

    def _take_away(self, piece: str) -> None:
        """Take a piece away; whatever rested on it falls, or stays up on its other supports."""
        for below in self.supports.pop(piece, ()):
            self.above.get(below, {}).pop(piece, None)
        self.zones.pop(piece, None)
        for upper in list(self.above.pop(piece, ())):
            self.supports[upper] = tuple(below for below in self.supports[upper] if below != piece)
            if len(self.supports[upper]) < 2 or self.random.random() > self.odds.holds:
                self._lose_support(upper)

    def _lose_support(self, piece: str) -> None:
        if piece.startswith("body:") and piece not in self.fallen and self.random.random() < self.odds.topples:
            self.fallen[piece] = None
            self._felled.append(piece)
        self._fall(piece)

    def _land(self, piece: str, leaves: float) -> None:
        """Pick at random where a piece ends up."""
        roll = self.random.random()
        on_a_floor = leaves + self.odds.on_a_floor
        if roll < leaves:
            self._put(piece, self._outside(piece), None)
        elif roll < on_a_floor and (floor := self._floor_for(piece)):
            self._put(piece, (floor,), self.zones[floor])
        elif roll < on_a_floor + self.odds.on_a_sidewalk:
            self._put(piece, BOARD, self._beside_a_building())
        else:
            count = 2 if self.random.random() < self.odds.straddles else 1
            self._put(piece, BOARD, tuple(self.random.sample(self.city.neighborhoods, count)))

    def _put(self, piece: str, supports: tuple[str, ...], zones: tuple[str, ...] | None) -> None:
        self.supports[piece] = supports
        for below in supports:
            self.above.setdefault(below, {})[piece] = None
        if zones is None:
            self._left.append(piece)
        else:
            self.zones[piece] = zones

    def _outside(self, piece: str) -> tuple[str, ...]:
        """What a piece outside rests on: the ground, or for a Meeple a Floor that lies there too."""
        floors = [floor for floor in self.city.floors if floor in self.where and floor not in self.zones]
        floors = [floor for floor in floors if floor in self.supports and floor != piece]
        return (floors[0],) if floors and piece.startswith("meeple:") else GROUND

    def _floor_for(self, piece: str) -> str:
        """A random Floor for a piece to land on; empty if it is not in the City, or the piece is a Floor."""
        floor = self.random.choice(self.city.floors)
        if floor not in self.zones or piece.startswith("floor:"):
            return ""
        return floor

    def _beside_a_building(self) -> tuple[str, ...]:
        building = self.random.choice(self.city.buildings)
        if self.random.random() < 0.3:
            return (building.sidewalk,)
        return (self.random.choice(building.borders), building.sidewalk)

    # Where things are

    def _pick(self, kind: str, most: int) -> tuple[str, ...]:
        """Pick up to `most` pieces of a kind that are on the table."""
        pieces = self._of_kind[kind]
        picked = (self.random.choice(pieces) for _ in range(self.random.randint(0, most)))
        return tuple(dict.fromkeys(piece for piece in picked if piece in self.where))

    def _upper_pieces_at(self, point: tuple[float, float]) -> tuple[str, ...]:
        """The upper pieces of the building at a point, to be hit by a drop."""
        for building in self.city.buildings:
            if self.city.inside(building.sidewalk, point):
                stack = self._pieces_above(building.ruin)
                return tuple(stack[-self.random.randint(1, 6) :])
        return ()

    def _bodies_at(self, point: tuple[float, float], dropped: str) -> tuple[str, ...]:
        """A Body near a point, to be hit by the one that is dropped there."""
        where = {body: self.where[body] for body in self._of_kind["body"] if body in self.where and body != dropped}
        near = [body for body, (x, y, _) in where.items() if math.dist((x, y), point) < NEAR_MM]
        return (self.random.choice(near),) if near else ()

    def _pieces_above(self, base: str) -> list[str]:
        """All Meeples and Floors that rest on a piece, lower ones first."""
        stack = [base]
        for piece in stack:
            stack += [upper for upper in self.above.get(piece, ()) if upper not in stack]
        return [piece for piece in stack[1:] if piece.startswith(("meeple:", "floor:"))]

    def _zones_of(self, request: Place) -> tuple[str, ...]:
        if request.within:
            return (request.within,)
        for spot in (*self.city.starts, *self.city.vehicle_spaces.values()):
            if spot.at_mm == request.at_mm:
                return (self._neighborhood_of[spot.zone], spot.zone)
        return (self.random.choice(self.city.neighborhoods),)

    def _set_up(self) -> None:
        """Set up buildings, Vehicles and Monsters as in a new game."""
        city = self.city
        self._neighborhood_of = {
            spot.zone: next((zone for zone in city.neighborhoods if city.inside(zone, spot.at_mm)), "")
            for spot in (*city.starts, *city.vehicle_spaces.values())
        }
        bodies, paws = ([f"{kind}:{colour}" for colour in city.monsters] for kind in ("body", "paws"))
        self._paws = paws
        self._of_kind = {
            "meeple": list(city.meeples),
            "floor": list(city.floors),
            "vehicle": list(city.vehicle_spaces),
            "body": bodies,
        }
        self.where = dict.fromkeys((*city.meeples, *city.floors, *bodies, *paws, *city.vehicle_spaces), NOWHERE)
        for vehicle, spot in city.vehicle_spaces.items():
            self._put(vehicle, BOARD, (self._neighborhood_of[spot.zone], spot.zone))
        for colour in city.monsters:
            start = f"start:{colour}"
            self._put(f"paws:{colour}", BOARD, (self._neighborhood_of[start], start))
            self._put(f"body:{colour}", (f"paws:{colour}",), (self._neighborhood_of[start], start))
        self._build()
        self._left.clear()

    def _build(self) -> None:
        """Deal out the Floors over the Ruins with four Meeples under each, and the other Meeples onto the roofs."""
        meeples, floors = list(self.city.meeples), list(self.city.floors)
        ruins = self.city.buildings
        tops = {building.ruin: (building.ruin,) for building in ruins}
        for i, floor in enumerate(floors):
            building = ruins[i % len(ruins)]
            legs, meeples = tuple(meeples[:4]), meeples[4:]
            for meeple in legs:
                self._put(meeple, tops[building.ruin], (building.ruin_zone,))
            self._put(floor, legs, (building.ruin_zone,))
            tops[building.ruin] = (floor,)
        for i, meeple in enumerate(meeples):
            building = ruins[i % len(ruins)]
            self._put(meeple, tops[building.ruin], (building.ruin_zone,))

    def _outcome(
        self, refused: Message | None, lifted: tuple[str, ...], touched: tuple[str, ...], early: tuple[str, ...]
    ) -> Outcome:
        zones, above, where = self.zones, self.above, self.where
        return Outcome(
            refused=refused,
            lifted=lifted,
            left_city=tuple(piece for piece in dict.fromkeys(self._left) if piece in where and piece not in zones),
            outside=tuple(piece for piece in where if piece not in zones),
            fallen_bodies=tuple(self.fallen),
            felled_bodies=tuple(body for body in dict.fromkeys(self._felled) if body in self.fallen),
            bare_floors=tuple(floor for floor in self.city.floors if floor in zones and not above.get(floor)),
            accessible=tuple(meeple for meeple in self.city.meeples if meeple in zones and not above.get(meeple)),
            touched=tuple(Touch(0.0, piece) for piece in touched),
            touched_before_release=tuple(Touch(0.0, piece) for piece in early),
            moved_before_release=dict.fromkeys(early, FAR_MM),
            street_level=tuple(paws for paws in self._paws if self.supports.get(paws) == BOARD),
            zones=dict(zones),
            rests_on=dict(self.supports),
            where_mm=dict(where),
        )
