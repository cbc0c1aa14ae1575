"""What things are worth to a Rampage bot that plans to the end of the match: sets, Characters, and its rivals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Set
from functools import cache, cached_property
from statistics import fmean

from meeple_city.games.rampage.bots.table_reading import FEW_FLOORS
from meeple_city.games.rampage.bots.worth import CARDS, FLOOR_VALUE, Worth
from meeple_city.games.rampage.cards.characters import Destructive, Glutton, Imitator, Most, Pairs
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import COLOURS

# All our choice.
CRUMB = 0.1  # any Meeple: it breaks ties, and nobody else will have it
CERTAIN, PATIENT = 0.45, 0.43  # odds to find a Meeple that a set lacks: at the end of the match, and more before it
MOST_SETS = 10  # nobody completes more
LEAD, EARLY_LEAD = 1.0, 3.0  # by how much one must lead to be fairly sure to have the most: at the end, and more before
GLUTTONS_LEAD = 2.0  # times as much, of all Meeples together
LAST_BITE = 0.5  # a tooth of one's own, even at the end of the match
# A tooth, as long as the whole match lies ahead: in 34 matches of bots every tooth went with 0.2 to 0.3 more Meeples in
# a meal, every Meeple with 1.7 points in the end, and everybody had about 13 meals.
HUNGER = 6.0
HITS = 0.6  # how often something that is thrown fells a rival in reach
PAYMENT = 3.0  # what a rival without teeth pays: Meeples that it loses, and the bot gets
HIT_ODDS, HIT_REACH_MM = 0.8, 450.0  # that a Vehicle fells a Monster close by, and from where on it never does
HURRY, MOST_HURRY = 0.4, 6.0  # what it is worth to end the match, per point of one's lead, and at most
LIKELY_CHARACTER = 5.0  # points of a rival's Character
DEMOLISHED = 1.2  # Floors that come down when a building is demolished, on the average
FREED = 1.5  # Meeples that come within reach with them; counted in matches of bots
ENVY = 0.5  # the share that counts of what is left for the others
WITHIN_A_MOVE = 0.7  # that a rival gets to eat where it is not yet


class Planning(Worth):
    """Plans sets to the end of the match, and races for the most of something."""

    def meeple(self, stomach: Counter[str], colour: str, more: int = 0) -> float:
        """What one Meeple adds to the sets and Characters that can still be expected."""
        before = stomach + Counter({colour: more})
        after = before + Counter({colour: 1})
        gain = self._prospects(after) - self._prospects(before)
        return self.temper.food * (CRUMB + gain + sum(self._race(card, colour, before) for card in self._races))

    @property
    def floor(self) -> float:
        """A Floor, and what it means in the race for the most Floors."""
        race = self._lead_worth(self.reading.floors - self.reading.floors_of_others, 1.0)
        races = sum(CARDS[card] is Destructive for card in self._races)
        return self.temper.floors * (FLOOR_VALUE + race * races)

    @property
    def tooth(self) -> float:
        """What a try to break a tooth is worth."""
        return HITS * max((self.broken_tooth(seat) for seat in self.reading.foes), default=0.0)

    @property
    def own_tooth(self) -> float:
        """What it costs to lose a tooth: smaller meals, or two Meeples at once."""
        cost = HUNGER * self.reading.turns_left + LAST_BITE if self.reading.me.teeth else PAYMENT
        return self.temper.caution * cost

    @property
    def bite(self) -> float:
        """What a tooth less in a rival's Mouth is worth: much against a single rival, early in the match."""
        return HUNGER * self.reading.turns_left / len(self.reading.others)

    @property
    def payment(self) -> float:
        """What it is worth that a rival without teeth pays Meeples."""
        return PAYMENT

    def floors_of(self, building: str) -> float:
        """What can be expected of a building: Floors that come down, and Meeples that can be eaten then."""
        seen = self.seen.get(building)
        if seen and seen.floors == self.reading.floors_on(building):
            return seen.promise
        return self._promises[building]

    @cached_property
    def _promises(self) -> dict[str, float]:
        return {building.name: self._promise(building.name) for building in self.reading.city.buildings}

    def _promise(self, building: str) -> float:
        reading, stomach = self.reading, self.reading.stomach()
        if not (floors := reading.floors_on(building)):
            return 0.0
        inside = [self.meeple(stomach, reading.city.meeples[meeple]) for meeple in reading.meeples_in(building)]
        rubble = FREED * fmean(inside) if inside else 0.0
        return min(floors, DEMOLISHED) * self.floor + rubble

    # Sets and pairs

    def _prospects(self, stomach: Counter[str]) -> float:
        """The points that can be expected of sets and pairs."""
        pairs = [card for card in self._cards if issubclass(card, Pairs)]
        sets = expected(tuple(stomach[colour] for colour in COLOURS), constants().set_points, self._odds)
        return sets + sum(expected(tuple(stomach[c] for c in card.colours), card.points, self._odds) for card in pairs)

    @cached_property
    def _odds(self) -> float:
        """How likely it is to find a Meeple of a colour that is lacking."""
        return round(CERTAIN + PATIENT * math.sqrt(self.reading.patience), 2)

    # Races

    @cached_property
    def _cards(self) -> list[type]:
        return [CARDS[name] for name in self.reading.characters]

    @cached_property
    def _races(self) -> list[str]:
        """The Characters, of all Monsters, that score for the most of something; they lie face up."""
        everybody = [*self.reading.characters]
        if len(self.reading.others) == 1:
            everybody += self.reading.view.monsters[self.reading.others[0]].characters
        return [name for name in everybody if issubclass(CARDS[name], Most)]

    def _race(self, name: str, colour: str, stomach: Counter[str]) -> float:
        """What a Meeple of a colour is worth in the race for a Character's points."""
        card, others = CARDS[name], self.reading.in_other_stomachs
        rivals = max(1, len(self.reading.others))
        if card is Glutton:
            return self._lead_worth(stomach.total() - others.total() / rivals, GLUTTONS_LEAD)
        if getattr(card, "colour", "") != colour:
            return 0.0
        return self._lead_worth(stomach[colour] - others[colour] / rivals, 1.0)

    def _lead_worth(self, lead: float, scale: float) -> float:
        """What it is worth to be ahead by one more; most if it is close."""
        sure = scale * (LEAD + EARLY_LEAD * self.reading.patience)
        return Most.points * (_logistic((lead + 1) / sure) - _logistic(lead / sure))


class Foresight(Planning):
    """Also thinks of its rivals: keeps them hungry, keeps out of their reach, and ends the match while it leads."""

    envy = ENVY

    def meal_of_rival(self, seat: str, eaten: Set[str] = frozenset()) -> float:
        """What a rival can eat next, where it is or, if it moves, elsewhere."""
        far = self.best_meal_of(seat, self.reading.city.neighborhoods, eaten)
        return max(super().meal_of_rival(seat, eaten), WITHIN_A_MOVE * far)

    @property
    def floor(self) -> float:
        """A Floor; one of the last also for what it means that the match ends."""
        return super().floor + self.ending

    @cached_property
    def menace(self) -> float:  # type: ignore[override]
        """What it promises to have a Vehicle at hand, and a rival in reach."""
        reading = self.reading
        if not reading.vehicles_near(reading.seat):
            return 0.0
        return max((self._hit_odds(s) * self.broken_tooth(s) for s in reading.foes if reading.stands(s)), default=0.0)

    @cached_property
    def danger(self) -> float:  # type: ignore[override]
        """What it costs to be in reach of rivals that have a Vehicle at hand."""
        reading = self.reading
        armed = [seat for seat in reading.foes if reading.vehicles_near(seat)]
        return sum(self._hit_odds(seat) for seat in armed) * self.own_tooth

    def _hit_odds(self, seat: str) -> float:
        """How likely a Vehicle is to fell somebody, between the bot and another Monster."""
        body = f"body:{seat}"
        if body not in self.reading.table.where_mm:
            return 0.0
        way = math.dist(self.reading.at(body), self.reading.paws)
        return HIT_ODDS * max(0.0, 1 - way / HIT_REACH_MM)

    # The last turns

    @cached_property
    def ending(self) -> float:
        """What it is worth to end the match by taking the last Floors: much to a leader, and nothing good to others."""
        if self.reading.floors_left > FEW_FLOORS:
            return 0.0
        return max(-MOST_HURRY, min(MOST_HURRY, HURRY * self._lead))

    @property
    def _lead(self) -> float:
        """By how many points the bot leads, as far as it can tell: what others have eaten, nobody else has."""
        reading, rivals = self.reading, len(self.reading.others)
        own = _sets(reading.stomach()) + reading.floors + constants().tooth_points * reading.broken
        characters = sum(self.likely_points(name) for name in reading.characters if name != Imitator.name)
        theirs = Counter({colour: count // rivals for colour, count in reading.in_other_stomachs.items()})
        lost = constants().teeth_loose - reading.me.teeth
        return own + characters - _sets(theirs) - reading.floors_of_others / rivals - lost - LIKELY_CHARACTER


def _sets(stomach: Counter[str]) -> int:
    """The points of the complete sets in a Stomach."""
    return constants().set_points * min(stomach[colour] for colour in COLOURS)


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


@cache
def expected(counts: tuple[int, ...], points: int, odds: float) -> float:
    """The points of all sets of some colours: those that are complete, and each further one by what it still lacks."""
    sets = range(1, MOST_SETS + 1)
    return points * sum(odds ** sum(max(0, number - count) for count in counts) for number in sets)
