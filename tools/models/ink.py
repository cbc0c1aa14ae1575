"""Flat drawing in millimetres, y up: paths, soft shadows, lettering, and random spots that keep clear of others.

The pictures are drawn by Skia in memory; the same code and seed give the same pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray

from .colours import channels, mix
from .outlines import Outline, Point

FONT = Path(__file__).parent / "fonts" / "Fredoka-SemiBold.ttf"
# The lamp stands to the lower left of everything that is drawn from above: shadows fall to the upper right.
SHADOW_SIDE = (0.82, 0.54)

Image = NDArray[np.uint8]


class Sheet:
    """A picture of an area, drawn in millimetres."""

    def __init__(self, x: float, y: float, width: float, height: float, pixels_per_mm: float) -> None:
        self.area = (x, y, width, height)
        self.scale = pixels_per_mm
        self.pixels: Image = np.zeros((round(height * pixels_per_mm), round(width * pixels_per_mm), 4), np.uint8)
        self._surface = skia.Surface(self.pixels)
        self.canvas = self._surface.getCanvas()
        self.canvas.scale(pixels_per_mm, -pixels_per_mm)
        self.canvas.translate(-x, -(y + height))

    # -- state

    def __enter__(self) -> Sheet:
        self.canvas.save()
        return self

    def __exit__(self, *_: object) -> None:
        self.canvas.restore()

    def moved(self, x: float, y: float, turn_deg: float = 0.0, scale: float = 1.0) -> Sheet:
        """Draw about a point, turned and scaled, until the end of the `with` block."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn_deg)
        self.canvas.scale(scale, scale)
        return _Saved(self)  # type: ignore[return-value]

    def clipped(self, path: Any) -> Sheet:
        """Draw only inside a path until the end of the `with` block."""
        self.canvas.save()
        self.canvas.clipPath(path, doAntiAlias=True)
        return _Saved(self)  # type: ignore[return-value]

    # -- drawing

    def fill(self, path: Any, colour: str, alpha: float = 1.0, blur: float = 0.0) -> None:
        """Fill a path."""
        self.canvas.drawPath(path, paint(colour, alpha, blur=blur))

    def line(
        self, path: Any, colour: str, width: float, alpha: float = 1.0, dash: Sequence[float] = (), blur: float = 0.0
    ) -> None:
        """Draw along a path with round ends and joins; dashed ends are square."""
        self.canvas.drawPath(path, paint(colour, alpha, width, dash, blur))

    def shade(self, path: Any, reach: float, alpha: float = 0.35, blur: float | None = None) -> None:
        """The soft shadow of something with that outline that stands up."""
        self.canvas.save()
        self.canvas.translate(SHADOW_SIDE[0] * reach, SHADOW_SIDE[1] * reach)
        self.fill(path, "#1d1430", alpha, blur if blur is not None else reach * 0.35)
        self.canvas.restore()

    def gradient(self, path: Any, start: Point, end: Point, colours: Sequence[str]) -> None:
        """Fill a path with colours that run from one point to another."""
        made = paint(colours[0])
        made.setShader(
            skia.GradientShader.MakeLinear(
                points=[skia.Point(*start), skia.Point(*end)], colors=[ink(c) for c in colours]
            )
        )
        self.canvas.drawPath(path, made)

    def glow(self, path: Any, centre: Point, radius: float, colours: Sequence[str], alphas: Sequence[float]) -> None:
        """Fill a path with colours that run outwards from a point."""
        made = paint(colours[0])
        inks = [ink(c, a) for c, a in zip(colours, alphas, strict=True)]
        made.setShader(skia.GradientShader.MakeRadial(center=skia.Point(*centre), radius=radius, colors=inks))
        self.canvas.drawPath(path, made)

    def letters(
        self,
        text: str,
        at: Point,
        height: float,
        colour: str,
        outline: str | None = None,
        outline_width: float = 0.0,
        alpha: float = 1.0,
        turn_deg: float = 0.0,
        spacing: float = 0.0,
    ) -> None:
        """Lettering with its middle at a point; `height` is that of a capital."""
        path, width = letter_path(text, height, spacing)
        self.canvas.save()
        self.canvas.translate(*at)
        self.canvas.rotate(turn_deg)
        self.canvas.translate(-width / 2, -height / 2)
        if outline:
            self.line(path, outline, outline_width, alpha)
        self.fill(path, colour, alpha)
        self.canvas.restore()

    def speckle(self, random: Random, amount: float, grain_mm: float) -> None:
        """Uneven ink over the whole sheet, as on printed card."""
        rng = np.random.default_rng(random.randrange(2**32))
        rows, columns = self.pixels.shape[:2]
        size = max(1, round(grain_mm * self.scale))
        coarse = rng.normal(0.0, 1.0, (rows // size + 2, columns // size + 2))
        spread = np.kron(coarse, np.ones((size, size)))[:rows, :columns]
        factor = 1.0 + amount * spread[..., None]
        self.pixels[..., :3] = np.clip(self.pixels[..., :3] * factor, 0, 255).astype(np.uint8)


class _Saved:
    """Ends a `with` block that changed the canvas."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def __enter__(self) -> Sheet:
        return self._sheet

    def __exit__(self, *_: object) -> None:
        self._sheet.canvas.restore()


# ---- ink


def ink(colour: str, alpha: float = 1.0) -> int:
    """#rrggbb as Skia writes it."""
    r, g, b = channels(colour)
    return int(skia.Color(round(r * 255), round(g * 255), round(b * 255), round(alpha * 255)))


def paint(
    colour: str, alpha: float = 1.0, width: float | None = None, dash: Sequence[float] = (), blur: float = 0.0
) -> Any:
    """A fill, or a line of some width."""
    made = skia.Paint(AntiAlias=True, Color=ink(colour, alpha))
    if width is not None:
        made.setStyle(skia.Paint.kStroke_Style)
        made.setStrokeWidth(width)
        made.setStrokeJoin(skia.Paint.kRound_Join)
        made.setStrokeCap(skia.Paint.kButt_Cap if dash else skia.Paint.kRound_Cap)
    if dash:
        made.setPathEffect(skia.DashPathEffect.Make(list(dash), 0.0))
    if blur:
        made.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return made


def lighter(colour: str, share: float) -> str:
    """A colour nearer to white."""
    return mix(colour, "#fff8e8", share)


def darker(colour: str, share: float) -> str:
    """A colour nearer to a dark violet, as shade is."""
    return mix(colour, "#22182c", share)


# ---- paths


def polygon(points: Outline, closed: bool = True) -> Any:
    """Straight lines through points."""
    path = skia.Path()
    path.addPoly([skia.Point(*p) for p in points], closed)
    return path


def smooth(points: Outline, closed: bool = True, tension: float = 0.5) -> Any:
    """A smooth curve through points."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        k = tension / 3
        path.cubicTo(
            b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k, c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k, *c
        )
    if closed:
        path.close()
    return path


def box(x0: float, y0: float, x1: float, y1: float, round_mm: float = 0.0) -> Any:
    """An upright rectangle, its corners rounded."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeLTRB(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)), round_mm, round_mm)
    return path


def circle(x: float, y: float, radius: float, squash: float = 1.0) -> Any:
    """A circle, or an ellipse of another height."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - radius, y - radius * squash, x + radius, y + radius * squash))
    return path


def segment(a: Point, b: Point) -> Any:
    """One straight line."""
    return polygon([a, b], closed=False)


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn_deg: float = 90.0) -> Any:
    """A star."""
    corners = []
    for i in range(2 * points):
        angle, radius = math.radians(turn_deg) + math.pi * i / points, inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


def widened(path: Any, width: float) -> Any:
    """The outline of a line of that width along a path."""
    made = skia.Path()
    paint("#000000", 1.0, width).getFillPath(path, made)
    return made


def joined(paths: Iterable[Any]) -> Any:
    """One path of several."""
    builder = skia.OpBuilder()
    for path in paths:
        builder.add(path, skia.PathOp.kUnion_PathOp)
    return builder.resolve()


def without(path: Any, *others: Any) -> Any:
    """A path less others."""
    for other in others:
        path = skia.Op(path, other, skia.PathOp.kDifference_PathOp)
    return path


def letter_path(text: str, height: float, spacing: float = 0.0) -> tuple[Any, float]:
    """Lettering as a path that starts at the origin, and its width."""
    typeface = skia.Typeface.MakeFromFile(str(FONT))
    font = skia.Font(typeface, 100.0)
    capital = abs(font.getMetrics().fCapHeight)
    scale = height / capital
    path, x = skia.Path(), 0.0
    for glyph, advance in zip(font.textToGlyphs(text), font.getWidths(font.textToGlyphs(text)), strict=True):
        outline = font.getPath(glyph)
        if outline is not None:
            matrix = skia.Matrix()
            matrix.setScale(scale, -scale)
            matrix.postTranslate(x, 0.0)
            outline.transform(matrix)
            path.addPath(outline)
        x += advance * scale + spacing
    return path, x - spacing


# ---- room on the sheet


class Room:
    """Which spots of an area are still free, on a grid of one millimetre."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x, self.y = x, y
        self._sheet = Sheet(x, y, width, height, 1.0)

    def take(self, path: Any, margin: float = 0.0) -> None:
        """Occupy a path, and a margin around it."""
        self._sheet.fill(path, "#ffffff")
        if margin:
            self._sheet.line(path, "#ffffff", 2 * margin)

    def copy_within(self, path: Any) -> Room:
        """The same room with everything outside a path occupied."""
        x, y, width, height = self._sheet.area
        made = Room(x, y, width, height)
        made.take(box(x - 5, y - 5, x + width + 5, y + height + 5))
        with made._sheet.clipped(path):
            made._sheet.canvas.clear(0)
            made._sheet.canvas.resetMatrix()
        made._sheet.pixels[self._sheet.pixels[..., 3] > 0] = 255
        return made

    def clearance(self) -> NDArray[np.float64]:
        """How far every millimetre is from what is occupied, about."""
        free = self._sheet.pixels[..., 3] < 128
        far = np.zeros(free.shape)
        step = 0
        while free.any():
            far += free
            padded = np.pad(free, 1)
            grown = padded[1:-1, 1:-1] & padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
            if step % 2:
                grown = grown & padded[:-2, :-2] & padded[2:, 2:] & padded[:-2, 2:] & padded[2:, :-2]
            free, step = grown, step + 1
        return far

    def widest(self) -> tuple[Point, float]:
        """The spot furthest from everything, and how far that is."""
        far = self.clearance()
        row, column = np.unravel_index(int(far.argmax()), far.shape)
        return self._at(int(row), int(column)), float(far.max())

    def spots(self, random: Random, radius: float, most: int, tries: int = 400) -> list[Point]:
        """Random free spots of that radius; each is then occupied."""
        found: list[Point] = []
        far = self.clearance()
        rows, columns = np.nonzero(far > radius)
        for _ in range(tries):
            if len(found) >= most or not len(rows):
                break
            pick = random.randrange(len(rows))
            at = self._at(int(rows[pick]), int(columns[pick]))
            if all(math.dist(at, other) >= 2 * radius for other in found):
                found.append(at)
        for at in found:
            self.take(circle(*at, radius))
        return found

    def part(self, at: Point, width: float, height: float) -> tuple[slice, slice]:
        """The rows and columns of a rectangle about a point."""
        left, top = at[0] - width / 2 - self.x, self.y + self._sheet.area[3] - at[1] - height / 2
        return slice(round(top), round(top + height)), slice(round(left), round(left + width))

    def is_free(self, at: Point, width: float, height: float) -> bool:
        """Whether nothing is in a rectangle about a point, and all of it is on the sheet."""
        x, y, across, up = self._sheet.area
        inside = x + width / 2 <= at[0] <= x + across - width / 2 and y + height / 2 <= at[1] <= y + up - height / 2
        return inside and not (self._sheet.pixels[self.part(at, width, height)][..., 3] >= 128).any()

    def fits(
        self, width: float, height: float, hidden: Sequence[NDArray[np.float64]], whole: float
    ) -> tuple[Point, list[float]] | None:
        """The middle of the free rectangle of that size of which most maps of what is hidden leave the whole in sight.

        Of equal ones it is the one that is seen most, then the one with the most air around it. Returns also the share
        that each map leaves in sight; None if there is no room.
        """
        taken = self._sheet.pixels[..., 3] >= 128
        w, h = math.ceil(width), math.ceil(height)
        if h >= taken.shape[0] or w >= taken.shape[1]:
            return None
        free = _sums(taken, w, h) == 0
        if not free.any():
            return None
        seen = np.array([1.0 - _sums(one, w, h) / (w * h) for one in hidden])
        far = self.clearance()[h // 2 : h // 2 + free.shape[0], w // 2 : w // 2 + free.shape[1]]
        in_sight = (seen >= whole).sum(axis=0)
        score = np.where(free, far + 400.0 * np.round(seen.mean(axis=0), 2) + 1000.0 * in_sight, -1.0)
        row, column = np.unravel_index(int(score.argmax()), score.shape)
        return self._at(int(row) + h // 2, int(column) + w // 2), seen[:, row, column].tolist()

    def _at(self, row: int, column: int) -> Point:
        return self.x + column + 0.5, self.y + self._sheet.area[3] - row - 0.5


def _sums(values: NDArray[Any], width: int, height: int) -> NDArray[np.float64]:
    """The sum over every rectangle of that size."""
    sums = np.pad(values.astype(np.float64).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    return np.asarray(sums[height:, width:] - sums[:-height, width:] - sums[height:, :-width] + sums[:-height, :-width])
