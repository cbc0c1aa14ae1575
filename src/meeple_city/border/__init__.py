"""The records exchanged by rules and table: requests go to the table, outcomes come back.

They are frozen, consist of plain values and survive JSON. Nothing here knows about physics or rules.
"""

from meeple_city.border.city import Building, City, Spot
from meeple_city.border.message import Argument, Message, message
from meeple_city.border.outcome import Outcome, Touch
from meeple_city.border.permit import Permit
from meeple_city.border.requests import (
    Breathe,
    Drop,
    Flick,
    LayDown,
    Look,
    Place,
    PutBack,
    Remove,
    Request,
    StandUp,
    Toss,
    request_from_json,
    request_to_json,
)

__all__ = [
    "Argument",
    "Breathe",
    "Building",
    "City",
    "Drop",
    "Flick",
    "LayDown",
    "Look",
    "Message",
    "Outcome",
    "Permit",
    "Place",
    "PutBack",
    "Remove",
    "Request",
    "Spot",
    "StandUp",
    "Toss",
    "Touch",
    "message",
    "request_from_json",
    "request_to_json",
]
