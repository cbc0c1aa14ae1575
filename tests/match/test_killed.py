"""A match that is killed at any moment resumes to the same end."""

from pathlib import Path

import pytest
from tests.kit.killed import calls_of, run_until_killed
from tests.kit.matches import begin, played, resume

from meeple_city.match.journal import read_journal
from meeple_city.match.state_digest import state_digest

pytestmark = pytest.mark.slow


def end_of(journal: Path, game: str) -> str:
    """Play a match to its end from its journal, or from the beginning if there is none; return the final digest."""
    match = played(resume(journal) if journal.exists() else begin(game, journal))
    return state_digest(match.play.state)


@pytest.mark.parametrize("game", ["sticks", "marbles"])
def test_killed_at_any_disk_access_it_resumes_to_the_same_end(game, tmp_path):
    whole = tmp_path / "whole.journal"
    calls = calls_of(game, whole)
    digest, entries = end_of(whole, game), read_journal(whole).entries
    for at in range(1, calls + 1):
        journal = tmp_path / f"{at}.journal"
        assert not run_until_killed(game, journal, at)
        assert end_of(journal, game) == digest, f"killed at call {at}"
        assert read_journal(journal).entries == entries


def test_killed_again_and_again_it_still_resumes_to_the_same_end(tmp_path):
    whole, journal, deaths = tmp_path / "whole.journal", tmp_path / "cat.journal", 0
    calls_of("marbles", whole)
    while not run_until_killed("marbles", journal, 11):
        deaths += 1
    assert deaths > 2
    assert end_of(journal, "marbles") == end_of(whole, "marbles")
