"""The room around the table, painted once and out of focus: shelves of games, a lamp, a window at dusk.

The picture is a cylinder seen from its middle: across it goes once around, from -180 to 180 degrees counted from +x
towards +y; up it goes from 1.2 below the eye to 1.2 above it, for every 1 away.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import numpy as np
from PIL import Image as PillowImage
from PIL import ImageFilter

from .ink import Image, Sheet, box, circle, darker, polygon, segment, smooth

WIDTH, LOW, HIGH = 360.0, -1.2, 1.2  # degrees, and rise over distance
SCALE = 2048 / WIDTH
UNIT = 60.0  # sheet units for a rise of 1
BLUR = 4.0  # pixels
SINK = 0.30  # where the middle of the picture is above the level of the eye
DROP = 0.42  # how far below the level of the eye things are drawn: the eye looks down on the table
THING = 0.52  # how large things are, next to what the functions below draw

LAMP_AT, WINDOW_AT = -147.0, 39.0


def draw_room() -> Image:
    """The finished picture."""
    random = Random("room")
    sheet = Sheet(-180.0, (LOW + SINK) * UNIT, WIDTH, (HIGH - LOW) * UNIT, SCALE)
    _walls(sheet)
    things: tuple[tuple[float, Callable[[Sheet, Random], None]], ...] = (
        (-176, _wide_bookcase), (LAMP_AT, _lamp), (-122, _bookcase), (-105, _picture), (-86, _wide_bookcase),
        (-65, _picture), (-65, _armchair), (-47, _bookcase), (-32, _plant), (-20, _door), (-2, _picture),
        (12, _plant), (WINDOW_AT, _window), (61, _plant), (83, _wide_bookcase), (105, _picture), (105, _armchair),
        (124, _bookcase), (150, _window), (-134, _pendant), (-65, _pendant), (-2, _pendant), (62, _pendant),
        (105, _pendant), (171, _pendant),
    )  # fmt: skip
    for at, draw in things:
        with sheet.moved(at, (SINK - DROP) * UNIT, 0.0, THING):
            draw(sheet, random)
    wide = np.concatenate([sheet.pixels[:, -64:, :3], sheet.pixels[..., :3], sheet.pixels[:, :64, :3]], axis=1)
    soft = PillowImage.fromarray(wide).filter(ImageFilter.GaussianBlur(BLUR))
    return np.asarray(soft)[:, 64:-64]


def _walls(sheet: Sheet) -> None:
    everything = box(-181, LOW * UNIT - 1, 181, (HIGH + SINK) * UNIT + 1)
    foot = (SINK - DROP - 0.62 * THING) * UNIT  # where the floor begins
    sheet.gradient(everything, (0, foot), (0, HIGH * UNIT), ["#4a352a", "#5a4233", "#4e392d", "#2c211c"])
    floor = box(-181, LOW * UNIT - 1, 181, foot)
    sheet.gradient(floor, (0, LOW * UNIT), (0, foot), ["#1d130d", "#3a2617"])
    sheet.fill(box(-181, foot, 181, foot + 2.4), "#5d4633")
    glow = (SINK - DROP + 0.4 * THING) * UNIT
    for at in (LAMP_AT, LAMP_AT + 360):
        sheet.fill(circle(at, glow, 60, 0.6), "#e09a4a", 0.42, 14)
    sheet.fill(circle(WINDOW_AT, glow, 40, 0.7), "#46587e", 0.40, 10)


def _wide_bookcase(sheet: Sheet, random: Random) -> None:
    _shelves(sheet, 56, 7, random)


def _bookcase(sheet: Sheet, random: Random) -> None:
    _shelves(sheet, 38, 7, random)


def _shelves(sheet: Sheet, width: float, shelves: int, random: Random) -> None:
    at = 0.0
    low, high = -0.62 * UNIT, 1.375 * UNIT
    x0, x1 = at - width / 2, at + width / 2
    sheet.fill(box(x0 - 1, low, x1 + 1, high + 1), "#5a3a24")
    sheet.fill(box(x0, low, x1, high), "#24160f")
    tints = [
        "#a8402f",
        "#c98a34",
        "#3f6d5a",
        "#35577f",
        "#7a4a7d",
        "#d6c6a2",
        "#8f3040",
        "#b5602f",
        "#4f7a8c",
        "#e0b45a",
    ]
    rise = (high - low) / shelves
    for shelf in range(shelves):
        y = low + shelf * rise
        x = x0 + 1
        while x < x1 - 2:
            if random.random() < 0.38:  # a pile of flat boxes
                wide, top = random.uniform(5, 9), y + 1.2
                while top < y + rise * random.uniform(0.45, 0.85) and x + wide < x1:
                    high_box = random.uniform(1.4, 2.6)
                    sheet.fill(box(x, top, x + wide, top + high_box), random.choice(tints))
                    sheet.fill(box(x, top, x + wide * 0.3, top + high_box), "#ffffff", 0.12)
                    top += high_box + 0.15
                x += wide + 0.6
            else:
                wide = random.uniform(1.0, 2.6)
                sheet.fill(box(x, y + 1.2, x + wide, y + rise * random.uniform(0.6, 0.86)), random.choice(tints))
                x += wide + 0.12
        sheet.fill(box(x0, y, x1, y + 1.2), "#6b4630")
    sheet.fill(circle(at + width * 0.2, high + 3.2, 3.0), random.choice(["#c9743a", "#5f8a7a", "#a8876a"]))


def _window(sheet: Sheet, random: Random) -> None:
    at, width = 0.0, 48.0
    low, high = -0.24 * UNIT, 1.42 * UNIT
    x0, x1 = at - width / 2, at + width / 2
    sheet.fill(box(x0 - 3, low - 3, x1 + 3, high + 3), "#7a5a41")
    pane = box(x0, low, x1, high)
    sheet.gradient(pane, (0, low), (0, high), ["#d98f6a", "#9a7f9c", "#53669a", "#2d3f70"])
    with sheet.clipped(pane):
        x = x0
        while x < x1:  # the town outside
            wide, top = random.uniform(2.5, 6), low + random.uniform(14, 58)
            sheet.fill(box(x, low, x + wide, top), random.choice(["#28304e", "#222a46", "#2e3656"]))
            for _ in range(int(wide * (top - low) / 9)):
                spot = random.uniform(x + 0.5, x + wide - 0.5), random.uniform(low + 1, top - 1)
                sheet.fill(circle(*spot, 0.55), random.choice(["#ffd98a", "#ffc46a", "#fff0c0"]), 0.9)
            x += wide
        sheet.fill(circle(at + 9, high - 22, 3.4), "#fdf3d8", 0.9)
    for share in (0.0, 0.5, 1.0):
        x = x0 + (x1 - x0) * share
        sheet.fill(box(x - 0.9, low, x + 0.9, high), "#6b4d38")
    sheet.fill(box(x0, low + (high - low) * 0.6, x1, low + (high - low) * 0.6 + 1.5), "#6b4d38")
    for side in (-1, 1):  # curtains
        edge = x1 if side > 0 else x0
        fold = [
            (edge - side * 4, low - 6),
            (edge + side * 9, low - 6),
            (edge + side * 9, high + 5),
            (edge - side * 2, high + 5),
        ]
        sheet.fill(polygon(fold), "#6d2f33")
        for k in range(4):
            sheet.line(
                segment((edge + side * (k * 2.6 - 2), low - 6), (edge + side * (k * 2.6 - 1), high + 5)),
                "#8d4142",
                1.0,
                0.8,
            )
    sheet.fill(box(x0 - 5, low - 5, x1 + 5, low - 2.6), "#8a6648")


def _door(sheet: Sheet, random: Random) -> None:
    at = 0.0
    sheet.fill(box(at - 13, -0.62 * UNIT, at + 13, 1.1 * UNIT), "#6b4a33")
    sheet.fill(box(at - 11.4, -0.62 * UNIT, at + 11.4, 1.06 * UNIT), "#7d583d")
    for y0, y1 in ((-0.5, 0.1), (0.2, 0.96)):
        sheet.fill(box(at - 8.6, y0 * UNIT, at - 1, y1 * UNIT), "#6b4a33")
        sheet.fill(box(at + 1, y0 * UNIT, at + 8.6, y1 * UNIT), "#6b4a33")
    sheet.fill(circle(at + 8, -0.04 * UNIT, 0.9), "#e0b45a")


def _picture(sheet: Sheet, random: Random) -> None:
    wide, high, y = random.uniform(12, 17), random.uniform(14, 19), 0.86 * UNIT
    sheet.fill(box(-wide / 2 - 1, y - high / 2 - 1, wide / 2 + 1, y + high / 2 + 1), "#b58a4a")
    sheet.fill(box(-wide / 2, y - high / 2, wide / 2, y + high / 2), random.choice(["#d9cba8", "#a9bcae", "#c9a08a"]))
    peak = polygon([(-wide / 2, y - high / 2), (0, y + 1), (wide / 2, y - high / 2)])
    sheet.fill(peak, random.choice(["#4f6d5a", "#5d4a6d", "#7a4a34"]))


def _lamp(sheet: Sheet, random: Random) -> None:
    at = 0.0
    low = -0.62 * UNIT
    sheet.fill(box(at - 0.6, low, at + 0.6, 0.34 * UNIT), "#2a201c")
    sheet.fill(box(at - 5, low, at + 5, low + 1.6, 0.8), "#2a201c")
    glow = circle(at, 0.44 * UNIT, 34)
    sheet.glow(glow, (at, 0.44 * UNIT), 34, ["#ffd28a", "#c97a34", "#3a2c26"], [0.75, 0.28, 0.0])
    shade = polygon([(at - 10, 0.30 * UNIT), (at + 10, 0.30 * UNIT), (at + 6.4, 0.60 * UNIT), (at - 6.4, 0.60 * UNIT)])
    sheet.gradient(shade, (0, 0.28 * UNIT), (0, 0.62 * UNIT), ["#fff3cf", "#ffdf9c", "#f0b566"])


def _pendant(sheet: Sheet, random: Random) -> None:
    """A small lamp that hangs from the ceiling."""
    y = 1.46 * UNIT
    sheet.fill(box(-0.4, y, 0.4, 3.4 * UNIT), "#1d1512")
    sheet.glow(circle(0.0, y, 30), (0.0, y), 30, ["#ffcf8a", "#b06a2c", "#3a2c26"], [0.62, 0.22, 0.0])
    shade = polygon([(-7.5, y - 1), (7.5, y - 1), (3.4, y + 7), (-3.4, y + 7)])
    sheet.gradient(shade, (0, y - 1), (0, y + 7), ["#ffe3a6", "#d98a3c", "#8a4a26"])
    sheet.fill(circle(0.0, y - 1.2, 2.6), "#fff3cf")


def _armchair(sheet: Sheet, random: Random) -> None:
    at = 0.0
    low = -0.62 * UNIT
    sheet.fill(box(at - 13, low, at + 13, low + 16, 4), "#3f5a52")
    sheet.fill(box(at - 9, low + 12, at + 9, low + 34, 5), darker("#4d6d62", 0.05))
    for side in (-1, 1):
        sheet.fill(box(at + side * 12 - 3.4, low, at + side * 12 + 3.4, low + 22, 3), "#4d6d62")
    sheet.fill(box(at - 8.4, low + 11, at + 8.4, low + 17, 2), "#5f8074")


def _plant(sheet: Sheet, random: Random) -> None:
    at = 0.0
    low = -0.62 * UNIT
    sheet.fill(polygon([(at - 4, low + 10), (at + 4, low + 10), (at + 3, low), (at - 3, low)]), "#a8573a")
    for k in range(16):
        angle = math.radians(20 + 140 * k / 15 + random.uniform(-5, 5))
        reach = random.uniform(14, 26)
        tip = (at + reach * math.cos(angle) * 0.7, low + 10 + reach * math.sin(angle))
        middle = ((at + tip[0]) / 2 + random.uniform(-2, 2), (low + 10 + tip[1]) / 2 + 2)
        sheet.line(smooth([(at, low + 9), middle, tip], False), random.choice(["#3c6a44", "#4f8350", "#2f5638"]), 2.2)
