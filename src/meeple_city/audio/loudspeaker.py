"""The loudspeaker: plays sounds as they come, in the background. Without a device there is silence, and no error."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Protocol

import numpy as np

from meeple_city.audio.alsa import quiet_alsa
from meeple_city.audio.hearing import wind_levels
from meeple_city.audio.mixer import Mixer, Volumes
from meeple_city.audio.sound_bank import RATE, SoundBank, shipped_bank
from meeple_city.audio.sound_plan import SoundPlan, TimedSound
from meeple_city.errors import MeepleCityError

BUFFER_MS = 30  # our choice: how much the device holds
LEAD_S = 0.03  # our choice: sounds come this much later, so that all of them can come on time
STALE_S = 0.25  # our choice: a sound that could not be played for this long is left out
GONE_S = 1.0  # our choice: a device that takes nothing for this long is gone
MOST_WAITING = 2000  # our choice: sounds handed over and not yet taken
FOLLOW = 0.05  # our choice: how fast the estimate of the device's clock follows
WITHOUT = "playing without sound"
MISSING, GONE = f"no loudspeaker found; {WITHOUT}", f"the loudspeaker is gone; {WITHOUT}"


class Speaker(Protocol):
    """A device that plays the samples of a generator."""

    def close(self) -> None:
        """Stop playing."""


Playing = Generator[bytes, int, None]  # send a number of frames, receive their bytes: floats, left and right in turn
OpenSpeaker = Callable[[Playing], Speaker]
Clock = Callable[[], float]


class Loudspeaker:
    """Plays sounds, wind and murmur.

    The first sound starts a thread that reads the bank and opens the device, and closes it in the end: that can take
    long, and nobody waits. What is played before it is ready is heard if it is not too late by then.
    """

    def __init__(
        self,
        open_speaker: OpenSpeaker | None = None,
        volumes: Volumes | None = None,
        bank: Callable[[], SoundBank] = shipped_bank,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.volumes = volumes or Volumes()
        self.muted = False  # while a microphone listens
        self._open_speaker = open_speaker or _open_device
        self._bank = bank
        self._clock = clock
        self._waiting: deque[tuple[float, TimedSound]] = deque(maxlen=MOST_WAITING)  # when each is due, by the clock
        self._wind, self._murmur = 0.0, 0.0  # how loud they are to be
        self._forget = False
        self._stop: threading.Event | None = None  # ends what is playing
        self._threads: list[threading.Thread] = []  # those not known to have ended
        self._taken_at = 0.0  # when the device last took sound; 0 before the first time
        self._problem = ""
        self._told: set[str] = set()

    def play(self, sound: TimedSound, in_s: float = 0.0) -> None:
        """Play a sound so many seconds from now; its own `at_s` is ignored."""
        self._open()
        self._notice_loss()
        self._waiting.append((self._clock() + in_s, sound))

    def play_plan(self, plan: SoundPlan, at_s: float = 0.0, speed: float = 1.0) -> None:
        """Play sounds of a plan of which `at_s` is now."""
        for sound in plan:
            self.play(sound, (sound.at_s - at_s) / speed)

    def blow(self, strength: float) -> None:
        """Let the wind blow this hard from now on, 0 to 1."""
        if strength > 0:
            self._open()
        self._wind = strength

    def murmur(self, level: float) -> None:
        """Let the City murmur this loud from now on, 0 to 1."""
        if level > 0:
            self._open()
        self._murmur = level

    def silence(self) -> None:
        """Leave out everything that has not been heard yet."""
        self._waiting.clear()
        self._wind, self._murmur = 0.0, 0.0
        self._forget = True

    def take_problem(self) -> str:
        """Why nothing is heard, said once; an empty string otherwise."""
        self._notice_loss()
        problem, self._problem = self._problem, ""
        return problem

    def close(self) -> None:
        """Stop playing; the device is released in the background, and opened again by the next sound."""
        self.silence()
        if self._stop:
            self._stop.set()
        self._stop = None

    def wait(self, limit_s: float) -> None:
        """Close, and wait until the device is released, but not longer than this."""
        self.close()
        end = time.monotonic() + limit_s
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))

    # ---- in the background

    def _open(self) -> None:
        if self._stop is not None:
            return
        self._stop = threading.Event()
        self._forget, self._taken_at = False, 0.0
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        self._threads.append(threading.Thread(target=self._run, args=(self._stop,), name="loudspeaker", daemon=True))
        self._threads[-1].start()

    def _run(self, stop: threading.Event) -> None:
        try:
            playing = self._play(self._bank(), stop)
            next(playing)
            speaker = self._open_speaker(playing)
        except MeepleCityError as cause:
            self._tell(f"{cause}; {WITHOUT}")
        except Exception:  # whatever goes wrong in the sound system
            self._tell(MISSING)
        else:
            stop.wait()
            speaker.close()

    def _play(self, bank: SoundBank, stop: threading.Event) -> Playing:
        mixer, hearing = Mixer(bank, self.volumes), bank.settings.hearing
        started: float | None = None  # when frame 0 was taken, by the clock, as far as is known
        count = yield b""
        while True:
            now = self._clock()
            latest = now - mixer.position / RATE
            near = started is not None and abs(latest - started) < STALE_S
            started = started + FOLLOW * (latest - started) if started is not None and near else latest
            self._taken_at = now
            self._hand_over(mixer, started, now, stop.is_set())
            for name, level in zip(("wind", "wind-lips"), wind_levels(self._wind, hearing), strict=True):
                mixer.hold(name, level)
            mixer.hold("murmur", self._murmur)
            count = yield np.ascontiguousarray(mixer.read(count)).tobytes()

    def _hand_over(self, mixer: Mixer, started: float, now: float, stopping: bool) -> None:
        """Pass on to the mixer what has been asked for since the last time."""
        silent = stopping or self.muted
        mixer.volumes = Volumes(all=0.0) if silent else self.volumes
        if self._forget or stopping:
            self._forget = False
            mixer.silence()
        while self._waiting:
            due, sound = self._waiting.popleft()
            if sound.curve or due > now - STALE_S:
                mixer.play(sound, round((due + LEAD_S - started) * RATE))

    def _notice_loss(self) -> None:
        """Notice a device that no longer takes sound; if it comes back, so does the sound."""
        if self._taken_at and self._clock() - self._taken_at > GONE_S:
            self._waiting.clear()
            self._tell(GONE)

    def _tell(self, problem: str) -> None:
        if problem not in self._told:
            self._told.add(problem)
            self._problem = problem


def _open_device(playing: Playing) -> Speaker:
    # Imported here because most of the program needs no sound.
    import miniaudio  # noqa: PLC0415

    quiet_alsa()
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.FLOAT32,
        nchannels=2,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Meeple City",
    )
    device.start(playing)
    speaker: Speaker = device
    return speaker
