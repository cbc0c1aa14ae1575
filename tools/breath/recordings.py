"""Labelled recordings, and copies of them as other microphones would have recorded them."""

from __future__ import annotations

import csv
import hashlib
import pickle
import re
import tempfile
import zlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from meeple_city.audio.wav import read_wav
from meeple_city.errors import BadInput
from meeple_city.input import breath_features
from meeple_city.input.breath_features import RATES, FeatureExtractor, FrameFeatures, Samples

QUIET_S = 0.6  # our choice: the quiet before a copy that starts in a quiet room
ROOM = 10 ** (-75 / 20)  # our choice: the noise of that room
OVERDRIVEN = 0.2  # our choice: share of the samples that clip in the overdriven copy

Frames = tuple[FrameFeatures, ...]


@dataclass(frozen=True)
class Take:
    """One version of a recording: its frames, and the frame at which the recording starts."""

    frames: Frames
    start: int


@dataclass(frozen=True)
class LabelledRecording:
    """One file: the recording itself (first take) and its altered copies."""

    name: str
    label: str
    number: int  # of its source; neighbours may share person, room and day
    takes: tuple[Take, ...]

    @property
    def group(self) -> str:
        """The group it is reported under."""
        return {"exhale": "exhale", "inhale": "inhale, silence", "silence": "inhale, silence"}.get(self.label, "other")


def load(folders: Sequence[Path], copies: bool) -> list[LabelledRecording]:
    """Read and measure all labelled recordings; measurements are kept in the folder for temporary files."""
    jobs = [(folder / row["file"], row["label"], row.get("source", "")) for folder in folders for row in _rows(folder)]
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(partial(_recording, copies=copies), *zip(*jobs, strict=True), chunksize=8))


def _rows(folder: Path) -> list[dict[str, str]]:
    try:
        return list(csv.DictReader((folder / "labels.csv").read_text(encoding="utf-8").splitlines()))
    except OSError as cause:
        raise BadInput(f"{folder / 'labels.csv'}: {cause.strerror}") from None


def _recording(path: Path, label: str, source: str, copies: bool) -> LabelledRecording:
    numbers = re.findall(r"\d+", source.rsplit(":", 1)[-1]) or re.findall(r"\d+", path.stem) or ["0"]
    measured = _cached(path) if copies else (_take(*_read(path)),)
    return LabelledRecording(path.stem, label, int(numbers[0]), measured)


def _cached(path: Path) -> tuple[Take, ...]:
    """All takes of a recording, from the cache if neither it nor the code that measures it has changed."""
    sources = (Path(str(breath_features.__file__)), Path(__file__), path)
    key = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    cache = Path(tempfile.gettempdir()) / "meeple-city-breath" / f"{path.stem}-{key[:16]}.pickle"
    if cache.is_file():
        return tuple(pickle.loads(cache.read_bytes()))
    measured = takes(*_read(path), np.random.default_rng(zlib.crc32(path.name.encode())))
    cache.parent.mkdir(exist_ok=True)
    cache.write_bytes(pickle.dumps(measured))
    return measured


def _read(path: Path) -> tuple[Samples, int]:
    sound = read_wav(path)
    return sound.samples, sound.rate


def _take(samples: Samples, rate: int, start: int = 0) -> Take:
    return Take(tuple(FeatureExtractor(rate).feed(samples)), start)


def takes(samples: Samples, rate: int, dice: np.random.Generator) -> tuple[Take, ...]:
    """The recording itself; altered; altered otherwise, after some quiet; and overdriven."""
    placed, changed_rate = altered(samples, rate, dice)
    room = dice.standard_normal(round(QUIET_S * changed_rate)) * ROOM * 10 ** (dice.uniform(-10, 10) / 20)
    loudest = float(np.quantile(np.abs(samples), 1 - OVERDRIVEN)) + 1e-4
    return (
        _take(samples, rate),
        _take(*altered(samples, rate, dice)),
        _take(np.concatenate((room, placed)), changed_rate, round(QUIET_S * 100)),
        _take(np.clip(samples / loudest, -1, 1), rate),
    )


def altered(samples: Samples, rate: int, dice: np.random.Generator) -> tuple[Samples, int]:
    """The same sound as another microphone in another room might record it: gain, tilt, speed, hiss."""
    bins = np.fft.rfftfreq(len(samples), 1 / rate)
    octaves = np.log2(np.clip(bins, 50, None) / 500)
    gain = 10 ** ((dice.uniform(-4, 4) + dice.uniform(-1, 1) * octaves) / 20)
    changed = np.fft.irfft(np.fft.rfft(samples) * gain, len(samples))
    changed = changed + dice.standard_normal(len(samples)) * 10 ** (dice.uniform(-85, -65) / 20)
    speed = int(np.clip(rate * dice.uniform(0.9, 1.1), *RATES))
    return np.clip(changed, -1, 1), speed
