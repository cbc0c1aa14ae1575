"""The language of the window: a setting, and the names that it writes on the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meeple_city.display.geometry import Pose
from meeple_city.display.table_layout import TableLayout
from meeple_city.ui.settings import LANGUAGE_CODES, Settings
from meeple_city.words.catalogue import Words, load_words
from meeple_city.words.languages import choose_language


def words_of(settings: Settings) -> Words:
    """The words of the language that was chosen; without a choice, the system's."""
    return load_words(choose_language(LANGUAGE_CODES.get(settings.language)))


def signed(layout: TableLayout, words: Words) -> TableLayout:
    """A table with the names on its board in this language."""
    signs = tuple(replace(sign, text=words.name("sign", sign.of)) for sign in layout.stage.signs)
    return replace(layout, stage=replace(layout.stage, signs=signs))


def as_it_stands(layout: TableLayout, poses: Mapping[str, Pose | None]) -> TableLayout:
    """A table with its pieces where they rest now; those without a place are aside."""
    standing = {id_: (row[0], *(poses[id_] or row[1:])) for id_, row in layout.pieces.items()}
    return replace(layout, pieces=standing, aside=tuple(id_ for id_ in standing if poses[id_] is None))
