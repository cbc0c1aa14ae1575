"""Reading WAV files of every kind, and refusing broken ones."""

import struct

import numpy as np
import pytest

from meeple_city.audio.wav import parse_wav, read_wav
from meeple_city.errors import BadInput

TONE = 0.5 * np.sin(2 * np.pi * 440 * np.arange(1600) / 16_000)


def packed(values, tag, bits):
    """Encode samples -1..1 in a format."""
    if tag == 3:
        return np.asarray(values, f"<f{bits // 8}").tobytes()
    if bits == 8:
        return np.round(values * 127 + 128).astype(np.uint8).tobytes()
    whole = np.round(values * (2 ** (bits - 1) - 1)).astype("<i4")
    if bits == 24:
        return whole.view(np.uint8).reshape(-1, 4)[:, :3].tobytes()
    return whole.astype(f"<i{bits // 8}").tobytes()


def wav(values=TONE, tag=1, bits=16, channels=1, rate=16_000, extensible=False, before=b"", size=None):
    """The bytes of a WAV file."""
    body = packed(np.asarray(values), tag, bits)
    frame = channels * bits // 8
    head = struct.pack("<HHIIHH", 0xFFFE if extensible else tag, channels, rate, rate * frame, frame, bits)
    if extensible:
        head += struct.pack("<HHIH", 22, bits, 0, tag) + b"\x00\x00\x00\x00\x10\x00\x80\x00\x00\xaa\x00\x38\x9b\x71"
    chunks = before + b"fmt " + struct.pack("<I", len(head)) + head
    chunks += b"data" + struct.pack("<I", len(body) if size is None else size) + body
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


@pytest.mark.parametrize("extensible", [False, True])
@pytest.mark.parametrize(("tag", "bits"), [(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64)])
def test_every_format_gives_the_same_samples(tag, bits, extensible):
    sound = parse_wav(wav(tag=tag, bits=bits, extensible=extensible))
    assert sound.rate == 16_000
    assert sound.samples == pytest.approx(TONE, abs=2 / 2 ** min(bits, 16))


@pytest.mark.parametrize("channels", [2, 3, 6])
def test_channels_are_mixed_to_their_mean(channels):
    frames = np.stack([TONE * k for k in np.linspace(0, 1, channels)], axis=1)
    sound = parse_wav(wav(frames.ravel(), channels=channels, tag=3, bits=64))
    assert sound.samples == pytest.approx(TONE / 2)


@pytest.mark.parametrize("rate", [8_000, 11_025, 12_000, 22_050, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000])
def test_every_rate_becomes_one_the_detector_accepts_and_tones_keep_their_pitch(rate):
    times = np.arange(rate // 2) / rate
    sound = parse_wav(wav(0.5 * np.sin(2 * np.pi * 1000 * times), rate=rate))
    assert 16_000 <= sound.rate <= 48_000
    assert sound.duration_s == pytest.approx(0.5, rel=0.001)
    middle = sound.samples[len(sound.samples) // 4 : -len(sound.samples) // 4]
    spectrum = np.abs(np.fft.rfft(middle * np.hanning(len(middle))))
    assert np.argmax(spectrum) * sound.rate / len(middle) == pytest.approx(1000, abs=5)
    assert np.sqrt(2 * np.mean(middle**2)) == pytest.approx(0.5, rel=0.02)


def test_frequencies_above_the_new_limit_are_filtered_out_not_aliased():
    times = np.arange(96_000) / 192_000
    sound = parse_wav(wav(0.5 * np.sin(2 * np.pi * 40_000 * times), rate=192_000))
    assert np.abs(sound.samples[100:-100]).max() < 0.005


def test_other_chunks_are_skipped_even_of_odd_length():
    note = b"LIST" + struct.pack("<I", 3) + b"abc\x00"
    assert len(parse_wav(wav(before=note)).samples) == len(TONE)


@pytest.mark.parametrize("size", [0xFFFFFFFF, 10**6])
def test_a_stream_cut_short_gives_the_samples_that_are_there(size):
    assert len(parse_wav(wav(size=size)).samples) == len(TONE)


def test_half_a_frame_at_the_end_is_dropped():
    assert len(parse_wav(wav(size=2 * 100 + 1)).samples) == 100


def test_floats_beyond_full_scale_are_clipped():
    assert parse_wav(wav(np.array([0.0, 3.0, -7.0]), tag=3, bits=32)).samples.tolist() == [0, 1, -1]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not a WAV file"),
        (b"\x89PNG and so on, long enough for a header", "not a WAV file"),
        (wav()[:11], "not a WAV file"),
        (wav()[:12], "broken header: must contain a format and samples"),
        (wav()[:20], "broken header: the format has 0 bytes"),
        (wav()[:40], "broken header: must contain a format and samples"),
        (wav()[:12] + b"data\x04\x00\x00\x00abcd", "the format must come before the samples"),
        (wav(np.array([])), "no samples"),
        (wav(np.array([0.0, np.nan]), tag=3, bits=32), "floats must be finite"),
        (wav(np.array([0.0, np.inf]), tag=3, bits=64), "floats must be finite"),
        (wav(rate=4000), "sample rate 4000 Hz: must be 8000 to 192000"),
        (wav(rate=400_000), "sample rate 400000 Hz: must be 8000 to 192000"),
        (wav().replace(struct.pack("<HH", 1, 1), struct.pack("<HH", 1, 0), 1), "0 channels: must be 1 to 64"),
        (wav().replace(struct.pack("<HH", 1, 1), struct.pack("<HH", 6, 1), 1), "format 6 of 16 bits: must be PCM"),
        (wav().replace(struct.pack("<HH", 2, 16), struct.pack("<HH", 9, 16), 1), "frames of 9 bytes, must be 2"),
        (wav(extensible=True).replace(b"fmt \x28", b"fmt \x12", 1), "an extensible format has 18 bytes"),
    ],
)
def test_a_broken_file_is_refused_in_one_line_that_names_it(tmp_path, data, says):
    path = tmp_path / "broken.wav"
    path.write_bytes(data)
    with pytest.raises(BadInput) as refusal:
        read_wav(path)
    assert says in str(refusal.value)
    assert str(refusal.value).startswith(f"{path}: ")
    assert "\n" not in str(refusal.value)


def test_a_missing_file_or_a_folder_is_refused(tmp_path):
    with pytest.raises(BadInput, match="no such file"):
        read_wav(tmp_path / "none.wav")
    with pytest.raises(BadInput, match="directory"):
        read_wav(tmp_path)


def test_a_file_is_read(tmp_path):
    path = tmp_path / "tone.wav"
    path.write_bytes(wav())
    assert len(read_wav(path).samples) == len(TONE)


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_header_gives_either_sound_or_a_refusal(seed):
    dice = np.random.default_rng(seed)
    data = bytearray(wav(TONE[:50], tag=3, bits=32))
    for _ in range(4):
        data[dice.integers(0, 44)] = dice.integers(0, 256)
    try:
        assert np.isfinite(parse_wav(bytes(data)).samples).all()
    except BadInput as refusal:
        assert "\n" not in str(refusal)
