"""What is heard in the window: shots in time with the picture, and what the rules tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from meeple_city.audio.hearing import HeardBreath, Knock, ShotSounds, SoundingPiece, TimedPlace, plan_shot
from meeple_city.audio.loudspeaker import GONE, MISSING
from meeple_city.audio.mixer import Volumes
from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.audio.sound_plan import Ear, Place, SoundCues, SoundPlan, retimed
from meeple_city.audio.telling_sounds import plan_telling
from meeple_city.border import Message, message
from meeple_city.border.geometry import rotate
from meeple_city.display.geometry import Pose, Vector
from meeple_city.show.motion import Motion
from meeple_city.show.shot_plan import ShotPlan
from meeple_city.ui.settings import Settings

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

AHEAD_S = 0.08  # sounds are handed over this early; longer than a slow frame
SILENT = Volumes(all=0.0)
PROBLEMS = {MISSING: "screen.loudspeaker_missing", GONE: "screen.loudspeaker_gone"}
NOTHING: Vector = (0.0, 0.0, 0.0)


class WindowSounds:
    """Plays what the screen shows. It is silent while a microphone listens, and without a device."""

    def __init__(self, window: GameWindow) -> None:
        self.window = window
        self.pieces: Mapping[str, SoundingPiece] = {}  # of the table that is laid
        self._cues = SoundCues(())
        self._given_s = 0.0  # up to when sounds of the shot were handed over

    def begin(self, motion: Motion, plan: ShotPlan, show_s: float, earlier: ShotPlan | None = None) -> None:
        """Hear a shot by a plan from a moment of the show on; what an earlier plan handed over is not repeated."""
        self._cues = SoundCues(shot_plan_sounds(motion, plan, self.pieces) if self._on else ())
        if earlier is not None:
            self._cues.seek(plan.clock.show_s(earlier.track_s(self._given_s)))
        elif show_s > 0:
            self._cues.seek(show_s)

    def play(self, show_s: float, speed: float) -> None:
        """Play what is due at a moment of the show."""
        ahead_s = AHEAD_S * speed
        self._given_s = show_s + ahead_s
        self.window.loudspeaker.play_plan(self._cues.due(show_s, ahead_s), show_s, speed)

    def stop(self) -> None:
        """Leave out the rest of the shot."""
        self._cues = SoundCues(())

    def tell(self, told: Iterable[Message], places: Mapping[str, Place]) -> None:
        """Hear what the rules tell everybody."""
        if self._on:
            self.window.loudspeaker.play_plan(plan_telling(told, shipped_settings(), self._ear(), places))

    def knock(self, knocks: Sequence[Knock]) -> None:
        """Hear what has just been hit, at once."""
        if knocks and self._on:
            shot = ShotSounds(self.pieces, tuple(knock for knock in knocks if self._knows(knock)), {})
            for sound in plan_shot(shot, shipped_settings().hearing, lambda at_s: self._ear()):
                self.window.loudspeaker.play(sound)

    def tick(self) -> None:
        """Follow the settings and the microphone, and say once if nothing can be heard."""
        loudspeaker = self.window.loudspeaker
        loudspeaker.muted = self.window.listener.open
        loudspeaker.volumes = volumes_of(self.window.settings)
        problem = loudspeaker.take_problem()
        if problem:
            said = PROBLEMS.get(problem)
            self.window.show_notice(self.window.words.say(message(said)) if said else problem)

    @property
    def _on(self) -> bool:
        return self.window.settings.sound and bool(self.window.settings.volume)

    def _ear(self) -> Ear:
        camera = self.window.directed.camera()
        return Ear.looking(camera.eye_m, camera.target_m)

    def _knows(self, knock: Knock) -> bool:
        return knock.a in self.pieces and knock.b in self.pieces


def volumes_of(settings: Settings) -> Volumes:
    """The volumes that people have set."""
    if not settings.sound:
        return SILENT
    return Volumes(
        impacts=settings.volume_impacts / 100,
        voices=settings.volume_voices / 100,
        wind=settings.volume_wind / 100,
        murmur=settings.volume_murmur / 100,
        all=settings.volume / 100,
    )


def shot_plan_sounds(motion: Motion, plan: ShotPlan, pieces: Mapping[str, SoundingPiece]) -> SoundPlan:
    """Every sound of a shot, in the time of the show, as heard from where it is seen."""
    settings = shipped_settings()

    def ear_at(track_s: float) -> Ear:
        camera = plan.camera(plan.clock.show_s(track_s))
        return Ear.looking(camera.eye_m, camera.target_m)

    heard = plan_shot(shot_sounds(motion, pieces), settings.hearing, ear_at)
    return retimed(heard, plan.clock.show_s, settings.mixing.slowest_pitch)


def shot_sounds(motion: Motion, pieces: Mapping[str, SoundingPiece]) -> ShotSounds:
    """Everything about a motion that can be heard."""
    paths: dict[str, list[TimedPlace]] = {}
    for key in motion.keys:
        for piece, pose in key.poses.items():
            if piece in pieces:
                paths.setdefault(piece, []).append(TimedPlace(key.at_s, _middle(pose, motion.sizes.get(piece))))
    knocks = [Knock(hit.at_s, hit.a, hit.b, hit.impulse, hit.place_m) for hit in motion.hits]
    breath = motion.breath
    return ShotSounds(
        pieces=pieces,
        knocks=tuple(knock for knock in knocks if knock.a in pieces and knock.b in pieces),
        paths={piece: tuple(path) for piece, path in paths.items()},
        breath=HeardBreath(breath.mouth_m, breath.curve) if breath else None,
        held=motion.actor if motion.released_s > 0 else "",
        held_until_s=motion.released_s,
    )


def _middle(pose: Pose, size: Vector | None) -> Place:
    """The middle of a piece, whose pose is that of its foot."""
    (x, y, z), turn = pose
    up = rotate(turn, (0.0, 0.0, (size or NOTHING)[2] / 2))
    return x + up[0], y + up[1], z + up[2]
