"""Colours as they are written, and as linear light."""

from __future__ import annotations

import re

from meeple_city.errors import BadInput

Colour = tuple[float, float, float, float]  # red, green, blue, alpha, each from 0 to 1
WHITE: Colour = (1.0, 1.0, 1.0, 1.0)


def linear(colour: str) -> Colour:
    """Convert `#rrggbb` to opaque linear light: shading adds up light, and written colours are not linear in it."""
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
        raise BadInput(f"a colour must be written #rrggbb, not {colour!r}")
    red, green, blue = (_linear_channel(int(colour[at : at + 2], 16) / 255.0) for at in (1, 3, 5))
    return (red, green, blue, 1.0)


def _linear_channel(value: float) -> float:
    """Undo the sRGB curve."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
