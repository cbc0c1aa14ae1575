"""A digest of a whole state, for comparing matches."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from meeple_city.border.plain import to_plain


def state_digest(state: Any) -> str:
    """The SHA-256 of a game's state as JSON."""
    text = json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
