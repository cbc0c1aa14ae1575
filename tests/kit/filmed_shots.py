"""Shots of all kinds on cities that are more and more wrecked, to be filmed; and what a picture shows of them."""

import math
import random
from functools import cache

import numpy as np
from tests.kit.shots import random_request
from tests.kit.tables import table

from meeple_city.setup.motions import motion_of
from meeple_city.show.action import Action, Boxes
from meeple_city.show.motion import Motion

SHAPE = 16 / 9
SHORTEST_S = 0.1  # shorter motions are not filmed
CITIES = 8  # each is wrecked by the shots made on it
FILMED = ("flick", "drop", "toss", "breathe", "place")


@cache
def filmed_shots(count: int, seed: str = "filmed") -> tuple[tuple[str, Motion], ...]:
    """So many shots, each with its kind; a few on each city, one after the other."""
    here, chance, found = table(), random.Random(seed), []
    while len(found) < count:
        snapshot, made = here.initial_snapshot(), 0
        while made < math.ceil(count / CITIES) and len(found) < count:
            request = random_request(chance, snapshot)
            track = here.run(snapshot, request)
            snapshot = track.final if track.refused is None else snapshot
            motion = motion_of(here, track) if track.refused is None and request.kind in FILMED else None
            if motion is not None and motion.length_s - motion.released_s >= SHORTEST_S and len(motion.keys) > 1:
                found.append((request.kind, motion))
                made += 1
    return tuple(found)


def corners(boxes: Boxes) -> np.ndarray:
    """The eight corners of each box."""
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    return boxes.centres[:, None] + np.einsum("bij,cj,bj->bci", boxes.turns, signs, boxes.halves)


def moment_of(action: Action, track_s: float) -> int:
    """The number of the moment nearest to a time of the track."""
    return int(np.abs(action.times - track_s).argmin())
