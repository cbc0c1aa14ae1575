"""Converting records to plain values and back; errors name the bad value."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Optional

import pytest

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.errors import BadInput, BadRequest


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True)
class Claw:
    length_mm: float


@dataclass(frozen=True)
class Beast:
    name: str
    legs: int
    tame: bool
    mood: Mood
    claws: tuple[Claw, ...]
    place: tuple[float, float]
    friends: Mapping[str, Claw]
    tail: Claw | None
    owner: Optional[str]  # noqa: UP045 - both spellings are read
    notes: Any


BEAST = Beast("Rex", 4, True, Mood.WILD, (Claw(1.5), Claw(2.0)), (1.0, 2.0), {"Ann": Claw(1.0)}, None, "Bob", [1, "x"])
PLAIN = {
    "name": "Rex",
    "legs": 4,
    "tame": True,
    "mood": "wild",
    "claws": [{"length_mm": 1.5}, {"length_mm": 2.0}],
    "place": [1.0, 2.0],
    "friends": {"Ann": {"length_mm": 1.0}},
    "tail": None,
    "owner": "Bob",
    "notes": [1, "x"],
}


def refused(**changes) -> str:
    with pytest.raises(BadInput) as caught:
        from_plain(Beast, PLAIN | changes, "beast")
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_record_becomes_plain_values():
    assert to_plain(BEAST) == PLAIN


def test_a_record_survives_json_exactly():
    assert from_plain(Beast, json.loads(json.dumps(to_plain(BEAST))), "beast") == BEAST


def test_optional_values_are_decoded():
    assert from_plain(Beast, PLAIN | {"tail": {"length_mm": 3}, "owner": None}, "beast").tail == Claw(3.0)


def test_a_whole_number_is_a_number_too_and_becomes_a_float():
    claw = from_plain(Claw, {"length_mm": 3}, "claw")
    assert isinstance(claw.length_mm, float)


def test_an_object_that_is_not_a_record_cannot_be_converted():
    with pytest.raises(TypeError, match="object is not a record"):
        to_plain(object())


def test_anything_but_an_object_is_refused():
    with pytest.raises(BadInput, match=r"beast must be an object, not \[\]"):
        from_plain(Beast, [], "beast")
    assert refused(friends=[]) == "beast: friends must be an object, not []"


def test_missing_and_unknown_fields_are_named():
    with pytest.raises(BadInput, match="beast: name is missing"):
        from_plain(Beast, {}, "beast")
    assert refused(wings=2).startswith("beast: 'wings' is unknown; allowed: name, legs")


def test_a_bad_value_is_named_with_its_place():
    assert refused(name=3) == "beast: name must be a string, not 3"
    assert refused(legs=4.5) == "beast: legs must be a whole number, not 4.5"
    assert refused(legs=True) == "beast: legs must be a whole number, not True"
    assert refused(tame=1) == "beast: tame must be true or false, not 1"
    assert refused(mood="sad") == "beast: mood 'sad' is unknown; allowed: calm, wild"
    assert refused(claws=3) == "beast: claws must be a list, not 3"
    assert refused(claws=[{"length_mm": "x"}]) == "beast: claws[0]: length_mm must be a finite number, not 'x'"
    assert refused(place=[1.0]) == "beast: place must be 2 numbers, not 1"
    assert refused(place=[1.0, float("nan")]) == "beast: place[1] must be a finite number, not nan"
    assert refused(friends={"Ann": 1}) == "beast: friends: Ann must be an object, not 1"
    assert refused(tail=7) == "beast: tail must be an object, not 7"


def test_an_unhashable_value_for_an_enum_is_named():
    assert refused(mood=["wild"]).startswith("beast: mood ['wild'] is unknown")


@dataclass(frozen=True)
class Cave:
    from_: str
    depth_m: float = 2.0
    facts: Mapping[str, str | int | float | tuple[str, ...]] = field(default_factory=dict)


def test_a_reserved_word_has_no_underscore_in_json():
    assert to_plain(Cave("hill")) == {"from": "hill", "depth_m": 2.0, "facts": {}}
    assert from_plain(Cave, to_plain(Cave("hill")), "cave") == Cave("hill")


def test_keys_with_a_default_may_be_missing_only_where_that_is_allowed():
    assert from_plain(Cave, {"from": "hill"}, "cave", defaults=True) == Cave("hill")
    with pytest.raises(BadInput, match="cave: depth_m is missing"):
        from_plain(Cave, {"from": "hill"}, "cave")
    with pytest.raises(BadInput, match="cave: from is missing"):
        from_plain(Cave, {}, "cave", defaults=True)


def test_a_mapping_of_several_kinds_of_values_survives_json():
    cave = Cave("hill", facts={"name": "Ann", "count": 3, "share": 0.5, "all": ("a", "b")})
    assert from_plain(Cave, json.loads(json.dumps(to_plain(cave))), "cave") == cave
    with pytest.raises(BadInput, match="cave: facts: x must be a string, a number or a list, not None"):
        from_plain(Cave, {"from": "hill", "depth_m": 1, "facts": {"x": None}}, "cave")


def test_errors_are_raised_as_the_requested_class():
    with pytest.raises(BadRequest):
        from_plain(Claw, {}, "claw", BadRequest)
