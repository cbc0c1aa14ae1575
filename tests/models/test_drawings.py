"""The drawings in models/ match models/pieces.toml: complete, as large as what collides, printed, and light enough."""

from __future__ import annotations

import json
import math
import struct
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meeple_city.errors import BadPieces
from meeple_city.render.glb import read_glb
from meeple_city.render.model_cache import ModelCache

MODELS = Path(__file__).resolve().parents[2] / "models"
MOST_TRIANGLES = {"meeple": 460, "floor": 60, "ruin": 60, "body": 1500, "paws": 400, "vehicle": 1000, "board": 60}
MATERIALS = {"wood", "card", "rubber"}
MOST_KB = 160
MOST_MB = 40
HULL_SLACK_MM = 0.5
SIZE_SLACK_MM = 0.01
TOUCH_SLACK_MM = 1.0
HEIGHTS_MM = [0.5 + i for i in range(16)]
PROPS = {
    *(f"screen-{c}" for c in ("red", "blue", "green", "yellow", "orange", "purple", "white", "teal")),
    *(
        "tooth",
        "card-rampage",
        "card-rarrr",
        "card-octorage",
        "runaway-a-5",
        "runaway-a-10",
        "runaway-b-4",
        "runaway-b-8",
    ),
}

DATA = tomllib.loads((MODELS / "pieces.toml").read_text(encoding="utf-8"))
PIECES: list[str] = list(DATA["pieces"])
DRAWINGS = [*PIECES, *sorted(PROPS)]
BODIES = [name for name in PIECES if DATA["pieces"][name]["shape"] == "body"]
MEEPLES = [name for name in PIECES if name.startswith("meeple-")]

Bounds = tuple[Any, Any]


def shape_of(piece: str) -> dict[str, Any]:
    """The entry of [shapes] for a piece."""
    return DATA["shapes"][DATA["pieces"][piece]["shape"]]


def hull_corners(shape: dict[str, Any]) -> Any:
    """The corners of what collides, in millimetres."""
    if "prism" in shape:
        prism = shape["prism"]
        angles = [math.tau * i / prism["sides"] for i in range(prism["sides"])]
        radius = prism["diameter"] / 2
        return np.array(
            [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (0.0, prism["height"])]
        )
    return np.array([corner for box in shape["boxes"] for corner in (box[:3], box[3:])])


@cache
def document(name: str) -> dict[str, Any]:
    """The JSON of a drawing."""
    content = (MODELS / f"{name}.glb").read_bytes()
    magic, version, length = struct.unpack_from("<4sII", content)
    assert (magic, version, length) == (b"glTF", 2, len(content)), f"{name}.glb is not a complete GLB file"
    (size,) = struct.unpack_from("<I", content, 12)
    return json.loads(content[20 : 20 + size])


@cache
def mesh(name: str) -> Any:
    """The triangles of a drawing."""
    return read_glb(MODELS / f"{name}.glb")


def bounds_mm(name: str) -> Bounds:
    low, high = mesh(name).bounds
    return low * 1000, high * 1000


def furthest(a: Bounds, b: Bounds) -> float:
    """The largest difference between two bounds on any side."""
    return max(float(np.abs(p - q).max()) for p, q in zip(a, b, strict=True))


def half_widths(piece: str) -> list[float]:
    """How far the front view of a piece reaches to the right at each of the heights."""
    widths = [0.0] * len(HEIGHTS_MM)
    points = mesh(piece).points * 1000
    for triangle in points[mesh(piece).triangles]:
        for (ax, _, az), (bx, _, bz) in zip(triangle, np.roll(triangle, -1, axis=0), strict=True):
            for i, height in enumerate(HEIGHTS_MM):
                if min(az, bz) <= height <= max(az, bz) and az != bz:
                    widths[i] = max(widths[i], float(ax + (bx - ax) * (height - az) / (bz - az)))
    return widths


def test_every_piece_has_a_drawing_and_every_drawing_is_known() -> None:
    assert {path.stem for path in MODELS.glob("*.glb")} == {*PIECES, *PROPS}


@pytest.mark.parametrize("shape", list(DATA["shapes"]))
def test_hulls_fill_the_size(shape: str) -> None:
    x, y, z = DATA["shapes"][shape]["size_mm"]
    corners = hull_corners(DATA["shapes"][shape])
    size = (np.array([-x / 2, -y / 2, 0]), np.array([x / 2, y / 2, z]))
    assert furthest((corners.min(axis=0), corners.max(axis=0)), size) <= SIZE_SLACK_MM


@pytest.mark.parametrize("piece", PIECES)
def test_a_drawing_is_as_large_as_its_hull(piece: str) -> None:
    corners = hull_corners(shape_of(piece))
    drawn, hull = bounds_mm(piece), (corners.min(axis=0), corners.max(axis=0))
    assert furthest(drawn, hull) <= HULL_SLACK_MM, f"drawn {drawn}, collides {hull}"


@pytest.mark.parametrize("piece", PIECES)
def test_a_drawing_stays_within_a_millimetre_of_its_hull(piece: str) -> None:
    """No corner of a drawing stands out of what collides by more than that."""
    shape = shape_of(piece)
    points = mesh(piece).points * 1000
    if "prism" in shape:
        outside = np.hypot(points[:, 0], points[:, 1]) - shape["prism"]["diameter"] / 2
    else:
        low = np.array([box[:3] for box in shape["boxes"]])
        high = np.array([box[3:] for box in shape["boxes"]])
        beyond = np.maximum(np.maximum(low[None] - points[:, None], points[:, None] - high[None]), 0.0)
        outside = np.linalg.norm(beyond, axis=2).min(axis=1)
    assert outside.max() <= TOUCH_SLACK_MM


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_stands_on_a_flat_foot(piece: str) -> None:
    """The faces that touch what a piece stands on are where they collide, not a bevel above."""
    drawn = mesh(piece)
    corners = drawn.points[drawn.triangles]
    flat = np.all(np.abs(corners[..., 2]) < 1e-6, axis=1)
    area = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1) / 2
    wheels = DATA["pieces"][piece]["shape"] == "vehicle"  # they stand on the edges of their wheels
    assert wheels or area[flat].sum() > 20e-6


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_light(name: str) -> None:
    kind = shape_of(name)["kind"] if name in PIECES else "vehicle"
    assert 0 < len(mesh(name).triangles) <= MOST_TRIANGLES[kind]
    assert (MODELS / f"{name}.glb").stat().st_size <= MOST_KB * 1024
    if mesh(name).shadow is not None:
        assert len(mesh(name).shadow[1]) <= 190


@pytest.mark.parametrize("name", DRAWINGS)
def test_normals_point_outwards_and_have_length_one(name: str) -> None:
    drawn = mesh(name)
    assert np.linalg.norm(drawn.normals, axis=1) == pytest.approx(1.0, abs=1e-3)
    corners = drawn.points[drawn.triangles].astype(float)
    flat = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    agree = (flat[:, None] * drawn.normals[drawn.triangles]).sum(axis=2) / np.linalg.norm(flat, axis=1)[:, None]
    assert agree.min() > -0.05, "a face is turned inside out"


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_corner_has_a_place_on_the_atlas_and_a_shade(name: str) -> None:
    drawn = mesh(name)
    assert drawn.uvs.min() >= 0.0 and drawn.uvs.max() <= 1.0
    assert drawn.tints[:, :3].min() > 0.05 and drawn.tints[:, :3].max() <= 1.0


@pytest.mark.parametrize("name", DRAWINGS)
def test_materials_are_known_by_name_and_show_the_atlas(name: str) -> None:
    content = document(name)
    assert {material["name"] for material in content["materials"]} <= MATERIALS
    assert [image["uri"] for image in content["images"]] == ["pieces.jpg"]
    assert all("baseColorTexture" in m["pbrMetallicRoughness"] for m in content["materials"])


@pytest.mark.parametrize("name", DRAWINGS)
def test_declared_bounds_are_the_real_ones(name: str) -> None:
    content = document(name)
    seen = content["meshes"][0]["primitives"]
    accessors = [content["accessors"][primitive["attributes"]["POSITION"]] for primitive in seen]
    low = np.min([a["min"] for a in accessors], axis=0) * 1000
    high = np.max([a["max"] for a in accessors], axis=0) * 1000
    turned = (np.array([low[0], -high[2], low[1]]), np.array([high[0], -low[2], high[1]]))
    assert furthest(turned, bounds_mm(name)) <= SIZE_SLACK_MM


def test_bodies_are_all_of_one_size_and_all_different() -> None:
    """A fair fight: no Body is larger than another; and no two have the same outline."""
    assert len(BODIES) == 8
    assert [name for name in BODIES if furthest(bounds_mm(BODIES[0]), bounds_mm(name)) > SIZE_SLACK_MM] == []
    outlines = {tuple(np.round(np.sort(mesh(name).points[:, 0])[::20], 4)) for name in BODIES}
    assert len(outlines) == 8


@pytest.mark.parametrize("name", BODIES)
def test_a_body_has_a_silhouette_from_the_side_too(name: str) -> None:
    """Two of four players see it from there: between feet and crown both its front and its back go in and out."""
    points = mesh(name).points * 1000
    middle = points[np.abs(points[:, 0]) < 1.0]
    for side in (-1, 1):
        near = [middle[np.abs(middle[:, 2] - height) < 4.5, 1] * side for height in range(10, 90, 8)]
        reach = np.array([ys.max() for ys in near if len(ys)])
        assert np.ptp(reach) > 2.0
        assert np.abs(np.diff(reach)).sum() > 1.3 * np.ptp(reach), "only narrower towards one end"


def test_only_yellow_meeples_differ_in_silhouette() -> None:
    """All meeples look alike from the front except the yellow ones, which can be told apart without their colour."""
    yellow, others = half_widths("meeple-yellow"), [half_widths(n) for n in MEEPLES if n != "meeple-yellow"]
    assert len(others) == 5
    assert all(other == pytest.approx(others[0], abs=0.01) for other in others)
    differing = [h for h, a, b in zip(HEIGHTS_MM, yellow, others[0], strict=True) if abs(a - b) > 1]
    assert len(differing) >= 5, f"more than 1 mm apart only at heights {differing}"


def test_neighbouring_floors_never_look_alike() -> None:
    """Each building has three Floors, numbered from below; the second box, whose numbers go on, has its own."""
    models = ModelCache(MODELS)
    small = [*range(1, 13), *range(20, 32)]
    for model, numbers in {"floor-small": small, "floor-rectangle": [*range(13, 19), *range(32, 38)]}.items():
        looks = [_print_of(models, model, number) for number in numbers]
        assert len(set(looks)) == len(looks)
        assert [_print_of(models, model, number + 2 * 19) for number in numbers] == looks
    assert _print_of(models, "floor-large", 19) != _print_of(models, "floor-large", 38)


def _print_of(models: ModelCache, model: str, number: int) -> tuple[float, ...]:
    """Where on the atlas the print of a Floor's upper side is."""
    drawn = models.mesh(model, number)
    return tuple(drawn.uvs[drawn.normals[:, 2] > 0.9].min(axis=0).round(4).tolist())


def test_everything_together_is_small_enough_to_ship() -> None:
    total = sum(path.stat().st_size for path in MODELS.iterdir())
    assert total < MOST_MB * 1024 * 1024


def test_a_broken_drawing_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tooth.glb").write_bytes((MODELS / "tooth.glb").read_bytes()[:200])
    with pytest.raises(BadPieces, match=r"^cannot read the model .*tooth\.glb: .*`make models` regenerates it$"):
        ModelCache(tmp_path).mesh("tooth")
