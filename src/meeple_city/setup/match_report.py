"""The result of a match, as the command line reports it."""

from __future__ import annotations

from typing import Any

from meeple_city.core.game import Result, Score
from meeple_city.match.driver import Match
from meeple_city.match.state_digest import state_digest
from meeple_city.words.catalogue import Words, load_words
from meeple_city.words.plural import plural


def match_report(match: Match) -> dict[str, Any]:
    """The result as a JSON object."""
    play, header, result = match.play, match.header, match.result()
    turns = play.game.turns(play.state)
    words = load_words().within(header.city, header.called)
    return {
        "game": header.game,
        "seed": header.seed,
        "turns": turns - 1 if match.out_of_turns else turns,  # the limit ends a match when the next turn has started
        "ended": result.ended,
        "winners": list(result.winners),
        "scores": [_score(score, result, words) for score in result.scores],
        "teams": [
            {
                "seats": list(team.seats),
                "total": team.total,
                "won": set(team.seats) <= set(result.winners),
                "why": [words.phrase(reason) for reason in team.why],
            }
            for team in result.teams
        ],
        "pieces": play.game.pieces(play.state),
        "journal": str(match.journal) if match.journal else None,
        "digest": state_digest(play.state),
        "records": play.number,
        "players": dict(zip(header.seats, header.players, strict=True)),
    }


def report_lines(data: dict[str, Any]) -> list[str]:
    """The result for people."""
    words = load_words()
    won = " and ".join(words.name("seat", seat) for seat in data["winners"]) or "Nobody"
    ended = words.name("ended", data["ended"])
    lines = [f"{words.name('game', data['game'])}, seed {data['seed']}: {plural(data['turns'], 'turn')}, {ended}"]
    lines.append(f"{won} won.")
    for score in data["scores"]:
        seat, player = words.name("seat", score["seat"]), data["players"][score["seat"]]
        lines.append(f"  {seat} ({player}): {plural(score['total'], 'point')}")
        lines += [f"    {why}" for why in score["why"]]
    for team in data["teams"]:
        names = " and ".join(words.name("seat", seat) for seat in team["seats"])
        lines.append(f"  {names}: {plural(team['total'], 'point')} together")
    return [*lines, f"journal: {data['journal']}"]


def _score(score: Score, result: Result, words: Words) -> dict[str, Any]:
    team = next((team.seats for team in result.teams if score.seat in team.seats), (score.seat,))
    return {
        "seat": score.seat,
        "team": list(team),
        "total": score.total,
        **score.parts,
        "why": [words.phrase(reason) for reason in score.why],
    }
