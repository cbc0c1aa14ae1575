"""All sides of a game's cards in one texture, drawn when the table is laid, and the cards as meshes printed from it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import resvg_py
from panda3d.core import PNMImage, SamplerState, StringStream, TextNode, Texture

from meeple_city.display.cards import SPARE_FACES, CardFace, PrintedCard
from meeple_city.render.card_design import DEFS, HEIGHT, WIDTH, face_svg
from meeple_city.render.fonts import FONT, read_font
from meeple_city.render.triangle_mesh import NO_PRINT, Floats, TriangleMesh

PIXELS = (315, 440)  # of a side: five to a millimetre
COLUMNS = 13  # 13 sides across are 4095 pixels, which every OpenGL can hold
ROUND_STEPS = 24
EDGE_TINT = (0.72, 0.66, 0.55, 0.0)  # the cut edge of cardboard, in linear light
CORNER_MM = 3.4  # how far the corners of a card are cut


class CardAtlas:
    """One texture with all sides of a set of cards."""

    def __init__(self, faces: Iterable[CardFace], models_dir: Path, spare: int = SPARE_FACES) -> None:
        self._place = {face: number for number, face in enumerate(dict.fromkeys(faces))}
        self._models_dir = models_dir
        self._spare = [len(self._place) + number for number in range(spare)]
        self.rows = math.ceil((len(self._place) + spare) / COLUMNS)
        self.texture = _texture(draw_sheet(list(self._place), models_dir, COLUMNS, self.rows))

    def mesh(self, card: PrintedCard) -> TriangleMesh:
        """A card that lies with its middle at the origin, its front up."""
        outline = _disc(card.size_mm) if card.round else _cut_rectangle(card.size_mm)
        half = card.thick_mm / 2000
        return _sheet_mesh(outline, half, self._at(card.front), self._at(card.back))

    def _at(self, face: CardFace) -> tuple[float, float, float, float]:
        """Left, low, width and height of a side on the texture."""
        if face not in self._place:
            self._print(face)
        row, column = divmod(self._place[face], COLUMNS)
        return column / COLUMNS, 1.0 - (row + 1) / self.rows, 1.0 / COLUMNS, 1.0 / self.rows

    def _print(self, face: CardFace) -> None:
        """Draw one more side, in place of the oldest such side if there is no room left."""
        number = self._spare.pop(0)
        self._spare.append(number)
        self._place = {known: at for known, at in self._place.items() if at != number} | {face: number}
        row, column = divmod(number, COLUMNS)
        side = _picture(draw_face(face, self._models_dir))
        self.texture.load_sub_image(side, column * PIXELS[0], row * PIXELS[1])


def draw_sheet(faces: Sequence[CardFace], models_dir: Path, columns: int, rows: int = 0) -> PNMImage:
    """Sides in rows, as one picture; more rows than they need stay empty."""
    width, height = PIXELS
    sheet = PNMImage(columns * width, max(1, rows, math.ceil(len(faces) / columns)) * height)
    with ThreadPoolExecutor() as pool:
        for number, png in enumerate(pool.map(lambda face: draw_face(face, models_dir), faces)):
            row, column = divmod(number, columns)
            sheet.copy_sub_image(_picture(png), column * width, row * height)
    return sheet


def _picture(png: bytes) -> PNMImage:
    picture = PNMImage()
    picture.read(StringStream(png), "card.png")
    return picture


def draw_face(face: CardFace, models_dir: Path, cut: bool = False) -> bytes:
    """One side, as PNG; perhaps with its corners cut."""
    font = models_dir / FONT
    drawn = face_svg(face, lambda text: text_width(font, text))
    if cut:
        outline = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{10 * CORNER_MM}"/>'
        drawn = f'<clipPath id="cut">{outline}</clipPath><g clip-path="url(#cut)">{drawn}</g>'
    size = f'width="{PIXELS[0]}" height="{PIXELS[1]}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{DEFS}</defs>{drawn}</svg>'
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(font)])


def text_width(font: Path, text: str) -> float:
    """The width of a line of text of size 1."""
    node = TextNode("width")
    node.set_font(read_font(font))
    return float(node.calc_width(text)) if text else 0.0


def _texture(sheet: PNMImage) -> Texture:
    made = Texture("cards")
    made.load(sheet)
    made.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    made.set_magfilter(SamplerState.FT_linear)
    made.set_wrap_u(SamplerState.WM_clamp)
    made.set_wrap_v(SamplerState.WM_clamp)
    return made


def _cut_rectangle(size_mm: tuple[float, float]) -> list[tuple[float, float]]:
    """A rectangle with rounded corners, counter-clockwise, in shares of its size from -1 to 1."""
    width, height = size_mm
    cut_x, cut_y = 2 * CORNER_MM / width, 2 * CORNER_MM / height
    points = []
    for sx, sy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(4):
            angle = math.radians(start + 30 * step)
            points.append((sx * (1 - cut_x) + math.cos(angle) * cut_x, sy * (1 - cut_y) + math.sin(angle) * cut_y))
    return [(x * width / 2000, y * height / 2000) for x, y in points]


def _disc(size_mm: tuple[float, float]) -> list[tuple[float, float]]:
    angles = [math.tau * step / ROUND_STEPS for step in range(ROUND_STEPS)]
    return [(math.cos(angle) * size_mm[0] / 2000, math.sin(angle) * size_mm[1] / 2000) for angle in angles]


def _sheet_mesh(
    outline: Sequence[tuple[float, float]],
    half: float,
    front: tuple[float, float, float, float],
    back: tuple[float, float, float, float],
) -> TriangleMesh:
    """A flat thing: its two printed sides, and the cut edge around them."""
    ring: Floats = np.array(outline, np.float32)
    count = len(ring)
    reach = np.abs(ring).max(axis=0)
    share = ring / reach / 2 + 0.5
    sides = ((half, 1.0, front, share), (-half, -1.0, back, share * [-1, 1] + [1, 0]))
    points, normals, tints, uvs, triangles = [], [], [], [], []
    for number, (z, up, (left, low, width, height), at) in enumerate(sides):
        points.append(np.column_stack([ring, np.full(count, z)]))
        normals.append(np.tile([0.0, 0.0, up], (count, 1)))
        tints.append(np.tile([1.0, 1.0, 1.0, 0.2], (count, 1)))
        inset = 0.004
        uvs.append([left, low] + (at * (1 - 2 * inset) + inset) * [width, height])
        fan = [(0, k, k + 1) if up > 0 else (0, k + 1, k) for k in range(1, count - 1)]
        triangles.append(np.array(fan) + number * count)
    _add_edge(ring, half, points, normals, tints, uvs, triangles)
    return TriangleMesh(
        np.concatenate(points).astype(np.float32),
        np.concatenate(normals).astype(np.float32),
        np.concatenate(tints).astype(np.float32),
        np.concatenate(uvs).astype(np.float32),
        np.concatenate(triangles).astype(np.uint32),
    )


def _add_edge(ring: Floats, half: float, points: list, normals: list, tints: list, uvs: list, triangles: list) -> None:  # type: ignore[type-arg]
    count, first = len(ring), 2 * len(ring)
    outwards = ring / np.linalg.norm(ring, axis=1, keepdims=True)
    for z in (half, -half):
        points.append(np.column_stack([ring, np.full(count, z)]))
        normals.append(np.column_stack([outwards, np.zeros(count)]))
        tints.append(np.tile(EDGE_TINT, (count, 1)))
        uvs.append(np.full((count, 2), NO_PRINT))
    after = [(k + 1) % count for k in range(count)]
    rows = [(first + count + k, first + count + after[k], first + after[k]) for k in range(count)]
    rows += [(first + count + k, first + after[k], first + k) for k in range(count)]
    triangles.append(np.array(rows))
