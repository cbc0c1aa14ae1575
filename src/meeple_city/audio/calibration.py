"""The file of a microphone's calibration."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from meeple_city.config_reader import ConfigReader, read_json
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.files import write_json
from meeple_city.input.breath import Calibration


def read_calibration(path: Path) -> Calibration:
    """Read a calibration file."""
    row = ConfigReader(read_json(path, BadInput), str(path), BadInput)
    row.format(1)
    row.only("format", "faint", "full", "room")
    room = None if row.data.get("room") is None else row.number("room", -200, 20)
    return Calibration(row.number("faint", -200, 20), row.number("full", -200, 20), room)


def write_calibration(calibration: Calibration, path: Path) -> None:
    """Write a calibration file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_json(path, {"format": 1, **asdict(calibration)})
    except OSError as cause:
        raise MeepleCityError(f"{path}: {cause.strerror}") from None
