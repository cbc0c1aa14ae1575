"""Icons, drawn by code: each is a few shapes on a grid of 24 by 24, painted once into a small picture.

An icon is written as shapes separated by semicolons: a name, and numbers for its points, radius or width. A shape is
added to the icon, or cut out of it if its name begins with a minus. The grid's y points down.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from panda3d.core import SamplerState, Texture

Mask = npt.NDArray[np.bool_]
Grid = npt.NDArray[np.float64]

GRID = 24.0
SIZE = 64  # pixels of a painted icon; they are shown at 16 to 40
FINE = 4  # samples across a pixel


def _circle(x: Grid, y: Grid, cx: float, cy: float, radius: float) -> Mask:
    return (x - cx) ** 2 + (y - cy) ** 2 <= radius**2


def _ring(x: Grid, y: Grid, cx: float, cy: float, radius: float, width: float) -> Mask:
    return abs(np.hypot(x - cx, y - cy) - radius) <= width / 2


def _box(x: Grid, y: Grid, left: float, top: float, right: float, bottom: float, corner: float = 0.0) -> Mask:
    dx = np.maximum(np.maximum(left + corner - x, x - right + corner), 0.0)
    dy = np.maximum(np.maximum(top + corner - y, y - bottom + corner), 0.0)
    return np.hypot(dx, dy) <= max(corner, 1e-9)


def _line(x: Grid, y: Grid, width: float, *points: float) -> Mask:
    """A line with round ends through these points."""
    found = np.zeros(x.shape, bool)
    corners = list(zip(points[::2], points[1::2], strict=True))
    for (ax, ay), (bx, by) in pairwise(corners):
        dx, dy = bx - ax, by - ay
        along = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1.0), 0.0, 1.0)
        found |= np.hypot(x - ax - along * dx, y - ay - along * dy) <= width / 2
    return found


def _poly(x: Grid, y: Grid, *points: float) -> Mask:
    """A polygon, filled by the even-odd rule."""
    found = np.zeros(x.shape, bool)
    corners = list(zip(points[::2], points[1::2], strict=True))
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if ay != by:
            crosses = (ay > y) != (by > y)
            found ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return found


PAINT: dict[str, Callable[..., Mask]] = {
    "circle": _circle, "ring": _ring, "box": _box, "line": _line, "poly": _poly,
}  # fmt: skip


MEEPLE = (
    "circle 12 6.5 3.6; poly 3.5 12.5 9 9 15 9 20.5 12.5 19.5 15 15.5 14.5 18.5 21.5 13.5 21.5 12 18 10.5 21.5 5.5 "
    "21.5 8.5 14.5 4.5 15"
)
ICONS = {
    # who
    "disc": "circle 12 12 9.5",
    "square": "box 3.5 3.5 20.5 20.5 1.5",
    "triangle": "poly 12 2 22.5 20.5 1.5 20.5",
    "star": "poly 12 0.5 15.1 7.8 22.9 8.4 16.9 13.6 18.8 21.3 12 17.2 5.2 21.3 7.1 13.6 1.1 8.4 8.9 7.8",
    "diamond": "poly 12 1 22 12 12 23 2 12",
    "hexagon": "poly 12 1.5 21.1 6.8 21.1 17.2 12 22.5 2.9 17.2 2.9 6.7",
    "cross": "poly 8.5 2 15.5 2 15.5 8.5 22 8.5 22 15.5 15.5 15.5 15.5 22 8.5 22 8.5 15.5 2 15.5 2 8.5 8.5 8.5",
    "ring": "ring 12 12 7.8 4.4",
    # things
    "tooth": "poly 4 3 20 3 19 11 15.5 21.5 12 16 8.5 21.5 5 11; circle 7.5 5.5 3.2; circle 16.5 5.5 3.2",
    "floor": (
        "poly 12 3 23 9 12 15 1 9; poly 1 12 4 10.4 12 15 20 10.4 23 12 12 18; poly 1 15 4 13.4 12 18 20 13.4 "
        "23 15 12 21"
    ),
    "meeple": MEEPLE,
    # the kinds of Meeple, each with a mark of its own
    "meeple-black": f"{MEEPLE}; -poly 10.6 9.5 13.4 9.5 12.8 11.5 14 15.5 12 17.8 10 15.5 11.2 11.5",
    "meeple-blue": f"{MEEPLE}; -box 8 10.5 16 15.5 0.8; circle 12 13 1.8; -box 10.6 9.4 13.4 11",
    "meeple-gray": f"{MEEPLE}; line 1.8 22 22 22 12 21 10.6 19.6 11.6; -box 8.4 6.4 15.6 7.5",
    "meeple-green": f"{MEEPLE}; -box 8.6 10.6 15.4 11.8; -box 8.6 13.2 15.4 14.4; box 7.6 3.6 16.4 5.4 0.6",
    "meeple-red": f"{MEEPLE}; -poly 12 9 13 11.8 15.5 12 13.5 13.6 14.2 16 12 14.7 9.8 16 10.5 13.6 8.5 12 11 11.8",
    "meeple-yellow": (
        "circle 12 6 3.6; circle 8.6 7.4 2; circle 15.4 7.4 2; poly 3.5 12.5 9 9 15 9 20.5 12.5 19.5 15 15.2 13.4 "
        "19.5 21.5 4.5 21.5 8.8 13.4 4.5 15"
    ),
    "card": "box 5 2 19 22 2; -poly 12 6 14 10.5 18 11 14.5 14 15.5 18.5 12 16 8.5 18.5 9.5 14 6 11 10 10.5",
    "building": (
        "box 3 3 21 6; box 3 10 21 13; box 3 17 21 21; box 5 6 7 10; box 17 6 19 10; box 5 13 7 17; box 17 13 19 17"
    ),
    "heart": "circle 7.5 8.5 5; circle 16.5 8.5 5; poly 2.9 10.5 21.1 10.5 12 21.5",
    "city": "box 3 9 9 21; box 10 3 15 21; box 16 12 21 21; -box 11.5 6 13.5 8; -box 11.5 11 13.5 13",
    # what to do
    "move": "circle 6.5 15.5 5; line 2.4 12 10 18 4; poly 13 2.5 21.5 2.5 21.5 11",
    "demolish": "line 3 12 2 12 9; poly 6.5 8 17.5 8 12 14; box 3 15 21 17.5; box 3 19.5 21 22",
    "toss": (
        "line 2.4 2.5 19 5 11.5 10 7 15 7.5; poly 13.5 3 21.5 9.5 12.5 12.5; box 15 16 22 20.5 1.2; circle "
        "16.8 20.8 1.6; circle 20.4 20.8 1.6"
    ),
    "breathe": (
        "line 2.4 2 8 14 8 16.6 6.8 17 4.6 15.4 3 13.4 3.8; line 2.4 2 12.5 21 12.5; line 2.4 2 17 12 17 14.6 "
        "18.2 15 20.4 13.4 21.6"
    ),
    "stop": "line 2.4 5 2.5 5 22; poly 5 3 20.5 3 16.5 8 20.5 13 5 13",
    "place": "poly 12 22.5 5.4 12.5 18.6 12.5; circle 12 9 7.3; -circle 12 9 3",
    "eat": "ring 12 12 8.4 4.2; -poly 12 12 26 4 26 20; circle 20 12 2.2",
    "back": "poly 2 12 10.5 4.5 10.5 19.5; line 3.2 9 12 21 12",
    "next": "poly 22 12 13.5 4.5 13.5 19.5; line 3.2 3 12 15 12",
    "down": "line 3.4 3 8 12 17 21 8",
    "left": "line 3.4 16 3 7 12 16 21",
    "right": "line 3.4 8 3 17 12 8 21",
    "film": "box 2 4 22 20 1.5; -box 4 6 6.5 8.5; -box 4 10.7 6.5 13.2; -box 4 15.5 6.5 18; -box 17.5 6 20 8.5; "
    "-box 17.5 10.7 20 13.2; -box 17.5 15.5 20 18; -poly 9.5 8 15.5 12 9.5 16",
    "play": "poly 5 3 21 12 5 21",
    "pause": "box 4.5 3 10 21 1; box 14 3 19.5 21 1",
    "slow": "poly 22 4 12 12 22 20; poly 12 4 2 12 12 20",
    "skip": "poly 3 4 15 12 3 20; box 16.5 4 20.5 20",
    "fast": "poly 2 4 12 12 2 20; poly 12 4 22 12 12 20",
    "more": "circle 5 12 2.6; circle 12 12 2.6; circle 19 12 2.6",
    "check": "line 3.6 3.5 12.5 9.5 18.5 20.5 5.5",
    "no": "line 3.6 5 5 19 19; line 3.6 19 5 5 19",
    # what happened
    "run": (
        "circle 12 6.5 3.6; poly 3.5 12.5 9 9 15 9 20.5 12.5 19.5 15 15.5 14.5 18.5 21.5 13.5 21.5 12 18 10.5 "
        "21.5 5.5 21.5 8.5 14.5 4.5 15; line 1.8 1 7 6 7; line 1.8 1 18.5 4 18.5"
    ),
    "lost": "poly 4 3 20 3 19 11 15.5 21.5 12 16 8.5 21.5 5 11; -line 2.2 13.5 1 10.5 8 14 11 10 21",
    "fall": "line 5 4 18.5 15 18.5; poly 17 3 21.5 11.5 13 10; line 2.4 10 4 15.5 5.5 18 9",
    "alarm": "poly 12 2 23 21.5 1 21.5; -box 10.8 8.5 13.2 15.5; -circle 12 18.3 1.5",
    "gauge": "ring 12 14 10 2.6; -box 0 17.5 24 26; line 2.8 12 14 16.5 7.5; circle 12 14 2.6",
    "turn": "ring 12 12 8 2.8; -poly 12 12 24 12 24 0 15 0; poly 13 0.5 20.5 5 13 9.5",
    "secret": "box 4.5 10 19.5 21.5 2; ring 12 9.5 4.8 2.6; -circle 12 15.5 1.9",
    "info": "circle 12 12 10; -box 10.7 10.5 13.3 18; -circle 12 7 1.7",
    # who plays, and menus
    "person": "circle 12 7.5 5; poly 2.5 22 5 14.5 19 14.5 21.5 22",
    "bot": (
        "box 4 8 20 20 2.5; line 2 12 8 12 3.5; circle 12 3.2 2; -circle 8.8 13 2; -circle 15.2 13 2; -box 8 "
        "16.3 16 17.8"
    ),
    "log": "box 3 4 21 6.6 1; box 3 10.7 21 13.3 1; box 3 17.4 15 20 1",
    "gear": (
        "poly 12 0.5 15.1 4.4 20.1 3.9 19.6 8.9 23.5 12 19.6 15.1 20.1 20.1 15.1 19.6 12 23.5 8.9 19.6 3.9 "
        "20.1 4.4 15.1 0.5 12 4.4 8.9 3.9 3.9 8.9 4.4; -circle 12 12 3.6"
    ),
    "book": "poly 1.5 4 11 6 11 21 1.5 19; poly 22.5 4 13 6 13 21 22.5 19",
    "door": "box 5 2 19 22; -circle 15.5 12.5 1.5",
    "target": "ring 12 12 9 2.4; circle 12 12 4",
}


@cache
def icon_texture(name: str) -> Texture:
    """The picture of an icon: white, its shape in the alpha channel. Shared, because textures stay in memory."""
    alpha = paint(name)
    texture = Texture(f"icon {name}")
    texture.setup_2d_texture(SIZE, SIZE, Texture.T_unsigned_byte, Texture.F_alpha)
    texture.set_ram_image(np.ascontiguousarray((alpha[::-1] * 255.0 + 0.5).astype(np.uint8)).tobytes())
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    return texture


def paint(name: str) -> Grid:
    """How much of each pixel an icon covers, from 0 to 1, row by row from the top."""
    steps = (np.arange(SIZE * FINE) + 0.5) * GRID / (SIZE * FINE)
    x, y = np.meshgrid(steps, steps)
    inside = np.zeros(x.shape, bool)
    for part in ICONS[name].split(";"):
        kind, *numbers = part.split()
        shape = PAINT[kind.removeprefix("-")](x, y, *map(float, numbers))
        inside = inside & ~shape if kind.startswith("-") else inside | shape
    blocks = inside.reshape(SIZE, FINE, SIZE, FINE)
    covered: Grid = blocks.mean(axis=(1, 3))
    return covered


def icon_svg(name: str) -> str:
    """An icon as SVG on its grid of 24 by 24; what is cut out of it is dark."""
    return "".join(_shape_svg(*part.split()) for part in ICONS[name].split(";"))


def _shape_svg(kind: str, *numbers: str) -> str:
    dark = ' fill="#241a20" stroke="#241a20"' if kind.startswith("-") else ' stroke="none"'
    kind = kind.removeprefix("-")
    if kind == "circle":
        return f'<circle cx="{numbers[0]}" cy="{numbers[1]}" r="{numbers[2]}"{dark}/>'
    if kind == "ring":
        return (
            f'<circle cx="{numbers[0]}" cy="{numbers[1]}" r="{numbers[2]}" fill="none" stroke="#fff6dc" '
            f'stroke-width="{numbers[3]}"/>'
        )
    if kind == "box":
        left, top, right, bottom, *corner = map(float, numbers)
        size = f'width="{right - left}" height="{bottom - top}" rx="{corner[0] if corner else 0}"'
        return f'<rect x="{left}" y="{top}" {size}{dark}/>'
    if kind == "line":
        ink = "#241a20" if dark.startswith(" fill") else "#fff6dc"
        look = f'fill="none" stroke="{ink}" stroke-width="{numbers[0]}" stroke-linecap="round" stroke-linejoin="round"'
        return f'<polyline points="{" ".join(numbers[1:])}" {look}/>'
    return f'<polygon points="{" ".join(numbers)}"{dark}/>'
