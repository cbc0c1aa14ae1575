"""What all captions share: sizes, colours, and the areas that can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass, field

from meeple_city.render.caption_canvas import Rectangle
from meeple_city.render.colours import Colour

MARGIN = 10.0
MOST_PIPS = 3  # more actions are a number
STRIP_TOP, STRIP_HEIGHT, STRIP_WIDEST = 8.0, 50.0, 252.0
PROMPT_HEIGHT, NOTE_HEIGHT = 34.0, 28.0
COLUMN_TOP = 128.0  # of panel and column, below strips, prompt and note
BUTTON_HEIGHT, BUTTON_GAP, ROW_GAP = 44.0, 8.0, 6.0
MOST_ROWS = 2
BUTTON_ROOM = 122.0  # for two rows of buttons
NEWS_WIDE, NEWS_TOP = 0.32, 0.62  # news keep to this much of the width, and below this much of the height
TIP_WIDTH, DRAWER_WIDTH, HINT_WIDTH = 330.0, 400.0, 330.0
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 63.0, 88.0, 54.0
LARGE_TEXT = 1.5  # larger text has no room for cards beside what is explained; our choice
LARGE_WIDTH, LARGE_HEIGHT = 298.0, 416.0
EXHIBIT_WIDTH, EXHIBIT_GAP, EXHIBIT_CARD = 440.0, 18.0, 190.0  # the room beside a page of rules, and a card in it

BRIGHT_TEXT: Colour = (1.0, 0.80, 0.36, 1.0)
GREY_TEXT: Colour = (0.62, 0.59, 0.54, 1.0)
PLATE: Colour = (0.07, 0.055, 0.05, 0.82)
SOFT_PLATE: Colour = (0.07, 0.055, 0.05, 0.66)
ACTIVE_PLATE: Colour = (0.22, 0.15, 0.08, 0.92)
BUTTON: Colour = (0.20, 0.17, 0.15, 0.92)
LIT_BUTTON: Colour = (0.62, 0.36, 0.10, 0.95)
GREY_BUTTON: Colour = (0.13, 0.12, 0.11, 0.80)
EDGE: Colour = (1.0, 0.80, 0.36, 0.95)
SOFT_EDGE: Colour = (1.0, 0.95, 0.85, 0.22)
KEY: Colour = (0.0, 0.0, 0.0, 0.45)
BAR: Colour = (0.0, 0.0, 0.0, 0.75)
BAR_FILL: Colour = (0.12, 0.42, 0.68, 0.95)  # dark enough for the words on it
COVER: Colour = (0.06, 0.05, 0.05, 1.0)
PAPER: Colour = (0.95, 0.91, 0.82, 1.0)
INK: Colour = (0.16, 0.12, 0.10, 1.0)


@dataclass
class Areas:
    """Where a layer has something: buttons to click, other things to point at, and plates over the table."""

    buttons: dict[str, Rectangle] = field(default_factory=dict)
    others: dict[str, Rectangle] = field(default_factory=dict)
    plates: list[Rectangle] = field(default_factory=list)

    def scaled(self, by: float) -> Areas:
        """The same on a canvas whose units are that many times as large."""
        buttons = {id_: at.scaled(by) for id_, at in self.buttons.items()}
        others = {id_: at.scaled(by) for id_, at in self.others.items()}
        return Areas(buttons, others, [at.scaled(by) for at in self.plates])


def written_colour(colour: str, alpha: float = 1.0) -> Colour:
    """A colour written `#rrggbb`, as captions show it."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255.0 for at in (1, 3, 5))
    return red, green, blue, alpha
