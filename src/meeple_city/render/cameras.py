"""From where the table is seen: views with a name, and views from anywhere."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.errors import BadRequest
from meeple_city.render.scenery import Place, Point

# The corner of the board that each colour sits at, as signs of x and y.
SEATS = {"red": (-1, -1), "blue": (1, -1), "green": (1, 1), "yellow": (-1, 1)}

# Distances below are for a board this wide; a wider one is seen from proportionally further away.
USUAL_BOARD_M = 0.56

ASIDE = math.radians(16.0)


@dataclass(frozen=True)
class Camera:
    """An eye, what it looks at, and how wide it sees across the shorter side of the picture."""

    eye_m: Place
    target_m: Place
    fov_deg: float = 35.0


def view_names() -> tuple[str, ...]:
    """Every name that `named_view` knows."""
    people = tuple(f"{pose}:{colour}" for pose in ("seat", "stand") for colour in SEATS)
    return ("top", "director", *people)


def named_view(name: str, board_width_m: float = USUAL_BOARD_M, centre_m: Point = (0.0, 0.0)) -> Camera:
    """The view of that name, of a board of that width around that centre."""
    scale = board_width_m / USUAL_BOARD_M
    camera = _usual_view(name)
    return Camera(_placed(camera.eye_m, scale, centre_m), _placed(camera.target_m, scale, centre_m), camera.fov_deg)


def free_view(eye_m: Place, target_m: Place, fov_deg: float = 35.0) -> Camera:
    """A view from any eye to any target that is not the eye itself."""
    if eye_m == target_m:
        raise BadRequest(f"a camera at {eye_m} cannot look at the very point it is in")
    if not 1.0 <= fov_deg <= 150.0:
        raise BadRequest(f"a camera sees between 1 and 150 degrees wide, not {fov_deg}")
    return Camera(eye_m, target_m, fov_deg)


def _usual_view(name: str) -> Camera:
    if name == "top":
        return Camera((0.0, 0.0, 1.45), (0.0, 0.0, 0.0), 24.5)
    if name == "director":
        return Camera((0.36, -0.90, 0.60), (-0.010, -0.026, 0.012), 28.8)
    pose, _, colour = name.partition(":")
    if colour in SEATS and pose == "seat":
        return Camera(_behind(colour, 0.70, 0.40), (0.0, 0.0, -0.01), 44.0)
    if colour in SEATS and pose == "stand":
        return Camera(_behind(colour, 0.62, 0.80), (0.0, 0.0, -0.04), 42.0)
    raise BadRequest(f"no view is called {name!r}; there are {', '.join(view_names())}")


def _behind(colour: str, out_m: float, up_m: float) -> Place:
    # A little to the side of the corner: one's own monster would stand in the middle of the picture.
    x, y = SEATS[colour]
    turn = math.atan2(y, x) + ASIDE
    return (out_m * math.cos(turn), out_m * math.sin(turn), up_m)


def _placed(point: Place, scale: float, centre_m: Point) -> Place:
    return (point[0] * scale + centre_m[0], point[1] * scale + centre_m[1], point[2] * scale)
