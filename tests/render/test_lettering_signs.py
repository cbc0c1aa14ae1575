"""The fonts have every sign that the catalogue uses, in both languages."""

import pytest
from panda3d.core import DynamicTextGlyph, TextNode
from tests.words.test_languages import Found, entries

from meeple_city.files import data_folder
from meeple_city.render.fonts import FONT, read_font
from meeple_city.words.languages import LANGUAGES

FONTS = {"captions": TextNode.get_default_font, "boards and cards": lambda: read_font(data_folder("models") / FONT)}
INVISIBLE = "\n\t"


def missing(font, signs):
    """The signs that a font would draw as a box."""
    return {sign for sign in signs if sign not in INVISIBLE and type(font.get_glyph(ord(sign))) is not DynamicTextGlyph}


@pytest.mark.parametrize("font", FONTS)
def test_every_sign_of_the_catalogue_can_be_written(font):
    texts = ["".join(Found(entry).texts) for language in LANGUAGES for entry in entries(language).values()]
    assert not missing(FONTS[font](), set("".join(texts)))


def test_a_sign_that_a_font_lacks_is_found():
    assert missing(TextNode.get_default_font(), {"e", "\u30a2"}) == {"\u30a2"}
