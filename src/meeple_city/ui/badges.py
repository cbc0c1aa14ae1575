"""What marks a player everywhere on the screen: a colour and a shape, so that colour is never the only cue."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Badge:
    """The icon and the colour of a seat."""

    icon: str
    colour: str

    @property
    def pair(self) -> tuple[str, str]:
        """Both, as captions take them."""
        return self.icon, self.colour


BADGES = {
    "red": Badge("disc", "#e8534a"),
    "blue": Badge("square", "#5c9ae6"),
    "green": Badge("triangle", "#5dc068"),
    "yellow": Badge("star", "#f5cc45"),
    "orange": Badge("diamond", "#f0904a"),
    "purple": Badge("hexagon", "#a97ad8"),
    "white": Badge("cross", "#f0ece3"),
    "teal": Badge("ring", "#45c2b8"),
}


def colour_of(seat: str) -> str:
    """The name of the colour of a seat."""
    return next((name for name, one in BADGES.items() if one == badge(seat)), seat)


def badge(seat: str) -> Badge:
    """The badge of a seat; at a card table, seats have the badges in order."""
    if seat in BADGES:
        return BADGES[seat]
    digits = "".join(sign for sign in seat if sign.isdigit())
    every = list(BADGES.values())
    return every[(int(digits) - 1) % len(every)] if digits else Badge("info", "#f0ece3")
