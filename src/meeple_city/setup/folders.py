"""Where matches and settings are kept: the platform's usual folders, or wherever MEEPLE_CITY_HOME says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path

import platformdirs

from meeple_city.errors import BadInput

APP = "meeple-city"
HOME = "MEEPLE_CITY_HOME"  # one folder for both, instead of the platform's


def matches_folder() -> Path:
    """The default folder of journals; created if missing."""
    home = os.environ.get(HOME)
    folder = (Path(home) if home else platformdirs.user_data_path(APP, appauthor=False)) / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as cause:
        raise unusable(folder, cause) from None
    return folder


def settings_file() -> Path:
    """The settings of the window."""
    home = os.environ.get(HOME)
    folder = Path(home) if home else platformdirs.user_config_path(APP, appauthor=False)
    return folder / "settings.json"


def journal_names(game: str, day: date) -> Iterator[Path]:
    """Unused journal names, by game and day: `rampage-2026-11-16-1.journal`. Another match may be faster to use one."""
    folder = matches_folder()
    for number in count(1):
        path = folder / f"{game}-{day.isoformat()}-{number}.journal"
        try:
            unused = not path.exists()
        except OSError as cause:
            raise unusable(folder, cause) from None
        if unused:
            yield path


def unusable(folder: Path, cause: OSError) -> BadInput:
    """The error for a folder of matches that cannot be used."""
    return BadInput(f"{folder}: {cause.strerror}; name a journal with --journal, or set {HOME}")
