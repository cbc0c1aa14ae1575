"""What every mode has: it is entered and left, and in between it receives the input."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from meeple_city.border import Permit, Request, message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.display.effects import NO_EFFECTS
from meeple_city.display.geometry import Pixel, Position
from meeple_city.display.marks import Button
from meeple_city.ui.action_buttons import icon_of
from meeple_city.ui.keymap import Keymap, key_name
from meeple_city.ui.practised_gestures import gesture_button
from meeple_city.ui.sight import TURN
from meeple_city.words.catalogue import capitalised
from meeple_city.words.questions import option

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

BACK = "back"  # the answer that takes an action back, and the id of its button
NEAR_PX = 16.0  # how near to the middle of a hidden piece a press still finds it; our choice


class Mode:
    """Something people can be doing. A mode draws only between `enter` and `exit`, and leaves nothing behind."""

    name: ClassVar[str]  # `screen.mode.NAME` and `screen.mode_does.NAME` are its lines on the help screen
    keymap: ClassVar[Keymap] = {}
    looks: ClassVar[bool] = True  # whether people may look around meanwhile
    explains: ClassVar[bool] = True  # whether what the pointer rests on is explained
    late: ClassVar[bool] = False  # whether a press counts when it ends, so that dragging turns the view instead

    def __init__(self, window: GameWindow) -> None:
        self.window = window

    def enter(self) -> None:
        """Begin: show what this mode needs."""

    def exit(self) -> None:
        """End, and cancel whatever was begun."""

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""

    def give_way(self) -> None:
        """The table is pressed: what only explains ends, and the press is for the mode that comes next."""

    def press(self, at: Pixel) -> None:
        """The left mouse button went down, and not on a button of the captions."""

    def drag(self, at: Pixel) -> None:
        """The pointer has moved."""

    def release(self, at: Pixel) -> None:
        """The left mouse button came up again."""

    @property
    def typing(self) -> bool:
        """Whether letters are typed now, and mean nothing else."""
        return False

    def typed(self, text: str) -> None:
        """Letters were typed."""

    def takes_key(self, key: str) -> bool:
        """Whether a key is for this mode itself, whatever it usually does."""
        return False

    def button_clicked(self, button: str) -> None:
        """A button of the captions was clicked."""

    def why_not(self, card: str) -> str:
        """Why a card on the table cannot be chosen now; empty if it can, or if that needs no saying."""
        return ""

    def cancel(self) -> None:
        """The window lost the keyboard: let go of everything."""

    def held(self) -> dict[str, Any] | None:
        """What is in the hand, for the status lines; None if nothing is."""
        return None

    def esc(self) -> None:
        """Go back, or to the menu of the match."""
        self.window.pause()

    def buttons(self, *buttons: Button) -> None:
        """Show these buttons and no others."""
        words = self.window.words
        named = [replace(button, key=key_name(button.key, words)) if button.key else button for button in buttons]
        self.window.captions.buttons(named)
        self.offer_to_turn()

    def offer_to_turn(self) -> None:
        """A button to turn the head, if what is wanted is out of sight; no button if not."""
        captions, words = self.window.captions, self.window.words
        others = [one for one in captions.shown if one.id != TURN]
        lit = any(one.lit for one in captions.shown if one.id == TURN)
        turn = Button(TURN, words.say(message("screen.button.turn")), lit, key=key_name("z", words), icon="turn")
        captions.buttons([*others, turn] if self.window.sight.offered else others)

    def explain(self, title: str, lines: Sequence[str]) -> None:
        """Explain something in a lower corner: not in the one where the own Monster stands."""
        screen, body = self.window.screen, f"body:{self.window.looking}"
        pose = screen.pose(body)
        x, y, z = pose[0] if pose else (0.0, 0.0, 0.0)
        at = screen.project((x * 1000, y * 1000, z * 1000)) if pose else None
        self.window.captions.tip(title, lines, at is not None and at[0] < screen.size[0] / 2)

    def wipe(self) -> None:
        """Take everything off the screen that a mode may have put there."""
        captions, screen = self.window.captions, self.window.screen
        captions.buttons(())
        captions.panel("", ())
        captions.tip("", ())
        captions.bar(None)
        screen.glow(())
        self.window.sight.want(())
        screen.arrow(None)
        screen.dots(())
        screen.guide(())
        screen.jet(None)
        screen.show_effects(NO_EFFECTS)


class ShotMode(Mode):
    """A mode that answers a question with a shot."""

    ask: Ask
    permit: Permit
    view: PhysicalView
    sent = False  # whether this mode has shot

    def enter(self) -> None:
        """Take up the open question."""
        asked = self.window.pending
        assert asked is not None
        assert asked.ask.permit is not None
        assert isinstance(asked.view, PhysicalView)
        self.ask, self.permit, self.view = asked.ask, asked.ask.permit, asked.view
        self.sent = False

    def button_clicked(self, button: str) -> None:
        """Take the action back, or do what a card allows instead of the shot."""
        if button in self.ask.options:
            self.window.answer(button)

    def esc(self) -> None:
        """Take the action back, or go to the menu of the match."""
        if BACK in self.ask.options:
            self.window.answer(BACK)
        else:
            self.window.pause()

    def show_options(self) -> None:
        """A button for each answer besides the shot: taking the action back, and what cards allow."""
        self.buttons(*(self._option_button(text) for text in self.ask.options))
        if self.window.input_router.by_keys and not self.window.captions.noted:
            self.window.captions.note(self.window.words.say(message(f"screen.keys.{self.name}")))

    def _option_button(self, text: str) -> Button:
        if self.window.practising:
            return gesture_button(text, self.window.words)
        label = capitalised(option(self.window.words, self.ask, text, self.view))
        return Button(text, label, key="escape" if text == BACK else "", icon=icon_of(text, self.view))

    def where(self, piece: str) -> Position:
        """The middle of a piece, in millimetres."""
        return self.view.table.where_mm[piece]

    def grabbed(self, at: Pixel, pieces: Sequence[str], middle_mm: Position) -> Position | None:
        """Where on one of these pieces the pointer is; for a hidden piece, near its middle is enough."""
        picked = self.window.screen.pick(at)
        if picked is not None and picked.piece in pieces:
            return picked.at_mm
        seen = self.window.screen.project(middle_mm)
        return middle_mm if seen is not None and math.dist(seen, at) <= NEAR_PX else None

    def send(self, shot: Request) -> None:
        """Shoot; the pieces stay as they are until the table shows the shot, or it is refused."""
        self.sent = True
        self.window.releases.let_go(shot.kind)
        self.window.answer(shot)
