"""Which sounds a shot makes: planned from what moved and what hit what, without a table."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from meeple_city.audio.hearing import (
    HeardBreath,
    Knock,
    ShotSounds,
    SoundingPiece,
    TimedPlace,
    impact_sound,
    plan_shot,
    wind_levels,
)
from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.audio.sound_plan import Ear, SoundCues, TimedSound, retimed

SETTINGS = shipped_settings()
HEARING = SETTINGS.hearing
EAR = Ear.looking((0.0, -0.8, 0.4), (0.0, 0.0, 0.0))
MEEPLE = SoundingPiece("meeple", "wood", 0.00126, 0.016)
BODY = SoundingPiece("body", "wood", 0.075, 0.1)
PAWS = SoundingPiece("paws", "wood", 0.0061, 0.036)
FLOOR = SoundingPiece("floor", "card", 0.0054, 0.06)
BIG_FLOOR = SoundingPiece("floor", "card", 0.0181, 0.11)
BOARD = SoundingPiece("board", "board", 0.0, 0.56)
TABLE = SoundingPiece("table", "table", 0.0, 0.0)
GROUND = SoundingPiece("ground", "ground", 0.0, 0.0)
PIECES = {"paws": PAWS, "body": BODY, "board": BOARD, "ground": GROUND} | {
    f"{kind}:{i}": piece for kind, piece in (("meeple", MEEPLE), ("floor", FLOOR)) for i in range(1, 30)
}


def shot(knocks=(), paths=None, **more):
    return ShotSounds(PIECES, tuple(knocks), paths or {}, **more)


def plan(given, ear=EAR):
    return plan_shot(given, HEARING, lambda at_s: ear)


def path(place_at, seconds=1.0):
    """A path with 60 key frames a second."""
    return tuple(TimedPlace(i / 60, place_at(i / 60)) for i in range(round(seconds * 60) + 1))


def falling(from_s=0.3, x=0.0, height=0.1):
    """Stands, then falls to the board."""
    return path(lambda at_s: (x, 0.0, max(0.008, height - 4.9 * max(0.0, at_s - from_s) ** 2)))


@pytest.mark.parametrize(
    ("a", "b", "impulse", "sound"),
    [
        (MEEPLE, MEEPLE, 0.0005, "wood-on-wood-small-soft"),
        (MEEPLE, MEEPLE, 0.0015, "wood-on-wood-small-medium"),
        (MEEPLE, BODY, 0.02, "wood-on-wood-large-hard"),
        (FLOOR, MEEPLE, 0.001, "wood-on-card-small-medium"),
        (MEEPLE, BIG_FLOOR, 0.001, "wood-on-card-large-medium"),
        (BODY, FLOOR, 0.05, "wood-on-card-large-hard"),
        (MEEPLE, BOARD, 0.001, "wood-on-board-small-medium"),
        (BOARD, MEEPLE, 0.001, "wood-on-board-small-medium"),
        (BODY, BOARD, 0.01, "wood-on-board-large-soft"),
        (FLOOR, FLOOR, 0.001, "card-on-card-small-soft"),
        (FLOOR, BOARD, 0.02, "card-on-board-small-hard"),
        (BIG_FLOOR, TABLE, 0.02, "card-on-table-large-medium"),
        (MEEPLE, GROUND, 0.004, "wood-on-table-small-hard"),
    ],
)
def test_an_impact_sounds_by_material_size_and_speed(a, b, impulse, sound):
    assert impact_sound(a, b, impulse, HEARING) == sound


def test_every_impact_that_is_possible_has_a_sound():
    things = (MEEPLE, BODY, PAWS, FLOOR, BIG_FLOOR)
    for a in things:
        for b in (*things, BOARD, TABLE, GROUND):
            for impulse in (0.0004, 0.003, 0.05, 5.0):
                assert impact_sound(a, b, impulse, HEARING) in SETTINGS.entries
                assert impact_sound(b, a, impulse, HEARING) in SETTINGS.entries


def test_harder_impacts_are_louder_more_important_and_never_above_full():
    knocks = [Knock(0.1, "meeple:1", "board", impulse, (0.0, 0.0, 0.0)) for impulse in (0.0004, 0.004, 0.05, 5.0)]
    sounds = [plan(shot([knock]))[0] for knock in knocks]
    gains = [sound.gain for sound in sounds]
    assert gains == sorted(gains)
    assert max(gains) <= 1.0
    assert 20 * math.log10(gains[2] / gains[0]) == pytest.approx(25, abs=1)
    assert [sound.importance for sound in sounds] == sorted(sound.importance for sound in sounds)


def test_left_is_left_and_far_is_quieter():
    left, right, far = (
        plan(shot([Knock(0.1, "meeple:1", "board", 0.01, place)]))[0]
        for place in ((-0.3, 0.0, 0.0), (0.3, 0.0, 0.0), (0.0, 3.0, 0.0))
    )
    assert left.pan == pytest.approx(-right.pan)
    assert left.pan < -0.2
    assert abs(far.pan) < 1e-9
    assert far.gain < left.gain
    behind = Ear.looking((0.0, 0.8, 0.4), (0.0, 0.0, 0.0))
    assert plan(shot([Knock(0.1, "meeple:1", "board", 0.01, (-0.3, 0.0, 0.0))]), behind)[0].pan > 0.2


def test_the_ear_may_move_while_the_shot_goes_on():
    knocks = [Knock(at_s, "meeple:1", "board", 0.01, (0.3, 0.0, 0.0)) for at_s in (0.1, 0.9)]
    turned = Ear.looking((0.0, 0.8, 0.4), (0.0, 0.0, 0.0))
    first, second = plan_shot(shot(knocks), HEARING, lambda at_s: EAR if at_s < 0.5 else turned)
    assert first.pan > 0 > second.pan


def test_an_ear_that_looks_straight_down_or_is_where_the_sound_is_still_hears():
    above = Ear.looking((0.0, 0.0, 1.0), (0.0, 0.0, 0.0))
    assert above.hear((0.5, 0.0, 0.0), HEARING.room)[1] > 0
    assert above.hear((0.0, 0.0, 1.0), HEARING.room) == (1.0, 0.0)


def test_impacts_vary_but_the_same_shot_always_sounds_the_same():
    knocks = [Knock(i / 100, f"meeple:{i}", "board", 0.01, (0.0, 0.0, 0.0)) for i in range(1, 25)]
    sounds = plan(shot(knocks))
    assert sounds == plan(shot(knocks))
    assert {sound.variation % 4 for sound in sounds} == {0, 1, 2, 3}
    assert len({sound.pitch for sound in sounds}) > 20
    assert all(abs(sound.pitch - 1) <= HEARING.impact.pitch_spread for sound in sounds)


def test_the_floor_of_the_room_sounds_lower_than_the_table():
    (sound,) = plan(shot([Knock(0.1, "meeple:1", "ground", 0.01, (0.0, 0.0, -0.7))]))
    assert sound.pitch < 0.95


def test_a_disc_that_slides_is_heard_as_long_and_as_loud_as_it_slides():
    def place(at_s):
        return (min(1.0 * at_s, 0.5), 0.0, 0.0045)

    (slide,) = plan(shot(paths={"paws": path(place)}))
    assert slide.sound == "slide"
    assert slide.at_s == pytest.approx(0.0)
    assert slide.curve[-1].at_s == pytest.approx(0.53, abs=0.03)
    assert (slide.curve[0].gain, slide.curve[-1].gain) == (0.0, 0.0)
    assert slide.curve[5].pan < slide.curve[-2].pan
    slow = plan(shot(paths={"paws": path(lambda at_s: place(at_s / 4))}))[0]
    assert max(point.gain for point in slow.curve) < max(point.gain for point in slide.curve) / 3


@pytest.mark.parametrize(
    ("piece", "place"),
    {
        "one that flies": ("paws", lambda at_s: (at_s, 0.0, 0.2 + at_s - 4.9 * at_s**2)),
        "one that rests": ("paws", lambda at_s: (0.0, 0.0, 0.0045)),
        "a Meeple": ("meeple:1", lambda at_s: (at_s, 0.0, 0.008)),
    }.values(),
)
def test_what_flies_rests_or_is_small_does_not_slide(piece, place):
    assert not [sound for sound in plan(shot(paths={piece: path(place)})) if sound.sound == "slide"]


def test_a_piece_in_the_hand_does_not_slide_until_it_is_let_go():
    carried = path(lambda at_s: (at_s, 0.0, 0.3))
    assert plan(shot(paths={"body": carried}, held="body", held_until_s=1.0)) == ()
    (slide,) = plan(shot(paths={"body": carried}, held="body", held_until_s=0.5))
    assert slide.at_s == pytest.approx(0.5, abs=0.02)


def test_a_piece_that_stops_and_moves_again_later_slides_twice():
    both = path(lambda at_s: (at_s, 0.0, 0.0045), 0.3)
    later = tuple(TimedPlace(point.at_s + 1.0, point.place) for point in both)
    assert len(plan(shot(paths={"paws": both + later}))) == 2


def test_meeples_that_fall_shriek_where_they_fall_but_not_all_of_them():
    paths = {f"meeple:{i}": falling(0.2 + 0.01 * i, x=0.01 * i) for i in range(1, 25)}
    shrieks = [sound for sound in plan(shot(paths=paths)) if sound.sound == "shriek"]
    assert 2 <= len(shrieks) <= HEARING.fall.shrieks
    times = [sound.at_s for sound in shrieks]
    assert all(b - a >= HEARING.fall.apart_s for a, b in pairwise(times))
    assert times[0] >= 0.2


def test_a_meeple_that_only_shakes_says_nothing():
    shaking = path(lambda at_s: (0.0, 0.0, 0.1 + 0.002 * math.sin(40 * at_s)))
    assert plan(shot(paths={"meeple:1": shaking})) == ()


def test_the_city_murmurs_before_a_collapse_and_not_before_less():
    paths = {f"floor:{i}": falling(0.3 + 0.02 * i) for i in range(1, 6)}
    (murmur,) = plan(shot(paths=paths))
    assert murmur.sound == "murmur"
    assert murmur.at_s < -0.5
    loudest = max(murmur.curve, key=lambda point: point.gain)
    assert 0.0 < murmur.at_s + loudest.at_s < 0.35
    few = dict(list(paths.items())[: HEARING.fall.collapse - 1])
    assert plan(shot(paths=few)) == ()


def test_wind_follows_the_breath():
    curve = ((0.0, 0.0), (0.2, 1.0), (0.6, 0.5), (0.8, 0.0))
    jet, lips = plan(shot(breath=HeardBreath((0.3, 0.0, 0.1), curve)))
    assert (jet.sound, lips.sound) == ("wind", "wind-lips")
    assert [point.at_s for point in jet.curve] == [0.0, 0.2, 0.6, 0.8]
    assert jet.curve[2].gain == pytest.approx(jet.curve[1].gain / 2)
    assert lips.curve[2].gain == pytest.approx(lips.curve[1].gain / 4)
    assert jet.curve[1].pan > 0
    assert plan(shot(breath=HeardBreath((0.0, 0.0, 0.1), ()))) == ()


@pytest.mark.parametrize(("strength", "levels"), [(-1.0, (0.0, 0.0)), (0.5, (0.5, 0.25)), (7.0, (1.0, 1.0))])
def test_wind_is_bounded(strength, levels):
    assert wind_levels(strength, HEARING) == levels


def test_a_plan_is_in_the_order_of_time():
    knocks = [Knock(at_s, "meeple:1", "board", 0.01, (0.0, 0.0, 0.0)) for at_s in (0.5, 0.1, 0.3)]
    assert [sound.at_s for sound in plan(shot(knocks))] == [0.1, 0.3, 0.5]


def test_in_slow_motion_sounds_come_when_they_are_seen_and_a_little_lower():
    def clock(at_s):
        return at_s if at_s < 1.0 else 1.0 + 4 * (at_s - 1.0)

    knocks = [Knock(at_s, "meeple:1", "board", 0.01, (0.0, 0.0, 0.0)) for at_s in (0.5, 1.5)]
    given = plan(shot(knocks, {"paws": path(lambda at_s: (at_s, 0.0, 0.0), 1.5)}))
    slowed = {sound.sound: sound for sound in retimed(given[1:], clock, SETTINGS.mixing.slowest_pitch)}
    before = {sound.sound: sound for sound in given[1:]}
    (knock,) = [name for name in slowed if "-on-" in name and slowed[name].at_s > 1]
    assert slowed[knock].at_s == pytest.approx(3.0)
    assert slowed[knock].pitch == pytest.approx(0.7 * before[knock].pitch)
    unchanged = retimed(given, lambda at_s: at_s + 2, 0.7)
    assert [sound.pitch for sound in unchanged] == pytest.approx([sound.pitch for sound in given])
    assert [sound.at_s for sound in unchanged] == pytest.approx([sound.at_s + 2 for sound in given])


def test_a_curve_in_slow_motion_is_stretched_with_the_picture():
    (slide,) = plan(shot(paths={"paws": path(lambda at_s: (at_s, 0.0, 0.0))}))
    (slowed,) = retimed((slide,), lambda at_s: 2 * at_s, 0.7)
    assert slowed.curve[-1].at_s == pytest.approx(2 * slide.curve[-1].at_s)
    (cut,) = retimed((replace(slide, curve=()),), lambda at_s: 5.0, 0.7)  # a cut: no time passes
    assert cut.pitch == slide.pitch


def test_cues_hand_out_every_sound_once_as_its_time_comes():
    sounds = tuple(TimedSound(at_s, "card") for at_s in (-0.5, 0.1, 0.2, 0.9))
    cues = SoundCues(sounds)
    assert cues.due(0.0) == sounds[:1]
    assert cues.due(0.0) == ()
    assert cues.due(0.15, ahead_s=0.1) == sounds[1:3]
    assert cues.due(0.1) == ()
    cues.seek(0.0)
    assert cues.due(5.0) == sounds[1:]
