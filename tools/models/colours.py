"""The colours of the materials of each kind of piece."""

from __future__ import annotations

import re

from .pieces import ModelError
from .sketch import Vec


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


def palette(kind: str, paint: str) -> dict[str, str]:
    """The colour of every material that a piece of this kind may use; "paint" is always the piece's own colour."""
    if kind == "floor":
        return {
            "paint": paint,
            "rim": mix(paint, "#6b3a20", 0.62),
            "pale": mix(paint, "#fbe6b4", 0.45),
            "shade": mix(paint, "#a8662c", 0.36),
        }
    if kind == "ruin":
        return {
            "paint": paint,
            "crack": mix(paint, "#1e1a18", 0.72),
            "wall": mix(paint, "#d8d2c8", 0.55),
            "stone": mix(paint, "#5d6066", 0.6),
        }
    r, g, b = linear(paint)
    bright = 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.45
    # Most bellies are pale; on yellow and white only a darker one shows.
    accent = mix(paint, "#7a3f1c", 0.55) if bright else mix(paint, "#ffe2ae", 0.8)
    # Windows are pale glass; eyes, teeth and claws are ivory, or amber on white, where ivory would not show.
    ivory = "#e3f1f5" if kind == "vehicle" else "#f2b437" if min(r, g, b) > 0.5 else "#fdf3dc"
    return {"paint": paint, "accent": accent, "ivory": ivory, "ink": "#26211f"}
