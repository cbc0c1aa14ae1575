"""What the hidden cards could be, to somebody who knows only a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.state import Phase, Player, State


def imagine(view: Mapping[str, Any], dice: Random) -> State:
    """A state that looks like this to the seat whose view it is; what it cannot see is dealt at random."""
    hidden = unseen(view)
    dice.shuffle(hidden)
    hands = []
    for player in view["players"]:
        own = player["seat"] == view["seat"]
        hands.append(tuple(view["hand"] if own else [hidden.pop() for _ in range(player["cards"])]))
    return State(
        phase=Phase(view["phase"]),
        players=tuple(_player(player) for player in view["players"]),
        lives=tuple(player["life"] for player in view["players"]),
        hands=tuple(hands),
        active=view["active"],
        octoman=view["octoman"],
        clockwise=view["clockwise"],
        rage=view["rage"],
        deck=tuple(hidden),
        weapons=tuple(view["weapons"]),
        discard=tuple(view["discard"]),
        round=view["round"],
        turn=view["turn"],
    )


def unseen(view: Mapping[str, Any]) -> list[str]:
    """The cards in the deck and in other hands, in the order of the box."""
    seen = view["hand"] + view["weapons"] + view["discard"]
    seen += [curse for player in view["players"] for curse in player["curses"]]
    others = sum(player["cards"] for player in view["players"]) - len(view["hand"])
    whole = box().deck(treasures=True)
    if len(seen) + others + view["deck"] < len(whole):
        whole = box().deck(treasures=False)
    return list((Counter(whole) - Counter(seen)).elements())


def _player(seen: Mapping[str, Any]) -> Player:
    return Player(seen["seat"], seen["character"], tuple(seen["curses"]), tuple(seen["won"]), seen["out"])
