"""The beauty tier: pieces, print and shadows are drawn where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("panda3d.core", reason="Panda3D is not installed")

from panda3d.core import Filename, PNMImage

from meeple_city.display.camera import Camera
from meeple_city.display.stage import Block, Drawn, PaintedZone, Stage
from meeple_city.errors import BadInput
from meeple_city.render.errors import DrawingError
from meeple_city.render.images import write_png
from meeple_city.render.picture import save_picture
from meeple_city.render.picture_renderer import PictureRenderer
from meeple_city.ui.cameras import named_view

SIZE = (160, 90)
# Straight down on 160 x 90 mm around the origin: one pixel is one millimetre.
CLOSE = Camera((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), 5.1525)
# A block, so that no model of the game can make these tests pass or fail.
PILLAR_BLOCK = Block((0.02, 0.02, 0.02), "#808080")
EMPTY = Stage(board_colour="#c0c0c0")
PILLAR = Stage(pieces=(Drawn(PILLAR_BLOCK, (0.0, 0.0, 0.0)),), board_colour="#c0c0c0")


@pytest.fixture(scope="module")
def models_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder without models."""
    return tmp_path_factory.mktemp("models")


@pytest.fixture(scope="module")
def renderer(models_dir: Path) -> Iterator[PictureRenderer]:
    try:
        opened = PictureRenderer(SIZE, models_dir).__enter__()
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    yield opened
    opened.__exit__(None, None, None)


def drawn(renderer: PictureRenderer, stage: Stage, folder: Path, camera: Camera = CLOSE) -> PNMImage:
    out = folder / "picture.png"
    renderer.draw(stage, camera)
    write_png(renderer.picture(), out)
    return read(out)


def read(path: Path) -> PNMImage:
    image = PNMImage()
    assert image.read(Filename.from_os_specific(str(path)))
    return image


def bright(image: PNMImage, x_mm: int, y_mm: int) -> float:
    """The brightness around a point on the board, seen by the close camera."""
    across, down = SIZE[0] // 2 + x_mm, SIZE[1] // 2 - y_mm
    spots = [image.get_bright(across + dx, down + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(spots) / len(spots)


def different_pixels(one: PNMImage, other: PNMImage) -> int:
    return sum(
        abs(one.get_bright(x, y) - other.get_bright(x, y)) > 0.05 for x in range(SIZE[0]) for y in range(SIZE[1])
    )


def test_a_picture_has_its_size_and_is_not_blank(renderer: PictureRenderer, tmp_path: Path) -> None:
    image = drawn(renderer, PILLAR, tmp_path, named_view("director"))
    assert (image.get_x_size(), image.get_y_size()) == SIZE
    levels = [image.get_bright(x, y) for x in range(SIZE[0]) for y in range(SIZE[1])]
    assert max(levels) - min(levels) > 0.3
    assert 0.1 < sum(levels) / len(levels) < 0.9


def test_removing_a_piece_changes_the_picture(renderer: PictureRenderer, tmp_path: Path) -> None:
    with_it, without_it = drawn(renderer, PILLAR, tmp_path), drawn(renderer, EMPTY, tmp_path)
    assert different_pixels(with_it, without_it) > 300
    assert different_pixels(without_it, drawn(renderer, EMPTY, tmp_path)) == 0


def test_a_piece_casts_a_shadow_away_from_the_light_only(renderer: PictureRenderer, tmp_path: Path) -> None:
    with_it, without_it = drawn(renderer, PILLAR, tmp_path), drawn(renderer, EMPTY, tmp_path)
    assert bright(with_it, 16, 10) < 0.75 * bright(without_it, 16, 10)
    assert bright(without_it, 16, 10) > 0.7
    assert bright(with_it, -30, -20) == pytest.approx(bright(without_it, -30, -20), rel=0.05)


def test_the_shadow_begins_at_the_piece(renderer: PictureRenderer, tmp_path: Path) -> None:
    lifted = Stage(pieces=(Drawn(PILLAR_BLOCK, (0.0, 0.0, 0.03)),), board_colour="#c0c0c0")
    standing, floating = drawn(renderer, PILLAR, tmp_path), drawn(renderer, lifted, tmp_path)
    assert bright(standing, 12, 2) < 0.8 * bright(standing, -40, -30)
    assert different_pixels(standing, floating) > 100


def test_a_piece_is_drawn_turned(renderer: PictureRenderer, tmp_path: Path) -> None:
    eighth = (0.92388, 0.0, 0.0, 0.38268)
    turned = Stage(pieces=(Drawn(PILLAR_BLOCK, (0.0, 0.0, 0.0), eighth),), board_colour="#c0c0c0")
    straight, crooked = drawn(renderer, PILLAR, tmp_path), drawn(renderer, turned, tmp_path)
    # The corner of the pillar now reaches where there was bright board, and board is where its old corner was.
    assert bright(crooked, -12, 0) < 0.95 * bright(straight, -12, 0)


def test_a_hollow_corner_of_a_zone_stays_unpainted(renderer: PictureRenderer, tmp_path: Path) -> None:
    bent = ((-30.0, -30.0), (30.0, -30.0), (30.0, 0.0), (0.0, 0.0), (0.0, 30.0), (-30.0, 30.0))
    for outline in (bent, bent[::-1]):
        zone = PaintedZone(outline, "#101040")
        image = drawn(renderer, Stage(zones=(zone,), board_colour="#c0c0c0"), tmp_path)
        assert bright(image, -15, 15) < 0.4
        assert bright(image, 15, -15) < 0.4
        assert bright(image, 15, 15) > 0.5


def test_later_zones_cover_earlier_ones(renderer: PictureRenderer, tmp_path: Path) -> None:
    square = ((-30.0, -30.0), (30.0, -30.0), (30.0, 30.0), (-30.0, 30.0))
    dark, pale = PaintedZone(square, "#202020"), PaintedZone(square, "#e0e0e0")
    assert bright(drawn(renderer, Stage(zones=(dark, pale)), tmp_path), 0, 0) > 0.6
    assert bright(drawn(renderer, Stage(zones=(pale, dark)), tmp_path), 0, 0) < 0.4


def test_pictures_can_be_made_one_after_the_other(renderer: PictureRenderer, models_dir: Path, tmp_path: Path) -> None:
    camera = named_view("top")
    save_picture(PILLAR, camera, SIZE, tmp_path / "first.png", models_dir)
    save_picture(PILLAR, camera, (90, 160), tmp_path / "second.png", models_dir)
    assert read(tmp_path / "first.png").get_x_size() == 160
    assert read(tmp_path / "second.png").get_x_size() == 90
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first.png", "second.png"]


def test_a_picture_that_cannot_be_written_leaves_no_file_behind(renderer: PictureRenderer, tmp_path: Path) -> None:
    (tmp_path / "taken.png").mkdir()
    renderer.draw(EMPTY, CLOSE)
    with pytest.raises(OSError):
        write_png(renderer.picture(), tmp_path / "taken.png")
    assert [path.name for path in tmp_path.iterdir()] == ["taken.png"]


def test_a_missing_model_is_named_in_one_line(renderer: PictureRenderer) -> None:
    with pytest.raises(
        DrawingError, match=r"^no model of 'castle': .*castle\.glb is missing; `make models` regenerates it$"
    ):
        renderer.draw(Stage(pieces=(Drawn("castle", (0.0, 0.0, 0.0)),)), CLOSE)


def test_a_badly_written_colour_is_refused(renderer: PictureRenderer) -> None:
    square = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0))
    with pytest.raises(BadInput, match="#rrggbb"):
        renderer.draw(Stage(zones=(PaintedZone(square, "pink"),)), CLOSE)


def test_before_anything_is_drawn_there_is_no_picture(renderer: PictureRenderer, models_dir: Path) -> None:
    with PictureRenderer(SIZE, models_dir) as fresh, pytest.raises(DrawingError, match="nothing has been drawn"):
        fresh.picture()
