"""Which zone a footprint is in, and what borders on what: from geometry alone."""

from itertools import combinations

import pytest
from tests.kit.tables import table

from meeple_city.border.geometry import contains
from meeple_city.table.geometry import rectangle
from meeple_city.table.zones import SPECK, Zone, Zones, shared_border, tiling_problems

NAMES = ("Old Town", "Market", "Heights", "Park", "Station", "Docks", "Mills", "Gardens")
SMALL = (0.010, 0.010)


def city() -> Zones:
    return table("meeple-city").scene.zones


def at(x_mm: float, y_mm: float, size=SMALL, degrees: float = 0.0):
    return rectangle((x_mm / 1000, y_mm / 1000), size, degrees)


def area_of(name: str, points_mm, kind: str = "neighborhood") -> Zone:
    return Zone(name, kind, tuple((x / 1000, y / 1000) for x, y in points_mm), "#000000")


def test_a_footprint_wholly_on_a_ruin_is_in_no_sidewalk_or_neighborhood():
    assert city().under(at(-150, -150)) == ("Bakery ruin",)
    assert city().under(at(0, 0)) == ("Stadium ruin",)


def test_a_footprint_wholly_on_a_sidewalk_is_in_no_neighborhood():
    assert city().under(at(-150, -113)) == ("Bakery sidewalk",)


def test_a_footprint_half_on_a_ruin_and_half_on_its_sidewalk_is_in_both():
    assert set(city().under(at(-150, -120))) == {"Bakery ruin", "Bakery sidewalk"}


def test_a_footprint_across_the_outer_edge_of_a_sidewalk_is_in_it_and_in_the_neighborhood():
    assert set(city().under(at(-194, -120))) == {"Gardens", "Bakery sidewalk"}


def test_a_footprint_in_the_open_is_in_its_neighborhood_only():
    assert city().under(at(-260, 60)) == ("Gardens",)
    assert city().under(at(260, 200)) == ("Heights",)


def test_a_footprint_across_a_wall_is_in_both_neighborhoods_and_never_in_the_wall():
    found = city().under(at(-240, -150))
    assert set(found) == {"Mills", "Gardens"}


def test_a_footprint_where_three_neighborhoods_could_meet_counts_only_what_it_covers():
    assert set(city().under(at(0, 240))) == {"Old Town", "Market"}


def test_a_footprint_whose_rim_only_touches_the_border_is_on_one_side():
    assert city().under(at(-240, -155)) == ("Mills",)
    assert city().under(at(-240, -145)) == ("Gardens",)


def test_a_piece_on_its_starting_area_is_in_the_area_and_in_the_neighborhood():
    assert set(city().under(at(-245, -245))) == {"Mills", "start:red"}
    assert set(city().under(at(232, 20))) == {"Park", "vehicle_space:blue"}


def test_a_footprint_beside_the_board_is_nowhere():
    assert city().under(at(400, 0)) == ()
    assert city().under(at(285.1, 100)) == ()


def test_an_edge_of_two_points_across_a_wall_is_in_both_neighborhoods():
    assert set(city().under(((-0.240, -0.160), (-0.240, -0.140)))) == {"Mills", "Gardens"}


def test_an_edge_of_two_points_on_a_sidewalk_is_on_it():
    assert city().under(((-0.155, -0.113), (-0.145, -0.113))) == ("Bakery sidewalk",)


def test_a_single_point_is_in_the_one_zone_around_it():
    assert city().under(((-0.260, 0.060),)) == ("Gardens",)
    assert city().under(((-0.150, -0.150),)) == ("Bakery ruin",)


def test_three_points_in_a_line_count_like_an_edge():
    line = ((-0.240, -0.160), (-0.240, -0.150), (-0.240, -0.140))
    assert set(city().under(line)) == {"Mills", "Gardens"}


def test_a_clockwise_footprint_is_where_the_counter_clockwise_one_is():
    footprint = at(-194, -120)
    assert city().under(footprint[::-1]) == city().under(footprint)


def test_every_zone_under_a_large_footprint_is_named_once_in_the_order_of_the_file():
    found = city().under(rectangle((0.0, 0.0), (0.56, 0.56)))
    order = [zone.name for zone in city().all if zone.kind != "wall"]
    assert list(found) == order


def test_there_are_eight_neighborhoods_by_their_names():
    assert tuple(zone.name for zone in city().of_kind("neighborhood")) == NAMES


def test_every_sidewalk_borders_on_at_least_two_neighborhoods():
    around = {zone.name: city().bordering(zone) for zone in city().of_kind("sidewalk")}
    assert len(around) == 7
    assert all(len(names) >= 2 for names in around.values())
    assert set(around["Town Hall sidewalk"]) == {"Old Town", "Market"}
    assert set(around["Bakery sidewalk"]) == {"Docks", "Mills", "Gardens"}
    assert len(around["Stadium sidewalk"]) == 6


def test_adjacent_neighborhoods_are_those_with_an_open_border_each_pair_once():
    pairs = [frozenset(pair) for pair in city().adjacent()]
    assert len(pairs) == len(set(pairs))
    assert all(len(pair) == 2 for pair in pairs)
    assert set(pairs) == {
        frozenset(pair)
        for pair in (
            ("Old Town", "Market"), ("Market", "Heights"), ("Heights", "Park"), ("Park", "Station"),
            ("Station", "Docks"), ("Docks", "Mills"), ("Mills", "Gardens"), ("Gardens", "Old Town"),
            ("Market", "Park"), ("Docks", "Gardens"),
        )
    }  # fmt: skip


def test_adjacency_does_not_depend_on_the_order_of_the_zones():
    backwards = Zones(city().all[::-1])
    assert {frozenset(pair) for pair in backwards.adjacent()} == {frozenset(pair) for pair in city().adjacent()}


def test_neighborhoods_that_meet_only_in_the_middle_of_the_stadium_are_not_adjacent():
    pairs = {frozenset(pair) for pair in city().adjacent()}
    assert frozenset(("Old Town", "Docks")) not in pairs
    assert frozenset(("Heights", "Mills")) not in pairs


def test_walls_stand_on_borders_and_nowhere_on_a_sidewalk():
    sidewalks = [zone.outline for zone in city().of_kind("sidewalk")]
    walls = city().walls()
    assert len(walls) == len(city().of_kind("wall")) >= 10
    for (x0, y0), (x1, y1) in walls:
        for t in (0.01, 0.25, 0.5, 0.75, 0.99):
            point = (x0 + t * (x1 - x0), y0 + t * (y1 - y0))
            assert not any(contains(outline, point) for outline in sidewalks)
            around = [(point[0] + dx, point[1] + dy) for dx in (-1e-4, 1e-4) for dy in (-2e-4, 2e-4)]
            sides = {city().neighborhood_at(p) for p in around}
            assert len(sides - {None}) == 2


def test_each_vehicle_space_lies_wholly_in_a_neighborhood_of_its_own():
    homes = []
    for space in city().of_kind("vehicle_space"):
        found = [name for name in city().under(space.outline) if name != space.name]
        assert len(found) == 1
        homes += found
    assert len(homes) == len(set(homes)) == 4
    assert set(homes) <= set(NAMES)


def test_each_starting_area_lies_wholly_in_one_neighborhood():
    for start in city().of_kind("start"):
        assert len(city().under(start.outline)) == 2


def test_the_neighborhood_of_a_point_is_none_on_a_sidewalk_and_beside_the_board():
    assert city().neighborhood_at((-0.260, 0.060)) == "Gardens"
    assert city().neighborhood_at((-0.150, -0.113)) is None
    assert city().neighborhood_at((-0.150, -0.150)) is None
    assert city().neighborhood_at((0.5, 0.5)) is None


def test_zones_are_found_by_name_and_an_unknown_name_is_none():
    zone = city().named("Bakery ruin")
    assert zone is not None
    assert zone.kind == "ruin"
    assert city().named("Atlantis") is None


def test_a_shared_border_is_the_stretch_both_have_in_common():
    low = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (0.0, 1.0))
    high = ((1.0, 1.0), (3.0, 1.0), (3.0, 2.0), (1.0, 2.0))
    assert [sorted(stretch) for stretch in shared_border(low, high)] == [[(1.0, 1.0), (3.0, 1.0)]]
    assert [sorted(stretch) for stretch in shared_border(high, low)] == [[(1.0, 1.0), (3.0, 1.0)]]


def test_polygons_that_touch_in_a_corner_share_no_border():
    assert shared_border(rectangle((0.0, 0.0), (2.0, 2.0)), rectangle((2.0, 2.0), (2.0, 2.0))) == []


def test_neighborhoods_joined_only_under_a_sidewalk_are_not_adjacent_and_have_no_wall():
    left = area_of("L", ((-50, 0), (0, 0), (0, 20), (-50, 20)))
    right = area_of("R", ((0, 0), (50, 0), (50, 20), (0, 20)))
    walk = area_of("W", ((-5, -5), (5, -5), (5, 25), (-5, 25)), "sidewalk")
    assert Zones((left, right)).adjacent() == (("L", "R"),)
    assert Zones((left, right, walk)).adjacent() == ()
    assert Zones((left, right, walk)).walls() == ()


def test_the_neighborhoods_of_the_city_tile_the_board_pairwise_apart():
    scene = table("meeple-city").scene
    assert tiling_problems(scene.zones, scene.boards) == []
    total = sum(abs(_area(zone.outline)) for zone in scene.zones.of_kind("neighborhood"))
    assert total == pytest.approx(0.56 * 0.56, abs=SPECK)
    assert len(list(combinations(scene.zones.of_kind("neighborhood"), 2))) == 28


def _area(outline) -> float:
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs) / 2


def test_the_boards_of_the_twin_city_are_adjacent_where_neighborhoods_share_the_seam():
    zones = table("twin-city").scene.zones
    first = set(table("meeple-city").city().neighborhoods)
    pairs = {frozenset(pair) for pair in zones.adjacent()}
    within = {frozenset(pair) for pair in table("meeple-city").scene.zones.adjacent()}
    assert {pair for pair in pairs if pair <= first} == within
    assert len([pair for pair in pairs if not pair & first]) == len(within)
    across = {pair for pair in pairs if len(pair & first) == 1}
    assert across == {frozenset(pair) for pair in (("Park", "Meadow"), ("Park", "Hillside"), ("Heights", "Meadow"))}


def test_both_parks_of_the_twin_city_lie_along_the_seam():
    zones = table("twin-city").scene.zones
    for name, side in (("Park", -1), ("Meadow", 1)):
        outline = zones.named(name).outline
        assert sum(abs(x) < 1e-9 for x, _ in outline) == 2
        assert all(x * side > -1e-9 for x, _ in outline)
