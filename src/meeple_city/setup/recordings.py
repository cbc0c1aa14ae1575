"""A recorded match opened for watching: its timeline, its table, and how every piece moved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path

from meeple_city.border import Message, message
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose
from meeple_city.display.table_layout import TableLayout
from meeple_city.errors import BadInput
from meeple_city.match.timeline import Timeline, read_timeline
from meeple_city.match.tracks import Tracks
from meeple_city.setup.matches import check_scene_digest, entry_of, read_match
from meeple_city.setup.motions import motion_of
from meeple_city.setup.scenes import camera_subjects, drawn_pose, named_camera, open_scene, table_layout
from meeple_city.show.director import Wishes, direct
from meeple_city.show.highlights import StepStory, highlights
from meeple_city.show.motion import Motion
from meeple_city.show.programme import StepFacts
from meeple_city.show.second_look import second_look
from meeple_city.show.shot_plan import ShotPlan
from meeple_city.table.packing import unpack
from meeple_city.table.table import Table
from meeple_city.table.track import Track
from meeple_city.ui.cards.close_ups import FACE, CloseUps
from meeple_city.ui.cards.spots import card_overview
from meeple_city.ui.ceremony import Ceremony, CeremonyTable
from meeple_city.ui.intent import is_shot
from meeple_city.ui.seats import Seat
from meeple_city.words.catalogue import load_words

MM = 0.001
SHORTEST_S = 0.1  # a shorter motion is not worth watching; our choice
KEPT = 8  # motions kept in memory: the one that is shown, its neighbours, and those planned ahead; our choice


class Recording:
    """A recorded match. Motions are read from their files when they are needed."""

    def __init__(self, timeline: Timeline, table: Table | None, start: str = "") -> None:
        """A timeline that does not begin with the match has the key of the track before it."""
        self.timeline = timeline
        self.table = table
        self.shape = 16 / 9  # of the picture that it is shown in: width by height
        self.unusable: list[int] = []  # steps whose track is missing or damaged
        self._tracks = Tracks(timeline.path)
        begun = self._unpacked(start) if start else None
        self._start = table_layout(table, begun.final if begun else table.initial_snapshot()) if table else None
        self.track = lru_cache(1)(self._track)
        self.motion = lru_cache(KEPT)(self._motion)
        self.rest = lru_cache(KEPT)(self._rest)

    @property
    def layout(self) -> TableLayout | None:
        """The table before anything happened; None for card games."""
        return self._start

    @property
    def seats(self) -> Mapping[str, Seat]:
        """Where people sat."""
        return camera_subjects(self.table).seats if self.table else {}

    @property
    def overview(self) -> Camera:
        """The whole table."""
        if self.table is None:
            return card_overview(self.timeline.header.seats, self.shape)
        return named_camera(self.table, "director")

    @cached_property
    def close_ups(self) -> CloseUps | None:
        """Knows how cards are filmed; None if nobody plays with cards."""
        if self.table is not None:
            return None
        return CloseUps(self.timeline.view(0), self.timeline.header.seats, load_words(), self.shape)

    @cached_property
    def ceremony(self) -> Ceremony | None:
        """The ceremony at the end; None if the match is not over."""
        result, last = self.timeline.result, len(self.timeline.steps) - 1
        if result is None:
            return None
        poses = {seat: self.rest(last).get(f"body:{seat}") for seat in self.timeline.header.seats}
        bodies = {seat: pose for seat, pose in poses.items() if pose is not None}
        views = {seat: self.timeline.view(last, seat) for seat in self.timeline.header.seats}
        view, cards = self.timeline.view(last), self.close_ups
        if cards is not None:
            return Ceremony(result, view, cards.wide, _card_ceremony(cards, view, views))
        return Ceremony(result, view, self.overview, CeremonyTable(self.seats, self.layout, bodies, views))

    @property
    def ceremony_s(self) -> float:
        """How long the ceremony lasts; 0 if there is none."""
        return self.ceremony.length_s if self.ceremony else 0.0

    @property
    def problem(self) -> Message | None:
        """What is missing; None if nothing is."""
        if not self.unusable:
            return None
        record = self.timeline.steps[self.unusable[0]].last_record
        file = str(self.timeline.path)
        return message("screen.replay.unusable", file=file, count=len(self.unusable), record=record)

    def _track(self, step: int) -> Track | None:
        """The track of a step; None if nothing moved, or the file is missing or damaged."""
        return self._unpacked(self.timeline.steps[step].track)

    def _unpacked(self, key: str) -> Track | None:
        packed = self._tracks.load(key) if key and self.table else None
        if packed is None:
            return None
        try:
            track = unpack(packed)
            assert self.table is not None
            self.table.check(track.final)
        except BadInput:
            return None
        return track

    def _motion(self, step: int) -> Motion | None:
        """How the pieces moved in a step, exactly as recorded."""
        track = self.track(step)
        return motion_of(self.table, track) if track and self.table else None

    def _rest(self, step: int) -> Mapping[str, Pose]:
        """Where all pieces stood after a step."""
        moved = [number for number in range(step, 0, -1) if self.timeline.steps[number].track]
        known = next((motion.final for number in moved if (motion := self.motion(number))), self._set_up())
        return self._as_told(moved[0], known) if moved and self.motion(moved[0]) is None else known

    def _set_up(self) -> Mapping[str, Pose]:
        start = self._start
        return {piece: row[1:] for piece, row in start.pieces.items() if piece not in start.aside} if start else {}

    def _as_told(self, step: int, before: Mapping[str, Pose]) -> Mapping[str, Pose]:
        """Where the rules knew the pieces to be after a step whose track is lost; they lie as they last did."""
        view, table = self.timeline.view(step), self.table
        assert isinstance(view, PhysicalView)
        assert table is not None
        models = {piece.id: piece.model.name for piece in table.scene.pieces}
        found: dict[str, Pose] = {}
        for piece, (x, y, z) in view.table.where_mm.items():
            if piece in models:
                turn = before[piece][1] if piece in before else (1.0, 0.0, 0.0, 0.0)
                found[piece] = drawn_pose(table, models[piece], ((x * MM, y * MM, z * MM), turn))
        return found

    def all_facts(self) -> list[StepFacts]:
        """What a programme must know about every step; reads all tracks."""
        self.unusable.clear()
        found: list[StepFacts] = []

        def stories() -> Iterator[StepStory]:
            for step in range(len(self.timeline.steps)):
                found.append(self.facts(step))
                yield self.story(step, found[-1])

        worth = {one.step: one.worth for one in highlights(stories())}
        return [replace(facts, worth=worth.get(step, 0.0)) for step, facts in enumerate(found)]

    def facts(self, step: int) -> StepFacts:
        """What a programme must know about a step; what it is worth is known only among all of them."""
        recorded = self.timeline.steps[step]
        announced = any(is_shot(record) for record in recorded.done.records)
        motion = self.motion(step) if recorded.track else None
        if recorded.track and motion is None:
            self.unusable.append(step)
        plan = self._plan(step, motion) if motion else None
        told = self._told(step)
        scene = self.close_ups.scene(self.timeline.view(step), told) if self.close_ups else None
        return StepFacts(plan, announced, len(told), scene=scene)

    def story(self, step: int, facts: StepFacts) -> StepStory:
        """A step as those see it who rank all steps."""
        return StepStory(self.motion(step), self._told(step), facts.announced, cards=self.table is None)

    def second_look(self, step: int, first: ShotPlan) -> ShotPlan | None:
        """How a step is shown again; None if its motion is lost."""
        motion = self.motion(step)
        return second_look(motion, first, self._wishes, self.rest(max(0, step - 1))) if motion else None

    def _told(self, step: int) -> tuple[Message, ...]:
        """What spectators were told after a step."""
        return tuple(one.public for one in self.timeline.steps[step].done.told)

    def _plan(self, step: int, motion: Motion) -> ShotPlan | None:
        if motion.length_s - motion.released_s < SHORTEST_S or len(motion.keys) < 2:
            return None
        return direct(motion, self._wishes, self.rest(max(0, step - 1)))

    @property
    def _wishes(self) -> Wishes:
        return Wishes(shape=self.shape, usual_eye=self.overview.eye_m)


def _card_ceremony(cards: CloseUps, view: View, views: Mapping[str, View]) -> CeremonyTable:
    return CeremonyTable(views=views, portraits=cards.possessions(view), faces=cards.players(view, FACE))


def open_recording(journal: Path) -> Recording:
    """Open a recorded match; raises BadJournal if the rules or the scene have changed since."""
    contents = read_match(journal)
    entry = entry_of(contents)
    timeline = read_timeline(contents, entry.game)
    scene = contents.header.scene
    if scene is None:
        return Recording(timeline, None)
    table = open_scene(scene.name, contents.header.seed)
    check_scene_digest(contents, table.scene_digest)
    return Recording(timeline, table)


def directors_camera(journal: Path, at: int | None = None) -> Camera | None:
    """From where the director sees what a record, or the last one, came to; None if no shot has been seen by then."""
    recording = open_recording(journal)
    steps = recording.timeline.steps
    last = len(steps) - 1 if at is None else recording.timeline.step_of(at)
    for number in range(last, 0, -1):
        shot = recording.facts(number).shot if steps[number].track else None
        if shot is not None:
            return shot.camera(shot.length_s)
    return None
