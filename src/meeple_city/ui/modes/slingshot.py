"""Pulling back and letting go: what flicking and tossing have in common."""

from __future__ import annotations

import math
from typing import Any

from meeple_city.border import Request
from meeple_city.display.marks import Arrow, Pair, Pixel, Triple
from meeple_city.input.gestures import FULL_PULL_MM, Pull, pull
from meeple_city.ui.modes.mode import Mode

ARROW_MM = 200.0  # at full strength; own


class Slingshot(Mode):
    """A piece is pressed, pulled back and let go."""

    def enter(self) -> None:
        """Show the piece, and wait for the finger."""
        asked = self.desk.pending
        assert asked is not None
        assert asked.ask.permit is not None
        self.ask = asked.ask
        self.permit = asked.ask.permit
        self.view = asked.view
        self.anchor: Triple | None = None  # where the piece is while it is pulled
        self.finger: Triple | None = None
        self.drawn: Pull | None = None
        self.sent = False
        self.make_ready()
        self.show_buttons()

    def exit(self) -> None:
        """Let go of everything."""
        self.cancel()
        self.wipe()

    # What flicking and tossing differ in

    def make_ready(self) -> None:
        """Prepare the table."""

    def pieces(self) -> tuple[str, ...]:
        """The pieces that may be pressed."""
        raise NotImplementedError

    def middle(self) -> Triple:
        """Where the piece is that will fly."""
        raise NotImplementedError

    def shot(self, drawn: Pull) -> Request:
        """The request that a pull makes."""
        raise NotImplementedError

    def elevation(self) -> float:
        """How steep the arrow is, in degrees."""
        return 0.0

    # What they have in common

    def show_buttons(self) -> None:
        """Back, while one may think again."""
        self.desk.show_back()

    def press(self, at: Pixel) -> None:
        """Put a finger on the piece."""
        finger = self.grabbed(at, self.pieces(), self.middle())
        if finger is None:
            self.desk.hud.note(f"press on {self.pieces()[0]}, it glows")
            return
        self.desk.hud.note("")
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
        drawn = self.drawn
        shot = self.shot(drawn) if drawn else None
        self.cancel()
        if shot is None:
            self.desk.hud.note("that was no pull: drag further back before you let go")
        else:
            self.send(shot)

    def cancel(self) -> None:
        """The finger is gone."""
        self.anchor = self.finger = self.drawn = None
        self.desk.screen.arrow(None)
        self.desk.hud.bar(None)

    def held(self) -> dict[str, Any] | None:
        """The piece, and how hard it would fly."""
        return {"share": round(self.drawn.share, 2) if self.drawn else 0.0} if self.anchor else None

    def push(self, button: str) -> None:
        """Think again."""
        if button == "back":
            self.desk.answer("back")

    def esc(self) -> None:
        """Let go, or think again, or to the menu."""
        if self.anchor is not None:
            self.cancel()
        elif "back" in self.ask.options:
            self.desk.answer("back")
        else:
            self.desk.pause()

    def _hand(self, at: Pixel) -> Pair | None:
        height = self.finger[2] if self.finger else 0.0
        return self.desk.screen.level(at, height)

    def _draw(self) -> None:
        if self.drawn is None or self.anchor is None:
            self.desk.screen.arrow(None)
            self.desk.hud.bar(0.0, "strength")
            return
        self.desk.screen.arrow(Arrow(self.anchor, _tip(self.anchor, self.drawn, self.elevation()), self.drawn.share))
        self.desk.hud.bar(self.drawn.share, f"strength, full at {FULL_PULL_MM:g} mm")


def _tip(start: Triple, drawn: Pull, elevation_deg: float) -> Triple:
    length = ARROW_MM * drawn.share
    turn, rise = math.radians(drawn.direction_deg), math.radians(elevation_deg)
    level = length * math.cos(rise)
    x, y, z = start
    return x + level * math.cos(turn), y + level * math.sin(turn), z + length * math.sin(rise)
