"""Gamepads, as Panda3D's input devices know them: what their buttons and sticks do, as plain records."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from panda3d.core import InputDevice, InputDeviceManager

from meeple_city.display.geometry import Point
from meeple_city.display.input_events import PAD, InputEvent, KeyPressed, KeyReleased, SticksMoved

TRIGGER = 0.5  # a trigger pulled this far is a button pressed; our choice
DEAD = 0.18  # a stick this near to its middle is let go; our choice
LINUX_DEVICES = Path("/dev/input")

Axis = InputDevice.Axis


class PadDevice(Protocol):
    """What is read of a device."""

    @property
    def buttons(self) -> Sequence[Any]:
        """Each with a `handle` that has a name, and whether it is `pressed`."""

    @property
    def axes(self) -> Sequence[Any]:
        """Each with its `axis`, and a `value` from -1 to 1."""


def connected_gamepads() -> Callable[[], Iterable[PadDevice]]:
    """A function that looks up which gamepads there are; they may come and go."""
    if sys.platform.startswith("linux") and not LINUX_DEVICES.is_dir():
        return lambda: ()
    manager = InputDeviceManager.get_global_ptr()

    def devices() -> Iterable[PadDevice]:
        manager.update()
        return cast(Iterable[PadDevice], manager.get_devices(cast(Any, InputDevice.DeviceClass.gamepad)))

    return devices


class Gamepads:
    """All gamepads together: they do the same."""

    def __init__(self, devices: Callable[[], Iterable[PadDevice]]) -> None:
        self._devices = devices
        self._held: set[str] = set()
        self._sticks: tuple[Point, Point] = ((0.0, 0.0), (0.0, 0.0))

    def input_events(self) -> list[InputEvent]:
        """What has changed since the last call; a gamepad that is gone has let go of everything."""
        devices = list(self._devices())
        held = {key for device in devices for key in _pressed(device)}
        found: list[InputEvent] = [KeyReleased(key) for key in sorted(self._held - held)]
        found += [KeyPressed(key) for key in sorted(held - self._held)]
        sticks = _stick(devices, Axis.left_x, Axis.left_y), _stick(devices, Axis.right_x, Axis.right_y)
        if sticks != self._sticks:
            found.append(SticksMoved(*sticks))
        self._held, self._sticks = held, sticks
        return found


def _pressed(device: PadDevice) -> list[str]:
    pulled = {Axis.left_trigger: "ltrigger", Axis.right_trigger: "rtrigger"}
    keys = [f"{PAD}{button.handle.name}" for button in device.buttons if button.pressed]
    return [*keys, *(f"{PAD}{pulled[one.axis]}" for one in device.axes if one.axis in pulled and one.value > TRIGGER)]


def _stick(devices: Iterable[PadDevice], x_axis: Any, y_axis: Any) -> Point:
    """The stick that is moved furthest, of all gamepads; the middle if none is moved."""
    places = [(0.0, 0.0), *((_value(device, x_axis), _value(device, y_axis)) for device in devices)]
    x, y = max(places, key=lambda place: place[0] ** 2 + place[1] ** 2)
    return (x, y) if x * x + y * y > DEAD * DEAD else (0.0, 0.0)


def _value(device: PadDevice, axis: Any) -> float:
    return next((float(one.value) for one in device.axes if one.axis == axis), 0.0)
