"""The game in its window: screen, captions, head, match and modes, tied together.

It shows and asks; it decides nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

from meeple_city.audio.breath_listener import BreathListener, calibrated_listener
from meeple_city.audio.loudspeaker import Loudspeaker
from meeple_city.border import Request, message
from meeple_city.core.asks import Answer
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import RampageView
from meeple_city.games.registry import find_game
from meeple_city.match.match_thread import MatchContext, MatchThread, TableReady
from meeple_city.match.players import Asked
from meeple_city.show.motion import Motion
from meeple_city.ui.badges import badge
from meeple_city.ui.cards.card_table import CardTable
from meeple_city.ui.cards.rampage_cards import RampageCards
from meeple_city.ui.cards.spots import TABLE, card_seats
from meeple_city.ui.directed_view import DirectedView, FilmCamera
from meeple_city.ui.exhibition import Exhibition
from meeple_city.ui.flights import Flights
from meeple_city.ui.hand_cards import hand_cards
from meeple_city.ui.input_router import InputRouter
from meeple_city.ui.language import as_it_stands, signed, words_of
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.menu_choices import MenuChoices
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.replay import ReplayMode
from meeple_city.ui.modes.watch import FAST
from meeple_city.ui.news_feed import NewsFeed
from meeple_city.ui.notices import Notices
from meeple_city.ui.own_head import OwnHead, PoseSource
from meeple_city.ui.player_areas import drawn_beside_board
from meeple_city.ui.player_strips import player_strips, table_words
from meeple_city.ui.pointing import Pointing
from meeple_city.ui.ports import ButtonFinder, MatchStarter, PreviewTable, TableScreen
from meeple_city.ui.practised_gestures import practice_prompt
from meeple_city.ui.release_clock import ReleaseClock
from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.seats import Seat
from meeple_city.ui.settings import PACES, Settings
from meeple_city.ui.sight import Sight
from meeple_city.ui.targets import targets
from meeple_city.ui.window_news import WindowNews
from meeple_city.ui.window_sounds import WindowSounds
from meeple_city.words.called import called
from meeple_city.words.catalogue import Words, capitalised
from meeple_city.words.questions import for_people, prompt

CLOSING_S = 2.0  # the longest wait for the loudspeaker when the window closes; our choice
SHOT_WAIT_S = 0.05  # the frame after a release waits this long, to show the shot at once; our choice


class GameWindow:
    """Where people play. Modes are stacked: the one on top receives the input."""

    def __init__(
        self,
        screen: TableScreen,
        captions: Captions,
        button_finder: ButtonFinder,
        head: SeatedHead,
        matches: MatchStarter,
        settings: Settings,
        listener: BreathListener | None = None,
        loudspeaker: Loudspeaker | None = None,
        tell_streamer: Callable[[str], None] = lambda line: None,
        open_tracker: Callable[[], PoseSource] | None = None,
        take_picture: Callable[[Camera, Path], None] = lambda camera, file: None,
    ) -> None:
        self.screen, self.captions, self.button_finder, self.head = screen, captions, button_finder, head
        self.matches, self.settings = matches, settings
        self.words = words_of(settings)
        self.listener = listener or calibrated_listener(settings.calibration)
        self.loudspeaker = loudspeaker or Loudspeaker()
        self.tell_streamer = tell_streamer  # gets what is kept off the screen
        self.take_picture = take_picture  # a small one of the table as it stands, for the list of matches
        self.stack: list[Mode] = []
        self.menu_choices: MenuChoices | None = None  # kept from match to match
        self.presenter: MatchPresenter | None = None
        self.replay: ReplayMode | None = None  # a recorded match that is watched
        self.leaving: list[MatchThread] = []  # matches that are still closing
        self.pending: Asked | None = None  # the open question
        self.view: View | None = None  # what everybody may see
        self.own_view: View | None = None  # what the only person playing may see
        self.next_seat = ""  # the seat that the match asks next
        self.layout: TableLayout | None = None
        self.seats: Mapping[str, Seat] = {}  # around the table that is laid
        self.names: Mapping[str, str] = {}  # that people gave to seats
        self.tick_hz = 480
        self.fast = False  # bots and animations
        self.wants_close = False
        self.wants_full_screen = False
        self.entered: Counter[str] = Counter()
        self.left: Counter[str] = Counter()
        self.breath_preview: PreviewTable | None = None
        self.watched: Request | None = None  # a shot that was watched while it was made
        self.releases = ReleaseClock()
        self.own_head = OwnHead(open_tracker)
        self.notices = Notices(captions)
        self.feed = NewsFeed(captions, screen)
        self.directed = DirectedView(head)
        self.flights = Flights(screen)
        self.sounds = WindowSounds(self)
        self.news = WindowNews(self)
        self.last_shot: Motion | None = None  # for a second look at it
        self.cards = CardTable(self)
        self.table_cards = RampageCards(self)
        self.pointing = Pointing(self)
        self.sight = Sight(self)
        self.input_router = InputRouter(self)
        self.exhibition = Exhibition(self)
        self._use_settings()

    # ---- modes

    @property
    def mode(self) -> Mode | None:
        """The mode on top."""
        return self.stack[-1] if self.stack else None

    @property
    def match_is_busy(self) -> bool:
        """Whether a match is thinking, rather than waiting for people."""
        return self.presenter is not None and isinstance(self.mode, LookAroundMode)

    def open(self) -> None:
        """Begin with the menu."""
        self._show_menu()

    def _show_menu(self) -> None:
        self.matches.look_for_saved()
        self.show(MenuMode(self))

    def show_city_behind(self) -> None:
        """Show a city behind the first menu, as soon as there is one."""
        if self.layout is None and (city := self.matches.city_behind()) is not None:
            self.lay_behind(city)
            self.head.home()
            self.head.step_aside()

    def lay_behind(self, city: TableReady) -> None:
        """Lay a table that is only looked at."""
        assert city.layout is not None
        self.layout, self.seats = signed(city.layout, self.words), city.seats
        self.screen.lay(self.layout)
        self.head.use_seats(city.seats)

    def show(self, mode: Mode) -> None:
        """Leave all modes, and enter this one."""
        self._exit_all()
        self._enter(mode)

    def push(self, mode: Mode) -> None:
        """Put a mode on top of the present one, which is entered again afterwards."""
        if self.mode:
            self.mode.cancel()
            self._exit(self.mode)
        self._enter(mode)

    def pop(self) -> None:
        """Go back to the mode below."""
        self._exit(self.stack.pop())
        if self.presenter and (asked := self.pending or self.presenter.next_question):
            self.show_prompt(asked)
        if self.mode:
            self._enter(self.stack.pop())

    def show_next(self) -> None:
        """Show what comes next in the match; meanwhile, look around."""
        mode = self.presenter.next() if self.presenter else None
        if mode is not None:
            self.show(mode)
        elif not isinstance(self.mode, LookAroundMode):
            self.show(LookAroundMode(self))

    def pause(self) -> None:
        """Open the menu of the match."""
        if self.presenter and not isinstance(self.mode, PauseMode):
            self.push(PauseMode(self))

    def _enter(self, mode: Mode) -> None:
        self.input_router.reset()
        self.pointing.hide()
        self.stack.append(mode)
        self.entered[mode.name] += 1
        mode.enter()

    def _exit_all(self) -> None:
        """Exit the mode on top; those below were exited when it was pushed."""
        if self.stack:
            self._exit(self.stack.pop())
        self.stack.clear()

    def _exit(self, mode: Mode) -> None:
        self.left[mode.name] += 1
        mode.exit()

    @property
    def glowing(self) -> tuple[str, ...]:
        """The pieces that stand for answers now, for whoever steps through them with keys."""
        return tuple(targets(self.pending.ask, self.pending.view).pieces) if self.pending else ()

    # ---- matches

    def start(self, seat_match: MatchContext, practising: bool = False) -> None:
        """Start or resume a match, or sit down at a table to practise."""
        self.exhibition.stop()
        match_thread = MatchThread()
        self.presenter = MatchPresenter(self, match_thread, practising)
        self.captions.note("")
        match_thread.begin(seat_match)
        self.show(LookAroundMode(self))

    @property
    def practising(self) -> bool:
        """Whether this is practice, and no match."""
        return self.presenter is not None and self.presenter.practising

    def watch_replay(self, journal: Path, best: bool = False) -> None:
        """Watch a recorded match, or the best of it."""
        self._drop_match()
        self.screen.clear()
        self.replay = ReplayMode(self, self.matches.replay(journal, best))
        self.show(self.replay)

    def leave(self) -> None:
        """Leave the match, and go to the first menu."""
        self._drop_match()
        self.replay = None
        self.screen.clear()
        self.notices.clear()
        self.feed.clear()
        self.captions.note("")
        self.captions.aside(())
        self.captions.players(())
        self.captions.cards(())
        self._show_menu()

    def quit(self) -> None:
        """Close the window."""
        self.wants_close = True

    def close(self) -> None:
        """Leave nothing behind: no mode, no match, nothing on the screen."""
        self._exit_all()
        self._drop_match()
        for match_thread in self.leaving:
            match_thread.wait()
        self.leaving.clear()
        self.own_head.close()
        self.loudspeaker.wait(CLOSING_S)
        self.screen.clear()

    def _drop_match(self) -> None:
        self.exhibition.stop()
        if self.presenter:
            self._keep_picture()
            self.presenter.match_thread.leave()
            self.leaving.append(self.presenter.match_thread)
        self.presenter, self.pending, self.view, self.own_view, self.fast = None, None, None, None, False
        self.layout, self.seats, self.breath_preview, self.watched = None, {}, None, None
        self.next_seat, self.names, self.last_shot = "", {}, None
        self.directed.take_over()
        self.flights.clear()
        self.cards.clear()
        self.table_cards.clear()
        self.captions.hold_up(None)
        self.words = self.words.within(None)

    def _keep_picture(self) -> None:
        """Keep a picture of the match beside its journal, as spectators see it; a card table has none."""
        file = self.matches.picture_file()
        if file is not None and self.layout is not None and isinstance(self.view, PhysicalView):
            self.show_beside_board_for(None)
            self.head.home()
            self.take_picture(self.head.camera(), file)

    # ---- what a match shows

    def lay(self, laid: TableReady) -> None:
        """Lay the table, before anything happens on it."""
        self.tick_hz, self.breath_preview, self.names = laid.tick_hz, laid.breath_preview, laid.names
        self.words = self.words.within(None, self.names)
        self.layout, self.seats = laid.layout and signed(laid.layout, self.words), laid.seats
        if self.layout is None:
            self.layout, self.seats = TableLayout(TABLE, {}), card_seats(list(laid.players))
        self.screen.lay(self.layout)
        self.table_cards.clear()
        self.sounds.pieces = laid.sounding
        self.flights.clear()
        self.head.use_seats(self.seats)
        people = [seat for seat, kind in laid.players.items() if kind == "human"]
        self.head.take_seat(people[0] if people else next(iter(laid.players)))

    @property
    def looking(self) -> str:
        """The seat that spectators look from; empty without a match."""
        return self.presenter.looking if self.presenter else ""

    @property
    def pace(self) -> float:
        """How fast others' turns are shown."""
        return PACES[self.settings.pace] * (FAST if self.fast else 1.0)

    def show_view(self, view: View, next_seat: str, own_view: View | None = None) -> None:
        """Show what may be seen after a change; `own_view` is for the only person playing."""
        self.view, self.own_view, self.next_seat = view, own_view, next_seat
        self.bind_words(view)
        self.show_beside_board_for(own_view)
        self.show_players()

    @property
    def seen(self) -> View | None:
        """The view whose contents may be on the screen now."""
        if self.settings.streamer or self.presenter is None:
            return self.view
        if self.pending is not None:
            return self.pending.view
        return self.own_view or self.view

    def show_players(self) -> None:
        """Show a strip for each player."""
        view = self.seen
        if view is None or self.presenter is None:
            self.captions.players(())
            return
        asked = self.pending.ask.seat if self.pending else self.next_seat
        strips = player_strips(view, self.words, self.presenter.players, asked)
        self.captions.players(strips, table_words(view, self.words))
        self.show_hand()

    def show_hand(self) -> None:
        """Show the cards of whoever may see them."""
        self.captions.cards(hand_cards(self.seen, self.words))

    def film(self, camera: FilmCamera, anew: bool) -> None:
        """Show a shot as its camera sees it, if people want that; in a corner if the head is to stay still."""
        if self.settings.follow == "off":
            return
        if self.settings.comfort:
            self.directed.inset = camera
            return
        self.directed.glides = self.settings.follow == "glide"
        self.directed.film(camera, anew)

    @property
    def reader(self) -> str | None:
        """The seat whose private words may be on the screen: the one being asked, or the only person playing."""
        if self.presenter is None or self.settings.streamer:
            return None
        if self.pending is not None:
            return self.pending.ask.seat
        people = self.presenter.people
        return people[0] if len(people) == 1 else None

    @property
    def has_log(self) -> bool:
        """Whether there is a match whose log can be read."""
        return self.presenter is not None or self.replay is not None

    def show_notice(self, text: str) -> None:
        """Show a problem in the note line for a few seconds."""
        self.notices.show(capitalised(text))

    def show_beside_board_for(self, view: View | None) -> None:
        """Show what stands beside the board; without a view, as spectators see it."""
        seen = self.view if view is None or self.settings.streamer else view
        if isinstance(seen, RampageView) and self.layout is not None and self.seats:
            self.flights.show(drawn_beside_board(seen, self.seats, self.layout))
            self.table_cards.show(seen)

    def show_question(self, asked: Asked) -> None:
        """Ask a person; after a refused answer, the pieces go back to where they stood."""
        self.pending = asked
        if asked.refused:
            self.watched = None
            self.screen.restore()
        self.show_beside_board_for(asked.view)
        self.show_prompt(asked)
        self.show_players()
        if self.settings.streamer and not asked.refused:
            self.news.tell_streamer_news(asked.ask.seat)
        if self.must_hide(asked):
            self.news.tell_streamer_choices(asked)

    def show_prompt(self, asked: Asked) -> None:
        """Show who is asked for what, and why the last answer was refused."""
        self.bind_words(asked.view)
        if self.practising:
            self.captions.prompt(practice_prompt(asked.ask, self.words))
        else:
            self.captions.prompt(prompt(self.words, asked.ask, asked.view), badge(asked.ask.seat).pair)
        self.captions.note(self.words.say(for_people(asked.refused)) if asked.refused else "")

    def must_hide(self, asked: Asked) -> bool:
        """Whether the choices are secret and must stay off the screen."""
        return self.settings.streamer and not find_game(asked.view.game).game.is_public(asked.ask, asked.view)

    def answer(self, answer: Answer) -> None:
        """Send an answer to the match, which judges it; if refused, the question comes again with the reason."""
        if self.pending is None or self.presenter is None:
            return
        self.captions.note("")
        self.feed.dismiss()
        self.pending = None
        self.show_players()  # others may be watching from now on
        self.presenter.match_thread.answer(answer)
        self.show_next()

    def mark_watched(self, request: Request) -> None:
        """Note that a shot has been watched and need not be shown again."""
        self.watched = request

    def waiting_for(self) -> str:
        """What the match waits for, in one line."""
        if self.view is None:
            return self.words.say(message("screen.setting_up"))
        if not self.next_seat:
            return self.words.say(message("screen.one_moment"))
        return self.words.say(message("screen.playing", seat=self.next_seat))

    def set(self, settings: Settings) -> None:
        """Change the settings, and save them."""
        self.settings = settings
        self.matches.save(settings)
        self._use_settings()
        self._show_new_notices()
        if self.presenter:
            self.show_players()

    def _use_settings(self) -> None:
        words = words_of(self.settings)
        self.matches.speak(words.language)
        if words.language != self.words.language:
            self._speak(words)
        self.captions.legibility(self.settings.text_size / 100, self.settings.contrast)

    def _speak(self, words: Words) -> None:
        """Speak another language from now on, also on the board."""
        self.words = words.within(self.words.city, self.words.seats)
        if self.layout is not None:
            standing = as_it_stands(self.layout, {piece: self.screen.rest(piece) for piece in self.layout.pieces})
            self.screen.lay(signed(standing, self.words))
            self.table_cards.clear()
            self.show_beside_board_for(self.own_view)
        self.cards.print_anew()
        if self.mode:
            self._enter(self.stack.pop())

    def _show_new_notices(self) -> None:
        for text in self.matches.take_notices():
            self.show_notice(text)

    def bind_words(self, view: View) -> None:
        """Name pieces and places as in the match's city, and seats as they are called by now."""
        city, names = (view.city if isinstance(view, PhysicalView) else None), called(view, self.names)
        if self.words.city is not city or self.words.seats != names:
            self.words = self.words.within(city, names)

    # ---- time

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self.leaving = [match_thread for match_thread in self.leaving if match_thread.running]
        if isinstance(self.mode, LookAroundMode) and self.presenter:
            mode = self.presenter.next(SHOT_WAIT_S if self.releases.just_let_go() else 0.0)
            if mode is not None:
                self.show(mode)
        if self.mode:
            self.mode.tick(dt)
        if self.presenter is None and self.replay is None and isinstance(self.mode, ListMode) and self.layout:
            self.exhibition.tick(dt)
        self.head.comfort = self.settings.comfort
        self.head.tracked = self.own_head.tick(dt, self.settings.tracker, self.show_notice)
        self.head.tick(dt)
        self.directed.tick(dt)
        self.flights.tick(dt)
        self.screen.inset(self.directed.inset() if self.directed.inset else None)
        self.sounds.tick()
        self.cards.tick()
        self._show_new_notices()
        self.notices.tick(dt)
        self.feed.tick(dt)
        self.input_router.tick(dt)
        self.pointing.tick(dt)
        self.sight.tick()
