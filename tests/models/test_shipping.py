"""Everything that is drawn goes into the wheel."""

from __future__ import annotations

import configparser
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_file_of_models_is_package_data():
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf-8")
    patterns = [p.strip() for p in config["options.package_data"]["meeple_city.models"].split(",")]
    files = [path.name for path in (ROOT / "models").iterdir()]
    assert [name for name in files if not any(fnmatch(name, pattern) for pattern in patterns)] == []


def test_the_fonts_licence_is_kept_beside_the_font():
    assert "SIL Open Font License" in (ROOT / "models" / "Fredoka-OFL.txt").read_text(encoding="utf-8")
    assert (ROOT / "models" / "Fredoka-SemiBold.ttf").is_file()
