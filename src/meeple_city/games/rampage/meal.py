"""The meal: Meeples of one place, eaten one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meeple_city.border import Remove
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Moment
from meeple_city.games.rampage.aftermath import resolve_table, resolve_until_stable
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeepleEaten, SuperpowerPlayed
from meeple_city.games.rampage.placing import do_task
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import accessible_to, neighborhoods

DONE = "done"


@dataclass(frozen=True)
class Meal:
    """Something to eat: where it comes from, and how much of it there may be."""

    option: str
    food: Callable[[State], tuple[str, ...]]
    where: str = ""  # the place, if the option does not name it
    most: int | None = None  # None: as many Meeples as the Monster has teeth
    superpower: str = ""  # played for it


def choose_meal(play: Play[State]) -> Rule[Offer | None]:
    """R9.1: choose a meal, or a card to play before it; None if the player eats nothing."""
    offers = meal_offers(play)
    hides = bool(play.state.active_monster.superpowers)
    if not offers and not hides:
        return None
    # A player with a face-down card is always asked: skipping the question would tell that it is of no use now.
    may_skip = hides or not all(isinstance(offer, Meal) for offer in offers.values())
    choices = (*offers, DONE) if may_skip else tuple(offers)
    choice = yield Ask(play.state.active, "neighborhood", choices, always=hides)
    return offers.get(choice)


def meal_offers(play: Play[State]) -> dict[str, Offer]:
    """R9.1: the Neighborhoods that the Paws are in and that have something to eat, and what cards offer."""
    state = play.state
    here = [meal_at(place) for place in neighborhoods(state.city, state.table, f"paws:{state.active}")]
    offers: list[Offer] = [meal for meal in here if meal.food(state)]
    return {offer.option: offer for offer in (*play.offers(state.active, Moment.MEAL), *offers)}


def meal_at(place: str) -> Meal:
    """A meal in a Neighborhood."""
    return Meal(place, lambda state: edible(state, place))


def eat_meal(play: Play[State], meal: Meal) -> Rule[None]:
    """R9.2, R9.4: eat one Meeple after another, up to the limit; Runaway effects wait until the meal is over."""
    seat = play.state.active
    if meal.superpower:
        yield from play.happen(SuperpowerPlayed(seat, meal.superpower))
    eaten = 0
    while eaten < (meal.most or appetite(play, seat)) and (food := meal.food(play.state)):
        meeple = yield Ask(seat, "eat", (*food, DONE), about={"zone": meal.where or meal.option})
        if meeple == DONE:
            break
        yield from eat(play, seat, meeple)
        eaten += 1
    yield from resolve_table(play)


def appetite(play: Play[State], seat: str) -> int:
    """R9.2: at most as many Meeples as teeth, counting printed ones and tokens."""
    return play.number_of("meal", constants().teeth_fixed + play.state.monsters[seat].teeth, seat)


def edible(state: State, place: str) -> tuple[str, ...]:
    """R9.3: the Meeples of a Neighborhood that are accessible to the active player."""
    zones = state.table.zones
    return tuple(meeple for meeple in accessible_to(state.table, state.active) if place in zones.get(meeple, ()))


def eat(play: Play[State], seat: str, meeple: str) -> Rule[None]:
    """R9.4: eat one Meeple, then resolve what that changed on the table."""
    if meeple in play.state.table.where_mm:
        yield from do_task(play, Remove((meeple,)))
    yield from play.happen(MeepleEaten(seat, meeple))
    yield from resolve_until_stable(play)
