"""Captions, head and table of a real window, as modes want them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from meeple_city.display.marks import Button, Pair, Pixel, Pose, Triple
from meeple_city.render.hud import Hud
from meeple_city.render.window import RenderWindow
from meeple_city.ui.head import Head
from meeple_city.ui.ports import Rig
from meeple_city.ui.rig import WindowTable
from meeple_city.ui.seats import USUAL_SEATS
from meeple_city.ui.settings import Settings

MM = 0.001
LOOK_RAD = 0.004  # for each pixel of drag; own
LEAN_M_S = 0.25  # while a key is held; own
STILL_M = 1e-4  # a head that moves less in a frame is still


class Captions:
    """The captions, and what they say now."""

    def __init__(self, hud: Hud) -> None:
        self._hud = hud
        self.said = self.noted = self.covered = self.title = ""
        self.shown: tuple[Button, ...] = ()
        self.lines: tuple[str, ...] = ()
        self.column: tuple[str, ...] = ()
        self.share: float | None = None
        self.meters: dict[str, float] = {}

    def prompt(self, text: str) -> None:
        """The one line that says what is waited for."""
        self.said = text
        self._hud.prompt(text)

    def note(self, text: str) -> None:
        """A line about the last wish."""
        self.noted = text
        self._hud.note(text)

    def buttons(self, buttons: Sequence[Button]) -> None:
        """These buttons and no others."""
        self.shown = tuple(buttons)
        self._hud.buttons(self.shown)

    def hit(self, at: Pixel) -> str | None:
        """The button under a pixel."""
        return self._hud.hit(at)

    def where(self, button: str) -> Pixel | None:
        """The middle of a button."""
        return self._hud.where(button)

    def panel(self, title: str, lines: Sequence[str]) -> None:
        """A sheet of text."""
        self.title, self.lines = title, tuple(lines)
        self._hud.panel(title, self.lines)

    def aside(self, lines: Sequence[str]) -> None:
        """A small column of text."""
        self.column = tuple(lines)
        self._hud.aside(self.column)

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """A bar filled to a share, or none; one for each name."""
        if not name:
            self.share = share
        elif share is None:
            self.meters.pop(name, None)
        else:
            self.meters[name] = share
        self._hud.bar(share, text, name)

    def cover(self, text: str) -> None:
        """Hide the whole picture."""
        self.covered = text
        self._hud.cover(text)


class SeatedHead:
    """A head at the seats of whichever table is laid."""

    def __init__(self, screen: WindowTable) -> None:
        self._screen = screen
        self._seats = dict(USUAL_SEATS)
        self.head = Head(self._seats, next(iter(self._seats)))
        self.pose = self.head.advance(0.0)
        self._way: Triple = (0.0, 0.0, 0.0)
        self._still = True

    @property
    def seated(self) -> bool:
        """Whether one sits."""
        return not self.head.standing

    @property
    def settled(self) -> bool:
        """Whether it has stopped gliding."""
        return self._still

    def take_seat(self, seat: str) -> None:
        """Go to a colour's seat and sit down; at a card table all seats are the same."""
        if self._screen.seats and self._screen.seats != self._seats:
            self._seats = dict(self._screen.seats)
            self.head = Head(self._seats, next(iter(self._seats)), comfort=self.head.comfort)
        if seat in self._seats:
            self.head.walk(seat)
            self.head.sit()
        self._still = False

    def walk(self, steps: int) -> None:
        """Walk around the table to another seat."""
        order = list(self._seats)
        self.head.walk(order[(order.index(self.head.seat) + steps) % len(order)])

    def rise(self, up: bool) -> None:
        """Stand up or sit down."""
        (self.head.stand if up else self.head.sit)()

    def look(self, turn: Pair) -> None:
        """Turn the head as if the picture were dragged."""
        self.head.look(turn[0] * LOOK_RAD, turn[1] * LOOK_RAD)

    def lean(self, way: Triple) -> None:
        """Lean that way until told otherwise."""
        self._way = way

    def chin(self, body: Pose, aim_mm: Triple) -> None:
        """Put the chin on a Body."""
        x, y, z = aim_mm
        self.head.chin(body, (x * MM, y * MM, z * MM))
        self._still = False

    def back(self) -> None:
        """Straighten up."""
        self.head.back()
        self._still = False

    def tick(self, dt: float) -> None:
        """Go on leaning and gliding."""
        if any(self._way):
            right, ahead, up = (part * LEAN_M_S * dt for part in self._way)
            self.head.lean(right, ahead, up)
        before, self.pose = self.pose, self.head.advance(dt)
        self._still = _nearly(before, self.pose)


@dataclass
class Devices:
    """What a window has, and how it is drawn and closed."""

    rig: Rig
    screen: WindowTable
    hud: Hud
    head: SeatedHead

    def draw(self, settings: Settings) -> None:
        """One frame."""
        self.head.head.comfort = settings.comfort
        self.screen.draw(self.head.pose.camera(), None if settings.stereo == "off" else settings.stereo)

    def close(self) -> None:
        """Leave nothing behind."""
        self.hud.close()
        self.screen.close()


def open_devices(window: RenderWindow, models: Path) -> Devices:
    """Table, captions and head of a window."""
    screen = WindowTable(window, models)
    hud = Hud(window)
    head = SeatedHead(screen)
    return Devices(Rig(screen, Captions(hud), head), screen, hud, head)


def _nearly(a: object, b: object) -> bool:
    """Whether two poses are so near that nobody sees the difference."""
    rows = ((*pose.eye_m, pose.yaw, pose.pitch) for pose in (a, b))  # type: ignore[attr-defined]
    return all(abs(x - y) < STILL_M for x, y in zip(*rows, strict=True))
