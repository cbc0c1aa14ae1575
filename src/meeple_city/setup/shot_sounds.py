"""What can be heard of a shot: a track, translated for the ear."""

from __future__ import annotations

from meeple_city.audio.hearing import (
    BOARD,
    GROUND,
    TABLE,
    Knock,
    SoundingPiece,
    plan_shot,
)
from meeple_city.audio.sound_bank import RATE, SoundBank
from meeple_city.audio.sound_plan import Ear, EarAt, SoundPlan, TimedSound
from meeple_city.audio.sound_settings import Hearing
from meeple_city.setup.motions import motion_of
from meeple_city.setup.scenes import camera_subjects, named_camera
from meeple_city.table.catalogue import Shape
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.table.track import Impact, Track
from meeple_city.ui.window_sounds import shot_sounds

BELOW = {name: SoundingPiece(name, name, 0.0, 0.0) for name in (TABLE, GROUND)}


def sounding_pieces(table: Table) -> dict[str, SoundingPiece]:
    """Every piece of a table as the ear knows it, and what lies below them."""
    return BELOW | {piece.id: _sounding(piece.model.shape) for piece in table.scene.pieces}


def knock_of(impact: Impact, tick_hz: int) -> Knock:
    """An impact for the ear."""
    return Knock(impact.tick / tick_hz, impact.a, impact.b, impact.impulse, impact.point)


def plan_track(table: Table, track: Track, hearing: Hearing, ear_at: EarAt) -> SoundPlan:
    """Every sound of a track, as heard by an ear that may move."""
    return plan_shot(shot_sounds(motion_of(table, track), sounding_pieces(table)), hearing, ear_at)


def listened_from(table: Table, snapshot: Snapshot) -> Ear:
    """The ear of whoever sits at the first seat; above the table where there are no seats."""
    seats = camera_subjects(table, snapshot).seats
    camera = named_camera(table, f"seat:{next(iter(seats))}" if seats else "director", snapshot)
    return Ear.looking(camera.eye_m, camera.target_m)


def audible_span(plan: SoundPlan, track: Track, bank: SoundBank) -> tuple[float, float]:
    """From when to when there is something to hear or to see, in seconds of the track."""
    return (
        min(0.0, min((sound.at_s for sound in plan), default=0.0)),
        max(track.sim_s, max((_end_s(sound, bank) for sound in plan), default=0.0)),
    )


def _end_s(sound: TimedSound, bank: SoundBank) -> float:
    if sound.curve:
        return sound.at_s + sound.curve[-1].at_s
    return sound.at_s + len(bank.find(sound.sound).variation(sound.variation)) / RATE / sound.pitch


def _sounding(shape: Shape) -> SoundingPiece:
    if shape.fixed:
        return SoundingPiece(shape.kind, BOARD, 0.0, max(shape.size))
    return SoundingPiece(shape.kind, shape.material.name, shape.mass, max(shape.size))
