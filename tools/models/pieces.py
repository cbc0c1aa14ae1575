"""Read from pieces.toml what is needed to draw the pieces."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Vec = tuple[float, float, float]

# All pieces of one colour belong to one monster.
MONSTERS = {
    "red": "dragon",
    "blue": "ape",
    "green": "lizard",
    "yellow": "cyclops",
    "orange": "golem",
    "purple": "octopus",
    "white": "yeti",
    "teal": "sea devil",
}


# The stain of people whose kind is painted differently elsewhere: black and gray can be read in the shade under Floors,
# and red and green differ in lightness for people who cannot tell their hues apart. Our choice.
PEOPLE = {"black": "#434356", "gray": "#bfc3cf", "green": "#4cbb74", "red": "#c02620"}


class ModelError(Exception):
    """Something the caller can put right; its text is one line."""


@dataclass(frozen=True)
class Piece:
    """One entry of [pieces], as far as drawing is concerned: its size in millimetres, its paint as #rrggbb."""

    name: str
    shape: str
    kind: str
    size: Vec
    colour: str
    paint: str

    @property
    def monster(self) -> str:
        """The monster that owns the piece, known by its colour."""
        if self.colour not in MONSTERS:
            raise ModelError(f"piece {self.name}: no monster is {self.colour}")
        return MONSTERS[self.colour]


def read_pieces(path: Path) -> list[Piece]:
    """All pieces of pieces.toml, in its order."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ModelError(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ModelError(f"{path} is not TOML: {error}") from error
    if not isinstance(data.get("pieces"), dict):
        raise ModelError(f"{path} has no [pieces]")
    return [read_piece(data, name, entry) for name, entry in data["pieces"].items()]


def read_piece(data: dict[str, Any], name: str, entry: Any) -> Piece:
    """One entry of [pieces] with its shape and colour looked up."""
    try:
        shape, colour = entry["shape"], entry["colour"]
        kind = data["shapes"][shape]["kind"]
        x, y, z = (float(s) for s in data["shapes"][shape]["size_mm"])
        paint = data["colours"][colour]
        if kind == "meeple":
            paint = PEOPLE.get(colour, paint)
    except KeyError as error:
        raise ModelError(f"piece {name}: there is no {error}") from error
    except (TypeError, ValueError) as error:
        raise ModelError(f"piece {name}: malformed entry, shape or size_mm ({error})") from error
    return Piece(name, shape, kind, (x, y, z), colour, paint)
