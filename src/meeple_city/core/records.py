"""Fast copies of frozen records."""

from __future__ import annotations

from typing import Any, TypeVar

R = TypeVar("R")


def changed(record: R, **changes: Any) -> R:
    """Like `dataclasses.replace`, but four times as fast; the rules call it constantly. Does not check names."""
    copy = object.__new__(type(record))
    copy.__dict__.update(record.__dict__)
    copy.__dict__.update(changes)
    return copy
