"""Which card is which: what was on the table before is found again after a change, and moves to where it lies now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meeple_city.display.geometry import Pose
from meeple_city.show.motion import KeyFrame, Motion, blended
from meeple_city.ui.cards.spots import HAND, CardSpot

FLIGHT_S, STAGGER_S = 0.42, 0.05  # of one card, and between two that start together; our choice
ARC_M = 0.05  # how high a card is lifted on its way; our choice
STEPS = 7  # key frames of a flight
HIDDEN = ("other hand", "deck", "face down")  # zones whose cards have no face for everybody


@dataclass
class CardTracker:
    """Cards by id, and where each lies. An id stays with its card from hand to table to pile."""

    spots: dict[str, CardSpot] = field(default_factory=dict)
    _next: int = 1

    def clear(self) -> None:
        """Forget all cards."""
        self.spots = {}

    def update(self, wanted: Sequence[CardSpot]) -> dict[str, tuple[CardSpot | None, CardSpot]]:
        """Match the cards that are wanted with those that lie; for each id where it was and where it goes."""
        before = dict(self.spots)
        given: dict[str, CardSpot] = {}
        left = list(wanted)
        for rule in (_stays, _known, _played, _hidden):
            rest = []
            for spot in left:
                found = next((id_ for id_, old in before.items() if rule(old, spot)), None)
                if found is None:
                    rest.append(spot)
                else:
                    given[found] = spot
                    del before[found]
            left = rest
        for spot in left:
            given[f"card:{self._next}"] = spot
            self._next += 1
        changes = {
            id_: (self.spots.get(id_) or _source(spot, self.spots.values()), spot) for id_, spot in given.items()
        }
        self.spots = given
        return changes


def _stays(old: CardSpot, new: CardSpot) -> bool:
    return old.zone == new.zone and old.key == new.key and old.owner == new.owner


def _known(old: CardSpot, new: CardSpot) -> bool:
    """The same card elsewhere; a life or a dial never changes its owner."""
    return bool(new.key) and old.key == new.key and old.zone not in HIDDEN


def _played(old: CardSpot, new: CardSpot) -> bool:
    """A card that somebody held unseen, and that is seen now."""
    return bool(new.key) and not old.key and old.owner == new.owner and not new.big and old.zone == "other hand"


def _hidden(old: CardSpot, new: CardSpot) -> bool:
    """A card that nobody sees any more."""
    if new.key or new.zone not in HIDDEN or old.big:
        return False
    if new.zone == "other hand":
        return old.owner == new.owner and old.zone in ("set", "face down", "other hand")
    return old.zone in ("discard", "weapons", "deck")


def _source(spot: CardSpot, lying: object) -> CardSpot | None:
    """Where a card comes from that was not on the table: from the deck, if there is one."""
    decks = [old for old in lying if isinstance(old, CardSpot) and old.zone == "deck"]  # type: ignore[attr-defined]
    return decks[-1] if decks and not spot.big else None


def flight(moves: Mapping[str, tuple[Pose, Pose]]) -> Motion:
    """Cards on their way, one starting a little after the other, each in an arc."""
    starts = {id_: STAGGER_S * number for number, id_ in enumerate(moves)}
    length = FLIGHT_S + max(starts.values(), default=0.0)
    times = sorted({start + FLIGHT_S * step / STEPS for start in starts.values() for step in range(STEPS + 1)})
    if len(times) > 60:
        times = [length * number / 60 for number in range(61)]
    keys = tuple(
        KeyFrame(at, {id_: _on_the_way(*moves[id_], (at - starts[id_]) / FLIGHT_S) for id_ in moves}) for at in times
    )
    return Motion(keys, {id_: there for id_, (_, there) in moves.items()}, length)


def _on_the_way(a: Pose, b: Pose, share: float) -> Pose:
    share = min(max(share, 0.0), 1.0)
    eased = share * share * (3 - 2 * share)
    (x, y, z), turn = blended(a, b, eased)
    return (x, y, z + ARC_M * 4 * eased * (1 - eased)), turn


def held(spots: Mapping[str, CardSpot]) -> list[str]:
    """The ids of the cards in the hand of whoever looks, in order."""
    return [id_ for id_, spot in spots.items() if spot.zone == HAND]
