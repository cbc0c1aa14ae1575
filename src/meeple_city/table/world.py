"""The Bullet world: built for every request in a fixed order, so that the same input gives the same output.

Only this module and `shape_cache` use Bullet's units of length; everything else is in SI units.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from panda3d.bullet import BulletRigidBodyNode, BulletWorld
from panda3d.core import BitMask32, ConfigVariableBool, ConfigVariableInt, LPoint3, LVector3, NodePath

from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import Quat, Vec3, scaled
from meeple_city.table.shape_cache import ShapeCache, copied
from meeple_city.table.snapshot import Contact, PieceState

BULLET_DEACTIVATION_S = 2.0  # fixed inside Bullet
NEAR = 0.2  # metres: pieces whose centres are further apart cannot touch
Speeds = list[tuple[str, float, float]]  # pieces with the squares of their speed and spin
HIT_BY_RAYS = BitMask32.bit(0)
HIDDEN_FROM_RAYS = BitMask32.bit(1)
PROBE_S = 1e-6  # Bullet skips shorter steps entirely


class PairImpulse(NamedTuple):
    """Two pieces that touched during a step, and how hard they pushed each other, in newton seconds."""

    a: str
    b: str
    impulse: float
    point: Vec3


class RayHit(NamedTuple):
    """The first thing a ray met."""

    piece: str
    point: Vec3
    normal: Vec3


def configure_bullet(iterations: int) -> None:
    """Set the variables that Bullet reads when a world is made."""
    ConfigVariableInt("bullet-solver-iterations").set_value(iterations)
    ConfigVariableBool("bullet-split-impulse").set_value(True)
    # Panda would look up each of thousands of poses and keep it until a frame is drawn, which never happens here:
    # long runs would get slower and slower.
    ConfigVariableBool("garbage-collect-states").set_value(False)
    ConfigVariableBool("uniquify-transforms").set_value(False)
    ConfigVariableBool("transform-cache").set_value(False)


class World:
    """Pieces under gravity, made for one request."""

    def __init__(self, shape_cache: ShapeCache, pieces: Iterable[PieceState], probing: bool = False) -> None:
        """With `probing`, pieces are slightly larger and there is no gravity, to find out what touches what."""
        configure_bullet(1 if probing else shape_cache.settings.world.solver_iterations)
        self.shape_cache = shape_cache
        self._patterns = shape_cache.probes if probing else shape_cache.patterns
        self._bullet = BulletWorld()
        gravity = 0.0 if probing else shape_cache.settings.world.gravity
        self._bullet.set_gravity(LVector3(0, 0, -gravity * shape_cache.units))
        self._bullet.set_force_update_all_aabbs(False)
        for pattern in shape_cache.fixed:
            node = copied(pattern)
            self._bullet.attach(node)
            # Otherwise Bullet would check everything asleep on it in every step.
            node.set_active(False, True)
        self.nodes: dict[str, BulletRigidBodyNode] = {}
        self.shapes: dict[str, Shape] = {}
        # These methods are called for every piece all the time, so they are looked up once.
        self._movable: list[tuple[str, Callable[[], LVector3], Callable[[], LVector3]]] = []
        # Panda moves nodes through paths; for nodes without one it would make a new one in every step.
        self._paths: list[NodePath] = []
        self._surfaces: dict[str, tuple[bool, bool, bool]] = {}  # bounces, sticks, damped
        setting = shape_cache.settings
        limits = (setting.bounce_above, setting.stick_below, setting.loss_speed, setting.loss_spin, setting.sleep_speed)
        self._squares = tuple(limit**2 for limit in limits)  # speeds are compared as squares
        self._pieces: list[PieceState] = []
        self._stirred: set[str] = set()  # pieces that were awake at any time; all others are where they were
        for piece in pieces:
            self._attach(piece)

    def _attach(self, piece: PieceState) -> None:
        shape = self.shape_cache.catalogue.models[piece.model].shape
        node = copied(self._patterns[shape.name])
        node.set_name(piece.id)
        node.set_transform(self.shape_cache.pose(piece.position, piece.quaternion))
        self._bullet.attach(node)
        self.nodes[piece.id] = node
        self._pieces.append(piece)
        self._paths.append(NodePath(node))
        self._movable.append((piece.id, node.get_linear_velocity, node.get_angular_velocity))
        self.shapes[piece.id] = shape
        if piece.awake:
            self._stirred.add(piece.id)
            node.set_linear_velocity(LVector3(*piece.velocity) * self.shape_cache.units)
            node.set_angular_velocity(LVector3(*piece.spin))
        node.set_active(piece.awake, True)

    def close(self) -> None:
        """Remove everything and free Bullet's memory, so that the next world can use it."""
        for node in self._bullet.get_rigid_bodies():
            self._bullet.remove(node)
        del self._bullet

    # ---- time

    def step(self, seconds: float) -> None:
        """Simulate one step."""
        self._bullet.do_physics(seconds, 0)

    def damp_slow_pieces(self) -> Speeds:
        """Damp slow pieces, which is due every few steps; returns the speeds of all pieces awake."""
        speeds = self.speeds()
        self._damp(speeds)
        return speeds

    def awake(self) -> list[str]:
        """The pieces that Bullet is computing."""
        return [id_ for id_, _, _ in self._active()]

    def is_awake(self, id_: str) -> bool:
        """Whether Bullet is computing this piece."""
        return bool(self.nodes[id_].is_active())

    def forbid_sleep(self) -> None:
        """Keep every piece awake from now on."""
        for node in self.nodes.values():
            node.set_deactivation_enabled(False)

    def wake(self, ids: Iterable[str]) -> None:
        """Wake pieces, so that they can move."""
        for id_ in ids:
            if id_ in self.nodes:
                self.nodes[id_].set_active(True, True)

    def hold(self, id_: str) -> None:
        """Fix a piece as if a hand held it: nothing that hits it moves it."""
        self.nodes[id_].set_mass(0)

    # ---- reading

    def speeds(self) -> Speeds:
        """The pieces that are awake, with the squares of their speed and spin."""
        scale = 1 / self.shape_cache.units**2
        return [
            (id_, velocity().length_squared() * scale, spin().length_squared())
            for id_, velocity, spin in self._active()
        ]

    def _active(self) -> Iterator[tuple[str, Callable[[], LVector3], Callable[[], LVector3]]]:
        """The pieces that are awake; most are not, so this must be fast."""
        return compress(self._movable, map(BulletRigidBodyNode.is_active, self.nodes.values()))

    def pose(self, id_: str) -> tuple[Vec3, Quat]:
        """The position and attitude of a piece."""
        transform = self.nodes[id_].get_transform()
        x, y, z = transform.get_pos()
        w, i, j, k = transform.get_quat()
        u = self.shape_cache.units
        return (x / u, y / u, z / u), (w, i, j, k)

    def velocity(self, id_: str) -> tuple[Vec3, Vec3]:
        """The velocity and spin of a piece."""
        node = self.nodes[id_]
        x, y, z = node.get_linear_velocity()
        a, b, c = node.get_angular_velocity()
        u = self.shape_cache.units
        return (x / u, y / u, z / u), (a, b, c)

    def still_pieces(self, restless: Collection[str] = ()) -> tuple[PieceState, ...]:
        """All pieces where they are now, without motion, the restless ones awake."""
        stirred = self._stirred.union(self.awake(), restless)
        return tuple(self._stopped(p, p.id in restless) if p.id in stirred else p for p in self._pieces)

    def rounded_pieces(self) -> tuple[PieceState, ...]:
        """All pieces as Bullet's single precision can hold them."""
        return tuple(self._stopped(piece, False) for piece in self._pieces)

    def _stopped(self, piece: PieceState, awake: bool) -> PieceState:
        position, quaternion = self.pose(piece.id)
        return PieceState(piece.id, piece.model, position, quaternion, awake=awake)

    def pair_impulses(self, least: float) -> list[PairImpulse]:
        """All pairs that pushed each other harder than `least`, in newton seconds, in the last step."""
        u = self.shape_cache.units
        limit = least * u
        found = []
        for manifold in self._bullet.get_manifolds():
            points = manifold.get_manifold_points()
            impulse = 0.0
            for point in points:
                impulse += point.get_applied_impulse()
            if impulse > limit:
                x, y, z = points[0].get_position_world_on_b()
                a, b = manifold.get_node0().name, manifold.get_node1().name
                found.append(PairImpulse(a, b, impulse / u, (x / u, y / u, z / u)))
        return found

    def overlapping(self, id_: str) -> set[str]:
        """What a piece touches at this moment."""
        rows = self._bullet.contact_test(self.nodes[id_]).get_contacts()
        names = {name for row in rows for name in (row.get_node0().name, row.get_node1().name)}
        return names - {id_}

    def touching(self, shape: Shape, position: Vec3, quaternion: Quat) -> set[str]:
        """What a piece of that shape would overlap in that pose.

        Bullet's contact test names the right pieces, but its points are wrong: use `find_contacts` for those.
        """
        pattern = copied(self.shape_cache.patterns[shape.name])
        pattern.set_transform(self.shape_cache.pose(position, quaternion))
        rows = self._bullet.contact_test(pattern).get_contacts()
        names = {name for row in rows for name in (row.get_node0().name, row.get_node1().name)}
        return names - {shape.name}

    def overlaps(self) -> Iterator[tuple[str, str, Vec3, Vec3, float]]:
        """All points of the last step at which pieces overlapped: two names, point, normal and gap."""
        u = self.shape_cache.units
        for manifold in self._bullet.get_manifolds():
            a, b = manifold.get_node0().name, manifold.get_node1().name
            for point in manifold.get_manifold_points():
                if (gap := point.get_distance()) <= 0:
                    x, y, z = point.get_position_world_on_b()
                    nx, ny, nz = point.get_normal_world_on_b()
                    yield a, b, (x / u, y / u, z / u), (nx, ny, nz), gap / u

    def ray(self, start: Vec3, end: Vec3) -> RayHit | None:
        """The first piece a ray meets, except those hidden from rays."""
        u = self.shape_cache.units
        result = self._bullet.ray_test_closest(
            LPoint3(start[0] * u, start[1] * u, start[2] * u),
            LPoint3(end[0] * u, end[1] * u, end[2] * u),
            HIT_BY_RAYS,
        )
        if not result.has_hit():
            return None
        x, y, z = result.get_hit_pos()
        nx, ny, nz = result.get_hit_normal()
        return RayHit(result.get_node().name, (x / u, y / u, z / u), (nx, ny, nz))

    def hide_from_rays(self, id_: str) -> None:
        """Let rays pass through a piece; everything else still hits it."""
        self.nodes[id_].set_into_collide_mask(HIDDEN_FROM_RAYS)

    # ---- pushing

    def set_pose(self, id_: str, position: Vec3, quaternion: Quat) -> None:
        """Move a held piece."""
        self._stirred.add(id_)
        self.nodes[id_].set_transform(self.shape_cache.pose(position, quaternion))

    def set_velocity(self, id_: str, velocity: Vec3, spin: Vec3) -> None:
        """Give a piece a velocity and spin, and wake it."""
        node = self.nodes[id_]
        node.set_linear_velocity(LVector3(*velocity) * self.shape_cache.units)
        node.set_angular_velocity(LVector3(*spin))
        node.set_active(True, True)

    def push(self, id_: str, force: Vec3, torque: Vec3) -> None:
        """Apply a force and a torque during the next step."""
        node = self.nodes[id_]
        node.set_active(True, False)
        node.apply_central_force(LVector3(*force) * self.shape_cache.units)
        node.apply_torque(LVector3(*torque) * self.shape_cache.units**2)

    def _damp(self, awake: Speeds) -> None:
        """Make slow pieces stick, not bounce and lose what little motion they have, so that they soon sleep."""
        bounce, stick, loss, loss_spin, speed = self._squares
        # Bullet lets a piece sleep after 2 slow seconds, which is long, so its clock is put forward.
        almost = BULLET_DEACTIVATION_S - self.shape_cache.settings.sleep_after_s
        for id_, v2, w2 in awake:
            surface = (v2 > bounce, v2 < stick, v2 < loss and w2 < loss_spin)
            if surface != self._surfaces.get(id_):
                self._surfaces[id_] = surface
                self._stirred.add(id_)
                self._set_surface(id_, *surface)
            if v2 < speed and w2 * self.shapes[id_].reach ** 2 < speed:
                node = self.nodes[id_]
                if node.get_deactivation_time() < almost:
                    node.set_deactivation_time(almost)

    def _set_surface(self, id_: str, bounces: bool, sticks: bool, damped: bool) -> None:
        node, material, settings = self.nodes[id_], self.shapes[id_].material, self.shape_cache.settings
        node.set_restitution(material.restitution if bounces else 0.0)
        node.set_friction(material.friction * (settings.stick_factor if sticks else 1.0))
        node.set_linear_damping(settings.loss if damped else 0.0)
        node.set_angular_damping(settings.loss if damped else 0.0)


def find_contacts(
    shape_cache: ShapeCache, pieces: tuple[PieceState, ...], moved: set[str], old: Iterable[Contact] = ()
) -> tuple[Contact, ...]:
    """Find out what touches what, in a world made for it: a new or sleeping world holds no contacts.

    Only pieces in `moved` are checked; the contacts of all others are taken from `old`.
    """
    world = World(shape_cache, [piece.woken(piece.id in moved) for piece in _about(pieces, moved)], probing=True)
    world.step(PROBE_S)
    order = {piece.id: i for i, piece in enumerate(pieces)}
    rows = [c for c in old if c.a not in moved and c.b not in moved]
    for a, b, point, normal, gap in world.overlaps():
        if a not in moved and b not in moved:
            continue
        apart = gap + shape_cache.settings.touch / 2 * ((a in order) + (b in order))
        if order.get(a, len(order)) < order.get(b, len(order)):
            rows.append(Contact(a, b, point, normal, apart))
        else:
            rows.append(Contact(b, a, point, scaled(normal, -1.0), apart))
    world.close()
    rows.sort(key=lambda c: (order[c.a], c.b, c.point))
    return tuple(rows)


def _about(pieces: Sequence[PieceState], ids: set[str]) -> list[PieceState]:
    """All pieces that may touch one of these: those near the bounding box of their centres."""
    places = [piece.position for piece in pieces if piece.id in ids]
    if not places:
        return []
    low, high = ([f(place[k] for place in places) for k in range(3)] for f in (min, max))
    return [p for p in pieces if all(low[k] - NEAR < p.position[k] < high[k] + NEAR for k in range(3))]
