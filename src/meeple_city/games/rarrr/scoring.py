"""Points and victory (RR6, RR7.1)."""

from __future__ import annotations

from collections import Counter

from meeple_city.core.game import Result, Score
from meeple_city.games.rarrr.cards import City, Decks
from meeple_city.games.rarrr.state import Player, State

GROUP_BONUS = (0, 0, 1, 2)  # by Cities of one group; more count like the last
IMPACT_BONUS = (0, 0, 1, 2, 4, 8)  # by different groups; more count like the last


def score(state: State, decks: Decks, player: Player) -> Score:
    """What a seat has made so far."""
    cities = [decks.cities[name] for name in player.won]
    parts = {"cities": sum(city.worth for city in cities)}
    why = [f"{city.name} is worth {city.worth}" for city in cities]
    if state.variants.bonus:
        parts |= bonus(cities)
        why += bonus_reasons(cities)
    return Score(player.seat, sum(parts.values()), parts, tuple(why))


def bonus(cities: list[City]) -> dict[str, int]:
    """Extra points for many Cities of a group, and for many groups (RR7.1)."""
    groups = Counter(city.group for city in cities)
    return {
        "groups": sum(_step(GROUP_BONUS, count) for count in groups.values()),
        "impact": _step(IMPACT_BONUS, len(groups)),
    }


def bonus_reasons(cities: list[City]) -> list[str]:
    """Why there are extra points, one line for each."""
    groups = Counter(city.group for city in cities)
    why = [f"{n} Cities in {group}: {_step(GROUP_BONUS, n)}" for group, n in groups.items() if n > 1]
    return [*why, f"{len(groups)} groups: {_step(IMPACT_BONUS, len(groups))}"] if len(groups) > 1 else why


def _step(steps: tuple[int, ...], count: int) -> int:
    return steps[min(count, len(steps) - 1)]


def final_result(state: State, decks: Decks, ended: str = "rounds") -> Result:
    """Most points win; among equals most Cities; still equal, they share it (RR6)."""
    scores = tuple(score(state, decks, player) for player in state.players)
    ranks = {made.seat: (made.total, len(state.player(made.seat).won)) for made in scores}
    best = max(ranks.values())
    return Result(ended, tuple(seat for seat, rank in ranks.items() if rank == best), scores)
