"""The second window of `play`: told what spectators may know, filmed as it comes, and no match depends on it."""

import pickle
import sys
import threading
from collections import deque

import pytest
from tests.setup.test_showcase import Blind, new_match, reports
from tests.setup.test_window_matches import until_asked
from tests.ui.driving import at_the_window

from meeple_city.cli.parser import main
from meeple_city.match.match_thread import MatchThread, StepDone
from meeple_city.setup.film import FilmLook
from meeple_city.setup.match_process import Ended, MatchOrder, MatchProcess, Seated, Stepped
from meeple_city.setup.recordings import open_recording
from meeple_city.setup.second_view import CAMERA, REPLAY, SecondView, ViewOrder, Wish
from meeple_city.setup.second_view_window import BEHIND, SecondViewFilm
from meeple_city.setup.showcase import ShownMatch
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.show.evening import Evening
from meeple_city.show.programme import AGAIN, SCORE, THINK
from meeple_city.ui.settings import NewMatch
from meeple_city.words.catalogue import load_words

FORM = VideoFormat((160, 90), 6)
LOOK = FilmLook(FORM, load_words(), clean=True)
COPY = "import shutil, sys; shutil.copyfileobj(sys.stdin.buffer, open(sys.argv[1], 'wb'))"


def window_matches(*program):
    matches = WindowMatches()
    told = ViewOrder(FORM, "en"), matches._notices.put, load_words
    matches.second_view = SecondView(*told, (sys.executable, "-c", *program))
    return matches


def play_until_asked(matches, game="octorage"):
    thread = MatchThread()
    thread.begin(matches.new_match(NewMatch(game, ("human", "easy", "easy", "easy")[: 3 + (game == "rarrr")], seed=5)))
    seen = until_asked(thread)
    thread.leave()
    thread.wait()
    return seen


def unpickled(file):
    found = []
    with file.open("rb") as source:
        while source.peek(1):
            found.append(pickle.load(source))
    return found


@pytest.mark.parametrize("game", ["rampage", "rarrr", "octorage"])
def test_all_that_it_is_told_is_what_spectators_may_know(game, tmp_path):
    matches = window_matches(COPY, str(tmp_path / "told"))
    steps = [item for item in play_until_asked(matches, game) if isinstance(item, StepDone)]
    matches.second_view.wish(REPLAY)
    matches.second_view.close()
    order, seated, *news, wish = unpickled(tmp_path / "told")
    assert (order, wish) == (ViewOrder(FORM, "en"), Wish(REPLAY))
    assert isinstance(seated, Seated)
    assert [one.step.done.view for one in news] == [step.view for step in steps]
    for one in news:
        assert one.question is None
        assert one.step.done.own_view is None
        assert not any(told.private for told in one.step.done.told)
        assert not any(isinstance(record.given, str) for record in one.step.done.records)


def test_if_it_fails_that_is_said_once_and_the_match_goes_on():
    matches = window_matches("raise SystemExit(3)")
    matches.second_view._threads[1].join()
    assert play_until_asked(matches)
    matches.direct_second_view(REPLAY)
    assert matches.take_notices() == [
        "the second view has failed; the match goes on without it",
        "there is no second view; `play --second-view` opens one",
    ]
    matches.second_view.close()


def test_if_somebody_closes_it_nobody_is_told():
    matches = window_matches("")
    matches.second_view._threads[1].join()
    matches.second_view.close()
    assert matches.take_notices() == []


class Watched(Blind):
    """A film set that remembers from where it was drawn, and a stop after so many frames."""

    def __init__(self, news, frames):
        super().__init__()
        self.cameras, self.lengths, self._news, self._frames = [], [], deque(news), frames
        self.stop = threading.Event()

    def draw(self, camera):
        self.cameras.append(camera)

    def next_frame(self):
        if self.tally.frames + 1 >= self._frames:
            self.stop.set()
        return super().next_frame()

    def news(self):
        """What came with this frame: a list, or nothing."""
        return self._news.popleft() if self._news else []

    def run(self):
        SecondViewFilm(LOOK, self, self, self.news).run(self.stop)
        return self


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    folder = tmp_path_factory.mktemp("second-view")
    process = MatchProcess(MatchOrder(new_match(folder), "en", 5.0), 1)
    yield [news for news in reports(process) if news is not None]
    process.close()


def test_before_the_first_match_there_is_an_empty_table():
    watched = Watched([], 3).run()
    assert len(watched.cameras) == 3
    assert watched.kinds == []


def test_a_match_is_filmed_to_its_score_without_a_title(told):
    watched = Watched([[news] for news in told], 900).run()
    assert watched.kinds[0] == THINK
    assert SCORE in watched.kinds
    assert "title" not in watched.kinds


def test_what_comes_faster_than_it_can_be_filmed_is_left_out(told, monkeypatch):
    skipped, shown = [], []
    skip, add = ShownMatch.skip, ShownMatch.add
    monkeypatch.setattr(ShownMatch, "skip", lambda self, step: skipped.append(step) or skip(self, step))
    monkeypatch.setattr(ShownMatch, "add", lambda self, step: shown.append(step) or add(self, step))
    Watched([told], 300).run()
    steps = [news for news in told if isinstance(news, Stepped)]
    assert len(skipped) == len(steps)
    assert len(shown) == BEHIND


def test_a_streamer_sees_the_last_shot_again_and_changes_the_camera(told):
    steps = [news for news in told if not isinstance(news, Ended)]
    quiet = Watched([steps], 600).run()
    wishes = [[]] * 400 + [[Wish(REPLAY)]] + [[]] * 100 + [[Wish(CAMERA)]] + [[]] * 20 + [[Wish(CAMERA)]]
    watched = Watched([steps, *wishes], 600).run()
    assert AGAIN not in quiet.kinds[400:]
    assert AGAIN in watched.kinds[400:]
    assert watched.cameras[510] == watched.cameras[515], "the camera of the table stands still"
    assert watched.cameras[530] == watched.cameras[535] != watched.cameras[515]
    assert quiet.cameras[510] != quiet.cameras[515]


def test_a_match_that_is_resumed_begins_where_its_table_stands(told):
    seated = next(news for news in told if isinstance(news, Seated))
    steps = [news for news in told if isinstance(news, Stepped)]
    moved = [news.step for news in steps if news.step.track]
    whole = open_recording(seated.journal)
    resumed = Seated(seated.header, seated.journal, moved[-1].track)
    match = ShownMatch(resumed, LOOK, Evening.begun({}, 1), 0.0, opened=True)
    match.skip(steps[-1].step)
    last = len(whole.timeline.steps) - 1
    assert match.recording.rest(0) == whole.rest(last)


@pytest.mark.slow
def test_it_is_a_second_window_whose_closing_does_not_end_the_match(tmp_path):
    arguments = ("--players", "human,easy", "--seed", "5", "--second-view", "--second-size", "160x90")
    with at_the_window(tmp_path, *arguments, tips=False) as person:
        second = person.find_window("Meeple City - second view")
        assert (second.get_geometry().width, second.get_geometry().height) == (160, 90)
        person.see_drawn(second)
        person.close_window(second)
        person.see_gone("Meeple City - second view")
        person.focus(True)
        person.press_until("f3", lambda state: "no second view" in state["note"])
        person.see_mode("choose", "watch", "cover")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--second-size", "640x360"], "--second-size: there is no second view; add --second-view"),
        (["--second-fps", "0"], "--second-fps: there is no second view; add --second-view"),
        (["--second-view"], "--second-view: there is no display; a showcase can be sent elsewhere"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_one_line(arguments, problem, monkeypatch, capsys):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert main(["play", *arguments]) != 0
    assert capsys.readouterr().err == f"meeple-city: error: {problem}\n"


@pytest.mark.parametrize("wrong", [("--second-fps", "0"), ("--second-size", "641x360")])
def test_a_wrong_size_or_rate_is_refused_by_its_own_name(wrong, monkeypatch, capsys):
    monkeypatch.setenv("DISPLAY", ":none")
    assert main(["play", "--second-view", *wrong]) != 0
    assert capsys.readouterr().err.startswith(f"meeple-city: error: {wrong[0]} ")
