"""Check a scene: everything stands on something, nothing overlaps, zones fit, counts are right."""

from __future__ import annotations

from itertools import combinations

from meeple_city.table.geometry import overlap_area
from meeple_city.table.scene import Scene
from meeple_city.table.table import Table
from meeple_city.table.zones import SPECK, tiling_problems

DEEP = 0.0003  # metres: pieces that overlap by more than this are misplaced; our choice


def scene_problems(table: Table) -> list[str]:
    """Everything that is wrong with a scene, one line each."""
    scene = table.scene
    problems = _count_problems(scene)
    problems += _stray_problems(scene)
    problems += tiling_problems(scene.zones, scene.boards)
    return problems + _piece_problems(table)


def _count_problems(scene: Scene) -> list[str]:
    counts = scene.counts()
    return [
        f"expect: {kind} should be {wanted}, but {counts.get(kind, 0)} are placed"
        for kind, wanted in scene.expect.items()
        if counts.get(kind, 0) != wanted
    ]


def _stray_problems(scene: Scene) -> list[str]:
    """Pieces that are not above the table."""
    (cx, cy), (sx, sy) = scene.table.centre, scene.table.size
    return [
        f"{piece.key}: {piece.id} is not above the table"
        for piece in scene.pieces
        if abs(piece.position[0] - cx) > sx / 2 or abs(piece.position[1] - cy) > sy / 2
    ]


def _piece_problems(table: Table) -> list[str]:
    snapshot = table.initial_snapshot()
    keys = {piece.id: piece.key for piece in table.scene.pieces}
    problems = []
    deepest: dict[tuple[str, str], float] = {}
    for contact in snapshot.contacts:
        pair = (contact.a, contact.b)
        deepest[pair] = max(deepest.get(pair, 0.0), -contact.gap)
    for (a, b), depth in deepest.items():
        if depth > DEEP:
            problems.append(f"{keys[a]}: {a} and {b} overlap by {depth * 1000:.1f} mm")
    supported = table.observer.supported(snapshot)
    for piece in snapshot.pieces:
        if piece.id not in supported:
            problems.append(f"{keys[piece.id]}: {piece.id} is in the air")
    return problems + _fixed_overlaps(table.scene)


def _fixed_overlaps(scene: Scene) -> list[str]:
    """Zones that overlap although they must not; fixed pieces have no contacts that would show it."""
    solid = [zone for zone in scene.zones.all if zone.kind in ("sidewalk", "start", "vehicle_space")]
    return [
        f"zones {a.name!r} and {b.name!r} overlap"
        for a, b in combinations(solid, 2)
        if overlap_area(a.outline, b.outline) > SPECK
    ]
