"""What the real table sounds like: every hard impact is heard when it happens, and nothing is too loud."""

import random
from collections import Counter

import numpy as np
import pytest
from tests.kit.shots import random_request
from tests.kit.tables import table

from meeple_city.audio.hearing import Knock, plan_shot
from meeple_city.audio.mixer import BLOCK, Mixer, render
from meeple_city.audio.sound_bank import RATE, shipped_bank
from meeple_city.audio.sound_plan import Ear
from meeple_city.border import Breathe, Drop, Flick, Look, Toss
from meeple_city.setup.motions import motion_of
from meeple_city.setup.shot_sounds import audible_span, listened_from, plan_track, sounding_pieces
from meeple_city.table.packing import pack, unpack
from meeple_city.ui.window_sounds import shot_sounds

STANDARD_DROP = Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0))
HEARING = shipped_bank().settings.hearing
EAR = Ear.looking((0.0, -0.8, 0.45), (0.0, 0.0, 0.0))
SHOTS = 20
STRONGEST = 10
ON_TIME_S = 0.02


def first_heard(plan, length_s):
    """When each sound of a plan is first in the mix, and the mix."""
    mixer = Mixer(shipped_bank())
    mixer.play_plan(plan)
    heard, blocks = {}, []
    while sum(map(len, blocks)) < length_s * RATE:
        at_s = mixer.position / RATE
        blocks.append(mixer.read(BLOCK))
        for sound in mixer.playing:
            heard.setdefault(sound, at_s)
    return heard, np.concatenate(blocks)


def check(track):
    """The ten strongest impacts of a track are heard on time, and nothing is louder than full scale."""
    plan = plan_track(table(), track, HEARING, lambda at_s: EAR)
    heard, mix = first_heard(plan, track.sim_s + 0.3)
    assert np.abs(mix).max() <= 1.0
    strongest = sorted(track.impacts, key=lambda impact: -impact.impulse)[:STRONGEST]
    for impact in strongest:
        at_s = impact.tick / track.tick_hz
        knock = Knock(at_s, impact.a, impact.b, impact.impulse, impact.point)
        (sound,) = plan_shot(shot_of(track, knock), HEARING, lambda at_s: EAR)
        assert abs(heard[sound] - at_s) <= ON_TIME_S
        moment = mix[round(at_s * RATE) : round((at_s + ON_TIME_S) * RATE)]
        assert np.abs(moment).max() > 0.001
    return len(strongest)


def shot_of(track, knock):
    """A shot of which only this impact is known."""
    whole = shot_sounds(motion_of(table(), track), sounding_pieces(table()))
    return type(whole)(whole.pieces, (knock,), {})


def test_the_standard_demolition_is_heard():
    here = table()
    track = here.run(here.initial_snapshot(), STANDARD_DROP)
    assert check(track) == STRONGEST
    counts = Counter(sound.sound for sound in plan_track(here, track, HEARING, lambda at_s: EAR))
    assert sum(count for name, count in counts.items() if "-on-" in name) == len(track.impacts)
    assert counts["murmur"] == 1
    assert counts["shriek"] >= 2


@pytest.mark.slow
def test_of_twenty_shots_of_all_kinds_the_ten_strongest_impacts_are_heard_within_20_ms():
    here, chance = table(), random.Random("heard")
    snapshot, kinds, checked = here.initial_snapshot(), Counter(), 0
    while sum(kinds.values()) < SHOTS:
        request = random_request(chance, snapshot)
        track = here.run(snapshot, request)
        if track.refused is None and track.impacts:
            kinds[request.kind] += 1
            checked += check(track)
            snapshot = track.final
    assert {"flick", "drop", "toss", "breathe", "place"} <= set(kinds)
    assert checked > 5 * SHOTS


def test_a_stored_track_sounds_like_the_fresh_one():
    here = table()
    track = here.run(here.initial_snapshot(), Toss("vehicle:red", "body:red", 45.0, 3.0, 20.0))
    fresh, stored = (plan_track(here, each, HEARING, lambda at_s: EAR) for each in (track, unpack(pack(track))))
    impacts = [[sound for sound in plan if "-on-" in sound.sound] for plan in (fresh, stored)]
    assert [(s.at_s, s.sound, s.variation) for s in impacts[0]] == [(s.at_s, s.sound, s.variation) for s in impacts[1]]
    assert [s.gain for s in impacts[0]] == pytest.approx([s.gain for s in impacts[1]], rel=1e-3)


def test_paws_that_are_flicked_slide():
    here = table()
    track = here.run(here.initial_snapshot(), Flick("paws:red", 45.0, 1.5))
    slides = [sound for sound in plan_track(here, track, HEARING, lambda at_s: EAR) if sound.sound == "slide"]
    assert slides
    assert slides[0].at_s < 0.1


def test_a_breath_is_heard_as_long_as_it_lasts():
    here = table()
    curve = ((0.0, 0.0), (0.1, 1.0), (0.5, 0.8), (0.6, 0.0))
    track = here.run(here.initial_snapshot(), Breathe("body:red", (-150.0, -150.0, 40.0), curve))
    sounds = {sound.sound: sound for sound in plan_track(here, track, HEARING, lambda at_s: EAR)}
    assert sounds["wind"].curve[-1].at_s == pytest.approx(0.6)
    body = track.final.piece("body:red")
    assert shot_sounds(motion_of(here, track), sounding_pieces(here)).breath.mouth[:2] == pytest.approx(
        body.position[:2]
    )


def test_a_body_in_the_hand_makes_no_sliding_sound():
    here = table()
    start = here.initial_snapshot().piece("body:red")
    x, y, z = (1000 * value for value in start.position)
    carry = tuple((tick, (x, y + 0.2 * tick, z + 150.0), start.quaternion) for tick in range(0, 481, 60))
    track = here.run(here.initial_snapshot(), Drop("body:red", carry=carry))
    assert shot_sounds(motion_of(here, track), sounding_pieces(here)).held == "body:red"
    slides = [sound for sound in plan_track(here, track, HEARING, lambda at_s: EAR) if sound.sound == "slide"]
    assert all(slide.at_s >= 1.0 for slide in slides)


def test_the_span_of_a_shot_holds_all_its_sounds():
    here = table()
    track = here.run(here.initial_snapshot(), STANDARD_DROP)
    plan = plan_track(here, track, HEARING, lambda at_s: EAR)
    start_s, end_s = audible_span(plan, track, shipped_bank())
    assert start_s == min(sound.at_s for sound in plan) < 0
    assert end_s > track.sim_s
    whole = render(plan, end_s - start_s, shipped_bank(), start_s=start_s)
    assert np.abs(whole[-48:]).max() < 0.001
    quiet = here.run(here.initial_snapshot(), Look())
    assert audible_span((), quiet, shipped_bank()) == (0.0, quiet.sim_s)


def test_somebody_listens_from_the_first_seat_or_from_above():
    for scene in ("meeple-city", "tower", "practice"):
        here = table(scene)
        assert listened_from(here, here.initial_snapshot()).at[2] > 0.1
