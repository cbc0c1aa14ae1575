"""The engines to compare: each holds the same city, behind the same small interface."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meeple_city.table.geometry import Quat, Vec3, scaled
from meeple_city.table.run import CHECK_TICKS
from meeple_city.table.world import World

from .boxes import STILL, BoxCity, Brick, Positions

Poses = NDArray[np.float64]  # a row for each piece: position in metres, quaternion
Options = Mapping[str, Any]  # an engine's table in peers.toml


class Engine(ABC):
    """An engine with the city built in it."""

    def __init__(self, city: BoxCity, options: Options) -> None:
        self.options = options
        self.hz: float = options["step_hz"]
        self.check_every = max(1, round(self.hz / city.task.check_hz))  # steps between two checks for rest

    @abstractmethod
    def step(self, count: int) -> None:
        """Advance by some steps."""

    @abstractmethod
    def asleep(self) -> bool:
        """Whether the engine has put every piece to sleep."""

    @abstractmethod
    def poses(self) -> Poses:
        """The poses of all pieces."""

    @abstractmethod
    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        """Put a piece somewhere, at a standstill, and let it fall."""

    def positions(self) -> Positions:
        """The positions of all pieces."""
        return [(x, y, z) for x, y, z, *_ in self.poses().tolist()]

    def put_to_sleep(self) -> None:  # noqa: B027
        """Put every piece to sleep, if the engine's options ask for it."""


class MeepleCity(Engine):
    """Our own world alone, stepped as by its runner: no contact log, key frames or second check for rest."""

    def __init__(self, city: BoxCity, options: Options) -> None:
        super().__init__(city, options)
        self.runner = city.table.runner
        self.snapshot = city.table.initial_snapshot()
        self.world = World(self.runner.shape_cache, self.snapshot.pieces)
        self.rows = np.array([(*p.position, *p.quaternion) for p in self.snapshot.pieces])
        self.order = {piece.id: i for i, piece in enumerate(self.snapshot.pieces)}

    def step(self, count: int) -> None:
        for i in range(count):
            if i % CHECK_TICKS == 0:
                speeds = self.world.damp_slow_pieces()
                fine = self.runner.substeps(self.world, speeds)
            for _ in range(fine):
                self.world.step(1 / (self.hz * fine))

    def asleep(self) -> bool:
        return not self.world.awake()

    def poses(self) -> Poses:
        for id_ in self.world.awake():
            position, quaternion = self.world.pose(id_)
            self.rows[self.order[id_]] = (*position, *quaternion)
        return self.rows.copy()

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        """Build a fresh world, all asleep but the piece: the project works this way, so it is part of the time."""
        self.world.close()
        piece = replace(self.snapshot.pieces[index], position=position, quaternion=quaternion, awake=True)
        self.world = World(self.runner.shape_cache, self.snapshot.with_piece(piece).pieces)
        self.rows[index] = (*position, *quaternion)


class PyBullet(Engine):
    """Bullet through PyBullet, which cannot read poses or speeds in bulk."""

    def __init__(self, city: BoxCity, options: Options) -> None:
        super().__init__(city, options)
        self.p = importlib.import_module("pybullet")
        self.units = options["units_per_metre"]
        self.sleepy = {"activationState": self.p.ACTIVATION_STATE_ENABLE_SLEEPING, **options["body"]}
        if self.p.isConnected():
            self.p.disconnect()  # from the previous city
        self.p.connect(self.p.DIRECT)
        self.p.setGravity(0, 0, -city.table.settings.world.gravity * self.units)
        self.p.setPhysicsEngineParameter(fixedTimeStep=1 / self.hz, **options["engine"])
        self.ids = [self._add(brick) for brick in (*city.fixed, *city.pieces)][len(city.fixed) :]

    def _add(self, brick: Brick) -> int:
        w, x, y, z = brick.quaternion
        place, rigid = scaled(brick.position, self.units), self.options["rigid_bodies"]
        shape = self.p.createCollisionShape(self.p.GEOM_BOX, halfExtents=scaled(brick.half, self.units))
        id_: int = self.p.createMultiBody(brick.mass, shape, -1, place, (x, y, z, w), useMaximalCoordinates=rigid)
        more = self.sleepy if brick.mass else {}
        self.p.changeDynamics(id_, -1, lateralFriction=brick.friction, restitution=brick.restitution, **more)
        return id_

    def step(self, count: int) -> None:
        for _ in range(count):
            self.p.stepSimulation()

    def asleep(self) -> bool:
        """PyBullet does not say, but the speed of a sleeping piece is exactly zero."""
        return not any(any(v) or any(w) for v, w in map(self.p.getBaseVelocity, self.ids))

    def poses(self) -> Poses:
        rows = np.array([p + q for p, q in map(self.p.getBasePositionAndOrientation, self.ids)])
        rows[:, :3] /= self.units
        return rows

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        (w, x, y, z), id_ = quaternion, self.ids[index]
        self.p.resetBasePositionAndOrientation(id_, scaled(position, self.units), (x, y, z, w))
        self.p.resetBaseVelocity(id_, STILL, STILL)
        self.p.changeDynamics(id_, -1, activationState=self.p.ACTIVATION_STATE_WAKE_UP)

    def put_to_sleep(self) -> None:
        for id_ in self.ids if self.options["put_to_sleep"] else ():
            self.p.resetBaseVelocity(id_, STILL, STILL)
            self.p.changeDynamics(id_, -1, activationState=self.p.ACTIVATION_STATE_SLEEP)


class MuJoCo(Engine):
    """MuJoCo, with or without sleeping; it wakes by itself what is moved."""

    def __init__(self, city: BoxCity, options: Options) -> None:
        super().__init__(city, options)
        self.m = importlib.import_module("mujoco")
        self.model = self.m.MjModel.from_xml_string(mjcf(city, options))
        self.data = self.m.MjData(self.model)
        self.m.mj_forward(self.model, self.data)

    def step(self, count: int) -> None:
        self.m.mj_step(self.model, self.data, count)

    def asleep(self) -> bool:
        return bool(self.options["sleep"] == "enable" and self.data.ntree_awake == 0)

    def poses(self) -> Poses:
        rows: Poses = self.data.qpos.reshape(-1, 7).copy()
        return rows

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        self.data.qpos.reshape(-1, 7)[index] = (*position, *quaternion)
        self.data.qvel.reshape(-1, 6)[index] = 0


def mjcf(city: BoxCity, options: Options) -> str:
    """The city as MuJoCo XML."""
    gravity = f"0 0 {-city.table.settings.world.gravity}"
    option = _attributes(timestep=1 / options["step_hz"], gravity=gravity, **options["option"])
    rows = "".join(_mjcf_body(brick, options) for brick in (*city.fixed, *city.pieces))
    option = f"<option {option}><flag {_attributes(sleep=options['sleep'])}/></option>"
    return f"<mujoco>{option}<worldbody>{rows}</worldbody></mujoco>"


def _mjcf_body(brick: Brick, options: Options) -> str:
    material = "card" if brick.restitution > options["card_above_restitution"] else "wood"
    weight, joint = ({"mass": brick.mass}, "<freejoint/>") if brick.mass else ({}, "")
    geom = _attributes(type="box", size=brick.half, **weight, **options["geom"], **options[material])
    return f"<body {_attributes(pos=brick.position, quat=brick.quaternion)}>{joint}<geom {geom}/></body>"


def _attributes(**values: Any) -> str:
    rows = {name: " ".join(map(str, v)) if isinstance(v, tuple | list) else v for name, v in values.items()}
    return " ".join(f'{name}="{value}"' for name, value in rows.items())


class Rapier(Engine):
    """Rapier through its Python package, on one thread; pieces fall asleep by this project's rule."""

    def __init__(self, city: BoxCity, options: Options) -> None:
        super().__init__(city, options)
        self.r = importlib.import_module("rapier3d")
        self.world = self.r.PhysicsWorld(gravity=(0, 0, -city.table.settings.world.gravity))
        self.world.set_num_threads(1)
        soft = self.r.SpringCoefficients(*options["softness"])
        both = {"contact_softness": soft, "static_contact_softness": soft}
        for name, value in {"dt": 1 / self.hz, **both, **options["integration"]}.items():
            setattr(self.world.integration_parameters, name, value)
        self.slow, self.after_s = city.table.settings.sleep_speed, city.table.settings.sleep_after_s
        self.handles = [self._add(brick) for brick in (*city.fixed, *city.pieces)][len(city.fixed) :]
        self.order = {handle: i for i, handle in enumerate(self.handles)}
        self.rows = np.array([(*b.position, *b.quaternion) for b in city.pieces])

    def _add(self, brick: Brick) -> Any:
        kind = self.r.RigidBodyType.DYNAMIC if brick.mass else self.r.RigidBodyType.FIXED
        body = self.r.RigidBodyBuilder(kind).position(self._pose(brick.position, brick.quaternion))
        both = self.r.CoefficientCombineRule.MULTIPLY
        box = self.r.Collider.cuboid(*brick.half).friction(brick.friction).restitution(brick.restitution)
        box = box.friction_combine_rule(both).restitution_combine_rule(both)
        handle = self.world.add_body(body, [box.mass(brick.mass) if brick.mass else box])
        activation = self.r.RigidBodyActivation.active()
        activation.linear_threshold = self.slow / self.options["integration"]["length_unit"]
        activation.angular_threshold, activation.time_until_sleep = self.slow / max(brick.half), self.after_s
        self.world.rigid_bodies[handle].activation = activation
        return handle

    def _pose(self, position: Vec3, quaternion: Quat) -> Any:
        return self.r.Isometry3(position, self.r.Rotation3.from_quaternion(*quaternion))

    def step(self, count: int) -> None:
        for _ in range(count):
            self.world.step()

    def asleep(self) -> bool:
        return not self.world.active_bodies()

    def poses(self) -> Poses:
        for handle in self.world.active_bodies():
            body = self.world.rigid_bodies[handle]
            self.rows[self.order[handle]] = (*body.translation, *body.rotation.to_tuple())
        return self.rows.copy()

    def release(self, index: int, position: Vec3, quaternion: Quat) -> None:
        body = self.world.rigid_bodies[self.handles[index]]
        body.position = self._pose(position, quaternion)
        body.linvel = body.angvel = STILL
        self.world.wake_up(self.handles[index])
