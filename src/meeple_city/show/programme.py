"""A recorded match as a programme: what is shown at every moment, and from where.

One clock serves the video and the window: a video asks for frame after frame, a window for wherever somebody scrubs.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose
from meeple_city.show.card_camera import CardCamera, CardScene
from meeple_city.show.shot_plan import Announcement, ShotPlan, Take, between, eased, flown, seen_in, turned

TITLE, ANNOUNCE, SHOT, AFTER, NEWS, SCORE = "title", "announce", "shot", "after", "news", "score"
# Only in a showcase: flights over the table, somebody thinks, a second look, what stands between two matches, and
# whoever lost a tooth.
ESTABLISH, THINK, AGAIN, BETWEEN, REACTION = "establish", "think", "again", "between", "reaction"
FILMED = (SHOT, AGAIN)  # parts in which pieces move
# How long each lasts, in seconds; our choice.
TITLE_S, ANNOUNCE_S, AFTER_S, SCORE_S = 3.0, 1.1, 1.4, 7.0
NEWS_S, LINE_S, MOST_NEWS_S = 0.5, 0.7, 2.6  # a beat, each line, and the most for all lines of a step
ELASTIC = (TITLE, AFTER, NEWS, SCORE)  # what may last longer or shorter, to make a programme as long as wanted
SHORTEST = 0.45  # ... but never shorter than this share, so that no news is cut off within half a second
MOMENT_STEPS = 10  # of a card game: what lies further apart is another moment; our choice
BARE_S = 15.0  # shorter programmes have neither title nor score
# Cameras between shots; our choice.
PULL_BACK = 1.14
TITLE_TURN, SCORE_TURN = math.radians(16.0), math.radians(24.0)
GLIDE_S = 0.7  # to a shot that nobody announced
APPROACH = 0.4  # share of an announcement after which the camera is where it is told from
HOP = 0.22  # how high a camera flies over the city, as a share of its way


@dataclass(frozen=True)
class StepFacts:
    """What a programme must know about a step of the match."""

    shot: ShotPlan | None = None  # how to film it; None if nothing worth watching moved
    announced: bool = False  # a player shot, rather than the rules tidying up
    lines: int = 0  # told to spectators
    worth: float = 0.0  # how much it deserves to be seen again
    scene: CardScene | None = None  # of a card game: how the camera sees it


@dataclass(frozen=True)
class Part:
    """A stretch of a programme in which one thing is shown."""

    kind: str
    step: int  # of the match
    length_s: float
    shot: ShotPlan | None = None
    start_s: float = 0.0
    first: Camera | None = None  # from where it is seen at its beginning and at its end; a shot goes its own way
    last: Camera | None = None
    cut: bool = False  # steps were left out before it
    steady: bool = False  # the camera moves evenly, without stops between parts
    scene: CardScene | None = None  # of a card game
    takes: tuple[Take, ...] = ()  # of a card game: how it is filmed
    again: bool = False  # it has been shown before

    @property
    def end_s(self) -> float:
        """When it ends."""
        return self.start_s + self.length_s

    @property
    def shows_result(self) -> bool:
        """Whether the pieces stand as after the step, rather than before it."""
        return self.kind not in (ANNOUNCE, *FILMED)

    @property
    def films(self) -> bool:
        """Whether pieces move along the shot."""
        return self.kind in FILMED

    @property
    def announcement(self) -> Announcement | None:
        """The Body that is lifted; None if none is."""
        return self.shot.announcement if self.kind == ANNOUNCE and self.shot else None

    def lifted(self, into_s: float) -> dict[str, Pose]:
        """Where a Body is that is being lifted."""
        return self.announcement.poses(into_s / self.length_s) if self.announcement else {}

    def camera(self, into_s: float) -> Camera:
        """From where it is seen, so many seconds after it began."""
        if self.films and self.shot is not None:
            return self._filming(self.shot, into_s)
        if self.takes:
            return seen_in(self.takes, into_s)
        assert self.first is not None
        assert self.last is not None
        if self.announcement is not None:
            share = into_s / self.length_s
            return flown(self.first, self.announcement.camera(share), eased(share / APPROACH), HOP)
        share = into_s / self.length_s if self.length_s > 0 else 1.0
        return between(self.first, self.last, share) if self.steady else flown(self.first, self.last, eased(share), HOP)

    def _filming(self, shot: ShotPlan, into_s: float) -> Camera:
        """As the shot is filmed; a shot that comes without a word is reached from wherever the camera was."""
        view, share = shot.camera(into_s), eased(into_s / GLIDE_S)
        if self.first is None or share >= 1 or self.first == shot.camera(0.0):
            return view
        return flown(self.first, view, share, HOP)

    def after(self, first: Camera) -> Camera:
        """From where it is seen at its end, if it is a shot that begins with a view."""
        return replace(self, first=first).camera(self.length_s)


@dataclass(frozen=True)
class Programme:
    """Parts in order, without gaps."""

    parts: tuple[Part, ...]

    @property
    def length_s(self) -> float:
        """How long it lasts."""
        return self.parts[-1].end_s

    def at(self, at_s: float) -> tuple[Part, float]:
        """The part that is shown at a moment, and how far into it that is."""
        number = min(max(bisect_right(self.parts, at_s, key=lambda part: part.start_s) - 1, 0), len(self.parts) - 1)
        part = self.parts[number]
        return part, min(max(at_s - part.start_s, 0.0), part.length_s)

    def before(self, part: Part) -> Part | None:
        """The part from which another one follows; None if it is the first, or steps were left out."""
        number = self.parts.index(part)
        return self.parts[number - 1] if number and not part.cut else None

    def start_of(self, step: int) -> float:
        """When a step of the match begins to be shown; the next one that is shown, if it is not."""
        return next((part.start_s for part in self.parts if part.step >= step and part.kind != TITLE), self.length_s)

    def told_since(self, at_s: float, seconds: float) -> list[tuple[int, float]]:
        """The steps whose news have come within so many seconds before a moment, and their ages, the oldest first.

        What came before a cut is forgotten.
        """
        found: list[tuple[int, float]] = []
        for part in self.parts:
            if part.start_s > at_s:
                break
            if part.cut:
                found.clear()
            if part.kind in (AFTER, NEWS) and at_s - seconds < part.start_s:
                found.append((part.step, at_s - part.start_s))
        return found


def whole(steps: Sequence[StepFacts], overview: Camera, score_s: float) -> Programme:
    """Everything, from the title to the score, which lasts as long as given; 0 for a match that is not over."""
    return excerpt(steps, range(len(steps)), overview, score_s)


def excerpt(steps: Sequence[StepFacts], chosen: Iterable[int], overview: Camera, score_s: float) -> Programme:
    """Some steps of a match, in order."""
    numbers = sorted(set(chosen))
    parts = [_title(numbers[0] if numbers else 0, steps)]
    parts += [part for number in numbers for part in step_parts(number, steps[number])]
    if score_s:
        parts.append(Part(SCORE, len(steps) - 1, score_s))
    return _laid_out(parts, overview, steps)


def highlights(steps: Sequence[StepFacts], seconds: float, overview: Camera, score_s: float) -> Programme:
    """The steps most worth seeing again, in order, exactly this long."""
    bare, score_s = seconds < BARE_S, min(score_s, SCORE_S)
    left = seconds - (0.0 if bare else TITLE_S + score_s)
    parts = [part for number in best_steps(steps, left) for part in step_parts(number, steps[number])]
    if not bare:
        parts.insert(0, _title(parts[0].step if parts else 0, steps))
        parts += [Part(SCORE, len(steps) - 1, score_s)] if score_s else []
    return _laid_out(fitted(parts or [Part(TITLE, 0, TITLE_S)], seconds), overview, steps)


def best_steps(steps: Sequence[StepFacts], seconds: float) -> list[int]:
    """The steps most worth seeing that fit into a time, in the order of the match; at least the best one."""
    ranked = sorted((n for n, step in enumerate(steps) if step.worth > 0), key=lambda n: -steps[n].worth)
    chosen: list[int] = []
    for number in ranked:
        length = sum(part.length_s for part in step_parts(number, steps[number]))
        if not chosen or length <= seconds:
            chosen.append(number)
            seconds -= length
    return sorted(chosen)


def best_moments(steps: Sequence[StepFacts], seconds: float) -> list[int]:
    """Where the best moments that fit into a time begin: every shot is one, and so are other steps close together."""
    chosen = best_steps(steps, seconds)
    pairs = zip([-MOMENT_STEPS - 1, *chosen], chosen, strict=False)
    return [step for before, step in pairs if steps[step].shot is not None or step - before > MOMENT_STEPS]


def fitted(parts: Sequence[Part], seconds: float) -> list[Part]:
    """The parts made exactly this long: what is elastic is stretched or shrunk, then the end is cut or held."""
    elastic = sum(part.length_s for part in parts if part.kind in ELASTIC)
    rest = sum(part.length_s for part in parts) - elastic
    factor = max(SHORTEST, (seconds - rest) / elastic) if elastic else 1.0
    found: list[Part] = []
    for part in parts:
        length = part.length_s * (factor if part.kind in ELASTIC else 1.0)
        found.append(replace(part, length_s=min(length, seconds)))
        seconds -= found[-1].length_s
        if seconds <= 1e-9:
            return found
    return [*found[:-1], replace(found[-1], length_s=found[-1].length_s + seconds)]


def _title(first: int, steps: Sequence[StepFacts]) -> Part:
    """The title, over the table as it was before a step; at the beginning, without what nobody plays with."""
    ready = 0
    while ready + 1 < len(steps) and not steps[ready + 1].lines and not steps[ready + 1].announced:
        ready += 1
    return Part(TITLE, max(first - 1, ready), TITLE_S)


def step_parts(number: int, step: StepFacts) -> list[Part]:
    """How a step is shown."""
    if step.scene is not None:
        return [Part(NEWS, number, step.scene.length_s, scene=step.scene)] if step.lines else []
    if step.shot is None:
        lines = min(MOST_NEWS_S, LINE_S * step.lines)
        return [Part(NEWS, number, NEWS_S + lines)] if step.lines else []
    shot = Part(SHOT, number, step.shot.length_s, step.shot)
    if not step.announced:
        return [shot]
    return [Part(ANNOUNCE, number, ANNOUNCE_S, step.shot), shot, Part(AFTER, number, AFTER_S, step.shot)]


# ---- cameras


def _laid_out(parts: Sequence[Part], overview: Camera, steps: Sequence[StepFacts]) -> Programme:
    """Give every part its time and its cameras, so that each begins where the one before it ends."""
    if scene := next((step.scene for step in steps if step.scene), None):
        return _filmed_cards(parts, CardCamera(scene.wide), steps)
    found: list[Part] = []
    at_s, camera, before = 0.0, turned(overview, -TITLE_TURN), parts[0].step
    for part in parts:
        left_out = any(step_parts(number, steps[number]) for number in range(before + 1, part.step))
        first = _establishing(part, overview) if left_out and part.shot else camera
        last = _last(part, first, overview)
        found.append(replace(part, start_s=at_s, first=first, last=last, cut=left_out))
        at_s, camera, before = at_s + part.length_s, last, part.step
    return Programme(tuple(found))


def _filmed_cards(parts: Sequence[Part], cards: CardCamera, steps: Sequence[StepFacts]) -> Programme:
    """Give every part of a card game its time and its takes."""
    found: list[Part] = []
    at_s, before = 0.0, parts[0].step
    for part in parts:
        cut = any(step_parts(number, steps[number]) for number in range(before + 1, part.step))
        found.append(replace(part, start_s=at_s, takes=cards.takes(at_s, part.length_s, part.scene), cut=cut))
        at_s, before = at_s + part.length_s, part.step
    return Programme(tuple(found))


def _last(part: Part, first: Camera, overview: Camera) -> Camera:
    if part.kind == ANNOUNCE and part.shot:
        return part.shot.camera(0.0)
    if part.films and part.shot:
        return part.after(first)
    if part.kind == AFTER:
        return pulled_back(first, PULL_BACK)
    if part.kind == SCORE:
        return turned(overview, SCORE_TURN)
    return between(first, overview, 0.5) if part.kind == NEWS else overview


def _establishing(part: Part, overview: Camera) -> Camera:
    """Where a part begins that does not follow from the one before: further away than the shot."""
    return between(overview, part.shot.camera(0.0), 0.6) if part.shot else overview


def pulled_back(camera: Camera, factor: float) -> Camera:
    """The camera further away from what it looks at."""
    x, y, z = (t + (e - t) * factor for e, t in zip(camera.eye_m, camera.target_m, strict=True))
    return replace(camera, eye_m=(x, y, z))
