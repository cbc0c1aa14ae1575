"""The breath detector on labelled recordings, if available; they are not part of the project."""

import csv
import os
from pathlib import Path

import pytest

from meeple_city.audio.wav import read_wav
from meeple_city.input.breath import analyse_recording

BESIDE = sorted((Path(__file__).resolve().parents[3] / "shared").glob("audio*"))
GIVEN = [Path(part) for part in os.environ.get("MEEPLE_CITY_RECORDINGS", "").split(os.pathsep) if part]
FOLDERS = [folder for folder in GIVEN or BESIDE if (folder / "labels.csv").is_file()]

MISSING = "no recordings: set MEEPLE_CITY_RECORDINGS to folders with WAV files and labels.csv"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not FOLDERS, reason=MISSING)]


@pytest.fixture(scope="module")
def found():
    """Names of the recordings with a puff and of those without, by group."""
    groups = {"exhale": ([], []), "quiet": ([], []), "other": ([], [])}
    for folder in FOLDERS:
        for row in csv.DictReader((folder / "labels.csv").read_text(encoding="utf-8").splitlines()):
            sound = read_wav(folder / row["file"])
            group = {"exhale": "exhale", "inhale": "quiet", "silence": "quiet"}.get(row["label"], "other")
            groups[group][0 if analyse_recording(sound.samples, sound.rate).puffs else 1].append(row["file"])
    return groups


def test_85_of_100_breaths_out_are_found(found):
    blown, missed = found["exhale"]
    assert 100 * len(blown) >= 85 * (len(blown) + len(missed)), missed


def test_at_most_3_of_100_breaths_in_and_silences_count(found):
    wrong, right = found["quiet"]
    assert 100 * len(wrong) <= 3 * (len(wrong) + len(right)), wrong


def test_at_most_8_of_100_other_sounds_count(found):
    wrong, right = found["other"]
    assert 100 * len(wrong) <= 8 * (len(wrong) + len(right)), wrong


def test_nobody_blows_by_typing_clicking_or_walking(found):
    wrong, _ = found["other"]
    assert not [name for name in wrong if name.startswith(("keyboard_typing", "mouse_click", "footsteps"))]
