"""The text, buttons and bars over the picture, as plain state."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.display.broadcast import Chart, Sheet
from meeple_city.display.cards import CardFace
from meeple_city.display.hud import Floater, HandCard, Hint, Menu, Scrub, Strip, Toast
from meeple_city.display.marks import Button


class Captions:
    """Everything written over the picture. Each call replaces what the same call set before; empty removes it."""

    def __init__(self) -> None:
        self.said = ""  # by `prompt`
        self.badge: tuple[str, str] = ("", "")  # icon and colour before the prompt
        self.noted = ""  # by `note`
        self.covered = ""  # by `cover`
        self.shown: tuple[Button, ...] = ()  # by `buttons`
        self.title = ""  # by `panel`
        self.lines: tuple[str, ...] = ()  # by `panel`
        self.tip_title = ""  # by `tip`
        self.tip_lines: tuple[str, ...] = ()  # by `tip`
        self.tip_right = False  # by `tip`
        self.column: tuple[str, ...] = ()  # by `aside`
        self.bars: dict[str, tuple[float, str]] = {}  # by `bar`: for each name the share and the label
        self.strips: tuple[Strip, ...] = ()  # by `players`
        self.table: tuple[str, ...] = ()  # by `players`
        self.toasts: tuple[Toast, ...] = ()  # by `toast`
        self.floaters: tuple[Floater, ...] = ()  # by `floating`
        self.hint: Hint | None = None  # by `point_out`
        self.hand: tuple[HandCard, ...] = ()  # by `cards`
        self.held_up: CardFace | None = None  # by `hold_up`
        self.exhibited: tuple[CardFace, ...] = ()  # by `exhibit`
        self.log: tuple[str, ...] = ()  # by `drawer`
        self.menu: Menu | None = None  # by `choices`
        self.scrubbed: Scrub | None = None  # by `scrub`
        self.style = "window"  # by `styled`
        self.line = ""  # by `comment`
        self.chart: Chart | None = None  # by `locate`
        self.sheet: Sheet | None = None  # by `card`
        self.text_scale = 1.0  # by `legibility`
        self.contrast = False  # by `legibility`

    def scrub(self, scrub: Scrub | None) -> None:
        """Show a bar to move through time by, or none."""
        self.scrubbed = scrub

    def prompt(self, text: str, badge: tuple[str, str] = ("", "")) -> None:
        """Set the line that tells the player what to do; a badge says who is meant."""
        self.said, self.badge = text, badge

    def note(self, text: str) -> None:
        """Set the line about the last answer, such as why it was refused."""
        self.noted = text

    def buttons(self, buttons: Sequence[Button]) -> None:
        """Show exactly these buttons."""
        self.shown = tuple(buttons)

    def panel(self, title: str, lines: Sequence[str]) -> None:
        """Show a sheet of text in the middle. In a line, a tab starts a second column."""
        self.title, self.lines = title if lines else "", tuple(lines)

    def tip(self, title: str, lines: Sequence[str], right: bool = False) -> None:
        """Explain something in the lower left corner, or in the lower right one."""
        self.tip_title, self.tip_lines, self.tip_right = title if lines else "", tuple(lines), right

    def aside(self, lines: Sequence[str]) -> None:
        """Show a small column of text at the left edge."""
        self.column = tuple(lines)

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """Show a bar filled to a share from 0 to 1, one for each name; None removes it."""
        if share is None:
            self.bars.pop(name, None)
        else:
            self.bars[name] = (min(max(share, 0.0), 1.0), text or name)

    def cover(self, text: str) -> None:
        """Hide the whole picture behind one line of text."""
        self.covered = text

    def players(self, strips: Sequence[Strip], table: Sequence[str] = ()) -> None:
        """Show a strip for each player along the upper edge, and a few words about the table beside them."""
        self.strips, self.table = tuple(strips), tuple(table)

    def toast(self, toasts: Sequence[Toast]) -> None:
        """Show these lines about what just happened."""
        self.toasts = tuple(toasts)

    def floating(self, floaters: Sequence[Floater]) -> None:
        """Show exactly these words over the table."""
        self.floaters = tuple(floaters)

    def point_out(self, hint: Hint | None) -> None:
        """Show a label beside the pointer, or none."""
        self.hint = hint

    def cards(self, cards: Sequence[HandCard]) -> None:
        """Show these cards in the lower right corner."""
        self.hand = tuple(cards)

    def hold_up(self, face: CardFace | None) -> None:
        """Show a card large, to be read, or none."""
        self.held_up = face

    def exhibit(self, faces: Sequence[CardFace]) -> None:
        """Show these cards beside a menu, as pictures to what it says."""
        self.exhibited = tuple(faces)

    def drawer(self, lines: Sequence[str]) -> None:
        """Open a drawer with these lines at the right edge; without lines, close it."""
        self.log = tuple(lines)

    def choices(self, menu: Menu | None) -> None:
        """Show a menu, or none."""
        self.menu = menu

    def legibility(self, text_scale: float, contrast: bool) -> None:
        """Write larger, from 1 to 2; with contrast, in white on black."""
        self.text_scale, self.contrast = text_scale, contrast

    def styled(self, style: str) -> None:
        """Lay everything out for players in a "window", or for viewers of a "broadcast"."""
        self.style = style

    def comment(self, line: str) -> None:
        """Set what the commentator says. Only in a broadcast."""
        self.line = line

    def locate(self, chart: Chart | None) -> None:
        """Show a small map, or none. Only in a broadcast."""
        self.chart = chart

    def card(self, sheet: Sheet | None) -> None:
        """Show a title card or a table over the picture, or none. Only in a broadcast."""
        self.sheet = sheet
