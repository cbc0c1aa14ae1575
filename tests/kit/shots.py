"""Random requests of all kinds."""

import random

from meeple_city.border import Breathe, Drop, Flick, Place, Remove, Request, StandUp, Toss
from meeple_city.border.geometry import rotate
from meeple_city.table.snapshot import Snapshot

KINDS = ("flick", "drop", "toss", "breathe", "place", "remove", "stand_up")


def random_request(chance: random.Random, snapshot: Snapshot) -> Request:
    """A random request; a drop if the kind that was drawn is not possible on this table."""
    kind = chance.choices(KINDS, weights=(4, 4, 3, 3, 2, 1, 1))[0]
    made = _MAKERS[kind](chance, snapshot)
    return made or _drop(chance, snapshot)


def _spot(chance: random.Random, reach: float = 270) -> tuple[float, float]:
    return chance.uniform(-reach, reach), chance.uniform(-reach, reach)


def _ids(snapshot: Snapshot, *kinds: str) -> list[str]:
    return [piece.id for piece in snapshot.pieces if piece.id.split(":")[0] in kinds]


def _standing_bodies(snapshot: Snapshot) -> list[str]:
    return [
        piece.id
        for piece in snapshot.pieces
        if piece.id.startswith("body:") and abs(rotate(piece.quaternion, (0.0, 0.0, 1.0))[2]) > 0.75
    ]


def _flick(chance: random.Random, snapshot: Snapshot) -> Request | None:
    piece = chance.choice(_ids(snapshot, "paws", "vehicle") or [""])
    if not piece:
        return None
    # Somewhere on the piece, whatever its attitude: a disc is 36 x 9 mm, a Vehicle 40 x 18 x 20.
    local = (chance.uniform(-10, 10), chance.uniform(-8, 8), chance.uniform(-4, 4))
    state = snapshot.piece(piece)
    assert state is not None
    offset = rotate(state.quaternion, local)
    return Flick(piece, chance.uniform(0, 360), chance.uniform(0.2, 4.0), offset)


def _drop(chance: random.Random, snapshot: Snapshot) -> Request:
    bodies = _ids(snapshot, "body") + [piece.id for piece in snapshot.aside if piece.id.startswith("body:")]
    turn = chance.choice([(0.0, 0.0, 0.0), (0.0, 90.0, 0.0), tuple(chance.uniform(0, 360) for _ in range(3))])
    return Drop(chance.choice(bodies), _spot(chance), chance.uniform(220, 300), turn)


def _toss(chance: random.Random, snapshot: Snapshot) -> Request | None:
    bodies, vehicles = _standing_bodies(snapshot), _ids(snapshot, "vehicle")
    if not bodies or not vehicles:
        return None
    return Toss(
        chance.choice(vehicles),
        chance.choice(bodies),
        chance.uniform(0, 360),
        chance.uniform(0.3, 4.0),
        chance.uniform(-30, 45),
        chance.uniform(-30, 30),
    )


def _breathe(chance: random.Random, snapshot: Snapshot) -> Request | None:
    bodies = _standing_bodies(snapshot)
    if not bodies:
        return None
    long = chance.uniform(0.2, 1.0)
    curve = ((0.0, 0.0), (0.1 * long, chance.uniform(0.3, 1.0)), (0.9 * long, chance.uniform(0.3, 1.0)), (long, 0.0))
    return Breathe(chance.choice(bodies), (*_spot(chance), chance.uniform(0, 80)), curve)


def _place(chance: random.Random, snapshot: Snapshot) -> Request | None:
    aside = [piece.id for piece in snapshot.aside]
    piece = chance.choice(aside or _ids(snapshot, "paws", "vehicle", "body"))
    if piece.startswith("body:") and snapshot.piece("paws:" + piece.split(":")[1]):
        return Place(piece, on="paws:" + piece.split(":")[1], turn_deg=chance.uniform(0, 360))
    return Place(piece, at_mm=_spot(chance), turn_deg=chance.uniform(0, 360))


def _remove(chance: random.Random, snapshot: Snapshot) -> Request | None:
    loose = _ids(snapshot, "meeple", "floor")
    return Remove(tuple(chance.sample(loose, min(len(loose), chance.randint(1, 3))))) if loose else None


def _stand_up(chance: random.Random, snapshot: Snapshot) -> Request | None:
    bodies = set(_ids(snapshot, "body")) - set(_standing_bodies(snapshot))
    return StandUp(chance.choice(sorted(bodies))) if bodies else None


_MAKERS = {
    "flick": _flick,
    "drop": _drop,
    "toss": _toss,
    "breathe": _breathe,
    "place": _place,
    "remove": _remove,
    "stand_up": _stand_up,
}
