"""All modes, the keys that work in every one of them, and the help screen made of both."""

from __future__ import annotations

from meeple_city.ui.keymap import Binding, Keymap, help_lines, section
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.overlays import HelpMode, SeatChangeMode, TipMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.roar_contest import RoarContest
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.modes.toss import TossMode
from meeple_city.ui.modes.watch import WatchMode

MODES: tuple[type[Mode], ...] = (
    MenuMode,
    RoarContest,
    TipMode,
    LookAroundMode,
    ChooseMode,
    FlickMode,
    CarryMode,
    TossMode,
    BreatheMode,
    PlaceMode,
    WatchMode,
    ResultMode,
    ScoreMode,
    SeatChangeMode,
    PauseMode,
    HelpMode,
)
EVERYWHERE: Keymap = {
    "escape": Binding("back, or to the menu", "esc"),
    "f1": Binding("all keys", "help"),
    "h": Binding("all keys", "help"),
    "f11": Binding("full screen, and back", "full_screen"),
    "f2": Binding("stereo: off, side by side, red-cyan", "other_stereo"),
}
LOOKING: Keymap = {
    "mouse3": Binding("drag to look around", "look_on", "look_off"),
    "w": Binding("lean forward", "lean", "straighten", (0.0, 1.0, 0.0)),
    "s": Binding("lean back", "lean", "straighten", (0.0, -1.0, 0.0)),
    "a": Binding("lean left", "lean", "straighten", (-1.0, 0.0, 0.0)),
    "d": Binding("lean right", "lean", "straighten", (1.0, 0.0, 0.0)),
    "r": Binding("lean up", "lean", "straighten", (0.0, 0.0, 1.0)),
    "v": Binding("duck", "lean", "straighten", (0.0, 0.0, -1.0)),
    "c": Binding("sit down, stand up", "sit_or_stand"),
    "q": Binding("walk to the next seat, clockwise", "walk", given=1),
    "e": Binding("walk to the next seat, the other way", "walk", given=-1),
}


def all_help() -> list[str]:
    """Every key there is, mode by mode."""
    first = [section("Everywhere", "", EVERYWHERE), section("Your head", "where one looks from", LOOKING)]
    return help_lines([*first, *(section(mode.title, mode.does, mode.keymap) for mode in MODES)])
