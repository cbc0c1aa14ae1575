"""When a Rampage bot plays its Superpowers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.targets import best_place, rival_in_reach
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.cards.turn_superpowers import Hobo, PassionateKiss

NOT_NOW = -1.0

# What a Superpower must bring before it is played early in the match; less and less as the end comes near. Our choice.
PRICES = {
    "earthquake": 3.0,
    "hobo": 3.0,
    "invisibility": 2.0,
    "paralyzing_gaze": 0.6,
    "passionate_kiss": 2.0,
    "really_hungry": 2.0,
    "scavenger": 2.0,
    "small_wings": 3.0,
    "terminator": 1.0,
    "ultra_bright_smile": 2.0,
    "unleashed": 3.0,
    "unstable_mutation": 1.0,
    "who_cut_the_cheese": 0.6,
}

SHELTER_VALUE = 1.0  # our choice: being out of reach of a rival until one's next turn


def superpower_to_play(worth: Worth, ask: Ask) -> str | None:
    """The Superpower among the options that is worth playing now, if there is one."""
    for option in ask.options:
        verb, _, card = option.partition(" ")
        if verb == "play" and GAINS[card](worth, ask) >= price(worth, card):
            return option
    return None


def price(worth: Worth, card: str) -> float:
    """What a Superpower must bring now."""
    return PRICES[card] * worth.reading.patience


def rival_to_catch(worth: Worth, options: tuple[str, ...]) -> str | None:
    """Catcher takes an action: buildings come first while there are other actions left."""
    catches = [option for option in options if option.startswith("catch ")]
    demolishes = any(option.startswith("demolish ") for option in options)
    if not catches or (demolishes and worth.reading.view.actions_left > 1):
        return None
    return max(catches, key=lambda option: worth.reading.stands(option.partition(" ")[2]))


def _earthquake(worth: Worth, ask: Ask) -> float:
    """Before the meal: what the Meeples of the Ruins around add to it."""
    if ask.kind != "neighborhood":
        return NOT_NOW
    return max((_shaken(worth, zone) for zone in worth.reading.home), default=0.0)


def _shaken(worth: Worth, zone: str) -> float:
    reading = worth.reading
    rain = [meeple for building in reading.buildings_around(zone) for meeple in reading.loose_meeples(building)]
    return worth.meal_of([*reading.food(zone), *rain]) - worth.meals[zone]


def _hobo(worth: Worth, ask: Ask) -> float:
    """Three Meeples of average worth."""
    stomach, loot = worth.reading.stomach(), worth.reading.in_other_stomachs
    count = loot.total()
    total = sum(number * worth.meeple(stomach, colour) for colour, number in loot.items())
    return min(Hobo.count, count) * total / count if count else 0.0


def _passionate_kiss(worth: Worth, ask: Ask) -> float:
    """The two Meeples that are worth most, if the one who is kissed has them."""
    stomach, loot = worth.reading.stomach(), worth.reading.in_other_stomachs
    values = sorted((worth.meeple(stomach, colour) for colour in loot.elements()), reverse=True)
    return sum(values[: PassionateKiss.count])


def _terminator(worth: Worth, ask: Ask) -> float:
    """A tooth of each neighbour that stands."""
    return worth.tooth * sum(worth.reading.stands(seat) for seat in worth.reading.neighbours())


def _paralyzing_gaze(worth: Worth, ask: Ask) -> float:
    """The share of the others that would have to move to have something to do."""
    return 1 - _share_well_off(worth) if ask.kind == "neighborhood" else NOT_NOW


def _who_cut_the_cheese(worth: Worth, ask: Ask) -> float:
    """The share of the others that have something to do where they are."""
    return _share_well_off(worth) if ask.kind == "neighborhood" else NOT_NOW


def _share_well_off(worth: Worth) -> float:
    """The share of the others that are next to a building with Floors."""
    others = worth.reading.others
    return sum(_next_to_a_building(worth, seat) for seat in others) / len(others)


def _next_to_a_building(worth: Worth, seat: str) -> bool:
    reading = worth.reading
    zones = reading.table.zones.get(f"paws:{seat}", ())
    return any(building.sidewalk in zones and reading.floors_on(building.name) for building in reading.city.buildings)


def _unleashed(worth: Worth, ask: Ask) -> float:
    """What the best building in reach is worth."""
    reading = worth.reading
    return max((worth.floors_of(b.name) for b in worth.in_reach(reading.paws, reading.home)), default=0.0)


def _small_wings(worth: Worth, ask: Ask) -> float:
    """Before the meal: how much better it is elsewhere."""
    if ask.kind != "neighborhood":
        return NOT_NOW
    return max(worth.meals.values()) - worth.meal_here


def _unstable_mutation(worth: Worth, ask: Ask) -> float:
    """The more actions are left, the more can be made of new Powers; one of them stays."""
    return worth.reading.view.actions_left / 2


def _invisibility(worth: Worth, ask: Ask) -> float:
    """After the meal: how much better it is elsewhere, and how near rivals are."""
    reading = worth.reading
    better = worth.spot(best_place(worth, reading.city.neighborhoods)[0]) - worth.spot(reading.paws)
    return better + (SHELTER_VALUE if rival_in_reach(reading) else 0.0)


def _really_hungry(worth: Worth, ask: Ask) -> float:
    """How much larger the meal is with twice the appetite."""
    reading = worth.reading
    large = max((worth.meal_of(reading.food(z), reading.appetite(ravenous=True)) for z in reading.home), default=0.0)
    return large - worth.meal_here


GAINS: Mapping[str, Callable[[Worth, Ask], float]] = {
    "earthquake": _earthquake,
    "hobo": _hobo,
    "invisibility": _invisibility,
    "paralyzing_gaze": _paralyzing_gaze,
    "passionate_kiss": _passionate_kiss,
    "really_hungry": _really_hungry,
    "small_wings": _small_wings,
    "terminator": _terminator,
    "unleashed": _unleashed,
    "unstable_mutation": _unstable_mutation,
    "who_cut_the_cheese": _who_cut_the_cheese,
}
