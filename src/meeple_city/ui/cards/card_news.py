"""How long what happens at a card table is shown, and what of it is worth a line."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Message

USUAL_S = 0.7  # after cards have moved; our choice
PAUSES = {  # seconds for what people must not miss; our choice
    "rarrr.event.monster_finished": 1.0,
    "rarrr.event.monster_named": 2.0,
    "rarrr.event.city_chosen": 1.2,
    "rarrr.event.city_destroyed": 2.4,
    "rarrr.event.city_spared": 1.6,
    "rarrr.event.round_ended": 1.6,
    "rarrr.event.passed": 0.8,
    "octorage.event.weapon_played": 1.0,
    "octorage.event.treasure_played": 1.8,
    "octorage.event.attacked": 2.4,
    "octorage.event.life_lost": 2.0,
    "octorage.event.rage_raised": 1.4,
    "octorage.event.eliminated": 2.0,
    "octorage.event.round_won": 3.0,
    "octorage.event.dodged": 1.4,
}
QUIET = (  # whatever the cards themselves show well enough
    "rarrr.event.card_picked", "rarrr.event.card_picked_hidden", "rarrr.event.syllable_picked",
    "rarrr.event.turn_begun",
    "rarrr.event.packs_passed", "rarrr.event.katakana_left_out", "rarrr.event.katakana_left_out_hidden",
    "rarrr.event.sets_discarded", "octorage.event.play_passed", "octorage.event.turn_begun",
)  # fmt: skip


def worth_telling(told: Iterable[Message]) -> list[Message]:
    """The messages that get a line."""
    return [one for one in told if one.key not in QUIET]


def held_up(told: Iterable[Message]) -> tuple[str, str, str]:
    """The card that is held up for all to read: its zone, its key and its owner; empty for any."""
    for one in told:
        args = {name: str(value) for name, value in one.args.items()}
        if one.key == "rarrr.event.monster_named":
            return "monster", "", args["seat"]
        if one.key == "rarrr.event.city_chosen":
            return "contest", "", ""
        if one.key == "rarrr.event.city_destroyed":
            return "won", args["city"], args["seat"]
        if one.key == "octorage.event.treasure_played":
            return "curse", args["card"], args["target"]
        if one.key in ("octorage.event.attacked", "octorage.event.round_won"):
            return "character", "", args["seat"]
    return "", "", ""


def pause_s(told: Iterable[Message]) -> float:
    """How long to wait after cards have moved."""
    shown = worth_telling(told)
    return max((PAUSES.get(one.key, USUAL_S) for one in shown), default=0.0)
