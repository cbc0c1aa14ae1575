"""What a shot brings down: known as soon as it is simulated, and said before it is seen."""

from __future__ import annotations

import math
from collections import Counter

from meeple_city.core.view import PhysicalView
from meeple_city.show.remarks import Fall

DROPPED_MM, PUSHED_MM = 5.0, 25.0  # a floor that sinks or slides this far has come down; our choice


def fall_of(before: PhysicalView, after: PhysicalView) -> Fall:
    """What came down or left the city between two views."""
    floors: Counter[str] = Counter()
    for building in before.city.buildings:
        came_down = sum(_came_down(floor, before, after) for floor in building.floors)
        if came_down:
            floors[building.name] = came_down
    fallen = [body for body in after.table.fallen_bodies if body not in before.table.fallen_bodies]
    leaving = [piece for piece in after.table.outside if piece not in before.table.outside]
    return Fall(floors, tuple(body.partition(":")[2] for body in fallen), len(leaving))


def _came_down(floor: str, before: PhysicalView, after: PhysicalView) -> bool:
    was, now = before.table.where_mm.get(floor), after.table.where_mm.get(floor)
    if was is None or now is None:
        return False
    return was[2] - now[2] > DROPPED_MM or math.dist(was[:2], now[:2]) > PUSHED_MM
