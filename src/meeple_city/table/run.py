"""Run one request: a pure function from a snapshot to a track.

A new world is built from the snapshot, with everything asleep that was at rest; the request is applied; fixed steps
follow until the table is at rest or the time limit is reached.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from meeple_city.border import Breathe, Request, Touch
from meeple_city.border.geometry import rotate
from meeple_city.table.breath_curve import LiveBreath, ReadStrength
from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import add, angle_between
from meeple_city.table.observer import Observer
from meeple_city.table.plans import Planner, RunPlan
from meeple_city.table.scene import Scene
from meeple_city.table.settings import PhysicsSettings
from meeple_city.table.shape_cache import GROUND, TABLE, ShapeCache
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.track import Frame, Impact, Pose, Track
from meeple_city.table.world import Speeds, World, find_contacts

# Our choices:
CHECK_TICKS = 4  # ticks between two checks of all speeds
FAST = 0.15**2  # m/s, squared: slower pieces cannot cause an impact worth logging, nor touch for less than a check
PATIENCE = 2  # confirming that the table is at rest takes this many times as long as finding out
MOST_STUCK = 5  # checks in a row in which pieces that overlap did not move
NEW_IMPACT_TICKS = 8  # a pair that meets again after this long makes a new impact
NEW_IMPACT_RATIO = 2.0  # so does a pair that pushes this many times as hard as before

Show = Callable[[Frame, tuple[Impact, ...]], None]  # called with every frame at once, and the impacts since the last


@dataclass
class TrackRecorder:
    """Collects what a track consists of while the table moves; without `films`, only what its outcome needs."""

    films: bool = True  # keep key frames and impacts
    frames: list[Frame] = field(default_factory=list)
    impacts: list[Impact] = field(default_factory=list)
    touched: dict[str, Touch] = field(default_factory=dict)
    touched_early: dict[str, Touch] = field(default_factory=dict)  # before the release
    moved_early: dict[str, float] = field(default_factory=dict)  # how far at most, in metres
    last: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)  # tick and impulse of each pair
    show: Show | None = None
    shown: int = 0  # how many impacts have been shown

    def add(self, tick: int, poses: Mapping[str, Pose]) -> None:
        """Record a frame."""
        if not self.films:
            return
        self.frames.append(frame := Frame(tick, poses))
        if self.show:
            self.show(frame, tuple(self.impacts[self.shown :]))
            self.shown = len(self.impacts)

    def branch(self) -> TrackRecorder:
        """A recorder that knows what has been touched, for a continuation that may be discarded."""
        return TrackRecorder(self.films, touched=dict(self.touched), last=dict(self.last))

    def merge(self, branch: TrackRecorder) -> None:
        """Append the continuation."""
        self.impacts += branch.impacts
        for frame in branch.frames:
            self.add(frame.tick, frame.poses)
        self.touched, self.last = branch.touched, branch.last


class RestDetector:
    """Decides whether the table is at rest: for a while, no piece got anywhere. Trembling in place is rest."""

    def __init__(self, settings: PhysicsSettings, patience: int = 1) -> None:
        """With more `patience` it watches that many times as long and allows no more motion."""
        rest = settings.rest
        self.far, self.turned = rest.speed * rest.for_s, rest.spin * rest.for_s
        frames = math.ceil(rest.for_s * patience * settings.world.frame_hz)
        self.past: deque[Mapping[str, Pose]] = deque(maxlen=frames)
        self._restless = ""  # a piece that moved when last looked at; most likely it still does

    def still(self, poses: Mapping[str, Pose]) -> bool:
        """Take the poses of all awake pieces, once per frame; True if none has moved in any of the last frames."""
        long_enough = len(self.past) == self.past.maxlen
        still = not poses or (long_enough and not self._any_went(poses))
        self.past.append(poses)
        return still

    def _any_went(self, poses: Mapping[str, Pose]) -> bool:
        if self._restless in poses and self._went(self._restless, poses[self._restless]):
            return True
        self._restless = next((id_ for id_, pose in poses.items() if self._went(id_, pose)), "")
        return self._restless != ""

    def _went(self, id_: str, now: Pose) -> bool:
        for poses in self.past:
            was = poses.get(id_)
            # A piece missing from an earlier frame was asleep then, and something has woken it.
            if was is None or math.dist(was[0], now[0]) > self.far or angle_between(was[1], now[1]) > self.turned:
                return True
        return False


class Runner:
    """Runs requests on one scene. Nothing is kept from one to the next."""

    def __init__(self, shape_cache: ShapeCache, scene: Scene, observer: Observer) -> None:
        self.shape_cache = shape_cache
        self.scene = scene
        self.settings = shape_cache.settings
        self.thinnest = min(model.shape.thickness for model in shape_cache.catalogue.models.values())
        # The square of the speed below which not even the thinnest piece can pass through another.
        self.safe_speed2 = (2 * self.thinnest * self.settings.fast_share * self.settings.world.step_hz) ** 2
        self.planner = Planner(shape_cache, scene, observer)
        self.below = {p.id for p in scene.pieces if p.model.shape.kind == "board"} | {TABLE, GROUND}

    def run(self, snapshot: Snapshot, request: Request, show: Show | None = None, films: bool = True) -> Track:
        """The track of a request: of the first of its plans that works. Plans that may fail are not shown.

        Unless it `films`, the track has no frames and no impacts; everything else is the same.
        """
        for plan in self.planner.plans(snapshot, request):
            track = self._run(plan, request, TrackRecorder(films, show=show if plan.works is None else None))
            if plan.works is None or plan.works(track):
                break
        return track

    def breathe(self, snapshot: Snapshot, request: Breathe, read_strength: ReadStrength, show: Show) -> Track:
        """A live breath; the request of its track has the curve that gives the same track again."""
        breath = LiveBreath(read_strength, self.settings.limits.breath_s)
        plan = self.planner.blow(snapshot, request, breath)
        track = self._run(plan, request, TrackRecorder(show=show))
        return replace(track, request=replace(request, curve=tuple(breath.points)))

    def _run(self, plan: RunPlan, request: Request, recorder: TrackRecorder) -> Track:
        world = self._build(plan, plan.snapshot)
        if plan.begin:
            plan.begin(world)
        settled, tick = self._simulate(world, plan, recorder)
        final = self.capture(world, plan.snapshot, settled)
        settled, tick, final = self._confirm(plan, recorder, settled, tick, final)
        return Track(
            request=request,
            tick_hz=self.settings.world.step_hz,
            frames=tuple(recorder.frames),
            impacts=tuple(recorder.impacts),
            touched=tuple(recorder.touched.values()),
            touched_before_release=tuple(recorder.touched_early.values()),
            lifted=plan.lifted,
            settled=settled,
            sim_s=tick / self.settings.world.step_hz,
            refused=plan.refused,
            final=final,
            moved_before_release=recorder.moved_early,
        )

    def _build(self, plan: RunPlan, snapshot: Snapshot) -> World:
        world = World(self.shape_cache, snapshot.pieces)
        for id_ in plan.held:
            world.hold(id_)
        return world

    def _confirm(
        self, plan: RunPlan, recorder: TrackRecorder, settled: bool, tick: int, final: Snapshot
    ) -> tuple[bool, int, Snapshot]:
        """Make sure of rest: a new world in which everything that moved is awake must stay at rest as well.

        If it does, that check leaves no trace: the table stays as it was when it came to rest. If it does not, the
        check becomes part of the track and the simulation continues from its end. Pieces that overlap and do not come
        apart are left awake after a few checks; the table is not at rest then.
        """
        undriven, stuck = replace(plan, drive=None, held=()), 0
        while settled and stuck < MOST_STUCK:
            final = self._touching(plan.snapshot, final)
            moved = _moved(plan.snapshot, final).union(plan.held)
            pieces = tuple(piece.woken(piece.id in moved) for piece in final.pieces)
            world, check = self._build(undriven, replace(final, pieces=pieces)), recorder.branch()
            settled, later = self._simulate(world, undriven, check, tick, PATIENCE)
            after = self.capture(world, plan.snapshot, settled)
            still = _farthest(final, after) < self.settings.rest_stays
            if still and final.overlap() < self.settings.rest_overlap:
                return True, tick, final
            recorder.merge(check)
            tick, final, stuck = later, after, stuck + 1 if still else 0
        final = self._touching(plan.snapshot, final)
        return False, tick, final.woken(final.overlapping(self.settings.rest_overlap) if settled else ())

    def capture(self, world: World, before: Snapshot, settled: bool) -> Snapshot:
        """The table as it is now, stopped, with the contacts of before. Closes the world."""
        pieces = world.still_pieces(() if settled else set(world.awake()))
        world.close()
        return replace(before, pieces=pieces)

    def _touching(self, before: Snapshot, after: Snapshot) -> Snapshot:
        """The table with its contacts updated."""
        contacts = find_contacts(self.shape_cache, after.pieces, _moved(before, after), before.contacts)
        return replace(after, contacts=contacts)

    def leave_alone(self, snapshot: Snapshot, seconds: float, sleep: bool = True) -> tuple[Snapshot, float | None, int]:
        """Wake every piece and wait; returns the table, when the last piece fell asleep and how many are awake."""
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

    # ---- simulating

    def _simulate(
        self, world: World, plan: RunPlan, recorder: TrackRecorder, first: int = 0, patience: int = 1
    ) -> tuple[bool, int]:
        """Simulate until the table is at rest; returns whether it came to rest, and the last tick."""
        limit = (plan.latest_release or 0) + round(self.settings.limit_s * self.settings.world.step_hz)
        driving, rest = plan.drive is not None, RestDetector(self.settings, patience)
        for tick in range(first, limit, CHECK_TICKS):
            speeds = world.damp_slow_pieces()
            if tick % self.settings.world.steps_per_frame == 0:
                poses = {id_: world.pose(id_) for id_, _, _ in speeds}
                recorder.add(tick, poses)
                if rest.still(poses) and not driving:
                    return True, tick
                if plan.hopeless and plan.hopeless(world):
                    return False, tick
            substeps = self.substeps(world, speeds)
            fast = driving or any(v2 > FAST for _, v2, _ in speeds)
            if driving and plan.carries:
                self._moved_early(world, plan, recorder)
            for step in range(tick, tick + CHECK_TICKS):
                if driving:
                    driving = self._driven_tick(world, plan, recorder, step, substeps)
                else:
                    self._tick(world, plan, recorder, step, substeps, fast)
            if not fast:
                self._touches(world, plan, recorder.touched, tick + CHECK_TICKS - 1)
        return False, limit

    def _driven_tick(self, world: World, plan: RunPlan, recorder: TrackRecorder, tick: int, substeps: int) -> bool:
        """Simulate a tick that the request drives; returns whether it goes on driving."""
        driving = True
        for _ in range(substeps):
            if driving and plan.drive is not None and not plan.drive(world, tick):
                driving = False
                if plan.carries:
                    self._moved_early(world, plan, recorder)
            world.step(1 / (self.settings.world.step_hz * substeps))
            early = driving and plan.carries
            self._touches(world, plan, recorder.touched_early if early else recorder.touched, tick)
            if recorder.films:
                self._impacts(world, recorder, tick)
        return driving

    def _tick(self, world: World, plan: RunPlan, recorder: TrackRecorder, tick: int, substeps: int, fast: bool) -> None:
        """Simulate a tick, in substeps."""
        seconds = 1 / (self.settings.world.step_hz * substeps)
        for _ in range(substeps):
            world.step(seconds)
            if fast:
                self._touches(world, plan, recorder.touched, tick)
                if recorder.films:
                    self._impacts(world, recorder, tick)

    def substeps(self, world: World, speeds: Speeds) -> int:
        """The number of substeps a tick needs so that nothing passes through anything."""
        hz, substeps = self.settings.world.step_hz, 1
        for id_, v2 in [(id_, v2) for id_, v2, _ in speeds if v2 > self.safe_speed2]:
            reach = (world.shapes[id_].thickness + self.thinnest) * self.settings.fast_share
            while v2 > (reach * hz * substeps) ** 2 and hz * substeps < self.settings.finest_hz:
                substeps *= 2
        return substeps

    def _touches(self, world: World, plan: RunPlan, seen: dict[str, Touch], tick: int) -> None:
        """Record what the moving piece touches, each other piece once."""
        if plan.mover is None:
            return
        for other in sorted(world.overlapping(plan.mover).difference(self.below, seen, plan.ignore)):
            seen[other] = Touch(tick / self.settings.world.step_hz, other)

    def _moved_early(self, world: World, plan: RunPlan, recorder: TrackRecorder) -> None:
        """Record how far any corner of a piece has moved while another one is in the hand."""
        for id_ in world.awake():
            was = plan.snapshot.piece(id_)
            if id_ != plan.mover and was is not None:
                moved = _corner_moved(world.shapes[id_], (was.position, was.quaternion), world.pose(id_))
                recorder.moved_early[id_] = max(moved, recorder.moved_early.get(id_, 0.0))

    def _impacts(self, world: World, recorder: TrackRecorder, tick: int) -> None:
        """Record new impacts; a pair that keeps pushing is not a new one."""
        for push in world.pair_impulses(self.settings.log_impulse):
            pair = (push.a, push.b)
            last_tick, last_impulse = recorder.last.get(pair, (-NEW_IMPACT_TICKS, 0.0))
            recorder.last[pair] = (tick, push.impulse)
            if tick - last_tick >= NEW_IMPACT_TICKS or push.impulse > NEW_IMPACT_RATIO * last_impulse:
                recorder.impacts.append(Impact(tick, push.a, push.b, push.impulse, push.point))


def _moved(before: Snapshot, after: Snapshot) -> set[str]:
    """The pieces whose pose is not the same to the last bit."""
    return {
        new.id
        for new, old in zip(after.pieces, before.pieces, strict=True)
        if new is not old and (new.position, new.quaternion) != (old.position, old.quaternion)
    }


def _corner_moved(shape: Shape, before: Pose, after: Pose) -> float:
    """How far the corner of a piece that moved most has moved."""
    (p0, q0), (p1, q1) = before, after
    return max(math.dist(add(p0, rotate(q0, corner)), add(p1, rotate(q1, corner))) for corner in shape.corners)


def _farthest(before: Snapshot, after: Snapshot) -> float:
    pairs = zip(before.pieces, after.pieces, strict=True)
    return max((math.dist(a.position, b.position) for a, b in pairs if a is not b), default=0.0)
