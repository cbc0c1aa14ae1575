"""Finished pictures: written whole or not at all, and two of them joined for two eyes."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from panda3d.core import Filename, PNMImage

from meeple_city.render.errors import DrawingError


def write_png(image: PNMImage, out: Path) -> None:
    """Write a picture as PNG; the file is either whole or not there."""
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
    """Both pictures beside each other, the left eye's on the left; of an odd width they share the middle column."""
    both = PNMImage(*size)
    both.copy_sub_image(left, 0, 0)
    both.copy_sub_image(right, size[0] - right.get_x_size(), 0)
    return both


def red_cyan(left: PNMImage, right: PNMImage, size: tuple[int, int]) -> PNMImage:
    """Both pictures in one: red for the left eye, green and blue for the right."""
    assert size == (right.get_x_size(), right.get_y_size())
    both = PNMImage(right)
    both.copy_channel(left, 0, 0)
    return both
