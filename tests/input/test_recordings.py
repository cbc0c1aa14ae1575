"""The breath detector on labelled recordings, if available; they are not part of the project."""

import csv
import os
from pathlib import Path

import pytest

from meeple_city.audio.wav import read_wav
from meeple_city.input.breath import analyse_recording

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "audio"
FOLDER = Path(os.environ.get("MEEPLE_CITY_RECORDINGS", BESIDE))
LABELS = FOLDER / "labels.csv"

MISSING = "no recordings: set MEEPLE_CITY_RECORDINGS to a folder with WAV files and labels.csv"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not LABELS.is_file(), reason=MISSING)]


@pytest.fixture(scope="module")
def found():
    """Names of the recordings with a puff and of those without, by group."""
    groups = {"exhale": ([], []), "quiet": ([], []), "other": ([], [])}
    for row in csv.DictReader(LABELS.read_text(encoding="utf-8").splitlines()):
        sound = read_wav(FOLDER / row["file"])
        group = {"exhale": "exhale", "inhale": "quiet", "silence": "quiet"}.get(row["label"], "other")
        groups[group][0 if analyse_recording(sound.samples, sound.rate).puffs else 1].append(row["file"])
    return groups


def test_five_of_six_breaths_out_are_found(found):
    blown, missed = found["exhale"]
    assert 6 * len(blown) >= 5 * (len(blown) + len(missed)), missed


def test_at_most_one_of_eight_breaths_in_and_silences_counts(found):
    wrong, right = found["quiet"]
    assert 8 * len(wrong) <= len(wrong) + len(right), wrong


def test_at_most_one_of_ten_other_sounds_counts(found):
    wrong, right = found["other"]
    assert 10 * len(wrong) <= len(wrong) + len(right), wrong
