"""Move: flick the Paws."""

from __future__ import annotations

import math
from typing import ClassVar

from meeple_city.border import Request, message
from meeple_city.display.geometry import Pixel, Position
from meeple_city.input.gestures import FULL_FLICK_M_S, Pull, flick, grip
from meeple_city.input.strokes import blow, swipe
from meeple_city.ui.aiming import PAWS_RADIUS_MM, slide, slide_guides, stroke_guides
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.slingshot import AIM_KEYS, SlingshotMode

REACH_MM = 16.0  # of a finger from the middle of the Paws, which are 36 wide; our choice


class FlickMode(SlingshotMode):
    """Press on the Paws, pull, let go. The other hand holds the Body meanwhile."""

    name = "flick"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("pull_paws"),
        "arrow_left": Binding("further_left", SlingshotMode.turn_left),
        "arrow_right": Binding("further_right", SlingshotMode.turn_right),
        **AIM_KEYS,
    }

    def prepare(self) -> None:
        """Lift the Body off."""
        self.striking = False  # whether a finger is on its way to the Paws
        body = self.permit.piece.replace("paws:", "body:")
        self.lifted = body if self.permit.piece in self.view.table.rests_on.get(body, ()) else ""
        self.lifted_from = self.window.screen.rest(self.lifted) if self.lifted else None
        if self.lifted_from:
            self.window.screen.hide(self.lifted)
        self.window.screen.glow(self.pieces())
        self.window.sight.want(self.pieces())

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

    def press(self, at: Pixel) -> None:
        """Put a finger on the Paws; or beside them, to strike them."""
        self.striking = self._may_strike(at)
        if self.striking:
            self.window.captions.note("")
        else:
            super().press(at)

    def _may_strike(self, at: Pixel) -> bool:
        if self.window.settings.flick != "swipe":
            return False
        return self.grabbed(at, self.pieces(), self.middle()) is None

    def drag(self, at: Pixel) -> None:
        """Pull, or strike through the Paws."""
        if not self.striking:
            super().drag(at)
            return
        samples = self.window.input_router.trail.samples(
            lambda place: self.window.screen.level(place, self.middle()[2])
        )
        self.window.screen.guide(stroke_guides([sample.at_mm for sample in samples], self.middle()[2]))
        struck = blow(samples, self.middle()[:2], PAWS_RADIUS_MM)
        if struck is not None:
            self.cancel()
            self.send(swipe(self.permit, struck, FULL_FLICK_M_S, self.window.settings.stroke / 100))

    def release(self, at: Pixel) -> None:
        """Let go; a stroke that met nothing is none."""
        if self.striking:
            self.cancel()
            self.window.captions.note(self.window.words.say(message("screen.aim.missed")))
        else:
            super().release(at)

    def cancel(self) -> None:
        """Take the finger off; only the Paws glow again."""
        self.striking = False
        super().cancel()
        self.window.screen.glow(self.pieces())

    def _aside_mm(self, drawn: Pull) -> float:
        """How far to the left of the line of flight the finger hits."""
        assert self.finger is not None
        x, y, _ = grip(self.middle()[:2], self.finger[:2], REACH_MM)
        turn = math.radians(drawn.direction_deg)
        return y * math.cos(turn) - x * math.sin(turn)

    def shot(self, drawn: Pull) -> Request:
        """The finger hits where it was put."""
        assert self.finger is not None
        return flick(self.permit, drawn, grip(self.middle()[:2], self.finger[:2], REACH_MM))

    def draw_path(self, drawn: Pull) -> Position:
        """A ghost of the Paws where they stop, or where they first touch something, which lights up."""
        own = (self.permit.piece, self.permit.piece.replace("paws:", "body:"))
        speed, aside = drawn.share * FULL_FLICK_M_S, self._aside_mm(drawn)
        slid = slide(self.window.screen, self.middle(), drawn.direction_deg, speed, own, aside)
        self.window.screen.guide(slide_guides(slid, aside))
        self.window.screen.glow((*self.pieces(), *slid.pushes, *([slid.touches] if slid.touches else ())))
        return slid.end_mm
