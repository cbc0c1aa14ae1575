"""Make the files: one atlas and a mesh for every piece, and a print for the boards of every scene."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image as PillowImage

from meeple_city.table.catalogue import load_catalogue

from .atlas import Atlas
from .board_print import draw_print, key_of
from .drawing import draw_piece, draw_shadow, print_piece
from .floors import looks_of
from .glb import write_glb
from .ink import FONT, Image
from .pieces import Piece
from .props import all_props
from .room import draw_room

ATLAS, LOOKS, PRINTS, ROOM = "pieces.jpg", "looks.toml", "prints.toml", "room.jpg"
QUALITY = 93
FONT_LICENCE = FONT.with_name("Fredoka-OFL.txt")


def make_pieces(pieces: list[Piece], models: Path, colours: dict[str, str]) -> None:
    """Draw every piece and prop, and list the looks of those that have several."""
    atlas, props = Atlas(), all_props(colours)
    for piece in pieces:
        print_piece(piece, atlas)
    for prop in props:
        prop.print(atlas)
    picture = atlas.pack()
    write_picture(picture, models / ATLAS)
    print(f"models/{ATLAS}  {picture.shape[1]} x {picture.shape[0]}", flush=True)
    for piece in pieces:
        mesh = draw_piece(piece, atlas)
        write_glb(piece.name, mesh, draw_shadow(piece), ATLAS, models / f"{piece.name}.glb")
        print(f"models/{piece.name}.glb  {mesh.count} triangles", flush=True)
    for prop in props:
        mesh = prop.draw(atlas)
        write_glb(prop.name, mesh, None, ATLAS, models / f"{prop.name}.glb")
        print(f"models/{prop.name}.glb  {mesh.count} triangles", flush=True)
    write_looks(pieces, atlas, models / LOOKS)


def write_looks(pieces: list[Piece], atlas: Atlas, path: Path) -> None:
    """For every piece with several looks, how far each is from the first on the atlas."""
    lines = [
        "# Made by tools/models. Pieces that look different from each other: how far each look is from the first on",
        "# the atlas, as shares of its width and height, u to the right and v up, box by box. A number picks the look.",
        "",
    ]
    for piece in pieces:
        if piece.kind in ("floor", "ruin"):
            boxes, counts = [], looks_of(piece)
            for n, count in enumerate(counts):
                start = sum(counts[:n])
                boxes.append(", ".join(_apart(piece, number, atlas) for number in range(start, start + count)))
            lines += [f"{piece.name} = [", *(f"    [{box}]," for box in boxes), "]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _apart(piece: Piece, number: int, atlas: Atlas) -> str:
    """How far a look is from the first on the atlas."""
    first, cell = atlas.cell(f"{piece.name} 0"), atlas.cell(f"{piece.name} {number}")
    return f"[{cell.u - first.u:.8f}, {cell.v - first.v:.8f}]"


def make_boards(scenes: list[Path], models: Path, colours: dict[str, str]) -> None:
    """Draw the boards of every scene, and list what each print was drawn from."""
    catalogue = load_catalogue(models / "pieces.toml")
    lines = [
        "# Made by tools/models. The prints of the scenes' boards: which millimetres each shows, the zones it was",
        "# drawn from, and where there is room for names, which the game writes in the player's language.",
        "",
    ]
    for path in scenes:
        plan, scene = draw_print(path, catalogue, colours)
        sheet, name = plan.sheet, f"print-{path.stem}.jpg"
        write_picture(sheet.pixels, models / name)
        area = ", ".join(f"{value:g}" for value in sheet.area)
        lines += [f"[{path.stem}]", f'picture = "{name}"', f"area_mm = [{area}]", f'zones = "{key_of(scene)}"']
        lines += ["signs = [", *(f"    {sign.row()}," for sign in plan.signs), "]", ""]
        print(f"models/{name}  {sheet.pixels.shape[1]} x {sheet.pixels.shape[0]}", flush=True)
    (models / PRINTS).write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")


def write_picture(pixels: Image | Any, path: Path) -> None:
    """Write a picture without its alpha, whole or not at all."""
    data = io.BytesIO()
    PillowImage.fromarray(pixels[..., :3]).save(data, "JPEG", quality=QUALITY, subsampling=0, optimize=True)
    path.write_bytes(data.getvalue())


def put_font(models: Path) -> None:
    """Put the font of boards and cards beside the models, with its licence."""
    for source in (FONT, FONT_LICENCE):
        (models / source.name).write_bytes(source.read_bytes())


def make_room(models: Path) -> None:
    """Draw the room around the table."""
    picture = draw_room()
    write_picture(picture, models / ROOM)
    print(f"models/{ROOM}  {picture.shape[1]} x {picture.shape[0]}", flush=True)
