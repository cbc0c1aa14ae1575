"""A gamepad: a made-up device at one end, answers of a match at the other."""

from types import SimpleNamespace

import pytest
from panda3d.core import InputDevice
from tests.ui.test_loop import FakeOsWindow
from tests.ui.toy_window import ACTION, BREATHE, DEMOLISH, MOVE, TOSS, window_with

from meeple_city.display.input_events import KeyPressed, KeyReleased, SticksMoved
from meeple_city.render.gamepads import Gamepads
from meeple_city.ui.loop import Loop

Axis = InputDevice.Axis


class FakePad:
    """A device as Panda3D describes it."""

    def __init__(self):
        self.down, self.sticks = set(), {}

    @property
    def buttons(self):
        return [SimpleNamespace(handle=SimpleNamespace(name=name), pressed=True) for name in sorted(self.down)]

    @property
    def axes(self):
        return [SimpleNamespace(axis=axis, value=value) for axis, value in self.sticks.items()]


class PadWindow(FakeOsWindow):
    """A window with a gamepad instead of a mouse."""

    def __init__(self, pads):
        super().__init__()
        self.pads = Gamepads(lambda: pads)

    def input_events(self):
        return self.pads.input_events()

    def move_pointer(self, at):
        self.pointer = at


def at_the_window(question):
    """Somebody with a gamepad at a window in which they are asked."""
    pad = FakePad()
    window, answers = window_with(question)
    loop = Loop(PadWindow([pad]), window, lambda *seen: None)

    def push(*names):
        for name in names:
            pad.down = {name}
            loop.frame(1 / 60)
            pad.down = set()
            loop.frame(1 / 60)

    return window, answers, pad, loop, push


def test_buttons_and_sticks_of_a_device_become_records():
    pad = FakePad()
    pads = Gamepads(lambda: [pad])
    pad.down, pad.sticks = {"face_a"}, {Axis.left_x: 0.5, Axis.left_y: 0.0, Axis.left_trigger: 0.9}
    assert pads.input_events() == [
        KeyPressed("pad_face_a"), KeyPressed("pad_ltrigger"), SticksMoved((0.5, 0.0), (0.0, 0.0))
    ]  # fmt: skip
    assert pads.input_events() == []
    pad.down, pad.sticks = set(), {Axis.left_x: 0.05}
    assert pads.input_events() == [
        KeyReleased("pad_face_a"), KeyReleased("pad_ltrigger"), SticksMoved((0.0, 0.0), (0.0, 0.0))
    ]  # fmt: skip


def test_a_gamepad_that_is_unplugged_lets_go():
    pads = [FakePad()]
    pads[0].down = {"face_a"}
    reading = Gamepads(lambda: pads)
    reading.input_events()
    pads.clear()
    assert reading.input_events() == [KeyReleased("pad_face_a")]


def test_the_cross_chooses_an_action_and_the_button_takes_it():
    _, answers, _, _, push = at_the_window(ACTION)
    push("dpad_right", "dpad_right", "dpad_left", "face_a")
    assert answers.given == ["move"]


def test_paws_are_flicked_with_a_gamepad():
    _, answers, _, _, push = at_the_window(MOVE)
    push("dpad_left", "rtrigger", "rtrigger", "face_a")
    (shot,) = answers.given
    assert (shot.kind, shot.direction_deg, shot.speed_m_s) == ("flick", 0.0, pytest.approx(0.7 * 2.4))


def test_a_vehicle_is_tossed_with_a_gamepad():
    _, answers, _, _, push = at_the_window(TOSS)
    push("rtrigger", "dpad_up", "face_a")
    assert [(shot.kind, shot.elevation_deg) for shot in answers.given] == [("toss", 20.0)]


def test_a_body_is_dropped_with_a_gamepad():
    _, answers, _, loop, push = at_the_window(DEMOLISH)
    push("face_a")
    for _ in range(120):
        loop.frame(1 / 60)
    push("face_a")
    assert [shot.kind for shot in answers.given] == ["drop"]


def test_a_breath_is_blown_with_a_gamepad():
    window, _, pad, loop, _ = at_the_window(BREATHE)
    pad.down = {"face_y"}
    loop.frame(1 / 60)
    assert window.mode.blowing
    pad.down = set()
    loop.frame(1 / 60)
    assert not window.mode.blowing


def test_the_stick_moves_the_pointer_and_the_button_presses_there():
    window, _, pad, loop, push = at_the_window(ACTION)
    loop.os_window.pointer = (100.0, 100.0)
    pad.sticks = {Axis.left_x: 1.0, Axis.left_y: 1.0}
    loop.frame(0.1)
    assert loop.os_window.pointer == pytest.approx((190.0, 10.0))
    pad.sticks, pressed = {}, []
    window.mode.press = pressed.append
    push("face_a")
    assert pressed == [pytest.approx((190.0, 10.0))]


def test_the_shoulder_points_at_one_glowing_thing_after_the_other():
    _, _, _, loop, push = at_the_window(ACTION)
    seen = []
    for _ in range(2):
        push("rshoulder")
        seen.append(loop.os_window.pointer)
    assert None not in seen
    assert seen[0] != seen[1]
    push("lshoulder")
    assert loop.os_window.pointer == seen[0]


def test_the_other_stick_turns_the_head():
    window, _, pad, loop, _ = at_the_window(ACTION)
    pad.sticks = {Axis.right_x: 1.0}
    loop.frame(0.1)
    assert window.head.looks
