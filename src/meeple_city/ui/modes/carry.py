"""Demolish: carry the Body over a building and drop it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, ClassVar

from meeple_city.border import message
from meeple_city.border.geometry import rotate
from meeple_city.display.geometry import Pixel, Point, Pose, Position, Vector
from meeple_city.display.marks import Picked
from meeple_city.input.gestures import PICK_UP_MM, CarryPath, HeldPose
from meeple_city.ui.aiming import carry_guides
from meeple_city.ui.head import HeadView
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import ShotMode
from meeple_city.ui.targets import outlines

STEP_MM = 20.0  # for each step of the wheel; our choice
TURN_DEG = 15.0  # for each press of a key; our choice
USUAL_HEIGHT_MM = 160.0  # clears every building, and is still in sight; our choice
NEAR_MM = 1.0
LIFT_FIRST_MM = 60.0  # a hand further below its height than this goes straight up; our choice
LONGEST_S = 1 / 30  # frame time is capped at this
CIRCLE = 24  # corners of a drawn circle
STILL_S = 0.3  # our choice
DRAWN_IN = (0.0, 0.1, 0.2, 0.3, 0.4)  # of the way to the middle of the target; our choice
HEIGHT = "height"  # the name of its bar


class CarryMode(ShotMode):
    """Press on the Body and hold the button; letting go drops it."""

    name = "carry"

    def enter(self) -> None:
        """Wait for the hand."""
        super().enter()
        self.body = self.permit.piece
        self.hold: HeldPose | None = None
        self.path = CarryPath(self.body)
        self.time = self.still_s = 0.0
        self.turned = False  # since the last tick
        self.seen_before: HeadView | None = None  # if the head has stepped back, to see what is carried
        self.over: Point = (0.0, 0.0)
        self.height = min(self.permit.most_height_mm, USUAL_HEIGHT_MM)
        self.pose = self.window.screen.rest(self.body)
        if not self.window.head.seated:
            self.window.captions.note(self.window.words.say(message("screen.aim.sit_down")))
        self.window.screen.glow((self.body,), self._target())
        self.show_options()
        self._show_height()

    def _target(self) -> list[tuple[Point, ...]]:
        """The outline of where it may be dropped: a zone, or a circle round a point."""
        if self.permit.near_mm is None:
            return outlines([self.permit.over], self.view.city)
        x, y = self.permit.near_mm
        corners = [2 * math.pi * number / CIRCLE for number in range(CIRCLE)]
        radius = self.permit.most_away_mm
        return [tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in corners)]

    def exit(self) -> None:
        """Put the Body back, unless it falls."""
        self.cancel()
        self.wipe()
        self.window.captions.bar(None, name=HEIGHT)

    def press(self, at: Pixel) -> None:
        """Take the Body into the hand."""
        middle = self.where(self.body)
        if self.grabbed(at, (self.body,), middle) is None:
            self.window.captions.note(self.window.words.say(message("screen.aim.carry_hint")))
        elif not self.window.head.seated:
            self.window.captions.note(self.window.words.say(message("screen.aim.sit_down")))
        elif self.pose is not None:
            self.window.captions.note("")
            self._take(middle)

    def drag(self, at: Pixel) -> None:
        """Carry it over what the pointer points at: a roof, or the board; never at the hand high above it."""
        if self.hold is not None:
            self.over = self._pointed_at(at) or self.over

    def _pointed_at(self, at: Pixel) -> Point | None:
        """What the line of sight meets first on its way down, as seen from above."""
        screen, high_mm = self.window.screen, self.permit.most_height_mm
        ground, high = screen.level(at, 0.0), screen.level(at, high_mm)
        if ground is None or high is None:
            return ground
        touched = screen.first_touch((*high, high_mm), (*ground, 0.0), (self.body,))
        return self._drawn_in(touched) if touched else ground

    def _drawn_in(self, touched: Picked) -> Point:
        """The rim of a roof or a wall juts out a little beyond the target: then a little further in."""
        x, y = touched.at_mm[:2]
        if not touched.piece or not self.permit.over:
            return x, y
        inside, (to_x, to_y) = self.view.city.inside, self.view.city.middle(self.permit.over)
        ways = [(x + share * (to_x - x), y + share * (to_y - y)) for share in DRAWN_IN]
        return next((at for at in ways if inside(self.permit.over, at)), (x, y))

    def tick(self, dt: float) -> None:
        """The hand follows; every physics tick of its path is kept."""
        if self.hold is None:
            return
        dt, before = min(dt, LONGEST_S), self.hold
        self.hold = self.hold.towards(self._goal(), dt)
        self.still_s = 0.0 if self.hold != before or self.turned else self.still_s + dt
        self.turned = False
        # What hangs still in the hand hangs still on the table: only a moment of it has to be simulated.
        if self.still_s <= STILL_S:
            self.time += dt
            self._keep()

    def release(self, at: Pixel) -> None:
        """Let it fall."""
        if self.hold is not None:
            self.send(self.path.drop())

    def cancel(self) -> None:
        """Put the Body back where it stood."""
        if self.hold is not None and self.pose is not None and not self.sent:
            self.window.screen.move({self.body: self.pose})
        if self.hold is not None:
            self.window.show_players()
        if self.seen_before is not None:
            self.window.head.look_again(self.seen_before)
        self.seen_before = None
        self.hold, self.time, self.path = None, 0.0, CarryPath(self.body)
        self.window.screen.guide(())
        self._show_height()

    def held(self) -> dict[str, Any] | None:
        """The Body, and whether the hand has arrived where the pointer is."""
        if self.hold is None:
            return None
        goal = (*self.over, self._middle_height())
        return {"piece": self.body, "arrived": math.dist(self.hold.at_mm, goal) < NEAR_MM}

    def esc(self) -> None:
        """Put it back, or take the action back, or go to the menu of the match."""
        if self.hold is not None:
            self.cancel()
        else:
            super().esc()

    def take_or_drop(self) -> None:
        """With keys alone: take the Body and carry it over the middle of its target, then drop it there."""
        if self.hold is not None:
            self.send(self.path.drop())
        elif not self.window.head.seated:
            self.window.captions.note(self.window.words.say(message("screen.aim.sit_down")))
        elif self.pose is not None:
            self._take(self.where(self.body))
            near = self.permit.near_mm
            self.over = near if near is not None else self.view.city.middle(self.permit.over)

    def higher(self) -> None:
        """Raise it, as far as a seated arm reaches."""
        self.height = min(self.permit.most_height_mm, self.height + STEP_MM)
        self._keep_in_picture()
        self._show_height()

    def lower(self) -> None:
        """Lower it."""
        self.height = max(STEP_MM, self.height - STEP_MM)
        self._show_height()

    def _keep_in_picture(self) -> None:
        """A step back, if the head of what is carried would leave the picture at the top."""
        if self.hold is None:
            return
        up = self._middle_height() + self.hold.below_mm(self.view.city.body_mm)
        at = self.window.screen.project((*self.over, up))
        if at is None or at[1] < 0:
            self.seen_before = self.seen_before or self.window.head.view
            self.window.head.zoom(-1)

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

    def _take(self, middle_mm: Position) -> None:
        assert self.pose is not None
        x, y, z = middle_mm
        self.hold = HeldPose((x, y, z + PICK_UP_MM), self.pose[1])
        self.over = (x, y)
        self.time, self.path = 0.0, CarryPath(self.body)
        self.still_s, self.turned = 0.0, False
        self.window.captions.players(())  # a Monster that is lifted would go behind them
        self._keep()

    def _turn(self, axis: Vector, angle_deg: float) -> None:
        if self.hold is None:
            return
        turned = self.hold.turned(axis, angle_deg)
        x, y, z = turned.at_mm
        highest = self.permit.most_height_mm + turned.below_mm(self.view.city.body_mm)
        self.hold = replace(turned, at_mm=(x, y, min(z, highest)))
        self.turned = True

    def _goal(self) -> Position:
        """Where the hand goes: a careful hand lifts first and goes across then."""
        assert self.hold is not None
        x, y, z = self.hold.at_mm
        height = self._middle_height()
        return (x, y, height) if height - z > LIFT_FIRST_MM else (*self.over, height)

    def _middle_height(self) -> float:
        assert self.hold is not None
        return self.height + self.hold.below_mm(self.view.city.body_mm)

    def _keep(self) -> None:
        assert self.hold is not None
        self.path = self.path.moved(round(self.time * self.window.tick_hz), self.hold.at_mm, self.hold.attitude)
        self.window.screen.move({self.body: self._drawn(self.hold)})
        self._show_height()

    def _drawn(self, hold: HeldPose) -> Pose:
        """The pose of the model, whose origin is its foot and not its middle."""
        x, y, z = hold.at_mm
        up = rotate(hold.attitude, (0.0, 0.0, -self._foot_mm()))
        return ((x + up[0]) / 1000, (y + up[1]) / 1000, (z + up[2]) / 1000), hold.attitude

    def _foot_mm(self) -> float:
        """How far below its middle a standing Body's foot is."""
        assert self.pose is not None
        return self.where(self.body)[2] - self.pose[0][2] * 1000

    def _show_height(self) -> None:
        """How high it is held and over what, or why it must not be dropped here; and the guides below it."""
        words, share = self.window.words, self.height / self.permit.most_height_mm
        if self.hold is None:
            height = message("screen.aim.height", height=self.height, most=self.permit.most_height_mm)
            self.window.captions.bar(share, words.say(height), name=HEIGHT)
            return
        refused = self.ask.refusal(self.path.drop(), self.view.city)
        guides, under, above = carry_guides(
            self.window.screen, self.body, self.hold.at_mm, self.hold.attitude, self.view.city.body_mm, refused is None
        )
        shown = {"full": guides, "short": guides[:1], "none": []}[self.window.settings.help]
        self.window.screen.guide(shown)
        over = message("screen.aim.over", height=round(above, -1), what=under or "board")
        self.window.captions.bar(share, words.say(refused or over), name=HEIGHT)

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("carry"),
        "enter": Binding("take_or_drop", take_or_drop),
        "wheel_up": Binding("higher", higher),
        "wheel_down": Binding("lower", lower),
        "page_up": Binding("higher", higher),
        "page_down": Binding("lower", lower),
        "arrow_left": Binding("turn_left", turn_left),
        "arrow_right": Binding("turn_right", turn_right),
        "arrow_up": Binding("tip_away", tip_away),
        "arrow_down": Binding("tip_towards", tip_back),
    }
