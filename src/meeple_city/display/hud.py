"""What stands at the rim of the picture during a match, as plain records."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.cards import CardFace
from meeple_city.display.geometry import Pixel, Point


@dataclass(frozen=True)
class Figure:
    """An icon with a number or a word; with `most`, that many icons, of which `count` are bright."""

    icon: str
    text: str = ""
    count: int = 0
    most: int = 0


@dataclass(frozen=True)
class Strip:
    """One player at the upper edge: badge, name, and what everybody may know."""

    id: str
    name: str
    badge: str  # an icon: no two players have the same shape
    colour: str
    figures: tuple[Figure, ...] = ()
    active: bool = False
    pips: int = 0  # actions left
    tag: str = ""  # a word beside the name: who plays


@dataclass(frozen=True)
class Scrub:
    """A bar to move through time by: where one is from 0 to 1, marks worth going to, and where that is in words."""

    share: float
    marks: tuple[float, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class Toast:
    """A line about what just happened."""

    icon: str
    text: str


@dataclass(frozen=True)
class Floater:
    """A few words that rise from where something happened. The id stays the same while it moves."""

    id: int
    icon: str
    text: str
    at: Pixel
    fade: float = 0.0  # from 0, just appeared, to 1, gone


@dataclass(frozen=True)
class Hint:
    """A label beside the pointer: a name, and what there is to know about it."""

    title: str
    lines: tuple[str, ...]
    at: Pixel
    side: str = ""  # of that point: above it ("over"), or above it with a lower corner there ("left", "right")


@dataclass(frozen=True)
class HandCard:
    """A card in the player's hand."""

    id: str
    face: CardFace


@dataclass(frozen=True)
class MenuRow:
    """A row of a menu: a label, a value that can be changed, and a line of explanation."""

    id: str
    text: str
    value: str = ""
    hint: str = ""
    lit: bool = False
    icon: str = ""
    heading: bool = False  # a title between the rows, which cannot be chosen
    control: str = ""  # how the value is drawn: a "switch", a "slider", a "field" to type in, or between arrows
    share: float = 0.0  # of a switch or slider
    detail: str = ""  # a second line, smaller
    why_not: str = ""  # why it cannot be chosen now; it is greyed then
    colour: str = ""  # of the icon
    picture: str = ""  # the file of a small picture before the text
    place: Point | None = None  # a card instead of a row: where its seat is around the board, from (-1, -1) to (1, 1)


@dataclass(frozen=True)
class Article:
    """Something to read beside the rows."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Menu:
    """A menu: its title, its rows, and what the keys do."""

    title: str
    rows: tuple[MenuRow, ...]
    footer: str = ""
    note: str = ""  # beside the title
    look: str = "page"  # or "title", the first one, or "dialog", a question in the middle
    tabs: tuple[str, ...] = ()  # groups of rows
    tab: int = 0  # the group whose rows are shown
    article: Article | None = None
