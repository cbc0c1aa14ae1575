"""The command: `python -m tools.models`."""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from .pieces import ModelError, read_pieces

ROOT = Path(__file__).resolve().parents[2]
MODELS, SCENES = ROOT / "models", ROOT / "scenes"
PARTS = ("pieces", "boards", "room", "font")


def run(parts: tuple[str, ...]) -> None:
    """Write the files and print a line for each."""
    pieces = read_pieces(MODELS / "pieces.toml")
    try:
        from .shop import make_boards, make_pieces, make_room, put_font
    except ImportError as error:
        raise ModelError(f"a module is missing ({error}): pip install -r tools/requirements.txt") from error
    colours = tomllib.loads((MODELS / "pieces.toml").read_text(encoding="utf-8"))["colours"]
    if "pieces" in parts:
        make_pieces(pieces, MODELS, colours)
    if "boards" in parts:
        make_boards(sorted(SCENES.glob("*.toml")), MODELS, colours)
    if "room" in parts:
        make_room(MODELS)
    if "font" in parts:
        put_font(MODELS)


def main() -> int:
    """Parse the arguments and run; an error is one line and exit status 1."""
    parser = argparse.ArgumentParser(
        prog="tools.models", description="Draw the pieces and boards of the game into models/."
    )
    parser.add_argument("--only", choices=PARTS, help="draw only these")
    try:
        only = parser.parse_args().only
        run((only,) if only else PARTS)
    except ModelError as error:
        print(f"tools.models: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
