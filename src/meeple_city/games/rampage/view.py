"""What may be seen of a match: by a seat, or with no seat by spectators."""

from __future__ import annotations

from typing import Any

from meeple_city.games.rampage.state import Monster, State


def view(state: State, seat: str | None) -> dict[str, Any]:
    """R11.1: everything in the open, and of the Stomachs only one's own."""
    return {
        "game": "rampage",
        "seat": seat,
        "seats": list(state.seats),
        "options": {"side": state.side, "edition": state.edition, "open_stomachs": _switch(state.open_stomachs)},
        "turn": state.turn,
        "active": state.active,
        "actions_left": state.actions_left,
        "monsters": {name: _monster(state, name, seat) for name in state.seats},
        "runaway": list(state.runaway),
        "last_turns": list(state.last_turns),
        "last_floor_by": state.last_floor_by,
        "ended": state.ended,
        "box": {"meeples": list(state.box.meeples), "floors": list(state.box.floors), "teeth": state.box.teeth},
        "city": state.city.plain,
        "table": table_view(state),
    }


def table_view(state: State) -> dict[str, Any]:
    """The table as anyone around it sees it."""
    table = state.table
    return {
        "zones": table.zones,
        "rests_on": table.rests_on,
        "where_mm": table.where_mm,
        "outside": table.outside,
        "fallen_bodies": table.fallen_bodies,
        "bare_floors": table.bare_floors,
        "accessible": table.accessible,
    }


def _monster(state: State, name: str, seat: str | None) -> dict[str, Any]:
    monster = state.monsters[name]
    seen = name == seat or state.open_stomachs or bool(state.ended)
    return {"teeth": monster.teeth, "extra_actions": monster.extra_actions, "stomach": _stomach(monster, seen)}


def _stomach(monster: Monster, seen: bool) -> dict[str, Any] | None:
    if not seen:
        return None
    return {"meeples": list(monster.meeples), "floors": list(monster.floors), "teeth": monster.broken}


def _switch(on: bool) -> str:
    return "on" if on else "off"
