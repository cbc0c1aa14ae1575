"""Final scores of Monsters with Characters."""

from __future__ import annotations

from dataclasses import replace

from tests.kit.rampage import Change, of_colour, opening, situation

from meeple_city.core.game import Score
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Monster

NOTHING = Monster(4)


def monster(teeth: int = 4, broken: int = 0, floors: int = 0, first: int = 0, **meeples: int) -> Monster:
    """A Monster with these teeth, Floors, and Meeples by colour."""
    stomach = tuple(meeple for colour, count in meeples.items() for meeple in of_colour(colour, count, first))
    return Monster(teeth, broken, stomach, tuple(f"floor:{number + first + 1}" for number in range(floors)))


def score_of(
    card: str, red: Monster, *others: Monster, edition: str = "en", imitated: bool = False, **more: str
) -> Score:
    """The score of Red, who has a Character or imitates it, against one or more others."""
    rivals = dict(zip(("yellow", "green", "blue"), others or (NOTHING,), strict=False))
    state = opening("red", *rivals, cards="on", edition=edition)
    red = replace(red, characters=("imitator",), imitates=card) if imitated else replace(red, characters=(card,))
    state = replace(state, monsters={"red": replace(red, **more), **rivals})
    return Rampage().standing(state, "last_floor").scores[0]


def character_points(card: str, red: Monster, *others: Monster, edition: str = "en", imitated: bool = False) -> int:
    """The points that Red's Character scores."""
    return score_of(card, red, *others, edition=edition, imitated=imitated).parts["character"]


def last_questions(*table: Change, **cards: tuple[str, ...]):
    """A match that ends now; its seats have these cards, and the last questions are open."""
    game = situation(*cards, cards=cards, table=table, turn=199)
    while game.play.pending is not None and game.ask.kind == "action":
        game.stops()
    return game
