"""Where the cards of OctoRage lie, read from a view."""

from __future__ import annotations

from meeple_city.border.geometry import multiply
from meeple_city.display.geometry import Pose
from meeple_city.games.octorage.state import Phase
from meeple_city.games.octorage.view import OctoRageView, SeatView
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.spots import (
    FACE_DOWN,
    FLAT,
    HAND,
    LIFT_M,
    TOP_M,
    CardSpot,
    SeatCorner,
    leaning,
    places,
    row,
    turned,
)

DECK_M, DISCARD_M, BOARD_M, WAY_M = (-0.26, 0.055), (-0.19, 0.055), (0.2, 0.045), (0.27, 0.055)
PILE = 6  # cards that a pile shows; more would not be seen


class OctoRageTable:
    """Lays the table of OctoRage."""

    def __init__(self, faces: OctoRageFaces) -> None:
        self.faces = faces

    def spots(self, view: OctoRageView, looking: str) -> list[CardSpot]:
        """Everything on the table, as one seat sees it."""
        corners = places([player.seat for player in view.players], looking)
        if view.phase is Phase.OVER:
            return [spot for player in view.players for spot in self._character(view, player, corners[player.seat])]
        found = self._middle(view) if view.phase is not Phase.SETUP else []
        for player in view.players:
            found += self._seat(view, player, corners[player.seat])
        hand = sorted(view.hand, key=self._worth)
        return found + [CardSpot(HAND, card, self.faces.card(card), ((0, -0.4, 0.1), FLAT), looking) for card in hand]

    def _worth(self, card: str) -> tuple[int, str]:
        number = self.faces.card(card).front.number
        return (int(number) if number else 99), card

    # ---- the middle

    def _middle(self, view: OctoRageView) -> list[CardSpot]:
        track = len(view.track)
        up = (view.rage + 0.5) / track - 0.5
        found = [
            CardSpot("rage", "rage", self.faces.rage(), _flat(*BOARD_M), big=True),
            CardSpot(
                "rage",
                "marker",
                self.faces.marker(),
                _flat(BOARD_M[0] + 0.022, BOARD_M[1] + 0.128 * up, 0.003),
                big=True,
            ),
            CardSpot(
                "direction", "direction", self.faces.direction(), _flat(*WAY_M, 0.0, not view.clockwise), big=True
            ),
        ]
        found += self._pile("deck", ("",) * min(view.deck, PILE), DECK_M)
        found += self._pile("discard", view.discard[-PILE:], DISCARD_M)
        for number, (x, card) in enumerate(zip(row(len(view.weapons), 0.066, 0.22), view.weapons, strict=True)):
            found.append(CardSpot("weapons", card, self.faces.card(card), _flat(x, 0.05, LIFT_M * number)))
        return found

    def _pile(self, zone: str, cards: tuple[str, ...], at: tuple[float, float]) -> list[CardSpot]:
        return [
            CardSpot(zone, card, self.faces.card(card), (_flat(*at, 0.0008 * n)[0], FLAT if card else FACE_DOWN))
            for n, card in enumerate(cards)
        ]

    # ---- a seat

    def _seat(self, view: OctoRageView, player: SeatView, place: SeatCorner) -> list[CardSpot]:
        left = _left(place)
        found = [*self._character(view, player, place), *self._lives(player, place, left)]
        for number, curse in enumerate(player.curses):
            pose = place.pose(left + 0.135 + 0.03 * number, 0.0, LIFT_M * number)
            found.append(CardSpot("curse", curse, self.faces.card(curse), pose, player.seat))
        if view.octoman == player.seat and view.phase is not Phase.SETUP:
            away = 0.1 if place.own else -0.1
            found.append(
                CardSpot(
                    "octoman", "octoman", self.faces.octoman(), place.pose(left, away, 0.002, turned(4.0)), player.seat
                )
            )
        if player.seat != view.seat:
            back, poses = self.faces.card(""), place.unseen_hand(player.cards, 0.016)
            found += [CardSpot("other hand", "", back, pose, player.seat) for pose in poses]
        return found

    def _character(self, view: OctoRageView, player: SeatView, place: SeatCorner) -> list[CardSpot]:
        """A character, on the side that is up; whoever has won the match is held up."""
        if not player.character:
            return []
        pose = place.pose(_left(place), 0.0, 0.0, FLAT if player.power_up else FACE_DOWN)
        if view.phase is Phase.OVER and len(player.won) > 1:
            pose = ((-0.26, -0.06, 0.32), multiply(leaning(22.0), FACE_DOWN))
        card = self.faces.character(player.character)
        return [CardSpot("character", player.character, card, pose, player.seat, over=not player.power_up)]

    def _lives(self, player: SeatView, place: SeatCorner, left: float) -> list[CardSpot]:
        return [
            CardSpot(
                "life",
                f"life {player.seat} {n}",
                self.faces.life(),
                place.pose(left + 0.046, 0.034 - 0.018 * n),
                player.seat,
                big=True,
            )
            for n in range(player.life)
        ]


def _left(place: SeatCorner) -> float:
    """Where a seat's character lies."""
    return -0.2 if place.own else -0.10


def _flat(x: float, y: float, up: float = 0.0, over: bool = False) -> Pose:
    return (x, y, TOP_M + 0.001 + up), (FACE_DOWN if over else FLAT)
