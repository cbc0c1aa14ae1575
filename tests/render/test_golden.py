"""Named views compared with golden pictures, within a tolerance that a missing Meeple or shadow exceeds.

`MEEPLE_CITY_GOLDEN=write python -m pytest tests/render/test_golden.py` redraws them; look at them before you commit.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from panda3d.core import PNMImage
from tests.kit.pictures import GOLDEN, MODELS, changed_pixels, city, collapse, read, staged, view
from tests.kit.tables import table
from tests.render.windows import set_shadows

from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.errors import DrawingError
from meeple_city.render.images import write_png
from meeple_city.render.live_table import LiveTable
from meeple_city.render.picture_renderer import PictureRenderer
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.setup import scenes
from meeple_city.ui.beside_board import PlayerArea, RunawayBoard, lay_beside_board
from meeple_city.ui.cameras import chin_view

pytestmark = pytest.mark.slow

SIZE = (640, 360)
# Other versions of OpenGL draw edges a little differently. A Meeple in these views covers at least 40 pixels.
MOST_CHANGED = 30

STAGE, FRESH = city()
BEHIND_RED = Camera((-0.72, -0.66, 0.50), (-0.24, -0.06, 0.0), 42.0)


@dataclass(frozen=True)
class Golden:
    """A picture: the pieces on the table, the camera, and the captions over it."""

    pieces: Callable[[], dict[str, tuple]]
    camera: Callable[[], Camera]
    captions: tuple[str, ...] = ()


def scored() -> dict[str, tuple]:
    """The end of a match: teeth lost, Floors gobbled, the Runaway board half full."""
    seats = scenes.camera_subjects(table()).seats
    floors = ["floor-large", "floor-rectangle", "floor-small", "floor-small"]
    eaten = [f"meeple-{colour}" for colour in ("red", "blue", "green", "yellow", "black", "gray", "red")]
    own = {colour: PlayerArea(4 - n, floors[n:], eaten) for n, colour in enumerate(seats)}
    runaways = ["red", "gray", "blue", "black", "green", "yellow", "red", "black"]
    beside = lay_beside_board(seats, own, RunawayBoard("A", runaways, spaces=5))
    gone = {f"floor:{number}" for number in range(1, 4)} | {f"meeple:{number}" for number in range(1, 14)}
    city_left = {id_: piece for id_, piece in FRESH.items() if id_ not in gone}
    return city_left | {id_: (d.model, d.position_m, d.quaternion) for id_, d in beside.items()}


def chin() -> Camera:
    """Blue's chin on its Body."""
    _, place, turn = FRESH["body:blue"]
    return chin_view((place, turn), (0.0, 0.0, 0.0))


GOLDENS = {
    "fresh": Golden(lambda: FRESH, lambda: view("director")),
    "collapse": Golden(collapse, lambda: Camera((-0.02, -0.52, 0.26), (-0.14, -0.15, 0.03), 38.0)),
    "chin": Golden(lambda: FRESH, chin),
    "score": Golden(
        scored, lambda: Camera((-0.72, -0.66, 0.50), (-0.24, -0.06, 0.0), 42.0), ("red 31", "blue 28", "green 24")
    ),
}


@pytest.fixture(scope="module")
def window() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield opened


@pytest.fixture(scope="module")
def live(window: RenderWindow) -> Iterator[LiveTable]:
    with LiveTable(window, STAGE, MODELS) as made:
        yield made


def draw(window: RenderWindow, live: LiveTable, golden: Golden, without: str = "", shadows: bool = True) -> PNMImage:
    captions = Captions()
    captions.aside(golden.captions)
    caption_renderer = CaptionRenderer(window, captions)
    pieces = golden.pieces()
    live.show({id_: piece for id_, piece in pieces.items() if id_ != without})
    set_shadows(live, shadows)
    live.look(golden.camera())
    live.frame()
    caption_renderer.close()
    return window.picture()


def meeple_in(golden: Golden, live: LiveTable) -> str:
    """A Meeple that can be picked in this view: the smallest one on the screen that stands free."""
    live.look(golden.camera())
    seen = []
    for id_, (model, (x, y, z), _) in golden.pieces().items():
        pixel = live.project((x, y, z + 0.009)) if str(model).startswith("meeple-") else None
        if pixel is None or not (0 <= pixel[0] < SIZE[0] and 0 <= pixel[1] < SIZE[1]):
            continue
        found = live.pick(*pixel)
        # On a roof or on the ground, not between two Floors.
        if found is not None and found.id == id_ and not _covered(live, id_):
            seen.append((found.distance_m, id_))
    return max(seen)[1]


def _covered(live: LiveTable, id_: str) -> bool:
    x, y, z = live.pose(id_)[0]
    others = (live.pose(other)[0] for other in live.shown if other.startswith("floor:"))
    return any(abs(x - ox) < 0.06 and abs(y - oy) < 0.06 and 0 < oz - z < 0.03 for ox, oy, oz in others)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_view_looks_as_it_did_and_a_missing_meeple_or_shadow_would_show(window, live, name):
    golden, path = GOLDENS[name], GOLDEN / f"{name}.png"
    image = draw(window, live, golden)
    keep_or_compare(image, path)
    missing = meeple_in(golden, live)
    assert changed_pixels(draw(window, live, golden, without=missing), read(path)) > MOST_CHANGED, missing
    assert changed_pixels(draw(window, live, golden, shadows=False), read(path)) > 10 * MOST_CHANGED


def test_the_beautiful_picture_looks_as_it_did_and_a_missing_meeple_would_show(live):
    path = GOLDEN / "beauty.png"
    with PictureRenderer(SIZE, MODELS) as renderer:
        renderer.draw(staged(STAGE, FRESH), view("director"))
        image = renderer.picture()
        keep_or_compare(image, path)
        live.show(FRESH)
        missing = meeple_in(GOLDENS["fresh"], live)
        fewer = {id_: piece for id_, piece in FRESH.items() if id_ != missing}
        renderer.draw(staged(STAGE, fewer), view("director"))
        assert changed_pixels(renderer.picture(), read(path)) > MOST_CHANGED


def keep_or_compare(image: PNMImage, path) -> None:
    if os.environ.get("MEEPLE_CITY_GOLDEN") == "write":
        write_png(PNMImage(image), path)
    assert changed_pixels(image, read(path)) <= MOST_CHANGED, path.name
