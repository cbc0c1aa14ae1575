"""The result of a match, as the command line reports it."""

from __future__ import annotations

from typing import Any

from meeple_city.border import Argument, message
from meeple_city.core.game import Result, Score
from meeple_city.match.driver import Match
from meeple_city.match.state_digest import state_digest
from meeple_city.words.catalogue import Words


def match_report(match: Match, words: Words) -> dict[str, Any]:
    """The result as a JSON object; the reasons for points are in the words of the match."""
    play, header, result = match.play, match.header, match.result()
    turns = play.game.turns(play.state)
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


def report_lines(data: dict[str, Any], words: Words) -> list[str]:
    """The result for people."""

    def say(key: str, **args: Argument) -> str:
        return words.say(message(f"cli.match.{key}", **args))

    winners = tuple(data["winners"])
    lines = [say("summary", game=data["game"], seed=str(data["seed"]), turns=data["turns"], ended=data["ended"])]
    lines.append(say("won", count=len(winners), seats=winners))
    for score in data["scores"]:
        player = data["players"][score["seat"]]
        lines.append("  " + say("score", seat=score["seat"], player=player, points=score["total"]))
        lines += [f"    {why}" for why in score["why"]]
    for team in data["teams"]:
        lines.append("  " + say("team", seats=tuple(team["seats"]), points=team["total"]))
    return [*lines, words.phrase(message("cli.match.journal", path=str(data["journal"])))]


def _score(score: Score, result: Result, words: Words) -> dict[str, Any]:
    team = next((team.seats for team in result.teams if score.seat in team.seats), (score.seat,))
    return {
        "seat": score.seat,
        "team": list(team),
        "total": score.total,
        **score.parts,
        "why": [words.phrase(reason) for reason in score.why],
    }
