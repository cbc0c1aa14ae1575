"""The cards of Rampage on the table: each player's lie before their owner, Superpowers face down until played."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from meeple_city.display.cards import CardFace, LaidCard
from meeple_city.display.geometry import Point, Pose
from meeple_city.games.rampage.view import MonsterView, RampageView
from meeple_city.ui.cards.rampage_faces import COLOURS, RampageFaces
from meeple_city.ui.cards.spots import FACE_DOWN, FLAT, LIFT_M, TOP_M, CardSpot, turned
from meeple_city.ui.cards.tracker import CardTracker
from meeple_city.ui.explain import Explanation
from meeple_city.ui.seats import Seat

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

# In metres; our choice.
FROM_EDGE_M = 0.056  # the middles of the cards, from the edge of the table before which their owner sits
FROM_SEAT_M = 0.10  # the first card, from the owner's place towards the middle of that edge
STEP_M, NARROW_STEP_M = 0.042, 0.018  # between two cards; narrow where eight play
WIDE_TABLE_M = 1.5
MOST_FACES = 40  # that can be in sight at once; each is drawn when it is first seen


class RampageCards:
    """The cards of one window that lie beside the board."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window
        self._tracker = CardTracker()
        self._language = ""  # of the words on the cards; empty until the first one lies

    @property
    def spots(self) -> Mapping[str, CardSpot]:
        """All cards by id."""
        return self._tracker.spots

    def clear(self) -> None:
        """Take all cards off the table."""
        self._tracker.clear()
        self._language = ""

    def show(self, view: RampageView) -> None:
        """Lay all cards that this view may see."""
        window = self._window
        assert window.layout is not None
        faces = RampageFaces(window.words)
        wanted = rampage_spots(view, faces, window.seats, window.layout.stage.table_size_m)
        if not wanted and not self.spots:
            return
        if self._language != window.words.language:
            self._language = window.words.language
            self._tracker.clear()
            window.screen.use_faces([faces.back(kind).front for kind in COLOURS], MOST_FACES)
        before = dict(self.spots)
        self._tracker.update(wanted)
        if before != self.spots:
            window.screen.show_cards({id_: LaidCard(spot.card, spot.pose) for id_, spot in self.spots.items()})

    def face(self, id_: str) -> CardFace | None:
        """What a card says; None if it is no card, or one that nobody may read."""
        spot = self.spots.get(id_)
        return spot.card.front if spot and spot.key else None

    def explain(self, id_: str) -> Explanation:
        """Which card it is, and whose."""
        spot, words = self.spots[id_], self._window.words
        return Explanation(words.labelled(words.name("seat", spot.owner), spot.card.front.title or spot.zone), ())


def rampage_spots(view: RampageView, faces: RampageFaces, seats: Mapping[str, Seat], table_m: Point) -> list[CardSpot]:
    """Everybody's cards: Characters and Powers face up, Superpowers face down."""
    found = []
    for colour, monster in view.monsters.items():
        if colour in seats:
            found += _before(seats[colour], monster, faces, table_m)
    return found


def _before(seat: Seat, monster: MonsterView, faces: RampageFaces, table_m: Point) -> list[CardSpot]:
    cards = [("character", name) for name in monster.characters] + [("power", name) for name in monster.powers]
    cards += [("superpower", "")] * monster.face_down
    found = []
    for number, (kind, name) in enumerate(cards):
        card = faces.card(name) if name else faces.back(kind)
        found.append(CardSpot(kind, name, card, _pose(seat, number, table_m, bool(name)), seat.colour))
    return found


def _pose(seat: Seat, number: int, table_m: Point, face_up: bool) -> Pose:
    """A place in the row along the edge of the table, to be read from there."""
    x, y = seat.edge_m
    step = STEP_M if table_m[0] < WIDE_TABLE_M else NARROW_STEP_M
    across = x - math.copysign(FROM_SEAT_M + step * number, x)
    far = math.copysign(table_m[1] / 2 - FROM_EDGE_M, y)
    at = (across, far, TOP_M + 0.0004 + LIFT_M * number)
    if not face_up:
        return at, FACE_DOWN
    return at, FLAT if y < 0 else turned(180.0)
