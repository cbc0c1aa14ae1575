"""A digest of a whole state, for comparing matches."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from meeple_city.core.game import Game


def state_digest(game: Game[Any], state: Any) -> str:
    """The SHA-256 of a state as JSON."""
    text = json.dumps(game.to_json(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
