"""From where the table is seen: views with a name, and views from anywhere."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.border.geometry import rotate
from meeple_city.display.camera import Camera
from meeple_city.display.stage import Place, Point, Turn
from meeple_city.errors import BadRequest
from meeple_city.ui.seats import USUAL_SEATS, Seat

# Distances below are for a board this wide; a wider one is seen from proportionally further away.
USUAL_BOARD_M = 0.56

# A Body as it stands in its own frame; only its corners matter here.
BODY_SIZE_M = (0.044, 0.024, 0.100)
# With the chin on a Body, the eyes are this little above it and behind it.
CHIN_UP_M, CHIN_BACK_M = 0.034, 0.050
HAND_OUT_M, HAND_UP_M = 0.17, 0.13


@dataclass(frozen=True)
class CameraSubjects:
    """What named views depend on: the boards, the seats, and where each colour's Body is (frame and turn)."""

    board_width_m: float = USUAL_BOARD_M
    centre_m: Point = (0.0, 0.0)
    seats: Mapping[str, Seat] = field(default_factory=lambda: USUAL_SEATS)
    bodies: Mapping[str, tuple[Place, Turn]] = field(default_factory=dict)


USUAL = CameraSubjects()


def view_names(sight: CameraSubjects = USUAL) -> tuple[str, ...]:
    """Every name that `named_view` knows there."""
    people = tuple(f"{pose}:{colour}" for pose in ("seat", "stand") for colour in sight.seats)
    owners = [colour for colour in sight.seats if colour in sight.bodies]
    return ("top", "director", *people, *(f"{pose}:{colour}" for pose in ("chin", "hand") for colour in owners))


def named_view(name: str, sight: CameraSubjects = USUAL) -> Camera:
    """The view of that name."""
    if name not in view_names(sight):
        raise BadRequest(f"no view is called {name!r}; there are {', '.join(view_names(sight))}")
    pose, _, colour = name.partition(":")
    if not colour:
        return _overview(name, sight)
    seat = sight.seats[colour]
    if pose == "seat":
        return Camera(seat.eye_m, seat.target_m, 44.0)
    if pose == "stand":
        return Camera(seat.stand_m, seat.target_m, 42.0)
    body = sight.bodies[colour]
    return chin_view(body, seat.target_m) if pose == "chin" else hand_view(body, seat.out)


def chin_view(body: tuple[Place, Turn], toward_m: Place) -> Camera:
    """The head down on a Body, looking along one's breath to a point."""
    return chin_on(body_top(body), toward_m)


def chin_on(top: Place, toward_m: Place) -> Camera:
    """The chin on that very point, looking along one's breath to another."""
    dx, dy = toward_m[0] - top[0], toward_m[1] - top[1]
    length = math.hypot(dx, dy)
    ahead = (dx / length, dy / length) if length > 1e-6 else (0.0, 1.0)
    eye = (top[0] - ahead[0] * CHIN_BACK_M, top[1] - ahead[1] * CHIN_BACK_M, top[2] + CHIN_UP_M)
    reach = max(length, 0.12)
    return Camera(eye, (top[0] + ahead[0] * reach, top[1] + ahead[1] * reach, max(0.02, 0.35 * top[2])), 62.0)


def hand_view(body: tuple[Place, Turn], out: Point) -> Camera:
    """Close behind a Body that a hand carries, from its owner's side, with what lies below it in sight."""
    middle = body_middle(body)
    eye = (middle[0] + out[0] * HAND_OUT_M, middle[1] + out[1] * HAND_OUT_M, middle[2] + HAND_UP_M)
    return Camera(eye, (middle[0] - out[0] * 0.05, middle[1] - out[1] * 0.05, middle[2] - 0.02), 58.0)


def body_top(body: tuple[Place, Turn]) -> Place:
    """The middle of the highest face of a Body, standing or lying: the chin goes there."""
    place, turn = body
    half_x, half_y, high = BODY_SIZE_M[0] / 2, BODY_SIZE_M[1] / 2, BODY_SIZE_M[2]
    corners = [(x, y, z) for x in (-half_x, half_x) for y in (-half_y, half_y) for z in (0.0, high)]
    middle = body_middle(body)
    top = max(rotate(turn, corner)[2] for corner in corners) + place[2]
    if rotate(turn, (0.0, 0.0, 1.0))[2] > 0.7:
        head = rotate(turn, (0.0, 0.0, high))
        return place[0] + head[0], place[1] + head[1], top
    return middle[0], middle[1], top


def body_middle(body: tuple[Place, Turn]) -> Place:
    """The middle of a Body."""
    place, turn = body
    up = rotate(turn, (0.0, 0.0, BODY_SIZE_M[2] / 2))
    return place[0] + up[0], place[1] + up[1], place[2] + up[2]


def free_view(eye_m: Place, target_m: Place, fov_deg: float = 35.0) -> Camera:
    """A view from any eye to any target that is not the eye itself."""
    if eye_m == target_m:
        raise BadRequest(f"a camera at {eye_m} cannot look at the very point it is in")
    if not 1.0 <= fov_deg <= 150.0:
        raise BadRequest(f"a camera sees between 1 and 150 degrees wide, not {fov_deg}")
    return Camera(eye_m, target_m, fov_deg)


def _overview(name: str, sight: CameraSubjects) -> Camera:
    camera = Camera((0.0, 0.0, 1.45), (0.0, 0.0, 0.0), 24.5)
    if name == "director":
        camera = Camera((0.36, -0.90, 0.60), (-0.010, -0.026, 0.012), 28.8)
    scale = sight.board_width_m / USUAL_BOARD_M
    eye, target = (_placed(point, scale, sight.centre_m) for point in (camera.eye_m, camera.target_m))
    return Camera(eye, target, camera.fov_deg)


def _placed(point: Place, scale: float, centre_m: Point) -> Place:
    return (point[0] * scale + centre_m[0], point[1] * scale + centre_m[1], point[2] * scale)
