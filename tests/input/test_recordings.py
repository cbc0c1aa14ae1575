"""The breath detector on labelled recordings, if available; they are not part of the project."""

import csv
import os
from pathlib import Path

import pytest

from meeple_city.audio.wav import read_wav
from meeple_city.input.breath import SHORTEST_S, BreathDetector, analyse_results

BESIDE = sorted((Path(__file__).resolve().parents[3] / "shared").glob("audio*"))
GIVEN = [Path(part) for part in os.environ.get("MEEPLE_CITY_RECORDINGS", "").split(os.pathsep) if part]
FOLDERS = [folder for folder in GIVEN or BESIDE if (folder / "labels.csv").is_file()]

MISSING = "no recordings: set MEEPLE_CITY_RECORDINGS to folders with WAV files and labels.csv"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not FOLDERS, reason=MISSING)]


@pytest.fixture(scope="module")
def judged():
    """For every recording: its file, group, what is found in it afterwards, and what a game that listens gets."""
    rows = []
    for folder in FOLDERS:
        for row in csv.DictReader((folder / "labels.csv").read_text(encoding="utf-8").splitlines()):
            sound = read_wav(folder / row["file"])
            group = {"exhale": "exhale", "inhale": "quiet", "silence": "quiet"}.get(row["label"], "other")
            results = BreathDetector(sound.rate).feed(sound.samples)
            live = [result.strength for result in results]
            rows.append((row["file"], group, analyse_results(results, sound.duration_s), live))
    return rows


@pytest.fixture(scope="module")
def found(judged):
    """Names of the recordings with a puff and of those without, by group."""
    groups = {"exhale": ([], []), "quiet": ([], []), "other": ([], [])}
    for file, group, afterwards, _ in judged:
        groups[group][0 if afterwards.puffs else 1].append(file)
    return groups


@pytest.fixture(scope="module")
def wrongly_live(judged):
    """Names of the recordings that give a strength but must not, and how many there are, by group."""
    return {
        group: (
            [file for file, g, _, live in judged if g == group and any(live)],
            sum(g == group for _, g, *_ in judged),
        )
        for group in ("quiet", "other")
    }


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


def test_a_game_that_listens_gets_strength_only_where_a_puff_is_found_afterwards(judged):
    for file, _, afterwards, live in judged:
        outside = 0
        for strength, blown in zip(live, afterwards.curve, strict=True):
            outside = outside + 1 if strength > 0 and blown == 0 else 0
            assert outside < 100 * SHORTEST_S, file
            assert strength in (0.0, blown) or outside, file


def test_the_limits_hold_for_a_game_that_listens(wrongly_live):
    quiet, quiets = wrongly_live["quiet"]
    other, others = wrongly_live["other"]
    assert 100 * len(quiet) <= 3 * quiets, quiet
    assert 100 * len(other) <= 8 * others, other
    assert not [name for name in other if name.startswith(("keyboard_typing", "mouse_click", "footsteps"))]
