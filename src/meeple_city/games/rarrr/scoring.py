"""Points and victory (RR6, RR7.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from meeple_city.border import Message, message
from meeple_city.core.game import Result, Score
from meeple_city.games.rarrr.cards import City, Decks
from meeple_city.games.rarrr.state import Player, State

GROUP_BONUS = (0, 0, 1, 2)  # by Cities of one group; more count like the last
IMPACT_BONUS = (0, 0, 1, 2, 4, 8)  # by different groups; more count like the last


def score(state: State, decks: Decks, player: Player) -> Score:
    """A seat's points so far."""
    cities = [decks.cities[name] for name in player.won]
    parts = {"cities": sum(city.worth for city in cities)}
    why = [message("rarrr.score.city", city=city.name, points=city.worth) for city in cities]
    if state.variants.bonus:
        parts |= bonus(cities)
        why += bonus_reasons(cities)
    return Score(player.seat, sum(parts.values()), parts, tuple(why))


def bonus(cities: Iterable[City]) -> dict[str, int]:
    """Bonus points for several Cities of a group, and for several groups (RR7.1)."""
    return group_bonus(city.group for city in cities)


def group_bonus(of_cities: Iterable[str]) -> dict[str, int]:
    """Bonus points for Cities of these groups."""
    groups = Counter(of_cities)
    return {
        "groups": sum(_bonus(GROUP_BONUS, count) for count in groups.values()),
        "impact": _bonus(IMPACT_BONUS, len(groups)),
    }


def bonus_reasons(cities: list[City]) -> list[Message]:
    """One reason for each bonus."""
    groups = Counter(city.group for city in cities)
    why = [
        message("rarrr.score.group", group=group, cities=count, points=_bonus(GROUP_BONUS, count))
        for group, count in groups.items()
        if count > 1
    ]
    if len(groups) > 1:
        why.append(message("rarrr.score.impact", groups=len(groups), points=_bonus(IMPACT_BONUS, len(groups))))
    return why


def _bonus(table: tuple[int, ...], count: int) -> int:
    return table[min(count, len(table) - 1)]


def final_result(state: State, decks: Decks, ended: str = "rounds") -> Result:
    """The most points win; among equals the most Cities; if still equal, they share the win (RR6).

    A match that is stopped before anybody has anything has no winners.
    """
    scores = tuple(score(state, decks, player) for player in state.players)
    ranks = {made.seat: (made.total, len(state.player(made.seat).won)) for made in scores}
    best = max(ranks.values())
    if ended != "rounds" and best == (0, 0):
        return Result(ended, (), scores)
    return Result(ended, tuple(seat for seat, rank in ranks.items() if rank == best), scores)
