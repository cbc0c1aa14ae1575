"""The actions as buttons: an icon for each, and those that cannot be taken greyed, with the reason."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.marks import Button
from meeple_city.games.rampage.table_facts import kind_of, standing_on
from meeple_city.games.rampage.view import RampageView
from meeple_city.ui.meal_buttons import meeple_colour
from meeple_city.words.catalogue import Words

ACTIONS = ("move", "demolish", "toss", "breathe")
PAGE = 9  # choices at a time, one for each number key
ACTION_KEYS = {str(number): action for number, action in enumerate(ACTIONS, 1)}
LAST_KEY = "0"  # ends the turn
GREY = "grey:"  # how the ids of greyed buttons begin
ICONS = {
    "move": "move",
    "demolish": "demolish",
    "smash": "demolish",
    "toss": "toss",
    "kick": "toss",
    "catch": "toss",
    "breathe": "breathe",
    "climb": "building",
    "jump": "move",
    "stop": "stop",
    "end": "stop",
    "done": "check",
    "pass": "check",
    "back": "back",
    "buy": "card",
    "play": "card",
}


def icon_of(option: str, view: View) -> str:
    """The icon of an option; empty if it has none."""
    if not isinstance(view, PhysicalView):
        return ""
    verb = option.partition(" ")[0]
    if verb in ICONS:
        return ICONS[verb]
    if colour := meeple_colour(option, view):
        return f"meeple-{colour}"
    return "place" if option in view.city.outlines_mm else ""


def greyed_actions(ask: Ask, view: View, words: Words) -> list[Button]:
    """A greyed button for every action that cannot be taken now, with the reason."""
    if ask.kind != "action" or not isinstance(view, RampageView):
        return []
    offered = {option.partition(" ")[0] for option in ask.options}
    return [
        Button(
            f"{GREY}{action}",
            words.say(message(f"screen.action.{action}")),
            key=key,
            icon=ICONS[action],
            why_not=words.say(message(f"screen.why_not.{why_not(action, ask.seat, view)}")),
        )
        for key, action in ACTION_KEYS.items()
        if action not in offered
    ]


@dataclass(frozen=True)
class Slot:
    """A key, and the answers that it gives: one, or several of a kind to choose from next."""

    key: str
    options: tuple[str, ...]


def slots(ask: Ask, view: View) -> list[Slot]:
    """The answers with their number keys. Those of the four actions never change, whatever else can be done."""
    if ask.kind != "action" or not isinstance(view, RampageView):
        return [Slot(str(number % PAGE + 1), (option,)) for number, option in enumerate(ask.options)]
    verbs = [option.partition(" ")[0] for option in ask.options]
    of_kind = {verb: tuple(o for o, v in zip(ask.options, verbs, strict=True) if v == verb) for verb in verbs}
    found = [Slot(key, of_kind[action]) for key, action in ACTION_KEYS.items() if action in of_kind]
    others = [option for option, verb in zip(ask.options, verbs, strict=True) if verb not in ACTION_KEYS.values()]
    numbers = (str(number) for number in range(len(ACTIONS) + 1, PAGE + 1))
    return [*found, *(Slot(LAST_KEY if option == "stop" else next(numbers, ""), (option,)) for option in others)]


def why_not(action: str, seat: str, view: RampageView) -> str:
    """Why a Monster cannot take an action now (R5.1 to R5.5), as the last part of a message's key."""
    table, paws, body = view.table, f"paws:{seat}", f"body:{seat}"
    if paws not in table.zones:
        return "paws_outside"
    if action == "move":
        return "paralyzed"
    if action == "demolish":
        ruins = [building.ruin for building in view.city.buildings if building.sidewalk in table.zones[paws]]
        floors = any(kind_of(piece) == "floor" for ruin in ruins for piece in standing_on(table, ruin))
        return "no_floors" if ruins and not floors else "no_building"
    if body not in table.where_mm or body in table.fallen_bodies:
        return "fallen"
    if any(body in supports for supports in table.rests_on.values()):
        return "head_taken"
    here = any(zone in view.city.neighborhood_names for zone in table.zones[paws])
    return "no_vehicle" if here else "nowhere"
