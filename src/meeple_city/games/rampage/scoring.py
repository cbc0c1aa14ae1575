"""Final scores, with reasons, and winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from meeple_city.border import message
from meeple_city.core.events import Card, modified
from meeple_city.core.game import Result, Score, TeamScore
from meeple_city.games.rampage.cards.in_play import cards_in_play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import COLOURS, Monster, State, Team


def result(state: State) -> Result | None:
    """R10: the result, or None while the match is being played."""
    return standing(state, state.ended) if state.ended else None


def standing(state: State, ended: str) -> Result:
    """The result if the match ended now for the given reason."""
    scores = tuple(score(state, seat) for seat in state.seats)
    totals = {team: team_total(state, team, scores) for team in state.teams}
    won = winning_teams(state, totals)
    told = tuple(_with_tie(state, row, totals, won) for row in scores)
    in_teams = any(len(team.seats) > 1 for team in state.teams)
    teams = tuple(_team_score(state, team, scores, totals[team]) for team in state.teams) if in_teams else ()
    winners = tuple(seat for seat in state.seats if state.team_of(seat) in won)
    return Result(ended, winners, told, teams)


def score(state: State, seat: str) -> Score:
    """R10.3: score sets, Floors, broken teeth and Characters."""
    monster = state.monsters[seat]
    numbers = constants()
    sets = complete_sets(state, monster)
    cards = cards_in_play(state)
    loose = len(monster.meeples) - sets * len(COLOURS)
    each_loose = modified(cards, state, "loose_meeple", 0, seat)
    each_tooth = modified(cards, state, "tooth_points", numbers.tooth_points, seat)
    scored = [card.score(state, seat) for owner, card in cards if owner == seat and card.overrides(Card.score)]
    characters = [points for points in scored if points is not None]
    parts = {
        "sets": sets * numbers.set_points,
        "floors": len(monster.floors) * numbers.floor_points,
        "teeth": monster.broken * each_tooth,
        "character": sum(points.points for points in characters),
        "penalties": loose * each_loose,
    }
    why = [
        message("rampage.score.sets", sets=sets, each=numbers.set_points, meeples=len(monster.meeples)),
        message("rampage.score.floors", floors=len(monster.floors), each=numbers.floor_points),
        message("rampage.score.teeth", teeth=monster.broken, each=each_tooth),
        *([points.why for points in characters] or [message("rampage.score.character")]),
        message("rampage.score.diet", meeples=loose) if each_loose else message("rampage.score.penalties"),
    ]
    if state.culprit in state.team_of(seat).seats:
        why.append(message("rampage.score.culprit"))
    return Score(seat, sum(parts.values()), parts, tuple(why))


def team_total(state: State, team: Team, scores: tuple[Score, ...]) -> int:
    """R13.5: a team has the points of its weakest member; in the French edition, teeth do not count for teams."""
    if len(team.seats) == 1:
        return next(row.total for row in scores if row.seat in team.seats)
    return min(_counted(state, row) for row in scores if row.seat in team.seats)


def _counted(state: State, row: Score) -> int:
    return row.total - (row.parts["teeth"] if state.edition == "fr" else 0)


def team_meeples(state: State, team: Team) -> int:
    """R10.5: what decides a tie."""
    return sum(len(state.monsters[seat].meeples) for seat in team.seats)


def winning_teams(state: State, totals: Mapping[Team, int]) -> tuple[Team, ...]:
    """R10.5: most points, then most Meeples, then a shared win; R8.5: never whoever filled the sixth line."""
    rank = {
        team: (total, team_meeples(state, team)) for team, total in totals.items() if state.culprit not in team.seats
    }
    best = max(rank.values())
    return tuple(team for team in rank if rank[team] == best)


def _with_tie(state: State, row: Score, totals: Mapping[Team, int], won: tuple[Team, ...]) -> Score:
    """R10.5: a score with the reason that decided a tie for most points, if there was one."""
    able = {team: total for team, total in totals.items() if state.culprit not in team.seats}
    tied = [team for team, total in able.items() if total == max(able.values())]
    own = state.team_of(row.seat)
    if len(tied) < 2 or own not in tied:
        return row
    outcome = "tie_lost" if own not in won else "tie_shared" if len(won) > 1 else "tie_won"
    reason = message(f"rampage.score.{outcome}", meeples=team_meeples(state, own))
    return replace(row, why=(*row.why, reason))


def _team_score(state: State, team: Team, scores: tuple[Score, ...], total: int) -> TeamScore:
    """R13.5: the points of a team, and whose they are."""
    weakest = tuple(row.seat for row in scores if row.seat in team.seats and _counted(state, row) == total)
    return TeamScore(team.seats, total, (message("rampage.score.team", seats=weakest, points=total),))


def complete_sets(state: State, monster: Monster) -> int:
    """R10.4: a set is one Meeple of each of the six colours; others score nothing."""
    colours = Counter(state.city.meeples[meeple] for meeple in monster.meeples)
    return min(colours[colour] for colour in COLOURS)
