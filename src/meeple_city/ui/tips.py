"""Tips: each thing is explained when it first happens."""

from __future__ import annotations

from dataclasses import replace

from meeple_city.ui.settings import Settings

WELCOME = "welcome"  # before the first question of a game
PRACTICE = "practice"  # before the first try

# By game and kind of question or event; what has no game is for all of them. Words: `tips.ID.title`, `tips.ID.text`.
TIPS = (
    "rampage.welcome",
    "rampage.action",
    "rampage.move",
    "rampage.demolish",
    "rampage.toss",
    "rampage.breathe",
    "rampage.relocate",
    "rampage.eat",
    "rampage.neighborhood",
    "rampage.catch",
    "rampage.rob",
    "rampage.kiss",
    "rampage.lay_down",
    "rampage.discard_power",
    "rampage.starting_area",
    "rampage.pay_meeple",
    "rampage.jump",
    "rampage.kick",
    "rampage.smash",
    "rampage.climb",
    "rampage.stretch",
    "rampage.clear_ruin",
    "rampage.vacuum",
    "rampage.imitate",
    "rampage.event.ran_away",
    "rampage.event.gobbled",
    "rampage.event.tooth_lost",
    "rampage.event.tooth_broken",
    "rampage.event.fell",
    "octorage.welcome",
    "rarrr.welcome",
    "rarrr.draft",
    "rarrr.bid",
    "score",
    "practice",
)


def due_tip(settings: Settings, game: str, kind: str) -> str | None:
    """The id of the tip to show now for a kind of question, or another occasion, in a game; None if there is none."""
    tip = f"{game}.{kind}" if f"{game}.{kind}" in TIPS else kind
    return tip if settings.tips and tip in TIPS and tip not in settings.tips_seen else None


def with_tip_seen(settings: Settings, tip: str) -> Settings:
    """The settings after a tip has been shown."""
    return replace(settings, tips_seen=(*settings.tips_seen, tip))
