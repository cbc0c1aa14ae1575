"""The letters of captions on the page that they are drawn from."""

import random

import numpy as np
from panda3d.core import Geom, GeomNode, GeomVertexReader, PandaNode
from tests.kit.words import sources

from meeple_city.render import caption_canvas
from meeple_city.ui.cards.card_news import Change
from meeple_city.words.catalogue import load_words


def all_letters():
    text = "".join("".join(sources(load_words(language)).values()) for language in ("en", "fr"))
    return sorted({letter for letter in text if not letter.isspace()})


def corners(node: PandaNode):
    """The texture coordinates of all that is drawn."""
    for child in node.children:
        yield from corners(child)
    for geom in node.get_geoms() if isinstance(node, GeomNode) else ():
        assert isinstance(geom, Geom)
        reader = GeomVertexReader(geom.get_vertex_data(), "texcoord")
        while not reader.is_at_end():
            yield tuple(reader.get_data2())


def frame(page, node: PandaNode):
    """What stands on the page just around a letter, where its edges are blended with it."""
    found = np.array(list(corners(node))) * page.shape[0] + 2.0
    page = np.pad(page, 2)  # letters reach half a pixel over its edge, beyond which there is nothing
    left, low = np.floor(found.min(axis=0) + 0.01).astype(int)
    right, high = np.ceil(found.max(axis=0) - 0.01).astype(int)
    sides, ends = page[low:high, [left - 1, right]], page[[low - 1, high], left:right]
    return np.concatenate([sides.ravel(), ends.ravel()])


def test_however_many_letters_have_been_written_none_has_another_at_its_edge():
    caption_canvas._font.cache_clear()
    letters, chosen = all_letters(), random.Random(1)
    for _ in range(300):
        caption_canvas._text_node("".join(chosen.choices(letters, k=6))).generate()
    nodes = {letter: caption_canvas._text_node(letter).generate() for letter in letters}
    font = caption_canvas._font()
    assert font.get_num_pages() == 1
    texture = font.get_page(0)
    page = np.frombuffer(texture.get_ram_image(), np.uint8).reshape(texture.get_y_size(), texture.get_x_size())
    assert [letter for letter, node in nodes.items() if frame(page, node).any()] == []


def test_every_letter_of_a_change_that_rises_is_in_the_font():
    font = caption_canvas._font()
    missing = font.get_glyph(0xE123).get_advance()  # of the box that stands for a letter the font does not have
    assert font.get_glyph(ord("\N{MINUS SIGN}")).get_advance() == missing
    for letter in "".join(Change("seat 1", "character", "heart", by).text for by in (-1234567890, 1)):
        assert font.get_glyph(ord(letter)).get_advance() != missing
