"""Relocating: a Monster is set down at a spot."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.display.marks import Pixel
from meeple_city.input.gestures import place
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.targets import outlines


class PlaceMode(Mode):
    """Click a spot in a Neighborhood that is allowed."""

    name = "place"
    title = "Relocate"
    does = "set another Monster down"
    keymap: ClassVar[Keymap] = {"mouse1": Binding("click a spot in a Neighborhood that glows")}

    def enter(self) -> None:
        """Show where."""
        asked = self.desk.pending
        assert asked is not None
        assert asked.ask.permit is not None
        self.ask, self.permit = asked.ask, asked.ask.permit
        self.desk.screen.glow((), outlines(list(self.permit.within), asked.view))
        self.desk.show_back()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def press(self, at: Pixel) -> None:
        """Set it down there, or say why not."""
        spot = self.desk.screen.level(at, 0.0)
        if spot is None:
            return
        zone = next((zone for zone in self.permit.within if self.desk.inside(zone, spot)), None)
        if zone is None:
            self.desk.hud.note(f"{self.permit.piece} must be set down within {', '.join(self.permit.within)}")
        else:
            self.desk.answer(place(self.permit, spot, zone))

    def drag(self, at: Pixel) -> None:
        """Show the spot."""
        spot = self.desk.screen.level(at, 0.0)
        self.desk.screen.dots([(*spot, 1.0)] if spot else ())

    def push(self, button: str) -> None:
        """Think again."""
        if button == "back":
            self.desk.answer("back")
