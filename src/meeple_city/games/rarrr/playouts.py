"""Simulated battles for bots: hands that others may hold, and how a round with them may end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random

from meeple_city.games.rarrr.cards import City, power_of, read_decks, value_of
from meeple_city.games.rarrr.hand_strength import Hand, Plan, cheapest_above, group_by_power, hand_after, hand_worth
from meeple_city.games.rarrr.scoring import group_bonus
from meeple_city.games.rarrr.view import IconCounts, RarrrView, SeatView

BOOST_WORTH = 0.25  # points for each point of a Boost kept
EAGERNESS = 0.6  # with more seats there are fewer Cities to win, and each may cost more


@dataclass
class Fighter:
    """A seat in a simulated battle."""

    hand: Hand
    icons: tuple[int, ...]
    limits: tuple[int, ...]  # in this battle; 0 once a power was laid
    boosts: tuple[int, ...]
    level: int = 0
    laid: list[int] = field(default_factory=list)  # values of the cards that could be taken back
    powers: list[int] = field(default_factory=list)  # of the same cards
    battled: bool = False
    passed: bool = False
    groups: tuple[str, ...] | None = None  # of the Cities won, sorted; None without bonus scoring

    def copy(self) -> Fighter:
        """A copy that can be changed on its own."""
        twin = Fighter(self.hand, self.icons, self.limits, self.boosts, self.level)
        twin.laid, twin.powers = list(self.laid), list(self.powers)
        twin.battled, twin.passed, twin.groups = self.battled, self.passed, self.groups
        return twin

    def worth(self, city: City) -> int:
        """The points a City brings this seat now, bonus points included."""
        return city.worth + (0 if self.groups is None else bonus_gain(self.groups, city.group))

    def take(self, city: City) -> None:
        """Win a City; with bonus scoring, that changes what others are worth."""
        if self.groups is not None:
            self.groups = tuple(sorted((*self.groups, city.group)))

    def lay(self, plan: Plan) -> None:
        """Lay sets."""
        self.hand = hand_after(self.hand, plan.sets, self.limits)
        self.level += plan.strength
        self.battled = True
        self.boosts = tuple(boost for boost in self.boosts if boost not in plan.boosts)
        for power, values, _ in plan.sets:
            self.record_set(power, values)

    def record_set(self, power: int, values: tuple[int, ...]) -> None:
        """Note a laid set: its power cannot be played again in this battle."""
        self.limits = tuple(0 if i == power else n for i, n in enumerate(self.limits))
        self.laid += values
        self.powers += [power] * len(values)

    def reset(self) -> None:
        """Get ready for the next battle."""
        self.limits, self.level, self.laid, self.powers = self.icons, 0, [], []
        self.battled = self.passed = False

    def drop_out(self, back: int) -> None:
        """Pass, and take up to `back` cards back."""
        self.level, self.passed = 0, True
        for _ in range(min(back, len(self.laid))):
            best = self.laid.index(max(self.laid))
            value, power = self.laid.pop(best), self.powers.pop(best)
            row = tuple(sorted((*self.hand[power], value), reverse=True))
            self.hand = (*self.hand[:power], row, *self.hand[power + 1 :])


@dataclass(frozen=True)
class Stakes:
    """What a battle is about: the worth of its City, and of those to come in this round."""

    worth: float
    later: float
    face_down: bool


def is_worth_it(plan: Plan, fighter: Fighter, stakes: Stakes, seats: int) -> bool:
    """Whether a plan costs no larger a share of the hand than the City is of the Cities left; with more seats, more."""
    whole = hand_worth(fighter.hand, fighter.icons)
    share = stakes.worth / (stakes.worth + stakes.later)
    return plan.cost <= whole * share * (1 + EAGERNESS * (seats - 1))


def play_battle(fighters: list[Fighter], turn: int, stakes: Sequence[Stakes]) -> tuple[int | None, int | None]:
    """Play a battle from a turn on, all seats bidding thriftily: who wins, and who takes the Angriest Monster card.

    The second is None when the winner takes it. Each seat has stakes of its own.
    """
    last: int | None = None
    while (turn := _next(fighters, turn)) >= 0:
        fighter = fighters[turn]
        plan = thrifty_bid(fighters, turn, stakes[turn])
        if plan is not None:
            fighter.lay(plan)
        else:
            fighter.passed = True
            last = turn if _winner(fighters) is not None and sum(other.battled for other in fighters) > 1 else None
            fighter.drop_out(2 if last is not None else 1)
        turn += 1
    return _winner(fighters), last


def thrifty_bid(fighters: list[Fighter], turn: int, stakes: Stakes) -> Plan | None:
    """The cheapest bid that will do; None when there is none, or it is not worth it."""
    fighter = fighters[turn]
    need = max(other.level for i, other in enumerate(fighters) if i != turn)
    plan = cheapest_above(need - fighter.level, fighter.hand, fighter.limits, stakes.face_down)
    return plan if plan is not None and is_worth_it(plan, fighter, stakes, len(fighters)) else None


def _next(fighters: list[Fighter], start: int) -> int:
    """Whose turn it is, from `start` on; -1 when the battle is over."""
    if _winner(fighters) is not None:
        return -1
    count = len(fighters)
    return next(((start + i) % count for i in range(count) if not fighters[(start + i) % count].passed), -1)


def _winner(fighters: list[Fighter]) -> int | None:
    standing = [i for i, fighter in enumerate(fighters) if not fighter.passed]
    return standing[0] if len(standing) == 1 and fighters[standing[0]].battled else None


def lead(points: list[float], me: int) -> float:
    """How far ahead a seat is: of the best of the others, and a little of all of them."""
    others = [value for i, value in enumerate(points) if i != me]
    return points[me] - 0.7 * max(others) - 0.3 * sum(others) / len(others)


def play_round(fighters: list[Fighter], turn: int, cities: Sequence[City], face_down: bool, me: int) -> float:
    """Play the rest of a round, from a turn in the battle for the first of these Cities: how far ahead `me` ends."""
    points = [BOOST_WORTH * sum(fighter.boosts) for fighter in fighters]
    holder = me
    for i, city in enumerate(cities):
        if i > 0:
            turn = holder
            for fighter in fighters:
                fighter.reset()
        winner, last = play_battle(fighters, turn, [stakes_for(fighter, cities[i:], face_down) for fighter in fighters])
        if winner is not None:
            points[winner] += fighters[winner].worth(city)
            fighters[winner].take(city)
            holder = winner if last is None else last
    return lead(points, me)


def stakes_for(fighter: Fighter, cities: Sequence[City], face_down: bool) -> Stakes:
    """What the battle for the first of these Cities is about for a seat; the others come later."""
    worths = [fighter.worth(city) for city in cities]
    return Stakes(worths[0], sum(worths[1:]), face_down)


@lru_cache(maxsize=50_000)
def bonus_gain(groups: tuple[str, ...], group: str) -> int:
    """How many bonus points one more City brings, by the groups of those won so far (RR7.1)."""
    return sum(group_bonus((*groups, group)).values()) - sum(group_bonus(groups).values())


@cache
def all_cities() -> Mapping[str, City]:
    """Every City there is; the files are read once."""
    return read_decks().cities


class HandSampler:
    """Makes fighters of what a seat knows; hands it cannot see are drawn at random each time."""

    def __init__(self, view: RarrrView) -> None:
        assert view.you is not None
        self.seats = view.seats
        self.powers = list(view.seats[0].icons)
        self.own = view.you
        self.me = [row.seat for row in view.seats].index(view.you.seat)
        self.resistance = view.options["resistance"] == "on"
        self.bonus = view.options["bonus"] == "on"
        self.unseen = self._unseen(view)

    def _unseen(self, view: RarrrView) -> list[str]:
        left = [card for card, copies in view.deck.items() for _ in range(copies)]
        hidden = [card for cards in self.own.face_down for card in cards]
        laid = [card for row in self.seats for one in row.sets for card in one.cards]
        for card in [*self.own.hand, *hidden, *laid, *view.discard]:
            left.remove(card)
        return left

    def fighters(self, city: City, rng: Random) -> list[Fighter]:
        """All seats in a battle for a City, with hands they may hold."""
        left = list(self.unseen)
        return [self._fighter(i, row, city, left, rng) for i, row in enumerate(self.seats)]

    def _fighter(self, i: int, row: SeatView, city: City, left: list[str], rng: Random) -> Fighter:
        hand = self.own.hand if i == self.me else draw_hand(left, row.hand, row.icons, rng)
        limits = self.limits(row, city)
        fighter = Fighter(group_by_power(hand, self.powers), tuple(row.icons.values()), limits, row.boosts, row.level)
        fighter.battled, fighter.passed = row.battled, row.passed
        if self.bonus:
            fighter.groups = tuple(sorted(all_cities()[name].group for name in row.won))
        for one in row.sets:
            fighter.record_set(self.powers.index(one.power), tuple(map(value_of, one.cards)))
        return fighter

    def limits(self, row: SeatView, city: City) -> tuple[int, ...]:
        """How large a seat's sets may be at a City."""
        resists = city.resists if self.resistance else None
        return tuple(max(0, n - (power == resists)) for power, n in row.icons.items())


def draw_hand(left: list[str], count: int, icons: IconCounts, rng: Random) -> list[str]:
    """Draw a hand that a player with these icons may have drafted: for each card, the better of two."""
    hand = []
    for _ in range(count):
        pair = rng.randrange(len(left)), rng.randrange(len(left))
        hand.append(left.pop(max(pair, key=lambda i: _fit(left[i], icons))))
    return hand


def _fit(card: str, icons: IconCounts) -> int:
    return icons[power_of(card)] * 2 + value_of(card)
