"""The settings file of the window."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.errors import BadInput
from meeple_city.files import write_json
from meeple_city.ui.settings import Settings, setting_choices


def load_settings(path: Path) -> Settings:
    """The settings of last time; a file that cannot be read gives the defaults, an unknown key is ignored."""
    known = {field.name for field in fields(Settings)}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        given = {key: value for key, value in data.items() if key in known}
        for key, choices in setting_choices().items():
            if (type(given.get(key)), given.get(key)) not in [(type(value), value) for value in choices.values]:
                given.pop(key, None)
        return from_plain(Settings, given, str(path), defaults=True)
    except (OSError, ValueError, AttributeError, BadInput):
        return Settings()


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_json(path, to_plain(settings))
