"""How long people wait for their own shots: from letting go to the first frame in which something has moved.

Two people made of code play a match in an off-screen window, by pointer, until the city is a wreck. Everything is as in
play: the loop, the drawing, the match in its thread, the table in its process.
"""

from __future__ import annotations

import math
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from meeple_city.border.requests import Triple
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.errors import MeepleCityError
from meeple_city.setup.folders import HOME
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.loop import Loop
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.settings import NewMatch, Settings

from .figure import Figure, missing_figure

AT_MOST_MS = {"flick": 200.0, "drop": 500.0}  # required of the 95th percentile
WANTED = {"flick": 20, "drop": 12}
LONGEST_S = 240.0
FRAME_S = 1 / 60
PULL_MM = 60.0
MATCH = NewMatch("rampage", ("human", "human"), {"cards": "off"}, seed=7)


def measure_latency() -> Iterator[Figure]:
    """The wait of every kind of shot, or one figure that says why there is none."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            waits = _play(Path(folder))
    except MeepleCityError as cause:
        yield missing_figure("release to motion", str(cause))
        return
    for kind, at_most in AT_MOST_MS.items():
        yield _figure(kind, sorted(1000 * wait for wait in waits.get(kind, [])), at_most)


def _figure(kind: str, spans: list[float], at_most: float) -> Figure:
    name = f"release to motion, {kind}"
    if not spans:
        return missing_figure(name, f"no {kind} was made")
    median, p95 = statistics.median(spans), spans[min(len(spans) - 1, int(0.95 * len(spans)))]
    text = f"{name}: median {median:.0f} ms, 95th percentile {p95:.0f} ms (at most {at_most:.0f}), {len(spans)} shots"
    return Figure(name, {"median_ms": median, "p95_ms": p95, "at_most": at_most, "shots": len(spans)}, text)


def _play(folder: Path) -> dict[str, list[float]]:
    from meeple_city.setup.window import open_game

    before = os.environ.get(HOME)
    os.environ[HOME] = str(folder)
    try:
        matches = WindowMatches()
        with open_game(matches, Settings(tips=False, comfort=True)) as opened:
            opened.game.start(matches.new_match(MATCH))
            _run(opened.game, opened.loop())
            return opened.game.releases.waits_s
    finally:
        os.environ.pop(HOME)
        if before is not None:
            os.environ[HOME] = before


def _run(game: GameWindow, loop: Loop) -> None:
    """Frames as the window draws them, until enough shots have been made."""
    hands, started = _Hands(game), time.perf_counter()
    last = started
    while time.perf_counter() - started < LONGEST_S and not hands.done:
        now = time.perf_counter()
        hands.act()
        loop.frame(min(0.25, now - last))
        last = now
        time.sleep(max(0.0, FRAME_S - (time.perf_counter() - now)))


@dataclass
class _Hands:
    """Answers every question: drop on a building whenever that is allowed, else go to the next one."""

    game: GameWindow
    visited: int = 0
    seen: int = field(default=0)  # shots when the one being watched began

    @property
    def done(self) -> bool:
        """Whether enough of each kind has been measured."""
        made = self.game.releases.waits_s
        return all(len(made.get(kind, [])) >= most for kind, most in WANTED.items())

    def act(self) -> None:
        """Do what the mode on top asks for, as with a pointer."""
        mode, router = self.game.mode, self.game.input_router
        if mode is None:
            return
        if isinstance(mode, ChooseMode):
            self._choose(mode.ask)
        elif isinstance(mode, FlickMode):
            self._flick(mode)
        elif isinstance(mode, CarryMode):
            self._carry(mode)
        elif isinstance(mode, PlaceMode):
            mode.put_down()
        elif mode.name in ("cover", "result", "tip"):
            router.key_down("enter", None)
        elif mode.name == "watch" and sum(map(len, self.game.releases.waits_s.values())) > self.seen:
            self.seen = sum(map(len, self.game.releases.waits_s.values()))
            router.key_down("space", None)

    def _choose(self, ask: Ask) -> None:
        drops = [option for option in ask.options if option.startswith("demolish")]
        if ask.kind == "action":
            self.game.answer(drops[0] if drops else "move" if "move" in ask.options else "stop")
        else:
            self.game.answer(ask.options[-1])

    def _flick(self, mode: FlickMode) -> None:
        """Pull back, away from the next building."""
        x, y, z = start = mode.middle()
        goal = self._building(mode.view)
        far = math.dist((x, y), goal) or 1.0
        pull = min(PULL_MM, 5.5 * math.sqrt(far))
        back = (x - (goal[0] - x) / far * pull, y - (goal[1] - y) / far * pull, z)
        self._drag(start, back)

    def _building(self, view: PhysicalView) -> tuple[float, float]:
        self.visited += 1
        buildings = view.city.buildings
        return view.city.middle(buildings[self.visited * 3 % len(buildings)].ruin_zone)

    def _drag(self, start: Triple, end: Triple) -> None:
        router, places = self.game.input_router, [self.game.screen.project(point) for point in (start, end)]
        if places[0] is None or places[1] is None:
            return
        router.key_down("mouse1", places[0])
        router.pointer(places[1])
        router.key_up("mouse1", places[1])

    def _carry(self, mode: CarryMode) -> None:
        router, held = self.game.input_router, mode.held()
        over = self.game.screen.project((*mode.view.city.middle(mode.permit.over), 0.0))
        if over is None:
            return
        if held is None:
            at = self.game.screen.project(mode.where(mode.body))
            router.key_down("mouse1", at)
            router.pointer(over)
        elif held["arrived"]:
            router.key_up("mouse1", over)
