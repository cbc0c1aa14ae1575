"""What is printed on the Floors of each building: one list for each box, in the order of the Floors' numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    """What is printed on the two sides of a Floor: either may be uppermost."""

    plan: tuple[str, ...]
    roof: str
    roof_up: bool = False


# In each building of a scene the third Floor is the highest: its roof is uppermost. Neighbours differ, and no roof of
# the second box is also one of the first.
FIRST_BOX = {
    "floor-small": (
        Look(("bakery", "kitchen"), "hives"),  # Bakery
        Look(("living", "bath", "bed"), "tank"),
        Look(("cafe", "kitchen"), "pretzel", roof_up=True),
        Look(("vault", "office"), "solar"),  # Bank
        Look(("office", "hall"), "billboard"),
        Look(("living", "bed", "bath"), "helipad", roof_up=True),
        Look(("hall", "hotel", "hotel"), "court"),  # Hotel
        Look(("hotel", "bath", "hotel", "cafe"), "laundry"),
        Look(("cafe", "gym"), "pool", roof_up=True),
        Look(("books", "living"), "chess"),  # Library
        Look(("books", "office"), "skate"),
        Look(("books", "hall"), "garden", roof_up=True),
    ),
    "floor-rectangle": (
        Look(("hall", "office", "office"), "rink"),  # Town Hall
        Look(("cinema", "hall", "cafe"), "telescope"),
        Look(("hall", "shop", "cafe"), "dome", roof_up=True),
        Look(("museum", "shop"), "minigolf"),  # Museum
        Look(("books", "hall", "museum"), "sunbeds"),
        Look(("cinema", "cafe"), "skylight", roof_up=True),
    ),
    "floor-large": (Look(("gym", "hall", "cafe", "shop"), "stadium", roof_up=True),),
}
SECOND_BOX = {
    "floor-small": (
        Look(("cafe", "kitchen", "bath"), "billboard"),  # Diner
        Look(("kitchen", "cafe"), "skate"),
        Look(("living", "bed"), "hot dog", roof_up=True),
        Look(("shop", "office"), "laundry"),  # Post Office
        Look(("office", "vault", "office"), "rink"),
        Look(("office", "living"), "letter", roof_up=True),
        Look(("cinema", "shop"), "telescope"),  # Cinema
        Look(("cinema", "bath"), "sunbeds"),
        Look(("cinema",), "film reel", roof_up=True),
        Look(("gym", "books"), "minigolf"),  # School
        Look(("office", "office", "books"), "hives"),
        Look(("hall", "kitchen"), "playground", roof_up=True),
    ),
    "floor-rectangle": (
        Look(("office", "hall", "vault"), "solar"),  # Courthouse
        Look(("hall", "books", "office"), "chess"),
        Look(("books", "office"), "scales", roof_up=True),
        Look(("hall", "cafe", "bath"), "garden"),  # Opera
        Look(("cinema", "shop"), "court"),
        Look(("living", "hall", "bath"), "masks", roof_up=True),
    ),
    "floor-large": (Look(("shop", "museum", "hall", "kitchen"), "aquarium", roof_up=True),),
}
BOXES = (FIRST_BOX, SECOND_BOX)
