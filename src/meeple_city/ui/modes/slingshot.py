"""Pull back and let go: what flicking and tossing share."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from meeple_city.border import Request, message
from meeple_city.display.geometry import Pixel, Point, Position
from meeple_city.display.marks import Arrow
from meeple_city.input.gestures import Pull, pull
from meeple_city.input.strokes import aim_before_release
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import ShotMode

ARROW_MM = 200.0  # at full strength, without help; our choice
SHORTEST_ARROW_MM = 40.0  # a direction is shown even if something is in the way at once; our choice
TURN_DEG, FIRST_SHARE = 5.0, 0.5  # with keys: for each press, and to begin with; our choice
REMEMBERED_S = 0.5  # of the hand's path, when it lets go
WEAKEST = 0.1  # a weaker pull cancels; our choice


class SlingshotMode(ShotMode):
    """A piece is pressed, pulled back and let go."""

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

    def draw_path(self, drawn: Pull) -> Position:
        """Draw how the shot would begin; where it would come to."""
        raise NotImplementedError

    # The same for both

    @property
    def strong_enough(self) -> bool:
        """Whether letting go shoots: a short pull, or one back to the start, cancels."""
        return self.drawn is not None and self.drawn.share >= WEAKEST

    def press(self, at: Pixel) -> None:
        """Put a finger on the piece."""
        finger = self.grabbed(at, self.pieces(), self.middle())
        if finger is None:
            self.window.captions.note(self.window.words.say(message(f"screen.aim.{self.name}_hint")))
            return
        self.window.captions.note("")
        self.anchor, self.finger = self.middle(), finger
        self.drag(at)

    def drag(self, at: Pixel) -> None:
        """Pull."""
        hand = self._hand(at)
        if self.anchor is None or self.finger is None or hand is None:
            return
        self.drawn = self._pulled(hand)
        self._draw()

    def _pulled(self, hand: Point) -> Pull | None:
        """The pull of a hand, from the finger's own spot, so that pressing off-centre does not pull yet."""
        assert self.finger is not None
        return pull(self.finger[:2], hand, self.window.settings.stroke / 100)

    def release(self, at: Pixel) -> None:
        """Let go."""
        if self.anchor is None:
            return
        self.drag(at)
        if self.strong_enough:
            self.drawn = self._aimed() or self.drawn
        shot = self.shot(self.drawn) if self.drawn and self.strong_enough else None
        self.cancel()
        if shot is None:
            self.window.captions.note(self.window.words.say(message("screen.aim.too_weak")))
        else:
            self.send(shot)

    def _aimed(self) -> Pull | None:
        """The pull of a moment before the release, which letting go has not shifted."""
        router = self.window.input_router
        samples = router.trail.samples(self._hand, router.released_s - REMEMBERED_S)
        return self._pulled(aim_before_release(samples, router.released_s)) if samples else None

    def cancel(self) -> None:
        """Take the finger off."""
        self.anchor = self.finger = self.drawn = None
        self.window.screen.arrow(None)
        self.window.screen.guide(())
        self.window.captions.bar(None)

    # With keys alone

    def turn_left(self) -> None:
        """Aim further to the left."""
        self._turn(TURN_DEG)

    def turn_right(self) -> None:
        """Aim further to the right."""
        self._turn(-TURN_DEG)

    def pull_by(self, tenths: int) -> None:
        """Pull by so many tenths of the full strength."""
        self._aim_with_keys(tenths / 10)

    def stronger(self) -> None:
        """Pull a tenth further."""
        self._pull_more(0.1)

    def weaker(self) -> None:
        """Pull a tenth less."""
        self._pull_more(-0.1)

    def _pull_more(self, share: float) -> None:
        before = self.drawn.share if self.drawn else FIRST_SHARE
        self._aim_with_keys(min(max(before + share, WEAKEST), 1.0))

    def let_go(self) -> None:
        """Shoot as aimed with the keys."""
        if self.drawn is None or self.finger is None:
            self.window.captions.note(self.window.words.say(message("screen.aim.keys")))
        elif self.strong_enough:
            shot = self.shot(self.drawn)
            self.cancel()
            self.send(shot)

    def _turn(self, by_deg: float) -> None:
        if self.drawn is None:
            self._aim_with_keys(FIRST_SHARE)
        else:
            self.drawn = replace(self.drawn, direction_deg=self.drawn.direction_deg + by_deg)
            self._draw()

    def _aim_with_keys(self, share: float) -> None:
        """Aim where the pull points already, or at first towards the middle of the board."""
        x, y, _ = self.anchor = self.finger = self.middle()
        towards = math.degrees(math.atan2(-y, -x)) if math.hypot(x, y) > 1.0 else 0.0
        self.drawn = Pull(self.drawn.direction_deg if self.drawn else towards, share)
        self._draw()

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
        screen, captions, words = self.window.screen, self.window.captions, self.window.words
        if self.drawn is None or self.anchor is None or not self.strong_enough:
            screen.arrow(None)
            screen.guide(())
            captions.bar(self.drawn.share if self.drawn else 0.0, words.say(message("screen.aim.cancels")))
            return
        percent = round(self.drawn.share * 100)
        captions.bar(self.drawn.share, words.say(message("screen.aim.strength", percent=percent)))
        screen.arrow(Arrow(self.anchor, self._tip(self.anchor, self.drawn), self.drawn.share))

    def _tip(self, start: Position, drawn: Pull) -> Position:
        """Where the arrow ends: where the shot would come to, half as far, or by strength alone."""
        if self.window.settings.help == "none":
            return _ahead(start, drawn, ARROW_MM * drawn.share)
        end = self.draw_path(drawn)
        if self.window.settings.help == "full":
            return end if math.dist(start, end) > SHORTEST_ARROW_MM else _ahead(start, drawn, SHORTEST_ARROW_MM)
        self.window.screen.guide(())
        x, y, z = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        return x, y, z


def _pull_by(tenths: int) -> Callable[[SlingshotMode], None]:
    return lambda mode: mode.pull_by(tenths)


AIM_KEYS: Keymap = {
    ",": Binding("further_left", SlingshotMode.turn_left),
    ".": Binding("further_right", SlingshotMode.turn_right),
    **{str(n % 10): Binding("pull", _pull_by(n)) for n in range(1, 11)},
    "page_up": Binding("pull_more", SlingshotMode.stronger),
    "page_down": Binding("pull_less", SlingshotMode.weaker),
    "enter": Binding("let_go", SlingshotMode.let_go),
}


def _ahead(start: Position, drawn: Pull, length_mm: float) -> Position:
    turn = math.radians(drawn.direction_deg)
    return start[0] + length_mm * math.cos(turn), start[1] + length_mm * math.sin(turn), start[2]
