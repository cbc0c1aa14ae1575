"""Tips: what is explained when it first happens."""

from __future__ import annotations

from dataclasses import replace

from meeple_city.ui.settings import Settings

TEXTS: dict[str, tuple[str, ...]] = {
    "welcome": (
        "You are a giant monster: two paws, flat on the board, and a body that stands on them.",
        "Flatten the city, gobble floors, and eat meeples of all six colours.",
        "The line at the top says whose move it is, and what to do.",
        "Drag with the right mouse button to look around. F1 lists all keys.",
    ),
    "action": (
        "You have two actions each turn. Whatever you can use now glows: click it, or click a button.",
        "Move flicks your paws. Demolish drops your monster on a building whose sidewalk your paws touch.",
        "Toss flicks a vehicle off your head. Breathe blows.",
    ),
    "move": (
        "Press on your paws, pull back and let go: they fly the other way.",
        "The longer the arrow, the harder the flick. Grab them off-centre to make them spin.",
    ),
    "demolish": (
        "Press on your monster and hold the button: it is in your hand.",
        "Carry it over the building and let go. Mouse wheel or Page keys: higher, lower. Arrow keys: turn it.",
        "You must be seated. Touch nothing on the way: a clumsy hand costs a tooth.",
    ),
    "toss": (
        "The vehicle lies on your monster's head. Press on it, pull back and let go.",
        "Up and Down: how steep. Left and Right: how far your monster leans back.",
    ),
    "breathe": (
        "Your chin rests on your monster, and your lungs are empty: wait until the bar is full.",
        "Aim with the pointer, then hold Space to blow.",
    ),
    "relocate": ("Move a rival's monster: click a spot in a neighborhood that glows.",),
    "eat": (
        "Supper time! Eat meeples in your neighborhood, at most one for each tooth.",
        "Six meeples of six colours make a set, worth 10 points. Click a meeple that glows.",
    ),
    "neighborhood": ("Your paws are in several neighborhoods. Choose one to eat in.",),
    "starting_area": ("Your paws have left the city. Choose where they come back.",),
    "pay_meeple": ("You have no tooth left to lose, so you pay with meeples from your stomach.",),
    "result": (
        "Here is what your action did. O shows why: what was touched, and the reason for each decision.",
        "Press Enter to go on.",
    ),
    "score": ("The match is over. Every point is explained here.",),
    "cards": (
        "A card game: your hand, the table and your choices are listed.",
        "Click a choice, or press its number.",
    ),
}


def topic(kind: str) -> str:
    """The tip for a kind of question."""
    return kind if kind in TEXTS else "cards"


def is_new(settings: Settings, what: str) -> bool:
    """Whether a tip is due."""
    return settings.guide and what in TEXTS and what not in settings.introduced


def introduced(settings: Settings, what: str) -> Settings:
    """The settings after a tip has been shown."""
    return replace(settings, introduced=(*settings.introduced, what))
