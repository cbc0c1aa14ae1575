"""A shot on the screen: its pieces, the view of it and its sounds, all by the director's plan."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Vector
from meeple_city.display.marks import BreathJet
from meeple_city.show.director import Wishes, direct, refined
from meeple_city.show.effects import effects_at, shake_at
from meeple_city.show.motion import Motion
from meeple_city.show.playback import Playback
from meeple_city.show.shot_plan import ShotPlan

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

PLANNED_S = 0.3  # so much of a shot must be known before it is planned, unless all of it is; our choice


class ShotShow:
    """Shows one motion, which may still grow."""

    def __init__(self, window: GameWindow, motion: Motion, wishes: Wishes) -> None:
        self.window, self.wishes = window, wishes
        self.playback = Playback(motion)
        self.plan: ShotPlan | None = None
        self._planned_whole = False
        self._announced: float | None = None  # the share of the announcement that has been shown

    @property
    def over(self) -> bool:
        """Whether it has reached its end."""
        return self.playback.over

    @property
    def show_s(self) -> float:
        """The time of the show."""
        return self.plan.clock.show_s(self.playback.at_s) if self.plan else 0.0

    def camera(self) -> Camera:
        """From where the director sees it now; a hard impact shakes the picture a little."""
        if self.plan is None:
            return self.window.head.camera()
        if self._announced is not None and self.plan.announcement:
            return self.plan.announcement.camera(self._announced)
        camera = self.plan.camera(self.show_s)
        return camera if self.window.settings.comfort else _shaken(camera, self._shake())

    def follow(self, motion: Motion) -> None:
        """Go on with a motion that has more key frames."""
        self.playback.follow(motion)

    def prepare(self) -> None:
        """Make the plan, or a better one, as soon as enough is known; film by it, and hear it."""
        motion = self.playback.motion
        known_s = motion.length_s - motion.released_s
        if self._planned_whole or len(motion.keys) < 2 or not (motion.whole or (known_s > PLANNED_S and not self.plan)):
            return
        earlier, self._planned_whole = self.plan, motion.whole
        standing = self.window.screen.standing()
        self.plan = (
            refined(earlier, self.show_s, motion, self.wishes, standing)
            if earlier
            else direct(motion, self.wishes, standing)
        )
        self.window.film(self.camera, anew=earlier is None)
        self.window.sounds.begin(motion, self.plan, self.show_s, earlier)

    def tick(self, dt: float, speed: float = 1.0) -> None:
        """Show what is to be seen `dt` seconds later."""
        self.prepare()
        self.playback.speed = speed * (self.plan.speed(self.show_s) if self.plan else 1.0)
        self.playback.tick(dt)
        self.window.screen.move(self.playback.poses())
        self._show_effects()
        self._blow()
        self.window.sounds.play(self.show_s, speed)

    def settle(self, dt: float) -> None:
        """All pieces rest; the dust still has to settle."""
        self.playback.tick(dt)
        self._show_effects()

    def wait(self, seconds_left: float, all_s: float) -> None:
        """It is announced: a Body that will be dropped rises, and some sounds come before anything else moves."""
        self.window.sounds.play(-seconds_left, 1.0)
        self._announced = 1 - seconds_left / all_s if seconds_left > 0 else None
        if self.plan and self.plan.announcement:
            self.window.screen.move(self.plan.announcement.poses(1 - seconds_left / all_s))

    def skip(self) -> None:
        """Go to the end."""
        self.playback.skip()
        self.window.sounds.stop()

    def _show_effects(self) -> None:
        self.window.screen.show_effects(effects_at(self.playback.motion, self.playback.at_s))

    def _shake(self) -> Vector:
        return (0.0, 0.0, 0.0) if self.over else shake_at(self.playback.motion, self.playback.at_s)

    def _blow(self) -> None:
        """The air of a breath, as long as it blows."""
        breath = self.playback.motion.breath
        if breath is None:
            return
        strength = 0.0 if self.over else breath.strength(self.playback.at_s)
        (mx, my, mz), (ax, ay, az) = breath.mouth_m, breath.aim_m
        mouth, aim = (mx * 1000, my * 1000, mz * 1000), (ax * 1000, ay * 1000, az * 1000)
        self.window.screen.jet(BreathJet(mouth, aim, strength) if strength > 0 else None)


def _shaken(camera: Camera, by_m: Vector) -> Camera:
    x, y, z = (a + b for a, b in zip(camera.eye_m, by_m, strict=True))
    return replace(camera, eye_m=(x, y, z))


def usual_wishes(window: GameWindow) -> Wishes:
    """How the people in front of this window want to see a shot."""
    camera = window.head.camera()
    return Wishes(window.settings.slow_motion, window.head.shape, camera.eye_m, content_with=camera)
