"""The matches a window can play: what the menu offers, new ones, interrupted ones, and how their shots are shown."""

from __future__ import annotations

import queue
import secrets
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from meeple_city.audio.calibration import read_calibration, write_calibration
from meeple_city.border import message
from meeple_city.border.seeds import MOST_SEED
from meeple_city.display.geometry import Point
from meeple_city.errors import MeepleCityError
from meeple_city.games.registry import RULES, GameEntry, find_game
from meeple_city.input.breath import Calibration
from meeple_city.match.driver import Match
from meeple_city.match.journal import Contents, Header
from meeple_city.match.match_thread import MatchContext, MatchThread, Person, TableReady, Viewing, WatchedTable
from meeple_city.match.players import Player
from meeple_city.match.program import TIMEOUT_S
from meeple_city.match.table_port import TablePort
from meeple_city.setup.folders import settings_file
from meeple_city.setup.matches import (
    HUMAN,
    MatchFrontEnd,
    MatchPlan,
    OpenTable,
    begin_match,
    plan_match,
    read_match,
    resume_match,
)
from meeple_city.setup.practice import begin_practice
from meeple_city.setup.replays import BackgroundReplay
from meeple_city.setup.saved_matches import SavedMatches, picture_of
from meeple_city.setup.scenes import SCENES_BY_BOXES, camera_subjects, open_scene
from meeple_city.setup.second_view import SecondView, ViewOrder
from meeple_city.setup.settings_file import load_settings, save_settings
from meeple_city.setup.spectator_feed import SpectatorFeed
from meeple_city.setup.terminal_front_end import TerminalFrontEnd
from meeple_city.setup.tracks import last_snapshot
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.setup.window_tables import ShownTable
from meeple_city.ui.menu_choices import PROGRAM
from meeple_city.ui.ports import ReplayLoading
from meeple_city.ui.settings import GameOffer, NewMatch, SavedMatch, Settings
from meeple_city.words.catalogue import Words, load_words

EXHIBITED = NewMatch("rampage", ("easy",) * 4, {"cards": "off"})  # what bots play behind the menus
BEHIND_MENU = "meeple-city"  # the scene behind the first menu


class WindowMatches:
    """Offers games and seats matches for the window."""

    def __init__(self, settings_file: Path | None = None, timeout_s: float = TIMEOUT_S, verbose: bool = False) -> None:
        self.scene: str | None = None  # for matches that name none
        self.seed: int | None = None
        self.settings_file = settings_file
        self.timeout_s = timeout_s
        self.verbose = verbose
        self.language = "en"
        self.feed: SpectatorFeed | None = None  # of matches that are played, for other programs
        self.second_view: SecondView | None = None  # of matches that are played, for a stream
        self._notices: queue.SimpleQueue[str] = queue.SimpleQueue()  # filled by other threads too
        self.journals: list[Path] = []  # that were begun or resumed
        self._picture: Path | None = None  # of the running match
        self._saved = SavedMatches(self._notices.put)
        self._city: TableReady | None = None  # behind the first menu
        self._city_thread: threading.Thread | None = None

    # ---- the menu

    def offers(self) -> tuple[GameOffer, ...]:
        """The games there are."""
        return tuple(_offer(name) for name in RULES)

    def saved(self) -> tuple[SavedMatch, ...]:
        """The matches found so far, the latest first."""
        return self._saved.found

    def look_for_saved(self) -> threading.Thread:
        """Start looking for matches that were played before, in the background."""
        return self._saved.look()

    def picture_file(self) -> Path | None:
        """Where a small picture of the running match is kept; practice has none."""
        return self._picture

    def city_behind(self) -> TableReady | None:
        """The city to show behind the first menu; None until it is built, in the background."""
        if self._city_thread is None:
            self._city_thread = threading.Thread(target=self._build_city, name="city", daemon=True)
            self._city_thread.start()
        return self._city

    def _build_city(self) -> None:
        try:
            shown = ShownTable(open_scene(self.scene or BEHIND_MENU, 0))
            self._city = shown.laid({}, shown.table.initial_snapshot())
        except MeepleCityError as cause:
            self._notices.put(str(cause))

    def settings(self, calibration: Path | None = None) -> Settings:
        """The settings of last time; a new microphone calibration is remembered."""
        settings = load_settings(self.settings_file) if self.settings_file else Settings()
        if calibration is None:
            return settings
        read_calibration(calibration)  # refused at once if it is broken
        settings = replace(settings, calibration=str(calibration.absolute()))
        self.save(settings)
        return settings

    def save(self, settings: Settings) -> None:
        """Save the settings; a failure is a notice."""
        if self.settings_file is None:
            return
        try:
            save_settings(settings, self.settings_file)
        except OSError as cause:
            self._report_unsaved(f"{cause.filename}: {cause.strerror}")
        except MeepleCityError as cause:
            self._report_unsaved(str(cause))

    def _report_unsaved(self, problem: str) -> None:
        unsaved = message("screen.settings_not_saved", problem=problem)
        self._notices.put(load_words(self.language).phrase(unsaved))

    def speak(self, language: str) -> None:
        """Tell of matches in this language from now on."""
        self.language = language

    def save_calibration(self, calibration: Calibration) -> str:
        """Write down what was learnt about the microphone, beside the settings; returns the file."""
        file = (self.settings_file or settings_file()).with_name("microphone.json")
        write_calibration(calibration, file)
        return str(file)

    def feed_into(self, file: Path) -> SpectatorFeed:
        """From now on, write what spectators may know into a file."""
        self.feed = SpectatorFeed(file, self._notices.put)
        return self.feed

    def open_second_view(self, form: VideoFormat, language: str) -> SecondView:
        """From now on, show what spectators may know in another window."""
        order = ViewOrder(form, language)
        self.second_view = SecondView(order, self._notices.put, lambda: load_words(self.language))
        return self.second_view

    def direct_second_view(self, wish: str) -> None:
        """Show the last shot again in the second window, or change its camera."""
        if self.second_view is not None and self.second_view.is_open:
            self.second_view.wish(wish)
        else:
            self._notices.put(load_words(self.language).phrase(message("screen.no_second_view")))

    def take_notices(self) -> list[str]:
        """Problems that were not taken yet, the oldest first."""
        taken: list[str] = []
        while not self._notices.empty():
            taken.append(self._notices.get())
        return taken

    # ---- matches

    def new_match(self, wish: NewMatch) -> MatchContext:
        """Prepare a new match; raises BadInput if it cannot be played."""
        seed = next(n for n in (wish.seed, self.seed, secrets.randbelow(MOST_SEED)) if n is not None)
        scene = wish.scene or (self.scene if find_game(wish.game).physical else None)
        plan = plan_match(replace(wish, seed=seed, scene=scene), date.today(), people=True)
        self._picture = None
        return lambda thread: self._begin(plan, thread)

    @contextmanager
    def _begin(self, plan: MatchPlan, thread: MatchThread) -> Iterator[Match]:
        with begin_match(plan, WindowFrontEnd(thread, self)) as match:
            if match.journal:
                self.journals.append(match.journal)
                self._picture = picture_of(match.journal)
            yield match

    def exhibition(self) -> MatchContext | None:
        """Prepare a match of bots to be looked at, which leaves no journal."""
        if self.scene is not None:
            return None

        @contextmanager
        def seat(thread: MatchThread) -> Iterator[Match]:
            with TemporaryDirectory(prefix="meeple-city-") as folder:
                wish = replace(EXHIBITED, seed=secrets.randbelow(MOST_SEED), journal=Path(folder) / "behind.journal")
                plan = plan_match(wish, date.today(), people=True)
                with begin_match(plan, QuietFrontEnd(thread, self)) as match:
                    yield match

        return seat

    def practice(self) -> MatchContext:
        """Prepare a table to practise at."""
        self._picture = None
        book = (self.settings_file or settings_file()).with_name("practice.json")
        return lambda thread: begin_practice(thread, lambda scene: ShownTable(open_scene(scene, 0)), book)

    def resume(self, journal: Path) -> MatchContext:
        """Prepare to resume an interrupted match."""
        contents = read_match(journal)
        self.journals.append(journal)
        self._picture = picture_of(journal)

        def seat(thread: MatchThread) -> AbstractContextManager[Match]:
            return resume_match(contents, WindowFrontEnd(thread, self))

        return seat

    def last_journal(self) -> Path | None:
        """The journal of the match that was begun or resumed last."""
        return self.journals[-1] if self.journals else None

    def rematch(self) -> MatchContext:
        """Prepare the last match once more, with another seed."""
        header = read_match(self.journals[-1]).header
        scene = header.scene.name if header.scene else None
        return self.new_match(NewMatch(header.game, header.players, header.options, scene=scene, names=header.names))

    def replay(self, journal: Path, best: bool = False) -> ReplayLoading:
        """Start reading a recorded match, or the best of it, in the background."""
        return BackgroundReplay(journal, best)


class WindowFrontEnd(MatchFrontEnd):
    """Shows a match in the window, through the thread it runs in."""

    thinks_behind = True

    def __init__(self, thread: MatchThread, matches: WindowMatches) -> None:
        self.timeout_s = matches.timeout_s
        self._thread = thread
        self._shown_table: ShownTable | None = None
        self._watched: WatchedTable | None = None
        self._log = TerminalFrontEnd(sys.stderr, True, 0.0, matches.language) if matches.verbose else None
        self._matches = matches

    def words(self) -> Words:
        """The language of the window at this moment."""
        return load_words(self._matches.language)

    def thinkers(self) -> int:
        """One core is for the picture, which must not wait."""
        return max(1, super().thinkers() - 1)

    def person(self) -> Player:
        """A player in front of the screen."""
        return Person(self._thread)

    def table(self, opened: OpenTable, header: Header, stack: ExitStack) -> TablePort:
        """The table, its shots shown in the window; for people, with a preview of breath."""
        shown = ShownTable(open_scene(opened.scene.name, header.seed))
        if HUMAN in header.players:
            shown = shown.with_breath_preview(opened.scene.name, stack)
        self._shown_table = shown
        follow = shown.breath_preview.follow if shown.breath_preview else lambda track: None
        self._watched = self._thread.watched(opened.remote, Viewing(shown.motion, shown.stream), follow)
        return self._watched

    def seated(self, header: Header, contents: Contents | None) -> None:
        """Lay the table."""
        self.film(lambda view: view.seated(header, contents))
        players = dict(zip(header.seats, header.players, strict=True))
        shown = self._shown_table
        if shown is None:
            self._thread.show_table(TableReady(None, players, names=header.called))
            return
        snapshot = last_snapshot(contents) if contents else None
        laid = shown.laid(players, snapshot or shown.table.initial_snapshot())
        self._thread.show_table(replace(laid, names=header.called))

    def notice(self, text: str) -> None:
        """Show it in the window, and log it."""
        if self._log:
            self._log.notice(text)
        self._thread.notify(text)

    def watch(self, match: Match) -> None:
        """Show what happened."""
        if self._log:
            self._log.watch(match)
        self.feed(match)
        track = self._watched.track if self._watched else None
        self.film(lambda view: view.follow(match, track))
        self._thread.show(match)

    def feed(self, match: Match) -> None:
        """Tell other programs what spectators may know."""
        if self._matches.feed:
            self._matches.feed.add(match, self.words())

    def film(self, tell: Callable[[SecondView], None]) -> None:
        """Tell whoever films the match in a second window."""
        if self._matches.second_view:
            tell(self._matches.second_view)


class QuietFrontEnd(WindowFrontEnd):
    """A match that nobody plays: it gives way to whatever else runs, and what goes wrong is nobody's concern."""

    yields = True

    def notice(self, text: str) -> None:
        """Say nothing."""

    def feed(self, match: Match) -> None:
        """Tell nobody."""

    def film(self, tell: Callable[[SecondView], None]) -> None:
        """Tell nobody."""


def _offer(name: str) -> GameOffer:
    entry = find_game(name)
    kinds = (HUMAN, *entry.bots, "random", PROGRAM)
    game, title = entry.game, load_words().name("game", name)
    places = cache(lambda count: _places(entry, count)) if entry.physical else None
    return GameOffer(name, title, game.seat_counts, kinds, game.options, game.several, game.possible, places)


def _places(entry: GameEntry, count: int) -> dict[str, Point]:
    """The seats for this many players, each with its place around the boards as people see them from above."""
    table = open_scene(SCENES_BY_BOXES[entry.game.boxes(count)], 0)
    edges = {colour: seat.edge_m for colour, seat in camera_subjects(table).seats.items()}
    wide, high = (max(abs(edge[axis]) for edge in edges.values()) for axis in (0, 1))
    return {seat: (edges[seat][0] / wide, edges[seat][1] / high) for seat in entry.game.seats(count, table.city())}
