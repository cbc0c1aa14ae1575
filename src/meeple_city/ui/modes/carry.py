"""Demolish: the Body is carried over a building and let go."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from meeple_city.border.geometry import rotate
from meeple_city.display.marks import Pair, Pixel, Pose, Triple
from meeple_city.input.gestures import PICK_UP_MM, CarryPath, HeldPose
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.targets import outlines

STEP_MM = 20.0  # the wheel raises by so much; own
TURN_DEG = 15.0  # a key turns by so much; own
USUAL_HEIGHT_MM = 160.0  # clears every building, and is still in sight; own
NEAR_MM = 1.0
LIFT_FIRST_MM = 60.0  # own
FINEST_S = 1 / 30  # a slow frame moves the hand no further than this


class CarryMode(Mode):
    """Press on the Body and keep the button down; letting go drops it."""

    name = "carry"
    title = "Demolish"
    does = "drop your Body on a building; only seated"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("press on your Body, carry it over the building, let go"),
        "wheel_up": Binding("higher", "higher"),
        "wheel_down": Binding("lower", "lower"),
        "page_up": Binding("higher", "higher"),
        "page_down": Binding("lower", "lower"),
        "arrow_left": Binding("turn it to the left", "turn_left"),
        "arrow_right": Binding("turn it to the right", "turn_right"),
        "arrow_up": Binding("tip it over, away", "tip_away"),
        "arrow_down": Binding("tip it over, towards you", "tip_back"),
    }

    def enter(self) -> None:
        """Wait for the hand."""
        asked = self.desk.pending
        assert asked is not None
        assert asked.ask.permit is not None
        self.ask, self.permit, self.view = asked.ask, asked.ask.permit, asked.view
        self.body = self.permit.piece
        self.hold: HeldPose | None = None
        self.way = CarryPath(self.body)
        self.time = 0.0
        self.over: Pair = (0.0, 0.0)
        self.height = min(self.permit.most_height_mm, USUAL_HEIGHT_MM)
        self.sent = False
        self.pose = self.desk.screen.rest(self.body)
        if not self.desk.head.seated:
            self.desk.hud.note("Demolish is done seated: C sits down")
        self.desk.screen.glow((self.body,), outlines([self.permit.over], self.view))
        self.desk.show_back()
        self._say()

    def exit(self) -> None:
        """Put the Body back, unless it falls."""
        self.cancel()
        self.wipe()
        self.desk.hud.aside(())

    def press(self, at: Pixel) -> None:
        """Take the Body into the hand."""
        x, y, z = self.view["table"]["where_mm"][self.body]
        if self.grabbed(at, (self.body,), (x, y, z)) is None:
            self.desk.hud.note(f"press on {self.body}, it glows, and keep the button down")
        elif not self.desk.head.seated:
            self.desk.hud.note("Demolish is done seated: C sits down")
        elif self.pose is not None:
            self.desk.hud.note("")
            self._take((x, y, z))

    def drag(self, at: Pixel) -> None:
        """The pointer says over which spot."""
        if self.hold is not None:
            spot = self.desk.screen.level(at, self._aim_height())
            self.over = spot or self.over

    def tick(self, dt: float) -> None:
        """The hand follows; every physics tick of its way is kept."""
        if self.hold is None:
            return
        dt = min(dt, FINEST_S)
        self.time += dt
        self.hold = self.hold.towards(self._goal(), dt)
        self._keep()

    def release(self, at: Pixel) -> None:
        """Let it fall."""
        if self.hold is None:
            return
        self.send(self.way.drop())
        self.cancel()

    def cancel(self) -> None:
        """Put the Body back where it stood."""
        if self.hold is not None and self.pose is not None and not self.sent:
            self.desk.screen.move({self.body: self.pose})
        self.hold, self.time, self.way = None, 0.0, CarryPath(self.body)
        self.desk.screen.dots(())

    def held(self) -> dict[str, Any] | None:
        """The Body, and whether the hand has arrived where the pointer is."""
        if self.hold is None:
            return None
        goal = (*self.over, self._middle_height())
        return {"piece": self.body, "arrived": math.dist(self.hold.at_mm, goal) < NEAR_MM}

    def push(self, button: str) -> None:
        """Think again."""
        if button == "back":
            self.desk.answer("back")

    def esc(self) -> None:
        """Put it back, or think again, or to the menu."""
        if self.hold is not None:
            self.cancel()
        elif "back" in self.ask.options:
            self.desk.answer("back")
        else:
            self.desk.pause()

    def higher(self) -> None:
        """Raise it, as far as a seated arm reaches."""
        self.height = min(self.permit.most_height_mm, self.height + STEP_MM)
        self._say()

    def lower(self) -> None:
        """Lower it."""
        self.height = max(STEP_MM, self.height - STEP_MM)
        self._say()

    def turn_left(self) -> None:
        """Turn it."""
        self._turn((0.0, 0.0, 1.0), TURN_DEG)

    def turn_right(self) -> None:
        """Turn it."""
        self._turn((0.0, 0.0, 1.0), -TURN_DEG)

    def tip_away(self) -> None:
        """Tip it."""
        self._turn((1.0, 0.0, 0.0), -TURN_DEG)

    def tip_back(self) -> None:
        """Tip it."""
        self._turn((1.0, 0.0, 0.0), TURN_DEG)

    # How it works

    def _take(self, middle_mm: Triple) -> None:
        assert self.pose is not None
        x, y, z = middle_mm
        self.hold = HeldPose((x, y, z + PICK_UP_MM), self.pose[1])
        self.over = (x, y)
        self.time, self.way = 0.0, CarryPath(self.body)
        self._keep()

    def _turn(self, axis: Triple, angle_deg: float) -> None:
        if self.hold is not None:
            self.hold = self.hold.turned(axis, angle_deg)

    def _goal(self) -> Triple:
        """Where the hand goes: a careful hand lifts first, and goes across then."""
        assert self.hold is not None
        x, y, z = self.hold.at_mm
        height = self._middle_height()
        return (x, y, height) if height - z > LIFT_FIRST_MM else (*self.over, height)

    def _middle_height(self) -> float:
        assert self.hold is not None
        return self.height + self.hold.below_mm(self.desk.body_mm)

    def _aim_height(self) -> float:
        """The pointer points at the building, not at the hand high above it."""
        return 0.0

    def _keep(self) -> None:
        assert self.hold is not None
        self.way = self.way.moved(round(self.time * self.desk.tick_hz), self.hold.at_mm, self.hold.attitude)
        self.desk.screen.move({self.body: self._drawn(self.hold)})
        x, y, _ = self.hold.at_mm
        self.desk.screen.dots([(x, y, 1.0)])

    def _drawn(self, hold: HeldPose) -> Pose:
        """Where the drawing is, whose foot is not its middle."""
        x, y, z = hold.at_mm
        up = rotate(hold.attitude, (0.0, 0.0, -self._foot_mm()))
        return ((x + up[0]) / 1000, (y + up[1]) / 1000, (z + up[2]) / 1000), hold.attitude

    def _foot_mm(self) -> float:
        """How far below its middle a standing Body's foot is."""
        assert self.pose is not None
        return self.view["table"]["where_mm"][self.body][2] - self.pose[0][2] * 1000

    def _say(self) -> None:
        most = self.permit.most_height_mm
        self.desk.hud.aside((f"height {self.height:g} mm, at most {most:g} (wheel, Page keys)", "arrow keys turn it"))
