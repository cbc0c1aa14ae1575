"""The gestures that can be practised: how they are called, and what is said while one is tried."""

from __future__ import annotations

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.display.marks import Button
from meeple_city.words.catalogue import Words

GESTURES = ("flick", "drop", "toss", "breathe")
ICONS = {"flick": "move", "drop": "demolish", "toss": "toss", "breathe": "breathe"}


def gesture_button(gesture: str, words: Words) -> Button:
    """A button for another gesture."""
    return Button(gesture, words.say(message(f"screen.practice.{gesture}")), icon=ICONS[gesture])


def practice_prompt(ask: Ask, words: Words) -> str:
    """What to try now, and at which target."""
    assert ask.permit is not None
    return words.say(message(f"screen.practice.try_{ask.permit.kind}", building=ask.about.get("building", "")))
