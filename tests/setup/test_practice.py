"""Practice: what is measured, what is kept, and a try in the window's thread."""

import math

import pytest

from meeple_city.border import Breathe, Drop, Flick, Outcome
from meeple_city.match.match_thread import Marked, MatchThread, Measured, StepDone
from meeple_city.match.players import Asked
from meeple_city.setup.practice import PAWS, Target, figure_lines, measure, spread_lines
from meeple_city.setup.practice_book import KEPT, LATEST, PracticeBook
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.table.track import Frame, Track
from meeple_city.words.catalogue import load_words

HZ = 480


def slid(speed_m_s, way_deg, turns_s):
    """A track of Paws that slide at a speed in a direction and spin."""
    frames = []
    for tick in range(0, 240, 8):
        s, half = tick / HZ, math.pi * turns_s * tick / HZ
        place = (speed_m_s * s * math.cos(math.radians(way_deg)), speed_m_s * s * math.sin(math.radians(way_deg)), 0.0)
        frames.append(Frame(tick, {PAWS: (place, (math.cos(half), 0.0, 0.0, math.sin(half)))}))
    return Track(Flick(PAWS, way_deg, speed_m_s), HZ, tuple(frames), (), (), (), (), True, 0.5, None, None)


def test_speed_direction_and_spin_of_a_flick_are_measured_from_its_motion():
    track = slid(1.5, 33.0, -2.0)
    outcome = Outcome(where_mm={PAWS: (30.0, 40.0, 0.0)})
    figures = measure(track.request, track, outcome, Outcome(), Target((100.0, 0.0)))
    assert figures["speed_m_s"] == pytest.approx(1.5)
    assert figures["beside_deg"] == pytest.approx(33.0)
    assert figures["spin_hz"] == pytest.approx(-2.0)
    assert figures["away_mm"] == pytest.approx(math.dist((30, 40), (100, 0)))


def test_paws_that_do_not_move_have_no_speed():
    figures = measure(Flick(PAWS, 0.0, 0.0), slid(0.0, 0.0, 0.0), Outcome(), Outcome(), Target((100.0, 0.0)))
    assert figures["speed_m_s"] == 0.0
    assert figures["away_mm"] == 9999.0  # they are gone


def test_a_drop_and_a_breath_are_measured_by_hand_and_by_what_moved():
    before = Outcome(where_mm={"floor:1": (0.0, 0.0, 0.0), "meeple:1": (9.0, 0.0, 0.0), PAWS: (0.0, 0.0, 0.0)})
    after = Outcome(where_mm={"floor:1": (0.0, 50.0, 0.0), "meeple:1": (10.0, 0.0, 0.0)})
    track = slid(0.0, 0.0, 0.0)
    leaning = (math.cos(math.radians(10)), math.sin(math.radians(10)), 0.0, 0.0)
    drop = Drop("body:red", carry=((0, (3.0, 4.0, 250.0), leaning),))
    figures = measure(drop, track, after, before, Target((0.0, 0.0), "Bakery"))
    assert figures == pytest.approx({"height_mm": 250.0, "away_mm": 5.0, "lean_deg": 20.0, "moved": 1})
    breath = Breathe("body:red", (0.0, 0.0, 0.0), ((0.5, 0.2), (1.0, 0.8), (2.0, 0.0)))
    figures = measure(breath, track, after, before, Target((0.0, 0.0), "Bakery"))
    assert figures == pytest.approx({"strength": 0.8, "lasted_s": 1.5, "moved": 1})


def test_figures_are_read_as_sentences():
    words = load_words()
    figures = {"speed_m_s": 1.234, "beside_deg": -3.21, "spin_hz": 0.04, "moved": 1.0, "strength": 0.8}
    assert [words.say(line) for line in figure_lines("flick", figures)] == [
        "Speed: 1.23 m/s",
        "3.2° to the right of the target",
        "Spin: 0 turns a second",
        "One piece moved",
        "Strongest blow: 80%",
    ]


def test_the_spread_is_told_after_three_tries():
    tries = [{"beside_deg": value} for value in (-2.0, 0.0, 2.0)]
    assert spread_lines(tries[:2]) == ()
    (line,) = spread_lines(tries)
    assert load_words().say(line) == "Your last 3 tries spread by 2°"


def test_the_latest_tries_are_kept_and_a_broken_book_is_empty(tmp_path):
    file = tmp_path / "deep" / "practice.json"
    book = PracticeBook(file)
    for number in range(KEPT + 5):
        book.add("flick", {"speed_m_s": float(number)})
    again = PracticeBook(file)
    assert again.tries("flick") == [{"speed_m_s": float(n)} for n in range(KEPT + 5 - LATEST, KEPT + 5)]
    assert again.tries("toss") == []
    file.write_text('{"flick": 3}')
    assert PracticeBook(file).tries("flick") == []


@pytest.mark.slow
def test_a_try_is_shown_measured_and_the_table_set_up_again(tmp_path):
    matches, thread = WindowMatches(tmp_path / "settings.json"), MatchThread()
    thread.begin(matches.practice())
    try:
        seen = until(thread, Asked)
        assert any(isinstance(item, Marked) and item.drawn for item in seen)
        thread.answer(Flick("paws:green", 45.0, 0.6))
        assert until(thread, Asked)[-1].refused is not None
        thread.answer(Flick("paws:red", 45.0, 1e6))  # the table cannot do that
        assert until(thread, Asked)[-1].refused.key == "refusal.not_possible"
        thread.answer("toss")
        assert until(thread, Asked)[-1].ask.kind == "toss"
        thread.answer("flick")
        until(thread, Asked)
        thread.answer(Flick("paws:red", 45.0, 0.6))
        measured = until(thread, Measured)[-1]
        assert measured.gesture == "flick"
        thread.answer("again")
        seen = until(thread, Asked)
        assert seen[-1].ask.kind == "move"
        assert (tmp_path / "practice.json").is_file()
    finally:
        thread.leave()
        thread.wait()


def until(thread, kind):
    """Everything the thread shows up to something of this kind."""
    seen = []
    while True:
        item = thread._out.get(timeout=60)
        seen.append(item)
        if isinstance(item, StepDone):
            thread.shown()
        if isinstance(item, kind):
            return seen
