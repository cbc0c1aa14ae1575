"""What things are worth to a Rampage bot, in points, about: Meeples, Floors, teeth, spots on the board, cards."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from meeple_city.border import Building
from meeple_city.core.events import Card
from meeple_city.games.rampage.bots.table_reading import PAWS_RADIUS_MM, Point, TableReading
from meeple_city.games.rampage.bots.temperaments import temperament_of
from meeple_city.games.rampage.cards.catalogue import catalogue
from meeple_city.games.rampage.cards.characters import (
    CHARACTERS,
    Brawler,
    Destructive,
    Glutton,
    Most,
    Pairs,
    ScrapMerchant,
    Seer,
    Softie,
)
from meeple_city.games.rampage.cards.powers import LongTail, StretchyTongue
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import COLOURS

# All our choice, unless a source is given.
MEEPLE_VALUE = 1.7  # a Meeple that a set still lacks: a sixth of its points
COLOUR_BONUS = 0.6  # a Meeple of the colour that one's Character wants the most of
PAIR_BONUS = 1.0  # a Meeple that completes a pair, or is as near to that as the other colour
GLUTTON_BONUS = 0.3  # any Meeple, if one's Character wants the most Meeples
FLOOR_VALUE = 1.6  # a Floor that may come down
DESTRUCTIVE_BONUS = 0.4  # a Floor, if one's Character wants the most Floors
RUBBLE_VALUE = 0.5  # the Meeples that come within reach with a Floor
TOOTH_VALUE = 1.2  # a try to break a tooth
BITE = 0.5  # a tooth less in a rival's Mouth, besides its points
APPETITE = 2.0  # a tooth of one's own, as long as the whole match lies ahead: a Meeple fewer in every meal
MEEPLES_PAID = 2.5  # what is paid instead of a tooth
RIVALS_MEAL = 0.3  # the share that counts of what lies before the others
SCRAP_VALUE = 1.5  # a try to throw a Vehicle onto a Ruin, if one's Character scores it
COMPANY_COST = 0.5  # each rival that stands near, if one's Character scores one's own teeth
MOST_FLOORS = 3  # that one Demolish can be expected to bring down

LIKELY = 0.8  # that a building is still there for one's next action
UNLIKELY = 0.3  # that it is for one's next turn

# How much more a Power is worth than none, for as long as the match lasts.
POWERS = {
    "long_tail": 3.0,
    "sharp_canines": 2.6,
    "stretchy_tongue": 2.4,
    "star_dancer": 2.2,
    "stretchy_paws": 2.0,
    "retainer": 1.8,
    "smelly_paws": 1.6,
    "climber": 1.4,
    "jumper": 1.4,
    "heavyweight": 1.4,
    "kung_fu_master": 1.2,
    "telekinesis": 1.2,
    "vacuum": 1.0,
    "boxer": 1.0,
    "hurricane": 0.8,
    "siren": 0.6,
}
CHARACTER_VALUE = 2.5
SUPERPOWER_VALUE = 1.5


@dataclass(frozen=True)
class Seen:
    """What demolishing a building with so many Floors promises, as imagined."""

    floors: int
    promise: float


class Worth:
    """What things are worth to the bot as the match stands."""

    def __init__(self, reading: TableReading, seen: Mapping[str, Seen] | None = None) -> None:
        self.reading = reading
        self.seen = seen or {}  # by building
        self.temper = temperament_of(reading.seat)

    # Meals

    def meeple(self, stomach: Counter[str], colour: str, more: int = 0) -> float:
        """What one Meeple is worth after some more of its colour."""
        extra = sum(_bonus(name, stomach, colour) for name in self.reading.characters)
        return self.temper.food * (meeple_value(stomach, colour, more) + extra)

    def best_food_first(self, meeples: Iterable[str]) -> list[str]:
        """Sort Meeples: those on a loose Floor first, then those that are worth most."""
        reading, stomach = self.reading, self.reading.stomach()
        rows: list[tuple[bool, float, str]] = []
        seen: Counter[str] = Counter()
        on_floors = {piece for floor in reading.loose_floors() for piece in reading.pieces_on(floor)}
        for meeple in meeples:
            colour = reading.city.meeples[meeple]
            rows.append((meeple not in on_floors, -self.meeple(stomach, colour, seen[colour]), meeple))
            seen[colour] += 1
        return [meeple for _, _, meeple in sorted(rows)]

    def meal_of(self, meeples: Iterable[str], appetite: int | None = None) -> float:
        """What a meal of the best of these Meeples is worth."""
        reading, stomach, worth = self.reading, self.reading.stomach(), 0.0
        most = reading.appetite() if appetite is None else appetite
        for meeple in self.best_food_first(meeples)[:most]:
            colour = reading.city.meeples[meeple]
            worth += self.meeple(stomach, colour)
            stomach[colour] += 1
        return worth

    @cached_property
    def meals(self) -> dict[str, float]:
        """What a meal in each Neighborhood is worth."""
        return {zone: self.meal_of(self.reading.food(zone)) for zone in self.reading.city.neighborhoods}

    def best_meal(self, zones: Iterable[str]) -> float:
        """What the best meal of a Monster in these Neighborhoods is worth."""
        near = set(zones)
        if StretchyTongue.name in self.reading.me.powers:
            near |= {zone for pair in self.reading.city.adjacent if near.intersection(pair) for zone in pair}
        return max((self.meals[zone] for zone in near), default=0.0)

    @cached_property
    def meal_here(self) -> float:
        """What the best meal is worth if the Monster stays where it is."""
        return self.best_meal(self.reading.home)

    @cached_property
    def own_meal(self) -> list[str]:
        """The Meeples that the Monster will eat if it stays where it is."""
        best = max(self.reading.home, key=lambda zone: self.meals[zone], default=None)
        return self.best_food_first(self.reading.food(best))[: self.reading.appetite()] if best else []

    def meal_of_rival(self, seat: str, eaten: Set[str] = frozenset()) -> float:
        """What the meal of a rival is worth to the bot, where the rival is, once the bot itself has eaten."""
        return self.best_meal_of(seat, self.reading.neighborhoods(f"paws:{seat}"), eaten)

    def best_meal_of(self, seat: str, zones: Iterable[str], eaten: Set[str]) -> float:
        """What the best meal of a rival in some Neighborhoods is worth."""
        foods = [[meeple for meeple in self.reading.food(zone) if meeple not in eaten] for zone in zones]
        return max((self.meal_of(food, self.reading.appetite(seat)) for food in foods), default=0.0)

    @cached_property
    def best_snack(self) -> float:
        """What the best single Meeple of any Neighborhood is worth."""
        food = {meeple for zone in self.reading.city.neighborhoods for meeple in self.reading.food(zone)}
        return self.meal_of(sorted(food), 1)

    # Floors and teeth

    @property
    def floor(self) -> float:
        """What a Floor that may come down is worth."""
        bonus = DESTRUCTIVE_BONUS if Destructive.name in self.reading.characters else 0.0
        return self.temper.floors * (FLOOR_VALUE + bonus)

    def floors_of(self, building: str) -> float:
        """What the Floors of a building are worth to whoever demolishes it."""
        return min(self.reading.floors_on(building), MOST_FLOORS) * self.floor

    @property
    def tooth(self) -> float:
        """What a try to break a tooth is worth; twice as much to a Brawler, who scores twice as much."""
        return (
            self.temper.teeth * TOOTH_VALUE * (Brawler.points / constants().tooth_points if self._is(Brawler) else 1.0)
        )

    def broken_tooth(self, seat: str) -> float:
        """What it is worth to break a tooth of a rival."""
        if not self.reading.view.monsters[seat].teeth:
            return self.temper.teeth * self.payment
        points = Brawler.points if self._is(Brawler) else constants().tooth_points
        return self.temper.teeth * (points + self.bite)

    @property
    def own_tooth(self) -> float:
        """What it costs to lose a tooth."""
        cost = APPETITE * self.reading.patience + 0.3 if self.reading.me.teeth else MEEPLES_PAID
        return self.temper.caution * cost

    @property
    def bite(self) -> float:
        """What a tooth less in a rival's Mouth is worth."""
        return BITE

    @property
    def payment(self) -> float:
        """What it is worth that a rival without teeth pays Meeples."""
        return MEEPLES_PAID

    envy = RIVALS_MEAL
    menace = 0.0  # what it promises to have something to throw at a rival in reach
    danger = 0.0  # what it costs to be in reach of a rival that has something to throw

    @property
    def scrap(self) -> float:
        """What it is worth to throw a Vehicle onto a Ruin."""
        return SCRAP_VALUE if self._is(ScrapMerchant) else 0.0

    # Spots

    def spot(self, at: Point, acts_again: bool | None = None) -> float:
        """What it is worth to be at a spot: the meal, and a building to demolish next, perhaps in the same turn."""
        return self._place(at, self.zones(at), acts_again)

    def here(self, acts_again: bool) -> float:
        """What it is worth to be where the Paws are; they may lie in several Neighborhoods."""
        return self._place(self.reading.paws, self.reading.home, acts_again)

    def _place(self, at: Point, zones: Sequence[str], acts_again: bool | None) -> float:
        again = self.reading.view.actions_left > 1 if acts_again is None else acts_again
        likelihood = LIKELY if again else UNLIKELY
        floors = max((self.floors_of(building.name) for building in self.in_reach(at, zones)), default=0.0)
        return self.best_meal(zones) + likelihood * floors - self._company(zones)

    def zones(self, at: Point) -> list[str]:
        """The Neighborhoods that a spot is in."""
        city = self.reading.city
        return [zone for zone in city.neighborhoods if city.inside(zone, at)]

    def in_reach(self, at: Point, zones: Sequence[str]) -> list[Building]:
        """The buildings that a Monster at a spot, in these Neighborhoods, could demolish."""
        city = self.reading.city
        far = LongTail.name in self.reading.me.powers
        return [
            building
            for building in city.buildings
            if touches(city.outlines_mm[building.sidewalk], at) or (far and set(zones).intersection(building.borders))
        ]

    def _company(self, zones: Iterable[str]) -> float:
        """A Softie keeps away from those who may knock its teeth out."""
        if not self._is(Softie):
            return 0.0
        near = {seat for zone in zones for seat in self.reading.rivals_in(zone) if self.reading.stands(seat)}
        return COMPANY_COST * len(near)

    # Cards

    def card(self, name: str) -> float:
        """What it is worth to keep a card; Powers are worth less the less is left of the match."""
        kind = catalogue()[name].kind
        if kind == "power":
            return POWERS[name] * self.reading.patience
        return CHARACTER_VALUE if kind == "character" else SUPERPOWER_VALUE

    def likely_points(self, character: str) -> float:
        """The points that a Character would score for the bot at the end."""
        reading, card = self.reading, CARDS[character]
        if issubclass(card, Pairs):
            return float(card.points * min(reading.stomach()[colour] for colour in card.colours))
        if issubclass(card, Most):
            return card.points * self._odds_of_most(*self._counts(card))
        exact = {
            Brawler.name: (Brawler.points - constants().tooth_points) * reading.broken,
            ScrapMerchant.name: ScrapMerchant.points * reading.vehicles_on_ruins(),
            Softie.name: Softie.points * reading.me.teeth,
            Seer.name: Seer.points / len(reading.view.seats),
        }
        return exact[character]

    def _counts(self, card: type[Most]) -> tuple[int, int]:
        """How much the bot, and all others together, have of what a Character wants the most of."""
        reading = self.reading
        if card is Destructive:
            return reading.floors, reading.floors_of_others
        if card is Glutton:
            return reading.stomach().total(), reading.in_other_stomachs.total()
        return reading.stomach()[card.colour], reading.in_other_stomachs[card.colour]

    def _odds_of_most(self, own: int, others: int) -> float:
        """How likely it is to have the most: certain with more than all others together, else by the average."""
        if own > others:
            return 1.0
        return own / (own + others / len(self.reading.others)) if own else 0.0

    def _is(self, character: type[Card]) -> bool:
        return character.name in self.reading.characters


CARDS = {card.name: card for card in CHARACTERS}


def meeple_value(stomach: Counter[str], colour: str, more: int = 0) -> float:
    """Rarer colours are worth more, because only sets score."""
    fewest = min(stomach[other] for other in COLOURS)
    return MEEPLE_VALUE / (1 + stomach[colour] + more - fewest)


def touches(outline: Sequence[Point], at: Point) -> bool:
    """Whether Paws at a spot would touch a Sidewalk, taken as an axis-aligned rectangle."""
    x0, y0, x1, y1 = bounds(outline)
    dx, dy = max(x0 - at[0], 0, at[0] - x1), max(y0 - at[1], 0, at[1] - y1)
    return math.hypot(dx, dy) < PAWS_RADIUS_MM


def bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """The least and greatest coordinates of points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _bonus(character: str, stomach: Counter[str], colour: str) -> float:
    """What a Meeple is worth more because of a Character."""
    card = CARDS[character]
    if issubclass(card, Pairs):
        rarer = min(stomach[either] for either in card.colours)
        return PAIR_BONUS if colour in card.colours and stomach[colour] == rarer else 0.0
    if card is Glutton:
        return GLUTTON_BONUS
    return COLOUR_BONUS if getattr(card, "colour", "") == colour else 0.0
