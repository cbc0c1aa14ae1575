"""The commands about breath: what a recording amounts to, and getting to know a microphone.

Sound is heard and forgotten: only strengths leave these functions.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.errors import BadInput
from meeple_city.files import data_folder, scene_file, write_json
from meeple_city.setup.scenes import Report

if TYPE_CHECKING:
    from meeple_city.audio.microphone import Microphone, SoundBlock
    from meeple_city.input.breath import Calibration
    from meeple_city.table.worker import RemoteTable

QUIET_S = 3.0  # own: how long calibration listens to the room
BLOW_S = 2.5  # own: and to each of two blows
TICK_S = 1 / 240  # own: how often the meter looks; a physics tick would be no different to the ear
LONGEST_S = 600.0
TRIAL = ("body:red", (0.0, 0.0, 60.0))  # from where the meter blows, and where to
WIDTH = 40


def breath(wav: Path, curve: bool, calibration: Path | None) -> Report:
    """What the microphone layer makes of a recording."""
    from meeple_city.audio.calibration import read_calibration
    from meeple_city.audio.wav import read_wav
    from meeple_city.input.breath import describe

    known = read_calibration(calibration) if calibration else None
    sound = read_wav(wav)
    found = describe(sound.samples, sound.rate, known)
    data = {"duration_s": found.duration_s, "puffs": [asdict(puff) for puff in found.puffs]}
    if curve:
        data["curve"] = list(found.curve)
    told = [f"{wav}: {found.duration_s:.2f} s, {len(found.puffs)} puffs"]
    told += [f"  {p.start_s:.2f} to {p.end_s:.2f} s, peak {p.peak:.2f}, {p.volume_l:.2f} l" for p in found.puffs]
    return Report(data, tuple(told))


def mic_list() -> Report:
    """The microphones there are."""
    from meeple_city.audio.microphone import device_names

    names = device_names()
    return Report({"devices": names}, tuple(names) or ("no microphone was found; hold the key to blow instead",))


def mic_meter(device: str | None, wav: Path | None, seconds: float, calibration: Path | None) -> Report:
    """A live meter in the terminal, and how long a block waits until it is used."""
    from meeple_city.audio.calibration import read_calibration

    _check_seconds(seconds)
    known = read_calibration(calibration) if calibration else None
    strengths: list[float] = []
    with closing(_rehearsing()) as lungs:
        ear = _open(device, wav)
        with closing(ear):
            for strength, at_s in _listen(ear, seconds, known):
                lungs.blow(strength, at_s)
                strengths.append(strength)
                _show(strength)
        waits = sorted(lungs.waits_s())
    _show(None)
    late = waits[int(0.95 * (len(waits) - 1))] * 1000 if waits else None
    data = {"device": ear.name, "blocks": len(strengths), "wait_p95_ms": late, "peak": max(strengths, default=0.0)}
    told = f"{ear.name}: {len(strengths)} blocks, peak {data['peak']:.2f}"
    told += f", felt on the table {late:.1f} ms after their end (95 of 100)" if late is not None else ""
    return Report({**data, "lost": ear.lost}, (told, *([ear.lost] if ear.lost else [])))


def mic_calibrate(device: str | None, wav: Path | None, out: Path) -> Report:
    """Listen to the quiet room, then to two blows, and write down what was learnt."""
    import numpy as np

    from meeple_city.input.breath import calibrate

    ear = _open(device, wav)
    heard = []
    try:
        for text, seconds in (("be quiet", QUIET_S), ("blow hard", BLOW_S), ("and once more", BLOW_S)):
            print(f"meeple-city: {text} ({seconds:g} s)", file=sys.stderr)
            heard.append(np.concatenate([block.samples for block in _blocks(ear, seconds)] or [np.zeros(0)]))
    finally:
        ear.close()
    quiet, *blows = heard
    found = calibrate(quiet, blows, ear.rate)
    write_json(out, {"format": 1, **asdict(found)})
    data = {"out": str(out), "device": ear.name, **asdict(found)}
    return Report(data, (f"{out}: faintest blow {found.faint:.0f} dB, full strength {found.full:.0f} dB",))


def _open(device: str | None, wav: Path | None) -> Microphone:
    from meeple_city.audio.microphone import Device, RecordedSound
    from meeple_city.audio.wav import read_wav

    return RecordedSound(read_wav(wav), str(wav)) if wav else Device(device)


class _Rehearsing:
    """A table that is blown at all the time, to see how soon it feels it."""

    def __init__(self, table: RemoteTable) -> None:
        self._table = table
        self._waits: list[float] = []
        self._breath = table.breathe(*TRIAL)

    def blow(self, strength: float, at_s: float) -> None:
        """Pass a strength on; a breath that has reached its longest is followed by another."""
        if self._breath.over:
            self._waits += self._breath.waits_s
            self._breath = self._table.breathe(*TRIAL)
        self._breath.blow(strength, at_s)

    def waits_s(self) -> list[float]:
        """How long each strength waited until it was used."""
        self._breath.hush()
        self._breath.join()
        return [*self._waits, *self._breath.waits_s]

    def close(self) -> None:
        """Take the table away."""
        self._table.close()


def _rehearsing() -> _Rehearsing:
    from meeple_city.table.worker import RemoteTable

    table = RemoteTable(data_folder("models"), scene_file("tower"), 0)
    table.city()  # wait until it is there
    return _Rehearsing(table)


def _show(strength: float | None) -> None:
    """The meter, on a terminal; None takes it away."""
    if sys.stderr.isatty():
        bar = "" if strength is None else f"[{'#' * round(WIDTH * strength):.<{WIDTH}}] {strength:.2f}"
        sys.stderr.write(f"\r\x1b[K{bar}")
        sys.stderr.flush()


def _listen(ear: Microphone, seconds: float, known: Calibration | None) -> Iterator[tuple[float, float]]:
    """The strength after each block, and when the block had ended."""
    from meeple_city.input.breath import Detector

    detector, strength = Detector(ear.rate, known), 0.0
    for block in _blocks(ear, seconds):
        moments = detector.hear(block.samples)
        strength = moments[-1].strength if moments else strength
        yield strength, block.at_s


def _blocks(ear: Microphone, seconds: float, clock: Callable[[], float] = time.perf_counter) -> Iterator[SoundBlock]:
    """Blocks as they come, until time is up or the microphone is gone."""
    until = clock() + seconds
    while clock() < until:
        yield from ear.heard()
        if ear.lost:
            return
        time.sleep(TICK_S)


def _check_seconds(seconds: float) -> None:
    if not 0 < seconds <= LONGEST_S:
        raise BadInput(f"--seconds must be over 0 and at most {LONGEST_S:g}, not {seconds:g}")
