"""What all menus share: rows one above the other, chosen and changed with keys or pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.display.geometry import Pixel
from meeple_city.display.hud import Article, Menu, MenuRow
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class ListMode(Mode):
    """A menu. The row that is chosen explains itself."""

    looks = False
    look: ClassVar[str] = "page"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.row = 0  # among those that can be chosen
        self.tab = 0

    # Different for each menu

    def heading(self) -> str:
        """The title of the menu."""
        raise NotImplementedError

    def rows(self) -> Sequence[MenuRow]:
        """The rows as they are now."""
        raise NotImplementedError

    def do(self, row: str) -> None:
        """Do what a row says."""
        raise NotImplementedError

    def change(self, row: str, step: int) -> None:
        """Change the value of a row to the next one, or the one before."""

    def write(self, row: str, text: str) -> None:
        """Change what is written in a field."""

    def tabs(self) -> Sequence[str]:
        """The groups the rows are in, if there are several."""
        return ()

    def article(self) -> Article | None:
        """Something to read beside the rows."""
        return None

    def note(self) -> str:
        """A few words beside the title."""
        return ""

    # The same for all

    def enter(self) -> None:
        """Show the rows."""
        self.window.captions.prompt("")
        if self.window.presenter:
            self.window.captions.note("")  # it would be half behind the menu
        self.show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.window.captions.choices(None)
        self.wipe()

    def show(self) -> None:
        """Show the rows as they are now."""
        rows, chosen = list(self.rows()), self._chosen()
        self.row = min(self.row, len(chosen) - 1)
        lit = chosen[self.row].id
        shown = tuple(replace(row, lit=row.id == lit and not row.heading) for row in rows)
        tabs, footer = tuple(self.tabs()), self._footer(chosen[self.row])
        menu = Menu(self.heading(), shown, footer, self.note(), self.look, tabs, self.tab, self.article())
        self.window.captions.choices(menu)

    def _footer(self, row: MenuRow) -> str:
        """What the keys do with the row that is chosen, and between groups."""
        does = "field" if row.control == "field" else "seat" if row.place else "value" if row.value else "row"
        return " ".join([*([self.say("menu.footer_tabs")] if self.tabs() else []), self.say(f"menu.footer_{does}")])

    def up(self) -> None:
        """The row above; above the first is the last."""
        self._select(self.row - 1)

    def down(self) -> None:
        """The row below."""
        self._select(self.row + 1)

    def change_back(self) -> None:
        """Change the row, backwards."""
        self._change(-1)

    def change_on(self) -> None:
        """Change the row."""
        self._change(1)

    @property
    def typing(self) -> bool:
        """Whether a field is chosen."""
        return self._chosen()[self.row].control == "field"

    def typed(self, text: str) -> None:
        """Write into the field that is chosen."""
        row = self._chosen()[self.row]
        if row.control == "field" and text.isprintable():
            self.write(row.id, row.value + text)
            self.show()

    def erase(self) -> None:
        """Take the last letter away."""
        row = self._chosen()[self.row]
        if row.control == "field":
            self.write(row.id, row.value[:-1])
            self.show()

    def next_tab(self) -> None:
        """The next group of rows."""
        self._open_tab(self.tab + 1)

    def previous_tab(self) -> None:
        """The group of rows before."""
        self._open_tab(self.tab - 1)

    def activate(self) -> None:
        """Do what the row says; a field that has been written in is left."""
        row = self._chosen()[self.row]
        if row.control == "field":
            self.do(row.id)
        else:
            self.button_clicked(row.id)

    def drag(self, at: Pixel) -> None:
        """The pointer chooses the row it is over."""
        over = self.window.button_finder.hit(at)
        ids = [row.id for row in self._chosen()]
        if over in ids and ids.index(over) != self.row:
            self._select(ids.index(over))

    def button_clicked(self, button: str) -> None:
        """Choose a row, and do what it says; a row with a value changes to the next one, or as its arrow says."""
        kind, _, number = button.partition(":")
        if kind == "tab":
            self._open_tab(int(number))
            return
        id_ = button.rstrip("<>")
        row = next((row for row in self._chosen() if row.id == id_), None)
        if row is None:
            return
        self.row = [one.id for one in self._chosen()].index(id_)
        if row.control == "field":
            self.show()  # and write
        elif row.value and row.place is None:
            self._change(-1 if button.endswith("<") else 1)
        elif not row.why_not:
            self.do(id_)

    def _change(self, step: int) -> None:
        row = self._chosen()[self.row]
        if row.value and row.control != "field" and not row.why_not:
            self.change(row.id, step)
        self.show()

    def _open_tab(self, tab: int) -> None:
        if self.tabs():
            self.tab, self.row = tab % len(self.tabs()), 0
            self.show()

    def _select(self, row: int) -> None:
        self.row = row % len(self._chosen())
        self.show()

    def _chosen(self) -> list[MenuRow]:
        return [row for row in self.rows() if not row.heading]

    def say(self, key: str, **args: str | int) -> str:
        """Words of the menus."""
        return self.window.words.say(message(f"screen.{key}", **args))

    def line(self, key: str, icon: str = "", **args: str | int) -> MenuRow:
        """A row that does something, with its explanation."""
        return MenuRow(key, self.say(f"menu.{key}"), hint=self.say(f"menu_hint.{key}", **args), icon=icon)

    keymap: ClassVar[Keymap] = {
        "arrow_up": Binding("row_above", up),
        "arrow_down": Binding("row_below", down),
        "arrow_left": Binding("change_back", change_back),
        "arrow_right": Binding("change", change_on),
        "enter": Binding("do_row", activate),
        "backspace": Binding("erase", erase),
        "wheel_up": Binding("row_above", up),
        "wheel_down": Binding("row_below", down),
        "page_down": Binding("next_group", next_tab),
        "page_up": Binding("group_before", previous_tab),
    }
