"""The drawings in models/ match models/pieces.toml: complete, as large as what collides, and light enough."""

from __future__ import annotations

import json
import math
import struct
import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

MODELS = Path(__file__).resolve().parents[2] / "models"
MOST_TRIANGLES = 300
MOST_MATERIALS = 4
HULL_SLACK_MM = 0.5
SIZE_SLACK_MM = 0.01
COLOUR_SLACK = 0.002
HEIGHTS_MM = [0.5 + i for i in range(16)]

Vec = tuple[float, float, float]
Bounds = tuple[Vec, Vec]
Matrix = list[list[float]]

DATA = tomllib.loads((MODELS / "pieces.toml").read_text(encoding="utf-8"))
PIECES: list[str] = list(DATA["pieces"])
BODIES = [name for name in PIECES if DATA["pieces"][name]["shape"] == "body"]
MEEPLES = [name for name in PIECES if name.startswith("meeple-")]


# ---- what pieces.toml says


def span(points: list[Vec]) -> Bounds:
    """The lowest and highest corner of some points."""
    columns = list(zip(*points, strict=True))
    low, high = [min(c) for c in columns], [max(c) for c in columns]
    return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def prism_corners(prism: dict[str, float]) -> list[Vec]:
    """The corners of an upright prism with one corner on +x."""
    sides, radius = int(prism["sides"]), prism["diameter"] / 2
    angles = [math.tau * i / sides for i in range(sides)]
    return [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (0.0, prism["height"])]


def hull_bounds(shape: dict[str, Any]) -> Bounds:
    """The bounds of what collides, in millimetres."""
    if "prism" in shape:
        return span(prism_corners(shape["prism"]))
    return span([corner for box in shape["boxes"] for corner in (tuple(box[:3]), tuple(box[3:]))])


def shape_of(piece: str) -> dict[str, Any]:
    """The entry of [shapes] for a piece."""
    shape: dict[str, Any] = DATA["shapes"][DATA["pieces"][piece]["shape"]]
    return shape


def linear(colour: str) -> list[float]:
    """The linear channels of an sRGB colour like #c8322b."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


# ---- what the files say


@cache
def read_glb(piece: str) -> tuple[dict[str, Any], bytes]:
    """The JSON and the binary chunk of a piece's drawing."""
    content = (MODELS / f"{piece}.glb").read_bytes()
    magic, version, length = struct.unpack_from("<4sII", content)
    assert (magic, version, length) == (b"glTF", 2, len(content)), f"{piece}.glb is not a complete GLB file"
    (json_length,) = struct.unpack_from("<I", content, 12)
    return json.loads(content[20 : 20 + json_length]), content[28 + json_length :]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """The product of two 4 x 4 matrices."""
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


def node_matrix(node: dict[str, Any]) -> Matrix:
    """The transform of one node, by rows."""
    if "matrix" in node:
        return [[node["matrix"][4 * column + row] for column in range(4)] for row in range(4)]
    x, y, z, w = node.get("rotation", [0, 0, 0, 1])
    scale, move = node.get("scale", [1, 1, 1]), node.get("translation", [0, 0, 0])
    turn = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    return [[*(turn[i][j] * scale[j] for j in range(3)), move[i]] for i in range(3)] + [[0, 0, 0, 1]]


def placed_primitives(document: dict[str, Any]) -> list[tuple[Matrix, dict[str, Any]]]:
    """Every primitive that is drawn, with its transform."""
    found: list[tuple[Matrix, dict[str, Any]]] = []

    def visit(index: int, above: Matrix) -> None:
        """Collect a node and all below it."""
        node = document["nodes"][index]
        matrix = multiply(above, node_matrix(node))
        if "mesh" in node:
            found.extend((matrix, primitive) for primitive in document["meshes"][node["mesh"]]["primitives"])
        for child in node.get("children", []):
            visit(child, matrix)

    identity: Matrix = [[float(i == j) for j in range(4)] for i in range(4)]
    for root in document["scenes"][document.get("scene", 0)]["nodes"]:
        visit(root, identity)
    return found


def place(matrix: Matrix, point: Vec) -> Vec:
    """A point of a primitive, in millimetres, z up: glTF is in metres, y up."""
    x, y, z = (sum(row[i] * c for i, c in enumerate((*point, 1.0))) * 1000 for row in matrix[:3])
    return (x, -z, y)


def drawn_bounds(piece: str) -> Bounds:
    """The bounds of a drawing as its accessors declare them."""
    document, _ = read_glb(piece)
    corners = []
    for matrix, primitive in placed_primitives(document):
        accessor = document["accessors"][primitive["attributes"]["POSITION"]]
        corners += [place(matrix, corner) for corner in product(*zip(accessor["min"], accessor["max"], strict=True))]
    return span(corners)


def read_accessor(document: dict[str, Any], binary: bytes, index: int) -> list[tuple[Any, ...]]:
    """The values of an accessor."""
    accessor = document["accessors"][index]
    view = document["bufferViews"][accessor["bufferView"]]
    letter = {5121: "B", 5123: "H", 5125: "I", 5126: "f"}[accessor["componentType"]]
    layout = struct.Struct("<" + letter * {"SCALAR": 1, "VEC3": 3}[accessor["type"]])
    start, step = view.get("byteOffset", 0) + accessor.get("byteOffset", 0), view.get("byteStride", layout.size)
    return [layout.unpack_from(binary, start + i * step) for i in range(accessor["count"])]


def triangles(piece: str) -> list[tuple[Vec, Vec, Vec]]:
    """All triangles of a drawing, in millimetres, z up."""
    document, binary = read_glb(piece)
    found = []
    for matrix, primitive in placed_primitives(document):
        assert primitive.get("mode", 4) == 4, f"{piece}.glb draws something other than triangles"
        points = [place(matrix, p) for p in read_accessor(document, binary, primitive["attributes"]["POSITION"])]
        order = [i for (i,) in read_accessor(document, binary, primitive["indices"])]
        found += [(points[a], points[b], points[c]) for a, b, c in zip(*[iter(order)] * 3, strict=True)]
    return found


def half_widths(piece: str) -> list[float]:
    """How far the front view of a piece reaches to the right at each of the heights."""
    widths = [0.0] * len(HEIGHTS_MM)
    for triangle in triangles(piece):
        for (ax, _, az), (bx, _, bz) in zip(triangle, (*triangle[1:], triangle[0]), strict=True):
            for i, height in enumerate(HEIGHTS_MM):
                if min(az, bz) <= height <= max(az, bz) and az != bz:
                    widths[i] = max(widths[i], ax + (bx - ax) * (height - az) / (bz - az))
    return widths


def furthest(a: Bounds, b: Bounds) -> float:
    """The largest difference between two bounds on any side."""
    return max(abs(p - q) for corner, other in zip(a, b, strict=True) for p, q in zip(corner, other, strict=True))


# ---- the tests


def test_every_piece_has_a_drawing_and_every_drawing_a_piece() -> None:
    """No piece lacks a file, and no file lacks a piece."""
    assert {path.stem for path in MODELS.glob("*.glb")} == set(PIECES)


@pytest.mark.parametrize("shape", list(DATA["shapes"]))
def test_hulls_fill_the_size(shape: str) -> None:
    """What collides is as large as size_mm says, standing on z = 0 and centred."""
    x, y, z = DATA["shapes"][shape]["size_mm"]
    assert furthest(hull_bounds(DATA["shapes"][shape]), ((-x / 2, -y / 2, 0), (x / 2, y / 2, z))) <= SIZE_SLACK_MM


@pytest.mark.parametrize("piece", PIECES)
def test_drawing_is_as_large_as_its_hull(piece: str) -> None:
    """What is seen is as large as what collides, on every side."""
    drawn, hull = drawn_bounds(piece), hull_bounds(shape_of(piece))
    assert furthest(drawn, hull) <= HULL_SLACK_MM, f"drawn {drawn}, collides {hull}"


@pytest.mark.parametrize("piece", PIECES)
def test_declared_bounds_are_the_real_ones(piece: str) -> None:
    """The bounds a file declares are those of its triangles."""
    real = span([corner for triangle in triangles(piece) for corner in triangle])
    assert furthest(drawn_bounds(piece), real) <= SIZE_SLACK_MM


@pytest.mark.parametrize("piece", PIECES)
def test_drawing_is_light(piece: str) -> None:
    """Few triangles and few materials: hundreds of pieces are drawn at once."""
    assert 0 < len(triangles(piece)) <= MOST_TRIANGLES
    assert len(placed_primitives(read_glb(piece)[0])) <= MOST_MATERIALS


@pytest.mark.parametrize("piece", PIECES)
def test_paint_is_the_colour_of_the_piece(piece: str) -> None:
    """The material called "paint" has the piece's colour, converted to linear light."""
    (paint,) = [m for m in read_glb(piece)[0]["materials"] if m["name"] == "paint"]
    base = paint["pbrMetallicRoughness"].get("baseColorFactor", [1, 1, 1, 1])
    assert base == pytest.approx([*linear(DATA["colours"][DATA["pieces"][piece]["colour"]]), 1], abs=COLOUR_SLACK)


def test_bodies_are_all_of_one_size() -> None:
    """A fair fight: no Body is larger than another."""
    assert len(BODIES) >= 4
    first = drawn_bounds(BODIES[0])
    assert [name for name in BODIES if furthest(first, drawn_bounds(name)) > SIZE_SLACK_MM] == []


def test_only_yellow_meeples_differ_in_silhouette() -> None:
    """All meeples look alike from the front except the yellow ones, which can be told apart without their colour."""
    yellow, others = half_widths("meeple-yellow"), [half_widths(n) for n in MEEPLES if n != "meeple-yellow"]
    assert len(others) == 5
    assert all(other == pytest.approx(others[0], abs=0.01) for other in others)
    differing = [h for h, a, b in zip(HEIGHTS_MM, yellow, others[0], strict=True) if abs(a - b) > 1]
    assert len(differing) >= 5, f"more than 1 mm apart only at heights {differing}"
