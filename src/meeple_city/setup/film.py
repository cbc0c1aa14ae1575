"""Film a programme: every frame drawn off-screen, with its sound, into a video."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from meeple_city.audio.mixer import Mixer
from meeple_city.audio.sound_bank import shipped_bank
from meeple_city.audio.speech import SystemVoice
from meeple_city.audio.wav import pcm_bytes
from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.table_layout import TableLayout
from meeple_city.files import data_folder
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.frame_grabber import FrameGrabber
from meeple_city.render.picture_renderer import APERTURE
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.render.window_table import WindowTable
from meeple_city.setup.commentary import comment
from meeple_city.setup.programme_sounds import programme_sounds
from meeple_city.setup.recordings import Recording
from meeple_city.setup.video_targets import VideoFile, VideoFormat
from meeple_city.setup.video_writer import VideoWriter
from meeple_city.show.programme import Programme
from meeple_city.ui.cards.card_table import CardTable
from meeple_city.ui.cards.spots import TABLE as CARD_TABLE
from meeple_city.ui.ports import TableScreen
from meeple_city.ui.programme_screen import ProgrammeScreen
from meeple_city.words.catalogue import Words

REFINED = 10  # frames added up to one picture of a video in the beauty tier; our choice
Progress = Callable[[int, int], None]  # frames done, and frames in all


@dataclass(frozen=True)
class FilmLook:
    """How a film looks."""

    form: VideoFormat
    words: Words
    tier: str = "fast"
    clean: bool = False  # nothing written over the picture
    voice: SystemVoice | None = None  # that speaks the commentary


def shoot_film(recording: Recording, programme: Programme, look: FilmLook, out: Path, progress: Progress) -> int:
    """Film a programme into a file; return how many frames it has."""
    form, bank = look.form, shipped_bank()
    frames = max(1, round(programme.length_s * form.fps))
    mixer = Mixer(bank)
    mixer.play_plan(programme_sounds(recording, programme, bank.settings))
    said = comment(recording.timeline, programme, look.words, recording.ceremony, look.voice)
    mixer.play_plan(said.take_speech())
    with VideoWriter(VideoFile(out.resolve()), form) as writer, open_studio(recording, look) as studio:
        studio.screen.say = said.text_at
        for number in range(frames):
            samples = form.samples_before(number + 1) - form.samples_before(number)
            writer.add(studio.picture(programme, number / form.fps), pcm_bytes(mixer.read(samples)))
            progress(number + 1, frames)
    return frames


class FilmSet:
    """A table on which one match after the other can be filmed."""

    def __init__(self, window: RenderWindow, look: FilmLook, stack: ExitStack) -> None:
        self.window, self._look = window, look
        self._table, self._captions = WindowTable(window, data_folder("models")), Captions()
        stack.callback(self._table.close)
        self._captions.styled("broadcast")
        stack.callback(CaptionRenderer(window, self._captions).close)
        self._refined = REFINED if look.tier == "beauty" else 0

    def screen(self, recording: Recording) -> ProgrammeScreen:
        """Lay the table for a match."""
        cards = film_cards(self._table, recording, self._look)
        screen = ProgrammeScreen(self._table, self._captions, self._look.words, recording, cards)
        screen.wordless = self._look.clean
        return screen

    def draw(self, camera: Camera) -> None:
        """Draw a frame."""
        if self._refined:
            aperture_m = APERTURE * math.dist(camera.eye_m, camera.target_m)
            self._table.draw_refined(camera, self._refined, aperture_m)
        else:
            self._table.draw(camera, None)


class Studio:
    """An off-screen table on which any moment of a programme can be drawn."""

    def __init__(self, film_set: FilmSet, screen: ProgrammeScreen, grabber: FrameGrabber) -> None:
        self.screen = screen
        self._set, self._grabber = film_set, grabber

    def picture(self, programme: Programme, at_s: float) -> bytes:
        """A moment as BGRA, from the bottom line up."""
        self.screen.show(programme, at_s)
        self._set.draw(self.screen.camera(programme, at_s))
        return self._grabber.frame()


@dataclass(frozen=True)
class _StillEyes:
    """The eyes of a film, which holds no hand of cards."""

    view: Camera
    shape: float

    def camera(self) -> Camera:
        return self.view


@dataclass(frozen=True)
class _FilmedCards:
    """A card table without a window, seen by spectators."""

    screen: TableScreen
    words: Words
    head: _StillEyes
    pending: None = None
    looking: str = ""


def film_cards(table: TableScreen, recording: Recording, look: FilmLook) -> CardTable | None:
    """The cards of a recorded match on an empty table; None if it is played with pieces."""
    if recording.layout is not None:
        return None
    table.lay(TableLayout(CARD_TABLE, {}))
    words = look.words.within(None, recording.timeline.header.called)
    return CardTable(_FilmedCards(table, words, _StillEyes(recording.overview, recording.shape)))


@contextmanager
def open_film_set(look: FilmLook, title: str | None = None) -> Iterator[FilmSet]:
    """A film set in a window, or without a title off-screen."""
    with ExitStack() as stack:
        window = stack.enter_context(open_window(look.form.size, title))
        yield FilmSet(window, look, stack)


@contextmanager
def open_studio(recording: Recording, look: FilmLook) -> Iterator[Studio]:
    """A studio for a recorded match."""
    with open_film_set(look) as film_set, closing(FrameGrabber(film_set.window)) as grabber:
        yield Studio(film_set, film_set.screen(recording), grabber)
