"""All modes, the keys that work in every one of them, and the help screen made of both."""

from __future__ import annotations

from meeple_city.render.modes.breathe import Breathing
from meeple_city.render.modes.carry import Carrying
from meeple_city.render.modes.choose import Choose
from meeple_city.render.modes.flick import Flick
from meeple_city.render.modes.keymap import Binding, Keymap, help_lines, section
from meeple_city.render.modes.look import Look
from meeple_city.render.modes.menu import Menu, Pause
from meeple_city.render.modes.mode import Mode
from meeple_city.render.modes.overlays import Cover, Help, Introduction
from meeple_city.render.modes.place import Placing
from meeple_city.render.modes.result import ResultShown
from meeple_city.render.modes.roaring import RoarContest
from meeple_city.render.modes.score import ScoreShown
from meeple_city.render.modes.toss import Toss
from meeple_city.render.modes.watch import Watch

MODES: tuple[type[Mode], ...] = (
    Menu,
    RoarContest,
    Introduction,
    Look,
    Choose,
    Flick,
    Carrying,
    Toss,
    Breathing,
    Placing,
    Watch,
    ResultShown,
    ScoreShown,
    Cover,
    Pause,
    Help,
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
