"""Where video goes: a file, a folder for HLS, or a server that is streamed to; and what ffmpeg must be told for each.

An address may hold a stream key, which is a secret: nothing but its scheme and host is ever shown.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

from meeple_city.errors import BadInput
from meeple_city.files import check_writable

RATE = 48_000  # samples of sound a second, in two channels of 16 bits
SUFFIXES = (".mp4", ".mkv")
SCHEMES = ("rtmp", "rtmps", "srt")
HLS = "hls:"
PLAYLIST, SEGMENT = "live.m3u8", r"s\d{5,}\.ts"
KEY_FRAMES_S = 2  # between key frames, as players and streaming services expect
SEGMENTS = 6  # of two seconds, in a playlist; our choice
# Bits a second for each pixel of each picture: what services recommend for 720p30 (3 Mbit/s), for all sizes alike.
BITS_PER_PIXEL, LEAST_BITS = 3_000_000 / (1280 * 720 * 30), 300_000
SRT_DEFAULTS = {"mode": "caller", "latency": "200000", "pkt_size": "1316", "linger": "5", "connect_timeout": "3000"}


@dataclass(frozen=True)
class VideoFormat:
    """The size of the pictures, and how many there are in a second."""

    size: tuple[int, int]
    fps: int

    def __post_init__(self) -> None:
        if any(side % 2 for side in self.size):
            raise BadInput(f"--size {self.size[0]}x{self.size[1]}: videos need an even width and height")
        if not 1 <= self.fps <= 60:
            raise BadInput(f"--fps must be from 1 to 60, not {self.fps}")

    def samples_before(self, frame: int) -> int:
        """How many samples of sound come before a picture: sound and pictures never drift apart."""
        return frame * RATE // self.fps

    @property
    def bits(self) -> int:
        """Bits a second for a stream."""
        return max(LEAST_BITS, round(BITS_PER_PIXEL * self.size[0] * self.size[1] * self.fps))


class VideoTarget(Protocol):
    """Where ffmpeg writes to."""

    @property
    def name(self) -> str:
        """What people may read about it."""

    @property
    def live(self) -> bool:
        """Whether people watch while it is written."""

    @property
    def lost(self) -> str:
        """What to add to a report of an accident."""

    def output(self, form: VideoFormat) -> Sequence[str]:
        """The arguments of ffmpeg after its inputs."""

    def finish(self) -> None:
        """Called once ffmpeg has written everything."""

    def discard(self) -> None:
        """Called last of all: remove what is not finished."""

    def hushed(self, text: str) -> str:
        """What ffmpeg said, without secrets."""


@dataclass(frozen=True)
class VideoFile:
    """A file, written under a hidden name beside its place and renamed when it is whole."""

    out: Path
    live: bool = False
    lost: str = "; no video was written"

    @property
    def name(self) -> str:
        """Its path."""
        return str(self.out)

    @property
    def _partial(self) -> Path:
        return self.out.with_name(f".{self.out.stem}.{os.getpid()}{self.out.suffix}")

    def output(self, form: VideoFormat) -> Sequence[str]:
        """Good pictures, however long they take."""
        flags = ("-movflags", "+faststart") if self.out.suffix.lower() == ".mp4" else ()
        return (*_encoding(form, "veryfast"), "-crf", "20", *flags, str(self._partial))

    def finish(self) -> None:
        """Put it in its place."""
        self._partial.replace(self.out)

    def discard(self) -> None:
        """Leave nothing half written."""
        self._partial.unlink(missing_ok=True)

    def hushed(self, text: str) -> str:
        """A path is no secret."""
        return text


@dataclass(frozen=True)
class KeptFile(VideoFile):
    """A file of which everything is kept that was written before an accident, to two seconds or so.

    Until it is whole it consists of fragments, each of which can be played without the rest.
    """

    lost: str = "; what can be played of it is kept"

    def output(self, form: VideoFormat) -> Sequence[str]:
        """Fragments that are on the disk at once."""
        return (*_encoding(form, "veryfast"), "-crf", "20", *self._fragments, "-flush_packets", "1", str(self._partial))

    @property
    def _fragments(self) -> Sequence[str]:
        if self._is_mp4:
            return ("-movflags", "+frag_keyframe+delay_moov+default_base_moof")
        return ("-cluster_time_limit", "1000")

    @property
    def _is_mp4(self) -> bool:
        return self.out.suffix.lower() == ".mp4"

    def finish(self) -> None:
        """Put it in its place, in the order in which players expect it."""
        whole = self._partial.with_name(f".whole{self._partial.name}")
        flags = ("-movflags", "+faststart") if self._is_mp4 else ()
        if _ffmpeg("-i", str(self._partial), "-c", "copy", *flags, str(whole)):
            self._partial.unlink()
            whole.replace(self.out)
        else:  # there is no room for both; fragments can be played, too
            whole.unlink(missing_ok=True)
            self._partial.replace(self.out)

    def discard(self) -> None:
        """After an accident, keep what can be played."""
        if self._partial.exists() and _ffmpeg("-i", str(self._partial), "-frames:v", "1", "-f", "null", "-"):
            self._partial.replace(self.out)
        super().discard()

    def following(self, number: int) -> KeptFile:
        """The file in which a programme goes on after an accident; files that are there already are not touched."""
        names = (f"{self.out.stem}-{later}{self.out.suffix}" for later in count(number))
        return KeptFile(next(path for path in map(self.out.with_name, names) if not path.exists()))


def _ffmpeg(*arguments: str) -> bool:
    """Let ffmpeg do something that needs no more input; whether it could."""
    command = ("ffmpeg", "-hide_banner", "-nostdin", "-loglevel", "quiet", "-xerror", "-y", *arguments)
    return subprocess.run(command, check=False, start_new_session=True).returncode == 0


@dataclass(frozen=True)
class HlsFolder:
    """A folder that a web server can offer: a playlist, and the last segments of it."""

    folder: Path
    live: bool = True
    lost: str = ""

    @property
    def name(self) -> str:
        """Its playlist."""
        return str(self.folder / PLAYLIST)

    def output(self, form: VideoFormat) -> Sequence[str]:
        """Segments of two seconds; one that is started again goes on with the same playlist."""
        flags = "delete_segments+independent_segments+program_date_time+temp_file+append_list"
        segments = ("-hls_time", str(KEY_FRAMES_S), "-hls_list_size", str(SEGMENTS), "-hls_flags", flags)
        files = ("-hls_segment_filename", str(self.folder / "s%05d.ts"), self.name)
        return (*_live(form), "-f", "hls", *segments, *files)

    def finish(self) -> None:
        """Nothing: ffmpeg has ended the playlist."""

    def discard(self) -> None:
        """Nothing: what people may be watching stays."""

    def hushed(self, text: str) -> str:
        """A path is no secret."""
        return text


@dataclass(frozen=True)
class Server:
    """A server that is streamed to, by RTMP or SRT. Its address is a secret."""

    address: str
    live: bool = True
    lost: str = ""

    def __repr__(self) -> str:
        return f"Server({self.name})"

    @property
    def name(self) -> str:
        """Scheme and host."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.hostname or ''}"

    def output(self, form: VideoFormat) -> Sequence[str]:
        """FLV for RTMP, a transport stream for SRT."""
        if self.address.startswith("srt:"):
            return (*_live(form), "-f", "mpegts", _with_srt_defaults(self.address))
        return (*_live(form), "-f", "flv", "-flvflags", "no_duration_filesize", self.address)

    def finish(self) -> None:
        """Nothing: the server has it."""

    def discard(self) -> None:
        """Nothing: the server has it."""

    def hushed(self, text: str) -> str:
        """What ffmpeg said, with every address, and whatever else may be part of ours, left out."""
        parts = urlsplit(self.address)
        wholes = (parts.path, parts.query, parts.netloc.rpartition("@")[0])
        pieces = re.split(r"[/&=,:]", "/".join(wholes))
        secrets = {said for piece in (self.address, *wholes, *pieces) for said in (piece, unquote(piece))}
        text = re.sub(r"\b\w+://\S+", "...", text)
        for secret in sorted((one for one in secrets if len(one) > 3), key=len, reverse=True):
            text = text.replace(secret, "...")
        return text


def check_video_file(out: Path, option: str = "--out") -> None:
    """Refuse a file that cannot become a video, before any work is done."""
    if out.suffix.lower() not in SUFFIXES:
        raise BadInput(f"{option} {out}: videos are {' or '.join(SUFFIXES)} files; use a name that ends like that")
    check_writable(out)
    if out.exists() and not out.is_file():
        raise BadInput(f"{option} {out}: is not a file")


def read_target(text: str) -> VideoTarget:
    """The target that `--to` names, checked as far as possible before any work is done."""
    if text.startswith(HLS):
        return _hls_folder(text.removeprefix(HLS))
    if "://" in text:
        return _server(text)
    check_video_file(Path(text), "--to")
    return KeptFile(Path(text).resolve())


def _hls_folder(name: str) -> HlsFolder:
    if not name:
        raise BadInput(f"--to {HLS} needs a folder, such as {HLS}public")
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--to {HLS}{folder}: is not a folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as cause:
        raise BadInput(f"--to {HLS}{folder}: {cause.strerror}") from None
    check_writable(folder / PLAYLIST)
    for old in (*folder.glob("s*.ts"), folder / PLAYLIST):  # of another showcase
        if old.name == PLAYLIST or re.fullmatch(SEGMENT, old.name):
            old.unlink(missing_ok=True)
    return HlsFolder(folder.resolve())


def _server(address: str) -> Server:
    """A server; whatever is wrong with its address, the address itself is not repeated."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
        _ = parts.port  # raises ValueError if it is none
    except ValueError:
        raise BadInput("--to: the host or the port of the address is wrong") from None
    if parts.scheme not in SCHEMES:
        raise BadInput(f"--to: streams go to {', '.join(f'{scheme}://...' for scheme in SCHEMES)}")
    if not host:
        raise BadInput(f"--to: the {parts.scheme} address has no host")
    if any(sign.isspace() or not sign.isprintable() for sign in address):
        raise BadInput("--to: the address must not contain blanks")
    return Server(address)


def _with_srt_defaults(address: str) -> str:
    """The address with the settings that it does not have itself; without `linger`, the end would be lost."""
    given = {pair.partition("=")[0] for pair in urlsplit(address).query.split("&")}
    missing = [f"{name}={value}" for name, value in SRT_DEFAULTS.items() if name not in given]
    if not missing:
        return address
    return f"{address}{'&' if '?' in address else '?'}{'&'.join(missing)}"


def _live(form: VideoFormat) -> Sequence[str]:
    """Quickly, at a constant rate."""
    bits = str(form.bits)
    rate = ("-b:v", bits, "-maxrate", bits, "-bufsize", str(2 * form.bits))
    return (*_encoding(form, "superfast"), "-tune", "zerolatency", *rate, "-flags", "+global_header")


def _encoding(form: VideoFormat, preset: str) -> Sequence[str]:
    """H.264 and AAC, a key frame every two seconds."""
    frames = str(KEY_FRAMES_S * form.fps)
    return (
        *("-map", "0:v", "-map", "1:a", "-vf", "vflip", "-c:v", "libx264", "-preset", preset),
        *("-pix_fmt", "yuv420p", "-g", frames, "-keyint_min", frames, "-sc_threshold", "0"),
        *("-c:a", "aac", "-b:a", "160k"),
    )
