"""Names on a board are written by the game: where there is room for them, in any language, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from panda3d.core import PNMImage, Texture
from tests.kit.pictures import MODELS, pixels

from meeple_city.display.stage import Sign
from meeple_city.render.board_signs import BoardPrint, SignPlace, with_signs
from meeple_city.render.errors import DrawingError
from meeple_city.render.window import RenderWindow, open_window

AREA = (-50.0, -20.0, 100.0, 40.0)  # millimetres, of which each is four pixels
GROUND = (120, 160, 120)
PLACES = (
    SignPlace("Old Town", (-20.0, 5.0), 6.0, 40.0, 0.0, "#ffffff", "#402010", "#ffe0a0"),
    SignPlace("Bank", (30.0, -8.0), 5.0, 20.0, 180.0, "#101010"),
)


@pytest.fixture(scope="module")
def window() -> Iterator[RenderWindow]:
    try:
        opened = open_window((64, 64))
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield opened


def written(window: RenderWindow, *signs: Sign) -> np.ndarray:
    image, picture, shown = PNMImage(400, 160), Texture("ground"), PNMImage()
    image.fill(*(value / 255 for value in GROUND))
    picture.load(image)
    with_signs(window, BoardPrint(picture, AREA, PLACES), signs, MODELS).store(shown)
    return pixels(shown)


def changed(picture: np.ndarray) -> np.ndarray:
    return np.abs(picture - np.array(GROUND)).max(axis=2) > 24


def extent(marks: np.ndarray) -> tuple[float, float, float, float]:
    """Left, low, right and top of what is marked, in the millimetres of the board."""
    rows, columns = np.flatnonzero(marks.any(axis=1)), np.flatnonzero(marks.any(axis=0))
    return columns[0] / 4 - 50, 20 - (rows[-1] + 1) / 4, (columns[-1] + 1) / 4 - 50, 20 - rows[0] / 4


def test_without_names_the_print_is_left_as_it_is(window):
    assert not changed(written(window)).any()


def test_a_name_stands_in_the_middle_of_its_plate(window):
    left, low, right, top = extent(changed(written(window, Sign("Old Town", "Old"))))
    assert (left + right) / 2 == pytest.approx(-20, abs=0.5) and (low + top) / 2 == pytest.approx(5, abs=0.5)
    assert top - low == pytest.approx(6 * 1.68, abs=1.0)


def test_a_long_name_is_set_smaller_and_keeps_to_its_room(window):
    left, low, right, top = extent(changed(written(window, Sign("Old Town", "Vieille Ville du Nord"))))
    assert right - left <= 40 + 2 * 0.42 * 6
    assert top - low < 6 * 1.68 - 1


def test_a_name_without_a_plate_is_ink_on_the_ground(window):
    marks = changed(written(window, Sign("Bank", "Banque")))
    left, low, right, top = extent(marks)
    assert (left + right) / 2 == pytest.approx(30, abs=0.6) and (low + top) / 2 == pytest.approx(-8, abs=0.6)
    assert marks.sum() < 0.7 * (right - left) * (top - low) * 16


def test_a_name_for_the_far_side_is_upside_down(window):
    near, far = (written(window, Sign("Bank", letter)) for letter in ("L", "7"))
    ink = changed(near)
    rows = np.flatnonzero(ink.any(axis=1))
    assert ink[rows[0] : rows[0] + 3].sum() > ink[rows[-1] - 2 : rows[-1] + 1].sum()  # the foot of the L is on top
    assert (near != far).any()


def test_letters_with_accents_are_in_the_font(window):
    plain, accented = (changed(written(window, Sign("Bank", text))) for text in ("MARCHE", "Marché"))
    assert (plain != accented).any()
