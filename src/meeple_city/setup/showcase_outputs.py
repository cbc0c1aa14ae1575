"""Where the pictures and the sound of a showcase go: into a file, live to viewers elsewhere, or into a window.

All three are driven alike: they say which frame is wanted next, and take it when it has been drawn. A file takes every
frame, however long that takes. Viewers get one at every tick of a clock: a frame that is late is left out, and the one
before it repeated, while sound goes on. So that a slow frame is not a late one, frames are drawn ahead of the clock.
"""

from __future__ import annotations

import math
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from meeple_city.audio.loudspeaker import Loudspeaker
from meeple_city.audio.mixer import Mixer
from meeple_city.audio.sound_bank import SoundBank
from meeple_city.audio.sound_plan import TimedSound
from meeple_city.audio.wav import pcm_bytes
from meeple_city.border import Message, message
from meeple_city.display.input_events import Closed, KeyPressed
from meeple_city.errors import CannotWrite, MeepleCityError
from meeple_city.render.frame_grabber import FrameGrabber
from meeple_city.render.window import RenderWindow
from meeple_city.setup.video_targets import RATE, KeptFile, VideoFormat, VideoTarget
from meeple_city.setup.video_writer import DiskFull, VideoWriter

# Our choices:
AHEAD_S, AHEAD_BYTES = 1.5, 64_000_000  # how far frames are drawn ahead, and the memory that may take
RETRY_S = 2.0  # between two attempts to reach viewers
STEADY_S = 3.0  # a stream that lasts this long is back
STALLED_S = 10.0  # an end that takes nothing for this long is gone
BEHIND_S = 1.0  # a clock that is this far behind was stopped; what it missed is not made up for
SMOOTH = 0.1  # of the estimate of how long a frame takes

Notice = Callable[[Message], None]


@dataclass
class Tally:
    """What became of the frames of a showcase."""

    frames: int = 0  # that were wanted
    late: int = 0  # ... and repeated, because they were not drawn in time
    missed: int = 0  # ... and drawn, but reached no viewer


class ShowcaseOutput(Protocol):
    """Takes the frames and sounds of a showcase."""

    tally: Tally

    def next_frame(self) -> int:
        """The number of the frame to draw next; waits until it is wanted."""

    def hear(self, sounds: Iterable[TimedSound]) -> None:
        """Play sounds at their times of the programme."""

    def show(self, number: int) -> None:
        """Take the frame that has just been drawn."""

    def close(self) -> None:
        """End the video properly."""

    def abandon(self) -> None:
        """Leave nothing behind after an error. Safe to call after `close`."""


class SoundTrack:
    """The sound of a programme, filled by whoever plans it and read by whoever hears it."""

    def __init__(self, bank: SoundBank, form: VideoFormat) -> None:
        self._mixer, self._form = Mixer(bank), form
        self._lock = threading.Lock()

    def add(self, sounds: Iterable[TimedSound]) -> None:
        """Play sounds at their times of the programme."""
        with self._lock:
            for sound in sounds:
                self._mixer.play(sound, round(sound.at_s * RATE))

    def read(self, frame: int) -> bytes:
        """The sound of a frame; every frame has to be read in its turn."""
        samples = self._form.samples_before(frame + 1) - self._form.samples_before(frame)
        with self._lock:
            return pcm_bytes(self._mixer.read(samples))


class FileOutput:
    """A video file: every frame is drawn, and takes as long as it takes. After an accident, another file follows."""

    def __init__(
        self, target: KeptFile, form: VideoFormat, bank: SoundBank, grabber: FrameGrabber, notice: Notice
    ) -> None:
        self.tally = Tally()
        self._grabber, self._track, self._notice = grabber, SoundTrack(bank, form), notice
        self._first, self._files = target, 1
        self._writer = VideoWriter(target, form)

    def next_frame(self) -> int:
        """One after the other."""
        return self.tally.frames

    def hear(self, sounds: Iterable[TimedSound]) -> None:
        """Play sounds at their times of the programme."""
        self._track.add(sounds)

    def show(self, number: int) -> None:
        """Write the frame."""
        self.tally.frames += 1
        picture, sound = self._grabber.frame(), self._track.read(number)
        try:
            self._writer.add(picture, sound)
        except DiskFull:
            raise
        except CannotWrite as cause:
            self._go_on(cause)
            self._writer.add(picture, sound)

    def _go_on(self, cause: CannotWrite) -> None:
        """Go on in another file, unless ffmpeg did not even last a second."""
        self._writer.stop()
        if self._writer.frames < self._writer.form.fps:
            raise cause
        self._files += 1
        target = self._first.following(self._files)
        self._notice(message("showcase.next_file", problem=str(cause), file=target.name))
        self._writer = VideoWriter(target, self._writer.form)

    def close(self) -> None:
        """Finish the file."""
        self._writer.finish()

    def abandon(self) -> None:
        """Leave nothing but what can be played."""
        self._writer.stop()


class LiveOutput:
    """Frames for viewers elsewhere, at a steady clock. An end that goes away is tried again."""

    def __init__(
        self, target: VideoTarget, form: VideoFormat, bank: SoundBank, grabber: FrameGrabber, notice: Notice
    ) -> None:
        self.tally = Tally()
        self._target, self._form, self._grabber, self._notice = target, form, grabber, notice
        self._track = SoundTrack(bank, form)
        frame_bytes = 4 * form.size[0] * form.size[1]
        self._room = max(3, min(round(AHEAD_S * form.fps), AHEAD_BYTES // frame_bytes))
        self._frames: deque[tuple[int, bytes]] = deque()
        self._changed = threading.Condition()
        self._last = -1  # the last frame that was drawn
        self._tick = -1  # the last frame that was handed over
        self._draw_s, self._wanted_s = 1 / form.fps, 0.0
        self._ends = False  # with the last frame that was drawn
        self._stopped = False
        self._problem: BaseException | None = None  # that ended the clock
        self._end = _ViewersEnd(target, form, notice)
        self._thread = threading.Thread(target=self._run_to_the_end, name="live", daemon=True)

    def next_frame(self) -> int:
        """The next one; if drawing is late, the first that can be drawn in time."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._frames) < self._room or self._stopped)
            if self._problem is not None:
                raise self._problem
            self._wanted_s = time.perf_counter()
            in_time = self._tick + 1 + math.ceil(self._draw_s * self._form.fps) if self._thread.is_alive() else 0
            return max(self._last + 1, in_time if not self._frames else 0)

    def hear(self, sounds: Iterable[TimedSound]) -> None:
        """Play sounds at their times of the programme."""
        self._track.add(sounds)

    def show(self, number: int) -> None:
        """Keep the frame until its time comes; the clock starts when there are enough of them."""
        picture = self._grabber.frame()
        with self._changed:
            self._draw_s += SMOOTH * (time.perf_counter() - self._wanted_s - self._draw_s)
            self._last = number
            self._frames.append((number, picture))
            full = len(self._frames) >= self._room
        if full and self._thread.ident is None:
            self._thread.start()

    def close(self) -> None:
        """Show what has been drawn, and end the stream."""
        with self._changed:
            self._ends = True
        if self._thread.ident is None:
            self._thread.start()
        self._thread.join()
        self._end.close()

    def abandon(self) -> None:
        """Stop at once."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        if self._thread.ident is not None:
            self._thread.join()
        self._end.abandon()

    def _run_to_the_end(self) -> None:
        """Run the clock; whoever draws must not wait for one that has failed."""
        try:
            self._run()
        except BaseException as problem:
            with self._changed:
                self._problem, self._stopped = problem, True
                self._changed.notify_all()

    def _run(self) -> None:
        """Hand a frame over at every tick, whatever has been drawn by then."""
        start, picture = time.monotonic(), b""
        for tick in count():
            start = self._wait_until(start, tick)
            number, picture = self._take(tick, picture)
            if number < 0 or self._stopped:
                return
            self.tally.frames += 1
            self.tally.late += number != tick
            self.tally.missed += not self._end.offer(picture, self._track.read(tick))

    def _wait_until(self, start: float, tick: int) -> float:
        """Wait for a tick; returns when the clock started, which moves if it was stopped meanwhile."""
        left = start + tick / self._form.fps - time.monotonic()
        if left > 0:
            time.sleep(left)
        return start - left if left < -BEHIND_S else start

    def _take(self, tick: int, picture: bytes) -> tuple[int, bytes]:
        """The newest frame whose time has come, and its number; below 0 after the last one."""
        with self._changed:
            number = self._tick
            while self._frames and self._frames[0][0] <= tick:
                number, picture = self._frames.popleft()
            over = self._ends and tick > self._last
            self._tick = tick
            self._changed.notify_all()
        return (-1 if over else number), picture


class _ViewersEnd:
    """The other end of a stream, which may go away and come back. What it misses is left out."""

    def __init__(self, target: VideoTarget, form: VideoFormat, notice: Notice) -> None:
        self._target, self._form, self._notice = target, form, notice
        self._writer: VideoWriter | None = VideoWriter(target, form)  # raises at once if there is no ffmpeg
        self._begun_s = self._taken_s = time.monotonic()
        self._gone = False  # as people were told
        self._retry_s = math.inf

    def offer(self, picture: bytes, sound: bytes) -> bool:
        """Send a frame, unless nobody takes it."""
        now = time.monotonic()
        try:
            if self._writer is None and now >= self._retry_s:
                self._begin(now)
            taken = self._writer is not None and self._writer.offer(picture, sound)
            self._check_stall(taken, now)
        except (MeepleCityError, OSError) as cause:
            self._lose(cause, now)
            return False
        if taken and self._gone and now - self._begun_s > STEADY_S:
            self._gone = False
            self._notice(message("showcase.back", target=self._target.name))
        return taken

    def close(self) -> None:
        """End it properly; one that is gone has ended already."""
        if self._writer is None:
            return
        try:
            self._writer.finish()
        except CannotWrite as cause:
            self._notice(message("showcase.ended_badly", problem=str(cause)))

    def abandon(self) -> None:
        """Leave no process behind."""
        if self._writer is not None:
            self._writer.stop()

    def _begin(self, now: float) -> None:
        self._retry_s = now + RETRY_S
        self._writer, self._begun_s, self._taken_s = VideoWriter(self._target, self._form), now, now

    def _check_stall(self, taken: bool, now: float) -> None:
        """Give up an end that is there, but takes nothing."""
        self._taken_s = now if taken else self._taken_s
        if self._writer is not None and now - self._taken_s > STALLED_S:
            raise CannotWrite(f"{self._target.name}: takes nothing any more")

    def _lose(self, cause: Exception, now: float) -> None:
        if self._writer is not None:
            self._writer.stop()
        self._writer, self._retry_s = None, now + RETRY_S
        if not self._gone:
            self._gone = True
            self._notice(message("showcase.gone", problem=str(cause)))


class WindowOutput:
    """A window on this machine, with its loudspeaker."""

    def __init__(
        self, window: RenderWindow, form: VideoFormat, closed: Callable[[], None], pressed: Callable[[str], None]
    ) -> None:
        self.tally = Tally()
        self._window, self._form, self._closed, self._pressed = window, form, closed, pressed
        self._loudspeaker = Loudspeaker()
        self._start_s = 0.0
        self._last = -1

    def next_frame(self) -> int:
        """The frame whose time has come, or comes next."""
        if self._last < 0:
            return 0
        now = time.perf_counter() - self._start_s
        number = max(self._last + 1, math.ceil(now * self._form.fps - 0.5))
        time.sleep(max(0.0, number / self._form.fps - now))
        return number

    def hear(self, sounds: Iterable[TimedSound]) -> None:
        """Play sounds at their times of the programme."""
        now = time.perf_counter() - self._start_s if self._last >= 0 else 0.0
        for sound in sounds:
            self._loudspeaker.play(sound, sound.at_s - now)

    def show(self, number: int) -> None:
        """Count the frame, which is already on the screen, and see whether somebody closes the window."""
        if self._last < 0:
            self._start_s = time.perf_counter()
        self.tally.frames += number - self._last
        self.tally.late += number - self._last - 1
        self._last = number
        for event in self._window.input_events():
            if isinstance(event, Closed):
                self._closed()
            elif isinstance(event, KeyPressed):
                self._pressed(event.key)

    def close(self) -> None:
        """Fall silent."""
        self._loudspeaker.wait(1.0)

    def abandon(self) -> None:
        """Fall silent."""
        self._loudspeaker.close()
