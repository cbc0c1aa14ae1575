"""Colours as they are written, mixed and converted."""

from __future__ import annotations

import re

from .pieces import ModelError, Vec


def channels(colour: str) -> Vec:
    """The sRGB channels of #rrggbb, 0 to 1."""
    if not isinstance(colour, str) or not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
        raise ModelError(f"{colour!r} is not a colour like #c8322b")
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another mixed in, in sRGB and so as the eye sees it."""
    mixed = (a + (b - a) * share for a, b in zip(channels(colour), channels(other), strict=True))
    return "#" + "".join(f"{round(c * 255):02x}" for c in mixed)


def linear(colour: str) -> Vec:
    """The linear channels of an sRGB colour, as glTF needs them."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour))
    return (r, g, b)
