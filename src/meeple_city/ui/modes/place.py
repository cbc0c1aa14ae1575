"""Relocate: set a Monster down at a spot."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import message
from meeple_city.display.geometry import Pixel, Point
from meeple_city.input.gestures import place
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import ShotMode
from meeple_city.ui.targets import outlines


class PlaceMode(ShotMode):
    """Click a spot in a Neighborhood that is allowed."""

    name = "place"
    number = -1  # of the neighborhood chosen with keys

    def enter(self) -> None:
        """Show where."""
        super().enter()
        self.window.screen.glow((), outlines(self.permit.within, self.view.city))
        self.show_options()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def press(self, at: Pixel) -> None:
        """Set it down there; a spot outside all zones makes no request."""
        self.window.captions.note("")
        spot = self.window.screen.level(at, 0.0)
        if spot is None:
            return
        city = self.view.city
        zones = (*self.permit.within, *city.outlines_mm)
        zone = next((zone for zone in zones if city.inside(zone, spot)), None)
        if zone is None:
            self.window.captions.note(self.window.words.say(message("screen.place.click")))
        else:
            self.send(place(self.permit, spot, zone))

    def drag(self, at: Pixel) -> None:
        """Show the spot."""
        spot = self.window.screen.level(at, 0.0)
        self.window.screen.dots([(*spot, 1.0)] if spot else ())

    def next_zone(self) -> None:
        """With keys alone: the middle of the next neighborhood."""
        self.number = (self.number + 1) % len(self.permit.within)
        self.window.screen.dots([(*self._spot(), 1.0)])

    def put_down(self) -> None:
        """Set it down in the middle of the neighborhood chosen with the keys."""
        if self.number < 0:
            self.next_zone()
        else:
            self.send(place(self.permit, self._spot(), self.permit.within[self.number]))

    def _spot(self) -> Point:
        return self.view.city.middle(self.permit.within[self.number])

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("click_spot"),
        "arrow_right": Binding("next_middle", next_zone),
        "enter": Binding("set_down", put_down),
    }
