"""Read scene files, which say where everything stands (docs/scenes.md), into SI units."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from meeple_city.border.geometry import rotate
from meeple_city.config_reader import ConfigReader, read_toml
from meeple_city.errors import BadScene
from meeple_city.table.catalogue import Model, PieceCatalogue
from meeple_city.table.geometry import Polygon, Quat, Vec2, Vec3, add, area, axis_turn, edges, moved, rectangle
from meeple_city.table.zones import Zone, Zones

PATTERNS = ("corners", "edges", "middle", "square")
TOP_KEYS = (
    "format", "title", "table", "hand", "wall_mm", "expect", "board", "bag", "neighborhood",
    "building", "start", "vehicle_space", "piece", "include",
)  # fmt: skip
DEEPEST_INCLUDE = 4
SHORTEST_EDGE_MM = 0.01  # our choice
SMALLEST_AREA_MM2 = 1.0  # our choice
RESERVED = ("table", "ground", "board", "anything")


@dataclass(frozen=True)
class ScenePiece:
    """A piece as the scene sets it up; `position` is the middle of its underside."""

    id: str
    model: Model
    position: Vec3
    quaternion: Quat
    key: str  # where in the file it is described

    @property
    def centre(self) -> Vec3:
        """Its centre of mass."""
        return add(self.position, rotate(self.quaternion, self.model.shape.com))


@dataclass(frozen=True)
class SceneBuilding:
    """The ids of a building's Ruin and of its Floors, the lowest first."""

    name: str
    ruin: str
    floors: tuple[str, ...]


@dataclass(frozen=True)
class TableTop:
    """The table under the board, and how far below it the ground is."""

    centre: Vec2
    size: Vec2
    ground: float


@dataclass(frozen=True)
class Scene:
    """What a scene file describes, its pieces in a fixed order."""

    name: str
    title: str
    seed: int
    pieces: tuple[ScenePiece, ...]
    buildings: tuple[SceneBuilding, ...]
    zones: Zones
    table: TableTop
    boards: tuple[Polygon, ...]
    expect: Mapping[str, int]  # how many pieces of each kind there should be

    def counts(self) -> dict[str, int]:
        """The number of pieces of each kind."""
        counts: dict[str, int] = {}
        for piece in self.pieces:
            kind = piece.model.shape.kind
            counts[kind] = counts.get(kind, 0) + 1
        return counts


@dataclass(frozen=True)
class _FileFrame:
    """How a file's coordinates map to the table, and how an included file's names and colours are changed."""

    shift: Vec2 = (0.0, 0.0)
    degrees: float = 0.0
    names: Mapping[str, str] = field(default_factory=dict)  # of Neighborhoods and buildings
    colours: Mapping[str, str] = field(default_factory=dict)

    def point(self, mm: Sequence[float]) -> Vec2:
        """A point of the file, in millimetres, as a point on the table, in metres."""
        return moved((mm[0] / 1000, mm[1] / 1000), self.shift, self.degrees)

    def outline(self, points: Iterable[Sequence[float]]) -> Polygon:
        """The same for a polygon."""
        return tuple(self.point(p) for p in points)

    def name(self, row: ConfigReader) -> str:
        """The name on the table of a Neighborhood or building of the file."""
        name = row.string("name")
        return self.names.get(name, name)


def load_scene(path: Path, catalogue: PieceCatalogue, seed: int) -> Scene:
    """Read a scene file; the seed determines the colours of Meeples and how untidily they are set down."""
    builder = _Builder(catalogue, seed)
    top = builder.read(path, _FileFrame(), 0)
    table = top.at("table")
    table.only("size_mm", "centre_mm", "height_mm")
    size = table.numbers("size_mm", 2)
    centre = table.numbers("centre_mm", 2) if "centre_mm" in table else (0.0, 0.0)
    expect = {}
    if "expect" in top:
        expect = {kind: top.at("expect").whole(kind, 0, 10_000) for kind in top.at("expect")}
    return Scene(
        name=path.stem,
        title=top.string("title", path.stem),
        seed=seed,
        pieces=tuple(builder.pieces),
        buildings=tuple(builder.buildings),
        zones=Zones(tuple(builder.zones) + builder.walls(top.number("wall_mm", 0, 50, 0.0) / 1000)),
        table=TableTop(
            (centre[0] / 1000, centre[1] / 1000),
            (size[0] / 1000, size[1] / 1000),
            table.number("height_mm", 10, 10_000) / 1000,
        ),
        boards=tuple(builder.boards),
        expect=expect,
    )


class _Builder:
    """Places pieces and zones in the order of the files."""

    def __init__(self, catalogue: PieceCatalogue, seed: int) -> None:
        self.catalogue = catalogue
        self.random = random.Random(f"scene {seed}")
        self.pieces: list[ScenePiece] = []
        self.buildings: list[SceneBuilding] = []
        self.zones: list[Zone] = []
        self.boards: list[Polygon] = []
        self._tops: dict[str, Vec3] = {}
        self._turns: dict[str, float] = {}
        self._numbers: dict[str, int] = {}
        self._bag: list[str] = []

    def read(self, path: Path, frame: _FileFrame, depth: int) -> ConfigReader:
        """Place everything that a file, and the files it includes, describe."""
        if depth > DEEPEST_INCLUDE:
            raise BadScene(f"{path.name}: include: files include each other in a circle")
        top = ConfigReader(read_toml(path, BadScene), path.name, BadScene)
        top.only(*TOP_KEYS)
        top.format(1)
        for row in top.rows("include"):
            self._include(row, path, frame, depth)
        self._fill_bag(top)
        hand = top.at("hand") if "hand" in top else None
        self._hand = (0.0, 0.0)
        if hand:
            hand.only("shift_mm", "turn_deg")
            self._hand = hand.number("shift_mm", 0, 5) / 1000, hand.number("turn_deg", 0, 180)
        for row in top.rows("board"):
            self._board(row, frame)
        for row in top.rows("neighborhood"):
            self._neighborhood(row, frame)
        for row in top.rows("start"):
            self._spot("start", row, frame)
        for row in top.rows("vehicle_space"):
            self._spot("vehicle_space", row, frame)
        for row in top.rows("building"):
            self._building(row, frame)
        for row in top.rows("piece"):
            self._piece(row, frame)
        if self._bag:
            raise top.error(f"bag: too many Meeples, {len(self._bag)} left over")
        return top

    def _include(self, row: ConfigReader, path: Path, frame: _FileFrame, depth: int) -> None:
        row.only("scene", "at_mm", "turn_deg", "names", "colours")
        scene = row.string("scene")
        if not re.fullmatch(r"[A-Za-z0-9_-]+", scene):
            raise row.error(f"scene must be the name of a scene in the same folder, not {scene!r}")
        inner, zones, buildings, pieces = _inner(row, frame), len(self.zones), len(self.buildings), len(self.pieces)
        self.read(path.with_name(f"{scene}.toml"), inner, depth + 1)
        names = {zone.name for zone in self.zones[zones:] if zone.kind == "neighborhood"}
        names |= {building.name for building in self.buildings[buildings:]}
        ids = [zone.name for zone in self.zones[zones:]] + [piece.id for piece in self.pieces[pieces:]]
        _check_changes(row, "names", inner.names, names)
        _check_changes(
            row, "colours", inner.colours, {id_.partition(":")[2] for id_ in ids} & {*self.catalogue.colours}
        )

    def walls(self, width: float) -> tuple[Zone, ...]:
        """Brick walls, drawn this wide, wherever two Neighborhoods meet outside the Sidewalks."""
        if not width:
            return ()
        walls = []
        for i, (a, b) in enumerate(Zones(tuple(self.zones)).walls(), 1):
            dx, dy = b[0] - a[0], b[1] - a[1]
            size = (dx * dx + dy * dy) ** 0.5
            ox, oy = -dy / size * width / 2, dx / size * width / 2
            outline = (
                (a[0] - ox, a[1] - oy), (b[0] - ox, b[1] - oy),
                (b[0] + ox, b[1] + oy), (a[0] + ox, a[1] + oy),
            )  # fmt: skip
            walls.append(Zone(f"wall {i}", "wall", outline, "#8c4a32"))
        return tuple(walls)

    def _fill_bag(self, top: ConfigReader) -> None:
        if "bag" not in top:
            return
        bag = top.at("bag")
        bag.only(*self.catalogue.variants("meeple"))
        for colour in bag:
            self._bag += [colour] * bag.whole(colour, 0, 1000)
        self.random.shuffle(self._bag)

    def _board(self, row: ConfigReader, frame: _FileFrame) -> None:
        row.only("at_mm")
        at = row.numbers("at_mm", 2)
        west = self.catalogue.model("board-west").shape
        width, depth, thick = west.size
        for name, side in (("board-west", -1), ("board-east", 1)):
            x, y = frame.point((at[0] + side * width * 500, at[1]))
            place = (x, y, -thick)
            self._put(f"board:{self._next('board')}", name, place, frame.degrees, row.name)
        centre = frame.point(at)
        self.boards.append(rectangle(centre, (2 * width, depth), frame.degrees))

    def _neighborhood(self, row: ConfigReader, frame: _FileFrame) -> None:
        row.only("name", "colour", "outline_mm")
        points = row.points("outline_mm")
        if len(points) < 3:
            raise row.error(f"outline_mm must have at least 3 points, not {len(points)}")
        for i, (a, b) in enumerate(edges(points)):
            if math.dist(a, b) < SHORTEST_EDGE_MM:
                raise row.error(f"outline_mm[{i}] and the point after it are the same")
        if abs(area(points)) < SMALLEST_AREA_MM2:
            raise row.error("outline_mm must enclose an area; its points are on one line")
        self._zone(row, Zone(frame.name(row), "neighborhood", frame.outline(points), _colour(row)))

    def _spot(self, kind: str, row: ConfigReader, frame: _FileFrame) -> None:
        """A starting area or a vehicle space: a rectangle named after a colour."""
        row.only("colour", "at_mm", "size_mm", "turn_deg")
        colour = row.string("colour")
        colour = frame.colours.get(colour, colour)
        if colour not in self.catalogue.colours:
            allowed = ", ".join(self.catalogue.colours)
            raise row.error(f"colour {colour!r} is unknown; allowed: {allowed}")
        size, at = row.numbers("size_mm", 2), row.numbers("at_mm", 2)
        if min(size) < 1:
            raise row.error(f"size_mm must be at least 1 by 1, not {size[0]:g} by {size[1]:g}")
        degrees = row.number("turn_deg", -360, 360, 0.0)
        outline = frame.outline(rectangle((at[0], at[1]), (size[0], size[1]), degrees))
        name = f"{kind}:{colour}"
        self._zone(row, Zone(name, kind, outline, self.catalogue.colours[colour]))
        x, y = frame.point(at)
        self._tops[name] = (x, y, 0.0)
        self._turns[name] = frame.degrees + degrees

    def _zone(self, row: ConfigReader, zone: Zone) -> None:
        if any(other.name == zone.name for other in self.zones):
            raise row.error(f"there are two zones named {zone.name!r}")
        self.zones.append(zone)

    def _building(self, row: ConfigReader, frame: _FileFrame) -> None:
        row.only("name", "ruin", "at_mm", "turn_deg", "sidewalk_mm", "inset_mm", "storeys", "roof")
        name = frame.name(row)
        size_name = row.choice("ruin", self.catalogue.variants("ruin"))
        degrees = frame.degrees + row.number("turn_deg", -360, 360, 0.0)
        x, y = frame.point(row.numbers("at_mm", 2))
        ruin = self.catalogue.model("ruin-" + size_name).shape
        ruin_id, floors = f"ruin:{self._next('ruin')}", []
        walk = row.number("sidewalk_mm", 0, 100) / 1000
        outer = (ruin.size[0] + 2 * walk, ruin.size[1] + 2 * walk)
        self._zone(row, Zone(f"{name} sidewalk", "sidewalk", rectangle((x, y), outer, degrees), "#c9c5bb"))
        self._zone(row, Zone(f"{name} ruin", "ruin", rectangle((x, y), ruin.size[:2], degrees), "#8d7f6d"))
        self._put(ruin_id, "ruin-" + size_name, (x, y, 0.0), degrees, row.name)
        inset = row.number("inset_mm", 0, 100) / 1000
        z = ruin.size[2]
        for storey in row.rows("storeys"):
            storey.only("meeples", "floor")
            floor_name = storey.choice("floor", self.catalogue.variants("floor"))
            floor = self.catalogue.model("floor-" + floor_name).shape
            z = self._meeples(storey, "meeples", (x, y, z), degrees, floor.size[:2], inset)
            floors.append(f"floor:{self._next('floor')}")
            self._put(floors[-1], "floor-" + floor_name, (x, y, z), degrees, storey.name)
            z += floor.size[2]
        if "roof" in row:
            self._meeples(row, "roof", (x, y, z), degrees, ruin.size[:2], inset)
        self.buildings.append(SceneBuilding(name, ruin_id, tuple(floors)))

    def _meeples(self, row: ConfigReader, key: str, at: Vec3, degrees: float, size: Vec2, inset: float) -> float:
        """Place Meeples in a pattern; returns the height of their heads."""
        top = at[2]
        for x, y in _pattern(row, key, size, inset):
            if not self._bag:
                raise row.error(f"{key}: the bag is empty")
            colour = self._bag.pop()
            shift, turn = self._hand
            px, py = moved((x, y), at[:2], degrees)
            place = (px + self.random.uniform(-shift, shift), py + self.random.uniform(-shift, shift), at[2])
            facing = degrees + self.random.uniform(-turn, turn)
            piece = self._put(f"meeple:{self._next('meeple')}", f"meeple-{colour}", place, facing, row.name)
            top = max(top, at[2] + piece.model.shape.size[2])
        return top

    def _piece(self, row: ConfigReader, frame: _FileFrame) -> None:
        row.only("model", "id", "on", "at_mm", "height_mm", "turn_deg")
        name = row.choice("model", self.catalogue.models)
        kind, _, variant = name.partition("-")
        if variant in frame.colours:
            name = f"{kind}-{frame.colours[variant]}"
        model = self.catalogue.model(name)
        if model.shape.fixed:
            raise row.error(f"model {name!r} is fixed; use [[board]] for boards and [[building]] for Ruins")
        numbered = kind in ("meeple", "floor", "ruin", "board")
        default = f"{kind}:{self._next(kind)}" if numbered else f"{kind}:{model.colour}"
        degrees = row.number("turn_deg", -360, 360, 0.0)
        if "on" in row:
            support = _renamed(row.string("on"), frame)
            if support not in self._tops:
                allowed = ", ".join(sorted(set(self._tops) - {"board:1", "board:2"}))
                raise row.error(f"on {support!r} is unknown; allowed: {allowed}")
            place, degrees = self._tops[support], degrees + self._turns[support]
        else:
            x, y = frame.point(row.numbers("at_mm", 2))
            place, degrees = (x, y, 0.0), degrees + frame.degrees
        place = (place[0], place[1], place[2] + row.number("height_mm", -100, 2000, 0.0) / 1000)
        self._put(row.string("id", default), name, place, degrees, row.name)

    def _put(self, id_: str, model: str, place: Vec3, degrees: float, key: str) -> ScenePiece:
        if id_ in RESERVED:
            raise BadScene(f"{key}: id {id_!r} is reserved; choose another")
        if any(piece.id == id_ for piece in self.pieces):
            raise BadScene(f"{key}: there are two pieces named {id_!r}")
        upright = axis_turn((0.0, 0.0, 1.0), degrees)
        piece = ScenePiece(id_, self.catalogue.model(model), place, upright, key)
        self.pieces.append(piece)
        self._tops[id_] = (place[0], place[1], place[2] + piece.model.shape.size[2])
        self._turns[id_] = degrees
        return piece

    def _next(self, kind: str) -> int:
        self._numbers[kind] = self._numbers.get(kind, 0) + 1
        return self._numbers[kind]


def _inner(row: ConfigReader, outer: _FileFrame) -> _FileFrame:
    """The frame of an included file."""
    degrees = outer.degrees + row.number("turn_deg", -360, 360, 0.0)
    names = _in_turn(_changes(row, "names"), outer.names)
    colours = _in_turn(_changes(row, "colours"), outer.colours)
    return _FileFrame(outer.point(row.numbers("at_mm", 2)), degrees, names, colours)


def _changes(row: ConfigReader, key: str) -> dict[str, str]:
    """What an include calls otherwise: the old name of each, and the new one."""
    return {old: row.at(key).string(old) for old in row.at(key)} if key in row else {}


def _check_changes(row: ConfigReader, key: str, changes: Mapping[str, str], placed: set[str]) -> None:
    """Raise an error if an include changes something that the included scene does not have."""
    changed = {changes[old]: old for old in _changes(row, key)}
    if unknown := sorted(changed.keys() - placed):
        allowed = ", ".join(sorted(placed - changed.keys()))
        raise row.error(f"{key}: {changed[unknown[0]]!r} is not in {row.string('scene')!r}; allowed: {allowed}")


def _in_turn(first: Mapping[str, str], second: Mapping[str, str]) -> dict[str, str]:
    """The changes of an included file, followed by those of the file that includes it."""
    return {**second, **{old: second.get(new, new) for old, new in first.items()}}


def _renamed(name: str, frame: _FileFrame) -> str:
    """The id on the table: `paws:red` in a file included with red as orange is `paws:orange`."""
    kind, _, variant = name.partition(":")
    return f"{kind}:{frame.colours[variant]}" if variant in frame.colours else name


def _colour(row: ConfigReader) -> str:
    colour = row.string("colour")
    if len(colour) != 7 or colour[0] != "#" or not set(colour[1:]) <= set("0123456789abcdef"):
        raise row.error(f"colour must be written #rrggbb, not {colour!r}")
    return colour


def _pattern(row: ConfigReader, key: str, size: Vec2, inset: float) -> list[Vec2]:
    """Where Meeples stand on a storey: names joined by +, or a list of points in millimetres."""
    if isinstance(row.data.get(key), list):
        return [(x / 1000, y / 1000) for x, y in row.points(key)]
    x, y = size[0] / 2 - inset, size[1] / 2 - inset
    points = {
        "corners": [(-x, -y), (x, -y), (x, y), (-x, y)],
        "edges": [(0.0, -y), (x, 0.0), (0.0, y), (-x, 0.0)],
        "middle": [(0.0, 0.0)],
        "square": [(-x / 2, -y / 2), (x / 2, -y / 2), (x / 2, y / 2), (-x / 2, y / 2)],
    }
    found: list[Vec2] = []
    for name in row.string(key).split("+"):
        if name not in points:
            allowed = ", ".join(PATTERNS)
            raise row.error(f"{key} {name!r} is unknown; allowed: {allowed}, joined by +, or points")
        found += points[name]
    return found
