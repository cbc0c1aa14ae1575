"""What is printed on the cards of Rampage."""

from __future__ import annotations

from meeple_city.border import Message
from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.games.rampage.cards.catalogue import catalogue
from meeple_city.words.catalogue import Words, capitalised

COLOURS = {"character": "#8a4b2a", "power": "#2a5a8a", "superpower": "#7a2a6a"}
BACKS = {"character": "icon:person", "power": "rampage:paw", "superpower": "rampage:tooth"}


class RampageFaces:
    """The cards of Rampage in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def every(self) -> list[PrintedCard]:
        """One of each."""
        return [self.card(name) for name in catalogue()]

    def card(self, name: str) -> PrintedCard:
        """A card by its name: its kind, a drawing, and what it does."""
        kind, words = catalogue()[name].kind, self._words
        title, text = capitalised(words.name("card", name)), capitalised(words.name("card_text", name))
        label = words.say(Message(f"screen.card.{kind}"))
        front = CardFace(f"rampage:{name}", COLOURS[kind], "plain", title, text, label)
        return PrintedCard(front, self.back(kind).front)

    def back(self, kind: str) -> PrintedCard:
        """A card that nobody who looks may know: its back on both sides."""
        face = CardFace(f"back:{BACKS[kind]}", COLOURS[kind])
        return PrintedCard(face, face)
