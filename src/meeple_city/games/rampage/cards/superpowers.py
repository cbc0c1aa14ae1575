"""The sixteen Secret Superpowers: held face down, played once."""

from __future__ import annotations

from meeple_city.core.events import Card
from meeple_city.games.rampage.cards.interrupting_superpowers import TeethProtector, TooCute
from meeple_city.games.rampage.cards.meal_superpowers import (
    Invisibility,
    ReallyHungry,
    Scavenger,
    UltraBrightSmile,
)
from meeple_city.games.rampage.cards.turn_superpowers import (
    Catcher,
    Earthquake,
    Hobo,
    ParalyzingGaze,
    PassionateKiss,
    SmallWings,
    Terminator,
    Unleashed,
    UnstableMutation,
    WhoCutTheCheese,
)

SUPERPOWERS: tuple[type[Card], ...] = (
    Catcher,
    Earthquake,
    Hobo,
    Invisibility,
    ParalyzingGaze,
    PassionateKiss,
    ReallyHungry,
    Scavenger,
    SmallWings,
    TeethProtector,
    Terminator,
    TooCute,
    UltraBrightSmile,
    Unleashed,
    UnstableMutation,
    WhoCutTheCheese,
)
