"""Convert frozen records to plain JSON values and back, guided by their annotations.

Records are dataclasses of strings, numbers, booleans, tuples, mappings with string keys, enums and other records. The
only unions that can be decoded are `X | None` and unions of scalars and tuples of strings. A trailing underscore in a
field name, used where Python reserves the word, is dropped in JSON.
"""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from meeple_city.config_reader import as_number, shown
from meeple_city.errors import BadInput

T = TypeVar("T")
Decoder = Callable[[Any, str, type[BadInput]], Any]
TYPE_NAMES = {str: "a string", bool: "true or false", int: "a whole number"}
# A fast path for valid values: only if it fails are values decoded one by one, so that the error can name the bad one.
FITS: Mapping[Any, Callable[[Any], bool]] = {
    str: lambda value: type(value) is str,
    bool: lambda value: type(value) is bool,
    int: lambda value: type(value) is int,
    float: lambda value: type(value) is float and math.isfinite(value),
}


def to_plain(value: Any) -> Any:
    """Convert a record to lists, dicts, strings and numbers."""
    if value is None or (isinstance(value, str | int | float) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is not a record")
    return {field.name.rstrip("_"): to_plain(getattr(value, field.name)) for field in fields(value)}


def from_plain(cls: type[T], data: Any, name: str, error: type[BadInput] = BadInput, defaults: bool = False) -> T:
    """Decode a record from plain values, the inverse of `to_plain`.

    Errors are raised as `error` and refer to the record by `name`. With `defaults`, fields that have a default may be
    missing.
    """
    hint: Any = cls
    decode = _record(hint, defaults) if defaults else _decoder(hint)
    value: T = decode(data, name, error)
    return value


@cache
def _decoder(hint: Any) -> Decoder:
    """The decoder for values of a type."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _union(hint)
    if origin is tuple:
        return _tuple(hint)
    if origin is not None:
        return _mapping(hint)
    if hint is Any:
        return lambda data, name, error: data
    if is_dataclass(hint):
        return _record(hint, False)
    if issubclass(hint, Enum):
        return _enum(hint)
    return _scalar(hint)


def _union(hint: Any) -> Decoder:
    kinds = [arg for arg in get_args(hint) if arg is not type(None)]
    if len(kinds) == 1:
        return _optional(kinds[0])

    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        """Decode a union of scalars and tuples of strings, which JSON itself can tell apart."""
        if isinstance(data, list | tuple):
            return _decoder(tuple[str, ...])(data, name, error)
        if isinstance(data, str | int | float):
            return data
        raise error(f"{name} must be a string, a number or a list, not {shown(data)}")

    return decode


def _optional(inner: Any) -> Decoder:
    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        return None if data is None else _decoder(inner)(data, name, error)

    return decode


def _tuple(hint: Any) -> Decoder:
    kinds = get_args(hint)

    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        if not isinstance(data, list | tuple):
            raise error(f"{name} must be a list, not {shown(data)}")
        if kinds[-1] is Ellipsis:
            if kinds[0] in FITS and all(map(FITS[kinds[0]], data)):
                return tuple(data)
            each = _decoder(kinds[0])
            return tuple([each(item, f"{name}[{i}]", error) for i, item in enumerate(data)])
        if len(data) != len(kinds):
            what = "numbers" if set(kinds) == {float} else "values"
            raise error(f"{name} must be {len(kinds)} {what}, not {len(data)}")
        if all(kind in FITS and FITS[kind](item) for kind, item in zip(kinds, data, strict=True)):
            return tuple(data)
        return tuple(
            [
                _decoder(kind)(item, f"{name}[{i}]", error)
                for i, (kind, item) in enumerate(zip(kinds, data, strict=True))
            ]
        )

    return decode


def _mapping(hint: Any) -> Decoder:
    _, kind = get_args(hint)

    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        if not isinstance(data, Mapping):
            raise error(f"{name} must be an object, not {shown(data)}")
        if kind in FITS and all(map(FITS[kind], data.values())):
            return dict(data)
        each = _decoder(kind)
        return {key: each(item, f"{name}: {key}", error) for key, item in data.items()}

    return decode


def _record(cls: Any, defaults: bool) -> Decoder:
    hints = get_type_hints(cls)
    known = {field.name.rstrip("_"): field for field in fields(cls)}
    needed = [key for key, field in known.items() if not (defaults and _has_default(field))]
    decoders = {key: _decoder(hints[field.name]) for key, field in known.items()}

    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        if not isinstance(data, Mapping):
            raise error(f"{name} must be an object, not {shown(data)}")
        for key in data:
            if key not in known:
                raise error(f"{name}: {shown(key)} is unknown; allowed: {', '.join(known)}")
        for key in needed:
            if key not in data:
                raise error(f"{name}: {key} is missing")
        return cls(**{known[key].name: decoders[key](value, f"{name}: {key}", error) for key, value in data.items()})

    return decode


def _has_default(field: Any) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _enum(cls: Any) -> Decoder:
    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        try:
            return cls(data)
        except ValueError:
            allowed = ", ".join(str(member.value) for member in cls)
            raise error(f"{name} {shown(data)} is unknown; allowed: {allowed}") from None

    return decode


def _scalar(cls: Any) -> Decoder:
    if cls is float:
        return _number

    def decode(data: Any, name: str, error: type[BadInput]) -> Any:
        if not isinstance(data, cls) or (cls is int and isinstance(data, bool)):
            raise error(f"{name} must be {TYPE_NAMES[cls]}, not {shown(data)}")
        return data

    return decode


def _number(data: Any, name: str, error: type[BadInput]) -> float:
    number = as_number(data)
    if number is None:
        raise error(f"{name} must be a finite number, not {shown(data)}")
    return number
