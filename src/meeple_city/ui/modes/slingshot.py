"""Pull back and let go: what flicking and tossing share."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from meeple_city.border import Request
from meeple_city.display.geometry import Pixel, Point, Position
from meeple_city.display.marks import Arrow
from meeple_city.input.gestures import FULL_PULL_MM, Pull, pull
from meeple_city.ui.modes.mode import ShotMode

ARROW_MM = 200.0  # at full strength; our choice


class SlingshotMode(ShotMode):
    """A piece is pressed, pulled back and let go."""

    hint: ClassVar[str]  # for a press in the wrong place

    def enter(self) -> None:
        """Show the piece, and wait for the finger."""
        super().enter()
        self.anchor: Position | None = None  # where the piece is while it is pulled
        self.finger: Position | None = None
        self.drawn: Pull | None = None
        self.prepare()
        self.show_options()

    def exit(self) -> None:
        """Let go of everything."""
        self.cancel()
        self.wipe()

    # Different for flicking and tossing

    def prepare(self) -> None:
        """Prepare the table."""

    def pieces(self) -> tuple[str, ...]:
        """The pieces that may be pressed."""
        raise NotImplementedError

    def middle(self) -> Position:
        """The middle of the piece that will fly."""
        raise NotImplementedError

    def shot(self, drawn: Pull) -> Request:
        """The request that a pull makes."""
        raise NotImplementedError

    def elevation(self) -> float:
        """How steep the arrow is, in degrees."""
        return 0.0

    # The same for both

    def press(self, at: Pixel) -> None:
        """Put a finger on the piece."""
        finger = self.grabbed(at, self.pieces(), self.middle())
        if finger is None:
            self.window.captions.note(self.hint)
            return
        self.window.captions.note("")
        self.anchor, self.finger = self.middle(), finger
        self.drag(at)

    def drag(self, at: Pixel) -> None:
        """Pull."""
        hand = self._hand(at)
        if self.anchor is None or self.finger is None or hand is None:
            return
        # The pull is measured from the finger's own spot, so that pressing off-centre does not pull yet.
        self.drawn = pull(self.finger[:2], hand)
        self._draw()

    def release(self, at: Pixel) -> None:
        """Let go."""
        if self.anchor is None:
            return
        self.drag(at)
        shot = self.shot(self.drawn) if self.drawn else None
        self.cancel()
        if shot is None:
            self.window.captions.note("Pull further back before letting go")
        else:
            self.send(shot)

    def cancel(self) -> None:
        """Take the finger off."""
        self.anchor = self.finger = self.drawn = None
        self.window.screen.arrow(None)
        self.window.captions.bar(None)

    def held(self) -> dict[str, Any] | None:
        """How hard the piece would fly."""
        return {"share": round(self.drawn.share, 2) if self.drawn else 0.0} if self.anchor else None

    def esc(self) -> None:
        """Let go, or take the action back, or go to the menu of the match."""
        if self.anchor is not None:
            self.cancel()
        else:
            super().esc()

    def _hand(self, at: Pixel) -> Point | None:
        height = self.finger[2] if self.finger else 0.0
        return self.window.screen.level(at, height)

    def _draw(self) -> None:
        screen, captions = self.window.screen, self.window.captions
        if self.drawn is None or self.anchor is None:
            screen.arrow(None)
            captions.bar(0.0, "Strength")
            return
        screen.arrow(Arrow(self.anchor, _tip(self.anchor, self.drawn, self.elevation()), self.drawn.share))
        captions.bar(self.drawn.share, f"Strength (full at {FULL_PULL_MM:g} mm)")


def _tip(start: Position, drawn: Pull, elevation_deg: float) -> Position:
    length = ARROW_MM * drawn.share
    turn, rise = math.radians(drawn.direction_deg), math.radians(elevation_deg)
    level = length * math.cos(rise)
    x, y, z = start
    return x + level * math.cos(turn), y + level * math.sin(turn), z + length * math.sin(rise)
