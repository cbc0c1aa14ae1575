"""A small window to try modes in: a question asked, a hand that presses and drags."""

from tests.ui.fakes import UPRIGHT, ask, make_window

from meeple_city.border import Building, City, Permit
from meeple_city.core.asks import Ask
from meeple_city.core.view import TableView
from meeple_city.display.marks import Picked
from meeple_city.games.octorage.state import Phase
from meeple_city.games.octorage.view import OctoRageView, SeatView
from meeple_city.games.rampage.state import Box
from meeple_city.games.rampage.view import MonsterView, RampageView, StomachView
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.modes.registry import SHOT_MODES
from meeple_city.ui.modes.toss import TossMode
from meeple_city.ui.settings import Settings

QUIET = Settings(tips=False)
SQUARE = ((-100.0, -100.0), (100.0, -100.0), (100.0, 100.0), (-100.0, 100.0))
FAR = ((200.0, 200.0), (300.0, 200.0), (300.0, 300.0), (200.0, 300.0))
CITY = City(
    scene="toy",
    neighborhoods=("Park", "Hill"),
    adjacent=(),
    buildings=(Building("Tower", "ruin:1", "ruin Tower", "sidewalk Tower", (), ("floor:1",)),),
    starts=(),
    vehicle_spaces={},
    monsters=("red", "yellow"),
    meeples={"meeple:1": "blue", "meeple:2": "gray"},
    floors=("floor:1",),
    body_mm=(44.0, 24.0, 100.0),
    outlines_mm={"Park": SQUARE, "Hill": FAR, "sidewalk Tower": SQUARE, "ruin Tower": SQUARE},
)
TABLE = TableView(
    zones={},
    rests_on={"body:red": ("paws:red",), "meeple:1": ("ruin:1",), "floor:1": ("meeple:1",)},
    where_mm={
        "paws:red": (0.0, 0.0, 4.5),
        "body:red": (0.0, 0.0, 59.0),
        "vehicle:blue": (50.0, 0.0, 6.0),
        "meeple:1": (20.0, 20.0, 8.0),
        "meeple:2": (30.0, 20.0, 8.0),
        "floor:1": (0.0, 60.0, 20.0),
    },
    outside=(),
    fallen_bodies=(),
    bare_floors=(),
    accessible=(),
)
VIEW = RampageView(
    game="rampage",
    seat="red",
    city=CITY,
    table=TABLE,
    seats=("red", "yellow"),
    options={"side": "A", "edition": "en", "open_stomachs": "off"},
    turn=1,
    active="red",
    actions_left=2,
    monsters={"red": MonsterView(4, 0, StomachView(("meeple:2",), (), 1)), "yellow": MonsterView(4, 0, None)},
    runaway=(),
    last_turns=(),
    last_floor_by="",
    ended="",
    box=Box((), (), 0),
)
ACTION = Ask("red", "action", ("move", "demolish Tower", "toss vehicle:blue", "breathe", "stop"))
MOVE = Ask("red", "move", ("back",), Permit("flick", "paws:red"))
DEMOLISH = Ask(
    "red",
    "demolish",
    ("back",),
    Permit("drop", "body:red", over="sidewalk Tower", most_height_mm=300.0, most_release_m_s=0.25),
    about={"building": "Tower"},
)
TOSS = Ask(
    "red", "toss", ("back",), Permit("toss", "vehicle:blue", from_="body:red"), about={"vehicle": "vehicle:blue"}
)
BREATHE = Ask("red", "breathe", (), Permit("breathe", from_="body:red", most_breath_s=0.8))
RELOCATE = Ask("red", "relocate", (), Permit("place", "paws:red", within=("Hill",)), about={"seat": "yellow"})
EAT = Ask("red", "eat", ("meeple:1", "done"), about={"zone": "Park"})
PAY = Ask("red", "pay_meeple", ("blue", "gray"), about={"to": "yellow"}, always=True)
SHOTS = [(MOVE, FlickMode), (DEMOLISH, CarryMode), (TOSS, TossMode), (BREATHE, BreatheMode), (RELOCATE, PlaceMode)]
CARDS = OctoRageView(
    game="octorage",
    seat="seat 1",
    phase=Phase.TURN,
    round=1,
    turn=3,
    active="seat 1",
    octoman="seat 2",
    clockwise=False,
    rage=1,
    track=(1, 2, 3, 4, 5),
    weapons=("machete 1",),
    discard=(),
    deck=30,
    hand=("dodge", "pistol 7"),
    left_out=(),
    choosing=False,
    deeds=(),
    players=(
        SeatView("seat 1", "Gilles", False, 1, 2, ("Golden Skull",), (2,), False, 1),
        SeatView("seat 2", "Pamela", True, 0, 0, (), (), True, 0),
    ),
)
PLAY = Ask("seat 1", "play", ("dodge", "be attacked"), about={"lives": 1, "last": "machete 1"})


def window_with(question, settings=QUIET, view=VIEW, **devices):
    """A window in which somebody is asked, with the mode for that entered; and the match that asks."""
    window = make_window(settings, **devices)
    for piece, (x, y, z) in TABLE.where_mm.items():
        foot = z - (50.0 if piece == "body:red" else 4.5)
        window.screen.poses[piece] = ((x / 1000, y / 1000, foot / 1000), UPRIGHT)
    window.screen.rested = dict(window.screen.poses)
    window.screen.under = {
        (0.0, 0.0): Picked("paws:red", (0.0, 0.0, 9.0)),
        (8.0, 0.0): Picked("paws:red", (8.0, 0.0, 9.0)),
        (0.0, 1.0): Picked("body:red", (0.0, 1.0, 60.0)),
        (50.0, 0.0): Picked("vehicle:blue", (50.0, 0.0, 10.0)),
        (20.0, 20.0): Picked("meeple:1", (20.0, 20.0, 10.0)),
    }
    thread = ask(window, question, view)
    window.show(SHOT_MODES[question.permit.kind](window) if question.permit else ChooseMode(window))
    return window, thread


def drag(window, start, *ways, let_go=True):
    router = window.input_router
    router.key_down("mouse1", start)
    for at in ways:
        router.pointer(at)
    if let_go:
        router.key_up("mouse1", ways[-1] if ways else start)
