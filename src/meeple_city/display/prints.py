"""How the print of a board is found: by the zones it shows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from meeple_city.display.stage import PaintedZone


def print_key(zones: Iterable[PaintedZone]) -> str:
    """A few letters that change with any zone's outline or colour, whatever their order."""
    rows = sorted(
        json.dumps([zone.colour, [[round(x, 3) + 0.0, round(y, 3) + 0.0] for x, y in zone.outline_mm]])
        for zone in zones
    )
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]
