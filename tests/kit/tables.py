"""Tables for tests, and how far pieces have moved."""

from functools import cache

from meeple_city.files import data_folder, scene_file
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table


@cache
def table(scene: str = "meeple-city", seed: int = 0) -> Table:
    """The table of a shipped scene. Tables never change, so tests share them."""
    return open_table(data_folder("models"), scene_file(scene), seed)


def distance_mm(before: Snapshot, after: Snapshot, id_: str) -> float:
    """How far a piece has moved."""
    a, b = before.piece(id_), after.piece(id_)
    assert a is not None
    assert b is not None
    return sum((p - q) ** 2 for p, q in zip(a.position, b.position, strict=True)) ** 0.5 * 1000


def farthest_mm(before: Snapshot, after: Snapshot) -> tuple[float, str]:
    """How far the piece that moved most has moved, and which it is."""
    return max((distance_mm(before, after, piece.id), piece.id) for piece in before.pieces)


def standing_storeys(before: Snapshot, after: Snapshot, floors: range) -> int:
    """How many of these Floors are still about as high as before."""
    count = 0
    for number in floors:
        a, b = before.piece(f"floor:{number}"), after.piece(f"floor:{number}")
        if a and b and a.position[2] - b.position[2] < 0.008:
            count += 1
    return count
