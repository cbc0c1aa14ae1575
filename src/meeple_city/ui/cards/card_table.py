"""The cards on the table of a window: laid from what may be seen, moved when something happens, held up to be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from meeple_city.border.geometry import rotate
from meeple_city.core.asks import Ask
from meeple_city.core.view import View
from meeple_city.display.camera import Camera
from meeple_city.display.cards import LaidCard, PrintedCard
from meeple_city.display.geometry import Pixel, Pose, Position
from meeple_city.match.players import Asked
from meeple_city.show.motion import Motion
from meeple_city.ui.cards.explain_cards import explain_card, explain_player, why_not
from meeple_city.ui.cards.hand_fan import HandFan
from meeple_city.ui.cards.layouts import Layout, layout_for
from meeple_city.ui.cards.promise import Promise
from meeple_city.ui.cards.spots import FLAT, HAND, OWN, TOP_M, CardSpot
from meeple_city.ui.cards.tracker import CardTracker, flight
from meeple_city.ui.explain import Explanation
from meeple_city.ui.ports import TableScreen
from meeple_city.words.catalogue import Words

READ = "card:read"  # the id of the copy that is held up to be read
OFFER = "offer"  # the zone of cards to choose from that lie nowhere else
SIDE_M = -0.02  # from the middle of a card in the hand to the side that is in sight
OWN_EDGE_M = 0.35  # how far from the middle a player's own things lie, with some room
NEAR_M = 1e-4  # a card that moves less stays where it is


class Eyes(Protocol):
    """Whoever looks at the table; the hand is held before them."""

    @property
    def shape(self) -> float:
        """Of the picture: width by height."""

    def camera(self) -> Camera:
        """Where they are."""


class CardWindow(Protocol):
    """What the cards must know about where they are shown: a window, or a film."""

    @property
    def screen(self) -> TableScreen:
        """Shows them."""

    @property
    def words(self) -> Words:
        """Printed on them."""

    @property
    def head(self) -> Eyes:
        """Whoever looks."""

    @property
    def pending(self) -> Asked | None:
        """The open question."""

    @property
    def looking(self) -> str:
        """The seat that spectators look from; empty for the first."""


class CardTable:
    """The cards of one window. Without a card game it does nothing."""

    def __init__(self, window: CardWindow) -> None:
        self._window = window
        self._layout: Layout | None = None
        self._tracker = CardTracker()
        self._poses: dict[str, Pose] = {}
        self._pointed = ""
        self._ready: frozenset[str] = frozenset()  # cards that can be chosen now
        self._reading = ""
        self._language = ""  # of the words on the cards
        self._view: View | None = None
        self._offered: tuple[tuple[str, PrintedCard], ...] = ()
        self.promise = Promise()  # a bid that was laid out as a whole, and is being made
        self.busy = False  # whether cards are on their way

    @property
    def on(self) -> bool:
        """Whether a card game lies on the table."""
        return self._layout is not None

    @property
    def spots(self) -> Mapping[str, CardSpot]:
        """All cards by id."""
        return self._tracker.spots

    def clear(self) -> None:
        """Take all cards off the table."""
        self._layout, self._view, self._offered = None, None, ()
        self._tracker.clear()
        self._poses, self._pointed, self._reading, self._ready = {}, "", "", frozenset()
        self.promise, self.busy = Promise(), False

    def print_anew(self) -> None:
        """Print all faces again, in the language that the window speaks now."""
        if self._view is not None:
            view = self._view
            self.clear()
            self.show(view)

    # ---- what happens

    def follow(self, view: View, offered: Sequence[tuple[str, PrintedCard]] = ()) -> Motion | None:
        """Lay the table as a view shows it; the cards on their way, None if nothing moves."""
        if not self._begin(view):
            return None
        assert self._layout is not None
        self._view, self._offered = view, tuple(offered)
        wanted = [*self._layout.spots(view, self.looking(view)), *self._offer()]
        changes = self._tracker.update(wanted)
        there = self._there()
        moves = {}
        for id_, (was, _) in changes.items():
            here = self._poses.get(id_) or (was.pose if was else there[id_])
            if _apart(here, there[id_]):
                moves[id_] = (here, there[id_])
        shown = {id_: moves[id_][0] if id_ in moves else pose for id_, pose in there.items()}
        self._show(shown)
        self._poses = there
        return flight(moves) if moves else None

    def show(self, view: View, offered: Sequence[tuple[str, PrintedCard]] = ()) -> None:
        """Lay the table as a view shows it, at once."""
        self.follow(view, offered)
        if self.on:
            self._show(self._poses)

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move cards that are on their way."""
        self._window.screen.move_cards({id_: pose for id_, pose in poses.items() if id_ in self._tracker.spots})

    def settle(self) -> None:
        """Put all cards where they belong."""
        self.busy = False
        if self.on:
            self._show(self._poses)

    def tick(self) -> None:
        """Hold the hand before the eyes, wherever they are."""
        if not self.on or self.busy:
            return
        if self._view is not None and self._language != self._window.words.language:
            self.show(self._view, self._offered)
        fan = self._look()
        there = self._there()
        moved = {id_: pose for id_, pose in there.items() if _apart(self._poses.get(id_, pose), pose)}
        if self._reading in self._tracker.spots:
            moved[READ] = fan.read(self._at_left(self._reading))
        if moved:
            self._poses.update((id_, pose) for id_, pose in moved.items() if id_ != READ)
            self._window.screen.move_cards(moved)

    def looking(self, view: View) -> str:
        """The seat that the table is seen from."""
        return view.seat if view.seat is not None else self._window.looking

    # ---- pointing

    def point(self, id_: str) -> None:
        """Raise the card of the hand that is pointed at, and none other."""
        self._pointed = id_

    def offer(self, ids: Iterable[str]) -> None:
        """Hold the cards of the hand that can be chosen a little higher than the others."""
        self._ready = frozenset(ids)

    def read(self, id_: str) -> None:
        """Hold a card of the table up to be read; an empty id lays it back."""
        if id_ == self._reading or not self.on or self.busy:
            return
        spot = self._tracker.spots.get(id_)
        self._reading = id_ if spot and spot.key and not spot.big and spot.zone != HAND else ""
        self._show(self._poses)

    def find(self, zone: str, key: str = "", owner: str = "") -> str:
        """The id of a card by its zone, its key and its owner, as far as they are given; empty if there is none."""
        wanted = ((id_, spot) for id_, spot in self._tracker.spots.items() if spot.zone == zone)
        return next((id_ for id_, s in wanted if key in ("", s.key) and owner in ("", s.owner)), "")

    def where(self, id_: str) -> Pixel | None:
        """Where a card is in the window; of a card in the hand, the side that the next one leaves in sight."""
        pose = self._poses.get(id_)
        if pose is None:
            return None
        x, y, z = pose[0]
        if self._tracker.spots[id_].zone == HAND:
            x, y, z = (p + SIDE_M * part for p, part in zip(pose[0], self._look().right, strict=True))
        return self._window.screen.project((x * 1000, y * 1000, z * 1000))

    def place_mm(self, id_: str) -> Position | None:
        """Where a card belongs on the table; None if there is no such card."""
        pose = self._poses.get(id_)
        return None if pose is None else (pose[0][0] * 1000, pose[0][1] * 1000, pose[0][2] * 1000)

    def label_spot(self, id_: str) -> tuple[Pixel, str] | None:
        """Where words about a card cover nothing that matters, and on which side of that point they belong.

        Words about a card on the table stand above it; above the hand lies what is being bid, so there they stand
        beside what its player has on the table.
        """
        top = self._above(id_)
        if top is None or self._tracker.spots[id_].zone != HAND:
            return None if top is None else (top, "over")
        edges = [
            self._window.screen.project((x * 1000, OWN[1] * 1000, TOP_M * 1000)) for x in (-OWN_EDGE_M, OWN_EDGE_M)
        ]
        if edges[0] is None or edges[1] is None:
            return top, "over"
        left, right = edges[0][0], edges[1][0]
        return ((left, top[1]), "left") if top[0] < (left + right) / 2 else ((right, top[1]), "right")

    def _above(self, id_: str) -> Pixel | None:
        """The middle of the upper edge of a card in the window."""
        pose = self._there().get(id_)
        if pose is None:
            return None
        half = self._tracker.spots[id_].card.size_mm[1] / 2
        rise = rotate(pose[1], (0.0, half, 0.0))
        x, y, z = (1000 * place + part for place, part in zip(pose[0], rise, strict=True))
        return self._window.screen.project((x, y, z))

    def explain(self, id_: str) -> Explanation | None:
        """What a card is."""
        spot = self._tracker.spots.get(id_)
        return explain_card(spot, self._view, self._window.words) if spot and self._view else None

    def explain_player(self, seat: str) -> Explanation | None:
        """What the strip of a player counts."""
        return explain_player(seat, self._view, self._window.words) if self._view else None

    def why_not(self, id_: str, ask: Ask) -> str:
        """Why a card is no answer to a question; empty if that needs no saying."""
        spot = self._tracker.spots.get(id_)
        return why_not(spot, self._view, ask, self._window.words) if spot and self._view else ""

    # ---- details

    def _begin(self, view: View) -> bool:
        """Choose the layout for a game, and draw its faces; whether it is played with cards."""
        words = self._window.words
        if self._layout is not None and self._language == words.language:
            return True
        self._language = words.language
        self._tracker.clear()
        found = layout_for(view, words)
        if found is None:
            return False
        self._layout, cards = found
        self._window.screen.use_faces(tuple(dict.fromkeys(face for card in cards for face in (card.front, card.back))))
        return True

    def _offer(self) -> list[CardSpot]:
        return [CardSpot(OFFER, key, card, ((0.0, 0.0, 0.1), FLAT)) for key, card in self._offered]

    def _look(self) -> HandFan:
        return HandFan(self._window.head.camera(), self._window.head.shape)

    def _there(self) -> dict[str, Pose]:
        """Where every card belongs."""
        fan, hand = self._look(), [id_ for id_, spot in self._tracker.spots.items() if spot.zone == HAND]
        there = {id_: spot.pose for id_, spot in self._tracker.spots.items()}
        for number, id_ in enumerate(hand):
            there[id_] = fan.held(number, len(hand), id_ == self._pointed, id_ in self._ready)
        offer = [id_ for id_, spot in self._tracker.spots.items() if spot.zone == OFFER]
        there |= {id_: fan.offered(number, len(offer)) for number, id_ in enumerate(offer)}
        return there

    def _at_left(self, id_: str) -> bool:
        """Whether a card lies in the left half, so that it is read at the right."""
        return self._poses[id_][0][0] <= 0.0

    def _show(self, poses: Mapping[str, Pose]) -> None:
        laid = {
            id_: LaidCard(spot.card, poses[id_], spot.zone in (HAND, OFFER))
            for id_, spot in self._tracker.spots.items()
        }
        if self._reading in laid:
            spot, pose = self._tracker.spots[self._reading], self._look().read(self._at_left(self._reading))
            other = PrintedCard(spot.card.back, spot.card.front, spot.card.size_mm)
            laid[READ] = LaidCard(other if spot.over else spot.card, pose, held=True)
        self._window.screen.show_cards(laid)


def _apart(a: Pose, b: Pose) -> bool:
    if any(abs(p - q) > NEAR_M for p, q in zip(a[0], b[0], strict=True)):
        return True
    return abs(sum(p * q for p, q in zip(a[1], b[1], strict=True))) < 1 - 1e-5
