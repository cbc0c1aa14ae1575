"""Final scores, with reasons, and winners."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from meeple_city.border import message
from meeple_city.core.events import Card, modified
from meeple_city.core.game import Result, Score
from meeple_city.games.rampage.cards.in_play import cards_in_play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import COLOURS, Monster, State


def result(state: State) -> Result | None:
    """R10: the result, or None while the match is being played."""
    return standing(state, state.ended) if state.ended else None


def standing(state: State, ended: str) -> Result:
    """The result if the match ended now for the given reason."""
    scores = tuple(score(state, seat) for seat in state.seats)
    won = winners(state, scores)
    return Result(ended, won, tuple(_with_tie(state, row, scores, won) for row in scores))


def score(state: State, seat: str) -> Score:
    """R10.3: score sets, Floors, broken teeth and Characters."""
    monster = state.monsters[seat]
    numbers = constants()
    sets = complete_sets(state, monster)
    cards = cards_in_play(state)
    each_tooth = modified(cards, state, "tooth_points", numbers.tooth_points, seat)
    scored = [card.score(state, seat) for owner, card in cards if owner == seat and card.overrides(Card.score)]
    characters = [points for points in scored if points is not None]
    parts = {
        "sets": sets * numbers.set_points,
        "floors": len(monster.floors) * numbers.floor_points,
        "teeth": monster.broken * each_tooth,
        "character": sum(points.points for points in characters),
        "penalties": 0,
    }
    why = [
        message("rampage.score.sets", sets=sets, each=numbers.set_points, meeples=len(monster.meeples)),
        message("rampage.score.floors", floors=len(monster.floors), each=numbers.floor_points),
        message("rampage.score.teeth", teeth=monster.broken, each=each_tooth),
        *([points.why for points in characters] or [message("rampage.score.character")]),
        message("rampage.score.penalties"),
    ]
    if seat == state.culprit:
        why.append(message("rampage.score.culprit"))
    return Score(seat, sum(parts.values()), parts, tuple(why))


def _with_tie(state: State, row: Score, scores: tuple[Score, ...], won: tuple[str, ...]) -> Score:
    """R10.5: a score with the reason that decided a tie for most points, if there was one."""
    able = [other for other in scores if other.seat != state.culprit]
    tied = [other.seat for other in able if other.total == max(rival.total for rival in able)]
    if len(tied) < 2 or row.seat not in tied:
        return row
    outcome = "tie_lost" if row.seat not in won else "tie_shared" if len(won) > 1 else "tie_won"
    reason = message(f"rampage.score.{outcome}", meeples=len(state.monsters[row.seat].meeples))
    return replace(row, why=(*row.why, reason))


def complete_sets(state: State, monster: Monster) -> int:
    """R10.4: a set is one Meeple of each of the six colours; others score nothing."""
    colours = Counter(state.city.meeples[meeple] for meeple in monster.meeples)
    return min(colours[colour] for colour in COLOURS)


def winners(state: State, scores: tuple[Score, ...]) -> tuple[str, ...]:
    """R10.5: most points, then most Meeples, then a shared win; R8.5: never whoever filled the sixth line."""
    rank = {row.seat: (row.total, len(state.monsters[row.seat].meeples)) for row in scores if row.seat != state.culprit}
    best = max(rank.values())
    return tuple(seat for seat in state.seats if rank.get(seat) == best)
