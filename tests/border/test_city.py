"""What the rules know about a city."""

import json
from dataclasses import replace

import pytest
from tests.kit.rampage import CITY_FILE, TWIN_CITY_FILE, city
from tests.kit.tables import table

from meeple_city.border import City
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.errors import BadInput


def test_the_city_kept_for_tests_is_the_shipped_one():
    assert json.loads(CITY_FILE.read_text(encoding="utf-8")) == to_plain(table("meeple-city", 0).city())
    assert json.loads(TWIN_CITY_FILE.read_text(encoding="utf-8")) == to_plain(table("twin-city", 0).city())


def test_a_city_survives_json_exactly():
    assert from_plain(City, json.loads(json.dumps(to_plain(city()))), "city") == city()


def test_a_broken_city_is_refused_by_name():
    data = to_plain(city()) | {"floors": "many"}
    with pytest.raises(BadInput, match="city: floors must be a list, not 'many'"):
        from_plain(City, data, "city")


def test_buildings_are_found_by_name():
    assert set(city().building_of) == {"Bakery", "Bank", "Hotel", "Library", "Town Hall", "Museum", "Stadium"}
    assert city().building_of["Bank"].sidewalk == "Bank sidewalk"


def test_every_building_borders_at_least_two_neighborhoods():
    for building in city().buildings:
        assert len(building.borders) >= 2
        assert city().neighborhood_names.issuperset(building.borders)


def test_a_sidewalk_reaches_under_its_building():
    for building in city().buildings:
        assert city().inside(building.sidewalk, city().middle(building.ruin_zone))


def test_adjacent_neighborhoods_exist_and_none_is_adjacent_to_itself():
    for one, other in city().adjacent:
        assert {one, other} <= city().neighborhood_names
        assert one != other


def test_every_start_is_in_a_neighborhood_and_every_vehicle_space_in_one_of_its_own():
    def around(spot):
        return [zone for zone in city().neighborhoods if city().inside(zone, spot.at_mm)]

    assert all(len(around(spot)) == 1 for spot in city().starts)
    spaces = [around(spot)[0] for spot in city().vehicle_spaces.values()]
    assert len(set(spaces)) == len(spaces) == 4


def test_inside_and_middle_of_a_zone():
    square = replace(city(), outlines_mm={"yard": ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0))})
    assert square.middle("yard") == (2.0, 1.0)
    assert square.inside("yard", (1.0, 1.0))
    for outside in ((5.0, 1.0), (-1.0, 1.0), (1.0, 3.0), (1.0, -1.0)):
        assert not square.inside("yard", outside)


def test_a_notch_in_a_zone_is_outside_it():
    notched = replace(city(), outlines_mm={"yard": ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0), (0.0, 4.0))})
    assert notched.inside("yard", (0.5, 2.0))
    assert not notched.inside("yard", (2.0, 3.0))
