"""A bid of RARRR!! laid out as a whole, which can be changed until it is confirmed, and the answers it stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from meeple_city.border import Message, message
from meeple_city.core.asks import Ask
from meeple_city.games.rarrr.battle import DONE
from meeple_city.games.rarrr.cards import Power, power_of
from meeple_city.games.rarrr.raising import BOOST, FACE_DOWN, limit
from meeple_city.games.rarrr.state import CardSet, without
from meeple_city.games.rarrr.view import CardSetView, RarrrView, SeatView


@dataclass(frozen=True)
class Bid:
    """The sets a player would lay in this turn, and what they are up against."""

    view: RarrrView
    to_beat: int
    sets: tuple[CardSet, ...] = ()

    @property
    def seat(self) -> SeatView:
        """The player who bids."""
        assert self.view.you is not None
        return next(seat for seat in self.view.seats if seat.seat == self.view.you.seat)

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards that are still in the hand."""
        assert self.view.you is not None
        hand = self.view.you.hand
        for laid in self.sets:
            for card in (*laid.cards, *laid.hidden):
                hand = without(hand, card)
        return hand

    @property
    def boosts(self) -> tuple[int, ...]:
        """The Boosts that are still free."""
        used = [laid.boost for laid in self.sets]
        return tuple(boost for boost in self.seat.boosts if boost not in used)

    @property
    def level(self) -> int:
        """The level that the bid leads to."""
        return self.seat.level + sum(laid.strength for laid in self.sets)

    def limit(self, power: Power) -> int:
        """How many cards a set of a power may hold here."""
        resists = self.view.city.resists if self.view.city and self.view.options["resistance"] == "on" else None
        return limit(self.seat.icons[power.value], power is resists)

    # ---- changing it

    def why_not(self, card: str, face_down: bool = False) -> Message | None:
        """Why a card cannot be laid; None if it can."""
        if face_down:
            if not self.sets:
                return message("screen.cards.why.no_set")
            newest = self.sets[-1]
            full = newest.size >= self.limit(newest.power)
            return _why("full", newest.power, self.limit(newest.power)) if full else None
        power = power_of(card)
        if any(laid.power is power for laid in self.seat.sets):
            return _why("played", power, 0)
        if self.limit(power) == 0:
            return _why("no_icons", power, 0)
        size = next((laid.size for laid in self.sets if laid.power is power), 0)
        return _why("full", power, self.limit(power)) if size >= self.limit(power) else None

    def lay(self, card: str, face_down: bool = False) -> Bid:
        """Lay a card into the set of its power, or face down into the newest."""
        if face_down:
            newest = replace(self.sets[-1], hidden=(*self.sets[-1].hidden, card))
            return replace(self, sets=(*self.sets[:-1], newest))
        power = power_of(card)
        if all(laid.power is not power for laid in self.sets):
            return replace(self, sets=(*self.sets, CardSet(power, (card,))))
        return self._with(power, lambda laid: replace(laid, cards=(*laid.cards, card)))

    def take(self, card: str, face_down: bool = False) -> Bid:
        """Take a card back; a set without a card of its power is gone."""
        for laid in self.sets:
            if card in (laid.hidden if face_down else laid.cards):
                if face_down:
                    return self._with(laid.power, lambda laid: replace(laid, hidden=without(laid.hidden, card)))
                if len(laid.cards) == 1:
                    return replace(self, sets=tuple(other for other in self.sets if other is not laid))
                return self._with(laid.power, lambda laid: replace(laid, cards=without(laid.cards, card)))
        return self

    def boost(self, value: int) -> Bid:
        """Add a Boost where it does most, among the sets without one."""
        free = [laid for laid in self.sets if laid.boost == 0]
        if not free or value not in self.boosts:
            return self
        best = max(free, key=lambda laid: laid.size)
        return self._with(best.power, lambda laid: replace(laid, boost=value))

    def unboost(self, value: int) -> Bid:
        """Take a Boost back."""
        return replace(self, sets=tuple(replace(laid, boost=0) if laid.boost == value else laid for laid in self.sets))

    def _with(self, power: Power, change: Callable[[CardSet], CardSet]) -> Bid:
        return replace(self, sets=tuple(change(laid) if laid.power is power else laid for laid in self.sets))

    # ---- as the table shows it

    def shown(self) -> RarrrView:
        """The view with the bid laid out."""
        assert self.view.you is not None
        mine = self.seat
        sets = tuple(
            CardSetView(laid.power, laid.cards, len(laid.hidden), laid.boost, laid.strength) for laid in self.sets
        )
        seat = replace(mine, sets=(*mine.sets, *sets), level=self.level, boosts=self.boosts, hand=len(self.hand))
        own = replace(
            self.view.you,
            hand=self.hand,
            face_down=(*self.view.you.face_down, *(laid.hidden for laid in self.sets)),
        )
        seats = tuple(seat if one.seat == mine.seat else one for one in self.view.seats)
        return replace(self.view, seats=seats, you=own)


@dataclass
class Promise:
    """The answers that make a confirmed bid, one question after the other."""

    sets: tuple[CardSet, ...] = ()
    begun: bool = False
    _left: list[str] = field(default_factory=list)  # of the set that is being laid

    def first(self) -> str:
        """The answer to the bid itself."""
        self.begun = True
        return self._next_set()

    def answer(self, ask: Ask) -> str | None:
        """The answer to a question about the bid; None if it asks something else."""
        if not self.begun:
            return None
        if ask.kind == "set" and self._left:
            return self._left.pop(0)
        if ask.kind == "more" and self.sets:
            return self._next_set()
        if ask.kind in ("set", "more") and DONE in ask.options:
            return DONE
        self.begun = False
        return None

    def _next_set(self) -> str:
        laid, self.sets = self.sets[0], self.sets[1:]
        first, *cards = laid.cards
        self._left = [*cards, *(FACE_DOWN + card for card in laid.hidden)]
        self._left += [f"{BOOST}{laid.boost}"] if laid.boost else []
        return first


def _why(why: str, power: Power, most: int) -> Message:
    return message(f"screen.cards.why.{why}", power=power.value, most=most)
