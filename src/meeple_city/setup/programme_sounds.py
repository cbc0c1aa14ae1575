"""What is heard of a programme: every shot as it is shown, and what spectators are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from meeple_city.audio.sound_plan import Ear, SoundPlan, TimedSound, in_order
from meeple_city.audio.sound_settings import SoundSettings
from meeple_city.audio.telling_sounds import plan_telling
from meeple_city.setup.recordings import Recording
from meeple_city.setup.shot_sounds import sounding_pieces
from meeple_city.show.programme import AFTER, NEWS, SCORE, Part, Programme
from meeple_city.ui.ceremony_screen import scene_sound
from meeple_city.ui.programme_screen import ceremony_s
from meeple_city.ui.window_sounds import shot_plan_sounds


def programme_sounds(recording: Recording, programme: Programme, settings: SoundSettings) -> SoundPlan:
    """Every sound of a programme, by its own clock."""
    found = (sound for part in programme.parts for sound in part_sounds(recording, part, settings))
    return in_order(sound for sound in found if sound.at_s < programme.length_s)


def part_sounds(recording: Recording, part: Part, settings: SoundSettings) -> Iterable[TimedSound]:
    """What is heard of a part."""
    if part.films:
        return _heard_of_shot(recording, part)
    if part.kind in (AFTER, NEWS):
        return _heard_of_news(recording, part, settings)
    return _heard_of_ceremony(recording, part, settings) if part.kind == SCORE else ()


def _heard_of_shot(recording: Recording, part: Part) -> Iterator[TimedSound]:
    shot, motion = part.shot, recording.motion(part.step)
    if shot is None or motion is None or recording.table is None:
        return
    for sound in shot_plan_sounds(motion, shot, sounding_pieces(recording.table)):
        # What a hand did before the shot is not shown; a murmur may rise before it.
        if sound.at_s < part.length_s and (sound.at_s >= 0.0 or sound.curve):
            yield replace(sound, at_s=sound.at_s + part.start_s)


def _heard_of_news(recording: Recording, part: Part, settings: SoundSettings) -> SoundPlan:
    camera = part.camera(0.0)
    told = [one.public for one in recording.timeline.steps[part.step].done.told]
    places = {piece: pose[0] for piece, pose in recording.rest(max(0, part.step - 1)).items()}
    return plan_telling(told, settings, Ear.looking(camera.eye_m, camera.target_m), places, part.start_s)


def _heard_of_ceremony(recording: Recording, part: Part, settings: SoundSettings) -> Iterator[TimedSound]:
    ceremony = recording.ceremony
    if ceremony is None:
        return
    begins_s = ceremony_s(ceremony, part, 0.0)
    for scene in ceremony.scenes:
        name = scene_sound(scene, settings)
        if name and scene.start_s >= begins_s:
            yield TimedSound(part.start_s + scene.start_s - begins_s, name, importance=3.0)
