"""The same boxes-only city and the same drop in this project's engine and in others, under one settle rule.

Every movable piece is one box of its size; fixed pieces, table and ground are taken from the kit as they are. The city
comes to rest, then a Body is dropped on a building; timed is the drop until the table is at rest. What each engine is
told to do is in peers.toml, with reasons. An engine that is not installed is reported as missing.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import statistics
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from meeple_city.border import Drop
from meeple_city.table.catalogue import Box, Shape, load_catalogue
from meeple_city.table.geometry import Quat, Vec3, length, rotate, scaled, subtract, turn
from meeple_city.table.scene import load_scene
from meeple_city.table.settings import Quiet
from meeple_city.table.table import Table

HERE = Path(__file__).resolve()
MODELS, SCENES = HERE.parents[1] / "models", HERE.parents[1] / "scenes"
OURS = "Meeple City"
STILL = (0.0, 0.0, 0.0)
WIDEST = 21  # letters in the name of an engine
COLUMNS = {
    "version": "", "wall_ms": ".0f", "ratio": ".2f", "sim_s": ".2f", "ms_per_sim_s": ".0f", "settled": "",
    "moved": "", "other_floors_fallen": "", "drift_mm": ".2f",
}  # fmt: skip
Positions = Sequence[Vec3]
Figures = dict[str, Any]  # of one run, or the medians of an engine
Options = Mapping[str, Any]


@dataclass(frozen=True)
class Brick:
    """A box as every engine can build it, about its middle; without mass it never moves."""

    id: str
    half: Vec3
    mass: float
    friction: float
    restitution: float
    position: Vec3
    quaternion: Quat


@dataclass(frozen=True)
class City:
    """The bricks, what is dropped where, and the rest of [task] in peers.toml."""

    table: Table
    pieces: tuple[Brick, ...]
    fixed: tuple[Brick, ...]
    dropped: int
    drop: Drop
    task: Options

    def release_pose(self) -> tuple[Vec3, Quat]:
        """Where the brick is let go: its lowest corner at the height asked for."""
        attitude = turn(self.drop.turn_deg)
        low = min(rotate(attitude, corner)[2] for corner in Box(STILL, self.pieces[self.dropped].half).corners)
        x, y = self.drop.over_mm
        return (x / 1000, y / 1000, self.drop.height_mm / 1000 - low), attitude

    def is_target(self, brick: Brick) -> bool:
        """Whether a brick is part of the building that is to be hit."""
        x, y = (1000 * brick.position[k] - self.task["over_mm"][k] for k in (0, 1))
        return brick.id.startswith(("meeple:", "floor:")) and max(abs(x), abs(y)) < 40

    def judged(self, rested: Positions, after: Positions) -> Figures:
        """Pieces of that building that are elsewhere, and Floors of other buildings that came down."""
        rows = [(b, length(subtract(p, q)), p[2] - q[2]) for b, p, q in zip(self.pieces, rested, after, strict=True)]
        far, deep = self.task["moved_mm"] / 1000, self.task["fallen_mm"] / 1000
        moved = sum(way > far and self.is_target(b) for b, way, _ in rows)
        fallen = sum(b.id.startswith("floor:") and down > deep and not self.is_target(b) for b, _, down in rows)
        return {"moved": moved, "other_floors_fallen": fallen}


def boxed(shape: Shape) -> Shape:
    """A shape as one box of its size and mass."""
    x, y, z = shape.size
    inertia = tuple(shape.mass / 12 * (a * a + b * b) for a, b in ((y, z), (x, z), (x, y)))
    return replace(shape, hulls=(Box(STILL, scaled(shape.size, 0.5)),), inertia=inertia, com=(0.0, 0.0, z / 2))


def load_city(task: Options) -> City:
    """The scene in boxes, and the drop."""
    found = load_catalogue(MODELS / "pieces.toml")
    catalogue = replace(found, models={n: replace(m, shape=boxed(m.shape)) for n, m in found.models.items()})
    table = Table(catalogue, load_scene(SCENES / f"{task['scene']}.toml", catalogue, task["seed"]), MODELS)
    drop = Drop(task["piece"], tuple(task["over_mm"]), task["height_mm"], tuple(task["turn_deg"]))
    fixed = tuple(_fixture(node, 1 / table.kit.units) for node in table.kit.fixed)
    pieces = tuple(_movable(table, piece) for piece in table.start().pieces)
    return City(table, pieces, fixed, [b.id for b in pieces].index(drop.piece), drop, task)


def _movable(table: Table, piece: Any) -> Brick:
    """A piece as the scene puts it."""
    shape = table.catalogue.model(piece.model).shape
    rub, bounce = shape.material.friction, shape.material.restitution
    return Brick(piece.id, shape.hulls[0].half, shape.mass, rub, bounce, piece.position, piece.quaternion)


def _fixture(node: Any, metres: float) -> Brick:
    """Board, Ruin, table or ground, as thick as the kit makes it."""
    half = node.get_shape(0).get_half_extents_with_margin() * metres
    place = (node.get_shape_transform(0).get_pos() + node.get_transform().get_pos()) * metres
    rub, bounce, turned = node.get_friction(), node.get_restitution(), node.get_transform().get_quat()
    return Brick(node.name, tuple(half), 0.0, rub, bounce, tuple(place), tuple(turned))


class Engine:
    """A peer with the city in it: what the measuring asks of it."""

    step: Callable[[int], None]  # go on for so many steps
    asleep: Callable[[], bool]  # whether the engine has put every piece to sleep
    busy: Callable[[Quiet], bool]  # whether any piece is faster than the rule allows
    positions: Callable[[], Positions]
    release: Callable[[int, Vec3, Quat], None]  # put a piece somewhere, at a standstill, and let it fall

    def __init__(self, city: City, options: Options) -> None:
        self.options = options
        self.hz: float = options["step_hz"]
        self.look = max(1, round(self.hz / city.task["look_hz"]))  # steps between two looks at the pieces

    def lull(self) -> None:
        """Put every piece to sleep, where that can be asked for."""


def settle(engine: Engine, rule: Quiet, limit_s: float) -> tuple[float, bool]:
    """Go on until the table is at rest, as the project's own runner judges it; simulated seconds, whether it is."""
    quiet = 0
    for steps in range(engine.look, round(limit_s * engine.hz) + 1, engine.look):
        engine.step(engine.look)
        quiet = 0 if engine.busy(rule) else quiet + engine.look
        if quiet and (quiet / engine.hz > rule.for_s or engine.asleep()):
            return steps / engine.hz, True
    return limit_s, False


def measure(engine: Engine, city: City) -> Figures:
    """Wait until everything sleeps, or for the time given; drop; settle."""
    for _ in range(0, round(engine.options["rest_s"] * engine.hz), engine.look):
        engine.step(engine.look)
        if engine.asleep():
            break
    engine.lull()
    rested, settings = engine.positions(), city.table.settings
    began = time.perf_counter()
    engine.release(city.dropped, *city.release_pose())
    sim_s, settled = settle(engine, settings.rest, settings.limit_s)
    wall_s = time.perf_counter() - began
    return _figures(city, rested, engine.positions(), wall_s, sim_s, settled)


def measure_ours(city: City) -> Figures:
    """The same with the project's own runner: fresh world, contact log and final contacts included."""
    snapshot, _, _ = city.table.runner.leave_alone(city.table.start(), city.task["rest_s"])
    began = time.perf_counter()
    track = city.table.run(snapshot, city.drop)
    wall_s = time.perf_counter() - began
    rested, after = ([p.position for p in s.pieces] for s in (snapshot, track.final))
    return _figures(city, rested, after, wall_s, track.sim_s, track.settled)


def _figures(city: City, rested: Positions, after: Positions, wall_s: float, sim_s: float, settled: bool) -> Figures:
    drift = max(length(subtract(b.position, p)) for b, p in zip(city.pieces, rested, strict=True))
    times = {"wall_ms": 1000 * wall_s, "sim_s": sim_s, "ms_per_sim_s": 1000 * wall_s / sim_s, "settled": settled}
    return {"drift_mm": 1000 * drift, **times, **city.judged(rested, after)}


class _PyBullet(Engine):
    """Bullet through PyBullet, which reads neither poses nor speeds in bulk."""

    def __init__(self, city: City, options: Options) -> None:
        super().__init__(city, options)
        self.p = importlib.import_module("pybullet")
        self.units = options["units_per_metre"]
        self.drowsy = {"activationState": self.p.ACTIVATION_STATE_ENABLE_SLEEPING, **options["body"]}
        if self.p.isConnected():
            self.p.disconnect()  # from the city before
        self.p.connect(self.p.DIRECT)
        self.p.setGravity(0, 0, -city.table.settings.world.gravity * self.units)
        self.p.setPhysicsEngineParameter(fixedTimeStep=1 / self.hz, **options["engine"])
        self.ids = [self._add(brick) for brick in (*city.fixed, *city.pieces)][len(city.fixed) :]

    def _add(self, brick: Brick) -> int:
        w, x, y, z = brick.quaternion
        place, rigid = scaled(brick.position, self.units), self.options["rigid_bodies"]
        shape = self.p.createCollisionShape(self.p.GEOM_BOX, halfExtents=scaled(brick.half, self.units))
        id_: int = self.p.createMultiBody(brick.mass, shape, -1, place, (x, y, z, w), useMaximalCoordinates=rigid)
        more = self.drowsy if brick.mass else {}
        self.p.changeDynamics(id_, -1, lateralFriction=brick.friction, restitution=brick.restitution, **more)
        return id_

    def step(self, count: int) -> None:
        for _ in range(count):
            self.p.stepSimulation()

    def asleep(self) -> bool:
        """PyBullet does not tell; a sleeping piece stands still to the last bit."""
        return not any(any(v) or any(w) for v, w in map(self.p.getBaseVelocity, self.ids))

    def busy(self, rule: Quiet) -> bool:
        speed, spin = rule.speed * self.units, rule.spin
        return any(length(v) > speed or length(w) > spin for v, w in map(self.p.getBaseVelocity, self.ids))

    def positions(self) -> Positions:
        return [scaled(p, 1 / self.units) for p, _ in map(self.p.getBasePositionAndOrientation, self.ids)]

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        (w, x, y, z), id_ = quaternion, self.ids[index]
        self.p.resetBasePositionAndOrientation(id_, scaled(position, self.units), (x, y, z, w))
        self.p.resetBaseVelocity(id_, STILL, STILL)
        self.p.changeDynamics(id_, -1, activationState=self.p.ACTIVATION_STATE_WAKE_UP)

    def lull(self) -> None:
        for id_ in self.ids if self.options["put_to_sleep"] else ():
            self.p.resetBaseVelocity(id_, STILL, STILL)
            self.p.changeDynamics(id_, -1, activationState=self.p.ACTIVATION_STATE_SLEEP)


class _MuJoCo(Engine):
    """MuJoCo, with or without sleeping; what was moved it wakes by itself."""

    def __init__(self, city: City, options: Options) -> None:
        super().__init__(city, options)
        self.m = importlib.import_module("mujoco")
        self.model = self.m.MjModel.from_xml_string(mjcf(city, options))
        self.data = self.m.MjData(self.model)
        self.m.mj_forward(self.model, self.data)

    def step(self, count: int) -> None:
        self.m.mj_step(self.model, self.data, count)

    def asleep(self) -> bool:
        return bool(self.options["sleep"] == "enable" and self.data.ntree_awake == 0)

    def busy(self, rule: Quiet) -> bool:
        squares = self.data.qvel.reshape(-1, 2, 3) ** 2
        return bool((squares.sum(axis=2) > (rule.speed**2, rule.spin**2)).any())

    def positions(self) -> Positions:
        return [tuple(row[:3]) for row in self.data.qpos.reshape(-1, 7).tolist()]

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        self.data.qpos.reshape(-1, 7)[index] = (*position, *quaternion)
        self.data.qvel.reshape(-1, 6)[index] = 0


def mjcf(city: City, options: Options) -> str:
    """The city as MuJoCo reads it."""
    gravity = f"0 0 {-city.table.settings.world.gravity}"
    option = _attributes(timestep=1 / options["step_hz"], gravity=gravity, **options["option"])
    rows = "".join(_mjcf_body(brick, options) for brick in (*city.fixed, *city.pieces))
    option = f"<option {option}><flag {_attributes(sleep=options['sleep'])}/></option>"
    return f"<mujoco>{option}<worldbody>{rows}</worldbody></mujoco>"


def _mjcf_body(brick: Brick, options: Options) -> str:
    kind = "card" if brick.restitution > options["card_above_restitution"] else "wood"
    weight, joint = ({"mass": brick.mass}, "<freejoint/>") if brick.mass else ({}, "")
    geom = _attributes(type="box", size=brick.half, **weight, **options["geom"], **options[kind])
    return f"<body {_attributes(pos=brick.position, quat=brick.quaternion)}>{joint}<geom {geom}/></body>"


def _attributes(**values: Any) -> str:
    rows = {name: " ".join(map(str, v)) if isinstance(v, tuple | list) else v for name, v in values.items()}
    return " ".join(f'{name}="{value}"' for name, value in rows.items())


class _Rapier(Engine):
    """Rapier through its Python package, on one thread; it sleeps when this project's pieces would."""

    def __init__(self, city: City, options: Options) -> None:
        super().__init__(city, options)
        self.r = importlib.import_module("rapier3d")
        self.world = self.r.PhysicsWorld(gravity=(0, 0, -city.table.settings.world.gravity))
        self.world.set_num_threads(1)
        soft = self.r.SpringCoefficients(*options["softness"])
        both = {"contact_softness": soft, "static_contact_softness": soft}
        for name, value in {"dt": 1 / self.hz, **both, **options["integration"]}.items():
            setattr(self.world.integration_parameters, name, value)
        self.drowsy, sleep = self.r.RigidBodyActivation.active(), city.table.settings.sleep
        self.drowsy.linear_threshold = sleep.speed / options["integration"]["length_unit"]
        self.drowsy.angular_threshold, self.drowsy.time_until_sleep = sleep.spin, sleep.for_s
        self.handles = [self._add(brick) for brick in (*city.fixed, *city.pieces)][len(city.fixed) :]

    def _add(self, brick: Brick) -> Any:
        kind = self.r.RigidBodyType.DYNAMIC if brick.mass else self.r.RigidBodyType.FIXED
        body = self.r.RigidBodyBuilder(kind).position(self._pose(brick.position, brick.quaternion))
        both = self.r.CoefficientCombineRule.MULTIPLY
        box = self.r.Collider.cuboid(*brick.half).friction(brick.friction).restitution(brick.restitution)
        box = box.friction_combine_rule(both).restitution_combine_rule(both)
        handle = self.world.add_body(body, [box.mass(brick.mass) if brick.mass else box])
        self.world.rigid_bodies[handle].activation = self.drowsy
        return handle

    def _pose(self, position: Vec3, quaternion: Quat) -> Any:
        return self.r.Isometry3(position, self.r.Rotation3.from_quaternion(*quaternion))

    def step(self, count: int) -> None:
        for _ in range(count):
            self.world.step()

    def asleep(self) -> bool:
        return not self.world.active_bodies()

    def busy(self, rule: Quiet) -> bool:
        bodies = map(self.world.rigid_bodies.get, self.world.active_bodies())
        return any(b.linvel.norm() > rule.speed or b.angvel.norm() > rule.spin for b in bodies)

    def positions(self) -> Positions:
        return [tuple(self.world.rigid_bodies[handle].translation) for handle in self.handles]

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        body = self.world.rigid_bodies[self.handles[index]]
        body.position = self._pose(position, quaternion)
        body.linvel = body.angvel = STILL
        self.world.wake_up(self.handles[index])


PEERS: Mapping[str, tuple[str, type[Engine]]] = {
    "PyBullet": ("pybullet", _PyBullet),
    "PyBullet put to sleep": ("pybullet", _PyBullet),
    "MuJoCo": ("mujoco", _MuJoCo),
    "MuJoCo sleeping": ("mujoco", _MuJoCo),
    "Rapier": ("rapier3d", _Rapier),
}


def load_options() -> dict[str, Any]:
    """bench/peers.toml."""
    return tomllib.loads(HERE.with_name("peers.toml").read_text(encoding="utf-8"))


def missing(package: str) -> str | None:
    """Why a peer cannot be measured."""
    try:
        return importlib.import_module(package) and None
    except ImportError as cause:
        return f"{package}: {cause}"


def one_run(name: str, city: City, options: Options) -> Figures:
    """One run of one engine, built anew."""
    if name == OURS:
        return measure_ours(city)
    return measure(PEERS[name][1](city, options[name]), city)


def compare(runs: int = 5) -> list[Figures]:
    """All engines, turn by turn, so that a busy moment of the machine meets them all."""
    options = load_options()
    city, shifts = load_city(options["task"]), options["task"]["shifts_mm"]
    x, y = city.drop.over_mm
    reasons = {name: missing(package) for name, (package, _) in PEERS.items()}
    found: dict[str, list[Figures]] = {name: [] for name in (OURS, *PEERS) if not reasons.get(name)}
    for i in range(runs):
        dx, dy = shifts[i % len(shifts)]
        here = replace(city, drop=replace(city.drop, over_mm=(x + dx, y + dy)))
        for name, figures in found.items():
            figures.append(one_run(name, here, options))
    rows = [_row(OURS, "panda3d", found[OURS])]
    for name, (package, _) in PEERS.items():
        rows.append({"engine": name, "missing": reasons[name]} if reasons[name] else _row(name, package, found[name]))
    return [row if "missing" in row else {**row, "ratio": row["wall_ms"] / rows[0]["wall_ms"]} for row in rows]


def _row(name: str, package: str, runs: Sequence[Figures]) -> Figures:
    """The median time of an engine; the run nearest to it stands for what happened."""
    wall_ms = statistics.median(run["wall_ms"] for run in runs)
    typical = min(runs, key=lambda run: abs(run["wall_ms"] - wall_ms))
    settled = all(run["settled"] for run in runs)
    names = {"engine": name, "version": importlib.metadata.version(package)}
    return {**names, **typical, "wall_ms": wall_ms, "settled": settled}


def table_of(rows: Sequence[Mapping[str, Any]]) -> str:
    """The rows for people to read."""
    lines = ["  ".join(["engine".ljust(WIDEST), *COLUMNS])]
    for row in rows:
        cells = (f"{row.get(key, 0):{form}}".ljust(len(key)) for key, form in COLUMNS.items())
        rest = [row["missing"]] if "missing" in row else cells
        lines.append("  ".join([row["engine"].ljust(WIDEST), *rest]).rstrip())
    return "\n".join(lines)


def main() -> int:
    """Measure and print; `ratio` is how many times as long as this project's engine takes."""
    print(table_of(compare()))
    return 0
