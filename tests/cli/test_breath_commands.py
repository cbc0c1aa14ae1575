"""The `breath` and `mic` commands, from recording to Meeples."""

import json
import wave

import numpy as np
import pytest
from tests.kit.tables import table

from meeple_city.audio.calibration import read_calibration
from meeple_city.audio.microphone import SoundBlock
from meeple_city.border import Breathe
from meeple_city.cli.parser import main
from meeple_city.input.breath import analyse_recording
from meeple_city.input.lungs import Lungs

RATE = 16_000
WALL = (0.0, 0.0, 20.0)  # the lower storeys: the roof has only one Meeple to blow off


def blow(seconds=1.0, loud=0.35):
    """A blow on a microphone: mostly bass noise, with quiet before and after."""
    chance = np.random.default_rng(0)
    spectrum = np.fft.rfft(chance.normal(size=int(RATE * seconds)))
    pitches = np.fft.rfftfreq(int(RATE * seconds), 1 / RATE)
    spectrum *= np.where(pitches > 25, 1 / np.maximum(pitches, 25), 0)
    noise = np.fft.irfft(spectrum)
    quiet = 1e-4 * chance.normal(size=int(0.7 * RATE))
    return np.concatenate([quiet, np.clip(loud * noise / noise.std(), -1, 1), quiet])


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    return path


@pytest.fixture
def recording(tmp_path):
    return write(tmp_path / "blow.wav", blow())


def run(capsys, *arguments):
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_breath_lists_the_puffs_of_a_recording(capsys, recording):
    code, out, _ = run(capsys, "breath", "--wav", recording, "--json")
    data = json.loads(out)
    assert code == 0
    assert data["duration_s"] == pytest.approx(2.4)
    assert "curve" not in data
    (puff,) = data["puffs"]
    assert set(puff) == {"start_s", "end_s", "peak", "volume_l"}
    assert 0.6 < puff["start_s"] < 1.1
    assert 1.5 < puff["end_s"] < 1.9


def test_breath_counts_in_plain_english(capsys, recording, tmp_path):
    _, out, _ = run(capsys, "breath", "--wav", recording)
    assert out.splitlines()[0] == f"{recording}: 2.40 s, 1 puff"
    silence = write(tmp_path / "silence.wav", np.zeros(RATE))
    _, out, _ = run(capsys, "breath", "--wav", silence)
    assert out.splitlines() == [f"{silence}: 1.00 s, 0 puffs"]


def test_breath_adds_the_curve_when_asked(capsys, recording):
    _, out, _ = run(capsys, "breath", "--wav", recording, "--curve", "--json")
    curve = json.loads(out)["curve"]
    assert len(curve) == pytest.approx(240, abs=3)
    assert max(curve) == pytest.approx(1.0, abs=0.2)


@pytest.mark.parametrize("data", [b"", b"not a wav at all", b"RIFF\x04\x00\x00\x00WAVE"])
def test_a_file_that_is_not_a_recording_is_refused_in_one_line(capsys, tmp_path, data):
    bad = tmp_path / "bad.wav"
    bad.write_bytes(data)
    code, out, err = run(capsys, "breath", "--wav", bad)
    assert (code, out) == (2, "")
    assert err.startswith(f"meeple-city: error: {bad}")
    assert err.count("\n") == 1


def test_a_microphone_is_calibrated_with_quiet_and_two_blows(capsys, tmp_path, monkeypatch):
    from meeple_city.cli import breath as breathing  # noqa: PLC0415 - only here

    monkeypatch.setattr(breathing, "_blocks", delivered([np.full(RATE, 1e-4), blow(), blow()]))
    out = tmp_path / "mine.json"
    quiet = write(tmp_path / "any.wav", blow())
    code, printed, _ = run(capsys, "mic", "--wav", quiet, "--calibrate", out, "--json")
    assert code == 0
    assert json.loads(printed)["out"] == str(out)
    assert read_calibration(out).full > read_calibration(out).faint


def delivered(parts):
    """A source of blocks that delivers one of these parts per call."""
    rest = iter(parts)

    return lambda microphone, seconds: [SoundBlock(next(rest), 0.0)]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{}", "format must be 1"),
        ('{"format": 1, "faint": "low", "full": 0, "room": null}', "faint must be a finite number"),
        ('{"format": 1, "faint": -50, "full": -10, "colour": 1}', "'colour' is unknown"),
        ("nonsense", "not JSON"),
    ],
)
def test_a_broken_calibration_file_is_refused_with_the_reason(capsys, tmp_path, recording, text, says):
    file = tmp_path / "mine.json"
    file.write_text(text)
    code, _, err = run(capsys, "breath", "--wav", recording, "--calibration", file)
    assert code == 2
    assert says in err


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_the_meter_refuses_impossible_durations(capsys, seconds):
    code, _, err = run(capsys, "mic", "--test", "--seconds", seconds)
    assert code == 2
    assert "--seconds" in err


def test_an_unknown_microphone_is_refused_in_one_line(capsys):
    code, _, err = run(capsys, "mic", "--device", "a device that does not exist")
    assert code == 2
    assert err.count("\n") == 1
    assert "microphone" in err


def pushed(sound):
    """How many pieces a recording moves by way of detector, lungs and jet, and with how much air."""
    lungs, curve = Lungs(), []
    for _ in range(120):
        lungs = lungs.tick(0.01)
    for frame, strength in enumerate(analyse_recording(sound, RATE).curve):
        lungs = lungs.tick(0.01, strength)
        curve.append((frame * 0.01, lungs.flow))
    scene = table("tower")
    before = scene.initial_snapshot()
    track = scene.run(before, Breathe("body:red", WALL, (*curve, (len(curve) * 0.01, 0.0))))
    return len(scene.observe(before, track).moved), sum(flow for _, flow in curve)


@pytest.mark.slow
def test_louder_blows_push_more_from_the_microphone_to_the_meeples():
    results = [pushed(blow(0.8, loud)) for loud in (0.002, 0.02, 0.6)]
    moved, air = zip(*results, strict=True)
    assert list(air) == sorted(air)
    assert air[0] < air[-1]
    assert list(moved) == sorted(moved)
    assert moved[0] < moved[-1]


@pytest.mark.slow
def test_longer_blows_push_more_from_the_microphone_to_the_meeples():
    results = [pushed(blow(seconds, 0.6)) for seconds in (0.15, 0.3, 0.9)]
    moved, air = zip(*results, strict=True)
    assert list(air) == sorted(set(air))
    assert list(moved) == sorted(moved)
    assert moved[0] < moved[-1]
