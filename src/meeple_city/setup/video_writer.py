"""Write video with sound through the system's ffmpeg.

Pictures go through its standard input, sound through a second pipe, each fed by its own thread from a bounded queue:
neither can block the other.
"""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import BinaryIO

from meeple_city.errors import CannotWrite, Missing
from meeple_city.setup.video_targets import RATE, VideoFormat, VideoTarget

NO_FFMPEG = "ffmpeg is missing, which writes videos: sudo apt-get install ffmpeg"
# Raw pictures are large and sound is small; ffmpeg must never wait for one while the other is full. Our choice.
PICTURES_AHEAD, SOUNDS_AHEAD = 8, 256
WAIT_S = 0.2  # between two looks whether ffmpeg is still there; our choice
STUCK_S = 3.0  # an ffmpeg that has reported an error and reads nothing for this long will never end; our choice
ENDING_S, LIVE_ENDING_S = 120.0, 10.0  # the longest ffmpeg may take to finish a file, or a stream; our choice


def find_ffmpeg() -> str:
    """The path of ffmpeg; raises Missing if there is none."""
    found = shutil.which("ffmpeg")
    if found is None:
        raise Missing(NO_FFMPEG)
    return found


class VideoWriter:
    """A video that is being written; a context manager.

    Leaving it normally finishes the video. Leaving it with an error leaves no file behind, and no process.
    """

    def __init__(self, target: VideoTarget, form: VideoFormat) -> None:
        self.form = form
        self.frames = 0
        self._target = target
        self._room_s = time.monotonic()  # when a pipe had room last
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `stop`)
        self._process, self._pictures, self._sounds = self._start(find_ffmpeg())

    def __enter__(self) -> VideoWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self.finish()
        finally:
            self.stop()

    def add(self, picture: bytes, sound: bytes) -> None:
        """Add a picture, BGRA from the bottom line up, and the sound that is heard meanwhile."""
        self.frames += 1
        for pipe, data in ((self._sounds, sound), (self._pictures, picture)):
            if not pipe.put(data, self._is_lost):
                raise self._died()

    def offer(self, picture: bytes, sound: bytes) -> bool:
        """Add a picture and its sound if there is room for both, without waiting; whether there was."""
        now = time.monotonic()
        full = self._pictures.full or self._sounds.full
        self._room_s = self._room_s if full else now
        if self._pictures.broken or self._sounds.broken or self._is_lost(now - self._room_s):
            raise self._died()
        if not full:
            self.add(picture, sound)
        return not full

    def _start(self, ffmpeg: str) -> tuple[subprocess.Popen[bytes], _Pipe, _Pipe]:
        reading, writing = os.pipe()
        try:
            process = subprocess.Popen(
                [ffmpeg, *_inputs(self.form, reading), *self._target.output(self.form)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                pass_fds=(reading,),
                start_new_session=True,  # Ctrl-C is for us; we end ffmpeg ourselves
            )
        except BaseException:
            os.close(writing)
            raise
        finally:
            os.close(reading)  # or the writer would never hear that ffmpeg has gone
        assert process.stdin is not None
        pictures: BinaryIO = process.stdin  # type: ignore[assignment]
        return process, _Pipe(pictures, PICTURES_AHEAD), _Pipe(os.fdopen(writing, "wb", 0), SOUNDS_AHEAD)

    def _is_lost(self, waited_s: float) -> bool:
        """Whether ffmpeg has ended, or will read nothing more.

        After an error, ffmpeg 5.1 waits for whoever feeds its other pipe, before it ends.
        """
        if self._process.poll() is not None:
            return True
        return waited_s > STUCK_S and os.fstat(self._errors.fileno()).st_size > 0

    def finish(self) -> None:
        """Close both pipes, and wait for ffmpeg."""
        ended = [pipe.put(None, self._is_lost) for pipe in (self._pictures, self._sounds)]
        if not all(ended):
            raise self._died()
        try:
            code = self._process.wait(LIVE_ENDING_S if self._target.live else ENDING_S)
        except subprocess.TimeoutExpired:
            raise CannotWrite(f"{self._target.name}: ffmpeg does not finish the video") from None
        for pipe in (self._pictures, self._sounds):
            pipe.join()
        if code != 0 or self._pictures.broken or self._sounds.broken:
            raise self._died()
        self._target.finish()

    def stop(self) -> None:
        """Leave nothing behind, whatever happened. Safe to call twice."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        for pipe in (self._pictures, self._sounds):
            pipe.end()
            pipe.join()
        self._target.discard()
        self._errors.close()

    def _died(self) -> CannotWrite:
        """What to say about an ffmpeg that has ended too early, in its own last words."""
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        if any("No space left" in line for line in lines):
            return DiskFull(f"{self._target.name}: No space left on device{self._target.lost}")
        said = f": {self._target.hushed(lines[-1])}" if lines else ""
        return CannotWrite(f"{self._target.name}: ffmpeg ended too early{said}{self._target.lost}")


class DiskFull(CannotWrite):
    """There is no room for more video."""


class _Pipe:
    """A pipe to ffmpeg, its queue, and the thread that empties the queue into the pipe."""

    def __init__(self, stream: BinaryIO, ahead: int) -> None:
        self.broken = False
        self._stream = stream
        self._queue: queue.Queue[bytes | None] = queue.Queue(ahead)
        self._thread = threading.Thread(target=self._write, name="video", daemon=True)
        self._thread.start()

    @property
    def full(self) -> bool:
        """Whether there is no room for more."""
        return self._queue.full()

    def put(self, data: bytes | None, is_lost: Callable[[float], bool]) -> bool:
        """Queue data, or None for the end, waiting for room; False if nobody reads any more."""
        begun_s = time.monotonic()
        while not self.broken:
            try:
                self._queue.put(data, timeout=WAIT_S)
            except queue.Full:
                if is_lost(time.monotonic() - begun_s):
                    return False
                continue
            return True
        return False

    def end(self) -> None:
        """Close the pipe after everything that is queued; returns at once."""
        while True:
            try:
                self._queue.put(None, timeout=WAIT_S)
            except queue.Full:
                continue
            return

    def join(self) -> None:
        """Wait for the thread."""
        self._thread.join()

    def _write(self) -> None:
        """Write what is queued; once the pipe is broken, only empty the queue, so that nobody waits for it."""
        while (data := self._queue.get()) is not None:
            if not self.broken:
                self._try(lambda data=data: self._stream.write(data))  # type: ignore[misc]
        self._try(self._stream.close)

    def _try(self, work: Callable[[], object]) -> None:
        try:
            work()
        except OSError:
            self.broken = True


def _inputs(form: VideoFormat, sound_pipe: int) -> Sequence[str]:
    # Without a small probe of the sound, ffmpeg waits for a second of it before it reads the first picture.
    probe = ("-probesize", "32", "-analyzeduration", "0")
    size = f"{form.size[0]}x{form.size[1]}"
    return (
        # Without -xerror, ffmpeg 5.1 reports success for a file whose end did not fit on the disk.
        *("-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y"),
        *(*probe, "-thread_queue_size", "16", "-f", "rawvideo", "-pix_fmt", "bgra"),
        *("-s", size, "-r", str(form.fps), "-i", "pipe:0"),
        *(
            *probe,
            "-thread_queue_size",
            "1024",
            "-f",
            "s16le",
            "-ar",
            str(RATE),
            "-ac",
            "2",
            "-i",
            f"pipe:{sound_pipe}",
        ),
    )
