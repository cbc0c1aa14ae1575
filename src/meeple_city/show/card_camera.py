"""Films a card table: near to what happens, from further away in between, always from where cards can be read.

Nothing ever stands still: every view sways and breathes a little, as functions of the programme's time alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from meeple_city.display.camera import Camera
from meeple_city.show.shot_plan import Take, ViewAt, between, eased, turned

# Times in seconds; our choice.
GLIDE_S = 0.9  # from one view to another
CUTS_APART_S = 1.5  # a view that comes sooner after a cut is reached by a glide
CLOSE_REST_S, WIDE_REST_S = 3.4, 4.4  # how long a view stays while nothing happens
VIEWS_HZ = 15.0
# How far views move while nothing else moves them; our choice.
SWAY_CLOSE, SWAY_WIDE, SWAY_S = math.radians(6.0), math.radians(9.0), 23.0
BREATH, BREATH_S = 0.045, 13.0  # of the distance
NEAR_M = 0.16  # what lies nearer to each other is reached by a glide


@dataclass(frozen=True)
class CardScene:
    """A step of a card game as the camera sees it."""

    wide: Camera  # everything that is on the table
    closes: tuple[Camera, ...] = ()  # what happens, one after the other
    around: tuple[Camera, ...] = ()  # what can be looked at while nothing happens
    length_s: float = 1.0
    lines: tuple[int, ...] = ()  # which line of the news belongs to each close view

    def close_at(self, share: float) -> int:
        """The number of the close view that is shown after a share of the time."""
        return min(len(self.closes) - 1, int(share * len(self.closes)))


class CardCamera:
    """Goes from one view to the next, by cuts and by glides."""

    def __init__(self, wide: Camera) -> None:
        self._wide = self._goal = wide
        self._from: Camera | None = None  # where a glide began
        self._since_s = self._cut_s = -math.inf
        self._around = 0  # views of the players that were shown

    def takes(self, start_s: float, length_s: float, scene: CardScene | None = None) -> tuple[Take, ...]:
        """How a part of a programme is filmed; parts follow each other without gaps."""
        self._wide = scene.wide if scene else self._wide
        found: list[list[ViewAt]] = []
        for begin_s, end_s, goal in self._plan(start_s, start_s + length_s, scene):
            cut = self._look_at(goal, begin_s)
            views = [ViewAt(at_s - start_s, self._camera(at_s)) for at_s in _times(begin_s, end_s)]
            if cut or not found:
                found.append(views)
            else:
                found[-1] += views[1:]
        return tuple(Take(tuple(views)) for views in found)

    # ---- where to look

    def _plan(self, start_s: float, end_s: float, scene: CardScene | None) -> Iterator[tuple[float, float, Camera]]:
        """Stretches of time, and what is seen in each."""
        if scene is None or not scene.closes:
            yield from self._resting(start_s, end_s, scene.around if scene else ())
            return
        share = (end_s - start_s) / len(scene.closes)
        for number, close in enumerate(scene.closes):
            yield start_s + share * number, start_s + share * (number + 1), close

    def _resting(self, at_s: float, end_s: float, around: tuple[Camera, ...]) -> Iterator[tuple[float, float, Camera]]:
        """While nothing happens: the whole table, one of the players, the whole table, the next one."""
        while at_s < end_s:
            wide = self._goal == self._wide
            until_s = max(at_s, self._since_s + (WIDE_REST_S if wide else CLOSE_REST_S))
            if until_s > at_s:
                yield at_s, min(until_s, end_s), self._goal
                at_s = until_s
            else:
                goal = self._next(wide, around)
                rest_s = WIDE_REST_S if goal == self._wide else CLOSE_REST_S
                yield at_s, min(at_s + rest_s, end_s), goal
                at_s += rest_s

    def _next(self, wide: bool, around: tuple[Camera, ...]) -> Camera:
        if not wide or not around:
            return self._wide
        self._around += 1
        return around[(self._around - 1) % len(around)]

    def _look_at(self, goal: Camera, at_s: float) -> bool:
        """Turn to another view; whether that is a cut."""
        if goal == self._goal and self._since_s > -math.inf:
            return False
        before, cut = self._camera(at_s), self._cuts(goal, at_s)
        self._goal, self._since_s = goal, at_s
        self._from = None if cut else before
        self._cut_s = at_s if cut else self._cut_s
        return cut

    def _cuts(self, goal: Camera, at_s: float) -> bool:
        if at_s - self._cut_s < CUTS_APART_S or goal == self._wide:
            return self._since_s == -math.inf
        return math.dist(goal.target_m, self._goal.target_m) > NEAR_M

    # ---- views

    def _camera(self, at_s: float) -> Camera:
        seen = self._moving(self._goal, at_s)
        share = eased((at_s - self._since_s) / GLIDE_S)
        return between(self._from, seen, share) if self._from is not None and share < 1 else seen

    def _moving(self, camera: Camera, at_s: float) -> Camera:
        """A view that sways around what it shows, nearer and further."""
        sway = SWAY_WIDE if camera == self._wide else SWAY_CLOSE
        camera = turned(camera, sway * math.sin(math.tau * at_s / SWAY_S))
        factor = 1.0 + BREATH * math.sin(math.tau * at_s / BREATH_S)
        x, y, z = (t + (e - t) * factor for e, t in zip(camera.eye_m, camera.target_m, strict=True))
        return replace(camera, eye_m=(x, y, z))


def _times(begin_s: float, end_s: float) -> list[float]:
    count = max(1, math.ceil((end_s - begin_s) * VIEWS_HZ))
    return [begin_s + (end_s - begin_s) * number / count for number in range(count + 1)]
