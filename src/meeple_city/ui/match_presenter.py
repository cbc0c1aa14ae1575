"""The course of a match as people see it: what comes from it is shown one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meeple_city.core.asks import TableResult
from meeple_city.match.match_thread import Asked, Happened, Laid, MatchThread, Over, Shown
from meeple_city.ui.action_summary import ActionSummary, begins
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.overlays import SeatChangeMode, TipMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.score import ScoreMode, winners
from meeple_city.ui.modes.toss import TossMode
from meeple_city.ui.modes.watch import FAST, WatchMode
from meeple_city.ui.playback import Motion
from meeple_city.ui.tips import is_new, topic

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

HANDS: dict[str, type[Mode]] = {
    "flick": FlickMode,
    "drop": CarryMode,
    "toss": TossMode,
    "breathe": BreatheMode,
    "place": PlaceMode,
}
SHORTEST_S = 0.1  # a shorter motion is not worth watching; own


class MatchPresenter:
    """Takes from a match_thread what is to be shown next, and says which mode shows it."""

    def __init__(self, room: GameWindow, match_thread: MatchThread) -> None:
        self.room = room
        self.match_thread = match_thread
        self.story = ActionSummary()
        self.motion: Motion | None = None
        self.people = 0
        self.uncovered = ""  # the seat whose secrets may be on the screen
        self.waiting: Shown | None = None  # taken, but something else comes first
        self.players: dict[str, str] = {}
        self.log: list[str] = []
        self.nods = 0  # owed to the match

    def next(self) -> Mode | None:
        """The mode for what comes next; None when there is nothing yet, or nothing to see."""
        self._nod()
        item = self.waiting or self.match_thread.next()
        self.waiting = item
        if item is None:
            return None
        mode = self._before(item)
        if mode is not None:
            return mode
        self.waiting = None
        return self._take(item)

    # What comes before something can be shown

    def _before(self, item: Shown) -> Mode | None:
        if self.story.due and (isinstance(item, Asked | Over) or (isinstance(item, Happened) and begins(item))):
            return self._result()
        if isinstance(item, Over) and item.result is not None and is_new(self.room.settings, "score"):
            self.room.hud.prompt(winners(item.result))
            return TipMode(self.room, "score")
        if not isinstance(item, Asked):
            return None
        if self._must_cover(item):
            self.uncovered = item.ask.seat
            self.room.furnish_for(None)
            return SeatChangeMode(self.room, item.ask.seat)
        for what in ("welcome", topic(item.ask.kind)):
            if is_new(self.room.settings, what):
                self.room.say(item)
                return TipMode(self.room, what)
        return None

    def _result(self) -> Mode:
        story, self.story = self.story, ActionSummary()
        contacts = self._contacts(story)
        by_person = self.players.get(story.seat) == "human"
        if by_person and is_new(self.room.settings, "result"):
            self.story = story
            self.room.hud.prompt(f"{story.seat}: this came of it")
            return TipMode(self.room, "result")
        return ResultMode(self.room, story, contacts, by_person)

    def _contacts(self, story: ActionSummary) -> tuple[tuple[float, float, float], ...]:
        if self.motion is None:
            return ()
        touched = set(story.touched())
        return tuple(point for a, b, point in self.motion.contacts if a in touched or b in touched)

    def _must_cover(self, item: Asked) -> bool:
        several = sum(kind == "human" for kind in self.players.values()) > 1
        return several and item.ask.seat != self.uncovered

    # What is shown

    def _take(self, item: Shown) -> Mode | None:
        if isinstance(item, Laid):
            self.players = dict(item.players)
            self.room.lay(item)
            return None
        if isinstance(item, Happened):
            return self._happened(item)
        if isinstance(item, Over):
            return ScoreMode(self.room, item)
        return self._asked(item)

    def _happened(self, item: Happened) -> Mode | None:
        if begins(item):
            self.story = ActionSummary()
        self.story = self.story.grown(item)
        self.log += item.told
        self.nods += 1
        self.room.happened(item)
        if item.motion is None:
            return None
        motion: Motion = item.motion
        self.motion = motion
        if self._seen(item) or motion.length_s - motion.released_s < SHORTEST_S or len(motion.keys) < 2:
            self.room.screen.keep(motion.final)
            return None
        return WatchMode(self.room, motion, FAST if self.room.fast else 1.0)

    def _seen(self, item: Happened) -> bool:
        """Whether this was watched while it was made."""
        seen, self.room.seen = self.room.seen, None
        return seen is not None and any(
            isinstance(r.given, TableResult) and r.given.request == seen for r in item.records
        )

    def _asked(self, item: Asked) -> Mode:
        if not self.uncovered:
            self.uncovered = item.ask.seat
            self.room.head.take_seat(item.ask.seat)
        self.room.asked(item)
        permit = item.ask.permit
        return HANDS[permit.kind](self.room) if permit else ChooseMode(self.room)

    def _nod(self) -> None:
        while self.nods:
            self.nods -= 1
            self.match_thread.nod()
