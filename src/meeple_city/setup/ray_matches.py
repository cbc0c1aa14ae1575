"""The matches of a league on a cluster of machines, with Ray: each match is a task, and its journal comes back.

Ray is an optional extra. A match whose worker or node is lost is played again elsewhere, with the same result.
"""

from __future__ import annotations

import importlib
import logging
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.errors import MeepleCityError, Missing
from meeple_city.setup.league import Fixture, LocalMatches
from meeple_city.setup.league_results import Played

RETRIES = 3  # for a match whose worker was lost; our choice


@dataclass(frozen=True)
class Finished:
    """What a task brings back: the result of a match, what went wrong with players, and the files it left."""

    played: Played
    notices: list[str]
    files: Mapping[str, bytes]


Play = Callable[[Fixture, bool], Finished]


def play_here(fixture: Fixture, wants_files: bool) -> Finished:
    """Play a match on the machine where the task runs."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with LocalMatches(1, folder if wants_files else None) as matches:
            ((played, notices),) = matches.play([fixture])
        files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return Finished(played, notices, files)


class RayMatches:
    """Plays matches on the cluster that RAY_ADDRESS names, or without one on a Ray of its own on this machine."""

    def __init__(self, workers: int, journals: Path | None = None, play: Play = play_here) -> None:
        self._ray = _ray()
        self._journals = journals
        self._play = play
        own: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
        try:
            self._ray.init(log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, OSError, RuntimeError, ValueError) as cause:
            raise MeepleCityError(f"Ray cannot be reached: {str(cause).splitlines()[0]}") from None

    def __enter__(self) -> RayMatches:
        return self

    def __exit__(self, *cause: object) -> None:
        self._ray.shutdown()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[tuple[Played, list[str]]]:
        """The results, in the order in which matches end, each with what went wrong with players."""
        task = self._ray.remote(max_retries=RETRIES, num_cpus=1)(self._play)
        running = {task.remote(fixture, self._journals is not None): fixture for fixture in fixtures}
        while running:
            (done,), _ = self._ray.wait(list(running), num_returns=1)
            finished = self._result(done, running.pop(done))
            self._keep(finished.files)
            yield finished.played, finished.notices

    def _result(self, done: Any, fixture: Fixture) -> Finished:
        try:
            finished: Finished = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as cause:
            if isinstance(cause.cause, MeepleCityError):
                raise cause.cause from None
            raise
        except self._ray.exceptions.RayError as cause:
            reason = str(cause).strip().splitlines()[0]
            raise MeepleCityError(f"the match with seed {fixture.seed} was lost: {reason}") from None
        return finished

    def _keep(self, files: Mapping[str, bytes]) -> None:
        for name, content in files.items():
            assert self._journals is not None
            there = self._journals / name
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(content)


def _ray() -> Any:
    """The module, which is not installed everywhere."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise Missing("--on ray needs Ray, which is not installed: pip install 'meeple-city[ray]'") from None
