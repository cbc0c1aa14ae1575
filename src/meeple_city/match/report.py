"""What a match came to, in the words others rely on."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from meeple_city.core.game import Game, Score
from meeple_city.match.driver import Match


def report(match: Match) -> dict[str, Any]:
    """The result as a JSON object."""
    play, header = match.play, match.header
    result = play.game.result(play.state) or play.game.standing(play.state, "max_turns")
    turns = play.game.turns(play.state)
    return {
        "game": header.game,
        "seed": header.seed,
        "turns": min(turns, header.max_turns) if match.out_of_turns and header.max_turns is not None else turns,
        "ended": result.ended,
        "winners": list(result.winners),
        "scores": [_score(score) for score in result.scores],
        "pieces": play.game.pieces(play.state),
        "journal": str(match.journal) if match.journal else None,
        "digest": state_digest(play.game, play.state),
        "records": play.number,
        "players": dict(zip(header.seats, header.players, strict=True)),
    }


def state_digest(game: Game[Any], state: Any) -> str:
    """The SHA-256 of a state: the same only if everything in it is."""
    text = json.dumps(game.to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def lines(data: dict[str, Any]) -> list[str]:
    """The result for people."""
    won = " and ".join(data["winners"]) or "nobody"
    told = [f"{data['game']}, seed {data['seed']}: {data['turns']} turns, ended by {data['ended']}; {won} won"]
    for score in data["scores"]:
        told.append(f"  {score['seat']} ({data['players'][score['seat']]}): {score['total']} points")
        told += [f"    {why}" for why in score["why"]]
    return [*told, f"journal: {data['journal']}"]


def _score(score: Score) -> dict[str, Any]:
    return {"seat": score.seat, "total": score.total, **score.parts, "why": list(score.why)}
