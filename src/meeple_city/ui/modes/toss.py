"""Toss: flick a Vehicle, or whatever a card allows, off the Body's head."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import Request, message
from meeple_city.display.geometry import Position
from meeple_city.input.gestures import FULL_TOSS_M_S, MAX_ELEVATION_DEG, MAX_TILT_DEG, Pull, clamped, toss
from meeple_city.ui.aiming import flight, flight_guides
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.slingshot import AIM_KEYS, SlingshotMode

STEP_DEG = 5.0  # for each press of a key; our choice
USUAL_ELEVATION_DEG = 15.0  # our choice
ON_TOP_MM = 1.0
ANGLES = "angles"  # the name of their bar


class TossMode(SlingshotMode):
    """Press on the Vehicle on the Body's head, pull, let go."""

    name = "toss"

    def prepare(self) -> None:
        """Lay the Vehicle on the Body's head."""
        self.steep, self.tilt = USUAL_ELEVATION_DEG, 0.0
        self.taken_from = self.window.screen.rest(self.permit.piece)
        x, y, z = self.middle()
        self.window.screen.move({self.permit.piece: ((x / 1000, y / 1000, z / 1000), (1.0, 0.0, 0.0, 0.0))})
        self.window.screen.glow(self.pieces())
        self._show_angles()

    def exit(self) -> None:
        """Put the Vehicle back, unless it is on its way."""
        super().exit()
        self.window.captions.bar(None, name=ANGLES)
        if self.taken_from and not self.sent:
            self.window.screen.move({self.permit.piece: self.taken_from})

    def pieces(self) -> tuple[str, ...]:
        """The Vehicle, or the Body it lies on."""
        return (self.permit.piece, self.permit.from_)

    def middle(self) -> Position:
        """The top of the Body."""
        x, y, z = self.where(self.permit.from_)
        return x, y, z + self.view.city.body_mm[2] / 2 + ON_TOP_MM

    def shot(self, drawn: Pull) -> Request:
        """A toss with the elevation and tilt that were set."""
        return toss(self.permit, drawn, self.steep, self.tilt)

    def draw_path(self, drawn: Pull) -> Position:
        """Dots along the flight to where it first lands."""
        own, speed = (self.permit.piece, self.permit.from_), drawn.share * FULL_TOSS_M_S
        points = flight(self.window.screen, self.middle(), drawn.direction_deg, self.steep, speed, own)
        self.window.screen.guide(flight_guides(points))
        return points[-1]

    def steeper(self) -> None:
        """Throw higher."""
        self._change(STEP_DEG, 0.0)

    def flatter(self) -> None:
        """Throw flatter."""
        self._change(-STEP_DEG, 0.0)

    def lean_back(self) -> None:
        """Tilt the Body back."""
        self._change(0.0, STEP_DEG)

    def lean_up(self) -> None:
        """Tilt the Body back less."""
        self._change(0.0, -STEP_DEG)

    def _change(self, steep: float, tilt: float) -> None:
        self.steep = clamped(self.steep + steep, MAX_ELEVATION_DEG)
        self.tilt = clamped(self.tilt + tilt, MAX_TILT_DEG)
        self._show_angles()

    def _show_angles(self) -> None:
        angles = message("screen.aim.angles", steep=self.steep, tilt=self.tilt)
        share = (self.steep + MAX_ELEVATION_DEG) / (2 * MAX_ELEVATION_DEG)
        self.window.captions.bar(share, self.window.words.say(angles), name=ANGLES)
        if self.drawn is not None:
            self._draw()

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("pull_from_head"),
        "arrow_up": Binding("steeper", steeper),
        "arrow_down": Binding("flatter", flatter),
        "arrow_right": Binding("tilt_more", lean_back),
        "arrow_left": Binding("tilt_less", lean_up),
        **AIM_KEYS,
    }
