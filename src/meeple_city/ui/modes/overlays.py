"""What is shown over everything else: tips, the cover between two players, the help screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.tips import tip_pages, with_tip_seen
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

HELP_PAGE = 24  # lines of text of the usual size


class TipMode(Mode):
    """Explains something when it first happens. It gives way to a press on the table: to do it is to have read it."""

    name = "tip"

    def __init__(self, window: GameWindow, tip: str) -> None:
        super().__init__(window)
        self.tip = tip
        self.page = 0

    def enter(self) -> None:
        """Show the tip."""
        words = self.window.words
        paragraphs = words.text(f"tips.{self.tip}.text").splitlines()
        self.pages = tip_pages(paragraphs, self.window.captions.text_scale)
        self.page = min(self.page, len(self.pages) - 1)
        self.explain(capitalised(words.text(f"tips.{self.tip}.title")), self.pages[self.page])
        more = message("screen.button.more", page=self.page + 1, pages=len(self.pages))
        go_on = message("screen.button.got_it") if self.is_last else more
        self.buttons(
            Button("done", words.say(go_on), True, key="enter", icon="check" if self.is_last else "next"),
            Button("enough", words.say(message("screen.button.no_more_tips")), key="N"),
        )

    @property
    def is_last(self) -> bool:
        """Whether the last page is shown."""
        return self.page == len(self.pages) - 1

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """The next page; after the last, continue."""
        if self.is_last:
            self._put_away()
        else:
            self.page += 1
            self.enter()

    def _put_away(self) -> None:
        """Continue, and do not show this tip again."""
        self.window.set(with_tip_seen(self.window.settings, self.tip))
        self.window.show_next()

    def give_way(self) -> None:
        """Read."""
        self._put_away()

    def enough(self) -> None:
        """Show no more tips."""
        self.window.set(replace(self.window.settings, tips=False))
        self.window.show_next()

    def button_clicked(self, button: str) -> None:
        """Turn tips off, or continue."""
        if button == "enough":
            self.enough()
        else:
            self.done()

    def esc(self) -> None:
        """Continue."""
        self.done()

    keymap: ClassVar[Keymap] = {
        "enter": Binding("got_it", done),
        "space": Binding("got_it", done),
        "n": Binding("no_more_tips", enough),
    }


class CoverMode(Mode):
    """Covers secrets until the next player is at the screen."""

    name = "cover"
    looks = False

    def __init__(self, window: GameWindow, seat: str) -> None:
        super().__init__(window)
        self.seat = seat

    def enter(self) -> None:
        """Cover everything."""
        captions = self.window.captions
        words = self.window.words
        captions.aside(())
        captions.note("")
        captions.cover(words.say(message("screen.pass_to", seat=self.seat)))
        i_am = words.say(message("screen.button.i_am", seat=self.seat))
        self.buttons(Button("done", i_am, True, key="enter", icon="person"))

    def exit(self) -> None:
        """Uncover."""
        self.window.captions.cover("")
        self.wipe()

    def done(self) -> None:
        """The next player is here."""
        self.window.head.take_seat(self.seat)
        self.window.show_next()

    def button_clicked(self, button: str) -> None:
        """The next player is here."""
        self.done()

    keymap: ClassVar[Keymap] = {"enter": Binding("uncover", done), "space": Binding("uncover", done)}


class HelpMode(Mode):
    """All keys, made from what the modes declare."""

    name = "help"
    looks = False

    def __init__(self, window: GameWindow, lines: Sequence[str]) -> None:
        super().__init__(window)
        self.pages = help_pages(lines, int(HELP_PAGE / window.captions.text_scale))
        self.page = 0

    def enter(self) -> None:
        """Show the first page, in the place of the players."""
        self.window.captions.players(())
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()
        self.window.show_players()

    def next_page(self) -> None:
        """The next page, if there is one."""
        self.page = min(self.page + 1, len(self.pages) - 1)
        self._show()

    def previous_page(self) -> None:
        """The page before, if there is one."""
        self.page = max(self.page - 1, 0)
        self._show()

    def done(self) -> None:
        """Back to the game."""
        self.window.pop()

    def button_clicked(self, button: str) -> None:
        """Another page, or back."""
        if button == "more":
            self.next_page()
        elif button == "previous":
            self.previous_page()
        else:
            self.done()

    def esc(self) -> None:
        """Back to the game."""
        self.done()

    def _show(self) -> None:
        title = self.window.words.say(message("screen.help_page", page=self.page + 1, pages=len(self.pages)))
        self.window.captions.panel(title, self.pages[self.page])
        words = self.window.words
        previous = Button("previous", words.say(message("screen.button.previous")), key="page_up")
        more = Button("more", words.say(message("screen.button.next_page")), key="page_down")
        done = Button("done", words.say(message("screen.button.back")), True, key="enter", icon="back")
        first, last = self.page == 0, self.page == len(self.pages) - 1
        self.buttons(*(() if first else (previous,)), *(() if last else (more,)), done)

    keymap: ClassVar[Keymap] = {
        "enter": Binding("back", done),
        "page_down": Binding("next_page", next_page),
        "page_up": Binding("previous_page", previous_page),
    }


def help_pages(lines: Sequence[str], most: int = HELP_PAGE) -> list[list[str]]:
    """The help screen page by page; a section, which begins with a line that is not indented, stays together.

    One that is longer than a page goes on under the same title.
    """
    sections: list[list[str]] = []
    for line in lines:
        if not line.startswith(" "):
            sections.append([])
        sections[-1].append(line)
    pages: list[list[str]] = [[]]
    for part in (part for section in sections for part in _parts(section, most)):
        if pages[-1] and len(pages[-1]) + len(part) > most:
            pages.append([])
        pages[-1] += part
    return pages


def _parts(section: list[str], most: int) -> list[list[str]]:
    """A section in parts that fit on a page, each under its title."""
    title, *lines = section
    return [[title, *lines[begin : begin + most - 1]] for begin in range(0, max(1, len(lines)), most - 1)]
