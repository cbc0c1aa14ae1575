"""A recorded match as a timeline."""

from pathlib import Path

import pytest
from tests.kit.matches import begin, played
from tests.kit.toys import Marbles, Sticks

from meeple_city.core.asks import TableResult
from meeple_city.games.registry import find_game
from meeple_city.match.journal import read_journal
from meeple_city.match.timeline import read_timeline

GOLDEN = Path(__file__).parents[1] / "golden"


def timeline_of(path, game):
    return read_timeline(read_journal(path), game)


def test_the_steps_of_a_timeline_hold_every_record_once_and_in_order(tmp_path):
    match = played(begin("marbles", tmp_path / "m.journal"))
    timeline = timeline_of(tmp_path / "m.journal", Marbles())
    records = [record.id for step in timeline.steps for record in step.done.records]
    assert records == [record.id for record in match.play.records]
    assert timeline.steps[0].last_record == -1
    assert timeline.result == match.result()


def test_a_step_names_the_track_of_its_shot_and_no_other(tmp_path):
    played(begin("marbles", tmp_path / "m.journal"))
    timeline = timeline_of(tmp_path / "m.journal", Marbles())
    for step in timeline.steps:
        shot = any(isinstance(record.given, TableResult) for record in step.done.records)
        assert bool(step.track) == shot
    assert len({step.track for step in timeline.steps if step.track}) > 1


def test_a_record_is_found_in_its_step(tmp_path):
    played(begin("sticks", tmp_path / "m.journal"))
    timeline = timeline_of(tmp_path / "m.journal", Sticks())
    for number, step in enumerate(timeline.steps):
        assert all(timeline.step_of(record.number) == number for record in step.done.records)


def test_an_interrupted_match_has_no_result_and_keeps_its_secrets(tmp_path):
    match = begin("sticks", tmp_path / "m.journal")
    match.step()
    match.close()
    timeline = timeline_of(tmp_path / "m.journal", Sticks())
    assert timeline.result is None
    seat = timeline.header.seats[0]
    assert timeline.view(1, seat) == timeline.view(1)


@pytest.mark.parametrize("game", ["rampage", "rarrr", "octorage"])
def test_spectators_of_a_whole_match_see_no_seat_and_seats_only_once_it_is_over(game):
    timeline = timeline_of(GOLDEN / f"{game}.journal", find_game(game).game)
    assert all(step.done.view.seat is None for step in timeline.steps)
    seat = timeline.header.seats[0]
    assert timeline.view(1, seat).seat == (seat if timeline.result else None)
