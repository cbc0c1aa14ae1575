"""Read WAV files as mono at a rate the detector accepts, and write them.

Read are integers of 8 to 32 bits and floats, with any number of channels; written are integers of 16 bits.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from meeple_city.config_reader import read_at_most
from meeple_city.errors import BadInput
from meeple_city.input.breath_features import RATES, Samples

PCM, FLOAT, EXTENSIBLE = 1, 3, 0xFFFE  # format tags (Microsoft, Multimedia Programming Interface 1.0)
ALLOWED = "must be PCM of 8, 16, 24 or 32 bits or float of 32 or 64"
PCM_PEAK = 32_767  # full scale in 16 bits
WAV_RATES = (8_000, 192_000)  # Hz, lowest and highest; our choice
MOST_BYTES = 512 * 2**20  # our choice: an hour at 44.1 kHz in stereo
MAX_CHANNELS = 64  # our choice: more must be a broken header
TAPS = 32  # our choice: half width of the low-pass filter, in samples at the lower rate


@dataclass(frozen=True)
class Sound:
    """A recording: mono samples, -1..1."""

    samples: Samples
    rate: int

    @property
    def duration_s(self) -> float:
        """Duration in seconds."""
        return len(self.samples) / self.rate


@dataclass(frozen=True)
class WavFormat:
    """The sample format given in the header."""

    tag: int
    channels: int
    rate: int
    width: int  # bytes of one sample of one channel


def read_wav(path: Path) -> Sound:
    """Read a WAV file for the detector."""
    try:
        data = read_at_most(path, MOST_BYTES)
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file") from None
    except OSError as cause:
        raise BadInput(f"{path}: {cause.strerror}") from None
    try:
        return parse_wav(data)
    except BadInput as cause:
        raise BadInput(f"{path}: {cause}") from None


def parse_wav(data: bytes) -> Sound:
    """Decode the bytes of a WAV file for the detector."""
    form, body = _chunks(data)
    frames = len(body) // (form.width * form.channels)
    if frames == 0:
        raise BadInput("no samples: must contain at least one")
    values = _values(body[: frames * form.width * form.channels], form)
    if not np.isfinite(values).all():
        raise BadInput("samples that are not numbers: floats must be finite")
    # Any sound card would have clipped what exceeds full scale.
    mono = np.clip(values, -1.0, 1.0).reshape(frames, form.channels).mean(axis=1)
    return resampled(mono, form.rate)


def wav_bytes(samples: npt.NDArray[np.floating[Any]], rate: int) -> bytes:
    """A WAV file of 16 bits from samples between -1 and 1, one column for each channel."""
    channels = samples.shape[1]
    body = pcm_bytes(samples)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, PCM, channels, rate, rate * channels * 2, channels * 2, 16)
    head = struct.pack("<4sI4s", b"RIFF", 4 + len(form) + 8 + len(body), b"WAVE")
    return head + form + struct.pack("<4sI", b"data", len(body)) + body


def pcm_bytes(samples: npt.NDArray[np.floating[Any]]) -> bytes:
    """Samples between -1 and 1 as 16-bit integers; what exceeds full scale is clipped."""
    whole: npt.NDArray[np.int16] = np.rint(np.clip(samples, -1.0, 1.0) * PCM_PEAK).astype("<i2")
    return whole.tobytes()


def _chunks(data: bytes) -> tuple[WavFormat, bytes]:
    """Find the format and the sample data; other chunks are skipped."""
    if data[:4] != b"RIFF" or data[8:12] != b"WAVE":
        raise BadInput("not a WAV file: must start with RIFF and WAVE")
    form, at = None, 12
    while at + 8 <= len(data):
        name, size = data[at : at + 4], struct.unpack_from("<I", data, at + 4)[0]
        body = data[at + 8 : at + 8 + size]
        if name == b"fmt ":
            form = _format(body)
        elif name == b"data":
            if form is None:
                raise BadInput("broken header: the format must come before the samples")
            return form, body  # shorter than its size says if the stream was cut off or its length unknown
        at += 8 + size + size % 2
    raise BadInput("broken header: must contain a format and samples")


def _format(body: bytes) -> WavFormat:
    if len(body) < 16:
        raise BadInput(f"broken header: the format has {len(body)} bytes, must have 16 or more")
    tag, channels, rate, _, frame, bits = struct.unpack_from("<HHIIHH", body)
    if tag == EXTENSIBLE:
        if len(body) < 26:
            raise BadInput(f"broken header: an extensible format has {len(body)} bytes, must have 26 or more")
        tag = struct.unpack_from("<H", body, 24)[0]
    if not 1 <= channels <= MAX_CHANNELS:
        raise BadInput(f"{channels} channels: must be 1 to {MAX_CHANNELS}")
    if not WAV_RATES[0] <= rate <= WAV_RATES[1]:
        raise BadInput(f"sample rate {rate} Hz: must be {WAV_RATES[0]} to {WAV_RATES[1]}")
    width = (bits + 7) // 8
    if width not in {PCM: (1, 2, 3, 4), FLOAT: (4, 8)}.get(tag, ()):
        raise BadInput(f"format {tag} of {bits} bits: {ALLOWED}")
    if frame != width * channels:
        raise BadInput(f"broken header: frames of {frame} bytes, must be {width * channels}")
    return WavFormat(tag, channels, rate, width)


def _values(body: bytes, form: WavFormat) -> Samples:
    if form.tag == FLOAT:
        return np.frombuffer(body, f"<f{form.width}").astype(np.float64)
    if form.width == 1:
        return (np.frombuffer(body, np.uint8).astype(np.float64) - 128) / 128
    if form.width == 3:
        # With a zero byte below them, three bytes become the upper three of a 32-bit integer.
        padded = np.zeros((len(body) // 3, 4), np.uint8)
        padded[:, 1:] = np.frombuffer(body, np.uint8).reshape(-1, 3)
        return np.asarray(padded.view("<i4")[:, 0] / 2.0**31, np.float64)
    return np.frombuffer(body, f"<i{form.width}").astype(np.float64) / 2.0 ** (8 * form.width - 1)


def resampled(samples: Samples, rate: int) -> Sound:
    """Resample by a whole factor to a rate the detector accepts."""
    if rate > RATES[1]:
        factor = -(-rate // RATES[1])
        return Sound(_low_pass(samples, factor)[::factor], round(rate / factor))
    if rate < RATES[0]:
        factor = -(-RATES[0] // rate)
        spread = np.zeros(len(samples) * factor)
        spread[::factor] = samples * factor
        return Sound(_low_pass(spread, factor), rate * factor)
    return Sound(samples, rate)


def _low_pass(samples: Samples, factor: int) -> Samples:
    """Keep what a rate lower by the factor can represent: a windowed sinc that cuts a tenth below its Nyquist limit."""
    reach = TAPS * factor
    steps = np.arange(-reach, reach + 1)
    taps = np.sinc(0.9 * steps / factor) * np.hanning(2 * reach + 3)[1:-1]
    return np.convolve(samples, taps / taps.sum())[reach : reach + len(samples)]
