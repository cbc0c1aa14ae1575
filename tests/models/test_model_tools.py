"""The parts of tools/models that work without Blender and Skia."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from tools.models.__main__ import MODELS
from tools.models.carving import Profile, block, mirror_image, rows_of, smoothed
from tools.models.colours import linear, mix
from tools.models.mesh import Mesh, check_bounds, joined
from tools.models.outlines import (
    edge_normals,
    flipped,
    inset,
    inset_within,
    mirrored,
    rectangle,
    rounded,
    rounded_rectangle,
    upended,
)
from tools.models.pieces import ModelError, Piece, read_pieces

SQUARE = rectangle(-2, -2, 2, 2)
SPIKE = [(0.0, 0.0), (10.0, -0.5), (10.0, 0.5)]
# Linear sRGB as people see it who lack one kind of cone, after Viénot, Brettel and Mollon (1999).
BLIND = {
    "without green cones": np.array([[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]]),
    "without red cones": np.array([[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]]),
}
SRGB_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
PIECE = Piece("body-red", "body", "body", (4.0, 4.0, 1.0), "red", "#c8322b")


def cie_lab(light: np.ndarray) -> np.ndarray:
    """Lightness L*, a* and b* of linear sRGB."""
    share = SRGB_TO_XYZ @ np.clip(light, 0.0, 1.0) / SRGB_TO_XYZ.sum(axis=1)
    x, y, z = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def written(folder: Path, text: str) -> Path:
    path = folder / "pieces.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_inset_moves_every_edge_by_the_distance():
    assert inset(SQUARE, 0.5) == rectangle(-1.5, -1.5, 1.5, 1.5)


def test_inset_cuts_a_spike_back_by_at_most_three_times_the_distance():
    (x, y), *_ = inset(SPIKE, 0.1)
    assert (x**2 + y**2) ** 0.5 <= 0.3 + 1e-9


def test_edge_normals_point_outwards():
    assert edge_normals(SQUARE) == [(0, -1), (1, 0), (0, 1), (-1, 0)]


def test_an_inset_never_turns_a_short_edge_around():
    stub = [(0.0, 0.0), (10.0, 0.0), (10.0, 9.5), (9.9, 10.0), (9.4, 10.0), (0.0, 10.0)]
    inner = inset_within(stub, 3.0, 1.0)
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(stub, stub[1:], inner, inner[1:], strict=False):
        assert (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) > 0
    assert inset_within(SQUARE, 0.5, 1.0) == rectangle(-1.5, -1.5, 1.5, 1.5)


def test_rounding_replaces_corners_and_stays_inside():
    points = rounded(SQUARE, 0.5, 3)
    assert len(points) == 12
    assert max(abs(c) for p in points for c in p) <= 2
    assert len(rounded_rectangle(30, 20, 2, 4)) == 16


def test_mirrored_keeps_points_on_the_axis_single():
    assert mirrored([(0, 0), (2, 1), (0, 3)]) == [(0, 0), (2, 1), (0, 3), (-2, 1)]


@pytest.mark.parametrize("turn_over", [flipped, upended])
def test_turning_an_outline_over_keeps_it_counter_clockwise(turn_over):
    turned = turn_over([(0.0, 0.0), (3.0, 0.0), (3.0, 1.0)])
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(turned, [*turned[1:], turned[0]], strict=True))
    assert area > 0


def test_colours_mix_and_convert_to_linear_light():
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert linear("#ff0080") == pytest.approx((1, 0, 0.2158605))


@pytest.mark.parametrize("colour", ["red", "#12345", "#12345g", 7])
def test_what_is_not_a_colour_is_refused(colour):
    with pytest.raises(ModelError, match="is not a colour"):
        linear(colour)


def test_every_shipped_piece_is_read_and_every_monster_is_its_own():
    pieces = {piece.name: piece for piece in read_pieces(MODELS / "pieces.toml")}
    assert all((MODELS / f"{name}.glb").is_file() for name in pieces)
    assert len({piece.monster for piece in pieces.values() if piece.kind == "body"}) == 8
    with pytest.raises(ModelError, match="no monster is card"):
        _ = pieces["floor-small"].monster


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pieces =", "is not TOML"),
        ("format = 1", r"has no \[pieces\]"),
        ("[pieces.a]\nshape = 'b'", "piece a: there is no 'colour'"),
        ("[pieces]\na = 1", "piece a: malformed"),
    ],
)
def test_bad_data_is_refused_by_name(tmp_path, text, message):
    with pytest.raises(ModelError, match=message):
        read_pieces(written(tmp_path, text))


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(ModelError, match="cannot read"):
        read_pieces(tmp_path / "pieces.toml")


def triangles(*corners) -> Mesh:
    points = np.array(corners, float).reshape(-1, 3, 3)
    count = len(points)
    return Mesh(points, np.zeros_like(points), np.zeros((count, 3, 2)), np.ones((count, 3)), ("wood",) * count)


def test_a_drawing_must_fill_its_size():
    full = triangles((-2, -2, 0), (2, -2, 0), (2, 2, 1))
    check_bounds(PIECE, full)
    with pytest.raises(ModelError, match=r"body-red: drawing reaches \(2\.20, 2\.00, 1\.00\) mm"):
        check_bounds(PIECE, joined([full, triangles((0, 0, 0), (2.2, 0, 0), (2.2, 1, 0))]))


def test_a_turned_and_moved_mesh_keeps_its_normals_at_its_sides():
    mesh = triangles((0, 0, 0), (1, 0, 0), (0, 1, 0))
    assert mesh.face_normals.tolist() == [[0, 0, 1]]
    turned = mesh.turned(((1, 0, 0), (0, 0, -1), (0, 1, 0))).moved(0, 0, 5)
    assert turned.face_normals.tolist() == [[0, -1, 0]]
    assert turned.bounds[0].tolist() == [0, 0, 5]
    assert set(turned.of("card").materials) == {"card"}


LEG = [(0, 6), (3, 0), (10, 0), (8, 20), (10, 40), (0, 44)]
PROFILE = Profile([(0, -12, 9), (20, -8, 12), (44, -10, 10)], dome=2.0)


def volume(mesh: Mesh) -> float:
    a, b, c = (mesh.points[:, k] for k in range(3))
    return float((np.cross(a, b) * c).sum() / 6)


def test_a_carved_block_is_closed_and_its_faces_point_outwards():
    right = block(rows_of(LEG, PROFILE.depths), 12.0, 4.0, middle=True)
    whole = joined([right, mirror_image(right)])
    flat = np.round(whole.points, 5)
    edges = [tuple(map(tuple, (t[k], t[(k + 1) % 3]))) for t in flat.tolist() for k in range(3)]
    assert sorted(edges) == sorted((b, a) for a, b in edges), "an edge has no face on its other side"
    assert volume(whole) > 0.8 * 20 * 24 * 30


def test_a_carved_block_is_as_deep_as_its_profile_and_rounder_at_its_sides():
    right = block(rows_of(LEG, PROFILE.depths), 12.0, 4.0)
    carved = PROFILE.carve(joined([right, mirror_image(right)]), 12.0, lambda z: np.full_like(z, 10.0))
    at_waist = carved.points[np.isclose(carved.points[..., 2], 20.0)]
    assert at_waist[:, 1].min() == pytest.approx(-8.0, abs=0.01)
    assert at_waist[:, 1].max() == pytest.approx(12.0, abs=0.01)
    outermost = at_waist[at_waist[:, 0] > 7.9]
    assert outermost[:, 1].min() > -8.0 + 1.0
    assert np.linalg.norm(carved.normals, axis=2) == pytest.approx(1.0)


def test_a_profile_has_soft_curves_between_its_heights():
    front, back = PROFILE.at(np.array([-5.0, 0.0, 10.0, 20.0, 60.0]))
    assert front.tolist() == pytest.approx([-12, -12, -10, -8, -10])
    assert back.tolist() == pytest.approx([9, 9, 10.5, 12, 10])


def test_rows_follow_an_outline_with_a_gap_between_its_feet():
    rows = rows_of(LEG, PROFILE.depths)
    assert rows[0] == (0, 3, 10)
    assert all(inner == 0 for z, inner, _ in rows if z >= 6)
    assert max(b[0] - a[0] for a, b in pairwise(rows)) <= 7.5


def test_smoothing_keeps_sharp_edges():
    roof = triangles((0, 0, 0), (4, 0, 0), (0, 4, 0), (0, 0, 0), (0, 0, -4), (4, 0, 0))
    assert smoothed(roof).normals[0].tolist() == [[0, 0, 1]] * 3
    assert np.allclose(smoothed(roof, 120.0).normals[0, 0], [0, -(0.5**0.5), 0.5**0.5])


@pytest.mark.parametrize("kind", ["without green cones", "without red cones"])
def test_people_can_be_told_apart_by_lightness_or_hue_with_red_green_blindness(kind):
    paints = {piece.colour: piece.paint for piece in read_pieces(MODELS / "pieces.toml") if piece.kind == "meeple"}
    assert len(paints) == 6
    seen = {colour: cie_lab(BLIND[kind] @ np.array(linear(paint))) for colour, paint in paints.items()}
    alike = [
        (one, other)
        for one, other in combinations(seen, 2)
        if abs(seen[one][0] - seen[other][0]) < 12.0 and np.hypot(*(seen[one] - seen[other])[1:]) < 35.0
    ]
    assert alike == []
    assert seen["green"][0] - seen["red"][0] > 18.0
