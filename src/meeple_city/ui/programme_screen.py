"""Shows any moment of a recorded match: its pieces, who plays, what is about to happen, what has happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from meeple_city.border import message
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Pose
from meeple_city.display.hud import Toast
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import RampageView
from meeple_city.match.timeline import Timeline
from meeple_city.show.motion import Motion
from meeple_city.show.playback import Playback
from meeple_city.show.programme import ANNOUNCE, SCORE, SHOT, TITLE, Part, Programme
from meeple_city.ui.badges import badge
from meeple_city.ui.intent import Intent, intent_of
from meeple_city.ui.modes.score import score_lines, winners
from meeple_city.ui.news import look_of
from meeple_city.ui.player_areas import drawn_beside_board
from meeple_city.ui.player_strips import player_strips, table_words
from meeple_city.ui.ports import TableScreen
from meeple_city.ui.seats import Seat
from meeple_city.words.catalogue import Words

NEWS_S = 5.0  # how long a line about what happened stays; our choice
MOST_LINES = 4


class RecordedMatch(Protocol):
    """A recorded match, and how its pieces moved."""

    @property
    def timeline(self) -> Timeline:
        """What happened."""

    @property
    def layout(self) -> TableLayout | None:
        """The table before anything happened; None for card games."""

    @property
    def seats(self) -> Mapping[str, Seat]:
        """Where people sat."""

    def motion(self, step: int) -> Motion | None:
        """How the pieces moved in a step; None if they did not, or nobody knows any more."""

    def rest(self, step: int) -> Mapping[str, Pose]:
        """Where all pieces stood after a step."""


@dataclass(frozen=True)
class _OnTable:
    """What lies on the table: the pieces as after a step, or being moved by the next one."""

    step: int
    moving: bool
    seat: str | None


class ProgrammeScreen:
    """Puts moments of a programme on the screen. Any moment can follow any other."""

    def __init__(self, screen: TableScreen, captions: Captions, words: Words, match: RecordedMatch) -> None:
        self._screen, self._captions, self._words, self._match = screen, captions, words, match
        self.seat: str | None = None  # whose secrets are shown; None for what spectators may see
        self.wordless = False  # whether the picture is all there is
        self._on_table: _OnTable | None = None
        self._playback: Playback | None = None
        self._said: tuple[object, ...] = ()
        if match.layout is not None:
            screen.lay(match.layout)

    def show(self, programme: Programme, at_s: float) -> None:
        """Show a moment."""
        part, into_s = programme.at(at_s)
        self._show_pieces(part, into_s)
        if not self.wordless:
            self._show_words(programme, part, at_s)

    def view(self, part: Part) -> View:
        """What may be seen during a part."""
        return self._match.timeline.view(part.step if part.shows_result else max(0, part.step - 1), self.seat)

    # ---- pieces

    def _show_pieces(self, part: Part, into_s: float) -> None:
        step = part.step if part.shows_result else max(0, part.step - 1)
        wanted = _OnTable(step, part.kind == SHOT, self.seat)
        if wanted != self._on_table:
            self._lay_out(wanted, part)
        if self._playback is not None and part.shot is not None:
            self._move_to(self._playback, part.shot.track_s(into_s))

    def _lay_out(self, wanted: _OnTable, part: Part) -> None:
        if self._match.layout is not None:
            self._screen.keep(self._match.rest(wanted.step))
            view = self.view(part)
            if isinstance(view, RampageView):
                self._screen.show_beside_board(drawn_beside_board(view, self._match.seats, self._match.layout))
        motion = self._match.motion(part.step) if wanted.moving else None
        self._playback = Playback(motion) if motion else None
        self._on_table = wanted

    def _move_to(self, playback: Playback, track_s: float) -> None:
        """Go on from where the pieces are; to go back, from the beginning: a key frame has only what moves then."""
        if track_s < playback.at_s:
            self._screen.restore()
            playback.at_s = playback.motion.keys[0].at_s if playback.motion.keys else 0.0
        for key in playback.motion.keys:
            if playback.at_s <= key.at_s < track_s:
                self._screen.move(key.poses)
        playback.at_s = track_s
        self._screen.move(playback.poses())

    # ---- words

    def _show_words(self, programme: Programme, part: Part, at_s: float) -> None:
        told = tuple(step for step, _ in programme.told_since(at_s, NEWS_S))
        said = (part, told, self.seat)
        if said == self._said:
            return
        self._said = said
        view = self.view(part)
        self._words = self._words.within(view.city if isinstance(view, PhysicalView) else None)
        self._show_players(part, view)
        self._captions.toast([toast for step in told for toast in self._toasts(step)][-MOST_LINES:])
        self._show_intent(part)
        self._show_sheet(part)

    def _show_players(self, part: Part, view: View) -> None:
        timeline = self._match.timeline
        asked = timeline.steps[max(0, part.step - 1)].done.next_seat
        strips = player_strips(view, self._words, timeline.players, asked)
        self._captions.players(strips, table_words(view, self._words))

    def _toasts(self, step: int) -> list[Toast]:
        told = self._match.timeline.steps[step].done.told
        lines = [one.to(self.seat) for one in told]
        return [Toast(look_of(line).icon, self._words.say(line)) for line in lines]

    def _show_intent(self, part: Part) -> None:
        intent = self._intent(part)
        pointed = intent if part.kind == ANNOUNCE else None
        self._screen.glow(pointed.pieces if pointed else (), pointed.zones if pointed else ())
        self._screen.arrow(pointed.arrow if pointed else None)
        if intent is None:
            self._captions.prompt("")
            return
        playing = message("screen.playing", seat=intent.seat)
        self._captions.prompt(self._words.say(intent.told or playing), badge(intent.seat).pair)

    def _intent(self, part: Part) -> Intent | None:
        if part.shot is None or part.step == 0:
            return None
        timeline = self._match.timeline
        return intent_of(timeline.steps[part.step].done, timeline.view(part.step - 1))

    def _show_sheet(self, part: Part) -> None:
        """The title, or the final score."""
        timeline, words = self._match.timeline, self._words
        self._captions.tip("", ())
        self._captions.panel("", ())
        if part.kind == TITLE:
            names = [f"{words.name('seat', strip.id)}: {strip.tag}" for strip in self._captions.strips]
            self._captions.tip(words.name("game", timeline.header.game), names)
        elif part.kind == SCORE and timeline.result is not None:
            self._captions.prompt(winners(timeline.result, words))
            self._captions.panel(words.say(message("screen.final_score")), score_lines(timeline.result, words))

    def forget(self) -> None:
        """Show everything anew, as after a change of whose secrets are shown."""
        self._on_table, self._said = None, ()
