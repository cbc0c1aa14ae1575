"""Finished images: written as PNG, and joined into stereo pictures."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import PNMImage, StringStream

from meeple_city.files import write_atomically
from meeple_city.render.errors import DrawingError


def write_png(image: PNMImage, out: Path) -> None:
    """Write an image as PNG; the file is complete or not there at all."""
    if image.has_alpha():
        image.remove_alpha()
    png = StringStream()
    if not image.write(png, out.name):
        raise DrawingError(f"cannot write {out}")
    write_atomically(out, png.get_data())


def scaled(image: PNMImage, size: tuple[int, int]) -> PNMImage:
    """An image at another size; what does not fit its shape is cut off at the edges."""
    across, down = image.get_x_size(), image.get_y_size()
    wide = min(across, round(down * size[0] / size[1]))
    high = min(down, round(across * size[1] / size[0]))
    part = PNMImage(wide, high)
    part.copy_sub_image(image, 0, 0, (across - wide) // 2, (down - high) // 2)
    small = PNMImage(*size)
    small.quick_filter_from(part)
    return small


def side_by_side(left: PNMImage, right: PNMImage, size: tuple[int, int]) -> PNMImage:
    """Put the left eye's image on the left and the right eye's on the right; at odd widths they share a column."""
    both = PNMImage(*size)
    both.copy_sub_image(left, 0, 0)
    both.copy_sub_image(right, size[0] - right.get_x_size(), 0)
    return both


def red_cyan(left: PNMImage, right: PNMImage) -> PNMImage:
    """Merge both into one image: red for the left eye, green and blue for the right."""
    both = PNMImage(right)
    both.copy_channel(left, 0, 0)
    return both
