"""One request, from snapshot to track: a pure function.

A fresh world is built from the snapshot, everything asleep that was at rest; the request is applied; fixed steps
run until the table is at rest or the limit is reached.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from meeple_city.border import Request, Touch
from meeple_city.table.plans import Plan, Planner
from meeple_city.table.scene import Scene
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.track import Frame, Impact, Track
from meeple_city.table.world import GROUND, TABLE, Kit, World, find_contacts, states

PULSE = 4  # ticks between two looks at speeds; own
FORGET = 8  # ticks after which a pair that meets again makes a new impact; own
LOUDER = 2.0  # so much harder than before makes a new impact; own
Speeds = list[tuple[str, float, float]]


@dataclass
class Recording:
    """What is written down while the table moves."""

    frames: list[Frame] = field(default_factory=list)
    impacts: list[Impact] = field(default_factory=list)
    touched: dict[str, Touch] = field(default_factory=dict)
    touched_early: dict[str, Touch] = field(default_factory=dict)
    last: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)


class Runner:
    """Runs requests on one scene. Keeps nothing between them but immutable shapes."""

    def __init__(self, kit: Kit, scene: Scene) -> None:
        self.kit = kit
        self.scene = scene
        self.settings = kit.settings
        self.thinnest = min(model.shape.thickness for model in kit.catalogue.models.values())
        self.planner = Planner(kit, scene)
        self.below = {p.id for p in scene.pieces if p.model.shape.kind == "board"} | {TABLE, GROUND}

    def run(self, snapshot: Snapshot, request: Request) -> Track:
        """The course of a request and the table after it."""
        plan = self.planner.plan(snapshot, request)
        world = World(self.kit, plan.snapshot.pieces)
        for id_ in plan.held:
            world.hold(id_)
        if plan.begin:
            plan.begin(world)
        recording = Recording()
        settled, ticks = self._simulate(world, plan, recording)
        final = self.capture(world, plan.snapshot, settled)
        world.close()
        return Track(
            request=request,
            tick_hz=self.settings.world.step_hz,
            frames=tuple(recording.frames),
            impacts=tuple(recording.impacts),
            touched=tuple(recording.touched.values()),
            touched_before_release=tuple(recording.touched_early.values()),
            lifted=plan.lifted,
            settled=settled,
            sim_s=ticks / self.settings.world.step_hz,
            refused=plan.refused,
            final=final,
        )

    def capture(self, world: World, before: Snapshot, settled: bool) -> Snapshot:
        """The table as it is now, frozen."""
        restless = set() if settled else set(world.awake())
        pieces = states(world, {piece.id: piece for piece in before.pieces}, restless)
        moved = {
            new.id
            for new, old in zip(pieces, before.pieces, strict=True)
            if (new.position, new.quaternion) != (old.position, old.quaternion)
        }
        return replace(before, pieces=pieces, contacts=find_contacts(self.kit, pieces, moved, before.contacts))

    def leave_alone(self, snapshot: Snapshot, seconds: float, sleep: bool = True) -> tuple[Snapshot, float | None, int]:
        """Wake every piece and wait; when the last one fell asleep, and how many are awake at the end."""
        pieces = tuple(replace(piece, awake=True) for piece in snapshot.pieces)
        world = World(self.kit, pieces)
        if not sleep:
            world.forbid_sleep()
        hz, dt = self.settings.world.step_hz, 1 / self.settings.world.step_hz
        asleep_at: float | None = None
        for tick in range(0, round(seconds * hz), PULSE):
            awake = world.awake()
            if not awake:
                asleep_at = tick / hz
                break
            world.calm(list(world.speeds(awake)))
            for _ in range(PULSE):
                world.step(dt)
        count = len(world.awake())
        final = self.capture(world, snapshot, count == 0)
        world.close()
        return final, asleep_at, count

    # ---- the course of time

    def _simulate(self, world: World, plan: Plan, recording: Recording) -> tuple[bool, int]:
        """Let time pass until rest; whether rest came, and after how many ticks."""
        hz = self.settings.world.step_hz
        limit = plan.released_at + round(self.settings.limit_s * hz)
        quiet_for = math.ceil(self.settings.rest.for_s * hz)
        driving, quiet = plan.drive is not None, 0
        for tick in range(0, limit, PULSE):
            speeds = list(world.speeds(world.awake()))
            world.calm(speeds)
            if tick % self.settings.world.steps_per_frame == 0:
                recording.frames.append(Frame(tick, {id_: world.pose(id_) for id_, _, _ in speeds}))
            quiet = 0 if driving or self._restless(speeds) else quiet + PULSE
            if not driving and (quiet > quiet_for or not speeds):
                return True, tick
            fine = self._fineness(world, speeds)
            for step in range(PULSE):
                driving = self._tick(world, plan, recording, tick + step, fine, driving)
        return False, limit

    def _tick(self, world: World, plan: Plan, recording: Recording, tick: int, fine: int, driving: bool) -> bool:
        """One tick, in as many steps as the fastest piece needs; whether the drive goes on."""
        for _ in range(fine):
            driving = driving and plan.drive is not None and plan.drive(world, tick)
            world.step(1 / (self.settings.world.step_hz * fine))
            self._listen(world, plan, recording, tick)
        return driving

    def _restless(self, speeds: Speeds) -> bool:
        rest = self.settings.rest
        return any(v2 > rest.speed**2 or w2 > rest.spin**2 for _, v2, w2 in speeds)

    def _fineness(self, world: World, speeds: Speeds) -> int:
        """Into how many steps a tick is cut, so that nothing passes through anything."""
        hz, fine = self.settings.world.step_hz, 1
        for id_, v2, _ in speeds:
            reach = (world.shapes[id_].thickness + self.thinnest) * self.settings.fast_share
            while v2 > (reach * hz * fine) ** 2 and hz * fine < self.settings.finest_hz:
                fine *= 2
        return fine

    def _listen(self, world: World, plan: Plan, recording: Recording, tick: int) -> None:
        """Write down hits, and what the moving piece touches."""
        if plan.mover:
            for other in sorted(world.overlapping(plan.mover)):
                self._touch(plan, recording, tick, other)
        for meeting in world.meetings(self.settings.log_impulse):
            pair = (meeting.a, meeting.b)
            last_tick, last_impulse = recording.last.get(pair, (-FORGET, 0.0))
            recording.last[pair] = (tick, meeting.impulse)
            if tick - last_tick >= FORGET or meeting.impulse > LOUDER * last_impulse:
                recording.impacts.append(Impact(tick, meeting.a, meeting.b, meeting.impulse, meeting.point))

    def _touch(self, plan: Plan, recording: Recording, tick: int, other: str) -> None:
        if other in self.below or other in plan.ignore:
            return
        early = tick < plan.released_at
        touch = Touch(tick / self.settings.world.step_hz, other)
        (recording.touched_early if early else recording.touched).setdefault(other, touch)
