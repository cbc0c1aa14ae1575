"""Breathe while one sees what it does: a table behind the table, played here by one that only remembers."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from tests.ui.fakes import UPRIGHT, ask
from tests.ui.toy_window import BREATHE, MOVE, QUIET, VIEW, room_with

from meeple_city.audio.breath_listener import BreathListener, TimedStrength
from meeple_city.audio.microphone import SoundBlock
from meeple_city.border import Breathe
from meeple_city.core.asks import Ask, TableResult
from meeple_city.input.lungs import CAPACITY_L
from meeple_city.match.match_thread import Happened
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.watch import WatchMode
from meeple_city.ui.playback import KeyFrame, Motion

FLOWN = ((0.3, 0.3, 0.1), UPRIGHT)
LOUD = replace(QUIET, microphone=True)


class FakeBreath:
    """A breath that blows one Meeple away, and is at rest when told."""

    def __init__(self, from_, aim_mm):
        self.from_, self.aim_mm = from_, aim_mm
        self.blown, self.hushed, self.hurried, self.over = [], False, False, False
        self.request, self.problem = None, ""

    def blow(self, strength, at_s):
        self.blown.append((strength, at_s))

    def hush(self):
        self.hushed = True

    def hurry(self):
        self.hurried = True

    def poses(self):
        return {"meeple:1": FLOWN} if self.blown else {}

    def rest(self):
        self.over = True
        self.request = Breathe(self.from_, self.aim_mm, ((0.0, 0.7), (0.1, 0.0)))

    def break_off(self):
        self.over, self.problem = True, "the table broke down"


class FakeBackstage:
    def __init__(self, works=True):
        self.works, self.prepared, self.breaths = works, 0, []

    def prepare(self):
        self.prepared += 1

    def breathe(self, from_, aim_mm):
        if not self.works:
            return None
        self.breaths.append(FakeBreath(from_, aim_mm))
        return self.breaths[-1]


class Ear:
    """A microphone that can be pulled out."""

    name, rate = "ear", 48_000

    def __init__(self):
        self.lost, self.closed, self.blocks = "", False, []

    def read_blocks(self):
        blocks, self.blocks = self.blocks, []
        return blocks

    def close(self):
        self.closed = True


def chin_down(works=True, settings=QUIET, question=BREATHE, ear=None):
    room, _ = room_with(MOVE, settings)
    room.breath_preview = FakeBackstage(works)
    room.listening = BreathListener(lambda: ear)
    answers = ask(room, question, VIEW)
    room.show(BreatheMode(room))
    return room, answers, room.breath_preview


def go_on(room, seconds):
    for _ in range(round(seconds * 60)):
        room.tick(1 / 60)


def begun(**given):
    """Full lungs, and the key held for a moment."""
    room, answers, stage = chin_down(**given)
    go_on(room, 1.2)
    room.hands.key_down("space", None)
    go_on(room, 0.2)
    return room, answers, stage


def test_the_chin_coming_down_prepares_the_table_behind():
    _, _, stage = chin_down()
    assert stage.prepared == 1
    assert stage.breaths == []


def test_pieces_fly_and_the_jet_is_drawn_while_one_blows():
    room, answers, stage = begun()
    (breath,) = stage.breaths
    assert breath.aim_mm == room.mode.aim
    assert {strength for strength, _ in breath.blown} == {1.0}
    assert room.screen.poses["meeple:1"] == FLOWN
    assert room.screen.drawn_jet.strength == 1.0
    assert room.hud.share == pytest.approx(0.75, abs=0.05)
    assert room.mode.held() == {"live": True, "moved": 1}
    assert answers.given == []


def test_a_breath_is_answered_by_what_was_seen_once_the_table_is_at_rest():
    room, answers, stage = begun()
    (breath,) = stage.breaths
    go_on(room, 1.0)
    assert breath.hushed
    assert room.screen.drawn_jet is None
    assert answers.given == []
    breath.rest()
    go_on(room, 0.1)
    assert answers.given == [breath.request]
    assert room.seen == breath.request
    assert isinstance(room.mode, LookAroundMode)


@pytest.mark.parametrize("way", ["space", "button", "fast"])
def test_what_is_left_after_the_breath_can_be_skipped(way):
    room, _, stage = begun()
    room.fast = way == "fast"
    assert not stage.breaths[0].hurried
    go_on(room, 1.0)
    room.hands.key_up("space", None)
    if way == "button":
        room.hands.key_down("mouse1", ("skip", 0))
    elif way == "space":
        room.hands.key_down("space", None)
    assert stage.breaths[0].hurried


def test_no_more_air_leaves_the_lungs_than_they_hold():
    room, _, stage = begun()
    go_on(room, 2.0)
    blown = sum(strength / 60 for strength, _ in stage.breaths[0].blown)
    assert blown * CAPACITY_L / 0.8 == pytest.approx(CAPACITY_L, rel=0.01)


def test_what_was_seen_is_not_shown_again():
    room, _, stage = begun()
    stage.breaths[0].rest()
    go_on(room, 1.0)
    course = MatchPresenter(room, SimpleNamespace(next=lambda: None, nod=lambda: None))
    motion = Motion((KeyFrame(0.0, {}), KeyFrame(2.0, {})), {"meeple:1": FLOWN}, 2.0)
    records = (SimpleNamespace(given=TableResult(stage.breaths[0].request, None), question=None, auto=False),)
    happened = Happened((), (), VIEW, motion)
    assert isinstance(course._happened(happened), WatchMode)
    room.seen = stage.breaths[0].request
    course.story = SimpleNamespace(grown=lambda item: course.story)
    assert course._happened(replace(happened, records=records)) is None
    assert room.screen.poses == {"meeple:1": FLOWN}


@pytest.mark.parametrize("works", [None, False])
def test_without_a_table_behind_the_breath_is_sent_as_it_was_blown_and_that_is_said(works):
    room, answers, _ = chin_down(works=bool(works))
    room.breath_preview = None if works is None else room.breath_preview
    go_on(room, 1.2)
    room.hands.key_down("space", None)
    go_on(room, 0.2)
    assert "once it is over" in room.hud.noted
    go_on(room, 1.0)
    (shot,) = answers.given
    assert max(strength for _, strength in shot.curve) == 1.0
    assert room.seen is None


def test_a_table_behind_that_breaks_leaves_the_pieces_where_they_were():
    room, answers, stage = begun()
    before = room.screen.rested["meeple:1"]
    stage.breaths[0].break_off()
    go_on(room, 0.1)
    assert "broke down" in room.hud.noted
    assert room.screen.poses["meeple:1"] == before
    go_on(room, 1.0)
    (shot,) = answers.given
    assert shot.curve[-1][0] == pytest.approx(0.8, abs=0.1)
    assert room.seen is None


def test_a_breath_that_was_seen_cannot_be_taken_back():
    question = Ask("red", "breathe", ("back",), BREATHE.permit)
    room, answers, stage = begun(question=question)
    room.hands.key_down("escape", None)
    assert "cannot be taken back" in room.hud.noted
    room.hands.focus(False)
    assert stage.breaths[0].hushed
    stage.breaths[0].rest()
    go_on(room, 0.1)
    assert answers.given == [stage.breaths[0].request]


def test_a_breath_goes_on_settling_under_the_help_and_counts_afterwards():
    room, answers, stage = begun()
    room.hands.key_down("f1", None)
    assert stage.breaths[0].hushed
    stage.breaths[0].rest()
    room.hands.key_down("escape", None)
    go_on(room, 0.1)
    assert answers.given == [stage.breaths[0].request]
    assert len(stage.breaths) == 1


def test_a_blow_into_the_microphone_goes_the_way_of_the_key(monkeypatch):
    room, _, stage = chin_down(settings=LOUD, ear=Ear())
    monkeypatch.setattr(
        room.listening, "read_strengths", lambda: [TimedStrength(0.6, 7.0)] if room.mode.time > 1.1 else []
    )
    go_on(room, 2.0)
    assert set(stage.breaths[0].blown) == {(0.6, 7.0)}


@pytest.mark.parametrize(("settings", "loudest"), [(QUIET, 1.0), (replace(QUIET, sound=False), 0.0), (LOUD, 0.0)])
def test_wind_is_heard_with_the_key_unless_it_is_off_or_a_microphone_would_hear_it(settings, loudest):
    room, _, _ = begun(settings=settings, ear=Ear())
    assert max(room.wind.blown) == loudest
    room.show(LookAroundMode(room))
    assert room.wind.blown[-1] == 0.0


def test_the_meter_shows_the_microphone_only_when_there_is_one():
    room, _, _ = chin_down()
    go_on(room, 0.1)
    assert room.hud.meters == {}
    room, _, _ = chin_down(settings=LOUD, ear=Ear())
    go_on(room, 0.1)
    assert room.hud.meters == {"microphone": 0.0}
    room.show(LookAroundMode(room))
    assert room.hud.meters == {}


def test_a_microphone_pulled_out_in_the_middle_of_a_breath_ends_it_and_that_is_said(monkeypatch):
    ear = Ear()
    room, answers, stage = chin_down(settings=LOUD, ear=ear)
    monkeypatch.setattr(
        room.listening, "read_strengths", lambda: [TimedStrength(0.6, 0.0)] if room.mode.time > 1.1 else []
    )
    go_on(room, 1.3)
    ear.lost = "microphone 'ear' is gone"
    go_on(room, 0.02)
    assert stage.breaths[0].hushed
    assert ear.closed
    stage.breaths[0].rest()
    go_on(room, 0.1)
    assert answers.given == [stage.breaths[0].request]
    assert room.hud.noted == "microphone 'ear' is gone: the breath has ended"


def test_a_microphone_pulled_out_before_the_breath_leaves_the_key():
    ear = Ear()
    room, _, stage = chin_down(settings=LOUD, ear=ear)
    go_on(room, 1.2)
    ear.lost = "microphone 'ear' is gone"
    go_on(room, 0.1)
    assert room.hud.noted == "microphone 'ear' is gone; hold Space instead"
    room.hands.key_down("space", None)
    go_on(room, 0.1)
    assert len(stage.breaths) == 1


def test_every_block_of_sound_is_heard_with_the_time_it_ended():
    ear = Ear()
    listening = BreathListener(lambda: ear)
    assert listening.begin() == ""
    ear.blocks = [SoundBlock(np.zeros(480), 1.0), SoundBlock(np.zeros(480), 1.01)]
    assert listening.read_strengths() == [TimedStrength(0.0, 1.0), TimedStrength(0.0, 1.01)]
    assert listening.read_strengths() == []
