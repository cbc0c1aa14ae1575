"""One request, from snapshot to track: a pure function.

A fresh world is built from the snapshot, everything asleep that was at rest; the request is applied; fixed steps
run until the table is at rest or the limit is reached.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from meeple_city.border import Breathe, Request, Touch
from meeple_city.table.breath_curve import Hear, LiveBreath
from meeple_city.table.geometry import angle_between
from meeple_city.table.plans import Planner, RunPlan
from meeple_city.table.scene import Scene
from meeple_city.table.settings import PhysicsSettings
from meeple_city.table.shape_cache import GROUND, TABLE, ShapeCache
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.track import Frame, Impact, Pose, Track
from meeple_city.table.world import Speeds, World, find_contacts, states

CHECK_TICKS = 4  # ticks between two looks at speeds; own
LOUD = 0.15**2  # m/s, squared; slower pieces cannot hit hard enough to be logged, nor touch and be gone at once; own
PATIENCE = 2  # the last look at a table at rest takes this much longer; own
FORGET = 8  # ticks after which a pair that meets again makes a new impact; own
LOUDER = 2.0  # so much harder than before makes a new impact; own


@dataclass
class TrackRecorder:
    """What is written down while the table moves."""

    frames: list[Frame] = field(default_factory=list)
    impacts: list[Impact] = field(default_factory=list)
    touched: dict[str, Touch] = field(default_factory=dict)
    touched_early: dict[str, Touch] = field(default_factory=dict)
    last: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)
    watch: Callable[[Frame], None] | None = None  # sees every frame at once

    def add(self, frame: Frame) -> None:
        """Another frame."""
        self.frames.append(frame)
        if self.watch:
            self.watch(frame)

    def continued(self) -> TrackRecorder:
        """A recording that knows what was touched, for what may turn out not to count."""
        return TrackRecorder(touched=dict(self.touched), touched_early=dict(self.touched_early), last=dict(self.last))

    def go_on(self, more: TrackRecorder) -> None:
        """What came after counts as well."""
        for frame in more.frames:
            self.add(frame)
        self.impacts += more.impacts
        self.touched, self.touched_early, self.last = more.touched, more.touched_early, more.last


class RestDetector:
    """Judges rest: over a while no piece got anywhere, faster than it may. A tremble that leads nowhere is rest."""

    def __init__(self, settings: PhysicsSettings, patience: int = 1) -> None:
        """With more patience it looks that many times as long, for no more motion."""
        rest = settings.rest
        self.far, self.turned = rest.speed * rest.for_s, rest.spin * rest.for_s
        looks = math.ceil(rest.for_s * patience * settings.world.frame_hz)
        self.past: deque[Mapping[str, Pose]] = deque(maxlen=looks)

    def still(self, poses: Mapping[str, Pose]) -> bool:
        """Look at all awake pieces, once a frame; at rest when none has moved since any of the last looks."""
        long_enough = len(self.past) == self.past.maxlen
        still = not poses or (long_enough and not any(self._went(id_, pose) for id_, pose in poses.items()))
        self.past.append(poses)
        return still

    def _went(self, id_: str, now: Pose) -> bool:
        for poses in self.past:
            was = poses.get(id_)
            # A piece that was not looked at then was still asleep, and has been woken for a reason.
            if was is None or math.dist(was[0], now[0]) > self.far or angle_between(was[1], now[1]) > self.turned:
                return True
        return False


class Runner:
    """Runs requests on one scene. Keeps nothing between them but immutable shapes."""

    def __init__(self, shape_cache: ShapeCache, scene: Scene) -> None:
        self.shape_cache = shape_cache
        self.scene = scene
        self.settings = shape_cache.settings
        self.thinnest = min(model.shape.thickness for model in shape_cache.catalogue.models.values())
        # Squared; so slow, not even the thinnest piece passes through another.
        self.harmless = (2 * self.thinnest * self.settings.fast_share * self.settings.world.step_hz) ** 2
        self.planner = Planner(shape_cache, scene)
        self.below = {p.id for p in scene.pieces if p.model.shape.kind == "board"} | {TABLE, GROUND}

    def run(self, snapshot: Snapshot, request: Request) -> Track:
        """The course of a request and the table after it."""
        return self._run(self.planner.plan(snapshot, request), request, TrackRecorder())

    def breathe(self, snapshot: Snapshot, request: Breathe, hear: Hear, watch: Callable[[Frame], None]) -> Track:
        """A breath as it is blown: the request of the track has the curve that gives the same track again."""
        wind = LiveBreath(hear, self.settings.limits.breath_s)
        plan = self.planner.blow(snapshot, request, wind)
        track = self._run(plan, request, TrackRecorder(watch=watch))
        return replace(track, request=replace(request, curve=tuple(wind.points)))

    def _run(self, plan: RunPlan, request: Request, recording: TrackRecorder) -> Track:
        world = self._build(plan, plan.snapshot)
        if plan.begin:
            plan.begin(world)
        settled, tick = self._simulate(world, plan, recording)
        final = self.capture(world, plan.snapshot, settled)
        settled, tick, final = self._confirm(plan, recording, settled, tick, final)
        return Track(
            request=request,
            tick_hz=self.settings.world.step_hz,
            frames=tuple(recording.frames),
            impacts=tuple(recording.impacts),
            touched=tuple(recording.touched.values()),
            touched_before_release=tuple(recording.touched_early.values()),
            lifted=plan.lifted,
            settled=settled,
            sim_s=tick / self.settings.world.step_hz,
            refused=plan.refused,
            final=final,
        )

    def _build(self, plan: RunPlan, snapshot: Snapshot) -> World:
        world = World(self.shape_cache, snapshot.pieces)
        for id_ in plan.held:
            world.hold(id_)
        return world

    def _confirm(
        self, plan: RunPlan, recording: TrackRecorder, settled: bool, tick: int, final: Snapshot
    ) -> tuple[bool, int, Snapshot]:
        """Rest is rest only if a fresh world, with all that moved awake in it, stays put as well.

        Where it does, that look leaves no trace: the table stays as it was when it came to rest. Where it does not,
        time has gone on.
        """
        calm = replace(plan, drive=None, held=())
        while settled:
            final = self._touching(plan.snapshot, final)
            moved = _moved(plan.snapshot, final).union(plan.held)
            pieces = tuple(piece.woken(piece.id in moved) for piece in final.pieces)
            world, look = self._build(calm, replace(final, pieces=pieces)), recording.continued()
            settled, later = self._simulate(world, calm, look, tick, PATIENCE)
            after = self.capture(world, plan.snapshot, settled)
            if _farthest(final, after) < self.settings.rest_stays and final.overlap() < self.settings.rest_overlap:
                return True, tick, final
            recording.go_on(look)
            tick, final = later, after
        return settled, tick, self._touching(plan.snapshot, final)

    def capture(self, world: World, before: Snapshot, settled: bool) -> Snapshot:
        """The table as it is now, frozen; its contacts are still those of before. Ends the world."""
        restless = set() if settled else set(world.awake())
        pieces = states(world, {piece.id: piece for piece in before.pieces}, restless)
        world.close()
        return replace(before, pieces=pieces)

    def _touching(self, before: Snapshot, after: Snapshot) -> Snapshot:
        """The table with its own contacts."""
        contacts = find_contacts(self.shape_cache, after.pieces, _moved(before, after), before.contacts)
        return replace(after, contacts=contacts)

    def leave_alone(self, snapshot: Snapshot, seconds: float, sleep: bool = True) -> tuple[Snapshot, float | None, int]:
        """Wake every piece and wait; when the last one fell asleep, and how many are awake at the end."""
        pieces = tuple(piece.woken() for piece in snapshot.pieces)
        world = World(self.shape_cache, pieces)
        if not sleep:
            world.forbid_sleep()
        hz = self.settings.world.step_hz
        asleep_at: float | None = None
        for tick in range(0, round(seconds * hz), CHECK_TICKS):
            if not world.damp_slow_pieces():
                asleep_at = tick / hz
                break
            for _ in range(CHECK_TICKS):
                world.step(1 / hz)
        count = len(world.awake())
        final = self.capture(world, snapshot, count == 0)
        return self._touching(snapshot, final), asleep_at, count

    # ---- the course of time

    def _simulate(
        self, world: World, plan: RunPlan, recording: TrackRecorder, first: int = 0, patience: int = 1
    ) -> tuple[bool, int]:
        """Let time pass until rest; whether rest came, and at which tick."""
        limit = plan.released_at + round(self.settings.limit_s * self.settings.world.step_hz)
        driving, watch = plan.drive is not None, RestDetector(self.settings, patience)
        for tick in range(first, limit, CHECK_TICKS):
            speeds = world.damp_slow_pieces()
            if tick % self.settings.world.steps_per_frame == 0:
                poses = {id_: world.pose(id_) for id_, _, _ in speeds}
                recording.add(Frame(tick, poses))
                if watch.still(poses) and not driving:
                    return True, tick
            fine = self.fineness(world, speeds)
            loud = driving or any(v2 > LOUD for _, v2, _ in speeds)
            for step in range(CHECK_TICKS):
                driving = self._tick(world, plan, recording, tick + step, fine, loud, driving)
            if not loud:
                self._touches(world, plan, recording, tick + CHECK_TICKS - 1)
        return False, limit

    def _tick(
        self, world: World, plan: RunPlan, recording: TrackRecorder, tick: int, fine: int, loud: bool, driving: bool
    ) -> bool:
        """One tick, in as many steps as the fastest piece needs; whether the drive goes on."""
        for _ in range(fine):
            driving = driving and plan.drive is not None and plan.drive(world, tick)
            world.step(1 / (self.settings.world.step_hz * fine))
            if loud:
                self._touches(world, plan, recording, tick)
                self._impacts(world, recording, tick)
        return driving

    def fineness(self, world: World, speeds: Speeds) -> int:
        """Into how many steps a tick is cut, so that nothing passes through anything."""
        hz, fine = self.settings.world.step_hz, 1
        for id_, v2 in [(id_, v2) for id_, v2, _ in speeds if v2 > self.harmless]:
            reach = (world.shapes[id_].thickness + self.thinnest) * self.settings.fast_share
            while v2 > (reach * hz * fine) ** 2 and hz * fine < self.settings.finest_hz:
                fine *= 2
        return fine

    def _touches(self, world: World, plan: RunPlan, recording: TrackRecorder, tick: int) -> None:
        """Write down what the moving piece touches, each other piece once."""
        if plan.mover is None:
            return
        early = tick < plan.released_at
        seen = recording.touched_early if early else recording.touched
        for other in sorted(world.overlapping(plan.mover).difference(self.below, seen, plan.ignore)):
            seen[other] = Touch(tick / self.settings.world.step_hz, other)

    def _impacts(self, world: World, recording: TrackRecorder, tick: int) -> None:
        """Write down new hits; a pair that goes on pushing is no new hit."""
        for meeting in world.pair_impulses(self.settings.log_impulse):
            pair = (meeting.a, meeting.b)
            last_tick, last_impulse = recording.last.get(pair, (-FORGET, 0.0))
            recording.last[pair] = (tick, meeting.impulse)
            if tick - last_tick >= FORGET or meeting.impulse > LOUDER * last_impulse:
                recording.impacts.append(Impact(tick, meeting.a, meeting.b, meeting.impulse, meeting.point))


def _moved(before: Snapshot, after: Snapshot) -> set[str]:
    """The pieces whose pose is not the same to the last bit."""
    return {
        new.id
        for new, old in zip(after.pieces, before.pieces, strict=True)
        if (new.position, new.quaternion) != (old.position, old.quaternion)
    }


def _farthest(before: Snapshot, after: Snapshot) -> float:
    pairs = zip(before.pieces, after.pieces, strict=True)
    return max((math.dist(a.position, b.position) for a, b in pairs), default=0.0)
