"""The loop of the window: what people do goes in, frames and status lines come out."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.ui.fakes import FROM_SEAT
from tests.ui.toy_window import ACTION, MOVE, PAY, QUIET, window_with

from meeple_city.display.input_events import Closed, FocusChanged, KeyPressed, KeyReleased, PointerMoved
from meeple_city.ui.loop import Loop
from meeple_city.ui.status import Status, window_state


class FakeOsWindow:
    """A window that people do things at, one frame after the other."""

    size, focused = (640, 360), True

    def __init__(self, *frames):
        self.frames = list(frames)
        self.pointer = None
        self.full = []

    def input_events(self):
        events = self.frames.pop(0) if self.frames else []
        for event in events:
            if isinstance(event, PointerMoved):
                self.pointer = (event.x, event.y)
        return events

    def full_screen(self, on):
        self.full.append(on)


def run(*frames, status=None):
    window, thread = window_with(MOVE)
    os_window, drawn = FakeOsWindow(*frames), []
    loop = Loop(os_window, window, lambda *seen: drawn.append(seen), status)
    for _ in frames:
        loop.frame(1 / 60)
    return window, thread, os_window, drawn


def test_a_gesture_at_the_window_becomes_a_shot():
    press = [PointerMoved(0.0, 0.0), KeyPressed("mouse1")]
    _, thread, _, _ = run(press, [PointerMoved(-80.0, 0.0)], [KeyReleased("mouse1")])
    assert [shot.kind for shot in thread.given] == ["flick"]


def test_a_whole_gesture_within_one_frame_is_the_same_shot():
    gesture = [PointerMoved(0.0, 0.0), KeyPressed("mouse1"), PointerMoved(-80.0, 0.0), KeyReleased("mouse1")]
    _, thread, _, _ = run([*gesture, PointerMoved(300.0, 300.0)])
    _, slow, _, _ = run(*([event] for event in gesture))
    assert [shot.kind for shot in thread.given] == ["flick"]
    assert thread.given == slow.given


def test_losing_the_focus_cancels_the_gesture():
    press = [PointerMoved(0.0, 0.0), KeyPressed("mouse1")]
    window, thread, _, _ = run(press, [PointerMoved(-80.0, 0.0)], [FocusChanged(False)], [KeyReleased("mouse1")])
    assert thread.given == []
    assert window.mode.held() is None


def test_every_frame_is_drawn_from_the_head_in_the_stereo_that_is_set():
    _, _, _, drawn = run([], [KeyPressed("f2")], [])
    assert drawn == [(FROM_SEAT, None), (FROM_SEAT, "side-by-side"), (FROM_SEAT, "side-by-side")]


def test_full_screen_is_asked_for_once_and_back():
    _, _, os_window, _ = run([KeyPressed("f11")], [], [KeyPressed("f11")])
    assert os_window.full == [True, False]


def test_closing_the_window_ends_the_loop():
    window, _, _, _ = run([Closed()])
    assert window.wants_close
    Loop(FakeOsWindow(), window, lambda *seen: None).run()


@pytest.mark.parametrize(("streamer", "told"), [(False, True), (True, False)], ids=["alone", "streaming"])
def test_the_status_names_secret_choices_only_where_the_screen_may(streamer, told):
    window, _ = window_with(PAY, replace(QUIET, streamer=streamer))
    state = json.dumps(window_state(window)["ask"])
    assert ('"options": ["blue", "gray"]' in state) is told
    assert ('"about": {"to": "yellow"}' in state) is told
    window, _ = window_with(ACTION, replace(QUIET, streamer=streamer))
    assert "move" in window_state(window)["ask"]["options"]


def test_a_status_that_cannot_be_written_is_a_notice_and_the_window_goes_on():
    with Path("/dev/full").open("w", encoding="utf-8") as out:
        window, *_ = run([], [], [PointerMoved(5.0, 6.0)], status=Status(out))
    told = "The status is no longer written, and the match goes on: /dev/full: No space left on device"
    assert window.captions.noted == told
    assert out.closed


def test_the_status_is_written_whenever_it_changes():
    out = io.StringIO()
    run([], [], [PointerMoved(5.0, 6.0)], status=Status(out))
    first, last = (json.loads(line) for line in out.getvalue().splitlines())
    assert first["mode"] == "flick"
    assert first["ask"]["permit"] == {"kind": "flick", "piece": "paws:red"}
    assert first["prompt"] == "Red: pull your paws back and let go"
    assert first["targets"]["paws:red"] == [0, 0]
    assert first["window"] == {"size": [640, 360], "focused": True, "full": False}
    assert (first["bar"], first["meters"], first["held"]) == (None, {}, None)
    assert (first["pointer"], last["pointer"]) == (None, [5, 6])
    assert (first["frame"], last["frame"]) == (1, 3)
    page = (Path(__file__).parents[2] / "docs" / "controls.md").read_text(encoding="utf-8")
    assert [key for key in first if f"`{key}`" not in page] == []
