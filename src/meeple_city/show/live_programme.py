"""A programme that grows while it is shown: what comes next is decided when it is needed, from what is known by then.

Whatever has been added is final. The camera never stands still: between shots it drifts around the table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from meeple_city.display.camera import Camera
from meeple_city.show.card_camera import CardCamera, CardScene
from meeple_city.show.programme import (
    AFTER,
    AGAIN,
    ANNOUNCE,
    BETWEEN,
    ESTABLISH,
    NEWS,
    PULL_BACK,
    REACTION,
    SCORE,
    THINK,
    TITLE,
    Part,
    Programme,
    StepFacts,
    pulled_back,
    step_parts,
)
from meeple_city.show.shot_plan import ShotPlan, between, turned

# How long parts last, in seconds; our choice.
OPENING_S, FLIGHT_S, THINK_S, BETWEEN_S, REACTION_S = 5.0, 2.5, 1.5, 7.0, 1.8
# Cameras; our choice.
DRIFT = math.radians(3.0)  # a second, while nothing else moves it
HOME = 0.35  # of the way back to the overview, in each part that has no view of its own
# What deserves a second look: worth this much, and among the best third of the shots so far. What is only half as much
# worth is shown again if there is time, while somebody thinks. Our choice.
DESERVING, FILLING, BEST_SHARE = 9.0, 4.5, 1 / 3
LONGEST_CLOSE_S = 6.0  # of one view from nearby
KEPT_S = 20.0  # how long parts are remembered; news stay on the screen for a shorter time


@dataclass(frozen=True)
class Shown:
    """A step that has been shown, and how else it can be seen."""

    step: int
    worth: float
    again: ShotPlan | None


@dataclass(frozen=True)
class CloseViews:
    """What is worth seeing from nearby in a step: whoever it is about, and who has suffered from it."""

    news: Camera | None = None  # while its news are told, if nothing else is to be seen
    reaction: Camera | None = None  # afterwards


@dataclass(frozen=True)
class Near:
    """A view from nearby that was seen last, and where it was left."""

    view: Camera
    camera: Camera
    begun_s: float
    end_s: float


class LiveProgramme:
    """The programme of one match, from its title to whatever comes after the score."""

    def __init__(self, overview: Camera, start_s: float, cards: CardCamera | None = None) -> None:
        """A card game has a camera of its own."""
        self._overview, self._cards = overview, cards
        self._scene: CardScene | None = None  # the last one
        self._camera = turned(overview, -DRIFT * OPENING_S)
        self._parts: tuple[Part, ...] = ()
        self._worths: list[float] = []
        self._near: Near | None = None
        self._last: Shown | None = None  # as long as there is a second look at it
        self.start_s = start_s
        self.end_s = start_s

    @property
    def programme(self) -> Programme:
        """What is known of it, without what was shown long ago."""
        return Programme(self._parts)

    def open(self, step: int, flights: Sequence[tuple[Camera, Camera]]) -> tuple[Part, ...]:
        """The title, and establishing shots: flights over the table."""
        title = self._add(Part(TITLE, step, OPENING_S), self._overview)
        flown = [self._cut_to(Part(ESTABLISH, step, FLIGHT_S), first, last) for first, last in flights]
        return (title, *flown)

    def step(
        self, number: int, facts: StepFacts, again: ShotPlan | None = None, close: CloseViews | None = None
    ) -> tuple[Part, ...]:
        """Everything that shows a step; `again` is how it is shown a second time if it deserves that."""
        close = close or CloseViews()
        parts = [self._shown(part, close.news) for part in step_parts(number, facts)]
        if close.reaction is not None and parts:
            parts.append(self._close(Part(REACTION, number, REACTION_S), close.reaction))
        if facts.announced:
            self._worths.append(facts.worth)
        if facts.shot is not None:
            self._last = Shown(number, facts.worth, again)
        if self._last and self._last.step == number and self._deserves(facts.worth):
            parts += self._second_look()
        return tuple(parts)

    def wait(self, step: int) -> tuple[Part, ...]:
        """Something to look at while somebody thinks: the last shot again, or a slow flight."""
        if self._last is not None and self._last.again is not None and self._last.worth >= FILLING:
            return self._second_look()
        part = Part(THINK, step, THINK_S)
        return (self._add(part, self._drifted(part)),)

    def score(self, step: int, length_s: float) -> tuple[Part, ...]:
        """The final score; its cameras are those of the ceremony."""
        self._last = None
        return (self._add(Part(SCORE, step, length_s), self._overview),) if length_s else ()

    def best_moment(self, step: int, facts: StepFacts, again: ShotPlan | None) -> tuple[Part, ...]:
        """One of the best moments of the match, seen again."""
        if again is not None:
            return (self._cut_to(Part(AGAIN, step, again.length_s, again), again.camera(0.0), again.camera(1e9)),)
        news = [part for part in step_parts(step, facts) if part.kind == NEWS]
        first = turned(self._overview, -DRIFT)
        return tuple(
            self._cut_to(replace(part, again=True), first, turned(first, DRIFT * part.length_s)) for part in news
        )

    def replay(self, step: int, facts: StepFacts, again: ShotPlan | None) -> tuple[Part, ...]:
        """A step that somebody wants to see again; afterwards the programme goes on where it was."""
        before = self._camera
        parts = self.best_moment(step, facts, again)
        self._camera = before
        return parts

    def between(self, step: int) -> tuple[Part, ...]:
        """What stands between two matches."""
        part = Part(BETWEEN, step, BETWEEN_S)
        return (self._cut_to(part, turned(self._overview, -DRIFT * BETWEEN_S), self._overview),)

    # ---- second looks

    def _deserves(self, worth: float) -> bool:
        better = sum(other > worth for other in self._worths)
        return worth >= DESERVING and better <= BEST_SHARE * len(self._worths)

    def _second_look(self) -> tuple[Part, ...]:
        last, self._last = self._last, None
        if last is None or last.again is None:
            return ()
        before = self._camera
        part = Part(AGAIN, last.step, last.again.length_s, last.again)
        added = self._cut_to(part, last.again.camera(0.0), last.again.camera(1e9))
        self._camera = before  # the programme goes on where it was
        return (added,)

    # ---- cameras

    def _add(self, part: Part, last: Camera, cut: bool = False) -> Part:
        steady = part.kind not in (ANNOUNCE, AFTER)
        placed = replace(part, start_s=self.end_s, first=self._camera, last=last, cut=cut, steady=steady)
        if self._cards is not None and part.kind != SCORE:
            placed = replace(placed, takes=self._cards.takes(self.end_s, part.length_s, part.scene or self._scene))
            self._scene = replace(part.scene, closes=()) if part.scene else self._scene
        self.end_s, self._camera = placed.end_s, last
        recent = (old for old in self._parts if old.end_s > self.end_s - KEPT_S)
        self._parts = (*recent, placed)
        return placed

    def _cut_to(self, part: Part, first: Camera, last: Camera) -> Part:
        self._camera = first
        return self._add(part, last, cut=True)

    def _shown(self, part: Part, close: Camera | None) -> Part:
        """A part of a step, from nearby if there is something to see and nothing moves, but not for too long."""
        if part.kind == NEWS and close is not None and self._near_s(close) < LONGEST_CLOSE_S:
            return self._close(part, close)
        return self._add(part, self._view_after(part))

    def _close(self, part: Part, view: Camera) -> Part:
        """A view from nearby, which goes on where it was left; afterwards the programme goes on where that was."""
        before, near = self._camera, self._near if self._near_s(view) else None
        self._camera = near.camera if near else turned(view, -DRIFT * part.length_s)
        last = turned(self._camera, 2 * DRIFT * part.length_s)
        added = self._add(part, last)
        self._near = Near(view, last, near.begun_s if near else added.start_s, added.end_s)
        self._camera = before
        return added

    def _near_s(self, view: Camera) -> float:
        """For how long this view has been seen by now."""
        near = self._near
        return near.end_s - near.begun_s if near and near.view == view and near.end_s == self.end_s else 0.0

    def _view_after(self, part: Part) -> Camera:
        """Where the camera is at the end of a part of a step."""
        if part.shot and part.kind == ANNOUNCE:
            return part.shot.camera(0.0)
        if part.shot and part.films:
            return part.after(self._camera)
        if part.kind == AFTER:
            return turned(pulled_back(self._camera, PULL_BACK), DRIFT * part.length_s)
        return self._drifted(part)

    def _drifted(self, part: Part) -> Camera:
        """Slowly around the table, and back to where all of it is seen."""
        home = between(self._camera, self._around(), HOME)
        return turned(home, DRIFT * part.length_s)

    def _around(self) -> Camera:
        """The overview from the side on which the camera is."""
        (ex, ey, _), (tx, ty, _) = self._camera.eye_m, self._overview.target_m
        (ox, oy, _) = self._overview.eye_m
        angle = math.atan2(ey - ty, ex - tx) - math.atan2(oy - ty, ox - tx)
        return turned(self._overview, angle)
