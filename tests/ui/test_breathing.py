"""A breath that is seen while it is blown, with a preview table that only remembers."""

from dataclasses import replace

import numpy as np
import pytest
from tests.ui.fakes import UPRIGHT, FakeThread, ask, bar
from tests.ui.toy_window import BREATHE, MOVE, QUIET, VIEW, window_with

from meeple_city.audio.breath_listener import BreathListener, TimedStrength
from meeple_city.audio.hearing import Knock, SoundingPiece
from meeple_city.audio.microphone import SoundBlock
from meeple_city.border import Breathe, Outcome
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Record
from meeple_city.input.lungs import CAPACITY_L
from meeple_city.match.match_thread import StepDone
from meeple_city.show.motion import KeyFrame, Motion
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.watch import WatchMode

FLOWN = ((0.3, 0.3, 0.1), UPRIGHT)
LOUD = replace(QUIET, microphone=True)


class FakeBreath:
    """A breath that blows one Meeple away, and is at rest when told."""

    def __init__(self, from_, aim_mm):
        self.from_, self.aim_mm = from_, aim_mm
        self.blown, self.stopped, self.hurried, self.over = [], False, False, False
        self.request, self.problem = None, ""

    def blow(self, strength, at_s):
        self.blown.append((strength, at_s))

    def stop(self):
        self.stopped = True

    def hurry(self):
        self.hurried = True

    def poses(self):
        return {"meeple:1": FLOWN} if self.blown else {}

    def knocks(self):
        return (Knock(0.1, "meeple:1", "ground", 0.02, (0.0, 0.0, 0.0)),) if self.blown else ()

    def rest(self):
        self.over = True
        self.request = Breathe(self.from_, self.aim_mm, ((0.0, 0.7), (0.1, 0.0)))

    def break_off(self):
        self.over, self.problem = True, "the table broke down"


class FakePreview:
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
    window, _ = window_with(MOVE, settings, open_microphone=lambda: ear)
    window.breath_preview = FakePreview(works)
    answers = ask(window, question, VIEW)
    window.show(BreatheMode(window))
    return window, answers, window.breath_preview


def go_on(window, seconds):
    for _ in range(round(seconds * 60)):
        window.tick(1 / 60)


def begun(**given):
    """Full lungs, and the key held for a moment."""
    window, answers, preview = chin_down(**given)
    go_on(window, 1.2)
    window.input_router.key_down("space", None)
    go_on(window, 0.2)
    return window, answers, preview


def test_the_chin_coming_down_prepares_the_preview():
    _, _, preview = chin_down()
    assert preview.prepared == 1
    assert preview.breaths == []


def test_pieces_fly_and_the_jet_is_drawn_while_somebody_blows():
    window, answers, preview = begun()
    (breath,) = preview.breaths
    assert breath.aim_mm == window.mode.aim
    assert {strength for strength, _ in breath.blown} == {1.0}
    assert window.screen.poses["meeple:1"] == FLOWN
    assert window.screen.drawn_jet.strength == 1.0
    assert bar(window) == pytest.approx(0.75, abs=0.05)
    assert window.mode.held() == {"live": True, "moved": 1}
    assert answers.given == []


def test_a_breath_is_answered_by_what_was_seen_once_the_table_is_at_rest():
    window, answers, preview = begun()
    (breath,) = preview.breaths
    go_on(window, 1.0)
    assert breath.stopped
    assert window.screen.drawn_jet is None
    assert answers.given == []
    breath.rest()
    go_on(window, 0.1)
    assert answers.given == [breath.request]
    assert window.watched == breath.request
    assert isinstance(window.mode, LookAroundMode)


@pytest.mark.parametrize("way", ["space", "button", "fast"])
def test_what_is_left_after_the_breath_can_be_skipped(way):
    window, _, preview = begun()
    window.fast = way == "fast"
    assert not preview.breaths[0].hurried
    go_on(window, 1.0)
    window.input_router.key_up("space", None)
    if way == "button":
        window.input_router.key_down("mouse1", ("skip", 0))
    elif way == "space":
        window.input_router.key_down("space", None)
    assert preview.breaths[0].hurried


def test_no_more_air_leaves_the_lungs_than_they_hold():
    window, _, preview = begun()
    go_on(window, 2.0)
    blown = sum(strength / 60 for strength, _ in preview.breaths[0].blown)
    assert blown * CAPACITY_L / 0.8 == pytest.approx(CAPACITY_L, rel=0.01)


def test_what_was_seen_is_not_shown_again():
    window, _, preview = begun()
    preview.breaths[0].rest()
    go_on(window, 1.0)
    presenter = MatchPresenter(window, FakeThread())
    motion = Motion((KeyFrame(0.0, {}), KeyFrame(2.0, {})), {"meeple:1": FLOWN}, 2.0)
    records = (Record(1, BREATHE, TableResult(preview.breaths[0].request, Outcome())),)
    happened = StepDone((), (), VIEW, motion)
    assert isinstance(presenter._show_event(happened), WatchMode)
    window.watched = preview.breaths[0].request
    assert presenter._show_event(replace(happened, records=records)) is None
    assert window.screen.poses == {"meeple:1": FLOWN}


@pytest.mark.parametrize("works", [None, False])
def test_without_a_preview_the_breath_is_sent_as_it_was_blown_and_that_is_said(works):
    window, answers, _ = chin_down(works=bool(works))
    window.breath_preview = None if works is None else window.breath_preview
    go_on(window, 1.2)
    window.input_router.key_down("space", None)
    go_on(window, 0.2)
    assert "once it is over" in window.captions.noted
    go_on(window, 1.0)
    (shot,) = answers.given
    assert max(strength for _, strength in shot.curve) == 1.0
    assert window.watched is None


def test_a_preview_that_breaks_leaves_the_pieces_where_they_were():
    window, answers, preview = begun()
    before = window.screen.rested["meeple:1"]
    preview.breaths[0].break_off()
    go_on(window, 0.1)
    assert "broke down" in window.captions.noted
    assert window.screen.poses["meeple:1"] == before
    go_on(window, 1.0)
    (shot,) = answers.given
    assert shot.curve[-1][0] == pytest.approx(0.8, abs=0.1)
    assert window.watched is None


def test_a_breath_that_is_refused_puts_the_pieces_back_and_is_blown_again():
    window, answers, preview = begun()
    (breath,) = preview.breaths
    first_mode, before = window.mode, window.screen.rested["meeple:1"]
    breath.from_ = "body:yellow"  # not what was asked for
    breath.rest()
    go_on(window, 1.0)
    assert answers.given == []
    assert window.captions.noted == "It has to come from Red's monster, not Yellow's monster"
    assert window.screen.poses["meeple:1"] == before
    assert window.watched is None
    assert isinstance(window.mode, BreatheMode)
    assert window.mode is not first_mode
    assert not window.mode.lungs.began


def test_a_breath_that_was_seen_cannot_be_taken_back():
    question = Ask("red", "breathe", ("back",), BREATHE.permit)
    window, answers, preview = begun(question=question)
    window.input_router.key_down("escape", None)
    assert "Too late" in window.captions.noted
    window.input_router.focus(False)
    assert preview.breaths[0].stopped
    preview.breaths[0].rest()
    go_on(window, 0.1)
    assert answers.given == [preview.breaths[0].request]


def test_a_breath_goes_on_settling_under_the_help_and_counts_afterwards():
    window, answers, preview = begun()
    window.input_router.key_down("h", None)
    assert preview.breaths[0].stopped
    preview.breaths[0].rest()
    window.input_router.key_down("escape", None)
    go_on(window, 0.1)
    assert answers.given == [preview.breaths[0].request]
    assert len(preview.breaths) == 1


def test_a_blow_into_the_microphone_goes_the_way_of_the_key(monkeypatch):
    window, _, preview = chin_down(settings=LOUD, ear=Ear())
    monkeypatch.setattr(
        window.listener, "read_strengths", lambda: [TimedStrength(0.6, 7.0)] if window.mode.time > 1.1 else []
    )
    go_on(window, 2.0)
    assert set(preview.breaths[0].blown) == {(0.6, 7.0)}


def test_the_microphone_closes_when_the_lungs_are_empty_so_that_what_falls_then_is_heard(monkeypatch):
    window, _, _ = chin_down(settings=LOUD, ear=Ear())
    ground = SoundingPiece("ground", "ground", 0.0, 0.0)
    window.sounds.pieces = {"meeple:1": SoundingPiece("meeple", "wood", 0.001, 0.016), "ground": ground}
    monkeypatch.setattr(
        window.listener, "read_strengths", lambda: [TimedStrength(1.0, 7.0)] if window.mode.time > 1.1 else []
    )
    go_on(window, 1.3)
    assert window.listener.open
    assert window.loudspeaker.muted
    go_on(window, 1.5)
    assert window.mode.lungs.ended
    assert not window.listener.open
    assert not window.loudspeaker.muted
    assert {sound.sound for sound, _ in window.loudspeaker.played} == {"wood-on-table-small-hard"}


@pytest.mark.parametrize(("settings", "loudest"), [(QUIET, 1.0), (replace(QUIET, sound=False), 0.0), (LOUD, 0.0)])
def test_wind_is_heard_with_the_key_unless_it_is_off_or_a_microphone_would_hear_it(settings, loudest):
    window, _, _ = begun(settings=settings, ear=Ear())
    assert max(window.loudspeaker.blown) == loudest
    window.show(LookAroundMode(window))
    assert window.loudspeaker.blown[-1] == 0.0


def test_the_meter_shows_the_microphone_only_when_there_is_one():
    window, _, _ = chin_down()
    go_on(window, 0.1)
    assert bar(window, "microphone") is None
    window, _, _ = chin_down(settings=LOUD, ear=Ear())
    go_on(window, 0.1)
    assert bar(window, "microphone") == 0.0
    window.show(LookAroundMode(window))
    assert bar(window, "microphone") is None


def test_a_microphone_pulled_out_in_the_middle_of_a_breath_ends_it_and_that_is_said(monkeypatch):
    ear = Ear()
    window, answers, preview = chin_down(settings=LOUD, ear=ear)
    monkeypatch.setattr(
        window.listener, "read_strengths", lambda: [TimedStrength(0.6, 0.0)] if window.mode.time > 1.1 else []
    )
    go_on(window, 1.3)
    ear.lost = "microphone 'ear' is gone"
    go_on(window, 0.02)
    assert preview.breaths[0].stopped
    assert ear.closed
    preview.breaths[0].rest()
    go_on(window, 0.1)
    assert answers.given == [preview.breaths[0].request]
    assert window.captions.noted == "Microphone 'ear' is gone: the breath ends here"


def test_a_microphone_pulled_out_before_the_breath_leaves_the_key():
    ear = Ear()
    window, _, preview = chin_down(settings=LOUD, ear=ear)
    go_on(window, 1.2)
    ear.lost = "microphone 'ear' is gone"
    go_on(window, 0.1)
    assert window.captions.noted == "Microphone 'ear' is gone; hold Space instead"
    window.input_router.key_down("space", None)
    go_on(window, 0.1)
    assert len(preview.breaths) == 1


def test_every_block_of_sound_is_heard_with_the_time_it_ended():
    ear = Ear()
    listening = BreathListener(lambda: ear)
    assert listening.begin() == ""
    ear.blocks = [SoundBlock(np.zeros(480), 1.0), SoundBlock(np.zeros(480), 1.01)]
    assert listening.read_strengths() == [TimedStrength(0.0, 1.0), TimedStrength(0.0, 1.01)]
    assert listening.read_strengths() == []


def test_full_lungs_say_that_it_is_time_to_blow():
    window = chin_down()[0]
    go_on(window, 0.1)
    assert window.captions.bars[""][1] == "Breathing in"
    go_on(window, 10.0)
    assert window.captions.bars[""][1] == "Lungs full: blow"
