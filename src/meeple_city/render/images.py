"""Finished images: written as PNG, and joined into stereo pictures."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from panda3d.core import Filename, PNMImage

from meeple_city.render.errors import DrawingError


def write_png(image: PNMImage, out: Path) -> None:
    """Write an image as PNG; the file is complete or not there at all."""
    if image.has_alpha():
        image.remove_alpha()
    handle, beside = tempfile.mkstemp(prefix=f".{out.name}.", suffix=".png", dir=out.parent)
    os.close(handle)
    try:
        if not image.write(Filename.from_os_specific(beside)):
            raise DrawingError(f"cannot write {out}")
        Path(beside).chmod(0o644)
        Path(beside).replace(out)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            Path(beside).unlink()
        raise


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
