"""Twenty showcased matches of all games, off-screen and small, from their titles to their best moments."""

import shutil
import subprocess
import threading
from pathlib import Path

import numpy as np
import pytest

from meeple_city.cli.parser import main
from meeple_city.setup.film import FilmLook
from meeple_city.setup.showcase import ShowcasePlan, run_showcase
from meeple_city.setup.video_targets import VideoFormat, read_target
from meeple_city.ui.settings import NewMatch
from meeple_city.words.catalogue import load_words

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed"),
]

FORM = VideoFormat((128, 72), 1)
MATCHES = [(("rarrr", "octorage", "rampage")[seed % 3], seed) for seed in range(20)]
PLAYERS = (("easy", "easy", "random"), ("normal", "easy", "easy"), ("easy", "random", "easy", "easy"))
STILL_S = 4


def pictures(file: Path) -> np.ndarray:
    command = ["ffmpeg", "-v", "error", "-i", str(file), "-f", "rawvideo", "-pix_fmt", "gray", "-"]
    found = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(found, np.uint8).reshape(-1, FORM.size[1], FORM.size[0]).astype(int)


@pytest.mark.parametrize(("game", "seed"), MATCHES)
def test_a_showcased_match_has_every_picture_never_stands_still_and_can_be_verified(game, seed, tmp_path, capsys):
    out, journal = tmp_path / "film.mkv", tmp_path / "m.journal"
    words, notices = load_words(("en", "fr")[seed % 2]), []
    match = NewMatch(game, PLAYERS[seed // 3 % 3], {}, seed=seed, journal=journal)
    plan = ShowcasePlan((match,), FilmLook(FORM, words), read_target(str(out)), timeout_s=20.0)
    played = run_showcase(plan, notices.append, threading.Event())
    shown = pictures(out)
    assert notices == []
    assert len(shown) == played.tally.frames > 0
    assert min(picture.std() for picture in shown) > 5, "a frame without a picture"
    later = shown[STILL_S * FORM.fps :]
    assert all(np.abs(a - b).mean() > 0.05 for a, b in zip(shown, later, strict=False)), "a still picture"
    assert main(["replay", "--verify", str(journal)]) == 0
    with capsys.disabled():
        print(f"\n{game}, seed {seed}: {played.seconds:.0f} s, {len(shown)} pictures, verified")
