"""Tips: each thing is explained when it first happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meeple_city.ui.settings import Settings

WELCOME = "welcome"  # before the first question of a game

CARDS = (
    "Your hand, the table and your choices are listed: click a choice, or press its number.",
    "The line at the top says whose move it is, and what to do. F1 opens the rules, H lists all keys.",
)

# By game and kind of question; what has no game is for all of them.
TIPS: Mapping[str, tuple[str, ...]] = {
    "rampage.welcome": (
        "You are a giant monster: two paws, flat on the board, and a body that stands on them.",
        "Flatten the city, gobble floors, and eat meeples of all six colours.",
        "The line at the top says whose move it is, and what to do.",
        "Rest the pointer on anything to learn what it is. Drag with the right button to turn around the city, use the "
        "wheel to come closer. F1 opens the rules, H lists all keys.",
    ),
    "rampage.action": (
        "You have two actions each turn. Whatever you can use now glows: click it, or click a button.",
        "Move flicks your paws. Demolish drops your monster on a building whose sidewalk your paws touch.",
        "Toss flicks a vehicle off your head. Breathe blows.",
    ),
    "rampage.move": (
        "Press on your paws, pull back and let go: they fly the other way.",
        "The longer the arrow, the harder the flick. Grab them off-centre to make them spin.",
    ),
    "rampage.demolish": (
        "Press on your monster and hold the button: it is in your hand.",
        "Carry it over the building and let go. Mouse wheel or Page keys: higher, lower. Arrow keys: turn it.",
        "You must be seated. Touch nothing on the way: a clumsy hand costs a tooth.",
    ),
    "rampage.toss": (
        "The vehicle lies on your monster's head. Press on it, pull back and let go.",
        "Up and Down: how steep. Left and Right: how far your monster leans back.",
    ),
    "rampage.breathe": (
        "Your chin rests on your monster, and your lungs are empty: wait until the bar is full.",
        "Aim with the pointer, then hold Space to blow.",
    ),
    "rampage.relocate": ("Set a monster down, a rival's or your own: click a spot in a neighborhood that glows.",),
    "rampage.eat": (
        "Supper time! Eat meeples in your neighborhood, at most one for each tooth.",
        "Six meeples of six colours make a set, worth 10 points. Click a meeple that glows.",
    ),
    "rampage.neighborhood": ("Your paws are in several neighborhoods. Choose one to eat in.",),
    "rampage.catch": ("A rival sits on your monster's head. Press on it, pull back and let go, as with a vehicle.",),
    "rampage.rob": ("You choose the stomach, chance picks the meeple.",),
    "rampage.kiss": ("Choose whose stomach you will look into, and take from.",),
    "rampage.lay_down": ("Choose which way the monster falls. Whatever it lands on is your doing.",),
    "rampage.discard_power": ("The mutation wears off: give up as many powers as you drew, new ones or old ones.",),
    "rampage.starting_area": ("Your paws have left the city. Choose where they come back.",),
    "rampage.pay_meeple": ("You have no tooth left to lose, so you pay with meeples from your stomach.",),
    "rampage.jump": (
        "Your paws lie on your monster's head. Press on them, pull back and let go: your monster follows.",
        "Up and Down: how steep. If they leave the city, that costs a tooth.",
    ),
    "rampage.kick": (
        "Your paws lie on your monster's head. Press on them, pull back and let go: they come back afterwards.",
        "Up and Down: how steep. Left and Right: how far your monster leans back.",
    ),
    "rampage.smash": (
        "Press on your monster and hold the button, carry it over your rival and let go.",
        "Touch it, or you lose a tooth.",
    ),
    "rampage.climb": ("Choose the building you want to move from.",),
    "rampage.stretch": ("Click a spot in your neighborhood: your paws reach it before you flick them.",),
    "rampage.clear_ruin": ("Your paws stink. Choose where the meeples on the ruin run to.",),
    "rampage.vacuum": ("Choose a neighborhood for the meeples you have sucked in.",),
    "rampage.imitate": ("The match is over. Choose the character whose points you want to score as well.",),
    "octorage.welcome": (
        "Play a card, or the Octoman attacks you. A weapon must be worth at least as much as the last one.",
        "The last player alive wins the round; two rounds win the match.",
        *CARDS,
    ),
    "rarrr.welcome": (
        "Make a monster of three cards, then fight the other monsters for cities.",
        "In a battle, lay power cards to raise your level above all others, or pass. The last one standing wins.",
        *CARDS,
    ),
    "score": ("The match is over. Every point is explained here.",),
}


def due_tip(settings: Settings, game: str, kind: str) -> str | None:
    """The id of the tip to show now for a kind of question, or another occasion, in a game; None if there is none."""
    tip = f"{game}.{kind}" if f"{game}.{kind}" in TIPS else kind
    return tip if settings.tips and tip in TIPS and tip not in settings.tips_seen else None


def tip_title(tip: str) -> str:
    """What a tip is about: its kind as words."""
    return tip.rpartition(".")[2].replace("_", " ")


def with_tip_seen(settings: Settings, tip: str) -> Settings:
    """The settings after a tip has been shown."""
    return replace(settings, tips_seen=(*settings.tips_seen, tip))
