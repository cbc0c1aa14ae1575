import queue
from contextlib import contextmanager
from dataclasses import replace

from tests.kit.matches import GAMES, begin, header, participants
from tests.kit.toys import ToyTable

from meeple_city.border import Flick, Look, message
from meeple_city.core.asks import TableResult
from meeple_city.errors import BadInput
from meeple_city.match.chain import ChainFile
from meeple_city.match.driver import Match, Participants
from meeple_city.match.journal import read_journal
from meeple_city.match.match_thread import MatchThread, Notice, Over, Person, StepDone, TableReady, Viewing
from meeple_city.match.players import Asked

WAIT_S = 30.0  # far longer than anything here takes; only a broken thread gets there


def seat(game, people, closed=None, unpack=lambda track: track):
    """A context that sets up a match in which these seats are people."""

    @contextmanager
    def make(match_thread):
        top = header(game)
        table = ToyTable() if top.scene else None
        watched = match_thread.watched(table, Viewing(unpack)) if table else None
        players = dict(participants(top).players) | {name: Person(match_thread) for name in people}
        match = Match.begin(GAMES[game](), top, Participants(players, watched, watch=match_thread.show))
        match_thread.show_table(TableReady("layout", dict(zip(top.seats, top.players, strict=True))))
        try:
            yield match
        finally:
            match.close()
            if closed is not None:
                closed.append(table)

    return make


def shown(match_thread):
    """Wait for the next thing shown."""
    return match_thread._out.get(timeout=WAIT_S)


def begun(match_thread):
    """The table and the opening of a match, once both are shown."""
    items = shown(match_thread), shown(match_thread)
    match_thread.shown()
    return items


def play_on(match_thread, answer):
    """Everything shown until the end, with this answer to every question."""
    seen = [shown(match_thread)]
    while not isinstance(seen[-1], Over):
        if isinstance(seen[-1], Asked):
            match_thread.answer(answer(seen[-1]))
        elif isinstance(seen[-1], StepDone):
            match_thread.shown()
        seen.append(shown(match_thread))
    match_thread.wait()
    return seen


def test_people_are_asked_and_bots_are_not_until_the_match_is_over():
    match_thread = MatchThread()
    match_thread.begin(seat("sticks", ["red"]))
    seen = play_on(match_thread, lambda asked: asked.ask.options[0])
    assert isinstance(seen[0], TableReady)
    asked = [item for item in seen if isinstance(item, Asked)]
    assert {item.ask.seat for item in asked} == {"red"}
    assert {record.question.seat for item in seen if isinstance(item, StepDone) for record in item.records} == {
        "red",
        "blue",
    }
    assert seen[-1].result.ended == "last_stick"
    assert not match_thread.running


def test_the_opening_is_shown_before_anybody_is_asked():
    match_thread = MatchThread()
    match_thread.begin(seat("sticks", ["red"]))
    laid, opening = begun(match_thread)
    assert isinstance(laid, TableReady)
    assert (opening.records, opening.motion, opening.next_seat) == ((), None, "red")
    assert opening.view.left == 20
    assert isinstance(shown(match_thread), Asked)
    match_thread.leave()
    match_thread.wait()


def test_every_record_is_shown_once_and_in_order():
    match_thread = MatchThread()
    match_thread.begin(seat("sticks", []))
    seen = play_on(match_thread, None)
    numbers = [record.number for item in seen if isinstance(item, StepDone) for record in item.records]
    assert numbers == list(range(len(numbers)))


def test_the_match_waits_until_the_last_event_was_shown():
    match_thread = MatchThread()
    match_thread.begin(seat("sticks", []))
    assert isinstance(shown(match_thread), TableReady)
    assert isinstance(shown(match_thread), StepDone)
    try:
        match_thread._out.get_nowait()
    except queue.Empty:
        match_thread.shown()
        assert isinstance(shown(match_thread), StepDone)
    else:
        raise AssertionError("the match did not wait")
    finally:
        match_thread.leave()
        match_thread.wait()


def test_a_person_may_try_as_often_as_it_takes():
    match_thread = MatchThread()
    match_thread.begin(seat("sticks", ["red", "blue"]))
    begun(match_thread)
    for wish in ("nine", "eight", "seven", "six", "five"):
        asked = shown(match_thread)
        match_thread.answer(wish)
        last = asked
    again = shown(match_thread)
    assert last.ask == again.ask
    assert again.refused.key == "refusal.not_an_option"
    assert again.tries == 5
    match_thread.answer("1")
    assert shown(match_thread).records[0].given == "1"
    match_thread.leave()
    match_thread.wait()


def test_a_shot_the_table_refuses_is_asked_for_again_with_the_reason():
    match_thread, closed = MatchThread(), []
    match_thread.begin(seat("marbles", ["red", "blue"], closed))
    begun(match_thread)
    seen = [shown(match_thread)]  # the first look
    match_thread.shown()
    for _ in range(4):
        asked = shown(match_thread)
        match_thread.answer(Flick(asked.ask.permit.piece, 0.0, 9.0))
    again = shown(match_thread)
    assert again.refused == message("refusal.not_possible", reason="flick: speed_m_s must be from 0 to 5")
    match_thread.answer(Flick(again.ask.permit.piece, 0.0, 1.0))
    seen.append(shown(match_thread))
    assert isinstance(seen[-1].records[0].given, TableResult)
    match_thread.leave()
    match_thread.wait()
    assert len(closed[0].ran) == 2  # the look and the flick


def test_tracks_are_unpacked_in_the_thread_of_the_match():
    match_thread = MatchThread()
    match_thread.begin(seat("marbles", [], unpack=lambda track: ("motion", len(track))))
    seen = play_on(match_thread, None)
    motions = [item.motion for item in seen if isinstance(item, StepDone) and item.motion is not None]
    assert motions
    assert all(kind == "motion" and size > 0 for kind, size in motions)


def test_a_shot_simulated_again_to_resume_a_match_is_not_shown():
    match_thread = MatchThread()
    make = seat("marbles", [])

    @contextmanager
    def after_a_shot(thread):
        with make(thread) as match:
            match.participants.table.run(Look())
            yield match

    match_thread.begin(after_a_shot)
    _, opening = begun(match_thread)
    assert opening.motion is None
    assert shown(match_thread).motion is not None
    match_thread.leave()
    match_thread.wait()


def test_a_resumed_match_tells_what_happened_before_once(tmp_path):
    path, match_thread = tmp_path / "a.journal", MatchThread()
    first = begin("sticks", path)
    told = list(first.history.new)
    for _ in range(2):
        first.step()
        told += first.history.new
    first.close()

    @contextmanager
    def resumed(thread):
        contents = read_journal(path)
        top = contents.header
        file = ChainFile.reopen(contents.chain)
        seated = replace(participants(top), watch=thread.show)
        match = Match.resume(GAMES["sticks"](), contents, seated, file)
        thread.show_table(TableReady("layout", dict(zip(top.seats, top.players, strict=True))))
        try:
            yield match
        finally:
            match.close()

    match_thread.begin(resumed)
    seen = [item for item in play_on(match_thread, None) if isinstance(item, StepDone)]
    assert len(told) > 1
    assert [*seen[0].earlier, *seen[0].told] == told
    assert not any(item.earlier for item in seen[1:])


def test_leaving_ends_the_match_and_closes_everything():
    match_thread, closed = MatchThread(), []
    match_thread.begin(seat("sticks", ["red", "blue"], closed))
    begun(match_thread)
    assert isinstance(shown(match_thread), Asked)
    match_thread.leave()
    match_thread.wait()
    assert not match_thread.running
    assert match_thread.next() is None
    assert closed


def test_a_notice_is_shown_after_what_came_before_it():
    match_thread = MatchThread()
    match_thread.show_table(TableReady(None, {}))
    match_thread.notify("red is gone")
    assert isinstance(match_thread.next(), TableReady)
    assert match_thread.next() == Notice("red is gone")


def failed(cause):
    """The end of a match that cannot be set up."""

    def make(match_thread):
        raise cause

    match_thread = MatchThread()
    match_thread.begin(make)
    over = shown(match_thread)
    match_thread.wait()
    return over


def test_an_error_is_shown_in_its_own_words():
    assert failed(BadInput("scene 'x' is unknown")) == Over(None, "scene 'x' is unknown")


def test_an_unexpected_error_is_shown_and_its_traceback_is_printed(capsys):
    assert failed(ValueError("no table")) == Over(None, "Unexpected error: no table")
    assert "ValueError: no table" in capsys.readouterr().err
