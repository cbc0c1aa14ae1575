"""Named views of the table: from above, from each seat, and close to a Body."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from meeple_city.border.geometry import rotate
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Point, Pose, Position
from meeple_city.errors import BadInput
from meeple_city.ui.seats import USUAL_SEATS, Seat

# The distances below are for a square board of this size; larger ones are seen from proportionally further away. A wide
# one may take up the width of a picture that is no narrower than this.
USUAL_BOARD_M = 0.56
NARROWEST_PICTURE = 4 / 3

# The box around a Body standing in its own frame; only its corners matter here.
BODY_SIZE_M = (0.044, 0.024, 0.100)
# With the chin on a Body, the eyes are this far above and behind it.
CHIN_UP_M, CHIN_BACK_M = 0.037, 0.042
HAND_OUT_M, HAND_UP_M = 0.17, 0.13
# Close views for viewers: of a Monster, and of a mouth; our choice.
PORTRAIT_FAR_M, PORTRAIT_UP_M, PORTRAIT_FOV = 0.27, 0.13, 30.0
PORTRAIT_ASIDE = tuple(map(math.radians, (40.0, -40.0, 80.0, -80.0, 0.0, 120.0, -120.0)))  # the first that is clear
MOUTH_FAR_M, MOUTH_UP_M, MOUTH_MIDDLE_M, MOUTH_FOV = 0.30, 0.13, 0.045, 32.0
MOUTH_ASIDE = tuple(map(math.radians, (0.0, 35.0, -35.0, 55.0, -55.0)))
CLEAR_M = 0.09  # between the line of sight and the middle of a screen or a Body


@dataclass(frozen=True)
class CameraSubjects:
    """What named views depend on: the boards, the seats, and the pose of each colour's Body."""

    board_m: Point = (USUAL_BOARD_M, USUAL_BOARD_M)
    centre_m: Point = (0.0, 0.0)
    seats: Mapping[str, Seat] = field(default_factory=lambda: USUAL_SEATS)
    bodies: Mapping[str, Pose] = field(default_factory=dict)


USUAL_SUBJECTS = CameraSubjects()


def view_names(subjects: CameraSubjects = USUAL_SUBJECTS) -> tuple[str, ...]:
    """Every name that `named_view` knows."""
    people = tuple(f"{pose}:{colour}" for pose in ("seat", "stand") for colour in subjects.seats)
    owners = [colour for colour in subjects.seats if colour in subjects.bodies]
    return ("top", "director", *people, *(f"{pose}:{colour}" for pose in ("chin", "hand") for colour in owners))


def named_view(name: str, subjects: CameraSubjects = USUAL_SUBJECTS) -> Camera:
    """The view of that name."""
    if name not in view_names(subjects):
        raise BadInput(f"view {name!r} is unknown; allowed: {', '.join(view_names(subjects))}")
    pose, _, colour = name.partition(":")
    if not colour:
        return _overview(name, subjects)
    seat = subjects.seats[colour]
    if pose == "seat":
        return Camera(seat.eye_m, seat.target_m, 44.0)
    if pose == "stand":
        return Camera(seat.stand_m, seat.target_m, 42.0)
    body = subjects.bodies[colour]
    return chin_view(body, seat.target_m) if pose == "chin" else hand_view(body, seat.out)


def chin_view(body: Pose, toward_m: Position) -> Camera:
    """The chin on a Body, looking along the breath to a point."""
    return chin_on(body_top(body), toward_m)


def chin_on(top: Position, toward_m: Position) -> Camera:
    """The chin on one point, looking along the breath to another."""
    dx, dy = toward_m[0] - top[0], toward_m[1] - top[1]
    length = math.hypot(dx, dy)
    ahead = (dx / length, dy / length) if length > 1e-6 else (0.0, 1.0)
    eye = (top[0] - ahead[0] * CHIN_BACK_M, top[1] - ahead[1] * CHIN_BACK_M, top[2] + CHIN_UP_M)
    reach = max(length, 0.12)
    return Camera(eye, (top[0] + ahead[0] * reach, top[1] + ahead[1] * reach, max(0.02, 0.35 * top[2])), 62.0)


def hand_view(body: Pose, out: Point) -> Camera:
    """Close behind a Body that a hand carries, from its owner's side, with the board below it in view."""
    middle = body_middle(body)
    eye = (middle[0] + out[0] * HAND_OUT_M, middle[1] + out[1] * HAND_OUT_M, middle[2] + HAND_UP_M)
    return Camera(eye, (middle[0] - out[0] * 0.05, middle[1] - out[1] * 0.05, middle[2] - 0.02), 58.0)


def body_top(body: Pose) -> Position:
    """The middle of the highest face of a Body, standing or lying: the chin rests there."""
    place, turn = body
    half_x, half_y, high = BODY_SIZE_M[0] / 2, BODY_SIZE_M[1] / 2, BODY_SIZE_M[2]
    corners = [(x, y, z) for x in (-half_x, half_x) for y in (-half_y, half_y) for z in (0.0, high)]
    middle = body_middle(body)
    top = max(rotate(turn, corner)[2] for corner in corners) + place[2]
    if rotate(turn, (0.0, 0.0, 1.0))[2] > 0.7:
        head = rotate(turn, (0.0, 0.0, high))
        return place[0] + head[0], place[1] + head[1], top
    return middle[0], middle[1], top


def portrait_view(body: Pose, centre_m: Point, obstacles_m: Iterable[Point] = ()) -> Camera:
    """A Monster from nearby and low down, from outside, with the city behind it and as little as possible before it."""
    x, y, z = body_middle(body)
    outwards = math.atan2(y - centre_m[1], x - centre_m[0])
    eye = _clear_eye((x, y), [outwards + aside for aside in PORTRAIT_ASIDE], PORTRAIT_FAR_M, obstacles_m)
    return Camera((*eye, PORTRAIT_UP_M), (x, y, z), PORTRAIT_FOV)


def mouth_view(seat: Seat, obstacles_m: Iterable[Point] = ()) -> Camera:
    """A player's screen, with the mouth and its teeth, from the city, past whatever stands before it."""
    inwards = math.atan2(-seat.out[1], -seat.out[0])
    eye = _clear_eye(seat.screen_m, [inwards + aside for aside in MOUTH_ASIDE], MOUTH_FAR_M, obstacles_m)
    return Camera((*eye, MOUTH_UP_M), (*seat.screen_m, MOUTH_MIDDLE_M), MOUTH_FOV)


def _clear_eye(target_m: Point, angles: Iterable[float], far_m: float, obstacles_m: Iterable[Point]) -> Point:
    """From which side a target is seen past all obstacles; from the first one that does, or else the best."""
    obstacles = tuple(obstacles_m)
    x, y = target_m
    eyes = [(x + far_m * math.cos(angle), y + far_m * math.sin(angle)) for angle in angles]
    room = {eye: min((_away(at, eye, target_m) for at in obstacles), default=CLEAR_M) for eye in eyes}
    return next((eye for eye in eyes if room[eye] >= CLEAR_M), max(eyes, key=room.__getitem__))


def _away(at: Point, first: Point, last: Point) -> float:
    """How far a point is from the line between two others."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    along = ((at[0] - first[0]) * dx + (at[1] - first[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, along))
    return math.dist(at, (first[0] + share * dx, first[1] + share * dy))


def body_middle(body: Pose) -> Position:
    """The middle of a Body."""
    place, turn = body
    up = rotate(turn, (0.0, 0.0, BODY_SIZE_M[2] / 2))
    return place[0] + up[0], place[1] + up[1], place[2] + up[2]


def _overview(name: str, subjects: CameraSubjects) -> Camera:
    camera = Camera((0.0, 0.0, 1.45), (0.0, 0.0, 0.0), 24.5)
    if name == "director":
        camera = Camera((0.36, -0.90, 0.60), (-0.010, -0.026, 0.012), 28.8)
    width, depth = subjects.board_m
    scale = max(depth, width / NARROWEST_PICTURE) / USUAL_BOARD_M
    eye, target = (_placed(point, scale, subjects.centre_m) for point in (camera.eye_m, camera.target_m))
    return Camera(eye, target, camera.fov_deg)


def _placed(point: Position, scale: float, centre_m: Point) -> Position:
    return (point[0] * scale + centre_m[0], point[1] * scale + centre_m[1], point[2] * scale)
