"""Where the cards of RARRR!! lie, read from a view."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.border.geometry import multiply
from meeple_city.games.rarrr.cards import POWERS
from meeple_city.games.rarrr.state import Stage
from meeple_city.games.rarrr.view import CardSetView, OwnView, RarrrView, SeatView
from meeple_city.ui.cards.rarrr_faces import RarrrFaces, decks
from meeple_city.ui.cards.spots import (
    FACE_DOWN,
    FLAT,
    HAND,
    LIFT_M,
    OWN,
    TOP_M,
    CardSpot,
    SeatCorner,
    leaning,
    places,
    row,
    turned,
)

CARD_M, DEEP_M = 0.063, 0.088
TUCK_M = 0.021  # a card that lies on another shows this much of it
DRAFTED_M = 0.42  # the row of cards that were kept in a draft
CONTEST_UP_M = 0.03  # the City in contest stands up to be seen
ORDER = {power.value: number for number, power in enumerate(POWERS)}


class RarrrTable:
    """Lays the table of RARRR!!."""

    def __init__(self, faces: RarrrFaces) -> None:
        self.faces = faces

    def spots(self, view: RarrrView, looking: str) -> list[CardSpot]:
        """Everything on the table, as one seat sees it."""
        corners = places([seat.seat for seat in view.seats], looking)
        own = view.you if view.you and view.you.seat == looking else None
        found = self._cities(view)
        if not found and view.stage in (Stage.CREATION, Stage.POWER_UP):
            found = self._names(view)
        for seat in view.seats:
            found += self._seat(view, seat, corners[seat.seat], own if seat.seat == looking else None)
        return found + (self._held(own) if own else [])

    # ---- the middle

    def _names(self, view: RarrrView) -> list[CardSpot]:
        """The Monsters that have been named aloud, while no City is there to fight for."""
        named = [seat for seat in view.seats if seat.name]
        xs = row(len(named), 0.1, 0.5)
        return [
            CardSpot(
                "name",
                f"name {seat.seat}",
                self.faces.named(seat.name, seat.monster, seat.katakana),
                ((x, 0.06, TOP_M + 0.0004 + LIFT_M * n), FLAT),
                seat.seat,
            )
            for n, (x, seat) in enumerate(zip(xs, named, strict=True))
        ]

    def _cities(self, view: RarrrView) -> list[CardSpot]:
        found = []
        for x, city in zip(row(len(view.cities), 0.067, 0.34), view.cities, strict=True):
            found.append(CardSpot("cities", city.name, self.faces.city(city), ((x, 0.098, TOP_M + 0.0004), FLAT)))
        if view.city is not None:
            pose = ((0.0, 0.006, CONTEST_UP_M), leaning(16.0))
            found.append(CardSpot("contest", view.city.name, self.faces.city(view.city), pose))
        return found

    # ---- a seat

    def _seat(self, view: RarrrView, seat: SeatView, place: SeatCorner, own: OwnView | None) -> list[CardSpot]:
        found = self._monster(seat, place)
        if view.stage is Stage.OVER:
            return found + self._trophies(seat, place)
        found += self._boosts(seat, place)
        found += self._won(seat, place)
        found += self._sets(seat, place, own)
        if view.stage is Stage.BATTLE:
            found += self._dial(seat, place)
        if view.angriest == seat.seat:
            away = 0.03 if place.own else 0.075  # clear of the dial
            pose = place.pose(_x(place, -0.5) + 0.012, away, 0.001, turned(8.0))
            found.append(CardSpot("angriest", "angriest", self.faces.angriest(), pose, seat.seat))
        if own is None:
            found += self._others_hand(view, seat, place)
        return found

    def _monster(self, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        if not seat.monster:
            return []
        cards = [("monster", seat.monster), *(("katakana", name) for name in seat.katakana)]
        if seat.name:
            cards.sort(key=lambda card: _position(card[1], seat))
        start = -0.06 if place.own else -0.075
        found = []
        for number, (zone, name) in enumerate(cards):
            card = self.faces.monster(name) if zone == "monster" else self.faces.katakana(name)
            step = 0.065 if place.own else 0.044
            pose = place.pose(start + step * number - (0.16 if place.own else 0.0), 0.0, LIFT_M * number)
            found.append(CardSpot(zone, name, card, pose, seat.seat))
        return found

    def _boosts(self, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        left = place.wide_m / 2 - 0.075
        return [
            CardSpot(
                "boosts",
                f"boost {boost}",
                self.faces.boost(boost),
                place.pose(left + 0.02 * n, 0.0, LIFT_M * n),
                seat.seat,
            )
            for n, boost in enumerate(seat.boosts)
        ]

    def _won(self, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        """Cities won, tucked under each other beside the Monster."""
        start = 0.05 if not place.own else 0.075
        xs = [start + min(0.02, 0.09 / max(1, len(seat.won))) * n for n in range(len(seat.won))]
        cities = decks().cities
        return [
            CardSpot("won", name, self.faces.city(cities[name]), place.pose(x, 0.002, LIFT_M * n), seat.seat)
            for n, (x, name) in enumerate(zip(xs, seat.won, strict=True))
        ]

    def _trophies(self, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        """At the end: Cities won, group by group."""
        cities = sorted((decks().cities[name] for name in seat.won), key=lambda city: (city.group, -city.worth))
        away, found, across = 0.092 if place.own else -0.092, [], 0.0
        for number, city in enumerate(cities):
            new = number > 0 and city.group != cities[number - 1].group
            across += 0.0 if number == 0 else 0.05 if new else TUCK_M
            found.append((across, city))
        shift = min(1.0, (0.5 if place.own else 0.30) / max(across, 1e-6))
        return [
            CardSpot(
                "won",
                city.name,
                self.faces.city(city),
                place.pose((x - across / 2) * shift, away, LIFT_M * n),
                seat.seat,
            )
            for n, (x, city) in enumerate(found)
        ]

    def _sets(self, seat: SeatView, place: SeatCorner, own: OwnView | None) -> list[CardSpot]:
        away = 0.092 if place.own else -0.093
        widths = [CARD_M + TUCK_M * (_cards(laid) - 1) for laid in seat.sets]
        room = 0.40 if place.own else place.wide_m
        scale = min(1.0, room / (sum(widths) + 0.01 * len(widths))) if widths else 1.0
        x, found = -(sum(widths) * scale + 0.01 * (len(widths) - 1)) / 2, []
        for number, (laid, wide) in enumerate(zip(seat.sets, widths, strict=True)):
            hidden = own.face_down[number] if own else ()
            found += self._set(laid, place, x + CARD_M / 2 * scale, away, TUCK_M * scale, seat.seat, hidden)
            x += wide * scale + 0.01
        return found

    def _set(
        self, laid: CardSetView, place: SeatCorner, x: float, away: float, step: float, seat: str, hidden: Sequence[str]
    ) -> list[CardSpot]:
        """One set: its face-down cards lie across, its Boost on top."""
        found: list[CardSpot] = []
        for card in laid.cards:
            pose = place.pose(x + step * len(found), away, LIFT_M * len(found))
            found.append(CardSpot("set", card, self.faces.power(card), pose, seat))
        for number in range(laid.face_down):
            known = hidden[number] if number < len(hidden) else ""
            turn = multiply(turned(90.0), FACE_DOWN)
            pose = place.pose(x + step * len(found), away, LIFT_M * len(found), turn)
            found.append(CardSpot("face down", known, self.faces.power(known), pose, seat))
        if laid.boost:
            pose = place.pose(x + step * len(found), away + 0.012, LIFT_M * len(found))
            found.append(CardSpot("laid boost", f"boost {laid.boost}", self.faces.boost(laid.boost), pose, seat))
        return found

    def _dial(self, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        """The level on two number plates: tens and ones."""
        tens, ones = self.faces.dial(seat.level)
        across, away = (0.245, 0.09) if place.own else (-0.145, -0.02)
        return [
            CardSpot("dial", f"tens {seat.seat}", tens, place.pose(across - 0.017, away), seat.seat, big=True),
            CardSpot("dial", f"ones {seat.seat}", ones, place.pose(across + 0.017, away), seat.seat, big=True),
        ]

    # ---- hands

    def _others_hand(self, view: RarrrView, seat: SeatView, place: SeatCorner) -> list[CardSpot]:
        count, card = _unseen(view, seat)
        back = self.faces.katakana("") if card == "katakana" else self.faces.power("")
        poses = place.unseen_hand(count, 0.011)
        return [CardSpot("other hand", "", back, pose, seat.seat) for pose in poses]

    def _held(self, own: OwnView) -> list[CardSpot]:
        """The own hand, or the cards to choose from in a draft: where they are held depends on the camera."""
        cards, syllables = (own.hand or own.pack or own.drafted), bool(own.katakana)
        if not syllables:
            cards = tuple(sorted(cards, key=lambda card: (ORDER[card.split()[0]], card)))
        face = self.faces.katakana if syllables else self.faces.power
        drafted = own.drafted if own.pack else ()
        found = [CardSpot(HAND, card, face(card), ((0.0, -0.4, 0.1), FLAT), own.seat) for card in cards]
        for n, (x, card) in enumerate(zip(row(len(drafted), CARD_M + 0.004, DRAFTED_M), drafted, strict=True)):
            pose = ((x, OWN[1] + 0.094, TOP_M + 0.0004 + LIFT_M * n), FLAT)
            found.append(CardSpot("drafted", card, face(card), pose, own.seat))
        return found


def _unseen(view: RarrrView, seat: SeatView) -> tuple[int, str]:
    """How many cards somebody else holds, and of which deck."""
    if view.stage is Stage.CREATION:
        return (0 if seat.katakana else 3), "katakana"
    if view.stage is Stage.POWER_UP:
        return 12, "power"
    return seat.hand, "power"


def _cards(laid: CardSetView) -> int:
    return len(laid.cards) + laid.face_down + (laid.boost > 0)


def _position(syllable: str, seat: SeatView) -> int:
    """Where a syllable stands in the Monster's name."""
    return seat.name.lower().find(syllable)


def _x(place: SeatCorner, share: float) -> float:
    return place.wide_m * share
