"""Requests: every kind survives JSON, and errors name the bad field."""

import dataclasses
import json

import pytest

from meeple_city.border import (
    Breathe,
    Drop,
    Flick,
    LayDown,
    Look,
    Place,
    PutBack,
    Remove,
    StandUp,
    Toss,
    request_from_json,
    request_to_json,
)
from meeple_city.border.requests import KINDS
from meeple_city.errors import BadRequest

REQUESTS = [
    Flick("paws:red", 45.0, 1.5),
    Flick("vehicle:blue", -30.1, 0.1 + 0.2, (1.0, -2.0, 3.5)),
    Drop("body:red"),
    Drop("body:red", (-150.0, 1 / 3), 250.0, (0.0, 90.0, 12.5)),
    Drop("body:red", carry=((0, (1.0, 2.0, 3.0), (1.0, 0.0, 0.0, 0.0)), (48, (0.0, 0.0, 300.0), (0.5, 0.5, 0.5, 0.5)))),
    Toss("vehicle:red", "body:red", 90.0, 2.0),
    Toss("vehicle:red", "body:red", 90.0, 2.0, 30.0, -15.0),
    Breathe("body:red", (1.0, 2.0, 3.0), ((0.0, 0.0), (0.3, 1.0), (0.8, 0.0))),
    Place("paws:red"),
    Place("body:red", (10.0, -20.0), "paws:red", "Park", 33.3, True, 15.0),
    PutBack("body:red", "paws:red"),
    PutBack("body:red", "paws:red", "Park", 12.5),
    Remove(("meeple:1", "floor:3")),
    StandUp("body:red"),
    StandUp("body:red", 12.0),
    LayDown("body:red", 30.0),
    Look(),
]
WHOLE = {request.kind: request_to_json(request) for request in REQUESTS}
CARRY = [[0, [1, 2, 3], [1, 0, 0, 0]]]


def refused(data: object) -> str:
    with pytest.raises(BadRequest) as caught:
        request_from_json(data)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    return str(caught.value)


def fields():
    for kind, cls in KINDS.items():
        for field in dataclasses.fields(cls):
            yield kind, field.name.rstrip("_"), field


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda r: r.kind)
def test_a_request_survives_json_exactly(request_):
    assert request_from_json(json.loads(json.dumps(request_to_json(request_)))) == request_


def test_every_kind_of_request_is_covered_here():
    assert set(WHOLE) == set(KINDS)


def test_the_body_of_a_toss_or_breath_is_called_from_in_json():
    assert request_to_json(REQUESTS[5])["from"] == "body:red"
    assert "from_" not in request_to_json(REQUESTS[5])


def test_missing_fields_get_their_defaults():
    assert request_from_json({"kind": "drop", "piece": "body:red"}) == Drop("body:red", (0.0, 0.0), 300.0)
    assert request_from_json({"kind": "place", "piece": "x", "at_mm": None}) == Place("x")


@pytest.mark.parametrize("data", [None, [], "flick", 7, True, [["kind", "flick"]]])
def test_anything_but_an_object_is_refused(data):
    assert "a request is a JSON object" in refused(data)


@pytest.mark.parametrize("kind", ["kick", "", None, 3, ["flick"], {"flick": 1}, "FLICK"])
def test_an_unknown_kind_is_refused_with_the_known_ones(kind):
    message = refused({"kind": kind, "piece": "paws:red"})
    assert repr(kind) in message
    assert all(known in message for known in KINDS)


def test_a_request_without_a_kind_is_refused():
    assert "kind None" in refused({"piece": "paws:red"})


@pytest.mark.parametrize("kind", KINDS)
def test_an_unknown_key_is_refused_with_the_known_ones(kind):
    message = refused({**WHOLE[kind], "sped_m_s": 1})
    assert message.startswith(f"{kind}: 'sped_m_s' is unknown")
    assert all(name in message for known, name, _ in fields() if known == kind)


@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, name, field in fields() if field.default is dataclasses.MISSING]
)
def test_a_missing_field_is_named(kind, name):
    data = {key: value for key, value in WHOLE[kind].items() if key != name}
    assert refused(data) == f"{kind}: {name} is missing"


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, name, _ in fields()])
def test_a_field_of_the_wrong_type_is_named(kind, name):
    assert refused({**WHOLE[kind], name: {"no": "thing"}}).startswith(f"{kind}: {name} must be")


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, name, f in fields() if "None" not in str(f.type)])
def test_null_is_refused_where_a_value_is_needed(kind, name):
    assert refused({**WHOLE[kind], name: None}).startswith(f"{kind}: {name} must be")


NUMBERS = [(kind, name) for kind, name, field in fields() if str(field.type) == "float"]
COUNTS = {"Pair": 2, "Pair | None": 2, "Triple": 3}
LISTS = [(kind, name, COUNTS[str(field.type)]) for kind, name, field in fields() if str(field.type) in COUNTS]


@pytest.mark.parametrize(("kind", "name"), NUMBERS)
@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf"), True, "1.5", [1.5]], ids=repr)
def test_a_value_that_is_not_a_finite_number_is_named(kind, name, value):
    assert refused({**WHOLE[kind], name: value}).startswith(f"{kind}: {name} must be a finite number")


@pytest.mark.parametrize("value", [10**400, -(10**400)], ids=["huge", "huge below zero"])
def test_a_whole_number_too_large_for_a_float_is_named(value):
    assert refused({**WHOLE["flick"], "speed_m_s": value}).startswith("flick: speed_m_s must be a finite number")


@pytest.mark.parametrize(("kind", "name", "count"), LISTS)
def test_a_list_of_the_wrong_length_is_named(kind, name, count):
    for wrong in (count - 1, count + 1, 0):
        message = refused({**WHOLE[kind], name: [1.0] * wrong})
        assert message == f"{kind}: {name} must be {count} numbers, not {wrong}"


@pytest.mark.parametrize(("kind", "name", "count"), LISTS)
@pytest.mark.parametrize("value", [float("nan"), float("inf"), "1", None, False], ids=repr)
def test_a_list_with_something_that_is_not_a_number_is_named(kind, name, count, value):
    message = refused({**WHOLE[kind], name: [0.0] * (count - 1) + [value]})
    assert message.startswith(f"{kind}: {name}[{count - 1}] must be a finite number")


@pytest.mark.parametrize(
    ("curve", "where"),
    [([[0, 0], [1]], "curve[1]"), ([[0, 0], 3], "curve[1]"), ([[0, float("nan")]], "curve[0][1]"), ("loud", "curve")],
)
def test_a_bad_point_of_a_breath_is_named_with_its_place(curve, where):
    assert refused({**WHOLE["breathe"], "curve": curve}).startswith(f"breathe: {where} must be")


@pytest.mark.parametrize(
    "row",
    [
        [0, [1, 2, 3]],
        [0.5, *CARRY[0][1:]],
        [True, *CARRY[0][1:]],
        [0, [1, 2], [1, 0, 0, 0]],
        [0, [1, 2, 3], [1, 0, 0]],
        [0, [1, 2, float("inf")], [1, 0, 0, 0]],
        "here",
    ],
    ids=repr,
)
def test_a_bad_point_of_a_carry_is_named_with_its_place(row):
    assert refused({**WHOLE["drop"], "carry": [*CARRY, row]}).startswith("drop: carry[1]")


@pytest.mark.parametrize("pieces", [["meeple:1", 3], ["meeple:1", None]])
def test_a_bad_name_among_pieces_to_remove_is_named_with_its_place(pieces):
    assert refused({"kind": "remove", "pieces": pieces}).startswith("remove: pieces[1] must be a ")


def test_a_string_is_not_a_list_of_pieces():
    assert refused({"kind": "remove", "pieces": "meeple:1"}).startswith("remove: pieces must be a list")


def test_a_very_long_bad_value_is_cut_short_in_the_error_message():
    assert "..." in refused({**WHOLE["flick"], "speed_m_s": "x" * 10_000})


def test_upside_down_must_be_true_or_false():
    assert "true or false" in refused({**WHOLE["place"], "upside_down": 1})
