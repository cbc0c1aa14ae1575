"""Watch a shot: what somebody is about to do, the shot itself, and a moment to see what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import Request, message
from meeple_city.display.marks import Button
from meeple_city.show.motion import Motion
from meeple_city.ui.badges import badge
from meeple_city.ui.directed_view import HOLD_S
from meeple_city.ui.intent import Intent
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.ports import ShotInProgress
from meeple_city.ui.shot_show import ShotShow, usual_wishes

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

FAST = 4.0  # times real time; our choice
SETTLE_S = 0.2  # the view stays after others' shots, whose results have been seen; our choice
INTENT_S, AFTERWARDS_S = 1.1, 1.4  # before and after a shot that others made; our choice


class WatchMode(Mode):
    """A shot played back in real time. Others' shots are announced, and leave a moment to look at the result."""

    name = "watch"

    def __init__(self, window: GameWindow, motion: Motion, intent: Intent | None = None) -> None:
        super().__init__(window)
        self.show = ShotShow(window, motion, usual_wishes(window))
        self.playback = self.show.playback
        self.intent = intent
        self.before_s = INTENT_S if intent else 0.0
        self.after_s = AFTERWARDS_S if intent else 0.0

    def enter(self) -> None:
        """Say who shoots; the rest comes by itself."""
        self.show.prepare()
        words, fast = self.window.words, self.window.fast
        speed = words.say(message("screen.button.slow_down" if fast else "screen.button.fast"))
        self.buttons(
            Button("skip", words.say(message("screen.button.skip")), key="space", icon="skip"),
            Button("fast", speed, lit=fast, key="X", icon="fast"),
        )
        if self.intent is not None:
            seat, told = self.intent.seat, self.intent.told
            text = words.say(told) if told else words.say(message("screen.playing", seat=seat))
            self.window.captions.prompt(text, badge(seat).pair)
            if self.before_s > 0:
                self.window.screen.glow(self.intent.pieces, self.intent.zones)
                self.window.screen.arrow(self.intent.arrow)
        else:
            self.window.captions.prompt("")

    def exit(self) -> None:
        """Leave the table as the shot left it, once it is over: pausing does not reveal the end."""
        if self.playback.over:
            self.window.screen.keep(self.playback.motion.final)
            self.window.directed.leave(SETTLE_S if self.intent else HOLD_S)
        self.wipe()

    def tick(self, dt: float) -> None:
        """Play on, and at the end show what comes next."""
        pace = self.window.pace
        if self.before_s > 0:
            self._announce(dt * pace)
        elif not self.playback.over:
            self._play(dt)
        else:
            self.show.settle(dt)
            self.after_s -= dt * pace
            if self.after_s <= 0:
                self.window.show_next()

    def _finish(self) -> None:
        """The pieces rest: tell what came of it."""
        self.window.screen.keep(self.playback.motion.final)
        if self.window.presenter:
            self.window.presenter.tell_event()
        if self.after_s <= 0:
            self.window.show_next()

    def _play(self, dt: float) -> None:
        self.window.releases.moved()
        self.show.tick(dt, FAST if self.window.fast else 1.0)
        if self.playback.over:
            self._finish()

    def _announce(self, dt: float) -> None:
        self.before_s -= dt
        self.show.wait(max(0.0, self.before_s), INTENT_S)
        if self.before_s <= 0:
            self.window.screen.glow(())
            self.window.screen.arrow(None)

    def button_clicked(self, button: str) -> None:
        """Skip, or fast forward."""
        if button == "skip":
            self.skip()
        else:
            self.toggle_fast()

    def skip(self) -> None:
        """Skip one thing: the announcement, the shot, or the moment after it."""
        self._note_skipping()
        if self.before_s > 0:
            self._announce(self.before_s)
        elif not self.playback.over:
            self._skip_shot()
        else:
            self.after_s = 0.0

    def _note_skipping(self) -> None:
        """What others do is summed up afterwards."""
        if self.window.presenter and self.intent is not None:
            self.window.presenter.skipped = True

    def _skip_shot(self) -> None:
        self.show.skip()
        self._finish()

    def toggle_fast(self) -> None:
        """Fast forward, or normal speed."""
        self.window.fast = not self.window.fast
        self.enter()

    keymap: ClassVar[Keymap] = {
        "space": Binding("skip", skip),
        "enter": Binding("skip", skip),
        "x": Binding("fast_forward", toggle_fast),
    }


class OwnShotMode(WatchMode):
    """A shot that a person has just made, seen while it is simulated; what follows from it waits for the match."""

    def __init__(self, window: GameWindow, shot: ShotInProgress, request: Request) -> None:
        super().__init__(window, shot.motion())
        self.shot, self.request = shot, request
        self.skipped = False

    def exit(self) -> None:
        """Leave the pieces where they are."""
        if self.playback.over:
            self.window.directed.leave()
        self.wipe()

    def _play(self, dt: float) -> None:
        self.show.follow(self.shot.motion())
        if not self.playback.motion.whole and self.playback.motion.length_s <= self.playback.at_s:
            return  # in the hand still, or shown as far as it is known
        if self.skipped:
            self.show.skip()
        super()._play(dt)

    def _skip_shot(self) -> None:
        """Go to the end; if it is not known yet, as soon as it is."""
        self.skipped = True

    def _finish(self) -> None:
        """It need not be shown again."""
        self.window.mark_watched(self.request)
        self.window.show_next()
