"""What others did while somebody skipped it: a line for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meeple_city.border import Message, message

EVENT = "rampage.event."
GAINS = {"gobbled": "floors", "eaten": "meeples", "tooth_lost": "teeth", "tooth_broken": "teeth"}


def summary(told: Sequence[Message], reader: str) -> list[Message]:
    """A message about each seat other than the reader's that had a turn, in the order of their turns."""
    counts: dict[str, Counter[str]] = {}
    for one in told:
        event, seat = one.key.removeprefix(EVENT), str(one.args.get("seat", ""))
        if event == "turn_started" and seat != reader:
            counts.setdefault(seat, Counter())
        elif event in GAINS and seat in counts:
            counts[seat][GAINS[event]] += 1
    return [
        message("screen.summary", seat=seat, floors=got["floors"], meeples=got["meeples"], teeth=got["teeth"])
        for seat, got in counts.items()
    ]
