"""What in a card game is worth seeing again, found from what spectators were told alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from meeple_city.border import Message

PLAYED, BATTLE = "played", "battle"
# What each message is worth, and why. A card that is played is the measure; our choice.
TOLD = {
    "rarrr.event.city_destroyed": ("city", 5.0),
    "rarrr.event.city_spared": ("city", 2.0),
    "rarrr.event.monster_named": ("roar", 3.0),
    "rarrr.event.boost_laid": ("boost", 2.0),
    "rarrr.event.set_begun": (PLAYED, 0.5),
    "rarrr.event.card_laid": (PLAYED, 0.5),
    "rarrr.event.card_laid_face_down_hidden": (PLAYED, 0.8),
    "octorage.event.round_won": ("won", 8.0),
    "octorage.event.eliminated": ("eliminated", 6.0),
    "octorage.event.treasure_played": ("curse", 3.0),
    "octorage.event.card_stolen_hidden": ("stolen", 1.5),
    "octorage.event.dodged": ("dodge", 1.5),
    "octorage.event.rage_raised": ("rage", 1.0),
    "octorage.event.life_regained": ("lives", 1.0),
    "octorage.event.weapon_played": (PLAYED, 0.5),
}
DYNAMITE, DYNAMITE_WORTH = "dynamite", 3.0  # the weapon that nothing beats
LIVES = ("octorage.event.attacked", "octorage.event.life_lost")
LIFE_WORTH = 1.0  # of each life lost
# In RARRR!!, a City that is fought for with many cards is worth more.
FOUGHT_FOR, FIGHT_WORTH = "rarrr.event.city_destroyed", 0.3


@dataclass
class Battle:
    """How many cards have been played for the City that is fought for."""

    cards: int = 0


def worth_of_cards(told: Iterable[Message], battle: Battle) -> dict[str, float]:
    """What a step of a card game is worth, by reason; counts on in the battle."""
    worth: defaultdict[str, float] = defaultdict(float)
    for one in told:
        reason, value = TOLD.get(one.key, ("", 0.0))
        worth[reason] += value
        worth["lives"] += LIFE_WORTH * _number(one, "lost") if one.key in LIVES else 0.0
        worth[DYNAMITE] += DYNAMITE_WORTH if _is_dynamite(one) else 0.0
        worth[BATTLE] += _fought(one, battle)
    return {reason: value for reason, value in worth.items() if value > 0}


def _fought(one: Message, battle: Battle) -> float:
    """What a City is worth for the fight, if it falls now."""
    battle.cards += TOLD.get(one.key, ("", 0.0))[0] in (PLAYED, "boost")
    if one.key != FOUGHT_FOR:
        return 0.0
    fought, battle.cards = battle.cards, 0
    return FIGHT_WORTH * fought


def _is_dynamite(one: Message) -> bool:
    return one.key == "octorage.event.weapon_played" and str(one.args.get("card", "")).startswith(DYNAMITE)


def _number(one: Message, name: str) -> int:
    value = one.args.get(name, 0)
    return value if isinstance(value, int) else 0
