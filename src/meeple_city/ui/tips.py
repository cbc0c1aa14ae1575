"""Tips: each thing is explained when it first happens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from meeple_city.ui.settings import Settings

WELCOME = "welcome"  # before the first question of a game
PRACTICE = "practice"  # before the first try

# Of a picture that is 720 high: what stands above and below a tip, and how high and long a line is; our choice.
PICTURE, AROUND, LINE, LETTERS = 720.0, 270.0, 22.0, 32
SENTENCE_END = re.compile(r"(?<=[.!?:]) (?=\w)")

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


def tip_pages(paragraphs: Sequence[str], text_scale: float) -> list[list[str]]:
    """A tip page by page: in large text a few sentences at a time, so that none ends above the picture."""
    most = max(1, int((PICTURE / text_scale - AROUND) / LINE))
    pages: list[list[str]] = [[]]
    for part in (part for paragraph in paragraphs for part in _parts(paragraph, most)):
        if pages[-1] and sum(_rows(one) for one in (*pages[-1], part)) > most:
            pages.append([])
        pages[-1].append(part)
    return pages


def _parts(paragraph: str, most: int) -> list[str]:
    """A paragraph, or its sentences if it is too long for a page."""
    return [paragraph] if _rows(paragraph) <= most else SENTENCE_END.split(paragraph)


def _rows(text: str) -> int:
    return -(-len(text) // LETTERS)
