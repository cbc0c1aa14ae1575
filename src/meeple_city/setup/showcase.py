"""The showcase: matches are played, and filmed at the same time, one after the other.

What comes next is decided only when it is needed: a step of the match if there is one, or else something to look at
while somebody thinks. A file waits for the match instead, so that the same match always gives the same film.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event

from meeple_city.audio.sound_bank import shipped_bank
from meeple_city.audio.sound_plan import SoundPlan
from meeple_city.border import Message, message
from meeple_city.core.game import Result
from meeple_city.core.view import View
from meeple_city.display.camera import Camera
from meeple_city.errors import CannotWrite, MeepleCityError
from meeple_city.match.timeline import RecordedStep, Timeline
from meeple_city.render.frame_grabber import FrameGrabber
from meeple_city.setup.commentary import Commentary
from meeple_city.setup.film import FilmLook, FilmSet, open_film_set
from meeple_city.setup.match_process import Ended, MatchNews, MatchOrder, MatchProcess, Noticed, Seated, Stepped
from meeple_city.setup.programme_sounds import part_sounds
from meeple_city.setup.recordings import Recording
from meeple_city.setup.scenes import named_camera, open_scene
from meeple_city.setup.showcase_outputs import FileOutput, LiveOutput, ShowcaseOutput, Tally, WindowOutput
from meeple_city.setup.video_targets import KeptFile, VideoTarget
from meeple_city.show.card_camera import CardCamera
from meeple_city.show.close_looks import who_eats, who_suffers, whose_turn
from meeple_city.show.evening import Evening
from meeple_city.show.highlights import Ranking
from meeple_city.show.live_programme import DRIFT, FLIGHT_S, CloseViews, LiveProgramme
from meeple_city.show.programme import Part, StepFacts, step_parts
from meeple_city.show.shot_plan import ShotPlan, turned
from meeple_city.ui.cameras import mouth_view, portrait_view
from meeple_city.ui.programme_screen import ProgrammeScreen
from meeple_city.ui.settings import NewMatch

# Our choices:
AHEAD_S = 0.3  # the programme is planned this far ahead of what is drawn
STOP_KEYS = ("escape", "q")
LEAD = 12  # steps that the match may be ahead of the programme
STEPS_A_SECOND = 2  # ... and more for every second that the programme is held back
LOOK_S = 0.1  # between two looks whether somebody wants to stop
BEST, BEST_WORTH = 3, 6.0  # how many moments are shown again at the end, and what they must be worth
TITLE = "Meeple City - showcase"


@dataclass(frozen=True)
class ShowcasePlan:
    """What is played, where it goes, and how it looks."""

    matches: tuple[NewMatch, ...]
    look: FilmLook
    target: VideoTarget | None  # None for a window
    timeout_s: float
    delay_s: float = 0.0

    @property
    def live(self) -> bool:
        """Whether people watch while it is made."""
        return self.target is None or self.target.live


@dataclass
class ShowcaseResult:
    """What became of a showcase."""

    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0  # of the programme
    journals: list[Path] = field(default_factory=list)
    evening: Evening | None = None


@dataclass(frozen=True)
class FollowedStep:
    """A step that the match has reported, and when."""

    news: Stepped
    at_s: float


class FollowedMatch:
    """A match in its own process: what it has reported, in order."""

    def __init__(self, order: MatchOrder, lead: int, notice: Callable[[str], None]) -> None:
        self._process, self._notice = MatchProcess(order, lead), notice
        self._steps: deque[FollowedStep] = deque()
        self.seated: Seated | None = None
        self.ended: Ended | None = None  # when nothing more will come

    def look(self, wait_s: float = 0.0) -> None:
        """Take whatever has been reported."""
        news = self._process.next(wait_s)
        while news is not None:
            self._take(news)
            news = self._process.next()

    def ready(self, delay_s: float) -> bool:
        """Whether there is a step that is old enough to be shown."""
        return bool(self._steps) and time.monotonic() >= self._steps[0].at_s + delay_s

    def take(self) -> Stepped:
        """The next step; the match may go on by one."""
        self._process.go_on()
        return self._steps.popleft().news

    @property
    def over(self) -> bool:
        """Whether there is nothing left to show."""
        return self.ended is not None and not self._steps

    def close(self) -> None:
        """Stop the match."""
        self._process.close()

    def _take(self, news: MatchNews) -> None:
        if isinstance(news, Seated):
            self.seated = news
        elif isinstance(news, Stepped):
            self._steps.append(FollowedStep(news, time.monotonic()))
        elif isinstance(news, Noticed):
            self._notice(news.text)
        else:
            self.ended = news


class ShownMatch:
    """A match on the programme: its recording, as far as it is known, and how it is filmed."""

    def __init__(self, seated: Seated, look: FilmLook, evening: Evening, start_s: float, opened: bool = False) -> None:
        """One that is joined while it is played has been opened: it gets no title."""
        header, shape = seated.header, look.form.size[0] / look.form.size[1]
        timeline = Timeline(seated.journal, header, (), None, self._own_view)
        self._views: Mapping[str, View] = {}
        table = open_scene(header.scene.name, header.seed) if header.scene else None
        self.recording = Recording(timeline, table, seated.start)
        self.recording.shape = shape
        self._start_s = start_s
        self.live = LiveProgramme(self.recording.overview, start_s)
        self.evening = evening
        self.commentary: Commentary | None = None  # from the first step on
        self._look = look
        self.opened = opened  # whether the title has been shown
        self._ranking = Ranking()
        self._facts: list[StepFacts] = []

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._facts) - 1

    def skip(self, step: RecordedStep) -> StepFacts:
        """The next step of the match, of which nothing is shown."""
        self.recording.timeline = self.recording.timeline.longer(step)
        number = len(self._facts)
        facts = self.recording.facts(number)
        facts = replace(facts, worth=self._ranking.add(self.recording.story(number, facts)).worth)
        self._facts.append(facts)
        return facts

    def add(self, step: RecordedStep) -> Iterator[tuple[Part, ...]]:
        """The next step of the match: the parts that show it, before the first of them the title."""
        facts, number, timeline = self.skip(step), self.last, self.recording.timeline
        if self.commentary is None:
            if facts.scene is not None:
                self.live = LiveProgramme(self.recording.overview, self._start_s, CardCamera(facts.scene.wide))
            self.commentary = Commentary(timeline.header, step.done.view, self._look.words, self._look.voice)
        if not self.opened and step_parts(number, facts):
            self.opened = True
            opening = self.live.open(max(0, number - 1), self._flights())
            self.commentary.open(opening)
            yield opening
        parts = self.live.step(number, facts, self._again(number), self._close_views(number))
        self.commentary.step(timeline, number, parts)
        self.commentary.wait(parts[-1:])
        yield parts

    def wait(self) -> tuple[Part, ...]:
        """Something to look at while somebody thinks."""
        parts = self.live.wait(max(0, self.last))
        if self.commentary is not None:
            self.commentary.wait(parts)
        return parts

    def replay(self) -> tuple[Part, ...]:
        """The last thing worth seeing, once more."""
        shown = [number for number, facts in enumerate(self._facts) if step_parts(number, facts)]
        shots = [number for number in shown if self._facts[number].shot is not None and self._facts[number].announced]
        step = max(shots or shown, default=-1)
        return self.live.replay(step, self._facts[step], self._again(step)) if step >= 0 else ()

    def said_at(self, at_s: float) -> str:
        """What the commentator says at a moment."""
        return self.commentary.text_at(at_s) if self.commentary is not None else ""

    def take_speech(self) -> SoundPlan:
        """What the commentator says, as sound, if somebody speaks it."""
        return self.commentary.take_speech() if self.commentary is not None else ()

    def end(self, ended: Ended) -> Iterator[tuple[Part, ...]]:
        """The final score, and the best moments."""
        self._views = ended.views
        self.recording.timeline = replace(self.recording.timeline, result=ended.result)
        if ended.result is not None:
            self.evening = self.evening.after(ended.result.winners, _points(ended.result))
        score = self.live.score(self.last, self.recording.ceremony_s)
        if self.commentary is not None:
            ceremony = self.recording.ceremony
            self.commentary.close(self.recording.timeline, score, ceremony.winner_s if ceremony else 0.0)
        yield score
        best = [one.step for one in self._ranking.best() if one.worth >= BEST_WORTH][:BEST]
        for step in sorted(best) if ended.result else ():
            yield self.live.best_moment(step, self._facts[step], self._again(step))
        if self.evening.matches > 1:
            yield self.live.between(self.last)

    def _again(self, step: int) -> ShotPlan | None:
        shot = self._facts[step].shot
        return self.recording.second_look(step, shot) if shot is not None and self._facts[step].announced else None

    def _close_views(self, step: int) -> CloseViews:
        """The Monster whose turn begins or that eats, and the mouth that loses a tooth; nothing in a card game."""
        told = [one.public for one in self.recording.timeline.steps[step].done.told]
        if self.recording.table is None:
            return CloseViews()
        busy, hurt = whose_turn(told) or who_eats(told), who_suffers(told)
        rest, seats = self.recording.rest(step), self.recording.seats
        bodies = {seat: pose for seat in seats if (pose := rest.get(f"body:{seat}"))}
        x, y, _ = self.recording.overview.target_m
        screens = [seats[seat].screen_m for seat in bodies]
        standing = [place[:2] for place, _ in bodies.values()]
        return CloseViews(
            portrait_view(bodies[busy], (x, y), screens) if busy in bodies else None,
            mouth_view(seats[hurt], standing) if hurt else None,
        )

    def _flights(self) -> list[tuple[Camera, Camera]]:
        """Slow flights that show where everything happens."""
        overview, table = self.recording.overview, self.recording.table
        if table is None:
            return [(turned(overview, 0.5), turned(overview, 0.5 + DRIFT * FLIGHT_S))]
        seats = self.recording.timeline.header.seats[:2]
        views = [named_camera(table, f"seat:{seat}") for seat in seats]
        return [(view, turned(view, DRIFT * FLIGHT_S)) for view in views]

    def _own_view(self, step: int, seat: str) -> View:
        return self._views.get(seat, self.recording.timeline.steps[step].done.view)


Script = Iterator[tuple[ShownMatch, tuple[Part, ...]]]


class Showcase:
    """Plays and films one match after the other."""

    def __init__(
        self,
        plan: ShowcasePlan,
        film_set: FilmSet,
        output: ShowcaseOutput,
        notice: Callable[[Message | str], None],
        stop: Event,
    ) -> None:
        self._plan, self._set, self._output, self._notice, self._stop = plan, film_set, output, notice, stop
        self._settings = shipped_bank().settings
        self._shown: deque[ShownMatch] = deque()  # the one on the screen, and one that may follow
        self._screen: tuple[ShownMatch, ProgrammeScreen] | None = None
        self._planned_s = 0.0
        self.played = ShowcaseResult(output.tally)

    def run(self) -> ShowcaseResult:
        """Until everything has been shown, or somebody wants to stop."""
        with ExitStack() as stack:
            script: Script | None = self._script(stack)
            while not self._stop.is_set():
                number = self._output.next_frame()
                at_s = number / self._plan.look.form.fps
                while script is not None and self._planned_s < at_s + AHEAD_S:
                    script = script if self._plan_on(script) else None
                if at_s >= self._planned_s or self._stop.is_set():
                    break
                self._draw(at_s)
                self._output.show(number)
                self.played.seconds = at_s
            self._output.close()
        return self.played

    # ---- what comes next

    def _plan_on(self, script: Script) -> bool:
        """Add what comes next to the programme; False if nothing does."""
        following = next(script, None)
        if following is None:
            return False
        shown, parts = following
        if shown not in self._shown:
            self._shown.append(shown)
        for part in parts:
            self._output.hear(part_sounds(shown.recording, part, self._settings))
        self._output.hear(shown.take_speech())
        voice = self._plan.look.voice
        if voice and (problem := voice.take_problem()):
            self._notice(message("showcase.unspoken", problem=problem))
        self._planned_s = max(self._planned_s, shown.live.end_s)
        return True

    def _script(self, stack: ExitStack) -> Script:
        """The whole evening: each match, with everything that shows it, as it becomes known."""
        before: ShownMatch | None = None
        following = self._follow(0, stack)
        for number in range(len(self._plan.matches)):
            match = following
            for _ in self._waiting(match, lambda match=match: match.seated is not None):  # type: ignore[misc]
                if before is not None:
                    yield before, before.live.between(before.last)
            if match.seated is not None and not self._stop.is_set():
                before = self._seat(match.seated, before)
                yield from self._show(match, before)
                following = self._follow(number + 1, stack) if number + 1 < len(self._plan.matches) else match
                yield from self._end(match, before)
            self._report(match)
            match.close()

    def _follow(self, number: int, stack: ExitStack) -> FollowedMatch:
        plan = self._plan
        lead = LEAD + round(STEPS_A_SECOND * plan.delay_s)
        order = MatchOrder(plan.matches[number], plan.look.words.language, plan.timeout_s)
        match = FollowedMatch(order, lead, self._notice)
        stack.callback(match.close)
        return match

    def _seat(self, seated: Seated, before: ShownMatch | None) -> ShownMatch:
        """Put a match on the programme, after the one before it."""
        self.played.journals.append(seated.journal)
        players = dict(zip(seated.header.seats, seated.header.players, strict=True))
        evening = before.evening.next() if before else Evening.begun(players, len(self._plan.matches))
        return ShownMatch(seated, self._plan.look, evening, self._planned_s)

    def _show(self, match: FollowedMatch, shown: ShownMatch) -> Script:
        """A match from its title to its last step."""
        while not self._stop.is_set():
            delay_s = self._plan.delay_s if self._plan.live and shown.opened else 0.0
            for _ in self._waiting(match, lambda delay_s=delay_s: match.ready(delay_s)):  # type: ignore[misc]
                if shown.opened:
                    yield shown, shown.wait()
            if not match.ready(delay_s):
                return
            for parts in shown.add(match.take().step):
                yield shown, parts

    def _end(self, match: FollowedMatch, shown: ShownMatch) -> Script:
        if match.ended is not None and match.ended.result is not None:
            for parts in shown.end(match.ended):
                yield shown, parts
            self.played.evening = shown.evening

    def _waiting(self, match: FollowedMatch, ready: Callable[[], bool]) -> Iterator[None]:
        """Wait until something is there, or never will be; where people watch, they want to see something meanwhile."""
        match.look()
        while not ready() and not match.over and not self._stop.is_set():
            watched = self._plan.live and self._planned_s > 0
            if watched:
                yield
            match.look(0.0 if watched else LOOK_S)

    def _report(self, match: FollowedMatch) -> None:
        """Say why a match has ended too early, and that it is kept."""
        problem = match.ended.problem if match.ended else ""
        if problem and match.seated:
            self._notice(message("showcase.match_failed", problem=problem, journal=str(match.seated.journal)))
        elif problem:
            raise MeepleCityError(problem)

    # ---- drawing

    def _draw(self, at_s: float) -> None:
        while len(self._shown) > 1 and self._shown[1].live.start_s <= at_s:
            self._shown.popleft()
        shown = self._shown[0]
        if self._screen is None or self._screen[0] is not shown:
            self._screen = shown, self._set.screen(shown.recording)
            self._screen[1].say = shown.said_at
        screen, programme = self._screen[1], shown.live.programme
        screen.evening = shown.evening
        screen.show(programme, at_s)
        self._set.draw(screen.camera(programme, at_s))


def run_showcase(plan: ShowcasePlan, notice: Callable[[Message | str], None], stop: Event) -> ShowcaseResult:
    """Play and film matches until all are over, or somebody wants to stop."""
    with ExitStack() as stack:
        film_set = stack.enter_context(open_film_set(plan.look, TITLE if plan.target is None else None))
        output = _output(plan, film_set, notice, stop, stack)
        stack.callback(output.abandon)
        showcase = Showcase(plan, film_set, output, notice, stop)
        try:
            return showcase.run()
        except CannotWrite as cause:
            raise CannotWrite(f"{cause}{_kept(showcase.played.journals)}") from cause


def _kept(journals: Sequence[Path]) -> str:
    """What to add to the report of an accident: matches are never lost with their film."""
    return f"; the match is kept: {journals[-1]}" if journals else ""


def _output(
    plan: ShowcasePlan, film_set: FilmSet, notice: Callable[[Message | str], None], stop: Event, stack: ExitStack
) -> ShowcaseOutput:
    form = plan.look.form
    if plan.target is None:
        return WindowOutput(film_set.window, form, stop.set, lambda key: stop.set() if key in STOP_KEYS else None)
    grabber = stack.enter_context(closing(FrameGrabber(film_set.window)))
    if not isinstance(plan.target, KeptFile):
        return LiveOutput(plan.target, form, shipped_bank(), grabber, notice)
    return FileOutput(plan.target, form, shipped_bank(), grabber, notice)


def _points(result: Result) -> dict[str, float]:
    return {score.seat: float(score.total) for score in result.scores}
