"""The player's own cards as things to read: a small fan in the corner, one of them held up."""

from __future__ import annotations

from meeple_city.border import message
from meeple_city.core.view import View
from meeple_city.display.hud import HandCard
from meeple_city.games.rampage.view import RampageView
from meeple_city.words.catalogue import Words, capitalised

KINDS = {  # the icon and the colour of each kind of card
    "character": ("person", "#8a4b2a"),
    "power": ("star", "#2a5a8a"),
    "superpower": ("secret", "#7a2a6a"),
}


def hand_cards(view: View | None, words: Words, large: str = "") -> list[HandCard]:
    """The cards of the seat that looks; nobody else's."""
    if not isinstance(view, RampageView) or view.seat is None or view.seat not in view.monsters:
        return []
    own = view.monsters[view.seat]
    held = [("character", card) for card in own.characters] + [("power", card) for card in own.powers]
    held += [("superpower", card) for card in own.superpowers or ()]
    return [_card(kind, card, words, card == large) for kind, card in held]


def _card(kind: str, card: str, words: Words, large: bool) -> HandCard:
    icon, colour = KINDS[kind]
    text = capitalised(words.name("card_text", card))
    return HandCard(
        card, words.name("card", card), text, words.say(message(f"screen.card.{kind}")), icon, colour, large
    )
