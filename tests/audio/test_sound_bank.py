"""The bank of sounds: complete, small, made by script, and each sound like what it is the sound of."""

import shutil

import numpy as np
import pytest
from tools.sounds.bank import write_bank
from tools.sounds.impacts import contact_s
from tools.sounds.recipes import read_recipes

from meeple_city.audio.sound_bank import RATE, read_bank, shipped_bank
from meeple_city.audio.sound_settings import GROUPS
from meeple_city.audio.wav import read_wav
from meeple_city.errors import BadInput
from meeple_city.files import data_folder

FOLDER = data_folder("sounds")
MOST_BYTES = 3_000_000
ONE_STEP = 1 / 32_768  # another processor may round the last bit differently
COLOURS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "teal")


def spectrum(samples):
    """Power by pitch."""
    return np.fft.rfftfreq(len(samples), 1 / RATE), np.abs(np.fft.rfft(samples)) ** 2


def centre_hz(name):
    """The middle of a sound's spectrum, over all variations."""
    middles = []
    for samples in shipped_bank().find(name).variations:
        pitches, power = spectrum(samples)
        middles.append((pitches * power).sum() / power.sum())
    return np.mean(middles)


def time_to_90_percent_s(samples):
    energy = np.cumsum(samples.astype(float) ** 2)
    return np.searchsorted(energy, 0.9 * energy[-1]) / RATE


def lines(name):
    """How much the spectrum consists of lines: its geometric mean below its mean, in dB. Noise has 2.5."""
    found = []
    for samples in shipped_bank().find(name).variations:
        pitches, power = spectrum(samples)
        band = power[(pitches > 1000) & (pitches < 6000)]
        found.append(10 * np.log10(band.mean() / np.exp(np.log(band).mean())))
    return np.mean(found)


def test_every_sound_has_its_file_and_every_file_its_sound():
    files = {path.stem for path in FOLDER.glob("*.wav")}
    assert files == set(shipped_bank().sounds)
    assert {sound.group for sound in shipped_bank().sounds.values()} == set(GROUPS)


def test_the_bank_is_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.slow
def test_the_bank_built_twice_is_identical_and_is_the_one_shipped(tmp_path):
    builds = []
    for name in ("a", "b"):
        folder = tmp_path / name
        folder.mkdir()
        builds.append({path.name: path.read_bytes() for path, _ in write_bank(read_recipes(), folder)})
    assert builds[0] == builds[1]
    assert set(builds[0]) == {path.name for path in FOLDER.glob("*.wav")}
    for name in builds[0]:
        made, shipped = read_wav(tmp_path / "a" / name), read_wav(FOLDER / name)
        assert made.rate == shipped.rate
        assert np.abs(made.samples - shipped.samples).max() <= ONE_STEP


@pytest.mark.parametrize("hardness", ["soft", "medium", "hard"])
def test_a_meeple_clicks_between_1_and_6_khz_and_is_over_at_once(hardness):
    for samples in shipped_bank().find(f"wood-on-wood-small-{hardness}").variations:
        pitches, power = spectrum(samples)
        assert power[(pitches > 1000) & (pitches < 6000)].sum() > 0.8 * power.sum()
        assert time_to_90_percent_s(samples) < 0.015


@pytest.mark.parametrize("pair", shipped_bank().settings.impacts.pairs)
def test_larger_pieces_sound_lower_and_last_longer(pair):
    for hardness in ("soft", "medium", "hard"):
        small, large = f"{pair}-small-{hardness}", f"{pair}-large-{hardness}"
        assert centre_hz(large) < 0.8 * centre_hz(small)
        assert max(map(time_to_90_percent_s, shipped_bank().find(large).variations)) > max(
            map(time_to_90_percent_s, shipped_bank().find(small).variations)
        )


@pytest.mark.parametrize("hardness", ["soft", "medium", "hard"])
def test_wood_rings_and_card_rustles(hardness):
    assert lines(f"wood-on-wood-small-{hardness}") > 4.5
    assert lines(f"card-on-card-small-{hardness}") < 3.0


def test_a_harder_hit_is_a_shorter_push():
    for recipe in read_recipes().impacts.values():
        spans = [contact_s(recipe, speed) for speed in read_recipes().speeds_m_s.values()]
        assert spans == sorted(spans, reverse=True)
        assert 0.0001 < spans[-1] < spans[0] < 0.004


def test_variations_of_a_sound_differ():
    for sound in shipped_bank().sounds.values():
        waves = [samples.tobytes() for samples in sound.variations]
        assert len(set(waves)) == len(waves)


def test_every_monster_has_a_roar_of_its_own():
    heights = {colour: round(centre_hz(f"roar-{colour}")) for colour in COLOURS}
    assert len(set(heights.values())) == len(COLOURS)
    assert heights["purple"] == min(heights.values())


def test_loops_have_no_seam_and_other_sounds_end_in_silence():
    for sound in shipped_bank().sounds.values():
        for samples in sound.variations:
            if sound.loop:
                steps = np.abs(np.diff(samples))
                assert abs(float(samples[0]) - float(samples[-1])) <= steps.max()
            else:
                assert np.abs(samples[-20:]).max() < 0.01


def test_an_unknown_sound_is_refused_by_name():
    with pytest.raises(BadInput, match="'boing' is unknown; allowed: wood-on-wood"):
        shipped_bank().find("boing")


def copy(tmp_path, change):
    """The shipped bank with a change to its settings."""
    folder = tmp_path / "sounds"
    shutil.copytree(FOLDER, folder)
    text = (folder / "sounds.toml").read_text()
    assert change[0] in text
    (folder / "sounds.toml").write_text(text.replace(*change, 1))
    return folder


BROKEN = {
    "an unknown group": (('slide = { group = "impacts"', 'slide = { group = "music"'), ("slide", "music", "murmur")),
    "no variations": (("variations = 5", "variations = 0"), ("card", "variations")),
    "no variations of impacts": (("variations = 4", "variations = 0"), ("impacts", "variations")),
    "a missing file": (("sting = {", "stung = {"), ("sting", "unknown")),
    "unequal variations": (("variations = 8", "variations = 7"), ("shriek.wav", "7 equally long")),
    "an unknown key": (("[mixing]", "[mixing]\nreverb = 1"), ("mixing", "reverb")),
    "events that are no list": (('["roar:body"]', '"roar:body"'), ("rampage.event.fell", "list")),
    "an event with an unknown sound": (('= ["roar-purple"]', '= ["roar-pink"]'), ("attacked", "roar-pink")),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_settings_are_refused_in_one_line(case, tmp_path):
    change, words = BROKEN[case]
    with pytest.raises(BadInput) as refusal:
        read_bank(copy(tmp_path, change))
    assert all(word in str(refusal.value) for word in words)
    assert "\n" not in str(refusal.value)
