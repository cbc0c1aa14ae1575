"""What is heard of what the rules tell."""

import pytest

from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.audio.sound_plan import Ear
from meeple_city.audio.telling_sounds import plan_telling, roar_of
from meeple_city.border import Message
from meeple_city.words.catalogue import load_words

SETTINGS = shipped_settings()
APART_S = SETTINGS.hearing.events.apart_s


def tell(*messages, **more):
    return plan_telling([Message(f"rampage.event.{key}", args) for key, args in messages], SETTINGS, **more)


def test_every_message_with_a_sound_is_one_that_people_are_told():
    words = load_words()
    assert [key for key in SETTINGS.events if not words.knows(key)] == []


def test_a_tooth_snaps_and_then_there_is_a_sting():
    sounds = tell(("tooth_broken", {"seat": "red", "breaker": "blue"}), at_s=2.0)
    assert [sound.sound for sound in sounds] == ["tooth", "sting"]
    assert [sound.at_s for sound in sounds] == pytest.approx([2.0, 2.0 + APART_S])


def test_the_monster_that_is_meant_roars_once():
    gobbled = [("gobbled", {"seat": "blue", "floor": f"floor:{i}"}) for i in range(4)]
    assert [sound.sound for sound in tell(*gobbled, ("fell", {"body": "body:red"}))] == ["roar-blue", "roar-red"]


def test_of_many_meeples_a_few_shriek_with_different_voices():
    ran = [("ran_away", {"meeple": f"meeple:{i}"}) for i in range(9)]
    sounds = tell(*ran)
    assert [sound.sound for sound in sounds] == ["shriek"] * SETTINGS.hearing.events.most_alike
    assert len({sound.variation % 8 for sound in sounds}) > 1


def test_a_sound_comes_from_the_piece_that_is_told_of():
    ear = Ear.looking((0.0, -0.8, 0.4), (0.0, 0.0, 0.0))
    (left,) = tell(("fell", {"body": "body:red"}), ear=ear, places={"body:red": (-0.3, 0.0, 0.0)})
    (middle,) = tell(("fell", {"body": "body:red"}), ear=ear)
    assert left.pan < -0.2
    assert middle.pan == 0.0


def test_what_has_no_sound_is_silent():
    assert tell(("declined", {"seat": "red"})) == ()


@pytest.mark.parametrize(
    ("monster", "roar"),
    [
        ("teal", "roar-teal"),
        ("body:green", "roar-green"),
        ("seat 1", "roar-red"),
        ("seat 9", "roar-red"),
        ("seat 2", "roar-blue"),
    ],
)
def test_every_monster_has_a_roar(monster, roar):
    assert roar_of(monster, SETTINGS) == roar
    assert roar_of("somebody else", SETTINGS) in SETTINGS.entries
