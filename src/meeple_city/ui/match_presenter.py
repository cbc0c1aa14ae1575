"""Presents a match: takes its news one by one, and chooses the mode that shows each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.border import Message, message
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.view import PhysicalView, View
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.match.match_thread import Marked, MatchThread, Measured, Notice, Over, ShotBegun, StepDone, TableReady
from meeple_city.match.players import Asked
from meeple_city.match.telling import Told
from meeple_city.show.motion import Motion
from meeple_city.ui.cards.card_news import ROUND_WON, changes, figures, held_up, pause_s, worth_telling
from meeple_city.ui.cards.choices import offered
from meeple_city.ui.intent import Intent, intent_of
from meeple_city.ui.modes.bid import BidMode
from meeple_city.ui.modes.card_choice import CardChoiceMode
from meeple_city.ui.modes.ceremony import CeremonyMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.deal import DealMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.overlays import CoverMode, TipMode
from meeple_city.ui.modes.practice import PracticeMode
from meeple_city.ui.modes.registry import SHOT_MODES
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.roar_name import RoarNameMode
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.modes.watch import OwnShotMode, WatchMode
from meeple_city.ui.news import look_of, seats_of
from meeple_city.ui.tips import PRACTICE, WELCOME, due_tip
from meeple_city.ui.turn_summary import summary

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

ShownItem = TableReady | Asked | ShotBegun | StepDone | Marked | Measured | Over  # everything but notices
ATTACKED = "octorage.event.attacked"
NAMED = "rarrr.event.monster_named"
# What is said shorter in the line at the top: the cards are in the hand already.
WITHOUT_CARDS = {"rarrr.event.round_begun_own": "rarrr.event.round_begun"}
SHORTEST_S = 0.1  # a shorter motion is not worth watching; our choice


class MatchPresenter:
    """Takes the next thing to show from the match, and chooses the mode that shows it."""

    def __init__(self, window: GameWindow, match_thread: MatchThread, practising: bool = False) -> None:
        self.window, self.practising = window, practising
        self.match_thread = match_thread
        self.happening: StepDone | None = None  # being watched; told once its pieces rest
        self.must_see: list[Told] = []
        self.named: Message | None = None  # a person's Monster whose name may be roared
        self.lessons: list[str] = []  # tips about what just happened for the first time
        self.why: dict[str, Message] = {}  # the last reason for each verdict on a piece
        self.uncovered = ""  # the seat whose secrets may be on the screen
        self.waiting: ShownItem | None = None  # taken, but something else comes first
        self.players: dict[str, str] = {}
        self.log: list[Told | Notice] = []  # everything that happened
        self.answered: dict[str, int] = {}  # how long the log was when a seat last answered
        self.skipped = False  # whether something that others did was skipped since a person last answered
        self.unacknowledged = 0  # events shown since the match last heard so

    def next(self, wait_s: float = 0.0) -> Mode | None:
        """The mode for what comes next; None when there is nothing yet, or nothing to see."""
        self.tell_event()
        if self.must_see:
            return self._result()
        if self.lessons:
            return TipMode(self.window, self.lessons.pop(0))
        if self.named is not None:
            named, self.named = self.named, None
            return RoarNameMode(self.window, str(named.args["seat"]), str(named.args["name"]))
        self._acknowledge()
        item = self.waiting or self._next_item(wait_s)
        self.waiting = item
        if item is None:
            return None
        mode = self._before(item)
        if mode is not None:
            return mode
        self.waiting = None
        return self._show(item)

    @property
    def next_question(self) -> Asked | None:
        """The question that waits for something else to be seen first, such as a tip about it."""
        return self.waiting if isinstance(self.waiting, Asked) else None

    @property
    def people(self) -> list[str]:
        """The seats of people in front of the screen."""
        return [seat for seat, kind in self.players.items() if kind == "human"]

    def _next_item(self, wait_s: float) -> ShownItem | None:
        """The next item that may need a mode; notices do not."""
        while isinstance(item := self.match_thread.next(wait_s), Notice):
            self.log.append(item)
            self.window.show_notice(item.text)
        return item

    # ---- what comes before something can be shown

    def _before(self, item: ShownItem) -> Mode | None:
        if isinstance(item, Over) and item.result is not None and (tip := self._due_tip("score")):
            self.window.captions.prompt("")  # the ceremony tells who has won
            return TipMode(self.window, tip)
        return self._before_question(item) if isinstance(item, Asked) else None

    def _before_question(self, item: Asked) -> Mode | None:
        if self._must_cover(item):
            self.uncovered = item.ask.seat
            self.window.show_beside_board_for(None)
            return CoverMode(self.window, item.ask.seat)
        for kind in (PRACTICE if self.practising else WELCOME, item.ask.kind):
            tip = due_tip(self.window.settings, item.view.game, kind)
            if tip is not None:
                self.window.show_prompt(item)
                return TipMode(self.window, tip)
        return None

    def _result(self) -> Mode:
        """Stop for what must be seen; what concerns a person stays until they go on."""
        told, self.must_see = self.must_see, []
        seen = tuple(one.to(self.window.reader) for one in told)
        named = [seat for one in seen for seat in seats_of(one)]
        concerned = set(named or [self.window.next_seat]) & set(self.people)
        seat = next((str(one.args["seat"]) for one in seen if "seat" in one.args), "")
        return ResultMode(self.window, seat, seen, bool(concerned))

    def _due_tip(self, occasion: str) -> str | None:
        return due_tip(self.window.settings, self.window.view.game, occasion) if self.window.view else None

    def _must_cover(self, item: Asked) -> bool:
        return len(self.people) > 1 and item.ask.seat != self.uncovered

    # ---- what is shown

    def _show(self, item: ShownItem) -> Mode | None:
        if isinstance(item, TableReady):
            self.players = dict(item.players)
            self.window.lay(item)
            return None
        if isinstance(item, StepDone):
            return self._show_event(item)
        if isinstance(item, Marked):
            self.window.screen.show_beside_board(item.drawn)
            return None
        if isinstance(item, Measured):
            return PracticeMode(self.window, item)
        if isinstance(item, ShotBegun):
            seen = item.request == self.window.watched
            return None if seen else OwnShotMode(self.window, item.stream, item.request)
        if isinstance(item, Over):
            return self._ending(item)
        promised = self.window.cards.promise.answer(item.ask)
        if promised is not None and not item.refused:
            self.match_thread.answer(promised)
            return None
        if self._ends_by_itself(item):
            self.match_thread.answer(item.ask.options[0])
            return None
        return self._show_question(item)

    def _ends_by_itself(self, item: Asked) -> bool:
        """Whether this only asks to end a turn, and nobody at the screen learns a secret if it is not shown."""
        ask = item.ask
        unseen = len(self.people) == 1 and not self.window.settings.streamer
        return ask.kind == "end_of_turn" and len(ask.options) == 1 and unseen

    def _ending(self, over: Over) -> Mode:
        """A ceremony, if there is something to celebrate."""
        if over.result is None or self.window.view is None or not over.result.scores:
            return ScoreMode(self.window, over)
        return CeremonyMode(self.window, over)

    def _show_event(self, item: StepDone) -> Mode | None:
        for record in item.records:
            if isinstance(record.question, Ask) and not record.auto:
                self.answered[record.question.seat] = len(self.log)
            if isinstance(record.given, TableResult):
                self.why.update(record.given.outcome.why)
        self.unacknowledged += 1
        self.happening = item
        if item.motion is None:
            return self._show_cards(item)
        motion: Motion = item.motion
        if motion.length_s - motion.released_s >= SHORTEST_S:
            self.window.last_shot = motion
        if self._watched(item) or motion.length_s - motion.released_s < SHORTEST_S or len(motion.keys) < 2:
            self.window.screen.keep(motion.final)
            self.tell_event()
            return None
        self.window.bind_words(item.view)
        return WatchMode(self.window, motion, self._intent(item, self.window.view))

    def _show_cards(self, item: StepDone) -> Mode | None:
        """Move the cards of a card game, and stay for a moment; elsewhere there is nothing to see."""
        before = self.window.view
        self.tell_event()
        seen = self.window.seen
        if seen is None or isinstance(seen, PhysicalView):
            return None
        motion = self.window.cards.follow(seen)
        self._show_changes(before, item.view)
        told = worth_telling(one.to(self.window.reader) for one in item.told)
        if motion is None and not told:
            return None
        self.named = self._roared(told)
        first = headline_of(told)
        seat = str(first.args.get("seat", "")) if first else ""
        text = self._headline(told)
        won = any(one.key == ROUND_WON for one in told)
        after_s = 0.0 if self._is_mine(item) and not won else pause_s(told)
        held = self.window.cards.find(*held_up(told))
        return DealMode(self.window, motion, seat, text, after_s, held, told)

    def _show_changes(self, before: View | None, after: View) -> None:
        """Levels, points and lives rise from the cards of the player whose they are."""
        for change in changes(before, after):
            place = self.window.cards.place_mm(self.window.cards.find(change.zone, owner=change.seat))
            if place is not None:
                self.window.feed.rise(change.icon, change.text, place)

    def _roared(self, told: Sequence[Message]) -> Message | None:
        """A name that a person gave to a Monster, if there is a microphone to roar it into."""
        named = [one for one in told if one.key == NAMED and self.players.get(str(one.args["seat"])) == "human"]
        return named[0] if named and self.window.settings.microphone else None

    def _headline(self, told: list[Message]) -> str:
        """What happened last; of an attack also what it leaves, or who wins the round by it."""
        first, words, view = headline_of(told), self.window.words, self.window.view
        if first is None:
            return ""
        if first.key != ATTACKED or not isinstance(view, OctoRageView):
            return words.say(first)
        left = next(one.life for one in view.players if one.seat == first.args["seat"])
        hit = message("screen.cards.lives_now", seat=first.args["seat"], lives=left)
        return f"{words.say(first)}. {words.say(hit)}"

    def _is_mine(self, item: StepDone) -> bool:
        """Whether this is what a person just did, and need not be dwelt on."""
        asks = [record.question for record in item.records if isinstance(record.question, Ask)]
        return (
            bool(asks)
            and asks[0].kind in ("draft", "leave_out", "set", "more", "bid")
            and (self.players.get(asks[0].seat) == "human")
        )

    @property
    def looking(self) -> str:
        """The seat that a card table is seen from."""
        return self.uncovered or next(iter(self.people or self.players), "")

    def _intent(self, item: StepDone, before: View | None) -> Intent | None:
        """What to announce: nothing before a shot that people made themselves."""
        intent = intent_of(item, before)
        return intent if intent and self.players.get(intent.seat) != "human" else None

    def tell_event(self) -> None:
        """Tell what an event has changed, once its pieces are at rest."""
        item, self.happening = self.happening, None
        if item is None:
            return
        refusals = [Told(refused) for refused in _refusals(item)]
        counted = [Told(line) for line in figures(self.window.view, item.view)]
        if item.earlier:
            self.log += item.earlier
            self.answered = dict.fromkeys(self.players, len(self.log))
        self.log += [*item.told, *counted]
        self.window.news.tell((*refusals, *item.told), item.view)
        self.window.show_view(item.view, item.next_seat, item.own_view)
        self.must_see += [one for one in item.told if self._must_be_seen(one.public)]
        self.lessons = self._due_lessons(item) if self.people else []

    def _must_be_seen(self, told: Message) -> bool:
        """Whether the match stops for it; not for a card that the only person has just played."""
        own = told.key.endswith(".superpower_played") and [told.args.get("seat")] == self.people
        return look_of(told).must_see and not own

    def _due_lessons(self, item: StepDone) -> list[str]:
        """The tips about what has happened for the first time; the match waits for them."""
        game, settings = item.view.game, self.window.settings
        kinds = dict.fromkeys(one.public.key.removeprefix(f"{game}.") for one in item.told)
        return [tip for kind in kinds if (tip := due_tip(settings, game, kind)) is not None]

    def _watched(self, item: StepDone) -> bool:
        """Whether this shot was watched while it was made."""
        watched, self.window.watched = self.window.watched, None
        results = (record.given for record in item.records if isinstance(record.given, TableResult))
        return watched is not None and any(result.request == watched for result in results)

    def _show_question(self, item: Asked) -> Mode:
        if not self.uncovered:
            self.uncovered = item.ask.seat
            self.window.head.take_seat(item.ask.seat)
        self.window.show_question(item)
        self._sum_up(item.ask.seat)
        permit = item.ask.permit
        if permit is None and self.window.cards.on:
            return self._card_mode(item)
        return SHOT_MODES[permit.kind](self.window) if permit else ChooseMode(self.window)

    def _sum_up(self, seat: str) -> None:
        """After skipping, a line about each rival stays until the player acts."""
        if not self.skipped:
            return
        self.skipped = False
        told = [entry.to(seat) for entry in self.log[self.answered.get(seat, 0) :] if isinstance(entry, Told)]
        for one in summary(told, seat):
            self.window.feed.tell("turn", self.window.words.say(one), stays=True)

    def _card_mode(self, item: Asked) -> Mode:
        """A question of a card game: the table is laid as whoever is asked sees it."""
        hidden = self.window.settings.streamer
        seen = self.window.view if hidden and self.window.view else item.view
        secret = self.window.must_hide(item)
        self.window.cards.show(seen, () if secret else offered(item.ask, item.view, self.window.words))
        return BidMode(self.window) if item.ask.kind == "bid" and not hidden else CardChoiceMode(self.window)

    def _acknowledge(self) -> None:
        while self.unacknowledged:
            self.unacknowledged -= 1
            self.match_thread.shown()


def headline_of(told: Sequence[Message]) -> Message | None:
    """Of all that happened, what the line at the top says: a round won, an attack, or the last thing."""
    for key in (ROUND_WON, ATTACKED):
        if found := next((one for one in told if one.key == key), None):
            return found
    if not told:
        return None
    return replace(told[-1], key=WITHOUT_CARDS.get(told[-1].key, told[-1].key))


def _refusals(item: StepDone) -> list[Message]:
    """Why the table did not do what was asked of it."""
    outcomes = [record.given.outcome for record in item.records if isinstance(record.given, TableResult)]
    return [outcome.refused for outcome in outcomes if outcome.refused]
