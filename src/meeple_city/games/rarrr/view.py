"""What can be seen of a match from a seat, or from outside.

Open: Monsters and Katakana cards once finished, Boosts, sets, Cities, the face-up discards, and how many cards there
are everywhere. A seat's own: hand, what it drafts from, what it has picked and drafted, its face-down cards.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from meeple_city.games.rarrr.cards import POWERS, City, Decks, Icons
from meeple_city.games.rarrr.scoring import score
from meeple_city.games.rarrr.state import CardSet, Player, Stage, State


def view(state: State, decks: Decks, seat: str | None) -> dict[str, Any]:
    """The match as a seat may see it; with None, as everybody may."""
    return {
        "game": "rarrr",
        "options": {key: "on" if value else "off" for key, value in vars(state.variants).items()},
        "stage": state.stage.value,
        "round": state.round,
        "angriest": state.angriest,
        "turn": state.turn,
        "turns": state.turns,
        "city": None if state.city is None else _city(decks.cities[state.city]),
        "cities": [_city(decks.cities[name]) for name in state.cities],
        "seats": [_seat(state, decks, player) for player in state.players],
        "deck": Counter(decks.powers),
        "discard": sorted(state.discard),
        "counts": _counts(state),
        "you": None if seat is None else _own(state, decks, state.player(seat)),
    }


def _seat(state: State, decks: Decks, player: Player) -> dict[str, Any]:
    """What everybody sees of a seat."""
    made = score(state, decks, player)
    return {
        "seat": player.seat,
        "monster": player.monster,
        "katakana": list(player.katakana),
        "name": player.name,
        "icons": _icons(player.icons),
        "boosts": list(player.boosts),
        "hand": len(player.hand),
        "drafted": len(player.drafted) if state.stage is not Stage.CREATION else 0,
        "sets": [_set(laid) for laid in player.sets],
        "level": player.level,
        "battled": player.battled,
        "passed": player.passed,
        "won": list(player.won),
        "points": made.total,
    }


def _own(state: State, decks: Decks, player: Player) -> dict[str, Any]:
    """What a seat sees of itself alone."""
    creating = state.stage is Stage.CREATION
    names = (*player.pack, *player.drafted) if creating else ()
    monster = _icons(decks.monsters[player.monster].icons) if player.monster else {}
    return {
        "seat": player.seat,
        "hand": list(player.hand),
        "pack": list(player.pack),
        "pick": player.pick,
        "drafted": list(player.drafted),
        "face_down": [list(laid.hidden) for laid in player.sets],
        "katakana": {name: _icons(decks.katakana[name].icons) for name in names},
        "monster": monster,
    }


def _set(laid: CardSet) -> dict[str, Any]:
    return {
        "power": laid.power.value,
        "cards": list(laid.cards),
        "face_down": len(laid.hidden),
        "boost": laid.boost,
        "strength": laid.strength,
    }


def _city(city: City) -> dict[str, Any]:
    return {"name": city.name, "worth": city.worth, "group": city.group, "resists": city.resists.value}


def _icons(icons: Icons) -> dict[str, int]:
    return {power.value: count for power, count in zip(POWERS, icons, strict=False)}


def _counts(state: State) -> dict[str, int]:
    """How many cards lie where nobody may look."""
    return {
        "powers": len(state.powers),
        "cities": len(state.undealt),
        "buried": len(state.buried),
        "box": len(state.box),
    }
