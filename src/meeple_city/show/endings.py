"""What could be said when a match is over."""

from __future__ import annotations

from collections.abc import Callable

from meeple_city.core.game import Result
from meeple_city.show.remarks import Remark, remark

NARROW, WIDE = 3, 12  # points between the winner and the next; our choice


def endings(result: Result, name: Callable[[str], str]) -> list[Remark]:
    """Remarks on how a match ended, the fullest first; `name` tells what the commentator calls a seat."""
    if not result.winners:
        return []
    names = tuple(name(seat) for seat in result.winners)
    if len(names) > 1:
        return [remark("win_shared", 9.0, winners=names)]
    totals = {score.seat: score.total for score in result.scores}
    points = totals.get(result.winners[0], 0)
    others = [total for seat, total in totals.items() if seat not in result.winners]
    margin = points - max(others, default=points)
    found = [remark("win", 8.5, winner=names[0], points=points)]
    if 0 <= margin <= NARROW:
        found.append(remark("win_narrow", 9.0, winner=names[0], points=points, margin=margin))
    elif margin >= WIDE:
        found.append(remark("win_wide", 9.0, winner=names[0], points=points, margin=margin))
    return found
