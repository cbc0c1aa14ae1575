"""The window from its opening to its closing: drawing, captions, head, matches and modes put together."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.match.match_thread import MatchContext
from meeple_city.match.program import TIMEOUT_S
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.images import scaled, write_png
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.render.window_table import WindowTable
from meeple_city.setup.folders import settings_file
from meeple_city.setup.head_tracker import HeadTracker
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.language import words_of
from meeple_city.ui.loop import Loop
from meeple_city.ui.ports import MatchStarter
from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.settings import LANGUAGE_CODES, NewMatch, Settings
from meeple_city.ui.status import Status

SIZE = (1280, 720)
PICTURE_SIZE = (224, 126)  # of a match in the list; our choice
TITLE = "Meeple City"


@dataclass(frozen=True)
class WindowOptions:
    """What `play` was asked for; without a match, the menu asks."""

    match: NewMatch | None = None
    resume: Path | None = None  # a journal
    replay: Path | None = None  # a journal to watch
    seed: int | None = None
    scene: str | None = None
    timeout_s: float = TIMEOUT_S
    verbose: bool = False
    status: Path | None = None
    feed: Path | None = None  # for other programs: what spectators may know
    second_view: VideoFormat | None = None  # a second window for viewers
    calibration: Path | None = None  # of the microphone
    language: str | None = None  # instead of the one in the settings


@dataclass(frozen=True)
class OpenGame:
    """A window with the game in it."""

    window: RenderWindow
    table: WindowTable
    captions: CaptionRenderer
    game: GameWindow

    def loop(self, status: Status | None = None) -> Loop:
        """The loop that runs it."""
        return Loop(self.window, self.game, self._draw, status)

    def _draw(self, camera: Camera, stereo: str | None) -> None:
        self.captions.use_stereo(stereo)
        self.table.draw(camera, stereo)


def run_window(options: WindowOptions) -> list[Path]:
    """Run the window, with the menu or a match; return the journals written."""
    matches = WindowMatches(settings_file(), options.timeout_s, options.verbose)
    matches.scene, matches.seed = options.scene, options.seed
    first = _first_match(matches, options)
    settings = _spoken(matches.settings(options.calibration), options.language)
    with ExitStack() as stack:
        status = stack.enter_context(options.status.open("w", encoding="utf-8")) if options.status else None
        if options.feed:
            stack.enter_context(closing(matches.feed_into(options.feed)))
        if options.second_view:
            stack.enter_context(closing(matches.open_second_view(options.second_view, words_of(settings).language)))
        opened = stack.enter_context(open_game(matches, settings, TITLE))
        if options.replay is not None:
            opened.game.watch_replay(options.replay)
        elif first is None:
            opened.game.open()
        else:
            opened.game.start(first)
        opened.loop(Status(status) if status else None).run()
    return matches.journals


@contextmanager
def open_game(
    matches: MatchStarter, settings: Settings, title: str | None = None, size: tuple[int, int] = SIZE
) -> Iterator[OpenGame]:
    """The game in a window, or without a title off-screen; everything is closed afterwards."""
    with open_window(size, title) as window, ExitStack() as stack:
        table = WindowTable(window, data_folder("models"))
        stack.callback(table.close)
        captions = Captions()
        caption_renderer = CaptionRenderer(window, captions)
        stack.callback(caption_renderer.close)
        game = GameWindow(
            table,
            captions,
            caption_renderer,
            SeatedHead(),
            matches,
            settings,
            tell_streamer=_to_terminal,
            open_tracker=HeadTracker,
            take_picture=lambda camera, file: _take_picture(window, table, caption_renderer, camera, file),
        )
        stack.callback(game.close)
        yield OpenGame(window, table, caption_renderer, game)


def _take_picture(
    window: RenderWindow, table: WindowTable, captions: CaptionRenderer, camera: Camera, file: Path
) -> None:
    """A small picture of the table without captions; one that cannot be written is not missed."""
    captions.show(False)
    table.draw(camera, None)
    small = scaled(window.picture(), PICTURE_SIZE)
    captions.show(True)
    with suppress(OSError, MeepleCityError):
        write_png(small, file)


def _spoken(settings: Settings, language: str | None) -> Settings:
    """The settings with another language."""
    name = {code: name for name, code in LANGUAGE_CODES.items()}.get(language or "")
    return replace(settings, language=name) if name else settings


def _to_terminal(line: str) -> None:
    """Print what must stay off the stream."""
    print(line, file=sys.stderr)


def _first_match(matches: WindowMatches, options: WindowOptions) -> MatchContext | None:
    """The match to begin with; None for the menu."""
    if options.resume is not None:
        return matches.resume(options.resume)
    return matches.new_match(options.match) if options.match else None
