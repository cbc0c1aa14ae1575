"""Showcases: small and short, but played, filmed and encoded."""

import json
import shutil
import subprocess
import threading
from itertools import groupby

import numpy as np
import pytest

from meeple_city.match.journal import read_journal
from meeple_city.setup.film import FilmLook
from meeple_city.setup.match_process import Ended, MatchOrder, MatchProcess, Seated, Stepped
from meeple_city.setup.showcase import LEAD, Showcase, ShowcasePlan, run_showcase
from meeple_city.setup.showcase_outputs import Tally
from meeple_city.setup.video_targets import VideoFormat, read_target
from meeple_city.ui.settings import NewMatch
from meeple_city.words.catalogue import load_words

needs_ffmpeg = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
FORM = VideoFormat((160, 90), 6)


def new_match(folder, game="rampage", seats=2, turns=1, name="m"):
    return NewMatch(game, ("easy",) * seats, {}, seed=3, journal=folder / f"{name}.journal", max_turns=turns)


def planned(target, *matches):
    return ShowcasePlan(matches, FilmLook(FORM, load_words()), read_target(target), timeout_s=5.0)


def film(target, *matches):
    notices = []
    played = run_showcase(planned(target, *matches), notices.append, threading.Event())
    return played, notices


def probed(file):
    command = ["ffprobe", "-v", "error", "-count_packets", "-show_entries"]
    command += ["stream=codec_name,nb_read_packets,duration", "-of", "json", str(file)]
    streams = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["streams"]
    return {stream["codec_name"]: stream for stream in streams}


def key_frames(file):
    command = ["ffprobe", "-v", "error", "-select_streams", "v", "-skip_frame", "nokey", "-show_entries"]
    found = subprocess.run([*command, "frame=pts_time", "-of", "csv=p=0", str(file)], capture_output=True, check=True)
    return [float(row.split(",")[0]) for row in found.stdout.decode().split()]


def pictures(file):
    command = ["ffmpeg", "-v", "error", "-i", str(file), "-f", "rawvideo", "-pix_fmt", "gray", "-"]
    found = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(found, np.uint8).reshape(-1, FORM.size[1], FORM.size[0]).astype(int)


def reports(process):
    """Everything a match reports, to its end."""
    found = []
    while not found or not isinstance(found[-1], Ended):
        found.append(process.next(30.0))
        process.go_on()
    return found


@pytest.mark.parametrize(("game", "seats"), [("rampage", 2), ("rarrr", 4), ("octorage", 3)])
def test_what_leaves_a_match_is_what_spectators_may_know(game, seats, tmp_path):
    process = MatchProcess(MatchOrder(new_match(tmp_path, game, seats), "en", 5.0), 1)
    seated, *steps, ended = reports(process)
    process.close()
    assert isinstance(seated, Seated)
    assert len(read_journal(seated.journal).entries) == steps[-1].step.last_record + 1
    assert ended.result is not None
    assert set(ended.views) == set(seated.header.seats)
    for news in steps:
        assert isinstance(news, Stepped)
        assert not any(told.private for told in news.step.done.told)
        assert not any(isinstance(record.given, str) for record in news.step.done.records)


def test_a_match_waits_for_whoever_follows_it(tmp_path):
    process = MatchProcess(MatchOrder(new_match(tmp_path, "octorage", 3, 50), "en", 5.0), 2)
    first = [process.next(30.0) for _ in range(4)]
    assert [type(news) for news in first] == [Seated, Stepped, Stepped, Stepped]
    assert process.next(0.5) is None
    process.go_on()
    assert isinstance(process.next(30.0), Stepped)
    process.close()
    assert len(read_journal(first[0].journal).entries) > 0


@needs_ffmpeg
@pytest.mark.slow
def test_a_showcase_in_a_file_has_every_picture_and_all_of_the_sound(tmp_path):
    out = tmp_path / "a.mkv"
    played, notices = film(str(out), new_match(tmp_path))
    streams = probed(out)
    assert notices == []
    assert int(streams["h264"]["nb_read_packets"]) == played.tally.frames
    sound = played.tally.frames / FORM.fps * 48_000 / 1024  # packets
    assert int(streams["aac"]["nb_read_packets"]) == pytest.approx(sound, abs=3)
    assert np.diff(key_frames(out)) == pytest.approx(2.0, abs=0.01)
    shown = pictures(out)
    assert all(picture.std() > 5 for picture in shown), "a frame without a picture"
    still = [np.abs(a - b).mean() > 0.05 for a, b in zip(shown, shown[4 * FORM.fps :], strict=False)]
    assert all(still), "a still picture for longer than four seconds"


class Blind:
    """A film set on which nothing is drawn, and a file into which nothing is written."""

    def __init__(self):
        self.tally, self.sounds, self.kinds = Tally(), [], []

    def screen(self, recording):
        return self

    def show(self, programme_or_number, at_s=None):
        if at_s is None:
            self.tally.frames += 1
        else:
            self.kinds.append(programme_or_number.at(at_s)[0].kind)

    def camera(self, programme, at_s):
        return programme.at(at_s)[0].camera(0.0)

    def draw(self, camera):
        pass

    def next_frame(self):
        return self.tally.frames

    def hear(self, sounds):
        self.sounds += sounds

    def close(self):
        pass


def blindly(folder, *matches):
    blind = Blind()
    plan = planned(str(folder / "unwritten.mkv"), *matches)
    return blind, Showcase(plan, blind, blind, lambda text: None, threading.Event()).run()


def test_the_same_match_gives_the_same_film_however_fast_it_is_made(tmp_path):
    one, _ = blindly(tmp_path, new_match(tmp_path, "octorage", 3, 2, "one"))
    two, _ = blindly(tmp_path, new_match(tmp_path, "octorage", 3, 2, "two"))
    assert one.kinds == two.kinds
    assert one.sounds == two.sounds
    assert {"title", "establish", "news", "score"} <= set(one.kinds)


def test_an_evening_has_a_journal_for_every_match_and_a_table_in_between(tmp_path):
    matches = [new_match(tmp_path, "rarrr", 4, 20, name) for name in ("one", "two")]
    shown, played = blindly(tmp_path, *matches)
    assert [path.name for path in played.journals] == ["one.journal", "two.journal"]
    assert played.evening.match == 2
    assert sum(row.wins for row in played.evening.rows) == pytest.approx(2.0)
    assert [kind for kind, _ in groupby(shown.kinds)].count("title") == 2
    assert "between" in shown.kinds


class StoppedInTheMiddle(threading.Event):
    """Somebody who stops a showcase when so many records are written: more than a match is ahead of its film."""

    def __init__(self, journal, records):
        super().__init__()
        self.journal, self.records = journal, records

    def is_set(self):
        return self.journal.exists() and self.journal.read_bytes().count(b"\n") > self.records


@needs_ffmpeg
@pytest.mark.slow
def test_a_showcase_that_is_stopped_leaves_a_whole_file_and_a_whole_journal(tmp_path):
    out, match = tmp_path / "a.mp4", new_match(tmp_path, turns=50)
    stop = StoppedInTheMiddle(match.journal, 2 * LEAD)
    played = run_showcase(planned(str(out), match), lambda text: None, stop)
    assert played.tally.frames > 0
    assert int(probed(out)["h264"]["nb_read_packets"]) == played.tally.frames
    assert len(read_journal(played.journals[0]).entries) > 0
