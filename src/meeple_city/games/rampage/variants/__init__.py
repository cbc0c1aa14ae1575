"""The variants: each is a card that everybody has, in a file of its own. They combine as they like (R14)."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.core.events import Card
from meeple_city.games.rampage.variants.baby import BabyMonsters
from meeple_city.games.rampage.variants.diet import FashionableDiet
from meeple_city.games.rampage.variants.tailor_made import TailorMadeMonster

VARIANTS: Mapping[str, type[Card]] = {card.name: card for card in (FashionableDiet, TailorMadeMonster, BabyMonsters)}
