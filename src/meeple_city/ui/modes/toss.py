"""Toss: a Vehicle is flicked off the Body's head."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import Request
from meeple_city.display.marks import Triple
from meeple_city.input.gestures import MAX_ELEVATION_DEG, MAX_TILT_DEG, Pull, clamped, toss
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.slingshot import Slingshot

STEP_DEG = 5.0  # for each press of a key; own
USUAL_ELEVATION_DEG = 15.0  # own
ON_TOP_M = 0.001


class TossMode(Slingshot):
    """Press on the Vehicle on the Body's head, pull, let go."""

    name = "toss"
    title = "Toss"
    does = "flick a Vehicle off your head"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("press on the Vehicle on your head, pull back, let go"),
        "arrow_up": Binding("steeper", "steeper"),
        "arrow_down": Binding("flatter", "flatter"),
        "arrow_right": Binding("lean the Body further back", "lean_back"),
        "arrow_left": Binding("lean the Body less far back", "lean_up"),
    }

    def make_ready(self) -> None:
        """Lay the Vehicle on the Body's head."""
        self.steep, self.tilt = USUAL_ELEVATION_DEG, 0.0
        self.kept = self.desk.screen.rest(self.permit.piece)
        x, y, z = self.middle()
        self.desk.screen.move({self.permit.piece: ((x / 1000, y / 1000, z / 1000), (1.0, 0.0, 0.0, 0.0))})
        self.desk.screen.glow(self.pieces())
        self._say()

    def exit(self) -> None:
        """Put the Vehicle back, unless it is on its way."""
        super().exit()
        self.desk.hud.aside(())
        if self.kept and not self.sent:
            self.desk.screen.move({self.permit.piece: self.kept})

    def pieces(self) -> tuple[str, ...]:
        """The Vehicle, or the Body it lies on."""
        return (self.permit.piece, self.permit.from_)

    def middle(self) -> Triple:
        """The top of the Body."""
        x, y, z = self.view["table"]["where_mm"][self.permit.from_]
        return x, y, z + self.desk.body_mm[2] / 2 + ON_TOP_M * 1000

    def shot(self, drawn: Pull) -> Request:
        """As steep and as far back as said."""
        return toss(self.permit, drawn, self.steep, self.tilt)

    def elevation(self) -> float:
        """As said."""
        return self.steep

    def steeper(self) -> None:
        """Throw higher."""
        self._lean(STEP_DEG, 0.0)

    def flatter(self) -> None:
        """Throw flatter."""
        self._lean(-STEP_DEG, 0.0)

    def lean_back(self) -> None:
        """Tilt the Body back."""
        self._lean(0.0, STEP_DEG)

    def lean_up(self) -> None:
        """Tilt the Body less."""
        self._lean(0.0, -STEP_DEG)

    def _lean(self, steep: float, tilt: float) -> None:
        self.steep = clamped(self.steep + steep, MAX_ELEVATION_DEG)
        self.tilt = clamped(self.tilt + tilt, MAX_TILT_DEG)
        self._say()

    def _say(self) -> None:
        self.desk.hud.aside((f"elevation {self.steep:g} degrees (Up, Down)", f"tilt {self.tilt:g} (Left, Right)"))
