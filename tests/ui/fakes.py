"""A screen, captions and a head that only remember, to try modes without a window."""

from dataclasses import dataclass, field
from typing import Any

from meeple_city.core.asks import Ask
from meeple_city.display.marks import Picked
from meeple_city.match.match_thread import Asked
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.ports import Rig

UPRIGHT = (1.0, 0.0, 0.0, 0.0)


class FakeScreen:
    """Pixels are millimetres: (x, y) of the window is (x, y) of the board."""

    def __init__(self) -> None:
        self.poses: dict[str, Any] = {}
        self.rested: dict[str, Any] = {}
        self.laid: Any = None
        self.glowing: tuple[str, ...] = ()
        self.zones: tuple[Any, ...] = ()
        self.drawn_arrow: Any = None
        self.marked: tuple[Any, ...] = ()
        self.under: dict[tuple[float, float], Picked] = {}
        self.furnished: Any = None
        self.drawn_jet: Any = None

    def lay(self, stage):
        self.laid = stage
        self.poses = {piece: (place, turn) for piece, (_, place, turn) in stage.pieces.items()}

    def clear(self):
        self.laid, self.poses = None, {}

    def move(self, poses):
        self.poses.update(poses)

    def keep(self, poses):
        self.poses = dict(poses)

    def hide(self, piece):
        self.poses.pop(piece, None)

    def pose(self, piece):
        return self.poses.get(piece)

    def rest(self, piece):
        return self.rested.get(piece)

    def pick(self, at):
        return self.under.get(at, Picked("", (at[0], at[1], 0.0)))

    def level(self, at, height_mm):
        return at

    def project(self, point_mm):
        return point_mm[:2]

    def glow(self, pieces, zones=()):
        self.glowing, self.zones = tuple(pieces), tuple(zones)

    def arrow(self, arrow):
        self.drawn_arrow = arrow

    def dots(self, points_mm):
        self.marked = tuple(points_mm)

    def jet(self, jet):
        self.drawn_jet = jet

    def furnish(self, view):
        self.furnished = view

    @property
    def clean(self) -> bool:
        return not (self.glowing or self.zones or self.drawn_arrow or self.drawn_jet or self.marked)


class FakeHud:
    def __init__(self) -> None:
        self.said = self.noted = self.covered = self.title = ""
        self.shown: tuple[Any, ...] = ()
        self.lines: tuple[str, ...] = ()
        self.column: tuple[str, ...] = ()
        self.share: float | None = None
        self.meters: dict[str, float] = {}

    def prompt(self, text):
        self.said = text

    def note(self, text):
        self.noted = text

    def buttons(self, buttons):
        self.shown = tuple(buttons)

    def hit(self, at):
        return at[0] if isinstance(at[0], str) else None

    def where(self, button):
        return None

    def panel(self, title, lines):
        self.title, self.lines = title, tuple(lines)

    def aside(self, lines):
        self.column = tuple(lines)

    def bar(self, share, text="", name=""):
        if not name:
            self.share = share
        elif share is None:
            self.meters.pop(name, None)
        else:
            self.meters[name] = share

    def cover(self, text):
        self.covered = text

    @property
    def clean(self) -> bool:
        return not (self.shown or self.lines or self.covered or self.meters) and self.share is None


class FakeHead:
    def __init__(self) -> None:
        self.seated = self.settled = True
        self.seat = ""
        self.leans: list[Any] = []
        self.looks: list[Any] = []
        self.down: Any = None
        self.steps = 0

    def take_seat(self, seat):
        self.seat, self.seated = seat, True

    def walk(self, steps):
        self.steps += steps

    def rise(self, up):
        self.seated = not up

    def look(self, turn):
        self.looks.append(turn)

    def lean(self, way):
        self.leans.append(way)

    def chin(self, body, aim_mm):
        self.down = (body, aim_mm)

    def back(self):
        self.down = None

    def tick(self, dt):
        pass


@dataclass
class FakeHost:
    """Makes matches by a function handed in."""

    make: Any = None
    offered: tuple[Any, ...] = ()
    interrupted: tuple[Any, ...] = ()
    wished: list[Any] = field(default_factory=list)
    saved: list[Any] = field(default_factory=list)

    def offers(self):
        return self.offered

    def unfinished(self):
        return self.interrupted

    def look_for_unfinished(self):
        pass

    def begin(self, setup):
        self.wished.append(setup)
        return self.make

    def go_on(self, journal):
        self.wished.append(journal)
        return self.make

    def save(self, settings):
        self.saved.append(settings)


class Answers:
    """A course that only collects answers."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.left = False
        self.running = False
        self.match_thread = self
        self.log: list[str] = []

    def answer(self, answer):
        self.given.append(answer)

    def leave(self):
        self.left = True

    def wait(self):
        pass

    def next(self):
        return None


class FakeWind:
    def __init__(self) -> None:
        self.blown: list[float] = []

    def blow(self, strength):
        self.blown.append(strength)

    def close(self):
        self.blown.append(0.0)


def make_room(settings, host=None) -> GameWindow:
    room = GameWindow(Rig(FakeScreen(), FakeHud(), FakeHead()), host or FakeHost(), settings)
    room.wind = FakeWind()
    return room


def ask(room: GameWindow, question: Ask, view: dict[str, Any]) -> Answers:
    """Have somebody asked, without a match."""
    answers = Answers()
    room.course = answers
    room.asked(Asked(question, {"refused": "", **view}))
    return answers
