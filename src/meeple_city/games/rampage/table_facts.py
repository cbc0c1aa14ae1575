"""What the rules ask of the table: plain questions to the last outcome."""

from __future__ import annotations

from meeple_city.border import Building, City, Outcome
from meeple_city.games.rampage.state import State

SOLID = ("meeple", "floor", "vehicle", "body", "paws")


def kind_of(piece: str) -> str:
    """`meeple` of `meeple:17`."""
    return piece.partition(":")[0]


def in_city(table: Outcome, piece: str) -> bool:
    """R3.4: in touch with the board, itself or through others."""
    return piece in table.zones


def neighborhoods(city: City, table: Outcome, piece: str) -> tuple[str, ...]:
    """R3.2: all Neighborhoods a piece is in; straddling pieces are in several, those on a Sidewalk in none."""
    return tuple(zone for zone in table.zones.get(piece, ()) if zone in city.neighborhood_names)


def stands(table: Outcome, body: str) -> bool:
    """A Body on the table that has not fallen."""
    return body in table.where_mm and body not in table.fallen_bodies


def stands_on_paws(table: Outcome, seat: str) -> bool:
    """The whole Monster is where it belongs."""
    return stands(table, f"body:{seat}") and f"paws:{seat}" in table.rests_on.get(f"body:{seat}", ())


def loaded(table: Outcome) -> set[str]:
    """Everything that something rests on."""
    return {below for supports in table.rests_on.values() for below in supports}


def standing_on(table: Outcome, base: str) -> set[str]:
    """All pieces that rest on a piece, directly or through others."""
    above: dict[str, list[str]] = {}
    for piece, supports in table.rests_on.items():
        for below in supports:
            above.setdefault(below, []).append(piece)
    found: set[str] = set()
    open_ = [base]
    while open_:
        for piece in above.get(open_.pop(), ()):
            if piece not in found:
                found.add(piece)
                open_.append(piece)
    return found


def demolishable(state: State, building: Building) -> bool:
    """R5.3: a building with at least one Floor left on its Ruin."""
    return any(kind_of(piece) == "floor" for piece in standing_on(state.table, building.ruin))


def free_starts(state: State, seat: str) -> tuple[str, ...]:
    """R4.2: starting areas with nothing on them but one's own Body; all of them when none is free."""
    own = f"body:{seat}"
    taken = {zone for piece, zones in state.table.zones.items() if piece != own for zone in zones}
    free = tuple(spot.zone for spot in state.city.starts if spot.zone not in taken)
    return free or tuple(spot.zone for spot in state.city.starts)
