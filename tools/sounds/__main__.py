"""The command: `python -m tools.sounds`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meeple_city.errors import MeepleCityError

from .bank import write_bank
from .recipes import read_recipes

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"


def main() -> int:
    """Write the files; an error is one line and exit status 1."""
    parser = argparse.ArgumentParser(prog="tools.sounds", description="Synthesise the sounds of the game.")
    parser.add_argument("folder", type=Path, nargs="?", default=SOUNDS, help="where to write them (default: sounds)")
    folder = parser.parse_args().folder
    try:
        written = list(write_bank(read_recipes(), folder))
    except (MeepleCityError, OSError) as error:
        print(f"tools.sounds: {error}", file=sys.stderr)
        return 1
    print(f"{len(written)} files, {sum(size for _, size in written) / 1e6:.2f} MB in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
