"""Battles played out in the head: what a seat that sees only its own cards can reckon with."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from meeple_city.games.rarrr.hand_strength import Hand, Plan, cheapest_above, group, spend, strength_of

BOOST_WORTH = 0.25  # in points, for each point of a Boost kept
EAGERNESS = 0.6  # the more seats, the fewer Cities one can win, and the more each may cost


@dataclass
class Fighter:
    """A seat in an imagined battle."""

    hand: Hand
    icons: tuple[int, ...]
    limits: tuple[int, ...]  # in this battle; 0 once a power was laid
    boosts: tuple[int, ...]
    level: int = 0
    laid: list[int] = field(default_factory=list)  # values that could be taken back
    powers: list[int] = field(default_factory=list)  # of what was laid
    battled: bool = False
    passed: bool = False

    def copy(self) -> Fighter:
        """A fighter of one's own to change."""
        twin = Fighter(self.hand, self.icons, self.limits, self.boosts, self.level)
        twin.laid, twin.powers = list(self.laid), list(self.powers)
        twin.battled, twin.passed = self.battled, self.passed
        return twin

    def lay(self, plan: Plan) -> None:
        """Lay sets."""
        self.hand = spend(self.hand, plan.sets, self.limits)
        self.level += plan.strength
        self.battled = True
        self.boosts = tuple(boost for boost in self.boosts if boost not in plan.boosts)
        for power, values, _ in plan.sets:
            self.note(power, values)

    def note(self, power: int, values: tuple[int, ...]) -> None:
        """Remember a laid set: its power is closed now."""
        self.limits = tuple(0 if i == power else n for i, n in enumerate(self.limits))
        self.laid += values
        self.powers += [power] * len(values)

    def rest(self) -> None:
        """Be ready for the next battle."""
        self.limits, self.level, self.laid, self.powers = self.icons, 0, [], []
        self.battled = self.passed = False

    def leave(self, back: int) -> None:
        """Pass, and take so many cards back."""
        self.level, self.passed = 0, True
        for _ in range(min(back, len(self.laid))):
            best = self.laid.index(max(self.laid))
            value, power = self.laid.pop(best), self.powers.pop(best)
            row = tuple(sorted((*self.hand[power], value), reverse=True))
            self.hand = (*self.hand[:power], row, *self.hand[power + 1 :])


@dataclass(frozen=True)
class Stakes:
    """What a battle is about: the worth of its City, and of those still to come in this round."""

    worth: float
    later: float
    face_down: bool


def keen(plan: Plan, fighter: Fighter, stakes: Stakes, seats: int) -> bool:
    """Whether a plan costs no more than the City is worth, as a share of hand and Cities."""
    whole = strength_of(fighter.hand, fighter.icons)
    share = stakes.worth / (stakes.worth + stakes.later)
    return plan.cost <= whole * share * (1 + EAGERNESS * (seats - 1))


def fight(fighters: list[Fighter], turn: int, stakes: Stakes) -> tuple[int | None, int | None]:
    """Play a battle out from somebody's turn, everybody thrifty: who wins, and who gets the Angriest Monster card.

    The second is None when the winner gets it.
    """
    last: int | None = None
    while (turn := _next(fighters, turn)) >= 0:
        fighter = fighters[turn]
        plan = answer(fighters, turn, stakes)
        if plan is not None:
            fighter.lay(plan)
        else:
            fighter.passed = True
            last = turn if _winner(fighters) is not None and sum(other.battled for other in fighters) > 1 else None
            fighter.leave(2 if last is not None else 1)
        turn += 1
    return _winner(fighters), last


def answer(fighters: list[Fighter], turn: int, stakes: Stakes) -> Plan | None:
    """What a thrifty player lays: the cheapest that will do, or nothing."""
    fighter = fighters[turn]
    need = max(other.level for i, other in enumerate(fighters) if i != turn)
    plan = cheapest_above(need - fighter.level, fighter.hand, fighter.limits, stakes.face_down)
    return plan if plan is not None and keen(plan, fighter, stakes, len(fighters)) else None


def _next(fighters: list[Fighter], start: int) -> int:
    """Whose turn it is from a place on; -1 when the battle is over."""
    if _winner(fighters) is not None:
        return -1
    count = len(fighters)
    return next(((start + i) % count for i in range(count) if not fighters[(start + i) % count].passed), -1)


def _winner(fighters: list[Fighter]) -> int | None:
    standing = [i for i, fighter in enumerate(fighters) if not fighter.passed]
    return standing[0] if len(standing) == 1 and fighters[standing[0]].battled else None


def lead(points: list[float], me: int) -> float:
    """How far ahead one is: of the best other, and a little of all others."""
    others = [value for i, value in enumerate(points) if i != me]
    return points[me] - 0.7 * max(others) - 0.3 * sum(others) / len(others)


def play_out(fighters: list[Fighter], turn: int, worths: list[int], face_down: bool, me: int) -> float:
    """How the rest of the round leaves one, from somebody's turn in the battle for the first of these Cities."""
    points = [BOOST_WORTH * sum(fighter.boosts) for fighter in fighters]
    holder = me
    for i, worth in enumerate(worths):
        if i > 0:
            turn = holder
            for fighter in fighters:
                fighter.rest()
        winner, last = fight(fighters, turn, Stakes(worth, sum(worths[i + 1 :]), face_down))
        if winner is not None:
            points[winner] += worth
            holder = winner if last is None else last
    return lead(points, me)


class World:
    """What a seat knows, as fighters; hands it cannot see are drawn anew each time."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.rows: list[dict[str, Any]] = view["seats"]
        self.powers = list(self.rows[0]["icons"])
        self.own = view["you"]
        self.me = [row["seat"] for row in self.rows].index(self.own["seat"])
        self.resistance = view["options"]["resistance"] == "on"
        self.unseen = self._unseen(view)

    def _unseen(self, view: dict[str, Any]) -> list[str]:
        left = [card for card, copies in view["deck"].items() for _ in range(copies)]
        hidden = [card for cards in self.own["face_down"] for card in cards]
        laid = [card for row in self.rows for one in row["sets"] for card in one["cards"]]
        for card in [*self.own["hand"], *hidden, *laid, *view["discard"]]:
            left.remove(card)
        return left

    def fighters(self, city: dict[str, Any], dice: Random) -> list[Fighter]:
        """Everybody at a City, with hands that could be."""
        left = list(self.unseen)
        return [self._fighter(i, row, city, left, dice) for i, row in enumerate(self.rows)]

    def _fighter(self, i: int, row: dict[str, Any], city: dict[str, Any], left: list[str], dice: Random) -> Fighter:
        icons = tuple(row["icons"].values())
        hand = self.own["hand"] if i == self.me else draw(left, row["hand"], row["icons"], dice)
        fighter = Fighter(group(hand, self.powers), icons, self.limits(row, city), tuple(row["boosts"]), row["level"])
        fighter.battled, fighter.passed = row["battled"], row["passed"]
        for one in row["sets"]:
            fighter.note(self.powers.index(one["power"]), tuple(int(card.split()[1]) for card in one["cards"]))
        return fighter

    def limits(self, row: dict[str, Any], city: dict[str, Any]) -> tuple[int, ...]:
        """How large a seat's sets may be at a City."""
        resists = city["resists"] if self.resistance else None
        return tuple(max(0, n - (power == resists)) for power, n in row["icons"].items())


def draw(left: list[str], count: int, icons: dict[str, int], dice: Random) -> list[str]:
    """Draw a hand that a player with these icons may have drafted: the better of two, card by card."""
    hand = []
    for _ in range(count):
        pair = dice.randrange(len(left)), dice.randrange(len(left))
        hand.append(left.pop(max(pair, key=lambda i: _fit(left[i], icons))))
    return hand


def _fit(card: str, icons: dict[str, int]) -> int:
    power, value = card.split()
    return icons[power] * 2 + int(value)
