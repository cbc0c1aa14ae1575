"""Names on the board can be read by everybody at the table: nothing that stands there hides them."""

import math
import tomllib

import numpy as np
import pytest
from tests.kit.pictures import MODELS
from tests.kit.pictures import view as camera_view
from tests.kit.tables import table

from meeple_city.setup.scenes import camera_subjects

SHARE = 0.93  # of a name that must be in sight; the rest is less than half a letter
PLATE = (0.42, 0.34)  # margins of its plate, as shares of the height of a capital


def signs():
    """All names on the board."""
    return tomllib.loads((MODELS / "prints.toml").read_text(encoding="utf-8"))["meeple-city"]["signs"]


def names_of(side):
    """The names of Neighborhoods that are read from the near or the far side."""
    return [row for row in signs() if "plate" in row and row["turn_deg"] == (180 if side > 0 else 0)]


def boxes():
    """The corners of everything on the table but the boards, turned pieces as if they were round."""
    low, high = [], []
    for piece in table().scene.pieces:
        shape = piece.model.shape
        if shape.kind == "board":
            continue
        w, x, y, z = piece.quaternion
        straight = min(abs(math.sin(math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 2)), 1.0) < 0.01
        reach = shape.size[:2] if straight else [max(shape.size[:2])] * 2
        half, at = np.array([*reach, 0.0]) / 2, np.array(piece.position)
        low.append(at - half)
        high.append(at + half + [0.0, 0.0, shape.size[2]])
    return np.array(low), np.array(high)


def points_of(row):
    """Points all over a name and its plate, just above the board."""
    x, y, high = *row["at_mm"], row["high_mm"]
    across, up = row["wide_mm"] / 2 + PLATE[0] * high, high * (0.5 + PLATE[1])
    xs, ys = np.meshgrid(np.linspace(x - across, x + across, 25), np.linspace(y - up, y + up, 7))
    return np.stack([xs.ravel() / 1000, ys.ravel() / 1000, np.full(xs.size, 0.0005)], axis=1)


def in_sight(eye, points, low, high):
    """The share of points between which and an eye no box stands."""
    way = points - eye
    near, far = ((edge[None] - eye) / way[:, None] for edge in (low, high))
    enter, leave = np.minimum(near, far).max(axis=2), np.maximum(near, far).min(axis=2)
    return 1.0 - ((enter < leave) & (leave > 0) & (enter < 1)).any(axis=1).mean()


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_every_seat_can_read_the_name_of_every_neighborhood(colour):
    seat, (low, high) = camera_subjects(table()).seats[colour], boxes()
    seen = {}
    for row in names_of(seat.eye_m[1]):
        share = in_sight(np.array(seat.eye_m), points_of(row), low, high)
        seen[row["of"]] = max(share, seen.get(row["of"], 0.0))
    assert len(seen) == 8
    assert {name: round(share, 2) for name, share in seen.items() if share < SHARE} == {}


def test_from_above_no_building_hides_any_name():
    eye, (low, high) = np.array([1e-6, 1e-6, camera_view("top").eye_m[2]]), boxes()
    shares = {(row["of"], row["turn_deg"]): in_sight(eye, points_of(row), low, high) for row in signs()}
    assert {name: round(share, 2) for name, share in shares.items() if share < SHARE} == {}
