"""The contact sheet: every piece front and back, in panels, the small pieces from nearer."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from panda3d.core import PNMImage

from meeple_city.border.geometry import multiply
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import UPRIGHT, Position, Quaternion
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Stage
from meeple_city.files import data_folder
from meeple_city.render.picture_renderer import PictureRenderer

SIZE = (1920, 1844)
GAP = 8  # pixels between panels
EYE_M = 4.2  # so far above that pieces are hardly seen from aside
TABLE = 2.4  # how much larger the table is than what is seen of it
APERTURE = 0.0008
FLOORS_IN_A_BOX = 19
INK = (0.09, 0.06, 0.05)

KINDS = ("black", "blue", "gray", "green", "red", "yellow")
COLOURS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "teal")
LYING: Quaternion = (math.sqrt(0.5), -math.sqrt(0.5), 0.0, 0.0)  # on its back, its front up
TURNED: Quaternion = (0.0, 0.0, 0.0, 1.0)  # half a turn on the spot
SIDEWAYS: Quaternion = (math.sqrt(0.5), 0.0, 0.0, math.sqrt(0.5))  # a quarter turn on the spot
OVER: Quaternion = (0.0, 0.0, 1.0, 0.0)  # upside down


@dataclass(frozen=True)
class Panel:
    """A part of the sheet: what lies there, its place in pixels, and the middle and width in metres of what is seen."""

    pieces: Callable[[], list[Drawn]]
    at: tuple[int, int]
    size: tuple[int, int]
    middle: tuple[float, float]
    wide_m: float

    def stage(self) -> Stage:
        """The pieces on a table of their own."""
        x, y = self.middle
        moved = (replace(p, position_m=_moved(p.position_m, -x, -y, -BOARD_THICKNESS_M)) for p in self.pieces())
        side = self.wide_m * TABLE
        return Stage(tuple(moved), table_size_m=(side, side), board_size_m=None)

    def camera(self) -> Camera:
        """From above."""
        high_m = self.wide_m * self.size[1] / self.size[0]
        return Camera((0.0, 0.0, EYE_M), (0.0, 0.0, 0.0), 2 * math.degrees(math.atan(high_m / 2 / EYE_M)))


def _moved(at: Position, x: float, y: float, z: float) -> Position:
    return (at[0] + x, at[1] + y, at[2] + z)


def draw_contact_sheet() -> PNMImage:
    """The whole sheet."""
    sheet = PNMImage(*SIZE)
    sheet.fill(*INK)
    for panel in PANELS:
        with PictureRenderer(panel.size, data_folder("models")) as renderer:
            renderer.draw(panel.stage(), panel.camera(), aperture=APERTURE)
            sheet.copy_sub_image(renderer.picture(), *panel.at)
    return sheet


# ---- what lies there


def _monsters() -> list[Drawn]:
    """Bodies, Paws and Vehicles of all colours."""
    found: list[Drawn] = []
    for n, colour in enumerate(COLOURS):
        x = 0.104 * n
        for k, turn in enumerate((UPRIGHT, TURNED)):
            found.append(_lying(f"body-{colour}", x + 0.049 * k, 0.066, 0.012, turn))
        found.append(Drawn(f"paws-{colour}", (x, 0.036, 0.0)))
        found.append(Drawn(f"paws-{colour}", (x + 0.049, 0.036, 0.009), OVER))
        found.append(_lying(f"vehicle-{colour}", x, -0.012, 0.009, UPRIGHT))
        found.append(Drawn(f"vehicle-{colour}", (x + 0.049, -0.003, 0.0)))
    return found


def _people() -> list[Drawn]:
    """Meeples of all kinds, from the front, from behind and from above, and Teeth."""
    found: list[Drawn] = []
    for n, kind in enumerate(KINDS):
        x = 0.023 * n
        found.append(_lying(f"meeple-{kind}", x, 0.046, 0.005, UPRIGHT))
        found.append(_lying(f"meeple-{kind}", x, 0.022, 0.005, TURNED))
        found.append(Drawn(f"meeple-{kind}", (x, 0.006, 0.0)))
    return found + [_lying("tooth", 0.140, 0.044 - 0.024 * n, 0.004, t) for n, t in enumerate((UPRIGHT, TURNED))]


def _floors(box: int) -> list[Drawn]:
    """Both sides of every Floor of a box."""
    found: list[Drawn] = []
    before = FLOORS_IN_A_BOX * box
    for n in range(24):
        place, number = (0.064 * (n % 9), -0.064 * (n // 9)), before + 1 + n // 2
        found.append(_side("floor-small", place, number, n % 2 == 0))
    for n in range(12):
        place, number = (0.015 + 0.0945 * (n % 6), -0.192 - 0.064 * (n // 6)), before + 13 + n // 2
        found.append(_side("floor-rectangle", place, number, n % 2 == 0))
    return found


def _large_floors() -> list[Drawn]:
    """Both sides of the large Floors, the Ruins and the Runaway boards."""
    large = [_side("floor-large", (0.116 * n, 0.0), FLOORS_IN_A_BOX * (1 + n // 2), n % 2 == 0) for n in range(4)]
    small = [_side("ruin-small", (-0.026 + 0.064 * n, -0.092), n + 1, True) for n in range(4)]
    wide = [_side("ruin-rectangle", (0.245 + 0.094 * n, -0.092), n + 5, True) for n in range(2)]
    boards = [Drawn("runaway-a-5", (0.63, 0.0, 0.0)), Drawn("runaway-b-4", (0.86, 0.0, 0.0), SIDEWAYS)]
    return [*large, *small, *wide, *boards, Drawn("ruin-large", (0.464, 0.0, 0.0))]


def _side(model: str, place: tuple[float, float], number: int, upright: bool) -> Drawn:
    """One side of a piece of card."""
    return Drawn(model, (*place, 0.0 if upright else 0.0022), UPRIGHT if upright else OVER, number)


def _screens() -> list[Drawn]:
    """The inside of four screens, and the outside of the others below, out of their shadows."""
    found = []
    for n, colour in enumerate(COLOURS):
        inside = n % 2 == 0
        x, y = 0.25 * (n // 2), 0.0 if inside else -0.104
        found.append(_lying(f"screen-{colour}", x, y, 0.052 if inside else 0.0015, UPRIGHT if inside else TURNED))
    return found


def _lying(model: str, x: float, y: float, half_m: float, turn: Quaternion) -> Drawn:
    """A piece on its back, or on its front; y is where its foot is."""
    return Drawn(model, (x, y, half_m), multiply(LYING, turn))


PANELS = (
    Panel(_monsters, (0, 0), (1920, 500), (0.3885, 0.078), 0.850),
    Panel(_people, (0, 508), (760, 400), (0.068, 0.030), 0.172),
    Panel(_screens, (768, 508), (1152, 400), (0.375, -0.026), 1.030),
    Panel(lambda: _floors(0), (0, 916), (956, 540), (0.256, -0.128), 0.590),
    Panel(lambda: _floors(1), (964, 916), (956, 540), (0.256, -0.128), 0.590),
    Panel(_large_floors, (0, 1464), (1920, 380), (0.464, -0.022), 1.07),
)
