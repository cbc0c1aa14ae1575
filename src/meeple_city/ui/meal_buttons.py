"""What the buttons of a meal show besides a name: the kind of Meeple by mark and colour, and what it does for sets."""

from __future__ import annotations

from collections import Counter

from meeple_city.border import message
from meeple_city.core.view import View
from meeple_city.games.rampage.state import COLOURS
from meeple_city.games.rampage.view import RampageView
from meeple_city.ui.beside_board import ZONE_COLOURS
from meeple_city.words.catalogue import Words

INKS = {**ZONE_COLOURS, "black": "#8d8d98", "gray": "#cfcfcf"}  # legible on a dark button; our choice


def meeple_colour(option: str, view: View) -> str:
    """The colour of the Meeple that an option stands for; empty if it stands for none."""
    if not isinstance(view, RampageView):
        return ""
    return view.city.meeples.get(option, option if option in COLOURS else "")


def worth_eating(option: str, seat: str, view: View | None, words: Words) -> str:
    """What a Meeple does for the sets of a seat, as far as the view may know its Stomach."""
    monster = view.monsters.get(seat) if isinstance(view, RampageView) else None
    if view is None or monster is None or monster.stomach is None or not option.startswith("meeple:"):
        return ""
    assert isinstance(view, RampageView)
    eaten = Counter(view.city.meeples[meeple] for meeple in monster.stomach.meeples)
    colour, sets = meeple_colour(option, view), min(eaten[one] for one in COLOURS)
    if eaten[colour] > sets:
        return words.say(message("screen.eat.more", count=eaten[colour]))
    missing = sum(eaten[one] == sets for one in COLOURS) - 1
    return words.say(message("screen.eat.new", missing=missing) if missing else message("screen.eat.completes"))
