"""Shows any moment of a recorded match: its pieces, who plays, what is about to happen, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from meeple_city.audio.sound_plan import SoundPlan
from meeple_city.border import Message, message
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.broadcast import Sheet
from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Pose
from meeple_city.display.hud import Toast
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import RampageView
from meeple_city.match.timeline import Timeline
from meeple_city.show.close_looks import who_suffers, whose_turn
from meeple_city.show.evening import Evening
from meeple_city.show.motion import Motion
from meeple_city.show.playback import poses_at
from meeple_city.show.programme import (
    AGAIN,
    ANNOUNCE,
    BETWEEN,
    ESTABLISH,
    NEWS,
    REACTION,
    SCORE,
    THINK,
    TITLE,
    Part,
    Programme,
)
from meeple_city.ui.badges import badge
from meeple_city.ui.broadcast import chart_of, scored, standings_table, title_card, viewers_names
from meeple_city.ui.cards.card_news import worth_telling
from meeple_city.ui.cards.card_table import CardTable
from meeple_city.ui.cards.close_ups import main_line
from meeple_city.ui.ceremony import Ceremony
from meeple_city.ui.ceremony_screen import CeremonyScreen
from meeple_city.ui.intent import Intent, intent_of
from meeple_city.ui.language import signed
from meeple_city.ui.news import look_of
from meeple_city.ui.player_areas import drawn_beside_board
from meeple_city.ui.player_strips import player_strips, table_words
from meeple_city.ui.ports import TableScreen
from meeple_city.ui.seats import Seat
from meeple_city.words.called import called
from meeple_city.words.catalogue import Words

NEWS_S = 5.0  # how long a line about what happened stays; our choice
MOST_LINES = 4
CARDS_LIE = 0.8  # of a part of the programme: by then its cards are where they belong; our choice


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

    @property
    def overview(self) -> Camera:
        """The whole table."""

    @property
    def ceremony(self) -> Ceremony | None:
        """How it ends; None if it was interrupted."""

    def motion(self, step: int) -> Motion | None:
        """How the pieces moved in a step; None if they did not, or nobody knows any more."""

    def rest(self, step: int) -> Mapping[str, Pose]:
        """Where all pieces stood after a step."""


@dataclass(frozen=True)
class LoadedReplay:
    """A recorded match, ready to be watched."""

    match: RecordedMatch
    programme: Programme
    sounds: SoundPlan
    highlights: tuple[float, ...]  # when they begin, in seconds of the programme
    problem: Message | None = None  # what is missing


@dataclass(frozen=True)
class _OnTable:
    """What lies on the table: the pieces as after a step, or being moved by the next one."""

    step: int
    moving: str  # the kind of part that moves them; empty if none does
    seat: str | None


class ProgrammeScreen:
    """Puts moments of a programme on the screen. Any moment can follow any other."""

    def __init__(
        self,
        screen: TableScreen,
        captions: Captions,
        words: Words,
        match: RecordedMatch,
        cards: CardTable | None = None,
    ) -> None:
        self._screen, self._captions, self._words, self._match = screen, captions, words, match
        self._names = match.timeline.header.called
        self._cards = cards  # of a card game
        self.seat: str | None = None  # whose secrets are shown; None for what spectators may see
        self.wordless = False  # whether the picture is all there is
        self.say: Callable[[float], str] = lambda at_s: ""  # what a commentator says at a moment
        self.evening: Evening | None = None  # the matches that this one is among
        self._on_table: _OnTable | None = None
        self._motion: Motion | None = None  # that is being shown
        self._said: tuple[object, ...] = ()
        self._ceremony: CeremonyScreen | None = None
        if match.layout is not None:
            screen.lay(signed(match.layout, words))

    def camera(self, programme: Programme, at_s: float) -> Camera:
        """From where a moment is seen."""
        part, into_s = programme.at(at_s)
        ceremony = self._match.ceremony if part.kind == SCORE else None
        return ceremony.camera(ceremony_s(ceremony, part, into_s)) if ceremony else part.camera(into_s)

    def show(self, programme: Programme, at_s: float) -> None:
        """Show a moment."""
        part, into_s = programme.at(at_s)
        self._show_pieces(programme, part, into_s)
        if part.kind == SCORE:
            self._show_ceremony(part, into_s)
        elif not self.wordless:
            self._show_words(programme, part, at_s)
        if self._broadcast and not self.wordless:
            self._captions.comment(self.say(at_s))
            self._show_map(programme, part, at_s)

    def view(self, part: Part) -> View:
        """What may be seen during a part."""
        return self._match.timeline.view(part.step if part.shows_result else max(0, part.step - 1), self.seat)

    # ---- pieces

    def _show_pieces(self, programme: Programme, part: Part, into_s: float) -> None:
        step = part.step if part.shows_result else max(0, part.step - 1)
        moves = part.films or part.announcement is not None
        wanted = _OnTable(step, part.kind if moves else "", self.seat)
        if wanted != self._on_table:
            self._lay_out(wanted, programme, part)
        self._screen.move(part.lifted(into_s))
        if self._motion is None:
            return
        if part.shot is not None:
            self._screen.move(poses_at(self._motion, part.shot.track_s(into_s)))
        elif self._cards is not None:
            quicker = max(1.0, self._motion.length_s / (CARDS_LIE * part.length_s))
            self._cards.move(poses_at(self._motion, into_s * quicker))

    def _lay_out(self, wanted: _OnTable, programme: Programme, part: Part) -> None:
        self._on_table = wanted
        if self._match.layout is None:
            self._motion = self._lay_cards(programme, part)
            return
        self._screen.keep(self._match.rest(wanted.step))
        view = self.view(part)
        if isinstance(view, RampageView):
            self._screen.show_beside_board(drawn_beside_board(view, self._match.seats, self._match.layout))
        self._motion = self._match.motion(part.step) if part.films else None

    def _lay_cards(self, programme: Programme, part: Part) -> Motion | None:
        """Lay the cards as they were before a part; how they move during it."""
        if self._cards is None:
            return None
        before = programme.before(part)
        if part.kind == NEWS:
            self._cards.show(self.view(before) if before else self._match.timeline.view(part.step - 1, self.seat))
            return self._cards.follow(self.view(part))
        self._cards.show(self.view(part))
        return None

    # ---- words

    def _show_words(self, programme: Programme, part: Part, at_s: float) -> None:
        told = tuple(step for step, _ in programme.told_since(at_s, NEWS_S))
        share = (at_s - part.start_s) / part.length_s if part.length_s else 0.0
        close = part.scene.close_at(share) if part.scene else -1
        said = (part, told, self.seat, close)
        if said == self._said:
            return
        self._said = said
        view = self.view(part)
        city = view.city if isinstance(view, PhysicalView) else None
        self._words = self._words.within(city, self._called(view))
        self._show_players(part, view, close)
        toasts = [toast for step in told for toast in self._toasts(step)]
        headline = self._headline(part, close) if self._broadcast else None
        if headline is not None:
            toasts = [self._headline_toast(headline, part.again)]
        self._captions.toast(toasts[-MOST_LINES:])
        self._show_intent(part)
        self._show_sheet(part)

    def _called(self, view: View) -> dict[str, str]:
        """What viewers call the players: whoever has no name yet goes by a colour."""
        found = called(view, self._names)
        return {**viewers_names(self._match.timeline.header.seats, self._words), **found} if self._broadcast else found

    def _show_players(self, part: Part, view: View, close: int) -> None:
        timeline = self._match.timeline
        headline = self._headline(part, close) if self._broadcast else None
        seat = str(headline.args.get("seat", "")) if headline else ""
        strips = player_strips(view, self._words, timeline.players, seat or self._shown_seat(part))
        if self._broadcast:
            strips = scored(strips, view, self._public_until(part))
        self._captions.players(strips, table_words(view, self._words))

    def _shown_seat(self, part: Part) -> str:
        """Whom a part is about: whoever acted, or thinks, or begins a turn, or suffers."""
        steps = self._match.timeline.steps
        told = [one.public for one in steps[part.step].done.told]
        about = {
            THINK: steps[part.step].done.next_seat,
            ESTABLISH: steps[part.step].done.next_seat,
            NEWS: whose_turn(told),
            REACTION: who_suffers(told),
        }
        return about.get(part.kind) or steps[max(0, part.step - 1)].done.next_seat

    def _public_until(self, part: Part) -> Iterator[Message]:
        """Everything that spectators were told before a part, or in it."""
        steps = self._match.timeline.steps[: part.step + 1 if part.shows_result else part.step]
        return (one.public for step in steps for one in step.done.told)

    @property
    def _broadcast(self) -> bool:
        return self._captions.style == "broadcast"

    def _show_map(self, programme: Programme, part: Part, at_s: float) -> None:
        shown = part.kind not in (TITLE, BETWEEN, SCORE)
        camera = self.camera(programme, at_s)
        self._captions.locate(chart_of(self.view(part), camera, self._match.overview) if shown else None)

    def _toasts(self, step: int) -> list[Toast]:
        told = self._match.timeline.steps[step].done.told
        lines = [one.to(self.seat) for one in told]
        lines = worth_telling(lines) if self._broadcast else lines
        return [Toast(look_of(line).icon, self._words.say(line)) for line in lines]

    def _headline(self, part: Part, close: int) -> Message | None:
        """What viewers read about a step of a card game: the line that belongs to what is seen."""
        news = worth_telling(one.public for one in self._match.timeline.steps[part.step].done.told)
        if not news or part.scene is None:
            return None
        return news[part.scene.lines[close] if part.scene.lines else main_line(news)]

    def _headline_toast(self, line: Message, again: bool) -> Toast:
        text = self._words.say(line)
        return Toast(look_of(line).icon, self._words.say(message("broadcast.again", told=text)) if again else text)

    def _show_intent(self, part: Part) -> None:
        intent = self._intent(part)
        pointed = intent if part.kind == ANNOUNCE else None
        self._screen.glow(pointed.pieces if pointed else (), pointed.zones if pointed else ())
        self._screen.arrow(pointed.arrow if pointed else None)
        if intent is None:
            self._captions.prompt(self._thinking(part) if self._broadcast else "")
            return
        thought = self._match.timeline.steps[part.step].done.thought if self._broadcast else None
        told = self._words.say(thought or intent.told or message("screen.playing", seat=intent.seat))
        if part.kind == AGAIN:
            told = self._words.say(message("broadcast.again", told=told))
        self._captions.prompt(told, badge(intent.seat).pair)

    def _thinking(self, part: Part) -> str:
        """What somebody is thinking about, as far as everybody may know, while nothing else is shown."""
        quiet = part.kind == NEWS and part.scene is not None and not part.scene.closes
        if part.kind not in (THINK, ESTABLISH) and not quiet:
            return ""
        kind = self._match.timeline.steps[max(0, part.step - quiet)].done.next_kind
        key = f"broadcast.thinks.{kind}"
        return self._words.text(key if self._words.knows(key) else "broadcast.thinks")

    def _intent(self, part: Part) -> Intent | None:
        if part.shot is None or part.step == 0:
            return None
        timeline = self._match.timeline
        return intent_of(timeline.steps[part.step].done, timeline.view(part.step - 1))

    def _show_sheet(self, part: Part) -> None:
        """The title, or the table of an evening."""
        header, words, strips = self._match.timeline.header, self._words, self._captions.strips
        self._captions.tip("", ())
        self._captions.panel("", ())
        if self._broadcast:
            self._captions.card(self._sheet(part))
        elif part.kind == TITLE:
            names = [words.labelled(words.name("seat", strip.id), strip.tag) for strip in strips]
            self._captions.tip(words.name("game", header.game), names)

    def _sheet(self, part: Part) -> Sheet | None:
        if part.kind == TITLE:
            game = self._match.timeline.header.game
            return title_card(game, self._captions.strips, self._words, self.evening)
        return standings_table(self.evening, self._words) if part.kind == BETWEEN and self.evening else None

    def _show_ceremony(self, part: Part, into_s: float) -> None:
        ceremony = self._match.ceremony
        if ceremony is None:
            return
        if self._said != (part,):
            self._said = (part,)
            self._wipe()
            players = self._match.timeline.players
            self._ceremony = CeremonyScreen(self._screen, self._captions, self._words, ceremony, players)
        assert self._ceremony is not None
        self._ceremony.show(ceremony_s(ceremony, part, into_s), self.wordless)

    def _wipe(self) -> None:
        """Take away what only shots need."""
        self._screen.glow(())
        self._screen.arrow(None)
        self._captions.tip("", ())
        self._captions.card(None)

    def log_lines(self, step: int) -> list[str]:
        """Everything that was told up to a step."""
        steps = self._match.timeline.steps[: step + 1]
        return [self._words.say(one.to(self.seat)) for recorded in steps for one in recorded.done.told]


def ceremony_s(ceremony: Ceremony, part: Part, into_s: float) -> float:
    """The moment of a ceremony: all of it where there is time, or else its end."""
    return max(0.0, ceremony.length_s - part.length_s) + into_s
