"""The player's own cards as things to read: a small fan in the corner, whatever lies on the table."""

from __future__ import annotations

from meeple_city.core.view import View
from meeple_city.display.hud import HandCard
from meeple_city.games.rampage.view import RampageView
from meeple_city.ui.cards.rampage_faces import RampageFaces
from meeple_city.words.catalogue import Words


def hand_cards(view: View | None, words: Words) -> list[HandCard]:
    """The cards of the seat that looks; nobody else's."""
    if not isinstance(view, RampageView) or view.seat is None or view.seat not in view.monsters:
        return []
    own, faces = view.monsters[view.seat], RampageFaces(words)
    held = (*own.characters, *own.powers, *(own.superpowers or ()))
    return [HandCard(card, faces.card(card).front) for card in held]
