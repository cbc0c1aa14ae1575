"""How well a live showcase keeps its clock, and how its memory grows: the real command, with bots thinking."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .figure import Figure, missing_figure

SIZES = ((640, 360), (854, 480), (1280, 720))
FPS = 24
LENGTH_S, SETTLED_S = 120.0, 20.0
BEGINNING_S, ENDING_S = 120.0, 60.0  # the longest a showcase may take to begin and to end
LATE_PERCENT, GROWTH = 2.0, 1.1  # required of the smallest size: at most
MATCH = ("--game", "rampage", "--players", "normal,normal,normal", "--seed", "7")


@dataclass(frozen=True)
class _Live:
    """What became of two minutes."""

    frames: int
    late: int
    settled_mb: float  # memory of the showcase and everything it has started, after it has settled
    final_mb: float
    load: float  # of the machine: how many processes wanted to run, in the last minute


def measure_live() -> Iterator[Figure]:
    """Two minutes at every size, or one figure that says why there is none."""
    if shutil.which("ffmpeg") is None or not Path("/proc/self/smaps_rollup").exists():
        yield missing_figure("live showcase", "needs Linux and ffmpeg")
        return
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            yield _figure(size, _show(size, Path(folder)))


def _figure(size: tuple[int, int], live: _Live) -> Figure:
    name = f"live showcase, {size[0]}x{size[1]}"
    late, growth = 100 * live.late / max(1, live.frames), live.final_mb / live.settled_mb
    text = (
        f"{name}, {FPS} frames a second, bots thinking: {late:.1f} % of {live.frames} frames late,"
        f" memory {live.settled_mb:.0f} MB after {SETTLED_S:.0f} s and {growth:.2f} times that after {LENGTH_S:.0f} s"
        f" (load of the machine {live.load:.1f})"
    )
    if size == SIZES[0]:
        text += f"; at most {LATE_PERCENT:.0f} % and {GROWTH}"
    values = {"late_percent": late, "memory_mb": live.settled_mb, "memory_growth": growth, "load": live.load}
    return Figure(name, values, text)


def _show(size: tuple[int, int], folder: Path) -> _Live:
    command = [sys.executable, "-m", "meeple_city", "showcase", "--json", *MATCH]
    command += ["--size", f"{size[0]}x{size[1]}", "--fps", str(FPS)]
    command += ["--to", f"hls:{folder / 'public'}", "--journal", str(folder / "m.journal")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            _wait_for(folder / "public" / "live.m3u8", process)
            time.sleep(SETTLED_S)
            settled_mb = _memory_mb(process.pid)
            time.sleep(LENGTH_S - SETTLED_S)
            final_mb, load = _memory_mb(process.pid), os.getloadavg()[0]
            process.send_signal(signal.SIGINT)
            told = json.loads(process.communicate(timeout=ENDING_S)[0])
        finally:
            process.kill()
    return _Live(told["frames"], told["late"], settled_mb, final_mb, load)


def _wait_for(playlist: Path, process: subprocess.Popen[str]) -> None:
    """Wait until viewers see something."""
    end_s = time.monotonic() + BEGINNING_S
    while not playlist.exists() and process.poll() is None and time.monotonic() < end_s:
        time.sleep(0.1)


def _memory_mb(pid: int) -> float:
    """Memory of a process and all that it has started; what they share is counted once."""
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        children = {child for thread in threads for child in (thread / "children").read_text().split()}
    except OSError:  # it has just ended
        return 0.0
    own = next((int(row.split()[1]) / 1024 for row in rows if row.startswith("Pss:")), 0.0)
    return own + sum(_memory_mb(int(child)) for child in children)
