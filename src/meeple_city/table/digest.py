"""The digest of a scene: the same for as long as physics and rules see the same table.

Journals and snapshots name it, so that a match is never resumed on another table. Looks do not count: titles, comments,
paint, the width of walls and drawings may change without ending a match.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from meeple_city.border.plain import to_plain
from meeple_city.table.catalogue import PieceCatalogue, Shape
from meeple_city.table.scene import Scene
from meeple_city.table.settings import PhysicsSettings

# Places on the table are rounded to the nanometre: sines and cosines differ in the last bit between machines.
DIGITS = 9


def scene_digest(scene: Scene, catalogue: PieceCatalogue, settings: PhysicsSettings) -> str:
    """SHA-256 of everything that physics and rules read, from its typed form."""
    data = {
        "seed": scene.seed,
        "pieces": [[p.id, p.model.name, _rounded(p.position), _rounded(p.quaternion)] for p in scene.pieces],
        "buildings": to_plain(scene.buildings),
        "zones": [[z.name, z.kind, [_rounded(p) for p in z.outline]] for z in scene.zones.all if z.kind != "wall"],
        "boards": [[_rounded(corner) for corner in board] for board in scene.boards],
        "table": to_plain(scene.table),
        "models": {name: _shape(model.shape) for name, model in catalogue.models.items()},
        "settings": to_plain(settings),
    }
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _shape(shape: Shape) -> dict[str, Any]:
    """A shape without its inertia, which follows from mass and hulls."""
    return {key: value for key, value in to_plain(shape).items() if key != "inertia"}


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) + 0.0 for number in numbers]  # + 0.0: no negative zeros
