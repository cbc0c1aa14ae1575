"""The rules in the window: pages found by typing, opened at what is being asked, shown on the table itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from meeple_city.display.geometry import Position
from meeple_city.display.hud import Article, MenuRow
from meeple_city.games.registry import RULES
from meeple_city.ui.cards.pictured import pictured
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

# The pages about each game, in order.
PAGES = {
    "rampage": (
        "goal", "turn", "move", "demolish", "toss", "breathe", "floors", "eat", "rumble", "runaways", "end", "cards",
    ),
    "rarrr": ("goal", "monster", "round", "bid", "battle", "variants"),
    "octorage": ("goal", "turn", "attack", "treasures", "powers"),
}  # fmt: skip
# Questions that a page explains under another name.
PAGE_OF = {
    "action": "turn", "jump": "move", "smash": "demolish", "kick": "toss", "catch": "toss", "neighborhood": "eat",
    "relocate": "runaways", "pay_meeple": "rumble", "starting_area": "turn",
    "draft": "monster", "leave_out": "monster", "name": "monster", "city": "round", "take_back": "battle",
    "play": "turn", "curse": "treasures", "discard": "treasures", "character": "powers", "steal": "powers",
    "salvage": "powers", "look": "powers", "keep": "powers", "blast": "powers",
}  # fmt: skip
# What a page points out on the table: kinds of pieces, of one player or all of them.
SIGHTS = {
    "goal": ("meeple", "floor"), "turn": ("body", "paws"), "move": ("paws",), "demolish": ("body", "floor"),
    "toss": ("vehicle",), "breathe": ("body", "meeple"), "floors": ("floor",), "eat": ("meeple",),
    "rumble": ("body", "paws"), "runaways": ("meeple",), "end": ("floor",), "cards": ("body",),
}  # fmt: skip
ONE_OF = ("body", "paws")  # kinds of which only one's own is pointed out
CLOSE_ASIDE = 0.5  # our choice
CLOSE = ("move", "turn", "rumble", "cards")  # pages that are about something small
# The cards that a page shows.
CARDS = {
    "rampage.cards": ("mean", "boxer", "unleashed"),
    "rarrr.goal": ("city Tokyo", "city Paris"), "rarrr.monster": ("monster 0", "katakana 0", "katakana 1"),
    "rarrr.round": ("city Tokyo", "toxic 2", "fire 1", "electrical 3"),
    "rarrr.bid": ("fire 1", "fire 2", "fire 3", "boost 2"),
    "rarrr.battle": ("radioactive 3", "electrical 1", "angriest"), "rarrr.variants": ("city Oslo", "city Cairo"),
    "octorage.goal": ("character 0", "won 0"),
    "octorage.turn": ("machete 3", "pistol 6", "pheromone 8", "dodge"),
    "octorage.attack": ("dynamite 12", "octoman"),
    "octorage.treasures": ("Golden Skull", "Emerald Crown", "Sun God Statuette", "Sacrificial Sceptre"),
    "octorage.powers": ("character 1", "character 2", "character 3", "character 4"),
}  # fmt: skip


class RulesMode(ListMode):
    """A list of pages at the left, the page that is chosen beside it, and on the table what it is about."""

    name = "rules"

    def __init__(self, window: GameWindow, game: str = "", kind: str = "") -> None:
        super().__init__(window)
        order = sorted(RULES, key=lambda name: name != game)
        self.pages = [(name, page) for name in order for page in PAGES[name]]
        self.query = ""
        self.skipped = 0  # paragraphs that were read already
        wanted = (game, PAGE_OF.get(kind, kind))
        self.row = 1 + (self.pages.index(wanted) if wanted in self.pages else 0)

    def heading(self) -> str:
        """The title."""
        return self.say("menu.rules")

    def rows(self) -> Sequence[MenuRow]:
        """What is searched for, and the pages that have it, game by game."""
        words = self.window.words
        rows = [MenuRow("search", self.say("rules.search"), self.query, self.say("rules.search_hint"), control="field")]
        for number, (game, page) in enumerate(self._found()):
            if number == 0 or self._found()[number - 1][0] != game:
                rows.append(MenuRow(f"heading:{game}", capitalised(words.name("game", game)), heading=True))
            rows.append(MenuRow(f"page:{game}:{page}", capitalised(words.text(f"rules.{game}.{page}.title"))))
        if not self._found():
            rows.append(MenuRow("heading:none", self.say("rules.nothing"), heading=True))
        return [*rows, self.line("back", "back")]

    def article(self) -> Article | None:
        """The page that is chosen."""
        page = self._page
        if page is None:
            return None
        lines = self.window.words.text(f"rules.{page[0]}.{page[1]}.text").strip().splitlines()
        self.skipped = min(self.skipped, len(lines) - 1)
        return Article(
            capitalised(self.window.words.text(f"rules.{page[0]}.{page[1]}.title")), tuple(lines[self.skipped :])
        )

    def show(self) -> None:
        """Show the page, and on the table what it is about."""
        super().show()
        self._point_out(self._page)

    def exit(self) -> None:
        """Leave a clean screen."""
        self.window.captions.exhibit(())
        self.window.head.home()
        if self.window.presenter is None:
            self.window.head.step_aside()
        super().exit()

    def next_tab(self) -> None:
        """Read on, where a page is longer than the window."""
        self.skipped += 1
        self.show()

    def previous_tab(self) -> None:
        """Read what came before."""
        self.skipped = max(0, self.skipped - 1)
        self.show()

    def _select(self, row: int) -> None:
        self.skipped = 0
        super()._select(row)

    @property
    def typing(self) -> bool:
        """Letters always search."""
        return True

    def typed(self, text: str) -> None:
        """Search for more."""
        self._search(self.query + text)

    def erase(self) -> None:
        """Search for less."""
        self._search(self.query[:-1])

    def do(self, row: str) -> None:
        """A page is read as soon as it is chosen; back goes back."""
        if row == "back":
            self.esc()
        else:
            self.show()

    def esc(self) -> None:
        """Back to where one came from; first, forget what was searched for."""
        if self.query:
            self._search("")
        else:
            self.window.pop()

    @property
    def _page(self) -> tuple[str, str] | None:
        """The page that is chosen, or the first one found."""
        _, *chosen = self._chosen()[self.row].id.split(":")
        found = self._found()
        return (chosen[0], chosen[1]) if chosen else found[0] if found else None

    keymap: ClassVar[Keymap] = {
        **ListMode.keymap,
        "page_down": Binding("read_on", next_tab),
        "page_up": Binding("read_back", previous_tab),
    }

    def _search(self, query: str) -> None:
        self.query, self.row = query.lstrip()[:40], 0
        self.show()

    def _found(self) -> list[tuple[str, str]]:
        wanted = _plain(self.query)
        return [page for page in self.pages if wanted in self._text(page)]

    def _text(self, page: tuple[str, str]) -> str:
        game, name = page
        words = self.window.words
        return _plain(words.text(f"rules.{game}.{name}.title") + "\n" + words.text(f"rules.{game}.{name}.text"))

    # ---- on the table

    def _point_out(self, page: tuple[str, str] | None) -> None:
        screen, captions = self.window.screen, self.window.captions
        game, name = page or ("", "")
        screen.glow(())
        captions.exhibit([pictured(game, card, self.window.words) for card in CARDS.get(f"{game}.{name}", ())])
        pieces = self._pieces(SIGHTS.get(name, ())) if game == "rampage" else []
        if not pieces:
            return
        screen.glow(pieces)
        self.window.head.home()
        if name in CLOSE:
            self.window.head.focus(self._middle(pieces))
        self.window.head.step_aside(CLOSE_ASIDE if name in CLOSE else 1.0)

    def _pieces(self, kinds: Sequence[str]) -> list[str]:
        layout = self.window.layout
        if layout is None:
            return []
        own = self.window.reader or next((id_[5:] for id_ in layout.pieces if id_.startswith("body:")), "")
        here = [id_ for id_ in layout.pieces if id_ not in layout.aside and self.window.screen.pose(id_) is not None]
        return [
            id_
            for kind in kinds
            for id_ in here
            if id_.startswith(f"{kind}:") and (kind not in ONE_OF or id_ == f"{kind}:{own}")
        ]

    def _middle(self, pieces: Sequence[str]) -> Position:
        """The middle of these pieces, in millimetres."""
        places = [pose[0] for id_ in pieces if (pose := self.window.screen.pose(id_)) is not None]
        x, y, z = (1000 * sum(axis) / len(places) for axis in zip(*places, strict=True))
        return x, y, z


def rules_for(window: GameWindow) -> RulesMode:
    """The rules, opened at what is being asked."""
    asked = window.pending
    view = asked.view if asked else window.view
    return RulesMode(window, view.game if view else "", asked.ask.kind if asked else "")


def _plain(text: str) -> str:
    """A text for comparison: without capitals and accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
