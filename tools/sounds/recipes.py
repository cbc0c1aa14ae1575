"""Read recipes.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import read_toml
from meeple_city.errors import BadInput

from .air import AirRecipe, MurmurRecipe
from .impacts import ImpactRecipe, Spread
from .tokens import CardRecipe, ShuffleRecipe, StingRecipe, ToothRecipe
from .voices import RoarRecipe, ShriekRecipe

Recipe = TypeVar("Recipe")
RECIPES = Path(__file__).with_name("recipes.toml")
COMMON = ("variations", "modes", "spread", "spread_db", "speeds_m_s")


@dataclass(frozen=True)
class Recipes:
    """Everything there is to make."""

    impacts: Mapping[tuple[str, str], ImpactRecipe]  # by what hit what, and size
    impact_variations: int
    spread: Spread
    speeds_m_s: Mapping[str, float]  # by hardness
    air: Mapping[str, AirRecipe]
    murmur: MurmurRecipe
    roars: Mapping[str, RoarRecipe]
    roar_rate: int
    shrieks: ShriekRecipe
    tooth: ToothRecipe
    sting: StingRecipe
    card: CardRecipe
    shuffle: ShuffleRecipe


def read_recipes(path: Path = RECIPES) -> Recipes:
    """Read the file; BadInput says what is wrong with it."""
    data = read_toml(path, BadInput)
    impacts, roars = data["impacts"], data["roars"]
    return Recipes(
        impacts={
            (pair, size): _row(ImpactRecipe, row, f"impacts.{pair}.{size}")
            for pair, sizes in impacts.items()
            if pair not in COMMON
            for size, row in sizes.items()
        },
        impact_variations=impacts["variations"],
        spread=Spread(impacts["modes"], impacts["spread"], impacts["spread_db"]),
        speeds_m_s=impacts["speeds_m_s"],
        air={name: _row(AirRecipe, row, f"air.{name}") for name, row in data["air"].items() if name != "murmur"},
        murmur=_row(MurmurRecipe, data["air"]["murmur"], "air.murmur"),
        roars={name: _row(RoarRecipe, row, f"roars.{name}") for name, row in roars.items() if name != "rate"},
        roar_rate=roars["rate"],
        shrieks=_row(ShriekRecipe, data["shrieks"], "shrieks"),
        tooth=_row(ToothRecipe, data["tooth"], "tooth"),
        sting=_row(StingRecipe, data["sting"], "sting"),
        card=_row(CardRecipe, data["card"], "card"),
        shuffle=_row(ShuffleRecipe, data["shuffle"], "shuffle"),
    )


def _row(kind: type[Recipe], row: Mapping[str, Any], name: str) -> Recipe:
    return from_plain(kind, row, f"recipes.toml: {name}")
