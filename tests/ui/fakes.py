"""A screen, buttons, a head and matches that only remember, to try modes without a window."""

import math
from dataclasses import dataclass, field, replace
from typing import Any

from meeple_city.audio.breath_listener import BreathListener
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.effects import NO_EFFECTS
from meeple_city.display.marks import Picked
from meeple_city.errors import Missing
from meeple_city.match.players import Asked
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.match_presenter import MatchPresenter

FROM_SEAT = Camera((0.0, -0.8, 0.45), (0.0, 0.0, 0.0), 48.0)
UPRIGHT = (1.0, 0.0, 0.0, 0.0)


class FakeScreen:
    """Pixels are millimetres: (x, y) of the window is (x, y) of the board."""

    def __init__(self) -> None:
        self.poses: dict[str, Any] = {}
        self.rested: dict[str, Any] = {}
        self.layout: Any = None
        self.glowing: tuple[str, ...] = ()
        self.zones: tuple[Any, ...] = ()
        self.related: tuple[str, ...] = ()
        self.related_zones: tuple[Any, ...] = ()
        self.faded: tuple[str, ...] = ()
        self.size = (1280, 720)
        self.drawn_arrow: Any = None
        self.marked: tuple[Any, ...] = ()
        self.under: dict[tuple[float, float], Picked] = {}
        self.beside_board: Any = None
        self.drawn_jet: Any = None
        self.guides: tuple[Any, ...] = ()
        self.effects: Any = NO_EFFECTS
        self.obstacles: dict[str, Any] = {}

    def lay(self, layout):
        self.layout = layout
        self.poses = {piece: (place, turn) for piece, (_, place, turn) in layout.pieces.items()}
        self.rested = dict(self.poses)

    def clear(self):
        self.layout, self.poses, self.rested = None, {}, {}

    def move(self, poses):
        self.poses.update(poses)

    def keep(self, poses):
        self.poses, self.rested = dict(poses), dict(poses)

    def restore(self):
        self.poses = dict(self.rested)

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

    def glow(self, pieces, zones=(), dim=()):
        self.glowing, self.zones, self.dimmed = tuple(pieces), tuple(zones), tuple(dim)

    def relate(self, pieces, zones=()):
        self.related, self.related_zones = tuple(pieces), tuple(zones)

    def fade(self, pieces):
        self.faded = tuple(pieces)

    def arrow(self, arrow):
        self.drawn_arrow = arrow

    def dots(self, points_mm):
        self.marked = tuple(points_mm)

    def guide(self, guides):
        self.guides = tuple(guides)

    def first_touch(self, start_mm, end_mm, ignore=()):
        """The nearest obstacle that a level line crosses, each a circle on the board; or the board."""
        hits = []
        for piece, (middle, radius) in self.obstacles.items():
            along = [b - a for a, b in zip(start_mm[:2], end_mm[:2], strict=True)]
            length = math.hypot(*along)
            if piece in ignore or not length:
                continue
            ahead = [part / length for part in along]
            way = [b - a for a, b in zip(start_mm[:2], middle, strict=True)]
            far = sum(a * b for a, b in zip(ahead, way, strict=True))
            off = radius**2 - (math.hypot(*way) ** 2 - far**2)
            if off >= 0 and 0 <= far - math.sqrt(off) <= length:
                hits.append((far - math.sqrt(off), piece, ahead))
        if hits:
            far, piece, ahead = min(hits)
            return Picked(piece, (start_mm[0] + ahead[0] * far, start_mm[1] + ahead[1] * far, start_mm[2]))
        if end_mm[2] < 0 < start_mm[2]:
            return Picked("", (*end_mm[:2], 0.0))
        return None

    def jet(self, jet):
        self.drawn_jet = jet

    def standing(self):
        return self.rested

    def show_effects(self, effects):
        self.effects = effects

    def inset(self, camera):
        self.in_corner = camera

    def show_beside_board(self, drawn):
        self.beside_board = drawn

    def use_faces(self, faces, spare=12):
        self.faces = faces

    def show_cards(self, cards):
        self.cards = dict(cards)

    def move_cards(self, poses):
        for id_, pose in poses.items():
            self.cards[id_] = replace(self.cards[id_], pose=pose)

    @property
    def clean(self) -> bool:
        marks = (self.glowing, self.zones, self.faded, self.related, self.drawn_arrow, self.drawn_jet, self.marked)
        return self.effects == NO_EFFECTS and not any(marks) and not self.guides


class FakeButtons:
    """A button is hit by its id instead of a pixel: at ("done", 0)."""

    def __init__(self):
        self.shares = {}  # how far across something the pointer is

    def hit(self, at):
        return at[0] if isinstance(at[0], str) else None

    def over(self, at):
        return self.hit(at)

    def where(self, button):
        return None

    def share(self, id_, at):
        return self.shares.get(id_)


class FakeHead:
    def __init__(self) -> None:
        self.seated = self.settled = True
        self.comfort = False
        self.tracked: Any = None
        self.seat = ""
        self.seats: Any = {}
        self.leans: list[Any] = []
        self.looks: list[Any] = []
        self.down: Any = None
        self.focused: Any = None
        self.zooms: list[Any] = []
        self.steps = 0
        self.shape = 16 / 9

    shape = 16 / 9

    def camera(self):
        return FROM_SEAT

    def use_seats(self, seats):
        self.seats = seats

    def take_seat(self, seat):
        self.seat, self.seated = seat, True

    @property
    def seats_from_here(self):
        return list(self.seats.values())

    def walk(self, steps):
        self.steps += steps

    def rise(self, up):
        self.seated = not up

    def fit(self, size):
        self.size = size

    def zoom(self, steps, towards_mm=None):
        self.zooms.append((steps, towards_mm))

    @property
    def view(self):
        return sum(steps for steps, _ in self.zooms), self.focused

    def look_again(self, view):
        self.zooms, self.focused = [(view[0], None)], view[1]

    def focus(self, point_mm):
        self.focused = point_mm

    def home(self):
        self.focused, self.zooms = None, []

    def step_aside(self, share=1.0):
        self.aside = True

    def look(self, drag):
        self.looks.append(drag)

    def lean(self, way):
        self.leans.append(way)

    def chin(self, body, aim_mm):
        self.down = (body, aim_mm)

    def back(self):
        self.down = None

    def tick(self, dt):
        pass


@dataclass
class FakeMatches:
    """Makes matches with a function handed in."""

    seat_match: Any = None
    offered: tuple[Any, ...] = ()
    interrupted: tuple[Any, ...] = ()
    wished: list[Any] = field(default_factory=list)
    saved_settings: list[Any] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    behind: Any = None
    journal: Any = None
    recorded: Any = None

    def offers(self):
        return self.offered

    def saved(self):
        return self.interrupted

    def look_for_saved(self):
        pass

    def picture_file(self):
        return None

    def city_behind(self):
        return self.behind

    def new_match(self, wish):
        self.wished.append(wish)
        return self.seat_match

    def exhibition(self):
        return None

    def practice(self):
        self.wished.append("practice")
        return self.seat_match

    def resume(self, journal):
        self.wished.append(journal)
        return self.seat_match

    def speak(self, language):
        self.language = language

    def last_journal(self):
        return self.journal

    def rematch(self):
        self.wished.append("rematch")
        return self.seat_match

    def replay(self, journal, best=False):
        self.wished.append((journal, best))
        return self.recorded

    def save(self, settings):
        self.saved_settings.append(settings)

    def take_notices(self):
        taken, self.notices = self.notices, []
        return taken


class FakeThread:
    """A match that shows what it was told to, and judges answers as a real one does."""

    def __init__(self, *items: Any) -> None:
        self.items = list(items)
        self.asked: Asked | None = None
        self.given: list[Any] = []  # answers that were allowed
        self.acknowledged = 0
        self.left = False
        self.running = False

    def next(self, wait_s=0.0):
        item = self.items.pop(0) if self.items else None
        if isinstance(item, Asked):
            self.asked = item
        return item

    def answer(self, answer):
        assert self.asked is not None
        asked, view = self.asked, self.asked.view
        refused = asked.ask.refusal(answer, view.city if isinstance(view, PhysicalView) else None)
        if refused is None:
            self.given.append(answer)
        else:
            self.items.insert(0, Asked(asked.ask, view, asked.record, asked.tries + 1, refused))

    def shown(self):
        self.acknowledged += 1

    def leave(self):
        self.left = True

    def wait(self):
        pass


class FakeLoudspeaker:
    def __init__(self) -> None:
        self.blown: list[float] = []
        self.played: list[Any] = []
        self.problem = ""

    def play(self, sound, in_s=0.0):
        self.played.append((sound, in_s))

    def play_plan(self, plan, at_s=0.0, speed=1.0):
        self.played += [(sound, (sound.at_s - at_s) / speed) for sound in plan]

    def take_problem(self):
        problem, self.problem = self.problem, ""
        return problem

    def blow(self, strength):
        self.blown.append(strength)

    def close(self):
        self.blown.append(0.0)

    def wait(self, limit_s):
        pass


def no_microphone():
    raise Missing("no microphone is there")


def make_window(settings, matches=None, open_microphone=no_microphone, **more) -> GameWindow:
    screen, listener, loudspeaker = FakeScreen(), BreathListener(open_microphone), FakeLoudspeaker()
    parts = (screen, Captions(), FakeButtons(), FakeHead(), matches or FakeMatches(), settings)
    return GameWindow(*parts, listener=listener, loudspeaker=loudspeaker, **more)


def ask(window: GameWindow, question: Ask, view: View) -> FakeThread:
    """Have somebody asked, by a match that has nothing else to show."""
    asked = Asked(question, view)
    thread = FakeThread()
    thread.asked = asked
    window.presenter = MatchPresenter(window, thread)
    window.presenter.players = {question.seat: "human"}
    window.presenter.uncovered = question.seat
    window.show_question(asked)
    return thread


def bar(window: GameWindow, name: str = "") -> float | None:
    """How full a bar is; None when it is not there."""
    return window.captions.bars[name][0] if name in window.captions.bars else None


def captions_are_clean(window: GameWindow) -> bool:
    captions = window.captions
    return not (
        captions.shown
        or captions.lines
        or captions.tip_lines
        or captions.log
        or captions.menu
        or captions.covered
        or captions.bars
    )
