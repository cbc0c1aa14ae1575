"""The digest of a scene: looks leave it alone, anything that physics or rules read changes it."""

import shutil
from pathlib import Path

import pytest
from tests.kit.tables import table

from meeple_city.files import data_folder
from meeple_city.table.table import open_table


@pytest.fixture
def folder(tmp_path) -> Path:
    for name in ("models", "scenes"):
        shutil.copytree(data_folder(name), tmp_path / name)
    return tmp_path


def digest(folder: Path, seed: int = 0) -> str:
    return open_table(folder / "models", folder / "scenes" / "meeple-city.toml", seed).scene_digest


def swapped(folder: Path, file: str, old: str, new: str) -> str:
    """The digest with the first of a text in a file replaced."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return digest(folder)


CITY, PIECES, PHYSICS = "scenes/meeple-city.toml", "models/pieces.toml", "models/physics.toml"
LOOKS = {
    "a comment of the scene": (CITY, "format = 1", "# a new comment\nformat = 1"),
    "the title": (CITY, 'title = "Meeple City"', 'title = "Another City"'),
    "the paint of a Neighborhood": (CITY, 'colour = "#e0a458"', 'colour = "#123456"'),
    "the width of walls": (CITY, "wall_mm = 3", "wall_mm = 5"),
    "no walls at all": (CITY, "wall_mm = 3", "wall_mm = 0"),
    "a number written otherwise": (CITY, "at_mm = [0, 0]", "at_mm = [0.0, -0.0]"),
    "the expected counts": (CITY, "floor = 19\n", ""),
    "a comment of the pieces": (PIECES, "format = 1", "# a new comment\nformat = 1"),
    "the paint of a piece": (PIECES, 'red = "#c8322b"', 'red = "#123456"'),
    "a comment of the settings": (PHYSICS, "format = 1", "# a new comment\nformat = 1"),
}
MATTERS = {
    "a building moved by 1 mm": (CITY, "at_mm = [-150, -150]", "at_mm = [-150, -149]"),
    "a building turned": (CITY, "at_mm = [-150, -150]", "at_mm = [-150, -150]\nturn_deg = 1"),
    "the name of a building": (CITY, 'name = "Bakery"', 'name = "Butcher"'),
    "the name of a Neighborhood": (CITY, 'name = "Market"', 'name = "Bazaar"'),
    "the outline of a Neighborhood": (CITY, "[150, 280], [0, 280]]", "[150, 280], [0, 279]]"),
    "the colours in the bag": (CITY, "black = 15\nblue = 15", "black = 14\nblue = 16"),
    "an untidier hand": (CITY, "shift_mm = 0.8", "shift_mm = 0.9"),
    "a larger table": (CITY, "size_mm = [1200, 1000]", "size_mm = [1300, 1000]"),
    "a mass": (PIECES, "mass_g = 75", "mass_g = 76"),
    "a friction": (PIECES, "friction = 0.632", "friction = 0.633"),
    "a bounce": (PIECES, "restitution = 0.80", "restitution = 0.81"),
    "a hull": (PIECES, "[-22, -12, 26, 22, 12, 70]", "[-22, -12, 26, 22, 12, 71]"),
    "the sides of the Paws": (PIECES, "sides = 12", "sides = 14"),
    "another shape for a Meeple": (PIECES, 'shape = "meeple-skirted"', 'shape = "meeple"'),
    "gravity": (PHYSICS, "gravity_m_s2 = 9.81", "gravity_m_s2 = 9.82"),
    "the strength of breath": (PHYSICS, "full_speed_m_s = 28", "full_speed_m_s = 29"),
}


@pytest.mark.parametrize("case", LOOKS)
def test_looks_leave_the_digest_alone(case, folder):
    assert swapped(folder, *LOOKS[case]) == table().scene_digest


@pytest.mark.parametrize("case", MATTERS)
def test_what_physics_or_rules_read_changes_the_digest(case, folder):
    assert swapped(folder, *MATTERS[case]) != table().scene_digest


def test_a_new_drawing_leaves_the_digest_alone(folder):
    shutil.copy(folder / "models" / "body-blue.glb", folder / "models" / "body-red.glb")
    assert digest(folder) == table().scene_digest


def test_another_seed_changes_the_digest_even_where_nothing_is_random():
    assert table("practice", 0).scene_digest != table("practice", 1).scene_digest


def test_an_included_scene_counts(folder):
    def twins() -> str:
        return open_table(folder / "models", folder / "scenes" / "twin-city.toml", 0).scene_digest

    before = twins()
    swapped(folder, *LOOKS["the title"])
    assert twins() == before
    swapped(folder, *MATTERS["a building moved by 1 mm"])
    assert twins() != before


def test_the_digest_of_the_shipped_city_is_the_same_on_every_machine():
    """A change here ends every match in progress: be sure that it must."""
    assert table().scene_digest == "7e1126e7d356d7eb9a60bf04365515498e9e4c850b3c42d896337ef605853754"
