"""Arithmetic for bots: how strong a hand is, and what it costs to get above a level.

Here a hand is the values of its cards, highest first, power by power; copies of a card are interchangeable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

Values = tuple[int, ...]
Hand = tuple[Values, ...]
Laid = tuple[int, Values, int]  # a set: number of its power, values face up, how many face down
Choice = tuple[int, float, int, tuple[Laid, ...]]  # strength, cost, cards face down, sets

WORTH_EXPONENT = 0.7  # how worth grows with strength: twice the strength is worth less than twice as much
FILLER_COST = 0.5  # a card that fits no set is worth little, but not nothing
COST_PER_CARD = 0.01  # of two ways that cost the same, prefer the one with fewer cards


@dataclass(frozen=True)
class Plan:
    """Sets to lay in one turn, and the Boost of each set, 0 for none."""

    strength: int
    cost: float
    sets: tuple[Laid, ...]
    boosts: tuple[int, ...]


def group_by_power(cards: Iterable[str], powers: Sequence[str]) -> Hand:
    """Turn cards into a hand."""
    rows: dict[str, list[int]] = {power: [] for power in powers}
    for card in cards:
        power, value = card.split()
        rows[power].append(int(value))
    return tuple(tuple(sorted(row, reverse=True)) for row in rows.values())


@lru_cache(maxsize=50_000)
def set_worth(values: Values, limit: int) -> float:
    """What the best set of one power is worth to its owner."""
    size = min(limit, len(values))
    return float((sum(values[:size]) * size) ** WORTH_EXPONENT)


def hand_worth(hand: Hand, limits: Sequence[int]) -> float:
    """What a whole hand is worth to its owner."""
    return sum(map(set_worth, hand, limits))


@lru_cache(maxsize=50_000)
def set_choices(power: int, values: Values, limit: int, unusable: int) -> tuple[Choice, ...]:
    """The sets of one power worth considering, cheap ones first; `unusable` cards may go in face down."""
    whole = set_worth(values, limit)
    choices: list[Choice] = []
    for chosen, rest in splits(values):
        size = len(chosen)
        if 0 < size <= limit:
            cost = whole - set_worth(rest, limit) + COST_PER_CARD * size
            choices += [
                (sum(chosen) * (size + down), cost + down * FILLER_COST, down, ((power, chosen, down),))
                for down in range(min(unusable, limit - size) + 1)
            ]
    return undominated(choices)


def splits(values: Values) -> Iterator[tuple[Values, Values]]:
    """All ways to take some of these values and leave the others; equal values are interchangeable."""
    faces = sorted(set(values), reverse=True)
    have = [values.count(face) for face in faces]
    for counts in product(*(range(n + 1) for n in have)):
        taken = tuple(face for face, n in zip(faces, counts, strict=True) for _ in range(n))
        left = tuple(face for face, n, of in zip(faces, counts, have, strict=True) for _ in range(of - n))
        yield taken, left


def undominated(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Choices that no other beats in both cost and strength, cheap ones first."""
    kept: list[Choice] = []
    for choice in sorted(choices, key=lambda row: (row[1], -row[0])):
        if not kept or choice[0] > kept[-1][0]:
            kept.append(choice)
    return tuple(kept)


@lru_cache(maxsize=20_000)
def frontier(hand: Hand, limits: tuple[int, ...], face_down: bool) -> tuple[Choice, ...]:
    """All ways to lay sets worth considering, cheap and weak ones first. A limit of 0 rules a power out."""
    unusable = sum(max(0, len(row) - limit) for row, limit in zip(hand, limits, strict=True)) if face_down else 0
    ways: tuple[Choice, ...] = ((0, 0.0, 0, ()),)
    for power, (row, limit) in enumerate(zip(hand, limits, strict=True)):
        more = set_choices(power, row, limit, unusable)
        joined = [
            (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]) for a in ways for b in more if a[2] + b[2] <= unusable
        ]
        ways = undominated([*ways, *joined])
    return ways[1:]


def plans_above(
    need: int, hand: Hand, limits: tuple[int, ...], face_down: bool, boosts: tuple[int, ...] = ()
) -> list[Plan]:
    """The ways to exceed `need`, cheap ones first; Boosts only where nothing else will do."""
    ways = frontier(hand, limits, face_down)
    enough = [_without_boosts(way) for way in ways if way[0] > need]
    if enough or not ways or not boosts:
        return enough
    boosted = [with_boosts(way, boosts) for way in ways[-3:]]
    return [plan for plan in boosted if plan.strength > need]


def cheapest_above(need: int, hand: Hand, limits: tuple[int, ...], face_down: bool) -> Plan | None:
    """The cheapest way to exceed `need` without a Boost; None if there is none."""
    ways = frontier(hand, limits, face_down)
    return next((_without_boosts(way) for way in ways if way[0] > need), None)


def _without_boosts(way: Choice) -> Plan:
    return Plan(way[0], way[1], way[3], (0,) * len(way[3]))


def with_boosts(way: Choice, boosts: tuple[int, ...]) -> Plan:
    """A way with as many Boosts as it has sets for, the highest in the largest set."""
    sizes = [len(values) + down for _, values, down in way[3]]
    order = sorted(range(len(sizes)), key=lambda i: -sizes[i])
    given = [0] * len(sizes)
    for i, boost in zip(order, sorted(boosts, reverse=True), strict=False):
        given[i] = boost
    extra = sum(boost * size for boost, size in zip(given, sizes, strict=True))
    return Plan(way[0] + extra, way[1] + sum(given), way[3], tuple(given))


def hand_after(hand: Hand, sets: Iterable[Laid], limits: Sequence[int]) -> Hand:
    """A hand after laying sets; the lowest cards that fit no set go face down."""
    rows = [list(row) for row in hand]
    down = 0
    for power, values, hidden in sets:
        down += hidden
        for value in values:
            rows[power].remove(value)
    for _ in range(down):
        most = max(range(len(rows)), key=lambda i: len(rows[i]) - limits[i] if rows[i] else -99)
        rows[most].pop()
    return tuple(map(tuple, rows))


def least_useful_card(hand: Hand, limits: Sequence[int]) -> tuple[int, int] | None:
    """The power and value of the least useful card; None from an empty hand."""
    rows = [i for i, row in enumerate(hand) if row]
    if not rows:
        return None
    power = max(rows, key=lambda i: (len(hand[i]) - limits[i], -hand[i][-1]))
    return power, hand[power][-1]
