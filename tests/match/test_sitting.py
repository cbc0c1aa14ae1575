import queue
from contextlib import contextmanager

from tests.kit.matches import GAMES, company, header
from tests.kit.toys import ToyTable

from meeple_city.border import Flick
from meeple_city.core.asks import Ran
from meeple_city.match.driver import Company, Match
from meeple_city.match.sitting import Asked, Happened, Laid, Over, Person, Sitting

WAIT_S = 30.0  # far longer than anything here takes; only a broken sitting gets there


def seat(game, people, closed=None, unpack=lambda track: track):
    """A maker of matches in which these seats are people."""

    @contextmanager
    def make(sitting):
        top = header(game)
        table = ToyTable() if top.scene else None
        watched = sitting.watched(table, unpack) if table else None
        players = dict(company(top).players) | {name: Person(sitting) for name in people}
        match = Match.begin(GAMES[game](), top, Company(players, watched, watch=sitting.show))
        sitting.lay("stage", dict(zip(top.seats, top.players, strict=True)))
        try:
            yield match
        finally:
            match.close()
            if closed is not None:
                closed.append(table)

    return make


def shown(sitting):
    """The next thing shown, waited for at the queue itself."""
    return sitting._out.get(timeout=WAIT_S)


def play_on(sitting, answer):
    """Everything shown until the end, with this answer to every question."""
    seen = [shown(sitting)]
    while not isinstance(seen[-1], Over):
        if isinstance(seen[-1], Asked):
            sitting.answer(answer(seen[-1]))
        elif isinstance(seen[-1], Happened):
            sitting.nod()
        seen.append(shown(sitting))
    sitting.wait()
    return seen


def test_people_are_asked_and_bots_are_not_until_the_match_is_over():
    sitting = Sitting()
    sitting.begin(seat("sticks", ["red"]))
    seen = play_on(sitting, lambda asked: asked.ask.options[0])
    assert isinstance(seen[0], Laid)
    asked = [item for item in seen if isinstance(item, Asked)]
    assert {item.ask.seat for item in asked} == {"red"}
    assert {record.question.seat for item in seen if isinstance(item, Happened) for record in item.records} == {
        "red",
        "blue",
    }
    assert seen[-1].result.ended == "last_stick"
    assert not sitting.running


def test_every_record_is_shown_once_and_in_order():
    sitting = Sitting()
    sitting.begin(seat("sticks", []))
    seen = play_on(sitting, None)
    numbers = [record.number for item in seen if isinstance(item, Happened) for record in item.records]
    assert numbers == list(range(len(numbers)))


def test_nothing_goes_on_before_the_nod():
    sitting = Sitting()
    sitting.begin(seat("sticks", []))
    assert isinstance(shown(sitting), Laid)
    assert isinstance(shown(sitting), Happened)
    try:
        sitting._out.get_nowait()
    except queue.Empty:
        sitting.nod()
        assert isinstance(shown(sitting), Happened)
    else:
        raise AssertionError("the match did not wait")
    finally:
        sitting.leave()
        sitting.wait()


def test_a_person_may_try_as_often_as_it_takes():
    sitting = Sitting()
    sitting.begin(seat("sticks", ["red", "blue"]))
    shown(sitting)
    for wish in ("nine", "eight", "seven", "six", "five"):
        asked = shown(sitting)
        sitting.answer(wish)
        last = asked
    again = shown(sitting)
    assert last.ask == again.ask
    assert "'five' is no answer" in again.refused
    sitting.answer("1")
    assert shown(sitting).records[0].given == "1"
    sitting.leave()
    sitting.wait()


def test_a_shot_the_table_refuses_is_asked_for_again_with_the_reason():
    sitting, closed = Sitting(), []
    sitting.begin(seat("marbles", ["red", "blue"], closed))
    seen = [shown(sitting), shown(sitting)]  # laid, and the first look
    sitting.nod()
    for _ in range(4):
        asked = shown(sitting)
        sitting.answer(Flick(asked.ask.permit.piece, 0.0, 9.0))
    again = shown(sitting)
    assert again.refused == "flick: speed_m_s must be from 0 to 5"
    sitting.answer(Flick(again.ask.permit.piece, 0.0, 1.0))
    seen.append(shown(sitting))
    assert isinstance(seen[-1].records[0].given, Ran)
    sitting.leave()
    sitting.wait()
    assert len(closed[0].ran) == 2  # the look and the flick: what was tried ahead is not run twice


def test_tracks_are_unpacked_where_nobody_waits_for_it():
    sitting = Sitting()
    sitting.begin(seat("marbles", [], unpack=lambda track: ("motion", len(track))))
    seen = play_on(sitting, None)
    motions = [item.motion for item in seen if isinstance(item, Happened) and item.motion is not None]
    assert motions
    assert all(kind == "motion" and size > 0 for kind, size in motions)


def test_whoever_gets_up_ends_the_match_and_all_is_put_away():
    sitting, closed = Sitting(), []
    sitting.begin(seat("sticks", ["red", "blue"], closed))
    shown(sitting)
    assert isinstance(shown(sitting), Asked)
    sitting.leave()
    sitting.wait()
    assert not sitting.running
    assert sitting.next() is None
    assert closed


def test_what_goes_wrong_is_said_instead_of_hidden():
    def make(sitting):
        raise ValueError("no table")

    sitting = Sitting()
    sitting.begin(make)
    over = shown(sitting)
    assert over.result is None
    assert over.problem == "ValueError: no table"
    sitting.wait()
