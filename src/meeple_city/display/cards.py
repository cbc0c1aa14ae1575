"""The face of a card, as plain data: what it shows, and its words in the player's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardFace:
    """A card's name and rule, an icon by name, and the colour of its frame."""

    title: str
    text: str
    icon: str
    colour: str = "#7a4a34"
