"""No test touches the settings or matches of whoever runs it, or depends on their language."""

import pytest

from meeple_city.setup.folders import HOME


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch):
    """A folder of its own for settings and matches, for every test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv(HOME, str(folder))
    monkeypatch.setenv("LC_ALL", "C")  # in English, unless a test says otherwise
    return folder
