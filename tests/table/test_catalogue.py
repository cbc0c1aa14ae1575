"""Pieces: masses and inertia against independent calculations, and broken files refused by file and key."""

import math
import shutil
from pathlib import Path

import numpy as np
import pytest
from tests.kit.tables import table

from meeple_city.errors import BadPieces
from meeple_city.files import data_folder
from meeple_city.table.catalogue import PieceCatalogue, load_catalogue
from meeple_city.table.drawings import check_drawings
from meeple_city.table.settings import load_physics

STEP = 0.00025  # metres between the points bodies are weighed with
WOOD, CARD = (0.5, 0.8), (0.6, 0.75)  # g/cm3 from and to


def catalogue() -> PieceCatalogue:
    return table("practice").catalogue


def shape(name: str):
    return catalogue().model(name).shape


def weighed(boxes_mm):
    """Centre and inertia per mass of a union of boxes, from a fine grid of points: good to about STEP."""
    boxes = np.array(boxes_mm, dtype=float) / 1000
    low, high = boxes[:, :3].min(axis=0), boxes[:, 3:].max(axis=0)
    axes = [np.arange(a + STEP / 2, b, STEP) for a, b in zip(low, high, strict=True)]
    points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, 3)
    inside = np.zeros(len(points), dtype=bool)
    for box in boxes:
        inside |= ((points > box[:3]) & (points < box[3:])).all(axis=1)
    points = points[inside]
    com = points.mean(axis=0)
    x, y, z = ((points - com) ** 2).mean(axis=0)
    return com, np.array([y + z, x + z, x + y]), len(points) * STEP**3


@pytest.mark.parametrize(
    ("piece", "boxes"),
    [
        ("meeple-red", [[-6, -5, 0, 6, 5, 16], [-8, -5, 6.5, 8, 5, 11]]),
        ("meeple-yellow", [[-5.5, -5, 0, 5.5, 5, 16], [-8, -5, 0, 8, 5, 5.5]]),
        ("vehicle-red", [[-20, -9, 0, 20, 9, 12], [-11, -9, 0, 13, 9, 20]]),
    ],
)
def test_a_union_of_boxes_has_the_centre_and_inertia_of_its_points(piece, boxes):
    com, per_mass, volume = weighed(boxes)
    found = shape(piece)
    assert found.com == pytest.approx(com, abs=1e-5)
    assert found.inertia == pytest.approx(per_mass * found.mass, rel=2e-3)
    assert WOOD[0] <= found.mass * 1000 / (volume * 1e6) <= WOOD[1]


def test_a_single_box_has_the_inertia_of_the_textbook():
    floor = shape("floor-rectangle")
    w, d, h = 0.090, 0.060, 0.0022
    assert floor.com == pytest.approx((0.0, 0.0, h / 2))
    assert floor.inertia == pytest.approx(
        (floor.mass * (d * d + h * h) / 12, floor.mass * (w * w + h * h) / 12, floor.mass * (w * w + d * d) / 12)
    )


def test_a_prism_has_the_inertia_of_random_points_in_a_dodecagon():
    paws = shape("paws-red")
    rng = np.random.default_rng(7)
    points = rng.uniform(-0.018, 0.018, (400_000, 2))
    angles = 2 * np.pi * np.arange(12) / 12 + np.pi / 12
    apothem = 0.018 * math.cos(math.pi / 12)
    inside = (points @ np.array([np.cos(angles), np.sin(angles)]) <= apothem).all(axis=1)
    x, y = (points[inside] ** 2).mean(axis=0)
    z = 0.009**2 / 12
    assert paws.com == pytest.approx((0.0, 0.0, 0.0045))
    assert paws.inertia == pytest.approx(np.array([y + z, x + z, x + y]) * paws.mass, rel=0.01)


def test_a_prism_has_twice_as_many_corners_as_sides_one_of_them_on_plus_x():
    corners = shape("paws-red").corners
    assert len(set(corners)) == 24
    assert min(math.dist(corner, (0.018, 0.0, -0.0045)) for corner in corners) < 1e-12
    assert all(math.hypot(x, y) == pytest.approx(0.018) for x, y, _ in corners)


@pytest.mark.parametrize(
    ("piece", "mass_g", "size_mm"),
    [
        ("meeple-black", 1.26, (16, 10, 16)),
        ("floor-small", 5.386, (60, 60, 2.2)),
        ("floor-large", 18.102, (110, 110, 2.2)),
        ("body-teal", 75.0, (44, 24, 100)),
        ("paws-blue", 6.1, (36, 36, 9)),
        ("vehicle-white", 9.0, (40, 18, 20)),
    ],
)
def test_masses_and_sizes_are_in_kilograms_and_metres(piece, mass_g, size_mm):
    assert shape(piece).mass == pytest.approx(mass_g / 1000)
    assert shape(piece).size == pytest.approx([value / 1000 for value in size_mm])


def test_floors_are_all_of_the_same_card():
    for name in ("small", "rectangle", "large"):
        floor = shape(f"floor-{name}")
        assert CARD[0] <= floor.mass * 1000 / (math.prod(floor.size) * 1e6) <= CARD[1]


def test_the_hulls_of_every_piece_span_its_size_and_stand_on_its_underside():
    for model in catalogue().models.values():
        corners = np.array(model.shape.corners)
        span = corners.max(axis=0) - corners.min(axis=0)
        assert span == pytest.approx(model.shape.size, abs=1e-6), model.name
        assert corners[:, 2].min() == pytest.approx(-model.shape.base), model.name


def test_what_is_fixed_weighs_nothing_and_everything_else_weighs_something():
    for model in catalogue().models.values():
        assert (model.shape.mass == 0.0) == model.shape.fixed == (model.shape.kind in ("ruin", "board"))


def test_all_bodies_share_one_shape_and_so_do_all_paws():
    for kind in ("body", "paws", "vehicle"):
        assert len({shape(f"{kind}-{colour}") for colour in catalogue().variants(kind)}) == 1


def test_an_unknown_model_is_refused_with_the_known_ones():
    with pytest.raises(BadPieces, match=r"'dragon' is unknown; allowed: meeple-black"):
        catalogue().model("dragon")


def copied(folder: Path, name: str, old: str, new: str) -> Path:
    text = (data_folder("models") / name).read_text(encoding="utf-8")
    assert old in text
    path = folder / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


BAD_PIECES = {
    "bad syntax": ("format = 1", "format = = 1", ("pieces.toml", "line 13")),
    "another format": ("format = 1", "format = 2", ("format", "2")),
    "an unknown top key": ("[materials.wood]", "[sounds]\n[materials.wood]", ("sounds",)),
    "an unknown key": ("mass_g = 1.26", "weight_g = 1.26", ("shapes", "meeple", "weight_g")),
    "a text for a number": ("mass_g = 1.26", 'mass_g = "light"', ("shapes", "meeple", "mass_g", "light")),
    "no mass": ("mass_g = 1.26\n", "\n", ("shapes", "meeple", "mass_g", "missing")),
    "a mass below zero": ("mass_g = 1.26", "mass_g = -1", ("shapes", "meeple", "mass_g", "-1")),
    "a mass that is no number": ("mass_g = 1.26", "mass_g = nan", ("shapes", "meeple", "mass_g", "nan")),
    "a size of two numbers": ("size_mm = [16, 10, 16]", "size_mm = [16, 10]", ("shapes", "meeple", "size_mm")),
    "a box of five numbers": ("[-6, -5, 0, 6, 5, 16]", "[-6, -5, 0, 6, 5]", ("shapes", "meeple", "boxes[0]")),
    "a box inside out": ("[-6, -5, 0, 6, 5, 16]", "[6, -5, 0, -6, 5, 16]", ("shapes", "meeple", "boxes[0]")),
    "no box at all": ("[[-6, -5, 0, 6, 5, 16], [-8, -5, 6.5, 8, 5, 11]]", "[]", ("shapes", "meeple", "boxes")),
    "an unknown kind": ('kind = "meeple"', 'kind = "goblin"', ("shapes", "meeple", "kind", "goblin")),
    "an unknown material": ('material = "wood"', 'material = "lead"', ("shapes", "meeple", "material", "lead")),
    "an unknown shape": ('shape = "meeple-skirted"', 'shape = "ball"', ("pieces", "meeple-yellow", "ball")),
    "an unknown colour": ('colour = "yellow"', 'colour = "mauve"', ("pieces", "meeple-yellow", "mauve")),
    "a colour that is none": ('"#c8322b"', '"reddish"', ("colours", "red", "#rrggbb")),
    "too much friction": ("friction = 0.632", "friction = 9", ("materials", "wood", "friction", "9")),
    "half a side": ("sides = 12", "sides = 12.5", ("shapes", "paws", "prism", "sides")),
    "both boxes and a prism": (
        "prism = { sides = 12",
        "boxes = [[0, 0, 0, 1, 1, 1]]\nprism = { sides = 12",
        ("shapes", "paws", "prism"),
    ),
    "a yes that is none": ("plate = true", 'plate = "yes"', ("shapes", "floor-small", "plate")),
}


@pytest.mark.parametrize("case", BAD_PIECES)
def test_a_broken_description_of_the_pieces_is_refused_by_file_and_key(case, tmp_path):
    old, new, words = BAD_PIECES[case]
    with pytest.raises(BadPieces) as caught:
        load_catalogue(copied(tmp_path, "pieces.toml", old, new))
    assert all(word in str(caught.value) for word in ("pieces.toml", *words)), str(caught.value)
    assert "\n" not in str(caught.value)


BAD_PHYSICS = {
    "bad syntax": ("format = 1", "format 1", ("line 3",)),
    "an unknown part": ("[bounce]", "[magic]\n[bounce]", ("magic",)),
    "a missing part": ("[bounce]", "[bounced]", ("bounce",)),
    "a missing value": ("step_hz = ", "# ", ("world", "step_hz", "missing")),
    "a text for a number": ("step_hz = ", 'step_hz = "fast"  # ', ("world", "step_hz", "fast")),
    "half a step": ("step_hz = ", "step_hz = 480.5  # ", ("world", "step_hz", "whole")),
    "steps that do not fill frames": ("frame_hz = ", "frame_hz = 77  # ", ("world", "step_hz", "frame_hz")),
    "infinite gravity": ("gravity_m_s2 = ", "gravity_m_s2 = inf  # ", ("world", "gravity_m_s2", "inf")),
    "an unknown value": ("gravity_m_s2 = ", "wind = 3\ngravity_m_s2 = ", ("world", "wind", "unknown")),
    "an unknown limit": ("carry_s = ", "shout_db = 3\ncarry_s = ", ("limits", "shout_db", "unknown")),
}


@pytest.mark.parametrize("case", BAD_PHYSICS)
def test_broken_settings_are_refused_by_file_and_key(case, tmp_path):
    old, new, words = BAD_PHYSICS[case]
    with pytest.raises(BadPieces) as caught:
        load_physics(copied(tmp_path, "physics.toml", old, new))
    assert all(word in str(caught.value) for word in ("physics.toml", *words)), str(caught.value)


def test_missing_files_are_named(tmp_path):
    with pytest.raises(BadPieces, match=r"pieces\.toml: no such file"):
        load_catalogue(tmp_path / "pieces.toml")
    with pytest.raises(BadPieces, match=r"physics\.toml: no such file"):
        load_physics(tmp_path / "physics.toml")


def test_steps_are_a_multiple_of_frames():
    world = load_physics(data_folder("models") / "physics.toml").world
    assert world.steps_per_frame * world.frame_hz == world.step_hz


def drawings(folder: Path) -> Path:
    shutil.copytree(data_folder("models"), folder / "models")
    return folder / "models"


def test_the_shipped_drawings_are_whole(tmp_path):
    check_drawings(drawings(tmp_path), catalogue())


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "No such file"),
        (b"", "too short"),
        (b"glTF", "too short"),
        (b"\x00" * 5000, "not a binary glTF"),
        (bytes(range(256)) * 8, "not a binary glTF"),
    ],
    ids=["missing", "empty", "header only", "zeros", "garbage"],
)
def test_a_drawing_that_is_missing_or_broken_is_named(content, word, tmp_path):
    folder = drawings(tmp_path)
    (folder / "body-red.glb").unlink()
    if content is not None:
        (folder / "body-red.glb").write_bytes(content)
    with pytest.raises(BadPieces, match=rf"body-red\.glb: {word}.*make models"):
        check_drawings(folder, catalogue())


def test_a_drawing_cut_short_is_named_with_both_lengths(tmp_path):
    path = drawings(tmp_path) / "floor-large.glb"
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadPieces, match=rf"floor-large\.glb: {len(whole) // 2} bytes long instead of {len(whole)}"):
        check_drawings(path.parent, catalogue())


def test_a_drawing_whose_inner_text_is_garbage_is_named(tmp_path):
    path = drawings(tmp_path) / "paws-teal.glb"
    data = bytearray(path.read_bytes())
    data[20:60] = b"\xff" * 40
    path.write_bytes(bytes(data))
    with pytest.raises(BadPieces, match=r"paws-teal\.glb: contains no mesh"):
        check_drawings(path.parent, catalogue())
