"""The font of boards and cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from panda3d.core import DynamicTextFont, Filename

from meeple_city.errors import BadPieces

FONT = "Fredoka-SemiBold.ttf"


@cache
def read_font(path: Path, pixels: int = 64) -> DynamicTextFont:
    """The font with letters so many pixels high; shared, because fonts stay in memory."""
    font = DynamicTextFont(Filename.from_os_specific(str(path)))
    if not font.is_valid():
        raise BadPieces(f"cannot read the font {path}; `make models` puts it back")
    font.set_pixels_per_unit(pixels)
    font.set_page_size(512, 512)
    return font
