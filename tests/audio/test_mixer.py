"""The mixer: never too loud, the same whatever is read at a time, and the important sounds are kept."""

from dataclasses import replace

import numpy as np
import pytest

from meeple_city.audio.mixer import Mixer, Volumes, render
from meeple_city.audio.sound_bank import RATE, BankedSound, SoundBank, shipped_bank
from meeple_city.audio.sound_plan import CurvePoint, TimedSound
from meeple_city.audio.wav import parse_wav, wav_bytes
from meeple_city.errors import BadInput

CEILING = 10 ** (shipped_bank().settings.mixing.ceiling_db / 20)
ROUNDING = 1e-6  # of single precision
KNOCK = "wood-on-wood-large-hard"


def bank(voices=40, **sounds):
    """A bank with these sounds: mono samples each."""
    settings = shipped_bank().settings
    settings = replace(settings, mixing=replace(settings.mixing, voices=voices))
    return SoundBank(settings, {name: made(name, wave) for name, wave in sounds.items()})


def made(name, wave, group="impacts"):
    return BankedSound(name, group, False, (np.asarray(wave, np.float32),))


def storm(count=400, seed=1):
    """Far more sounds than a table makes, all as loud as can be."""
    chance = np.random.default_rng(seed)
    names = sorted(name for name in shipped_bank().sounds if "-on-" in name)
    rows = zip(chance.uniform(0, 0.5, count), chance.choice(names, count), chance.uniform(-1, 1, count), strict=True)
    return tuple(
        TimedSound(float(at), str(name), 1.0, float(pan), float(chance.uniform(0.9, 1.1)), i, float(chance.uniform()))
        for i, (at, name, pan) in enumerate(rows)
    )


def test_nothing_is_louder_than_the_ceiling_and_nothing_is_lost_below_it():
    loud = render(storm(), 1.0, shipped_bank())
    assert 0.9 * CEILING < np.abs(loud).max() <= CEILING + ROUNDING
    quiet = tuple(replace(sound, gain=0.01) for sound in storm(5))
    wave = render(quiet, 1.0, shipped_bank())
    louder = render(tuple(replace(sound, gain=0.02) for sound in storm(5)), 1.0, shipped_bank())
    np.testing.assert_allclose(louder, 2 * wave, atol=1e-6)


def test_what_is_heard_does_not_depend_on_how_much_is_read_at_a_time():
    whole = render(storm(), 1.0, shipped_bank())
    mixer = Mixer(shipped_bank())
    mixer.play_plan(storm())
    sizes = [1, 479, 480, 481, 1600, 37, 960]
    parts = []
    while sum(map(len, parts)) < len(whole):
        parts.append(mixer.read(min(sizes[len(parts) % len(sizes)], len(whole) - sum(map(len, parts)))))
    assert np.concatenate(parts).tobytes() == whole.tobytes()


def test_a_sound_begins_at_its_frame_and_is_as_long_as_it_is():
    click = bank(click=np.ones(100))
    for at in (0, 1, 479, 480, 700):
        mixer = Mixer(click)
        mixer.play(TimedSound(0.0, "click", 0.5), at)
        heard = np.flatnonzero(mixer.read(2000)[:, 0])
        assert (heard[0], heard[-1]) == (at, at + 99)


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(-1.0, 0.5, 0.0), (0.0, 0.3536, 0.3536), (1.0, 0.0, 0.5), (9.0, 0.0, 0.5)]
)
def test_pan_places_a_sound_left_and_right(pan, left, right):
    wave = render((TimedSound(0.0, "click", 0.5, pan),), 0.01, bank(click=np.ones(480)))
    assert wave[100] == pytest.approx((left, right), abs=1e-3)


def test_a_higher_pitch_makes_a_sound_shorter():
    heard = [
        np.count_nonzero(render((TimedSound(0.0, "hum", pitch=pitch),), 0.1, bank(hum=np.ones(1000)))[:, 0])
        for pitch in (0.8, 1.0, 1.25)
    ]
    assert heard == [1249, 1000, 800]


def test_of_too_many_voices_the_most_important_are_kept():
    few = bank(voices=3, hum=np.ones(4800))
    mixer = Mixer(few)
    plan = [TimedSound(0.0, "hum", 0.01, importance=importance) for importance in (0.5, 0.1, 0.9, 0.3, 0.7, 0.2)]
    mixer.play_plan(plan)
    mixer.read(960)
    assert sorted(sound.importance for sound in mixer.playing) == [0.5, 0.7, 0.9]


def test_a_voice_that_makes_room_fades_instead_of_breaking_off():
    mixer = Mixer(bank(voices=1, hum=np.ones(48_000)))
    mixer.play(TimedSound(0.0, "hum", 0.5, -1.0, importance=0.1), 0)
    mixer.play(TimedSound(0.0, "hum", 0.5, 1.0, importance=0.9), 4800)
    left = mixer.read(9600)[:, 0]
    assert left[4000] == pytest.approx(0.5)
    assert left[9000] == pytest.approx(0.0, abs=1e-9)
    assert np.abs(np.diff(left[100:])).max() < 0.002


def test_a_curve_swells_a_loop_and_can_be_joined_in_the_middle():
    curve = tuple(CurvePoint(at, gain, -1.0) for at, gain in ((0.0, 0.0), (0.5, 0.4), (1.0, 0.0)))
    loop = bank(hum=np.ones(700))
    whole = render((TimedSound(0.1, "hum", curve=curve),), 1.5, loop)[:, 0]
    assert whole[4800] == 0.0
    assert whole[4800 + 24_000] == pytest.approx(0.4, abs=1e-3)
    assert whole[4800 + 12_000] == pytest.approx(0.2, abs=1e-3)
    assert whole[4800 + 48_001] == 0.0
    joined = render((TimedSound(0.1, "hum", curve=curve),), 0.9, loop, start_s=0.6)[:, 0]
    np.testing.assert_allclose(joined, whole[round(0.6 * RATE) :], atol=1e-6)


def test_a_held_loop_follows_gently_and_falls_silent():
    mixer = Mixer(bank(hum=np.ones(700)))
    mixer.hold("hum", 0.8)
    rising = mixer.read(RATE // 2)[:, 0]
    assert rising[0] == 0.0
    assert rising[-1] == pytest.approx(0.8 * 0.5**0.5, abs=1e-3)
    assert np.abs(np.diff(rising)).max() < 0.001
    mixer.hold("hum", 0.0)
    assert not mixer.read(RATE // 2)[-RATE // 4 :].any()


@pytest.mark.parametrize("group", ["impacts", "voices", "wind", "murmur"])
def test_every_group_has_a_volume_of_its_own(group):
    names = {"impacts": KNOCK, "voices": "shriek", "wind": "wind", "murmur": "murmur"}
    curve = (CurvePoint(0.0, 1.0, 0.0), CurvePoint(0.3, 1.0, 0.0))
    for other, name in names.items():
        sound = TimedSound(0.0, name, curve=curve if shipped_bank().find(name).loop else ())
        full = np.abs(render((sound,), 0.3, shipped_bank())).max()
        half = np.abs(render((sound,), 0.3, shipped_bank(), Volumes(**{group: 0.5}))).max()
        assert half == pytest.approx(full * (0.5 if group == other else 1.0), rel=1e-3)
    assert not render(storm(20), 0.5, shipped_bank(), Volumes(all=0.0)).any()


def test_a_volume_that_changes_is_eased_in():
    mixer = Mixer(bank(hum=np.ones(48_000)))
    mixer.play(TimedSound(0.0, "hum", 0.5, -1.0), 0)
    before = mixer.read(4800)[:, 0]
    mixer.volumes = Volumes(impacts=0.0)
    after = mixer.read(4800)[:, 0]
    assert np.abs(np.diff(np.concatenate([before[100:], after]))).max() < 0.002
    assert after[-1] == 0.0


def test_silence_ends_everything_at_once():
    mixer = Mixer(shipped_bank())
    mixer.play_plan(storm())
    mixer.hold("wind", 1.0)
    assert mixer.read(4800).any()
    mixer.silence()
    mixer.read(RATE // 4)
    assert mixer.playing == ()
    assert not mixer.read(4800).any()


def test_an_unknown_sound_is_refused_before_it_is_due():
    with pytest.raises(BadInput, match="boing"):
        Mixer(shipped_bank()).play(TimedSound(9.0, "boing"), 0)


@pytest.mark.parametrize("length_s", [0.001, 0.5, 1.2345, 3.0])
def test_a_file_is_exactly_as_long_as_asked(length_s):
    data = wav_bytes(render(storm(20), length_s, shipped_bank()), RATE)
    sound = parse_wav(data)
    assert (sound.rate, len(sound.samples)) == (RATE, round(length_s * RATE))
    assert abs(sound.duration_s - length_s) < 0.05


def test_the_same_plan_gives_the_same_file():
    first, second = (wav_bytes(render(storm(), 0.7, shipped_bank()), RATE) for _ in range(2))
    assert first == second
