"""An outcome in words, for people who read instead of look."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Outcome


def describe_outcome(outcome: Outcome) -> list[str]:
    """What happened, a line each."""
    if outcome.refused:
        return [f"Refused: {outcome.refused}."]
    lines = [_rest(outcome)]
    if outcome.touched:
        lines.append(f"It touched {_names(touch.piece for touch in outcome.touched)}, in this order.")
    if outcome.touched_before_release:
        names = _names(touch.piece for touch in outcome.touched_before_release)
        lines.append(f"While carried it had already touched {names}.")
    lines.append(_counted(outcome.moved, "moved", "Nothing moved."))
    lines.append(_counted(outcome.left_city, "left the City", "Nothing left the City."))
    for body in outcome.fallen_bodies:
        lines.append(f"{body} lies: {outcome.why[f'fallen {body}']}.")
    for floor in outcome.bare_floors:
        lines.append(f"{floor} is bare: {outcome.why[f'bare {floor}']}.")
    return lines


def _rest(outcome: Outcome) -> str:
    if outcome.settled:
        return f"The table came to rest after {outcome.sim_s:.2f} s."
    return f"The table was still moving after {outcome.sim_s:.0f} s and was frozen."


def _counted(ids: tuple[str, ...], what: str, none: str) -> str:
    return f"{len(ids)} pieces {what}: {_names(ids)}." if ids else none


def _names(ids: Iterable[str], most: int = 12) -> str:
    rows = list(ids)
    text = ", ".join(rows[:most])
    return text if len(rows) <= most else f"{text} and {len(rows) - most} more"
