"""The print of a board agrees with the zones of its scene, at points all over it."""

from __future__ import annotations

import colorsys
import tomllib
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from tests.kit.pictures import MODELS, city, pixels, read
from tests.kit.tables import table

from meeple_city.border.geometry import contains, middle
from meeple_city.display.prints import print_key
from meeple_city.render.model_cache import ModelCache

SCENES = ("meeple-city", "twin-city", "practice", "tower")
PRINTS = tomllib.loads((MODELS / "prints.toml").read_text())
PIECES = tomllib.loads((MODELS / "pieces.toml").read_text())
NEAR_MM = 4.0  # a shift of this must be noticed
STREET_MM = 11.0


class Print:
    """A print, read point by point in millimetres."""

    def __init__(self, scene: str) -> None:
        self.row = PRINTS[scene]
        self.pixels = pixels(read(MODELS / self.row["picture"]))

    def at(self, x: float, y: float) -> np.ndarray:
        """The mean colour around a point."""
        left, low, width, depth = self.row["area_mm"]
        rows, columns = self.pixels.shape[:2]
        column = int((x - left) / width * columns)
        row = int(rows - (y - low) / depth * rows)
        return self.pixels[max(row - 2, 0) : row + 3, max(column - 2, 0) : column + 3].reshape(-1, 3).mean(axis=0)


@pytest.fixture(scope="module", params=SCENES)
def printed(request):
    return request.param, Print(request.param)


def colour_of(name: str) -> np.ndarray:
    text = PIECES["colours"].get(name, name)
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float)


def outlines(scene: str, kind: str):
    return [(zone, [(x * 1000, y * 1000) for x, y in zone.outline]) for zone in table(scene).scene.zones.of_kind(kind)]


def off(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.abs(a - b).mean())


def brick(colour: np.ndarray) -> bool:
    return bool(colour[0] - colour[2] > 25 and colour[0] > colour[1] + 20)


def test_a_print_is_drawn_from_the_scene_as_it_is_and_found_by_its_zones(printed):
    scene, drawn = printed
    stage, _ = city(scene)
    assert drawn.row["zones"] == print_key(stage.zones), "the scene has changed: run `make models`"
    assert ModelCache(MODELS).board_print(stage) is not None
    assert max(drawn.pixels.shape[:2]) >= 2048


def hue(colour: np.ndarray) -> float:
    return 360 * colorsys.rgb_to_hsv(*(colour / 255))[0]


def apart(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


def ground_hue(drawn: Print, outline, covered, random: Random) -> float:
    """The usual hue of an area, without grey streets."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    found = []
    while len(found) < 120:
        at = random.uniform(min(xs), max(xs)), random.uniform(min(ys), max(ys))
        colour = drawn.at(*at)
        inside = contains(outline, at) and not any(contains(other, at) for other in covered)
        if inside and colour.max() - colour.min() > 30:
            found.append(hue(colour))
    return float(np.median(found))


def test_every_neighborhood_has_its_own_ground(printed):
    """The usual hue of a Neighborhood is nearest to that of its own colour."""
    scene, drawn = printed
    hoods = outlines(scene, "neighborhood")
    covered = [o for kind in ("sidewalk", "start", "vehicle_space", "wall") for _, o in outlines(scene, kind)]
    for zone, outline in hoods:
        seen = ground_hue(drawn, outline, covered, Random(zone.name))
        own = apart(seen, hue(colour_of(zone.colour)))
        assert own < 14, (zone.name, seen)
        others = {z.colour for z, _ in hoods if z.colour != zone.colour}
        assert all(own < apart(seen, hue(colour_of(other))) + 6 for other in others), (zone.name, seen)


def test_walls_are_brick_along_their_whole_length_and_not_beside_it(printed):
    scene, drawn = printed
    for zone, outline in outlines(scene, "wall"):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = outline
        start, end = ((ax + dx) / 2, (ay + dy) / 2), ((bx + cx) / 2, (by + cy) / 2)
        if np.hypot(bx - ax, by - ay) < np.hypot(cx - bx, cy - by):
            start, end = ((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)
        along = np.array(end) - np.array(start)
        side = np.array([-along[1], along[0]]) / np.linalg.norm(along) * NEAR_MM
        points = [np.array(start) + along * t for t in np.linspace(0.08, 0.92, 15)]
        on = np.mean([brick(drawn.at(*(p + side * 0.12))) for p in points])
        assert on > 0.75, zone.name


def test_sidewalks_are_pale_and_ruins_are_not(printed):
    scene, drawn = printed
    for zone, outline in outlines(scene, "sidewalk"):
        (cx, cy), corner = middle(outline), outline[0]
        inside = (corner[0] + (cx - corner[0]) * 0.06, corner[1] + (cy - corner[1]) * 0.06)
        assert drawn.at(*inside).min() > 165, zone.name
        outside = (corner[0] - (cx - corner[0]) * 0.08, corner[1] - (cy - corner[1]) * 0.08)
        assert drawn.at(*outside).min() < 165, zone.name


def test_starting_corners_and_vehicle_spaces_have_their_owners_colour(printed):
    scene, drawn = printed
    for kind in ("start", "vehicle_space"):
        for zone, outline in outlines(scene, kind):
            own = colour_of(zone.name.partition(":")[2])
            (cx, cy) = middle(outline)
            spots = [drawn.at(cx + (x - cx) * s, cy + (y - cy) * s) for x, y in outline for s in (0.4, 0.6, 0.8)]
            other_colours = [
                colour_of(c) for c in ("red", "blue", "green", "yellow") if c != zone.name.partition(":")[2]
            ]
            mean = np.mean(spots, axis=0)
            assert off(mean, own) < min(off(mean, other) for other in other_colours) + 30, zone.name


def test_every_neighborhood_has_room_for_its_name_on_open_ground(printed):
    scene, drawn = printed
    covered = [o for kind in ("sidewalk", "start", "vehicle_space", "wall") for _, o in outlines(scene, kind)]
    for zone, outline in outlines(scene, "neighborhood"):
        places = [tuple(sign["at_mm"]) for sign in drawn.row["signs"] if sign["of"] == zone.name]
        assert places, zone.name
        for at in places:
            assert contains(outline, at) and not any(contains(other, at) for other in covered), zone.name


def test_every_building_has_room_for_its_name_on_the_streets_at_its_near_and_far_side(printed):
    """Beside its Sidewalk, never on it, where Floors hang over it; and no wall goes through a name."""
    scene, drawn = printed
    walks = {zone.name.removesuffix(" sidewalk"): outline for zone, outline in outlines(scene, "sidewalk")}
    ruins = {zone.name.removesuffix(" ruin") for zone, _ in outlines(scene, "ruin")}
    for name in walks.keys() & ruins:
        signs = [sign for sign in drawn.row["signs"] if sign["of"] == name]
        assert len({sign["high_mm"] for sign in signs}) == 1, name
        assert {sign["turn_deg"] for sign in signs} == {0, 180}, name
        for sign in signs:
            assert beside(walks[name], sign), (name, sign)
            assert not any(crosses(wall, sign) for _, wall in outlines(scene, "wall")), (name, sign)


def beside(walk, sign) -> bool:
    """Whether a name lies on the street along a Sidewalk, on the side that it is read from."""
    (x, y), half = sign["at_mm"], sign["high_mm"] / 2
    xs, ys = [p[0] for p in walk], [p[1] for p in walk]
    off = y - half - max(ys) if sign["turn_deg"] else min(ys) - y - half
    return 0 <= off < STREET_MM - 2 * half and min(xs) - STREET_MM < x < max(xs) + STREET_MM


def crosses(wall, sign) -> bool:
    """Whether a wall comes nearer to a name than its letters reach."""
    (x, y), across, up = sign["at_mm"], sign["wide_mm"] / 2, sign["high_mm"] / 2
    points = [np.array(a) + (np.array(b) - np.array(a)) * t for a in wall for b in wall for t in np.linspace(0, 1, 40)]
    return any(abs(px - x) < across and abs(py - y) < up for px, py in points)


def test_every_sign_belongs_to_something_the_game_names(printed):
    scene, drawn = printed
    stage, _ = city(scene)
    assert {sign["of"] for sign in drawn.row["signs"]} == {sign.of for sign in stage.signs}


def test_a_board_with_other_zones_gets_no_print():
    stage, _ = city("meeple-city")
    models = ModelCache(MODELS)
    assert models.board_print(stage) is not None
    assert models.board_print(replace(stage, zones=stage.zones[:-1])) is None
    assert models.board_print(replace(stage, zones=())) is None
