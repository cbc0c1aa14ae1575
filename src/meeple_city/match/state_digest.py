"""A digest of a whole state, for comparing matches."""

from __future__ import annotations

import hashlib
import json

from meeple_city.border.plain import to_plain
from meeple_city.core.game import Game, S


def state_digest(game: Game[S], state: S) -> str:
    """The SHA-256 of a state of a game as JSON."""
    text = json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
