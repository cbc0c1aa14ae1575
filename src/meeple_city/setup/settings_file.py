"""How people like it, kept in a file from one time to the next."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from meeple_city.ui.input_router import STEREO
from meeple_city.ui.settings import Settings


def load_settings(path: Path) -> Settings:
    """The settings of last time; what cannot be read is as at first."""
    known = {field.name for field in fields(Settings)}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        given: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items() if key in known
        }
        settings = Settings(**given)
        return settings if settings.stereo in STEREO else replace(settings, stereo="off")
    except (OSError, ValueError, AttributeError, TypeError):
        return Settings()


def settings_path() -> Path:
    """Where settings are kept on this machine."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    return (Path(base) if base else Path.home() / ".config") / "meeple-city" / "settings.json"
