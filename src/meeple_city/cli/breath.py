"""The `breath` and `mic` commands: detect breath in a recording; list, test and calibrate microphones.

No sound is kept: only strengths leave these functions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.cli.report import Report
from meeple_city.errors import BadInput
from meeple_city.files import check_writable, data_folder, scene_file
from meeple_city.setup.progress_line import ProgressLine
from meeple_city.words.plural import plural

if TYPE_CHECKING:
    from meeple_city.audio.microphone import Microphone, SoundBlock
    from meeple_city.input.breath import Calibration
    from meeple_city.table.worker import RemoteTable

QUIET_S = 3.0  # our choice: how long calibration listens to the room
BLOW_S = 2.5  # our choice: how long it listens to each of two blows
POLL_S = 1 / 240  # our choice: how often the meter reads; once per physics tick would make no audible difference
LONGEST_S = 600.0
TRIAL_BREATH = ("body:red", (0.0, 0.0, 60.0))  # which Body the meter blows from, and its aim in mm
METER_WIDTH = 40  # characters


def breath(options: argparse.Namespace) -> Report:
    """Detect breath in a recording."""
    from meeple_city.audio.calibration import read_calibration
    from meeple_city.audio.wav import read_wav
    from meeple_city.input.breath import analyse_recording

    known = read_calibration(options.calibration) if options.calibration else None
    sound = read_wav(options.wav)
    found = analyse_recording(sound.samples, sound.rate, known)
    data = {"duration_s": found.duration_s, "puffs": [asdict(puff) for puff in found.puffs]}
    if options.curve:
        data["curve"] = list(found.curve)
    lines = [f"{options.wav}: {found.duration_s:.2f} s, {plural(len(found.puffs), 'puff')}"]
    lines += [f"  {p.start_s:.2f} to {p.end_s:.2f} s, peak {p.peak:.2f}, {p.volume_l:.2f} l" for p in found.puffs]
    return Report(data, tuple(lines))


def mic(options: argparse.Namespace) -> Report:
    """List microphones, or test or calibrate one."""
    if options.calibrate:
        if options.calibration:
            raise BadInput("--calibration: --calibrate makes a new one")
        check_writable(options.calibrate)
        return mic_calibrate(options.device, options.wav, options.calibrate)
    if options.test or options.wav or options.device is not None:
        return mic_meter(options.device, options.wav, options.seconds, options.calibration)
    return mic_list()


def mic_list() -> Report:
    """List the microphones."""
    from meeple_city.audio.microphone import device_names

    names = device_names()
    return Report({"devices": names}, tuple(names) or ("no microphone found; hold Space to blow instead",))


def mic_meter(device: str | None, wav: Path | None, seconds: float, calibration: Path | None) -> Report:
    """Show a live meter in the terminal, and measure how long a block waits until the table uses it."""
    from meeple_city.audio.calibration import read_calibration

    _check_seconds(seconds)
    known = read_calibration(calibration) if calibration else None
    strengths: list[float] = []
    meter = ProgressLine(sys.stderr)
    with closing(_trial_table()) as trial:
        microphone = _open(device, wav)
        with closing(microphone):
            for strength, at_s in _strengths(microphone, seconds, known):
                trial.blow(strength, at_s)
                strengths.append(strength)
                meter.show_bar(strength, f"{strength:.2f}", METER_WIDTH)
        waits = sorted(trial.waits_s())
    meter.show("")
    wait_ms = waits[int(0.95 * (len(waits) - 1))] * 1000 if waits else None
    peak = max(strengths, default=0.0)
    data = {"device": microphone.name, "blocks": len(strengths), "wait_p95_ms": wait_ms, "peak": peak}
    summary = f"{microphone.name}: {plural(len(strengths), 'block')}, peak {peak:.2f}"
    summary += f", 95 % reach the table within {wait_ms:.1f} ms" if wait_ms is not None else ""
    lost = microphone.lost
    return Report({**data, "lost": lost}, (summary, *([lost] if lost else [])))


def mic_calibrate(device: str | None, wav: Path | None, out: Path) -> Report:
    """Listen to the quiet room, then to two blows, and write the calibration."""
    import numpy as np

    from meeple_city.audio.calibration import write_calibration
    from meeple_city.input.breath import calibrate

    microphone = _open(device, wav)
    parts = []
    try:
        for text, seconds in (("keep quiet", QUIET_S), ("blow hard", BLOW_S), ("blow hard again", BLOW_S)):
            print(f"meeple-city: {text} ({seconds:g} s)", file=sys.stderr)
            parts.append(np.concatenate([block.samples for block in _blocks(microphone, seconds)] or [np.zeros(0)]))
    finally:
        microphone.close()
    quiet, *blows = parts
    found = calibrate(quiet, blows, microphone.rate)
    write_calibration(found, out)
    data = {"out": str(out), "device": microphone.name, **asdict(found)}
    return Report(data, (f"{out}: faintest blow {found.faint:.0f} dB, full strength {found.full:.0f} dB",))


def _open(device: str | None, wav: Path | None) -> Microphone:
    from meeple_city.audio.microphone import DeviceMicrophone, ReplayMicrophone
    from meeple_city.audio.wav import read_wav

    return ReplayMicrophone(read_wav(wav), str(wav)) if wav else DeviceMicrophone(device)


class _TrialTable:
    """A table that is blown at all the time, to measure how soon it uses each strength."""

    def __init__(self, table: RemoteTable) -> None:
        self._table = table
        self._waits: list[float] = []
        self._breath = table.breathe(*TRIAL_BREATH)

    def blow(self, strength: float, at_s: float) -> None:
        """Pass a strength on; start another breath when one has reached its maximum length."""
        if self._breath.over:
            self._waits += self._breath.waits_s
            self._breath = self._table.breathe(*TRIAL_BREATH)
        self._breath.blow(strength, at_s)

    def waits_s(self) -> list[float]:
        """End the breath; return how long each strength waited until it was used."""
        self._breath.stop()
        self._breath.join()
        return [*self._waits, *self._breath.waits_s]

    def close(self) -> None:
        """Close the table."""
        self._table.close()


def _trial_table() -> _TrialTable:
    from meeple_city.table.worker import RemoteTable

    table = RemoteTable(data_folder("models"), scene_file("tower"), 0)
    table.city()  # wait until the table is ready
    return _TrialTable(table)


def _strengths(microphone: Microphone, seconds: float, known: Calibration | None) -> Iterator[tuple[float, float]]:
    """The strength after each block, and when the block ended."""
    from meeple_city.input.breath import BreathDetector

    detector, strength = BreathDetector(microphone.rate, known), 0.0
    for block in _blocks(microphone, seconds):
        results = detector.feed(block.samples)
        strength = results[-1].strength if results else strength
        yield strength, block.at_s


def _blocks(
    microphone: Microphone, seconds: float, clock: Callable[[], float] = time.perf_counter
) -> Iterator[SoundBlock]:
    """Blocks as they arrive, until time is up or the microphone is lost."""
    until = clock() + seconds
    while clock() < until:
        yield from microphone.read_blocks()
        if microphone.lost:
            return
        time.sleep(POLL_S)


def _check_seconds(seconds: float) -> None:
    if not 0 < seconds <= LONGEST_S:
        raise BadInput(f"--seconds must be over 0 and at most {LONGEST_S:g}, not {seconds:g}")
