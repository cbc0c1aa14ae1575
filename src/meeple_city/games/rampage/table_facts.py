"""Facts about the table that the rules need, derived from the last outcome."""

from __future__ import annotations

from meeple_city.border import Building, City, Outcome
from meeple_city.core.view import TableView
from meeple_city.games.rampage.state import State


def kind_of(piece: str) -> str:
    """The kind of a piece: `meeple` for `meeple:17`."""
    return piece.partition(":")[0]


def in_city(table: Outcome, piece: str) -> bool:
    """R3.4: whether a piece touches the board, directly or through other pieces."""
    return piece in table.zones


def neighborhoods(city: City, table: Outcome | TableView, piece: str) -> tuple[str, ...]:
    """R3.2: the Neighborhoods a piece is in; several across a border, none on a Sidewalk."""
    return tuple(zone for zone in table.zones.get(piece, ()) if zone in city.neighborhood_names)


def zones_underfoot(table: Outcome, paws: str) -> tuple[str, ...]:
    """R5.3: the zones where Paws touch the board or what lies flat on it; none on a roof or a heap."""
    return table.zones[paws] if paws in table.street_level else ()


def accessible_to(table: Outcome | TableView, seat: str) -> tuple[str, ...]:
    """R3.6: the Meeples that a player can take; the player's own Body does not cover what it only juts out over."""
    own = (f"body:{seat}",)
    return (*table.accessible, *(meeple for meeple, bodies in table.overhung.items() if bodies == own))


def stands(table: Outcome, body: str) -> bool:
    """Whether a Body is on the table and has not fallen."""
    return body in table.where_mm and body not in table.fallen_bodies


def can_throw(table: Outcome, body: str) -> bool:
    """R5.4: whether something may be flicked off the head of a Body: it stands, and nothing is on its head yet."""
    return stands(table, body) and body not in loaded(table)


def stands_on_paws(table: Outcome, seat: str) -> bool:
    """Whether the Body of a Monster stands on its Paws."""
    return stands(table, f"body:{seat}") and f"paws:{seat}" in table.rests_on.get(f"body:{seat}", ())


def loaded(table: Outcome) -> set[str]:
    """All pieces that something rests on."""
    return {below for supports in table.rests_on.values() for below in supports}


def standing_on(table: Outcome | TableView, base: str) -> set[str]:
    """All pieces that rest on a piece, directly or through others."""
    above: dict[str, list[str]] = {}
    for piece, supports in table.rests_on.items():
        for below in supports:
            above.setdefault(below, []).append(piece)
    found: set[str] = set()
    unvisited = [base]
    while unvisited:
        for piece in above.get(unvisited.pop(), ()):
            if piece not in found:
                found.add(piece)
                unvisited.append(piece)
    return found


def buildings_beside(state: State, seat: str) -> list[Building]:
    """R5.3: the buildings whose Sidewalk a Monster is on."""
    zones = zones_underfoot(state.table, f"paws:{seat}")
    return [building for building in state.city.buildings if building.sidewalk in zones]


def demolishable(state: State, building: Building) -> bool:
    """R5.3: whether a building has at least one Floor left on its Ruin."""
    return any(kind_of(piece) == "floor" for piece in standing_on(state.table, building.ruin))


def free_starts(state: State, seat: str) -> tuple[str, ...]:
    """R4.2: starting areas with nothing on them but the player's own Body; all of them if none is free."""
    own = f"body:{seat}"
    taken = {zone for piece, zones in state.table.zones.items() if piece != own for zone in zones}
    free = tuple(spot.zone for spot in state.city.starts if spot.zone not in taken)
    return free or tuple(spot.zone for spot in state.city.starts)
