"""Describe an outcome on the command line. Pieces go by their ids, as in the files such users write."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.border import Argument, Outcome, message
from meeple_city.words.catalogue import Words, load_words

MOST_NAMES = 12


def describe_outcome(outcome: Outcome, words: Words | None = None) -> list[str]:
    """What happened, in one sentence per line."""
    words = words or load_words()

    def say(key: str, **args: Argument) -> str:
        return words.phrase(message(f"cli.outcome.{key}", **args))

    def names(ids: Iterable[str]) -> str:
        rows = list(ids)
        listed, more = ", ".join(rows[:MOST_NAMES]), len(rows) - MOST_NAMES
        return words.phrase(message("names.and_more", listed=listed, more=more)) if more > 0 else listed

    if outcome.refused:
        return [say("refused", reason=words.phrase(outcome.refused))]
    lines = [say("at_rest" if outcome.settled else "stopped", seconds=outcome.sim_s)]
    if outcome.touched:
        lines.append(say("touched", pieces=names(touch.piece for touch in outcome.touched)))
    if outcome.touched_before_release:
        lines.append(say("touched_before", pieces=names(touch.piece for touch in outcome.touched_before_release)))
    lines.append(say("moved", count=len(outcome.moved), pieces=names(outcome.moved)))
    lines.append(say("left_city", count=len(outcome.left_city), pieces=names(outcome.left_city)))
    for body in outcome.fallen_bodies:
        lines.append(say("fallen", body=body, why=words.phrase(outcome.why[f"fallen {body}"])))
    for floor in outcome.bare_floors:
        lines.append(say("bare", floor=floor, why=words.phrase(outcome.why[f"bare {floor}"])))
    return lines
