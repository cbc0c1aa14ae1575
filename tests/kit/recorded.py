"""Short recorded matches with real tracks."""

from datetime import date
from pathlib import Path

from meeple_city.setup.matches import MatchFrontEnd, begin_match, plan_match
from meeple_city.ui.settings import NewMatch


def record(path: Path, game: str = "rampage", players: int = 2, turns: int = 2, **options: str) -> Path:
    """Let easy bots play a few turns; returns the journal."""
    new = NewMatch(game, ("easy",) * players, options, seed=3, journal=path, max_turns=turns)
    with begin_match(plan_match(new, date(2026, 1, 1), people=False), MatchFrontEnd()) as match:
        match.run()
    return path
