"""Frozen records to plain JSON values and back, by their annotations.

Records are dataclasses of texts, numbers, truth values, tuples, mappings with text keys, enums and other records.
Of unions, only `X | None` can be read back.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from meeple_city.config_reader import as_number, shown
from meeple_city.errors import BadInput

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """A record as lists, dicts, texts and numbers."""
    if value is None or (isinstance(value, str | int | float) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is no record")
    return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}


def from_plain(cls: type[T], data: Any, name: str) -> T:
    """A record from what `to_plain` made of it; `name` is what complaints call it."""
    hint: Any = cls
    value: T = _reader(hint)(data, name)
    return value


@cache
def _reader(hint: Any) -> Callable[[Any, str], Any]:
    """How to read values of a type."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _optional(hint)
    if origin is tuple:
        return _tuple(hint)
    if origin is not None:
        return _mapping(hint)
    if hint is Any:
        return lambda data, name: data
    if is_dataclass(hint):
        return _record(hint)
    if issubclass(hint, Enum):
        return _enum(hint)
    return _scalar(hint)


def _optional(hint: Any) -> Callable[[Any, str], Any]:
    (inner,) = (arg for arg in get_args(hint) if arg is not type(None))

    def read(data: Any, name: str) -> Any:
        return None if data is None else _reader(inner)(data, name)

    return read


def _tuple(hint: Any) -> Callable[[Any, str], Any]:
    kinds = get_args(hint)

    def read(data: Any, name: str) -> Any:
        if not isinstance(data, list | tuple):
            raise BadInput(f"{name} must be a list, not {shown(data)}")
        if kinds[-1] is Ellipsis:
            reader = _reader(kinds[0])
            return tuple(reader(item, f"{name}[{i}]") for i, item in enumerate(data))
        if len(data) != len(kinds):
            raise BadInput(f"{name} must hold {len(kinds)} values, not {len(data)}")
        return tuple(
            _reader(kind)(item, f"{name}[{i}]") for i, (kind, item) in enumerate(zip(kinds, data, strict=True))
        )

    return read


def _mapping(hint: Any) -> Callable[[Any, str], Any]:
    _, kind = get_args(hint)

    def read(data: Any, name: str) -> Any:
        if not isinstance(data, Mapping):
            raise BadInput(f"{name} must be an object, not {shown(data)}")
        reader = _reader(kind)
        return {key: reader(item, f"{name}: {key}") for key, item in data.items()}

    return read


def _record(cls: Any) -> Callable[[Any, str], Any]:
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]

    def read(data: Any, name: str) -> Any:
        if not isinstance(data, Mapping):
            raise BadInput(f"{name} must be an object, not {shown(data)}")
        for key in data:
            if key not in names:
                raise BadInput(f"{name}: {shown(key)} is unknown; allowed: {', '.join(names)}")
        for key in names:
            if key not in data:
                raise BadInput(f"{name}: {key} is missing")
        return cls(**{key: _reader(hints[key])(data[key], f"{name}: {key}") for key in names})

    return read


def _enum(cls: Any) -> Callable[[Any, str], Any]:
    def read(data: Any, name: str) -> Any:
        try:
            return cls(data)
        except ValueError:
            allowed = ", ".join(str(member.value) for member in cls)
            raise BadInput(f"{name} {shown(data)} is unknown; allowed: {allowed}") from None

    return read


def _scalar(cls: Any) -> Callable[[Any, str], Any]:
    def read(data: Any, name: str) -> Any:
        if cls is float:
            number = as_number(data)
            if number is None:
                raise BadInput(f"{name} must be a finite number, not {shown(data)}")
            return number
        if not isinstance(data, cls) or (cls is int and isinstance(data, bool)):
            raise BadInput(f"{name} must be of type {cls.__name__}, not {shown(data)}")
        return data

    return read
