"""What each event looks like: its icon, where on the screen it is told, and whether the match stops for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.border import Message

# Where words rise: from a piece, from a player's Mouth, or nowhere, which leaves the line in the corner.
PIECE, MOUTH, CORNER = "piece", "mouth", "corner"


@dataclass(frozen=True)
class EventLook:
    """How an event is shown."""

    icon: str
    place: str = CORNER
    argument: str = ""  # of the message: which piece, or whose Mouth
    must_see: bool = False


RAMPAGE: Mapping[str, EventLook] = {
    "first_player": EventLook("play"),
    "turn_started": EventLook("turn"),
    "team_turn_started": EventLook("turn"),
    "actor": EventLook("turn"),
    "moved": EventLook("move"),
    "demolished": EventLook("demolish"),
    "smashed": EventLook("demolish"),
    "tossed": EventLook("toss"),
    "kicked": EventLook("toss"),
    "caught": EventLook("toss"),
    "breathed": EventLook("breathe"),
    "breathed_from": EventLook("breathe"),
    "jumped": EventLook("move"),
    "climbed": EventLook("building"),
    "stretched": EventLook("move"),
    "turned_up": EventLook("turn"),
    "turned_up_elsewhere": EventLook("place"),
    "declined": EventLook("stop"),
    "actions_added": EventLook("play"),
    "actions_granted": EventLook("play", MOUTH, "seat"),
    "card_bought": EventLook("card"),
    "card_gained": EventLook("card"),
    "card_discarded": EventLook("card"),
    "superpower_gained": EventLook("secret"),
    "superpower_gained_hidden": EventLook("secret"),
    "superpower_played": EventLook("card", must_see=True),
    "imitated": EventLook("card"),
    "foretold": EventLook("secret"),
    "foretold_hidden": EventLook("secret"),
    "mark_placed_paralyzed": EventLook("alarm", must_see=True),
    "mark_placed_upside_down": EventLook("alarm", must_see=True),
    "mark_placed_invisible": EventLook("card"),
    "tooth_broken": EventLook("lost", MOUTH, "seat", must_see=True),
    "teeth_broken": EventLook("lost", MOUTH, "seat", must_see=True),
    "tooth_lost": EventLook("lost", MOUTH, "seat", must_see=True),
    "teeth_lost": EventLook("lost", MOUTH, "seat", must_see=True),
    "tooth_owed": EventLook("lost", must_see=True),
    "nothing_to_pay": EventLook("lost"),
    "runaway_effect": EventLook("alarm", must_see=True),
    "runaway_cancelled": EventLook("alarm"),
    "relocated": EventLook("place", PIECE, "body of seat", must_see=True),
    "monster_moved": EventLook("place", PIECE, "body of seat"),
    "paws_returned": EventLook("back", PIECE, "body of seat"),
    "vehicle_returned": EventLook("back", PIECE, "vehicle"),
    "fell": EventLook("fall", PIECE, "body"),
    "fell_forgiven": EventLook("fall", PIECE, "body"),
    "ran_away": EventLook("run", PIECE, "meeple"),
    "gobbled": EventLook("floor", PIECE, "floor"),
    "boxed": EventLook("floor", PIECE, "floor"),
    "eaten": EventLook("eat", PIECE, "meeple"),
    "meeple_caught": EventLook("meeple", PIECE, "meeple"),
    "meeple_moved": EventLook("meeple", PIECE, "meeple"),
    "meeple_paid": EventLook("meeple"),
    "meeple_paid_hidden": EventLook("meeple"),
    "meeple_boxed": EventLook("meeple"),
    "meeple_stolen": EventLook("meeple", MOUTH, "victim", must_see=True),
    "meeple_stolen_hidden": EventLook("meeple", MOUTH, "victim", must_see=True),
    "last_floor": EventLook("alarm", must_see=True),
    "ended": EventLook("stop"),
}
CARD_GAME = EventLook("card")  # the card games list what happened beside the table
OTHER = EventLook("info")  # refusals, and what is none of a game's events


def look_of(message: Message) -> EventLook:
    """How a message about something that happened is shown."""
    game, _, rest = message.key.partition(".event.")
    if game == "rampage" and rest in RAMPAGE:
        return RAMPAGE[rest]
    return CARD_GAME if rest else OTHER


def piece_of(message: Message, look: EventLook) -> str:
    """The piece that words rise from; empty if they rise elsewhere."""
    if look.place != PIECE:
        return ""
    if look.argument == "body of seat":
        return f"body:{message.args['seat']}"
    return str(message.args[look.argument])


def seats_of(message: Message) -> set[str]:
    """The seats that a message names."""
    names = ("seat", "victim", "to", "breaker", "chooser")
    found = {str(message.args[name]) for name in names if name in message.args}
    body = str(message.args.get("body", ""))
    return found | ({body.removeprefix("body:")} if body.startswith("body:") else set())
