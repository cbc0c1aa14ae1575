"""Sides of cards on one texture."""

from panda3d.core import PNMImage

from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.files import data_folder
from meeple_city.render.card_atlas import PIXELS, SPARE, CardAtlas


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
    for number in range(1, SPARE):
        assert (atlas.mesh(card(f"#0000{number:02x}")).uvs != first.uvs).any()
    assert (atlas.mesh(card("#00ff00")).uvs == first.uvs).all()
