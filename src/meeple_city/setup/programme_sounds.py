"""What is heard of a programme: every shot as it is shown, and what spectators are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meeple_city.audio.sound_plan import Ear, SoundPlan, TimedSound, in_order, retimed
from meeple_city.audio.sound_settings import SoundSettings
from meeple_city.audio.telling_sounds import plan_telling
from meeple_city.setup.recordings import Recording
from meeple_city.setup.shot_sounds import plan_track
from meeple_city.show.programme import AFTER, NEWS, SHOT, Part, Programme

SLOWEST_PITCH = 0.7  # of sounds in slow motion; our choice


def programme_sounds(recording: Recording, programme: Programme, settings: SoundSettings) -> SoundPlan:
    """Every sound of a programme, by its own clock."""
    found: list[TimedSound] = []
    for part in programme.parts:
        if part.kind == SHOT:
            found += _heard_of_shot(recording, part, settings)
        elif part.kind in (AFTER, NEWS):
            found += _heard_of_news(recording, part, settings)
    return in_order(sound for sound in found if sound.at_s < programme.length_s)


def _heard_of_shot(recording: Recording, part: Part, settings: SoundSettings) -> Iterator[TimedSound]:
    shot, track = part.shot, recording.track(part.step)
    if shot is None or track is None or recording.table is None:
        return

    def ear_at(track_s: float) -> Ear:
        camera = shot.camera(shot.clock.show_s(track_s))
        return Ear.looking(camera.eye_m, camera.target_m)

    plan = plan_track(recording.table, track, settings.hearing, ear_at)
    begins = shot.track_s(0.0)
    # What a hand did before the shot is not shown; a murmur may rise before it.
    heard = tuple(sound for sound in plan if sound.at_s >= begins or sound.curve)
    for sound in retimed(heard, shot.clock.show_s, SLOWEST_PITCH):
        if sound.at_s < part.length_s:
            yield replace(sound, at_s=sound.at_s + part.start_s)


def _heard_of_news(recording: Recording, part: Part, settings: SoundSettings) -> SoundPlan:
    camera = part.camera(0.0)
    told = [one.public for one in recording.timeline.steps[part.step].done.told]
    places = {piece: pose[0] for piece, pose in recording.rest(max(0, part.step - 1)).items()}
    return plan_telling(told, settings, Ear.looking(camera.eye_m, camera.target_m), places, part.start_s)
