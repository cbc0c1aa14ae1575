"""The breath detector on synthetic sounds: blows count by how hard and how long they are, nothing else counts."""

import inspect

import numpy as np
import pytest

from meeple_city.errors import BadInput
from meeple_city.input import breath, breath_classifier, breath_features
from meeple_city.input.breath import BreathDetector, Calibration, analyse_recording, calibrate
from meeple_city.input.lungs import CAPACITY_L, FULL_FLOW_L_S

RATE = 16_000  # for most tests: the lowest rate the detector accepts, and so the fastest


def coloured(seconds, power, rate=RATE, seed=0, lowest=25):
    """Noise of mean square 1 whose power falls with this power of the frequency."""
    size = round(seconds * rate)
    waves = np.fft.rfft(np.random.default_rng(seed).standard_normal(size))
    bins = np.fft.rfftfreq(size, 1 / rate)
    waves *= np.where(bins < lowest, 0, np.maximum(bins, lowest) ** (-power / 2))
    noise = np.fft.irfft(waves, size)
    return noise / noise.std()


def swell(seconds, rate=RATE, seed=1):
    """A loudness that drifts around 1, as with real lungs."""
    knots = np.random.default_rng(seed).uniform(0.7, 1.3, round(seconds * 8) + 2)
    return np.interp(np.arange(round(seconds * rate)) * 8 / rate, np.arange(len(knots)), knots)


def blow(seconds=1.0, loud=0.35, rate=RATE, seed=0):
    """A jet on a microphone: rumbling noise that clips where it is loud."""
    return np.clip(loud * coloured(seconds, 2, rate, seed) * swell(seconds, rate, seed), -1, 1)


def placed(sound, before=0.7, after=0.7, rate=RATE, room=1e-4):
    """A sound in a quiet room."""
    parts = (np.zeros(round(before * rate)), sound, np.zeros(round(after * rate)))
    whole = np.concatenate(parts)
    return np.clip(whole + room * np.random.default_rng(7).standard_normal(len(whole)), -1, 1)


def strengths(results):
    return [result.strength for result in results]


def curve(sound, rate=RATE, calibration=None):
    return analyse_recording(sound, rate, calibration).curve


def note(frequency, seconds=1.5, kind="sine", vibrato=0.0, rate=RATE):
    times = np.arange(round(seconds * rate)) / rate
    phase = 2 * np.pi * np.cumsum(frequency * (1 + vibrato * np.sin(2 * np.pi * 5.5 * times))) / rate
    wave = {"sine": np.sin, "square": lambda p: np.sign(np.sin(p)), "saw": lambda p: p / np.pi % 2 - 1}[kind](phase)
    return 0.3 * wave * np.minimum(1, np.minimum(times / 0.03, (seconds - times) / 0.1))


def speech(pitch, seed=0, rate=RATE):
    """Syllables: a gliding buzz through two resonances, hisses between them."""
    dice, parts = np.random.default_rng(seed), []
    for _ in range(8):
        size = round(dice.uniform(0.12, 0.28) * rate)
        times = np.arange(size) / rate
        glide = pitch * (1 + dice.uniform(-0.2, 0.2) * times / times[-1])
        buzz = np.diff(np.floor(np.cumsum(glide) / rate), prepend=0.0)
        for centre in (dice.uniform(300, 800), dice.uniform(900, 2400)):
            ring = np.exp(-times * 250) * np.sin(2 * np.pi * centre * times)
            parts.append(np.convolve(buzz, ring)[:size] * np.hanning(size))
        parts[-2:] = [parts[-1] + parts[-2], 0.1 * coloured(0.08, -1, rate, seed)]
    voice = np.concatenate(parts)
    return 0.5 * voice / np.abs(voice).max()


def knocks(decay, tone, count=8, rate=RATE):
    """Knocks: sharp attacks that ring down."""
    times = np.arange(rate // 5) / rate
    hits = [
        np.exp(-times / decay) * (coloured(0.2, 0, rate, k) * 0.3 + np.sin(2 * np.pi * tone * times))
        for k in range(count)
    ]
    return 0.5 * np.concatenate(hits)


def test_a_hard_clipped_blow_has_full_strength_and_one_puff():
    found = analyse_recording(placed(blow(1.5, loud=0.6)), RATE)
    assert len(found.puffs) == 1
    puff = found.puffs[0]
    assert puff.peak > 0.95
    assert np.median([s for s in found.curve if s > 0]) > 0.9
    assert puff.start_s == pytest.approx(0.7, abs=0.25)  # the detector looks back a quarter second
    assert puff.end_s == pytest.approx(2.2, abs=0.15)
    assert found.duration_s == pytest.approx(2.9)


@pytest.mark.parametrize("loud", [0.3, 1.0, 3.0])
@pytest.mark.parametrize("power", [1.5, 2.0, 2.5])
def test_blows_of_any_steepness_and_overload_are_near_full(power, loud):
    sound = np.clip(loud * coloured(1.2, power) * swell(1.2), -1, 1)
    assert max(curve(placed(sound))) > 0.9


@pytest.mark.parametrize("cut", [0, 50, 80, 120, 160])
def test_a_blow_is_found_on_a_microphone_that_cuts_low_frequencies(cut):
    """By 24 dB per octave, like the filters in front of many converters."""
    sound = 0.2 * coloured(1.2, 2) * swell(1.2)
    bins = np.fft.rfftfreq(len(sound), 1 / RATE)
    cut_down = np.fft.irfft(np.fft.rfft(sound) * bins**4 / (bins**4 + cut**4 + 1e-9), len(sound))
    found = analyse_recording(placed(cut_down), RATE)
    assert len(found.puffs) == 1
    assert found.puffs[0].end_s - found.puffs[0].start_s > 0.8


def test_a_hard_blow_counts_even_if_the_recording_has_neither_its_beginning_nor_its_end():
    assert analyse_recording(blow(1.5, loud=0.6), RATE).puffs


def test_a_breath_on_the_microphone_counts_weakly():
    found = analyse_recording(placed(blow(1.2, loud=0.012)), RATE)
    assert len(found.puffs) == 1
    assert 0.1 < found.puffs[0].peak < 0.4


def test_a_short_puff_is_enough():
    assert len(analyse_recording(placed(blow(0.3)), RATE).puffs) == 1


def test_two_blows_are_two_puffs():
    pair = np.concatenate((blow(0.6), np.zeros(RATE // 2), blow(0.6, seed=3)))
    assert len(analyse_recording(placed(pair), RATE).puffs) == 2


@pytest.mark.parametrize("seed", range(3))
def test_louder_blows_never_count_for_less(seed):
    quiet = blow(0.8, loud=0.008, seed=seed)
    puffs = [
        analyse_recording(placed(np.clip(quiet * gain, -1, 1)), RATE).puffs for gain in (1, 2, 4, 8, 16, 32, 64, 128)
    ]
    peaks, volumes = [[sum(getattr(p, key) for p in found) for found in puffs] for key in ("peak", "volume_l")]
    assert peaks == sorted(peaks)
    assert volumes == sorted(volumes)
    assert volumes[-1] > 2 * volumes[0] > 0


@pytest.mark.parametrize("loud", [0.02, 0.35])
def test_longer_blows_never_count_for_less(loud):
    whole = blow(6.0, loud)
    volumes = [
        sum(puff.volume_l for puff in analyse_recording(placed(whole[: round(seconds * RATE)]), RATE).puffs)
        for seconds in (0.3, 0.5, 0.8, 1.5, 3.0, 6.0)
    ]
    assert volumes == sorted(volumes)
    assert volumes[1] > volumes[0] > 0
    assert volumes[-1] == CAPACITY_L


def test_volume_is_the_integral_of_the_curve():
    found = analyse_recording(placed(blow(0.4, loud=0.1)), RATE)
    assert found.puffs[0].volume_l == pytest.approx(sum(found.curve) * 0.01 * FULL_FLOW_L_S)


@pytest.mark.parametrize("rate", [16_000, 22_050, 32_000, 44_100, 48_000])
def test_every_sample_rate_gives_the_same_blow(rate):
    found = analyse_recording(placed(blow(0.8, 0.05, rate), rate=rate), rate)
    assert len(found.puffs) == 1
    assert found.puffs[0].peak == pytest.approx(0.55, abs=0.1)
    assert len(found.curve) == int(found.duration_s * 100)


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100])
def test_block_size_does_not_affect_the_result(rate):
    sound = placed(blow(0.3, 0.3, rate), before=0.4, after=0.1, rate=rate)
    whole = BreathDetector(rate).feed(sound)
    assert max(strengths(whole)) > 0.5
    for size in (1 if rate < 44_100 else 11, 157, rate // 100, rate):
        detector = BreathDetector(rate)
        pieces = [result for k in range(0, len(sound), size) for result in detector.feed(sound[k : k + size])]
        assert pieces == whole


def live(sound, calibration=None):
    """The strengths that a game gets while it listens."""
    return strengths(BreathDetector(RATE, calibration).feed(sound))


def test_the_detector_does_not_look_ahead():
    sound = placed(blow(0.6))
    early = live(sound[: RATE * 95 // 100])
    assert live(sound)[: len(early)] == early
    assert max(early) > 0


@pytest.mark.parametrize("loud", [0.012, 0.1, 0.6])
def test_a_game_that_listens_gets_the_strengths_found_afterwards_once_a_blow_has_begun(loud):
    sound = placed(blow(1.0, loud))
    heard, afterwards = live(sound), curve(sound)
    begun = next(k for k, strength in enumerate(heard) if strength > 0)
    assert heard[begun:] == list(afterwards[begun:])
    assert begun - next(k for k, strength in enumerate(afterwards) if strength > 0) <= 10


def test_a_noise_that_is_there_from_the_start_gives_no_strength_but_a_blow_over_it_does():
    noise = 0.01 * coloured(3.0, 2)
    assert max(live(noise)) == 0
    noise[RATE : 2 * RATE] += blow(1.0, 0.3)
    assert max(live(noise)) > 0.9


def test_a_hard_blow_from_the_very_start_of_a_stream_counts():
    assert max(live(blow(0.5, 0.6))) > 0.9


def test_an_empty_block_changes_nothing():
    assert BreathDetector(RATE).feed(np.array([])) == []


def test_samples_that_are_not_numbers_do_no_lasting_harm():
    sound = placed(blow(0.6))
    sound[: RATE // 10 : 7] = np.nan
    sound[5] = np.inf
    results = BreathDetector(RATE).feed(sound)
    assert max(strengths(results)) > 0.9
    assert np.isfinite([result.level for result in results]).all()


def test_channels_must_be_mixed_down_first():
    with pytest.raises(BadInput, match="block of 2 dimensions: must have one"):
        BreathDetector(RATE).feed(np.zeros((100, 2)))


@pytest.mark.parametrize("pitch", [95, 130, 210, 300])
@pytest.mark.parametrize("gain", [1.0, 0.1])
def test_a_voice_is_not_a_blow(pitch, gain):
    assert not analyse_recording(placed(gain * speech(pitch, seed=pitch)), RATE).puffs


@pytest.mark.parametrize("kind", ["sine", "square", "saw"])
@pytest.mark.parametrize("frequency", [41, 82, 110, 165, 220, 330, 440, 880])
def test_a_note_is_not_a_blow(frequency, kind):
    assert not analyse_recording(placed(note(frequency, kind=kind)), RATE).puffs


@pytest.mark.parametrize("frequency", [82, 110, 220, 330])
def test_a_note_with_vibrato_is_not_a_blow(frequency):
    assert not analyse_recording(placed(note(frequency, vibrato=0.03)), RATE).puffs


@pytest.mark.parametrize("root", [82.4, 110.0, 261.6])
def test_chords_and_arpeggios_are_not_blows(root):
    tones = [root * 2 ** (k / 12) for k in (0, 4, 7, 12)]
    assert not analyse_recording(placed(sum(note(tone) for tone in tones) / 3), RATE).puffs
    for seconds in (0.12, 0.3):
        assert not analyse_recording(placed(np.concatenate([note(tone, seconds) for tone in tones * 2])), RATE).puffs


@pytest.mark.parametrize(("decay", "tone"), [(0.01, 900), (0.03, 120), (0.05, 90), (0.03, 2000)])
def test_knocks_and_claps_are_not_blows(decay, tone):
    assert not analyse_recording(placed(knocks(decay, tone)), RATE).puffs


def test_a_breath_drawn_in_is_not_a_blow():
    """The noise comes from the throat, not from air on the microphone: no louder at low frequencies than at high."""
    drawn = 0.01 * coloured(1.5, 0) + 0.003 * coloured(1.5, 1)
    assert not analyse_recording(placed(drawn), RATE).puffs


@pytest.mark.parametrize("power", [0, 1, 2])
def test_a_room_that_rumbles_all_the_time_is_not_a_blow(power):
    found = analyse_recording(0.03 * coloured(7.0, power), RATE)
    assert not found.puffs
    assert max(found.curve[-200:]) == 0


def test_a_blow_counts_in_a_room_that_rumbles():
    room = 0.01 * coloured(7.0, 2)
    room[5 * RATE : 6 * RATE] += blow(1.0, 0.3)
    puffs = analyse_recording(room, RATE).puffs
    assert len(puffs) == 1
    assert puffs[0].start_s == pytest.approx(5.1, abs=0.2)


def test_a_noise_that_is_switched_on_becomes_part_of_the_room():
    sound = placed(0.1 * coloured(13.0, 2), after=0.0)
    found = curve(sound)
    assert max(found[:500]) > 0  # for a while it might be a blow
    assert max(found[-100:]) == 0


def test_a_blow_that_falters_a_little_is_still_one():
    sound = blow(1.2, 0.1)
    sound[RATE // 2 : RATE * 6 // 10] *= 0.5
    assert len(analyse_recording(placed(sound), RATE).puffs) == 1


def test_silence_has_no_puffs_and_zero_strength():
    found = analyse_recording(np.zeros(RATE), RATE)
    assert (found.duration_s, found.puffs, set(found.curve)) == (1.0, (), {0.0})


def test_less_than_10_ms_of_sound_has_no_curve():
    assert analyse_recording(np.zeros(100), RATE).curve == ()


@pytest.mark.parametrize("gain", [0.02, 0.2])
def test_calibration_brings_an_insensitive_microphone_to_full_strength(gain):
    quiet = gain * placed(np.zeros(0), 1.5, 1.5)
    known = calibrate(quiet, [gain * blow(1.0, seed=1), gain * blow(1.0, seed=2)], RATE)
    sound = gain * placed(blow(1.0, seed=3))
    assert max(curve(sound, calibration=known)) > 0.9
    assert max(curve(gain * placed(blow(1.0, 0.05, seed=3)), calibration=known)) < 0.6
    assert max(curve(sound)) < 0.9


def test_calibration_in_a_noisy_room_raises_the_faintest_blow():
    noise = 0.02 * coloured(3.0, 2, seed=9)
    known = calibrate(noise, [blow(1.0, seed=1), blow(1.0, seed=2)], RATE)
    assert known.faint > Calibration().faint
    assert max(curve(noise, calibration=known)) == 0


def test_calibration_refuses_recordings_it_cannot_use():
    quiet = placed(np.zeros(0), 1.0, 1.0)
    for args, says in (
        ((quiet[:100], [blow()]), "0.01 s of quiet: must be 1.0 s or longer"),
        ((quiet, []), "no blows"),
        ((quiet, [blow(), quiet[:0]]), "blow 2: no sound, must be 0.01 s or longer"),
        ((quiet, [blow(), quiet]), "blow 2: .* dB above the quiet room, must be 12 or more"),
        ((quiet, [note(300)]), "blow 1: does not sound like breath"),
    ):
        with pytest.raises(BadInput, match=says):
            calibrate(*args, RATE)


@pytest.mark.parametrize("rate", [8_000, 96_000])
def test_an_unsupported_sample_rate_is_refused(rate):
    with pytest.raises(BadInput, match=f"sample rate {rate} Hz: must be 16000 to 48000"):
        BreathDetector(rate)


def test_the_detector_knows_no_device_file_or_clock():
    for module in (breath, breath_classifier, breath_features):
        source = inspect.getsource(module)
        assert not any(word in source for word in ("import time", "open(", "import os", "sounddevice", "miniaudio"))
