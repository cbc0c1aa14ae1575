"""What is printed on the cards of RARRR!!."""

from __future__ import annotations

from functools import cache

from meeple_city.border import message
from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.games.rarrr.cards import POWERS, City, Decks, NameCard, read_decks
from meeple_city.words.catalogue import Words, capitalised

POWER_COLOURS = {"electrical": "#d9a514", "toxic": "#4f9a2f", "radioactive": "#7a48bd", "fire": "#d2461f"}
GROUP_COLOURS = {
    "red": "#b8352c", "blue": "#2f62ac", "green": "#2f7d44", "yellow": "#b98a12", "orange": "#bf6220",
    "purple": "#6a3fa6",
}  # fmt: skip
MONSTER, KATAKANA, POWER, CITY, BOOST, ANGRIEST = "#2f5268", "#73324a", "#2b3358", "#6b4d2e", "#a3401f", "#4a1420"
PLATE, PLATE_MM = "#fff1cf", (32.0, 42.0)  # of the number plates
NAMED_MM = (94.5, 132.0)  # half as large again as other cards: it is to be read by all; our choice
MOST_TENS = 16  # a level of 160 begins again at 0, as on a dial


@cache
def decks() -> Decks:
    """All cards there are; the files are read once."""
    return read_decks()


class RarrrFaces:
    """The cards of RARRR!! in one language."""

    def __init__(self, words: Words, resistance: bool = True) -> None:
        self._words = words
        self._decks = decks()
        self._resistance = resistance  # whether Cities resist a power, in this match

    def every(self) -> list[PrintedCard]:
        """One of each."""
        found = [self.power(face) for face in dict.fromkeys(self._decks.powers)]
        found += [self.monster(name) for name in self._decks.monsters]
        found += [self.katakana(name) for name in self._decks.katakana]
        found += [self.city(city) for city in self._decks.cities.values()]
        found += [self.boost(value) for value in self._decks.boosts]
        return [*found, self.angriest(), self.power(""), *map(self.plate, range(MOST_TENS))]

    def power(self, card: str) -> PrintedCard:
        """A Power card; without a face only its back."""
        back = CardFace("back:sign:electrical", POWER)
        if not card:
            return PrintedCard(back, back)
        power, _, value = card.partition(" ")
        title = capitalised(self._words.name("power", power))
        front = CardFace(f"power:{card}", POWER_COLOURS[power], title=title, number=value, sign=f"sign:{power}")
        return PrintedCard(front, back)

    def monster(self, name: str) -> PrintedCard:
        """A Monster with its syllable."""
        card = self._decks.monsters[name]
        front = CardFace(
            f"monster:{name}",
            MONSTER,
            "paper",
            f"{capitalised(name)}",
            marks=_icons(card),
            emblem=f"white-kana:{card.kana}",
        )
        return PrintedCard(front, CardFace("back:angriest:", MONSTER))

    def named(self, name: str, monster: str, syllables: tuple[str, ...]) -> PrintedCard:
        """The name of a Monster, on a card of its own: its portrait, its name, and its syllables in order."""
        cards = {one: self._decks.monsters.get(one) or self._decks.katakana[one] for one in (monster, *syllables)}
        in_order = sorted(cards, key=lambda one: name.lower().find(one))
        kana = tuple(f"white-kana:{cards[one].kana}" for one in in_order)
        front = CardFace(f"monster:{monster}", ANGRIEST, "scene", name, marks=kana)
        return PrintedCard(front, CardFace("back:angriest:", MONSTER), NAMED_MM)

    def katakana(self, name: str) -> PrintedCard:
        """A Katakana card; without a name only its back."""
        back = CardFace("back:white-kana:ロ", KATAKANA)
        if not name:
            return PrintedCard(back, back)
        card = self._decks.katakana[name]
        return PrintedCard(
            CardFace(f"kana:{card.kana}", KATAKANA, "paper", capitalised(name), marks=_icons(card)), back
        )

    def city(self, city: City) -> PrintedCard:
        """A City: its worth, its group, and what it resists."""
        group = self._decks.groups[city.group]
        front = CardFace(
            f"city:{city.name}/{city.group}",
            GROUP_COLOURS[group.colour],
            "scene",
            self._words.name("city", city.name),
            kind=self._words.name("group", city.group),
            number=str(city.worth),
            emblem=f"symbol:{group.symbol}",
            marks=(f"shield:{city.resists.value}",) if self._resistance else (),
        )
        return PrintedCard(front, CardFace("back:icon:city", CITY))

    def boost(self, value: int) -> PrintedCard:
        """A Boost."""
        title = self._words.say(message("screen.cards.boost"))
        return PrintedCard(
            CardFace(f"boost:{value}", BOOST, title=title, number=f"+{value}"), CardFace("back:boost:3", BOOST)
        )

    def angriest(self) -> PrintedCard:
        """The Angriest Monster card."""
        face = CardFace("angriest:", ANGRIEST, title=self._words.say(message("screen.cards.angriest")))
        return PrintedCard(face, face)

    def dial(self, level: int) -> tuple[PrintedCard, PrintedCard]:
        """A level as two number plates: tens and ones."""
        tens, ones = divmod(level, 10)
        return self.plate(tens % MOST_TENS), self.plate(ones)

    def plate(self, number: int) -> PrintedCard:
        """A number plate."""
        face = CardFace("", PLATE, "whole", number=str(number))
        return PrintedCard(face, face, PLATE_MM, 1.6)


def _icons(card: NameCard) -> tuple[str, ...]:
    return tuple(f"disc:{power.value}" for power, count in zip(POWERS, card.icons, strict=True) for _ in range(count))
