"""The parts of tools/models that work without Blender."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.models.__main__ import MODELS, choose
from tools.models.colours import linear, mix, palette
from tools.models.drawing import check_bounds
from tools.models.outlines import edge_normals, flipped, inset, mirrored, rectangle, shading_normals, upended
from tools.models.pieces import ModelError, Piece, read_pieces
from tools.models.sketch import Sketch, flat_normal

SQUARE = rectangle(-2, -2, 2, 2)
SPIKE = [(0.0, 0.0), (10.0, -0.5), (10.0, 0.5)]
PIECE = Piece("body-red", "body", "body", (4.0, 4.0, 1.0), "red", "#c8322b")


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


def test_square_corners_are_shaded_crisp():
    assert shading_normals(SQUARE) == [(n, n) for n in edge_normals(SQUARE)]


def test_flat_corners_share_one_normal():
    bent = [(0.0, 0.0), (5.0, -0.5), (10.0, 0.0), (5.0, 9.0)]
    (_, end), (start, _), *_ = shading_normals(bent)
    assert end == start == pytest.approx((0, -1))


def test_mirrored_keeps_points_on_the_axis_single():
    assert mirrored([(0, 0), (2, 1), (0, 3)]) == [(0, 0), (2, 1), (0, 3), (-2, 1)]


@pytest.mark.parametrize("turn_over", [flipped, upended])
def test_turning_an_outline_over_keeps_it_counter_clockwise(turn_over):
    turned = turn_over([(0.0, 0.0), (3.0, 0.0), (3.0, 1.0)])
    assert flat_normal([(x, y, 0.0) for x, y in turned]) == (0, 0, 1)


def test_a_face_without_area_has_no_normal():
    with pytest.raises(ValueError, match="without area"):
        flat_normal([(0, 0, 0), (1, 0, 0), (2, 0, 0)])


def test_colours_mix_and_convert_to_linear_light():
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert linear("#ff0080") == pytest.approx((1, 0, 0.2158605))
    assert palette("body", "#c8322b")["paint"] == "#c8322b"


@pytest.mark.parametrize("colour", ["red", "#12345", "#12345g", 7])
def test_what_is_not_a_colour_is_refused(colour):
    with pytest.raises(ModelError, match="is not a colour"):
        linear(colour)


def test_every_shipped_piece_is_read_and_can_be_chosen():
    pieces = read_pieces(MODELS / "pieces.toml")
    assert {piece.name for piece in pieces} == {path.stem for path in MODELS.glob("*.glb")}
    assert choose(pieces, None) == pieces
    assert [piece.monster for piece in choose(pieces, ["body-teal"])] == ["ogre"]
    with pytest.raises(ModelError, match="no piece 'body-pink'"):
        choose(pieces, ["body-pink"])


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


def test_a_drawing_must_fill_its_size():
    sketch = Sketch()
    sketch.add_flat([(-2, -2, 0), (2, -2, 0), (2, 2, 1), (-2, 2, 1)], "paint")
    check_bounds(PIECE, sketch)
    sketch.add_flat([(0, 0, 0), (2.2, 0, 0), (2.2, 1, 0)], "paint")
    with pytest.raises(ModelError, match=r"body-red: drawing reaches \(2\.20, 2\.00, 1\.00\) mm"):
        check_bounds(PIECE, sketch)
