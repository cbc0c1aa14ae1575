"""The rules in the window: a page for each thing, opened at what is being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.games.registry import RULES
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

# The pages about each game, in order.
PAGES = {
    "rampage": (
        "goal", "turn", "move", "demolish", "toss", "breathe", "floors", "eat", "rumble", "runaways", "end", "cards",
    ),
    "rarrr": ("goal", "monster", "battle"),
    "octorage": ("goal", "turn", "treasures"),
}  # fmt: skip

# Questions that a page explains under another name.
PAGE_OF = {
    "action": "turn", "jump": "move", "smash": "demolish", "kick": "toss", "catch": "toss", "neighborhood": "eat",
    "relocate": "runaways", "pay_meeple": "rumble", "starting_area": "turn",
}  # fmt: skip


class RulesMode(Mode):
    """Pages to turn, at the left of the picture."""

    name = "rules"
    title = "Rules"
    does = "the rules, a page for each thing"
    looks = False

    def __init__(self, window: GameWindow, game: str = "", kind: str = "") -> None:
        super().__init__(window)
        self.pages = [(name, page) for name in ([game] if game else RULES) for page in PAGES[name]]
        wanted = PAGE_OF.get(kind, kind)
        self.page = next((number for number, (_, page) in enumerate(self.pages) if page == wanted), 0)

    def enter(self) -> None:
        """Show the page."""
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.window.captions.prompt("")
        self.wipe()

    def next_page(self) -> None:
        """The next page; after the last comes the first."""
        self._turn(1)

    def previous_page(self) -> None:
        """The page before."""
        self._turn(-1)

    def done(self) -> None:
        """Back to where one came from."""
        self.window.pop()

    def esc(self) -> None:
        """Back to where one came from."""
        self.done()

    def button_clicked(self, button: str) -> None:
        """Turn a page, or go back."""
        {"previous": self.previous_page, "more": self.next_page}.get(button, self.done)()

    def _turn(self, by: int) -> None:
        self.page = (self.page + by) % len(self.pages)
        self._show()

    def _show(self) -> None:
        words, (game, page) = self.window.words, self.pages[self.page]
        text = words.text(f"rules.{game}.{page}.text").splitlines()
        number = words.phrase(message("screen.menu.rules_page", page=self.page + 1, pages=len(self.pages)))
        self.window.captions.prompt(f"{words.name('game', game)}: {number}")
        self.window.captions.tip(words.text(f"rules.{game}.{page}.title"), text)
        self.buttons(
            Button("previous", words.say(message("screen.button.previous")), key="Left", icon="back"),
            Button("more", words.say(message("screen.button.next_page")), key="Right", icon="next"),
            Button("done", words.say(message("screen.menu.back")), True, key="Enter"),
        )

    keymap: ClassVar[Keymap] = {
        "enter": Binding("back", done),
        "arrow_right": Binding("next page", next_page),
        "arrow_left": Binding("previous page", previous_page),
        "page_down": Binding("next page", next_page),
        "page_up": Binding("previous page", previous_page),
    }
