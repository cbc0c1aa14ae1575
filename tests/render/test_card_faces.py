"""Faces of cards: frame, icon and words, each where it belongs, whatever the language."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from tests.kit.pictures import MODELS, pixels

from meeple_city.display.cards import CardFace
from meeple_city.errors import BadInput, BadPieces
from meeple_city.render.card_faces import CardPainter
from meeple_city.render.errors import DrawingError
from meeple_city.render.window import open_window

FACE = CardFace("Hot Breath", "Blow twice with one breath.", "breath", "#b5482f")


@pytest.fixture(scope="module")
def painter() -> Iterator[CardPainter]:
    try:
        opened = open_window((64, 64))
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield CardPainter(opened, MODELS)


def painted(painter: CardPainter, face: CardFace) -> np.ndarray:
    return pixels(painter.picture(face, 4))


def dark_rows(face: np.ndarray) -> np.ndarray:
    """In which rows of the field for the rule there is dark ink."""
    field = face[int(88 * 4 * 0.57) : int(88 * 4 * 0.94), 40:-40].max(axis=2)
    return np.flatnonzero((field < 110).any(axis=1))


def test_a_face_has_the_size_of_a_card_and_the_colour_of_its_frame(painter):
    face = painted(painter, FACE)
    assert face.shape == (88 * 4, 63 * 4, 3)
    red, green, blue = face[88 * 4 // 4, 16]
    assert red > green + 30 and red > blue + 30


def test_every_icon_can_be_shown_and_differs_from_all_others(painter):
    shown = [painted(painter, CardFace("x", "y", icon))[60:200, 60:190] for icon in painter.icons]
    assert len(shown) == 16
    for number, one in enumerate(shown):
        assert all(np.abs(one - other).mean() > 4 for other in shown[:number])


def test_words_change_the_picture_only_where_words_are(painter):
    other = painted(painter, CardFace(FACE.title, "Something else entirely.", FACE.icon, FACE.colour))
    changed = np.abs(painted(painter, FACE) - other).max(axis=2) > 40
    assert changed.sum() > 100
    assert not changed[: 88 * 4 // 2].any()


def test_a_long_rule_is_set_smaller_and_stays_in_its_field(painter):
    rule = "Whenever a building loses a floor to another monster, look at the stomach of its owner and take " * 3
    short, long_rule = painted(painter, FACE), painted(painter, CardFace("x", rule, "eye"))
    assert len(dark_rows(long_rule)) > 2 * len(dark_rows(short))
    assert dark_rows(long_rule).max() < 0.37 * len(long_rule)  # the field ends there


def test_french_letters_are_in_the_font(painter):
    plain, accented = (painted(painter, CardFace(title, "", "star")) for title in ("eacu", "éàçû"))
    assert np.abs(plain - accented).max(axis=2)[16:64].max() > 60


def test_an_unknown_icon_is_refused_by_name(painter):
    with pytest.raises(BadInput, match="no icon 'banana' for cards; allowed: paw, "):
        painter.texture(CardFace("x", "y", "banana"))


def test_missing_files_are_named(painter, tmp_path):
    with pytest.raises(BadPieces, match=r"cards\.toml"):
        CardPainter(painter._window, tmp_path)
