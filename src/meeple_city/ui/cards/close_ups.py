"""What of a card table the camera goes close to, read from what spectators are told and see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from meeple_city.border import Message
from meeple_city.border.geometry import rotate
from meeple_city.core.view import View
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Position
from meeple_city.show.card_camera import CardScene
from meeple_city.show.card_framing import beside_words, close_view, wide_view
from meeple_city.ui.cards.card_news import pause_s, worth_telling
from meeple_city.ui.cards.layouts import Layout, layout_for
from meeple_city.ui.cards.spots import CardSpot, table_edges
from meeple_city.words.catalogue import Words

# How long a step is shown, in seconds; our choice.
QUIET_S = 0.45  # nothing that anybody must read
FLIGHT_S = 0.6  # cards on their way
CLOSE_S, MOST_S = 1.7, 5.1  # each close view, and all of them
MOST_CLOSES = 3
# After these, everything on the table has changed.
BEGINNINGS = ("rarrr.event.city_chosen", "rarrr.event.round_begun", "octorage.event.turn_begun")


@dataclass(frozen=True)
class Interest:
    """What an event is about: cards of some zones, of the seat and with the name that the event's arguments give."""

    zones: tuple[str, ...]
    owner: str = ""  # the argument that names the seat
    key: str = ""  # the argument that names one of the cards; the others go with it
    last: int = 99  # only the last so many cards, and boards besides


BID = Interest(("set", "face down", "laid boost", "dial"), "seat", last=5)
MONSTER = Interest(("monster", "katakana"), "seat")
HERO = Interest(("character", "life", "curse"), "seat")
HIT = Interest(("character", "life", "octoman", "curse"), "seat")
WEAPONS = Interest(("weapons",), last=4)
INTERESTS = {
    "rarrr.event.set_begun": BID,
    "rarrr.event.card_laid": BID,
    "rarrr.event.card_laid_face_down_hidden": BID,
    "rarrr.event.boost_laid": BID,
    "rarrr.event.passed": Interest(("monster", "katakana", "dial"), "seat"),
    "rarrr.event.city_chosen": Interest(("contest", "cities")),
    "rarrr.event.cities_dealt": Interest(("cities", "contest")),
    "rarrr.event.city_destroyed": Interest(("won", "monster", "katakana"), "seat"),
    "rarrr.event.monster_finished": MONSTER,
    "rarrr.event.monster_named": Interest(("name",), "seat"),
    "octorage.event.weapon_played": WEAPONS,
    "octorage.event.dodged": Interest(("weapons", "direction"), last=3),
    "octorage.event.rage_raised": Interest(("rage", "direction")),
    "octorage.event.treasure_played": Interest(("character", "life", "curse"), "target"),
    "octorage.event.attacked": HIT,
    "octorage.event.life_lost": HERO,
    "octorage.event.life_regained": HERO,
    "octorage.event.eliminated": HIT,
    "octorage.event.round_won": HERO,
    "octorage.event.card_stolen_hidden": Interest(("other hand", "character"), "victim"),
    "octorage.event.card_salvaged": Interest(("discard", "deck")),
    "octorage.event.card_discarded": Interest(("discard", "deck")),
}
# Players as they are shown while nothing happens.
FACE = ("monster", "katakana", "character")
PORTRAIT = ("monster", "katakana", "boosts", "won", "character", "life", "curse", "octoman", "angriest")


class CloseUps:
    """Frames the cards of one match, for a picture of one shape."""

    def __init__(self, opening: View, seats: Sequence[str], words: Words, shape: float) -> None:
        found = layout_for(opening, words)
        assert found is not None, "cards are played on a card table"
        self._layout: Layout = found[0]
        self._shape = shape
        self._wide = wide_view(table_edges(seats), shape)

    @property
    def wide(self) -> Camera:
        """Everything on the table."""
        return self._wide

    def players(self, view: View, zones: Sequence[str] = PORTRAIT) -> dict[str, Camera]:
        """Each seat that has cards of such zones, seen close."""
        return {own[0].owner: self._framed(own) for own in _portraits(self._spots(view), zones)}

    def possessions(self, view: View) -> dict[str, Camera]:
        """What each seat has at the end, beside words that count it."""
        return {seat: beside_words(one, self._shape) for seat, one in self.players(view, (*FACE, "won")).items()}

    def scene(self, view: View, told: Sequence[Message]) -> CardScene:
        """A step: what spectators see after it, and what they are told."""
        news, spots = worth_telling(told), self._spots(view)
        around = tuple(self._framed(own) for own in _portraits(spots, PORTRAIT))
        if not news:
            return CardScene(self._wide, (), around, QUIET_S)
        closes = list(self._closes(news, spots))
        if closes and any(one.key in BEGINNINGS for one in told):
            closes.append((closes[-1][0], self._wide))
        length_s = min(MOST_S, max(FLIGHT_S + pause_s(news), CLOSE_S * len(closes)))
        lines, views = zip(*closes, strict=True) if closes else ((), ())
        return CardScene(self._wide, views, around, length_s, lines)

    def _closes(self, news: Sequence[Message], spots: list[CardSpot]) -> Iterator[tuple[int, Camera]]:
        """The close views, each with the number of the line that it belongs to."""
        seen: list[tuple[str, str]] = []  # places that are in the picture already
        for number, one in enumerate(news):
            interest = INTERESTS.get(one.key)
            cards = _cards(interest, one, spots) if interest else []
            place = (cards[0].owner, "" if cards[0].owner else cards[0].zone) if cards else ("", "")
            if cards and place not in seen and len(seen) < MOST_CLOSES:
                seen.append(place)
                yield number, self._framed(cards)

    def _framed(self, spots: Iterable[CardSpot]) -> Camera:
        return close_view(_corners(spots), self._shape)

    def _spots(self, view: View) -> list[CardSpot]:
        return self._layout.spots(view, "")


def main_line(told: Sequence[Message]) -> int:
    """The number of the line that matters most."""
    return max(range(len(told)), key=lambda number: pause_s(told[number : number + 1]))


def _cards(interest: Interest, told: Message, spots: list[CardSpot]) -> list[CardSpot]:
    owner = str(told.args[interest.owner]) if interest.owner else ""
    of_it = [spot for spot in spots if spot.zone in interest.zones and owner in ("", spot.owner)]
    boards = [spot for spot in of_it if spot.big]
    return [spot for spot in of_it if not spot.big][-interest.last :] + boards


def _portraits(spots: list[CardSpot], zones: Sequence[str]) -> list[list[CardSpot]]:
    """The cards of each player that lie in some zones."""
    owners = dict.fromkeys(spot.owner for spot in spots if spot.owner and spot.zone in zones)
    return [[spot for spot in spots if spot.owner == owner and spot.zone in zones] for owner in owners]


def _corners(spots: Iterable[CardSpot]) -> list[Position]:
    return [corner for spot in spots for corner in _corners_of(spot)]


def _corners_of(spot: CardSpot) -> list[Position]:
    (x, y, z), turn = spot.pose
    wide, tall = (size / 2000 for size in spot.card.size_mm)
    found: list[Position] = []
    for across, up in ((-wide, -tall), (wide, -tall), (-wide, tall), (wide, tall)):
        dx, dy, dz = rotate(turn, (across, up, 0.0))
        found.append((x + dx, y + dy, z + dz))
    return found
