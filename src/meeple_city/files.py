"""Where the project's data is, and how files are written: wholly or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from meeple_city.errors import BadInput


def data_folder(name: str) -> Path:
    """`models` or `scenes`: beside the code when installed, at the top of a checkout otherwise."""
    here = Path(__file__).resolve().parent
    installed = here / name
    return installed if installed.is_dir() else here.parents[1] / name


def scene_file(name: str) -> Path:
    """A shipped scene by name, or any file by path."""
    path = Path(name)
    if path.suffix == ".toml" or path.is_file():
        return path
    scenes = data_folder("scenes")
    shipped = scenes / f"{name}.toml"
    if not shipped.is_file():
        known = ", ".join(sorted(file.stem for file in scenes.glob("*.toml")))
        raise BadInput(f"scene {name!r} is unknown; allowed: {known}, or a file")
    return shipped


def check_writable(path: Path) -> None:
    """Refuse a place that cannot be written to, before any work is done."""
    if path.is_dir():
        raise BadInput(f"{path}: is a folder")
    if not path.parent.is_dir():
        raise BadInput(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadInput(f"{path}: {path.parent} cannot be written to")


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file beside its place, then move it there."""
    check_writable(path)
    try:
        with tempfile.NamedTemporaryFile(
            "w", dir=path.parent, prefix=f".{path.name}.", delete=False, encoding="utf-8"
        ) as file:
            json.dump(data, file)
            file.write("\n")
        Path(file.name).chmod(0o644)
        Path(file.name).replace(path)
    except OSError as cause:
        raise BadInput(f"{path}: {cause.strerror}") from None
