"""One picture with the print of every piece, so that all pieces can be drawn at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from .ink import Image, Sheet, box
from .mesh import Floats, Mesh

GUTTER = 8  # pixels around every print, in its own edge colours: smaller versions of the picture blend them in
WIDTH = 4096
CARD_EDGE = "card edge"  # the print of the cut edges of card


@dataclass(frozen=True)
class Cell:
    """Where a print is on the atlas, and which millimetres it shows; u to the right, v up, both from 0 to 1."""

    u: float
    v: float
    per_mm: tuple[float, float]
    area: tuple[float, float, float, float]

    def at(self, points: Floats) -> Floats:
        """The places on the atlas of some points of the print, clamped to it."""
        x, y, width, height = self.area
        right = np.clip(points[..., 0] - x, 0.02, width - 0.02)
        up = np.clip(points[..., 1] - y, 0.02, height - 0.02)
        return np.stack([self.u + right * self.per_mm[0], self.v + up * self.per_mm[1]], axis=-1)


class Atlas:
    """Prints by name: first all are added, then `pack` places them."""

    def __init__(self) -> None:
        self._sheets: dict[str, Sheet] = {}
        self._cells: dict[str, Cell] = {}

    def add(self, name: str, sheet: Sheet) -> None:
        """Add a print."""
        self._sheets[name] = sheet

    def draw(
        self, name: str, area: tuple[float, float, float, float], scale: float, work: Callable[[Sheet], None]
    ) -> None:
        """Add a print of an area in millimetres, drawn by a function."""
        sheet = Sheet(*area, scale)
        work(sheet)
        self.add(name, sheet)

    def swatch(self, colour: str) -> str:
        """Add a spot of plain colour, and return its name."""
        name = f"swatch {colour}"
        if name not in self._sheets:
            self.draw(name, (0, 0, 1, 1), 16.0, lambda sheet: sheet.fill(box(-1, -1, 2, 2), colour))
        return name

    def cell(self, name: str) -> Cell:
        """Where a print is."""
        return self._cells[name]

    def pack(self) -> Image:
        """Place all prints in rows, the highest first; returns the picture."""
        order = sorted(self._sheets, key=lambda name: (-self._sheets[name].pixels.shape[0], name))
        places: dict[str, tuple[int, int]] = {}
        rows: list[list[int]] = []  # of each row: its top, and how far it is filled
        bottom = 0
        for name in order:
            height, width = (size + 2 * GUTTER for size in self._sheets[name].pixels.shape[:2])
            row = next((row for row in rows if row[1] + width <= WIDTH), None)
            if row is None:
                row = [bottom, 0]
                rows.append(row)
                bottom += height
            places[name] = (row[1], row[0])
            row[1] += width
        total = -(-bottom // 256) * 256
        picture = np.full((total, WIDTH, 3), 128, np.uint8)
        for name, (left, top) in places.items():
            self._place(name, picture, left, top)
        return picture

    def _place(self, name: str, picture: Image, left: int, top: int) -> None:
        sheet = self._sheets[name]
        pixels = np.pad(sheet.pixels[..., :3], ((GUTTER, GUTTER), (GUTTER, GUTTER), (0, 0)), mode="edge")
        height, width = pixels.shape[:2]
        picture[top : top + height, left : left + width] = pixels
        rows = picture.shape[0]
        bottom = top + GUTTER + sheet.pixels.shape[0]
        per_mm = (sheet.scale / WIDTH, sheet.scale / rows)
        self._cells[name] = Cell((left + GUTTER) / WIDTH, 1.0 - bottom / rows, per_mm, sheet.area)


def printed(
    mesh: Mesh,
    choose: Callable[[Floats], str | None],
    cells: Mapping[str, tuple[Cell, Callable[[Floats], Floats]]],
    rest: Cell,
) -> Mesh:
    """Lay prints on a mesh: `choose` names the print for a face's normal, and its function flattens the points."""
    uvs = np.empty((mesh.count, 3, 2))
    for index, normal in enumerate(mesh.face_normals):
        name = choose(normal)
        if name is None:
            uvs[index] = rest.at(np.array(rest.area[:2]) + np.array(rest.area[2:]) / 2)
        else:
            cell, flatten = cells[name]
            uvs[index] = cell.at(flatten(mesh.points[index]))
    return Mesh(mesh.points, mesh.normals, uvs, mesh.shade, mesh.materials)


def plain(mesh: Mesh, cell: Cell) -> Mesh:
    """A mesh in the colour of a swatch."""
    return printed(mesh, lambda normal: None, {}, cell)


def seen_front(points: Floats) -> Floats:
    """Points as they are seen from the front."""
    return points[..., [0, 2]]


def seen_back(points: Floats) -> Floats:
    """Points as they are seen from behind."""
    return np.asarray(points[..., [0, 2]] * np.array([-1.0, 1.0]))


def seen_above(points: Floats) -> Floats:
    """Points as they are seen from above."""
    return points[..., [0, 1]]


def seen_below(points: Floats) -> Floats:
    """Points as they are seen from below, front and back kept."""
    return np.asarray(points[..., [0, 1]] * np.array([-1.0, 1.0]))


def seen_left(points: Floats) -> Floats:
    """Points as they are seen from the -x end."""
    return np.asarray(points[..., [1, 2]] * np.array([-1.0, 1.0]))


def seen_right(points: Floats) -> Floats:
    """Points as they are seen from the +x end."""
    return points[..., [1, 2]]
