"""Bodies: eight wooden monsters, each carved to its own outline and profile and printed all round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import numpy as np

from . import burly_monsters, scaly_monsters
from . import monster_parts as parts
from .atlas import Atlas, printed, seen_above, seen_back, seen_front, seen_left
from .carving import HORN_PRINT, Profile, block, horn, mirror_image, rows_of
from .ink import Sheet, box, darker, lighter, polygon, segment
from .mesh import Floats, Mesh, joined
from .monster_parts import Artist
from .monster_shapes import EARS, HORNS, LIMBS, PARTS, PROFILES, TRUNKS, Horn, Limb
from .monster_sides import print_sides
from .outlines import Outline, disc, flipped, mirrored, rounded
from .pieces import Piece
from .solids import FRONT, SIDE, cut, shaded, stand_in

PIXELS_PER_MM = 5.4
EDGE, LIMB_EDGE, PART_BEVEL = 5.0, 3.0, 0.9  # how round the edges of trunks, arms and cut parts are
SHRUNK, FEW = (
    (0.93, 0.88, 0.99),
    5,
)  # how much smaller a trunk's shadow is, and how many corners those of its parts have
ROUND = 1.1
WIDTH, HEIGHT = 44.0, 100.0

# Right halves, from the bottom up: 44 mm wide in all and 100 mm high, feet and head no wider than 30 mm.
OUTLINES: dict[str, Outline] = {
    "dragon": [
        (0, 6), (3.2, 0), (15, 0), (14.2, 10), (13, 18), (14, 26), (20, 27.5), (22, 33), (19.4, 42), (22, 50),
        (18.6, 57), (22, 70), (17, 69), (13.2, 65.5), (12.4, 71), (15, 77), (14, 86), (11.6, 88.5), (15, 100),
        (10.4, 98), (5.6, 91), (0, 93),
    ],
    "ape": [
        (0, 8), (3, 0), (15, 0), (13, 12), (12.4, 27), (14.4, 26), (20.6, 26), (22, 29), (22, 54), (20.4, 63),
        (16, 70), (13, 71.5), (15, 75), (15, 80), (13.2, 83.6), (12.8, 91), (10.4, 96), (7, 99), (3, 100), (0, 100),
    ],
    "lizard": [
        (0, 6), (3.2, 0), (15, 0), (14, 9), (15, 19), (15, 26), (19, 28), (22, 36), (20, 46), (22, 52), (19.6, 58),
        (14.6, 56), (13.4, 63), (15, 68), (15, 79), (12, 85.5), (12.6, 93), (7.6, 89.5), (6.4, 97.4), (3, 93.4),
        (0, 100),
    ],
    "cyclops": [
        (0, 6), (3.4, 0), (15, 0), (14.4, 12), (15, 26), (19, 26), (22, 33), (22, 58), (19.6, 67), (14.6, 70),
        (12.4, 71.5), (14, 78), (13.6, 86), (15, 93), (14.4, 100), (10.4, 93.5), (4.6, 97), (0, 97.6),
    ],
    "golem": [
        (0, 9), (3.6, 9), (4.4, 0), (15, 0), (15, 6), (12.4, 17), (13.6, 26), (20, 26), (22, 32), (20.8, 43),
        (22, 55), (22, 65), (17.6, 70), (12.6, 69.4), (15, 77), (15, 88), (11, 95), (7, 96), (5.4, 100), (0, 97),
    ],
    "octopus": [
        (0, 5), (2.4, 0), (6, 0), (7.6, 7), (9.2, 0), (14, 0), (15, 4), (13, 16), (14.2, 26), (19.4, 26.4),
        (22, 31), (20.4, 37), (16.8, 41.4), (17.2, 47), (21, 51), (22, 60), (19.6, 67.5), (16, 70), (13.6, 68),
        (14.4, 73), (15, 81), (13.4, 90), (9, 97.4), (4, 100), (0, 100),
    ],
    "yeti": [
        (0, 6), (3.4, 0), (15, 0), (13.2, 6), (15, 11), (13, 17), (15, 25), (17, 26), (20, 26), (22, 33),
        (19.4, 38), (22, 44), (19.6, 50), (22, 57), (20, 63), (18, 70), (13.4, 67.6), (15, 74.5), (15, 82),
        (13.6, 88.6), (10.6, 94), (6.4, 98), (2.4, 100), (0, 100),
    ],
    "sea devil": [
        (0, 6), (3, 0), (15, 0), (13, 9), (13.4, 20), (15, 26), (19.4, 27), (22, 33), (18.8, 40), (22, 48),
        (18.8, 56), (22, 67), (18, 70), (14, 66), (12.8, 70), (15, 76), (15, 84), (11.4, 90), (7, 91.6), (4.2, 100),
        (0, 97.4),
    ],
}  # fmt: skip


def monster_outline(monster: str) -> list[tuple[float, float]]:
    """The whole outline of a monster, its corners rounded, stretched to the size that they cost it."""
    points = rounded(mirrored(OUTLINES[monster]), ROUND, 2)
    wide, high = max(x for x, _ in points), max(y for _, y in points)
    return [(x * WIDTH / 2 / wide, y * HEIGHT / high) for x, y in points]


def print_body(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of a monster's front and back."""
    front, back = {**burly_monsters.FACES, **scaly_monsters.FACES}[piece.monster]
    outline = polygon(monster_outline(piece.monster))
    for side, work in (("front", front), ("back", back)):
        sheet = Sheet(-22.0, 0.0, 44.0, 100.0, PIXELS_PER_MM)
        sheet.fill(box(-23, -1, 23, 101), darker(piece.paint, 0.12))
        artist = Artist(sheet, outline, piece.paint, Random(f"{piece.monster} {side}"))
        parts.base_coat(sheet, outline, piece.paint)
        with sheet.clipped(outline):
            work(artist)
        atlas.add(f"{piece.name} {side}", sheet)
    for part in PARTS.get(piece.monster, ()):
        atlas.swatch(part.edges)
    for colour in sorted({each.colour for each in HORNS.get(piece.monster, ())}):
        atlas.draw(f"horn {colour}", HORN_PRINT, 8.0, partial(_print_horn, colour=colour))
    if piece.monster in EARS:
        atlas.swatch(EARS[piece.monster].edges)
    print_sides(piece, atlas)


def _print_horn(sheet: Sheet, colour: str) -> None:
    """Darker at its root, with rings."""
    sheet.gradient(box(-1, -1, 2, 17), (0, 0), (0, 16), [darker(colour, 0.42), colour, lighter(colour, 0.3)])
    for high in (3.4, 5.8, 8.0, 10.0):
        sheet.line(segment((-1, high), (2, high)), darker(colour, 0.45), 0.5)


def draw_body(piece: Piece, atlas: Atlas) -> Mesh:
    """A monster: its trunk and arms, and on either side what stands out from it."""
    half, stretched = piece.size[1] / 2, _stretch(piece.monster)
    views = {
        "front": (atlas.cell(f"{piece.name} front"), seen_front),
        "back": (atlas.cell(f"{piece.name} back"), seen_back),
        "side": (atlas.cell(f"{piece.name} side"), seen_left),  # the right one is its mirror image
        "top": (atlas.cell(f"{piece.name} top"), seen_above),
    }
    flank = views["side"][0]
    meshes = [shaded(_trunk(piece.monster, half, lambda mesh: printed(mesh, _side, views, flank)))]
    for limb in LIMBS.get(piece.monster, ()):
        views["side"] = (atlas.cell(f"{piece.name} limb"), seen_left)
        meshes.append(shaded(_arms(limb, stretched, half, lambda mesh: printed(mesh, _side, views, flank))))
    for part in PARTS.get(piece.monster, ()):
        outline = stretched(rounded(part.outline, ROUND, 2))
        for side in (outline, flipped(outline)):
            mesh = shaded(cut(side, *part.depth, PART_BEVEL, 1, FRONT))
            meshes.append(printed(mesh, _face, views, atlas.cell(f"swatch {part.edges}")))
    for each in HORNS.get(piece.monster, ()):
        made = shaded(_horn(each, stretched))
        made = replace(made, uvs=atlas.cell(f"horn {each.colour}").at(made.uvs))
        meshes += [made, mirror_image(made)] if each.path[0][0] else [made]
    if piece.monster in EARS:
        ear, view = EARS[piece.monster], {"side": (flank, seen_left)}
        made = shaded(cut(disc(*ear.middle, ear.radius, 12), *ear.width, 1.3, 1, SIDE))
        made = printed(made, _outside, view, atlas.cell(f"swatch {ear.edges}"))
        meshes += [made, mirror_image(made)]
    return joined(meshes)


def _horn(each: Horn, stretched: Callable[[Outline], Outline]) -> Mesh:
    places = stretched([(x, z) for x, _, z in each.path])
    return horn([(x, y, z) for (x, z), (_, y, _) in zip(places, each.path, strict=True)], each.radii)


def _stretch(monster: str) -> Callable[[Outline], Outline]:
    """How outlines are stretched so that all of them together are as wide and high as a Body."""
    outlines = [TRUNKS[monster], *(limb.outline for limb in LIMBS.get(monster, ()))]
    outlines += [rounded(part.outline, ROUND, 2) for part in PARTS.get(monster, ())]
    outlines += [[(x, z) for x, _, z in each.path] for each in HORNS.get(monster, ())]
    corners = [point for outline in outlines for point in outline]
    wide, high = max(x for x, _ in corners), max(y for _, y in corners)
    return lambda outline: [(x * WIDTH / 2 / wide, y * HEIGHT / high) for x, y in outline]


def _trunk(monster: str, half: float, dress: Callable[[Mesh], Mesh], coarse: float = 1.0) -> Mesh:
    """Head, body and legs, printed before they are carved: the prints bend with the wood."""
    outline, profile = _stretch(monster)(TRUNKS[monster]), PROFILES[monster]
    rows = rows_of(outline, profile.depths, coarse)
    right = block(rows, half, EDGE, 3, middle=True) if coarse == 1.0 else block(rows, half, EDGE, 1)
    heights, widths = np.array([row[0] for row in rows]), np.array([row[2] for row in rows])
    whole = dress(joined([right, mirror_image(right)]))
    return _as_deep(profile.carve(whole, half, lambda z: np.interp(z, heights, widths)), half)


def _as_deep(mesh: Mesh, half: float) -> Mesh:
    """The same, stretched so that it reaches the whole depth in front and behind."""
    y = mesh.points[..., 1:2]
    scale = np.where(y < 0, -half / y.min(), half / y.max())
    return replace(mesh, points=np.concatenate([mesh.points[..., :1], y * scale, mesh.points[..., 2:]], axis=-1))


def _arms(limb: Limb, stretched: Callable[[Outline], Outline], half: float, dress: Callable[[Mesh], Mesh]) -> Mesh:
    """An arm on either side."""
    right = block(rows_of(stretched(limb.outline), limb.depths), half, LIMB_EDGE, 2)
    return Profile(limb.depths).carve(dress(joined([right, mirror_image(right)])), half, np.ones_like)


def body_shadow(piece: Piece) -> Mesh:
    """What casts its shadow: fewer faces, all of them a little inside the drawn ones."""
    half, stretched = piece.size[1] / 2, _stretch(piece.monster)
    trunk = _trunk(piece.monster, half, lambda mesh: mesh, coarse=8.5)
    meshes = [replace(trunk, points=trunk.points * SHRUNK)]
    arms = [(limb.outline, (limb.depths[-1][1], limb.depths[-1][2])) for limb in LIMBS.get(piece.monster, ())]
    for outline, depth in [*arms, *((part.outline, part.depth) for part in PARTS.get(piece.monster, ()))]:
        few = stretched([outline[k * len(outline) // FEW] for k in range(FEW)])
        meshes += [stand_in(side, *depth, FRONT) for side in (few, flipped(few))]
    for each in HORNS.get(piece.monster, ()):
        (x, y, z), (tip_x, _, tip_z), thick = each.path[0], each.path[-1], each.radii[0]
        spike = stretched([(x - thick, z), (x + thick, z), (tip_x, tip_z)])
        spikes = (spike, flipped(spike)) if x else (spike,)
        meshes += [stand_in(side, y - thick / 2, y + thick / 2, FRONT) for side in spikes]
    return joined(meshes)


def _outside(normal: Floats) -> str | None:
    """What faces away from the middle; an ear is drawn on the right and mirrored."""
    return "side" if normal[0] > 0.45 else None


def _face(normal: Floats) -> str | None:
    """Front and back of what has plain edges."""
    if abs(normal[1]) > 0.45:
        return "front" if normal[1] < 0 else "back"
    return None


def _side(normal: Floats) -> str:
    if abs(normal[1]) > 0.45:
        return "front" if normal[1] < 0 else "back"
    return "top" if normal[2] > 0.62 else "side"
