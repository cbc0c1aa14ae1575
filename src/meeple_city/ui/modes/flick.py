"""Move: flick the Paws."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import Request
from meeple_city.display.geometry import Position
from meeple_city.input.gestures import FULL_FLICK_M_S, Pull, flick, grip
from meeple_city.ui.aiming import slide, slide_guides
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.slingshot import AIM_KEYS, SlingshotMode

REACH_MM = 16.0  # of a finger from the middle of the Paws, which are 36 wide; our choice


class FlickMode(SlingshotMode):
    """Press on the Paws, pull, let go. The other hand holds the Body meanwhile."""

    name = "flick"
    title = "Move"
    does = "flick your paws"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("press on your paws, pull back, let go; off-centre makes them spin"),
        "arrow_left": Binding("aim further to the left", SlingshotMode.turn_left),
        "arrow_right": Binding("aim further to the right", SlingshotMode.turn_right),
        **AIM_KEYS,
    }

    def prepare(self) -> None:
        """Lift the Body off."""
        body = self.permit.piece.replace("paws:", "body:")
        self.lifted = body if self.permit.piece in self.view.table.rests_on.get(body, ()) else ""
        self.lifted_from = self.window.screen.rest(self.lifted) if self.lifted else None
        if self.lifted_from:
            self.window.screen.hide(self.lifted)
        self.window.screen.glow(self.pieces())

    def exit(self) -> None:
        """Put the Body back, unless the Paws are on their way."""
        super().exit()
        if self.lifted_from and not self.sent:
            self.window.screen.move({self.lifted: self.lifted_from})

    def pieces(self) -> tuple[str, ...]:
        """The Paws."""
        return (self.permit.piece,)

    def middle(self) -> Position:
        """The middle of the Paws."""
        return self.where(self.permit.piece)

    def cancel(self) -> None:
        """Take the finger off; only the Paws glow again."""
        super().cancel()
        self.window.screen.glow(self.pieces())

    def shot(self, drawn: Pull) -> Request:
        """The finger hits where it was put."""
        assert self.finger is not None
        return flick(self.permit, drawn, grip(self.middle()[:2], self.finger[:2], REACH_MM))

    def draw_path(self, drawn: Pull) -> Position:
        """A ghost of the Paws where they stop, or where they first touch something, which lights up."""
        own = (self.permit.piece, self.permit.piece.replace("paws:", "body:"))
        slid = slide(self.window.screen, self.middle(), drawn.direction_deg, drawn.share * FULL_FLICK_M_S, own)
        self.window.screen.guide(slide_guides(slid))
        self.window.screen.glow((*self.pieces(), *([slid.touches] if slid.touches else ())))
        return slid.end_mm
