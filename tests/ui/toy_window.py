"""A small room to try modes in: a question asked, hands that press and drag."""

from tests.ui.fakes import UPRIGHT, ask, make_room

from meeple_city.border import Permit
from meeple_city.core.asks import Ask
from meeple_city.display.marks import Picked
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.modes.toss import TossMode
from meeple_city.ui.settings import Settings

QUIET = Settings(guide=False)
SQUARE = ((-100.0, -100.0), (100.0, -100.0), (100.0, 100.0), (-100.0, 100.0))
FAR = ((200.0, 200.0), (300.0, 200.0), (300.0, 300.0), (200.0, 300.0))
CITY = {
    "scene": "toy",
    "neighborhoods": ["Park", "Hill"],
    "adjacent": [],
    "buildings": [
        {"name": "Tower", "ruin": "ruin:1", "ruin_zone": "ruin Tower", "sidewalk": "sidewalk Tower", "borders": []}
    ],
    "starts": [],
    "vehicle_spaces": {},
    "monsters": ["red", "yellow"],
    "meeples": {"meeple:1": "blue", "meeple:2": "gray"},
    "floors": ["floor:1"],
    "body_mm": [44.0, 24.0, 100.0],
    "outlines_mm": {"Park": SQUARE, "Hill": FAR, "sidewalk Tower": SQUARE, "ruin Tower": SQUARE},
}
TABLE = {
    "where_mm": {
        "paws:red": (0.0, 0.0, 4.5),
        "body:red": (0.0, 0.0, 59.0),
        "vehicle:blue": (50.0, 0.0, 6.0),
        "meeple:1": (20.0, 20.0, 8.0),
        "meeple:2": (30.0, 20.0, 8.0),
        "floor:1": (0.0, 60.0, 20.0),
    },
    "rests_on": {"body:red": ("paws:red",), "meeple:1": ("ruin:1",), "floor:1": ("meeple:1",)},
}
VIEW = {
    "city": CITY,
    "table": TABLE,
    "active": "red",
    "actions_left": 2,
    "monsters": {"red": {"teeth": 4, "stomach": {"meeples": ["meeple:2"], "floors": [], "teeth": 1}}},
}
ACTION = Ask("red", "action", ("move", "demolish Tower", "toss vehicle:blue", "breathe", "stop"))
MOVE = Ask("red", "move", ("back",), Permit("flick", "paws:red"))
DEMOLISH = Ask("red", "demolish", ("back",), Permit("drop", "body:red", over="sidewalk Tower", most_height_mm=300.0))
TOSS = Ask("red", "toss", ("back",), Permit("toss", "vehicle:blue", from_="body:red"))
BREATHE = Ask("red", "breathe", (), Permit("breathe", from_="body:red"))
RELOCATE = Ask("red", "relocate", (), Permit("place", "paws:red", within=("Hill",)), about="yellow")
EAT = Ask("red", "eat", ("meeple:1", "done"), about="Park")
PAY = Ask("red", "pay a Meeple", ("blue", "gray"), about="yellow", always=True)
HANDS = [(MOVE, FlickMode), (DEMOLISH, CarryMode), (TOSS, TossMode), (BREATHE, BreatheMode), (RELOCATE, PlaceMode)]


def room_with(question, settings=QUIET, view=VIEW):
    """A room in which somebody is asked, and the mode for that is entered."""
    room = make_room(settings)
    for piece, (x, y, z) in TABLE["where_mm"].items():
        foot = z - (50.0 if piece == "body:red" else 4.5)
        room.screen.poses[piece] = ((x / 1000, y / 1000, foot / 1000), UPRIGHT)
    room.screen.rested = dict(room.screen.poses)
    room.screen.under = {
        (0.0, 0.0): Picked("paws:red", (0.0, 0.0, 9.0)),
        (8.0, 0.0): Picked("paws:red", (8.0, 0.0, 9.0)),
        (0.0, 1.0): Picked("body:red", (0.0, 1.0, 60.0)),
        (50.0, 0.0): Picked("vehicle:blue", (50.0, 0.0, 10.0)),
        (20.0, 20.0): Picked("meeple:1", (20.0, 20.0, 10.0)),
    }
    answers = ask(room, question, view)
    mode = {id(a): b for a, b in HANDS}.get(id(question), ChooseMode)
    room.show(mode(room))
    return room, answers


def drag(room, start, *ways, let_go=True):
    hands = room.hands
    hands.key_down("mouse1", start)
    for at in ways:
        hands.pointer(at)
    if let_go:
        hands.key_up("mouse1", ways[-1] if ways else start)
