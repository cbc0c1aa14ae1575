"""A test programme of flashes and claps, listeners for streams, and what a viewer gets of both."""

import re
import socket
import subprocess
import time
from contextlib import closing, contextmanager
from pathlib import Path

from meeple_city.audio.sound_plan import TimedSound
from meeple_city.setup.video_targets import VideoFormat

FORM = VideoFormat((160, 90), 12)
FLASHES_S = (1.0, 3.0)
FLASH_S, LENGTH_S = 0.25, 4.0
CLAP = "wood-on-table-large-hard"
DARK, BRIGHT = bytes((16, 16, 16, 255)), bytes((255, 255, 255, 255))


class FlashesAndClaps:
    """Stands in for a film set: a dark picture that flashes, and a clap at each flash."""

    def __init__(self, before_frame=lambda number: None):
        self._before_frame, self._number = before_frame, 0

    def frame(self):
        at_s = self._number / FORM.fps
        bright = any(flash <= at_s < flash + FLASH_S for flash in FLASHES_S)
        return (BRIGHT if bright else DARK) * (FORM.size[0] * FORM.size[1])

    def play(self, output, length_s=LENGTH_S):
        """Everything as a showcase does it."""
        output.hear(TimedSound(flash, CLAP, importance=9.0) for flash in FLASHES_S)
        while (number := output.next_frame()) < length_s * FORM.fps:
            self._before_frame(number)
            self._number = number
            output.show(number)
        output.close()


def wait_until(true, longest_s=30.0):
    """Wait for something that happens in another thread or process."""
    end_s = time.monotonic() + longest_s
    while not true():
        assert time.monotonic() < end_s, "it never happened"
        time.sleep(0.01)


def free_port(kind=socket.SOCK_STREAM):
    with closing(socket.socket(socket.AF_INET, kind)) as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def _is_open(table, port):
    """Whether somebody listens; asking them would be taken for the stream."""
    rows = [row.split() for row in Path(f"/proc/net/{table}").read_text().splitlines()[1:]]
    return any(row[1].endswith(f":{port:04X}") and row[3] in ("0A", "07") for row in rows)


@contextmanager
def listener(scheme, port, out):
    """An ffmpeg that receives one stream into a file."""
    if scheme == "rtmp":
        source = ["-listen", "1", "-timeout", "60", "-f", "flv", "-i", f"rtmp://127.0.0.1:{port}/live/key"]
    else:
        address = f"srt://127.0.0.1:{port}?mode=listener&listen_timeout=60000000&latency=200000"
        source = ["-f", "mpegts", "-i", address]
    command = ["ffmpeg", "-loglevel", "quiet", "-nostdin", "-y", *source, "-c", "copy", "-flush_packets", "1", out]
    process = subprocess.Popen(command)
    try:
        wait_until(lambda: _is_open("tcp" if scheme == "rtmp" else "udp", port))
        yield process
        process.wait(30.0)
    finally:
        process.kill()
        process.wait()


def address(scheme, port):
    return f"rtmp://127.0.0.1:{port}/live/key" if scheme == "rtmp" else f"srt://127.0.0.1:{port}"


def probe(file, *entries):
    command = ["ffprobe", "-v", "error", *entries, "-of", "csv=p=0", str(file)]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode().split()


def packets(file, kind):
    found = probe(file, "-count_packets", "-select_streams", kind, "-show_entries", "stream=nb_read_packets")
    return int(found[0].strip(","))


def key_frames(file):
    rows = probe(file, "-select_streams", "v", "-skip_frame", "nokey", "-show_entries", "frame=pts_time")
    return [float(row.split(",")[0]) for row in rows]


def flashes_and_claps(file):
    """When a viewer sees each flash and hears each clap, by the timestamps of what they got."""
    filters = ["-vf", "blackdetect=d=0.1:pix_th=0.5", "-af", "silencedetect=noise=-30dB:d=0.5"]
    command = ["ffmpeg", "-nostdin", "-hide_banner", "-i", str(file), *filters, "-f", "null", "-"]
    said = subprocess.run(command, capture_output=True, check=True).stderr.decode()
    found = [[float(at) for at in re.findall(rf"{word}: ?([\d.]+)", said)] for word in ("black_end", "silence_end")]
    return tuple(times[: len(FLASHES_S)] for times in found)
