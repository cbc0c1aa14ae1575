"""What is printed on the cards of OctoRage."""

from __future__ import annotations

from meeple_city.border import Message, message
from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.words.catalogue import Words, capitalised

KINDS = {  # the colour of each kind of weapon
    "machete": "#5a6b3a", "pistol": "#3f5d78", "pheromone": "#8a3a78", "machine gun": "#5b5148", "dynamite": "#a3331f",
}  # fmt: skip
DODGES, TREASURES, PEOPLE, VICTORS, OCTOMAN = "#1f6f8f", "#5a3a86", "#235a3c", "#9c7416", "#0f3a3e"
BOARD_MM, TOKEN_MM = (58.0, 128.0), (17.0, 17.0)


class OctoRageFaces:
    """The cards of OctoRage in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def every(self) -> list[PrintedCard]:
        """One of each."""
        found = [self.card(face) for face in (*box().values, DODGE, *box().treasures, "")]
        found += [self.character(name) for name in box().characters]
        return [*found, self.octoman(), self.direction(), self.rage(), self.life(), self.marker()]

    def card(self, face: str) -> PrintedCard:
        """A weapon, a dodge or a treasure; without a face only its back."""
        back = CardFace("back:octoman:", OCTOMAN)
        if not face:
            return PrintedCard(back, back)
        if face in box().treasures:
            kind = self._words.say(message("screen.cards.treasure"))
            text = self.text(face)
            return PrintedCard(CardFace(f"weapon:{face}", TREASURES, title=self.name(face), text=text, kind=kind), back)
        if face == DODGE:
            return PrintedCard(CardFace("weapon:dodge", DODGES, title=self.name(face)), back)
        kind, value = box().kinds[face], str(box().values[face])
        title = self._words.name("weapon", kind)
        return PrintedCard(CardFace(f"weapon:{kind}", KINDS[kind], title=capitalised(title), number=value), back)

    def character(self, name: str) -> PrintedCard:
        """A character: its power in front, its victory on the back."""
        front = CardFace(f"bust:{name}", PEOPLE, "scene", name, self.text(name))
        won = self._words.say(message("screen.cards.won_a_round"))
        return PrintedCard(front, CardFace(f"victor:{name}", VICTORS, "scene", name, won))

    def octoman(self) -> PrintedCard:
        """The Octoman."""
        face = CardFace("octoman:", OCTOMAN, "scene", self._words.say(message("screen.cards.octoman")))
        return PrintedCard(face, face)

    def direction(self) -> PrintedCard:
        """Which way play goes: clockwise in front, the other way on the back."""
        front, back = (
            CardFace(f"direction:{way}", colour, title=self._words.say(message(f"screen.cards.{way}")))
            for way, colour in (("clockwise", "#1f6f8f"), ("counterclockwise", "#96521f"))
        )
        return PrintedCard(front, back)

    def rage(self) -> PrintedCard:
        """The rage track."""
        face = CardFace(f"rage:{','.join(map(str, box().damage))}", "#3a2030", "whole")
        return PrintedCard(face, face, BOARD_MM, 2.0)

    def life(self) -> PrintedCard:
        """A life."""
        face = CardFace("heart:", "#f6e7c8", "whole")
        return PrintedCard(face, face, TOKEN_MM, 2.0, round=True)

    def marker(self) -> PrintedCard:
        """The marker of rage."""
        face = CardFace("octoman:", "#0f3a3e", "whole")
        return PrintedCard(face, face, (22.0, 22.0), 3.0, round=True)

    def name(self, card: str) -> str:
        """A card's name."""
        return capitalised(self._words.name("card", card))

    def text(self, card: str) -> str:
        """What a character or a treasure does."""
        return self._words.say(Message(f"octorage.text.{card}"))
