"""The actions as buttons: an icon for each, and those that cannot be taken greyed, with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.marks import Button
from meeple_city.games.rampage.view import RampageView
from meeple_city.words.catalogue import Words

ACTIONS = ("move", "demolish", "toss", "breathe")
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
    if option.startswith("meeple:") or option in view.city.meeples.values():
        return "meeple"
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
            icon=ICONS[action],
            why_not=words.say(message(f"screen.why_not.{why_not(action, ask.seat, view)}")),
        )
        for action in ACTIONS
        if action not in offered
    ]


def in_order(buttons: Sequence[Button]) -> list[Button]:
    """The buttons with those of the actions first, each always in the same place."""
    icons = [ICONS[action] for action in ACTIONS]
    return sorted(buttons, key=lambda one: icons.index(one.icon) if one.icon in icons else len(icons))


def why_not(action: str, seat: str, view: RampageView) -> str:
    """Why a Monster cannot take an action now (R5.1 to R5.5), as the last part of a message's key."""
    table, paws, body = view.table, f"paws:{seat}", f"body:{seat}"
    if paws not in table.zones:
        return "paws_outside"
    if action == "move":
        return "paralyzed"
    if action == "demolish":
        return "no_building"
    if body not in table.where_mm or body in table.fallen_bodies:
        return "fallen"
    if any(body in supports for supports in table.rests_on.values()):
        return "head_taken"
    here = any(zone in view.city.neighborhood_names for zone in table.zones[paws])
    return "no_vehicle" if here else "nowhere"
