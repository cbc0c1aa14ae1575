"""Sides of cards on one texture."""

import re

import pytest
from panda3d.core import PNMImage

from meeple_city.display.cards import SPARE_FACES, CardFace, PrintedCard
from meeple_city.files import data_folder
from meeple_city.render.card_atlas import PIXELS, CardAtlas
from meeple_city.render.card_design import HEIGHT, face_svg
from meeple_city.ui.cards.rampage_faces import RampageFaces
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES


def side_of(atlas: CardAtlas, number: int) -> PNMImage:
    """A side as it lies on the texture."""
    sheet, side = PNMImage(), PNMImage(*PIXELS)
    assert atlas.texture.store(sheet)
    side.copy_sub_image(sheet, 0, 0, number * PIXELS[0], 0, *PIXELS)
    return side


def card(colour: str) -> PrintedCard:
    face = CardFace("", colour, title="Kinate")
    return PrintedCard(face, face)


def test_a_side_that_becomes_known_later_is_printed_into_a_spare_place():
    red, blue = card("#c02020"), card("#2020c0")
    atlas = CardAtlas([red.front], data_folder("models"))
    both = CardAtlas([red.front, blue.front], data_folder("models"))
    atlas.mesh(blue)
    later, at_once = side_of(atlas, 1), side_of(both, 1)
    middle = (PIXELS[0] // 2, PIXELS[1] // 8)
    assert later.get_xel(*middle) == at_once.get_xel(*middle) != side_of(atlas, 0).get_xel(*middle)


def test_spare_places_are_used_again():
    atlas = CardAtlas([card("#c02020").front], data_folder("models"))
    first = atlas.mesh(card("#000000"))
    for number in range(1, SPARE_FACES):
        assert (atlas.mesh(card(f"#0000{number:02x}")).uvs != first.uvs).any()
    assert (atlas.mesh(card("#00ff00")).uvs == first.uvs).all()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_rampage_has_a_drawing_and_words_that_fit(language):
    width = lambda text: 0.5 * len(text)  # noqa: E731
    drawn = [face_svg(card.front, width) for card in RampageFaces(load_words(language)).every()]
    assert len(set(drawn)) == len(drawn) == 48
    assert all(_lowest(svg) < HEIGHT - 44 for svg in drawn)


def _lowest(svg: str) -> float:
    """The lowest line of text."""
    return max(float(y) for y in re.findall(r'<text x="[0-9.]+" y="([0-9.]+)"', svg))
