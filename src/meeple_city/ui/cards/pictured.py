"""Cards as pictures to a text, by short names."""

from __future__ import annotations

from meeple_city.display.cards import CardFace
from meeple_city.games.octorage.box import box
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.rampage_faces import RampageFaces
from meeple_city.ui.cards.rarrr_faces import RarrrFaces, decks
from meeple_city.words.catalogue import Words


def pictured(game: str, card: str, words: Words) -> CardFace:
    """A card of a game, such as `fire 3`, `city Paris` or `character 0`, the first there is."""
    if game == "rampage":
        return RampageFaces(words).card(card).front
    return _rarrr(card, RarrrFaces(words)) if game == "rarrr" else _octorage(card, OctoRageFaces(words))


def _rarrr(card: str, faces: RarrrFaces) -> CardFace:
    kind, _, which = card.partition(" ")
    if kind == "city":
        return faces.city(decks().cities[which]).front
    if kind == "monster":
        return faces.monster(list(decks().monsters)[int(which)]).front
    if kind == "katakana":
        return faces.katakana(list(decks().katakana)[int(which)]).front
    if kind == "boost":
        return faces.boost(int(which)).front
    return faces.angriest().front if kind == "angriest" else faces.power(card).front


def _octorage(card: str, faces: OctoRageFaces) -> CardFace:
    kind, _, which = card.partition(" ")
    if kind == "character":
        return faces.character(box().characters[int(which)]).front
    if kind == "won":
        return faces.character(box().characters[int(which)]).back
    return faces.octoman().front if kind == "octoman" else faces.card(card).front
