"""The command: `python -m tools.models`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .drawing import draw
from .pieces import ModelError, Piece, read_pieces

MODELS = Path(__file__).resolve().parents[2] / "models"


def choose(pieces: list[Piece], only: list[str] | None) -> list[Piece]:
    """The pieces asked for; all of them if none is named."""
    if only is None:
        return pieces
    known = {piece.name for piece in pieces}
    for name in only:
        if name not in known:
            raise ModelError(f"there is no piece {name!r} in pieces.toml")
    return [piece for piece in pieces if piece.name in only]


def run(only: list[str] | None) -> None:
    """Write the files and print a line for each."""
    pieces = choose(read_pieces(MODELS / "pieces.toml"), only)
    try:
        from .gltf import write_glb
    except ImportError as error:
        raise ModelError(f"Blender's module is missing ({error}): pip install -r tools/requirements.txt") from error
    for piece in pieces:
        triangles = write_glb(piece, draw(piece), MODELS)
        print(f"models/{piece.name}.glb  {triangles} triangles", flush=True)


def main() -> int:
    """Parse the arguments and run; an error is one line and exit status 1."""
    parser = argparse.ArgumentParser(
        prog="tools.models", description="Draw the pieces of models/pieces.toml into models/<piece>.glb."
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="draw only these pieces")
    try:
        run(parser.parse_args().only)
    except ModelError as error:
        print(f"tools.models: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
