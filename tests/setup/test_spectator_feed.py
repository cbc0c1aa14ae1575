"""The feed for overlays: what spectators may know of a match in the window, and nothing else."""

import json
from pathlib import Path

import pytest
from tests.setup.test_window_matches import until_asked

from meeple_city.border.plain import to_plain
from meeple_city.errors import CannotWrite
from meeple_city.match.match_thread import MatchThread, StepDone
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.settings import NewMatch


def play_until_asked(matches):
    thread = MatchThread()
    thread.begin(matches.new_match(NewMatch("octorage", ("human", "easy", "easy"), seed=5)))
    seen = until_asked(thread)
    thread.leave()
    thread.wait()
    return seen


def test_every_step_is_a_line_with_what_spectators_see_and_nobodys_question(tmp_path):
    matches, file = WindowMatches(), tmp_path / "feed.jsonl"
    matches.feed_into(file)
    *seen, asked = play_until_asked(matches)
    matches.feed.close()
    steps = [item for item in seen if isinstance(item, StepDone)]
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row["view"] for row in rows] == [json.loads(json.dumps(to_plain(step.view))) for step in steps]
    assert [row["told"] for row in rows] == [to_plain([told.public for told in step.told]) for step in steps]
    assert rows[-1]["asked"] == {"seat": asked.ask.seat, "kind": asked.ask.kind}
    assert rows[-1]["view"] != json.loads(json.dumps(to_plain(asked.view)))  # its own hand is not in it


def test_a_full_disk_is_told_once_and_the_match_goes_on():
    matches = WindowMatches()
    matches.feed_into(Path("/dev/full"))
    play_until_asked(matches)
    (notice,) = matches.take_notices()
    assert "/dev/full: No space left on device" in notice


def test_a_feed_that_cannot_be_opened_is_refused(tmp_path):
    with pytest.raises(CannotWrite, match="Is a directory"):
        WindowMatches().feed_into(tmp_path)
