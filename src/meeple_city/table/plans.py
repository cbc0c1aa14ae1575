"""Turn requests into plans: the table before the first step, and what drives it from then on.

Requests that make no sense raise BadRequest here, before anything moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from meeple_city.border import (
    Breathe,
    Drop,
    Flick,
    LayDown,
    Look,
    Message,
    Place,
    PutBack,
    Remove,
    Request,
    StandUp,
    Toss,
    message,
)
from meeple_city.border.geometry import multiply, rotate
from meeple_city.errors import BadRequest
from meeple_city.table import jet
from meeple_city.table.breath_curve import BreathSource, RecordedBreath
from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import Vec3, add, axis_turn, conjugate, cross, normalized, scaled, subtract, turn, unit
from meeple_city.table.hand import Hand
from meeple_city.table.laying_down import tipped
from meeple_city.table.observer import FALLEN_DEG, Observer
from meeple_city.table.placing import find_spot
from meeple_city.table.putting_back import PuttingBack
from meeple_city.table.scene import Scene
from meeple_city.table.shape_cache import ShapeCache
from meeple_city.table.snapshot import ZERO, PieceState, Snapshot
from meeple_city.table.track import Track
from meeple_city.table.world import NEAR, World

UPRIGHT_ENOUGH = math.cos(math.radians(FALLEN_DEG))  # a Body whose axis points up less than this is lying
# Our choices:
CLEAR_S = 0.15  # a tossed piece has left the Body's head by then
AIR = 0.0005  # metres by which things that just touch are kept apart
LOWERING_STEPS = 18  # of half a millimetre for Paws: how finely a Body is lowered onto what was under them
OneTry = Flick | Drop | Toss | Breathe | Place | Remove | StandUp | LayDown | Look  # all requests but PutBack
Drive = Callable[[World, int], bool]  # called with the tick before every step; False when it is over


@dataclass(frozen=True)
class RunPlan:
    """The table before the first step, and what happens from then on."""

    snapshot: Snapshot
    mover: str | None = None  # the piece whose touches count
    lifted: tuple[str, ...] = ()  # taken off the table, into the hand
    ignore: tuple[str, ...] = ()  # pieces it touches from the start
    held: tuple[str, ...] = ()  # held still by a hand
    begin: Callable[[World], None] | None = None  # called once, before the first step
    drive: Drive | None = None
    latest_release: int | None = None  # if the mover is carried: the tick by which the hand has let go
    refused: Message | None = None
    works: Callable[[Track], bool] | None = None  # whether what came of it will do; if not, the next plan is run
    hopeless: Callable[[World], bool] | None = None  # whether it is already clear that it will not

    @property
    def carries(self) -> bool:
        """Whether the mover is in a hand for as long as `drive` lasts."""
        return self.latest_release is not None


class Planner:
    """Turns requests into plans on one scene."""

    def __init__(self, shape_cache: ShapeCache, scene: Scene, observer: Observer) -> None:
        self.shape_cache = shape_cache
        self.scene = scene
        self.observer = observer
        self.settings = shape_cache.settings

    def plans(self, snapshot: Snapshot, request: Request) -> Iterator[RunPlan]:
        """The plans of a request, to be run from the same snapshot until one succeeds; most have only one.

        Raises BadRequest with one line that says what is wrong with the request.
        """
        if isinstance(request, PutBack):
            yield from self._put_back(snapshot, request)
        else:
            yield self._plan(snapshot, request)

    def _plan(self, snapshot: Snapshot, request: OneTry) -> RunPlan:
        if isinstance(request, Flick):
            return self._flick(snapshot, request)
        if isinstance(request, Drop):
            return self._drop(snapshot, request)
        if isinstance(request, Toss):
            return self._toss(snapshot, request)
        if isinstance(request, Breathe):
            return self._breathe(snapshot, request)
        if isinstance(request, Remove):
            return self._remove(snapshot, request)
        if isinstance(request, LayDown):
            return self._lay_down(snapshot, request)
        if isinstance(request, Look):
            return RunPlan(snapshot)
        return self._place(snapshot, request)

    def _remove(self, snapshot: Snapshot, request: Remove) -> RunPlan:
        if not request.pieces:
            raise BadRequest("remove: pieces must name at least one piece")
        for id_ in request.pieces:
            self._on_table(snapshot, "remove", id_)
            if request.pieces.count(id_) > 1:
                raise BadRequest(f"remove: pieces names {id_} twice")
        return RunPlan(snapshot.without(request.pieces), lifted=request.pieces)

    def _flick(self, snapshot: Snapshot, request: Flick) -> RunPlan:
        self._within("flick: speed_m_s", request.speed_m_s, 0, self.settings.limits.flick)
        piece = self._on_table(snapshot, "flick", request.piece)
        offset = scaled(request.offset_mm, 0.001)
        shape = self.shape_cache.catalogue.models[piece.model].shape
        self._on_piece("flick: offset_mm", rotate(conjugate(piece.quaternion), offset), shape)
        body = f"body:{piece.id.partition(':')[2]}"
        lifted = (body,) if body in snapshot.neighbours({piece.id}) and _above(snapshot, body, piece.id) else ()
        snapshot = snapshot.without(lifted)
        velocity = _heading(request.direction_deg, 0.0, request.speed_m_s)
        moment = rotate(conjugate(piece.quaternion), cross(offset, scaled(velocity, shape.mass)))
        spin = rotate(piece.quaternion, _divided(moment, shape.inertia))
        return RunPlan(
            snapshot,
            mover=piece.id,
            lifted=lifted,
            ignore=tuple(sorted(snapshot.neighbours({piece.id}))),
            begin=lambda world: self._start_off(world, snapshot, piece.id, velocity, spin),
        )

    def _drop(self, snapshot: Snapshot, request: Drop) -> RunPlan:
        self._within("drop: height_mm", request.height_mm, 0, self.settings.limits.height * 1000)
        self._reachable("drop: over_mm", request.over_mm)
        piece = self._somewhere(snapshot, "drop", request.piece)
        if request.carry:
            return self._carried_drop(snapshot, request, piece)
        attitude = turn(request.turn_deg)
        shape = self.shape_cache.catalogue.models[piece.model].shape
        low = min(rotate(attitude, corner)[2] for corner in shape.corners)
        x, y = request.over_mm
        position = (x / 1000, y / 1000, request.height_mm / 1000 - low)
        start = replace(piece, position=position, quaternion=attitude, velocity=ZERO, spin=ZERO, awake=True)
        self._free(snapshot, start, "drop: over_mm")
        return RunPlan(snapshot.with_piece(start), mover=piece.id)

    def _carried_drop(self, snapshot: Snapshot, request: Drop, piece: PieceState) -> RunPlan:
        path = request.carry
        if path[0][0] < 0:
            raise BadRequest(f"drop: carry: the first tick must be 0 or more, not {path[0][0]}")
        for (t0, _, _), (t1, _, _) in pairwise(path):
            if t1 <= t0:
                raise BadRequest(f"drop: carry: ticks must increase, but {t1} follows {t0}")
        hz = self.settings.world.step_hz
        self._within("drop: carry: seconds", path[-1][0] / hz, 0, self.settings.limits.carry_s)
        for _, point, quaternion in path:
            self._reachable("drop: carry", point)
            if not 0.9 < sum(v * v for v in quaternion) < 1.1:
                raise BadRequest(f"drop: carry: a quaternion must have length 1, not {list(quaternion)}")
        _, first, attitude = path[0]
        start = replace(
            piece, position=scaled(first, 0.001), quaternion=unit(attitude), velocity=ZERO, spin=ZERO, awake=True
        )
        self._free(snapshot, start, "drop: carry")
        hand = Hand(self.settings, start.id, path)
        return RunPlan(snapshot.with_piece(start), mover=piece.id, drive=hand.drive, latest_release=hand.latest_release)

    def _toss(self, snapshot: Snapshot, request: Toss) -> RunPlan:
        self._within("toss: speed_m_s", request.speed_m_s, 0, self.settings.limits.toss)
        self._within("toss: elevation_deg", request.elevation_deg, -90, 90)
        self._within("toss: tilt_deg", request.tilt_deg, -60, 60)
        body = self._standing(snapshot, "toss", request.from_)
        piece = self._somewhere(snapshot, "toss", request.piece)
        if piece.id == body.id:
            raise BadRequest(f"toss: piece must be another piece than from, not {piece.id!r}")
        shape = self.shape_cache.catalogue.models[piece.model].shape
        body_shape = self.shape_cache.catalogue.models[body.model].shape
        # The foot may press into what it stands on: a hand that tilts a Body lifts it as much as necessary.
        below = snapshot.neighbours({body.id}) | {node.name for node in self.shape_cache.fixed}
        if _above(snapshot, body.id, piece.id):
            below |= snapshot.neighbours({piece.id})
            body = self._lowered(snapshot, body, piece)
            snapshot = snapshot.with_piece(body)
        heading = axis_turn((0.0, 0.0, 1.0), request.direction_deg)
        lean = multiply(multiply(heading, axis_turn((0.0, 1.0, 0.0), -request.tilt_deg)), conjugate(heading))
        top, foot = _ends(body, body_shape)
        tilted = multiply(lean, body.quaternion)
        held_at = add(foot, rotate(lean, subtract(body.position, foot)))
        on_head = add(subtract(top, foot), (0.0, 0.0, shape.base + AIR))
        head = add(foot, rotate(lean, on_head))
        start = replace(piece, position=head, quaternion=multiply(lean, heading), velocity=ZERO, spin=ZERO, awake=True)
        self._free(snapshot, start, f"toss: the head of {body.id}", besides={body.id})
        leaning = replace(body, position=held_at, quaternion=tilted)
        self._free(snapshot, leaning, "toss: tilt_deg", besides=below | {piece.id})
        snapshot = snapshot.with_piece(start)
        velocity = _heading(request.direction_deg, request.elevation_deg, request.speed_m_s)

        def begin(world: World) -> None:
            world.set_pose(body.id, held_at, tilted)
            world.set_velocity(piece.id, velocity, ZERO)

        def drive(world: World, tick: int) -> bool:
            if tick < CLEAR_S * self.settings.world.step_hz:
                return True
            world.set_pose(body.id, body.position, body.quaternion)
            return False

        return RunPlan(snapshot, mover=piece.id, ignore=(body.id,), held=(body.id,), begin=begin, drive=drive)

    def _lowered(self, snapshot: Snapshot, body: PieceState, under: PieceState) -> PieceState:
        """A Body without a piece that it stood on: straight down to where that piece lay, as far as there is room."""
        shapes = self.shape_cache.catalogue.models
        shape = shapes[body.model].shape
        _, foot = _ends(body, shape)
        corners = [add(under.position, rotate(under.quaternion, c)) for c in shapes[under.model].shape.corners]
        most = foot[2] - min(corner[2] for corner in corners)
        near = [p for p in snapshot.pieces if math.dist(p.position, body.position) < NEAR]
        world = World(self.shape_cache, [p for p in near if p.id not in (body.id, under.id)])
        x, y, z = body.position
        heights = [z - most * step / LOWERING_STEPS for step in range(LOWERING_STEPS, 0, -1)]
        low = next((h for h in heights if not world.touching(shape, (x, y, h + AIR), body.quaternion)), z)
        world.close()
        return replace(body, position=(x, y, low), awake=True)

    def _breathe(self, snapshot: Snapshot, request: Breathe) -> RunPlan:
        self._curve(request)
        return self.blow(snapshot, request, RecordedBreath(request.curve))

    def blow(self, snapshot: Snapshot, request: Breathe, breath: BreathSource) -> RunPlan:
        """The plan of a breath whose strength comes from a source instead of the request's curve."""
        self._reachable("breathe: aim_mm", request.aim_mm)
        body = self._standing(snapshot, "breathe", request.from_)
        shape = self.shape_cache.catalogue.models[body.model].shape
        setting = self.settings.jet
        top, _ = _ends(body, shape)
        mouth = add(top, (0.0, 0.0, setting.mouth_above_top))
        aim = subtract(scaled(request.aim_mm, 0.001), mouth)
        if max(abs(v) for v in aim) < 0.001:
            raise BadRequest("breathe: aim_mm must be at least 1 mm away from the mouth")
        patterns = jet.ray_patterns(setting, mouth, normalized(aim))
        hz = self.settings.world.step_hz
        interval = hz // setting.hz
        pushes: dict[str, jet.Push] = {}

        def drive(world: World, tick: int) -> bool:
            nonlocal pushes
            if tick % interval == 0:
                breath.sample(tick / hz)
            if breath.over(tick / hz):
                return False
            if tick % interval == 0:
                strength = breath.strength(tick / hz)
                pushes = {}
                if strength > 0:
                    pushes = jet.pushes(world, setting, mouth, patterns[tick // interval % len(patterns)], strength)
            for id_, (force, torque) in pushes.items():
                world.push(id_, force, torque)
            return True

        return RunPlan(
            snapshot,
            held=(body.id,),
            begin=lambda world: world.hide_from_rays(body.id),
            drive=drive,
        )

    def _lay_down(self, snapshot: Snapshot, request: LayDown) -> RunPlan:
        body = self._standing(snapshot, "lay_down", request.piece, "piece")
        shape = self.shape_cache.catalogue.models[body.model].shape
        _, foot = _ends(body, shape)
        hits: set[str] = set()
        for start in tipped(body, shape, foot, request.direction_deg):
            hits = self._overlapping(snapshot, start)
            if not hits:
                return RunPlan(snapshot.with_piece(start), mover=body.id)
        return RunPlan(snapshot, refused=message("placing.no_room", piece=body.id, search_mm=0.0, because=min(hits)))

    def _place(self, snapshot: Snapshot, request: Place | StandUp) -> RunPlan:
        self._within(f"{request.kind}: search_mm", request.search_mm, 0, 1000)
        if isinstance(request, StandUp):
            piece = self._on_table(snapshot, request.kind, request.piece)
            upright = rotate(piece.quaternion, (0.0, 0.0, 1.0))[2] > UPRIGHT_ENOUGH
            if upright and not self.observer.fallen(snapshot, piece.id):
                return RunPlan(snapshot, refused=message("placing.already_standing", piece=request.piece))
        else:
            if request.at_mm is not None:
                self._reachable("place: at_mm", request.at_mm)
            if request.room_for is not None:
                self._somewhere(snapshot, request.kind, request.room_for)
        self._somewhere(snapshot, request.kind, request.piece)
        without = snapshot
        if snapshot.piece(request.piece) is not None:
            without = snapshot.without((request.piece,))
        world = World(self.shape_cache, without.pieces)
        spot = find_spot(world, self.scene, without, request)
        world.close()
        if isinstance(spot, Message):
            return RunPlan(snapshot, refused=spot)
        return RunPlan(snapshot.with_piece(spot), mover=request.piece)

    def _put_back(self, snapshot: Snapshot, request: PutBack) -> Iterator[RunPlan]:
        """One plan per attempt, then the refusal."""
        self._within("put_back: search_mm", request.search_mm, 0, 1000)
        self._somewhere(snapshot, "put_back", request.piece)
        self._on_table(snapshot, "put_back", request.on)
        if request.on == request.piece:
            raise BadRequest(f"put_back: on must be another piece than piece, not {request.on!r}")
        putting_back = PuttingBack(self.shape_cache, self.scene, self.observer, snapshot, request)
        for attempt in putting_back.attempts():
            works = partial(attempt.stands, self.observer)
            yield RunPlan(attempt.start, mover=request.piece, works=works, hopeless=attempt.topples)
        yield RunPlan(snapshot, refused=putting_back.refusal())

    # ---- checks

    def _start_off(self, world: World, snapshot: Snapshot, id_: str, velocity: Vec3, spin: Vec3) -> None:
        world.set_velocity(id_, velocity, spin)
        world.wake(snapshot.neighbours({id_}))

    def _on_table(self, snapshot: Snapshot, kind: str, id_: str) -> PieceState:
        piece = snapshot.piece(id_)
        if piece is None:
            known = ", ".join(_summary([p.id for p in snapshot.pieces]))
            raise BadRequest(f"{kind}: piece {id_!r} is not on the table; allowed: {known}")
        return piece

    def _somewhere(self, snapshot: Snapshot, kind: str, id_: str) -> PieceState:
        aside = next((piece for piece in snapshot.aside if piece.id == id_), None)
        return aside or self._on_table(snapshot, kind, id_)

    def _standing(self, snapshot: Snapshot, kind: str, id_: str, key: str = "from") -> PieceState:
        body = self._on_table(snapshot, kind, id_)
        if not self._is_body(snapshot, id_):
            raise BadRequest(f"{kind}: {key} must be a Body, not {id_!r}")
        if self.observer.fallen(snapshot, id_):
            raise BadRequest(f"{kind}: {key} must be a standing Body, but {id_} is lying")
        return body

    def _on_piece(self, name: str, offset: Vec3, shape: Shape) -> None:
        """Raise BadRequest unless an offset lies within the piece: a finger can only hit what is there."""
        reach = [max(abs(corner[axis]) for corner in shape.corners) for axis in range(3)]
        if any(abs(value) > most + AIR for value, most in zip(offset, reach, strict=True)):
            most = " x ".join(f"{2000 * side:.0f}" for side in reach)
            raise BadRequest(f"{name} must be on the piece, which measures {most} mm")

    def _is_body(self, snapshot: Snapshot, id_: str) -> bool:
        piece = snapshot.piece(id_)
        return piece is not None and self.shape_cache.catalogue.models[piece.model].shape.kind == "body"

    def _free(self, snapshot: Snapshot, piece: PieceState, name: str, besides: Iterable[str] = ()) -> None:
        """Raise BadRequest if a piece would overlap others where it is held."""
        hits = sorted(self._overlapping(snapshot, piece) - set(besides))
        if hits:
            raise BadRequest(f"{name}: {piece.id} would overlap {hits[0]}")

    def _overlapping(self, snapshot: Snapshot, piece: PieceState) -> set[str]:
        """What a piece would overlap where it is held."""
        near = [p for p in snapshot.pieces if math.dist(p.position, piece.position) < NEAR and p.id != piece.id]
        world = World(self.shape_cache, near)
        shape = self.shape_cache.catalogue.models[piece.model].shape
        x, y, z = piece.position
        hits = world.touching(shape, (x, y, z + AIR), piece.quaternion)
        world.close()
        return hits

    def _curve(self, request: Breathe) -> None:
        curve = request.curve
        if len(curve) < 2:
            raise BadRequest(f"breathe: curve must have at least 2 points, not {len(curve)}")
        for (t0, _), (t1, _) in pairwise(curve):
            if t1 <= t0:
                raise BadRequest(f"breathe: curve: seconds must increase, but {t1:g} follows {t0:g}")
        self._within("breathe: curve: seconds", curve[0][0], 0, self.settings.limits.breath_s)
        self._within("breathe: curve: seconds", curve[-1][0], 0, self.settings.limits.breath_s)
        for _, strength in curve:
            self._within("breathe: curve: strength", strength, 0, 1)

    def _reachable(self, name: str, point: tuple[float, ...]) -> None:
        for value in point:
            self._within(name, value, -self.settings.limits.reach * 1000, self.settings.limits.reach * 1000)

    def _within(self, name: str, value: float, low: float, high: float) -> None:
        if not low <= value <= high:
            raise BadRequest(f"{name} must be from {low:g} to {high:g}, not {value:g}")


def _above(snapshot: Snapshot, upper: str, lower: str) -> bool:
    """Whether one piece presses on another from above."""
    for c in snapshot.contacts:
        if (c.a, c.b) == (upper, lower) and c.normal[2] > 0.5:
            return True
        if (c.a, c.b) == (lower, upper) and c.normal[2] < -0.5:
            return True
    return False


def _ends(body: PieceState, shape: Shape) -> tuple[Vec3, Vec3]:
    """The centres of a standing piece's top and bottom, whichever way up it is."""
    axis = rotate(body.quaternion, (0.0, 0.0, 1.0))
    head = add(body.position, scaled(axis, shape.size[2] - shape.base))
    foot = subtract(body.position, scaled(axis, shape.base))
    return (head, foot) if axis[2] >= 0 else (foot, head)


def _heading(direction_deg: float, elevation_deg: float, speed: float) -> Vec3:
    a, e = math.radians(direction_deg), math.radians(elevation_deg)
    return speed * math.cos(a) * math.cos(e), speed * math.sin(a) * math.cos(e), speed * math.sin(e)


def _divided(a: Vec3, b: Vec3) -> Vec3:
    return a[0] / b[0], a[1] / b[1], a[2] / b[2]


def _summary(ids: list[str]) -> list[str]:
    """Ids for a message, numbered ones as ranges."""
    named = [id_ for id_ in ids if not id_.split(":")[-1].isdigit()]
    kinds = dict.fromkeys(id_.split(":")[0] for id_ in ids if id_.split(":")[-1].isdigit())
    ranges = []
    for kind in kinds:
        numbers = [int(id_.split(":")[1]) for id_ in ids if id_.startswith(kind + ":")]
        ranges.append(f"{kind}:{min(numbers)} to {kind}:{max(numbers)}")
    return ranges + named
