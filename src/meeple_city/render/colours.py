"""Colours as they are written down, and as light is reckoned with."""

from __future__ import annotations

import re

from meeple_city.errors import BadInput


def linear(colour: str) -> tuple[float, float, float, float]:
    """`#rrggbb` as linear light, opaque: shading adds up light, and written colours are not linear in it."""
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
        raise BadInput(f"a colour is written #rrggbb, not {colour!r}")
    red, green, blue = (_unbent(int(colour[at : at + 2], 16) / 255.0) for at in (1, 3, 5))
    return (red, green, blue, 1.0)


def _unbent(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
