"""What may be seen: everything on the table, hands only by those who hold them."""

from __future__ import annotations

from typing import Any

from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.rules import damage
from meeple_city.games.octorage.state import Player, State


def view(state: State, seat: str | None) -> dict[str, Any]:
    """What a seat may see, or with None the spectators. Of hands and deck, others see only how many cards."""
    return {
        "game": "octorage",
        "seat": seat,
        "phase": state.phase.value,
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "octoman": state.octoman,
        "clockwise": state.clockwise,
        "rage": state.rage,
        "track": list(box().damage),
        "weapons": list(state.weapons),
        "discard": list(state.discard),
        "deck": len(state.deck),
        "hand": [] if seat is None else list(state.hand(seat)),
        "players": [_seen(state, player) for player in state.players],
        "texts": dict(box().texts),
    }


def _seen(state: State, player: Player) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "seat": player.seat,
        "character": player.character,
        "power_up": player.power_up,
        "life": state.life(player.seat),
        "cards": len(state.hand(player.seat)),
        "curses": list(player.curses),
        "won": list(player.won),
        "out": player.out,
        "attack_costs": damage(state, player.seat),
    }
