"""The picture of the moment, from a motion's impacts: dust where things land, squashed Meeples, a small shake."""

from __future__ import annotations

import math
from collections.abc import Iterable

from meeple_city.display.effects import DustPuff, Effects
from meeple_city.display.geometry import Vector
from meeple_city.show.motion import Hit, Motion

# Our choices. Dust is thin: in slow motion it must not hide what happens.
DUSTY_N_S, MOST_HITS, WAYS = 0.004, 8, 3
DUST_S = 0.55
SMALLEST_M, GROWS_M, RISES_M, AWAY_M = 0.012, 0.030, 0.016, 0.075
THICKEST = 0.65
BELOW = ("board", "table", "ground", "ruin", "floor")
# A Meeple gives way just before it flies, and springs back.
HIT_N_S = 0.0015
EARLY_S, SQUASH_S, SPRING_S = 0.03, 0.05, 0.12
SQUASHED, STRETCHED = 0.74, 1.12
# The picture shakes with the hardest impacts.
SHAKES_N_S, MOST_SHAKE_M = 0.012, 0.0035
SHAKE_S, SHAKE_HZ = 0.22, 17.0
LOUDEST_N_S = 0.05


def effects_at(motion: Motion, at_s: float) -> Effects:
    """What a moment of a track looks like besides its pieces."""
    return Effects(tuple(_puffs(motion, at_s)), _heights(motion, at_s))


def shake_at(motion: Motion, at_s: float) -> Vector:
    """How far the picture is shaken at a moment, in metres."""
    sway = [0.0, 0.0, 0.0]
    for hit in motion.hits:
        age_s = at_s - hit.at_s
        if hit.impulse < SHAKES_N_S or not 0 <= age_s < SHAKE_S or hit.at_s < motion.released_s:
            continue
        size = MOST_SHAKE_M * min(1.0, hit.impulse / LOUDEST_N_S) * (1 - age_s / SHAKE_S) ** 2
        turn = math.tau * SHAKE_HZ * age_s
        for axis, phase in enumerate((0.0, 2.1, 4.2)):
            sway[axis] += size * math.sin(turn + phase + 7 * hit.at_s)
    x, y, z = (min(MOST_SHAKE_M, max(-MOST_SHAKE_M, part)) for part in sway)
    return x, y, z


def _puffs(motion: Motion, at_s: float) -> Iterable[DustPuff]:
    dusty = [hit for hit in motion.hits if 0 <= at_s - hit.at_s < DUST_S and _is_dusty(hit)]
    for hit in sorted(dusty, key=lambda hit: -hit.impulse)[:MOST_HITS]:
        share = (at_s - hit.at_s) / DUST_S
        (x, y, z), strong = hit.place_m, min(1.0, hit.impulse / LOUDEST_N_S) ** 0.5
        spread = math.sqrt(share)
        away, size = AWAY_M * strong * spread, SMALLEST_M + GROWS_M * strong * spread
        for way in range(WAYS):
            turn = math.tau * (way / WAYS + 100 * hit.at_s)  # looks random, and is always the same
            place = (
                x + away * math.cos(turn),
                y + away * math.sin(turn),
                max(size / 2, z * (1 - share)) + RISES_M * share,
            )
            yield DustPuff(place, size, THICKEST * strong * (1 - share) ** 1.5)


def _is_dusty(hit: Hit) -> bool:
    below = any(piece.partition(":")[0] in BELOW for piece in (hit.a, hit.b))
    return hit.impulse >= DUSTY_N_S and below


def _heights(motion: Motion, at_s: float) -> dict[str, float]:
    """How tall Meeples are that were just hit; the hardest hit counts."""
    found: dict[str, tuple[float, float]] = {}
    for hit in motion.hits:
        if hit.impulse < HIT_N_S or not -EARLY_S < at_s - hit.at_s < SPRING_S:
            continue
        for piece in (hit.a, hit.b):
            if piece.startswith("meeple:") and hit.impulse > found.get(piece, (0.0, 1.0))[0]:
                found[piece] = (hit.impulse, _height(at_s - hit.at_s))
    return {piece: height for piece, (_, height) in found.items()}


def _height(age_s: float) -> float:
    if age_s < 0:
        return 1 + (SQUASHED - 1) * (1 + age_s / EARLY_S)
    if age_s < SQUASH_S:
        return SQUASHED + (STRETCHED - SQUASHED) * (age_s / SQUASH_S)
    return STRETCHED + (1 - STRETCHED) * (age_s - SQUASH_S) / (SPRING_S - SQUASH_S)
