"""What is waited for, in one line; and options as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeple_city.core.asks import Ask

# What each kind of question says; {about} is what it is about.
WAITS = {
    "action": "choose an action",
    "move": "pull your Paws back and let go",
    "demolish": "carry your Body over {about} and let it fall",
    "toss": "flick {about} off your head",
    "breathe": "take a breath and blow",
    "relocate": "set {about}'s Monster down in a Neighborhood",
    "eat": "eat a Meeple of {about}, or be done",
    "neighborhood": "choose the Neighborhood to eat in",
    "starting area": "choose a free starting area",
    "pay a Meeple": "choose a Meeple to pay to {about}",
    "city": "choose the City to fight for",
    "bid": "bid, or pass",
    "draft": "keep a card",
    "leave out": "leave a Katakana card out",
    "name": "name your Monster",
    "more": "lay another set, or stop",
    "set": "add to the set, or stop",
    "take back": "take a card back, or none",
    "play": "play a card, or be attacked",
    "discard": "discard a card",
    "curse": "choose who gets the curse",
    "keep": "keep a card",
}
# Questions whose options tell what others must not know.
SECRET = frozenset(
    ("pay a Meeple", "draft", "leave out", "bid", "more", "set", "take back", "play", "discard", "keep", "hand")
)
ANSWERS = {"stop": "No more actions", "back": "Back", "done": "Enough", "move": "Move", "breathe": "Breathe"}


def prompt(ask: Ask, view: Mapping[str, Any]) -> str:
    """Who is asked, and what is waited for."""
    waits = WAITS.get(ask.kind, ask.kind).format(about=ask.about or "it")
    left = f" ({view['actions_left']} left)" if ask.kind == "action" and "actions_left" in view else ""
    return f"{ask.seat}: {waits}{left}"


def option(text: str, view: Mapping[str, Any]) -> str:
    """An option as it stands on a button."""
    if text in ANSWERS:
        return ANSWERS[text]
    colour = view.get("city", {}).get("meeples", {}).get(text) if isinstance(view.get("city"), Mapping) else None
    if colour:
        return f"{text} ({colour})"
    verb, _, rest = text.partition(" ")
    return f"{verb.capitalize()} {rest}" if rest and verb in ("demolish", "toss") else text


def hidden(ask: Ask, number: int) -> str:
    """An option of a secret question, where others may look on."""
    return f"choice {number}"
