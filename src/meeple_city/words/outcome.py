"""Describe an outcome on the command line. Pieces go by their ids, as in the files such users write."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Outcome
from meeple_city.words.catalogue import Words, load_words
from meeple_city.words.plural import plural

MOST_NAMES = 12


def describe_outcome(outcome: Outcome, words: Words | None = None) -> list[str]:
    """What happened, in one sentence per line."""
    words = words or load_words()
    if outcome.refused:
        return [f"Refused: {words.phrase(outcome.refused)}."]
    lines = [_rest(outcome)]
    if outcome.touched:
        lines.append(f"It touched {_names(touch.piece for touch in outcome.touched)}, in this order.")
    if outcome.touched_before_release:
        names = _names(touch.piece for touch in outcome.touched_before_release)
        lines.append(f"Before it was let go, it touched {names}.")
    lines.append(_counted(outcome.moved, "moved", "Nothing moved."))
    lines.append(_counted(outcome.left_city, "left the City", "Nothing left the City."))
    for body in outcome.fallen_bodies:
        lines.append(f"{body} has fallen: it {words.phrase(outcome.why[f'fallen {body}'])}.")
    for floor in outcome.bare_floors:
        lines.append(f"{floor} is bare: {words.phrase(outcome.why[f'bare {floor}'])}.")
    return lines


def _rest(outcome: Outcome) -> str:
    if outcome.settled:
        return f"The table came to rest after {outcome.sim_s:.2f} s."
    return f"The table had not come to rest after {outcome.sim_s:.0f} s and was stopped there."


def _counted(ids: tuple[str, ...], what: str, none: str) -> str:
    if not ids:
        return none
    return f"{plural(len(ids), 'piece')} {what}: {_names(ids)}."


def _names(ids: Iterable[str]) -> str:
    rows = list(ids)
    text = ", ".join(rows[:MOST_NAMES])
    return text if len(rows) <= MOST_NAMES else f"{text} and {len(rows) - MOST_NAMES} more"
