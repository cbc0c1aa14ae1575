"""Check that the drawings of the pieces are present and complete."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from meeple_city.errors import BadPieces
from meeple_city.table.catalogue import PieceCatalogue

HEADER = struct.Struct("<4sII")
CHUNK = struct.Struct("<II")
JSON_CHUNK = 0x4E4F534A


def check_drawings(models: Path, catalogue: PieceCatalogue) -> None:
    """Raise BadPieces, naming the first drawing that is missing or broken."""
    for name in catalogue.models:
        _check(models / f"{name}.glb")


def _check(path: Path) -> None:
    try:
        data = path.read_bytes()
    except OSError as cause:
        raise BadPieces(f"{path}: {cause.strerror}; run `make models` to make it again") from None
    reason = _broken(data)
    if reason:
        raise BadPieces(f"{path}: {reason}; run `make models` to make it again")


def _broken(data: bytes) -> str | None:
    """What is wrong with a binary glTF file; None if nothing is."""
    if len(data) < HEADER.size + CHUNK.size:
        return "too short to be a drawing"
    magic, version, length = HEADER.unpack_from(data)
    if magic != b"glTF" or version != 2:
        return "not a binary glTF 2 file"
    if length != len(data):
        return f"{len(data)} bytes long instead of {length}"
    size, kind = CHUNK.unpack_from(data, HEADER.size)
    start = HEADER.size + CHUNK.size
    try:
        content = json.loads(data[start : start + size]) if kind == JSON_CHUNK else {}
    except (ValueError, RecursionError):
        content = {}
    return None if isinstance(content, dict) and content.get("meshes") else "contains no mesh"
