"""What is explained when it first happens."""

from __future__ import annotations

from dataclasses import replace

from meeple_city.ui.settings import Settings

TEXTS: dict[str, tuple[str, ...]] = {
    "welcome": (
        "You are a giant Monster: a Body that stands on Paws.",
        "Flatten the City, gobble Floors, eat Meeples of all six colours.",
        "The line at the top always says who is asked, and for what.",
        "Drag with the right button to look around; F1 lists all keys.",
    ),
    "action": (
        "You have two actions each turn. What you can do now glows: click it, or a button.",
        "Move flicks your Paws. Demolish drops your Body on a building whose Sidewalk your Paws touch.",
        "Toss flicks a Vehicle off your head. Breathe blows.",
    ),
    "move": (
        "Press on your Paws, pull back, let go: they fly the other way.",
        "The longer the arrow, the harder. Grab them off-centre and they spin.",
    ),
    "demolish": (
        "Press on your Body and keep the button down: it is in your hand.",
        "Carry it over the building, then let go. Wheel or Page keys: higher, lower.",
        "Arrow keys turn it. Touch nothing on the way: a clumsy hand costs a tooth. Only seated.",
    ),
    "toss": (
        "The Vehicle lies on your Body's head. Press on it, pull back, let go.",
        "Up and Down: how steep. Left and Right: how far the Body leans back.",
    ),
    "breathe": (
        "Your chin rests on your Body, and your lungs are empty: wait until the bar is full.",
        "Aim with the pointer, then hold Space to blow.",
    ),
    "relocate": ("You may set another Monster down: click a spot in a Neighborhood that glows.",),
    "eat": (
        "Supper: you eat Meeples of your Neighborhood, at most one for each tooth.",
        "Six of six colours make a set, worth 10 points. Click a Meeple that glows.",
    ),
    "neighborhood": ("Your Paws are in several Neighborhoods. Choose the one to eat in.",),
    "starting area": ("Your Paws have left the City. Choose where they come back.",),
    "pay a Meeple": ("You have no tooth left to lose: Meeples from your Stomach pay for it.",),
    "result": (
        "This is what came of it. O shows why: contacts, zones, the reason of each verdict.",
        "It stays until you press Enter.",
    ),
    "score": ("The match is over: every point is explained here.",),
    "cards": (
        "A card game: your hand, the table and what you may do are listed.",
        "Click a choice, or press its number.",
    ),
}


def topic(kind: str) -> str:
    """What explains a kind of question."""
    return kind if kind in TEXTS else "cards"


def is_new(settings: Settings, what: str) -> bool:
    """Whether something is to be explained now."""
    return settings.guide and what in TEXTS and what not in settings.introduced


def known(settings: Settings, what: str) -> Settings:
    """The settings once something has been explained."""
    return replace(settings, introduced=(*settings.introduced, what))
