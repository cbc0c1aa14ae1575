"""A league on Ray: the same results as on this machine, journals that come back, workers that are lost."""

import os
import signal
import sys
from pathlib import Path

import pytest

from meeple_city.errors import MeepleCityError, Missing
from meeple_city.match.journal import read_journal
from meeple_city.setup.league import Fixture, League, LocalMatches, Played, play_league
from meeple_city.setup.ray_matches import Finished, RayMatches

LEAGUE = League("octorage", ("easy", "random"), 2, 7)


def test_without_ray_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match="pip install"):
        RayMatches(1)


@pytest.fixture
def on_ray(monkeypatch):
    """Ray on this machine, as tasks see it: with the packages that this process has."""
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return RayMatches


@pytest.mark.slow
def test_on_ray_a_league_has_the_same_results_and_its_journals_come_back(on_ray, tmp_path):
    results = play_league(LEAGUE, 2, open_matches=lambda workers: on_ray(workers, tmp_path))
    assert results == play_league(LEAGUE, 2)
    assert [read_journal(tmp_path / f"{seed}.journal").header.seed for seed in (7, 8)] == [7, 8]


@pytest.mark.slow
def test_a_match_whose_worker_is_killed_is_played_again(on_ray, tmp_path):
    marker = tmp_path / "killed"

    def play(fixture: Fixture, wants_files: bool) -> Finished:
        if not Path(marker).exists():
            Path(marker).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Finished(Played(fixture.players, fixture.seed, (1, 2), (3.0, 1.0), 9, ""), [], {})

    results = play_league(LEAGUE, 1, open_matches=lambda workers: on_ray(workers, play=play))
    assert marker.exists()
    assert [played.seed for played in results] == [7, 8]


@pytest.mark.slow
def test_a_match_that_cannot_be_played_ends_the_league_in_one_line(on_ray):
    with pytest.raises(MeepleCityError, match="seed 7 cannot be played"):
        play_league(League("octorage", ("random", "./nobody"), 1, 7), 1, open_matches=on_ray)


@pytest.mark.slow
def test_journals_of_local_matches_are_kept_by_seed(tmp_path):
    play_league(LEAGUE, 1, open_matches=lambda workers: LocalMatches(workers, tmp_path))
    assert sorted(path.name for path in tmp_path.glob("*.journal")) == ["7.journal", "8.journal"]
