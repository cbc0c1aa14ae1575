"""Judge recordings by score cards, and choose the limits of the cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from meeple_city.input.breath import find_runs
from meeple_city.input.breath_classifier import (
    CARD_SLACK,
    DRAWN_IN,
    OTHER,
    OTHER_BEGUN,
    SETTLE,
    BlowDecision,
    FramePoints,
    FrameResult,
    Tuning,
)
from meeple_city.input.breath_scores import ScoreCard
from tools.breath.training import EXHALE, INHALE, SOUND, Cards, Example, Floats, Heard, Integers, Limits, scores

# Our choices.
ONSET = 6.0  # dB; an exhale has begun once its low band is this near to its loud parts
LASTING = 10  # frames; an onset lasts if most of so many are as near, so that a click before a breath is none
SOON = 20  # frames
MOVES = 0.22  # strength; on the table 0.2 moves nothing and 0.25 moves a Meeple by 1 to 2 mm (docs/breath.md)
NEVER = ("other:keyboard_typing", "other:mouse_click", "other:footsteps")
# Limits to choose from (the last one in addition to that against other sounds), and how many missed breaths out a
# wrongly found recording is as bad as.
LIMITS = {
    DRAWN_IN: np.arange(-0.125, 0.6, 0.25),  # less lets breaths in through while a game listens
    OTHER: np.arange(-0.25, 0.1, 0.125),  # more ends the hardest blows, which clip, too soon
    OTHER_BEGUN: np.arange(-0.5, 0.1, 0.125),
}
COST = {INHALE: 2.0, SOUND: 2.0, "never": 10.0}
CURVE = tuple({INHALE: a, SOUND: b, "never": 10.0} for a, b in ((0.5, 1.0), (1.0, 1.5), (2.0, 2.0)))


@dataclass(frozen=True)
class Scored:
    """The scores of a recording's first three takes, by cards that were learnt without it."""

    example: Example
    scores: tuple[tuple[Floats, Floats, Floats], ...]


def scored(e: Example, cards: Cards) -> Scored:
    """Score a recording."""
    return Scored(e, tuple(_scores(take, cards) for take in e.takes[:3]))


def _scores(take: Heard, cards: Sequence[ScoreCard]) -> tuple[Floats, Floats, Floats]:
    drawn_in, other, begun = (scores(card, take.signs) for card in cards)
    return drawn_in + take.hard, other, begun


@dataclass(frozen=True)
class Trials:
    """How right the detector is about each recording with each choice of limits."""

    limits: tuple[Limits, ...]
    examples: tuple[Example, ...]
    found: Floats  # 0 to 1, a row for every choice of limits, a column for every recording

    def without(self, names: Collection[str]) -> Trials:
        """The same without some recordings."""
        kept = [k for k, e in enumerate(self.examples) if e.name not in names]
        return Trials(self.limits, tuple(self.examples[k] for k in kept), self.found[:, kept])

    def choose(self, cost: Mapping[str, float]) -> Limits:
        """The limits that find most exhales, soonest, and fewest others; of equals, the strictest."""
        value = self._share(EXHALE) - sum(cost[group] * self._share(group) for group in cost)
        return self.limits[len(value) - 1 - int(value[::-1].argmax())]

    def _share(self, group: str) -> Floats:
        members = [group in (e.group, "never" if e.label in NEVER else "") for e in self.examples]
        return np.asarray(self.found[:, members].mean(axis=1)) if any(members) else np.zeros(len(self.limits))


def try_limits(known: Sequence[Scored]) -> Trials:
    """Judge recordings with all limits."""
    limits = tuple((float(a), float(b), float(b + c)) for a, b, c in product(*LIMITS.values()))
    found = np.array([[_found(one, each) for one in known] for each in limits])
    return Trials(limits, tuple(one.example for one in known), found)


def _found(one: Scored, limits: Limits) -> float:
    """What share of a recording is found: half for its takes, half for an exhale in time or another sound live."""
    e = one.example
    heard = [_replayed(take, s, limits) for take, s in zip(e.takes, one.scores, strict=False)]
    puffs = float(np.mean([has_puff(results) for results in heard[:2]]))
    soon = _noticed(heard[2]) - begins(e.takes[2])[0] <= SOON if e.group == EXHALE else np.isfinite(_noticed(heard[0]))
    return (puffs + float(soon)) / 2


def _replayed(take: Heard, points: tuple[Floats, Floats, Floats], limits: Limits) -> tuple[FrameResult, ...]:
    drawn_in, other, begun = (score - limit for score, limit in zip(points, limits, strict=True))
    return replay(take, drawn_in, np.where(take.just_begun, begun, other))


def replay(take: Heard, drawn_in: Floats, other: Floats) -> tuple[FrameResult, ...]:
    """The detector's results when its cards give these points above their limits."""
    points = np.minimum(drawn_in, other)
    margins = np.minimum(points / CARD_SLACK, take.vetoes)
    if not (margins[SETTLE - 1 :] >= 0).any():
        return ()
    decision = BlowDecision(Tuning().evidence)
    over_room = take.levels - take.rooms >= Tuning().stands_out.limit
    states = []
    rows = zip(*(x.tolist() for x in (drawn_in, other, take.vetoes, take.clipped, over_room)), strict=True)
    for k, (a, b, *rest) in enumerate(rows):
        if k >= SETTLE - 1:
            decision.add(FramePoints(a, b), *rest)
        states.append((decision.breath, decision.begun))
    if not any(breath for breath, _ in states):
        return ()
    columns = (states, take.potential, take.just_begun, margins, take.levels, take.rooms)
    return tuple(
        FrameResult(p if begun else 0.0, breath, 0.0, young, (), 0.0, m, level, room, clipped=False, potential=p)
        for (breath, begun), p, young, m, level, room in zip(*columns, strict=True)
    )


def judged(take: Heard, tuning: Tuning) -> tuple[FrameResult, ...]:
    """The detector's results for a take, or none if it never finds anybody blowing."""
    cards = [tuning.card(name) for name in (DRAWN_IN, OTHER, OTHER_BEGUN)]
    limits = (cards[0].limit, cards[1].limit, cards[2].limit)
    return _replayed(take, _scores(take, cards), limits)


def has_puff(results: Sequence[FrameResult]) -> bool:
    """Whether the results make a puff."""
    return bool(find_runs(results, Tuning().stands_out.limit))


def _noticed(results: Sequence[FrameResult]) -> float:
    """The first frame with a strength; infinite if there is none."""
    return next((k for k, result in enumerate(results) if result.strength > 0), np.inf)


def delays(e: Example, tuning: Tuning) -> tuple[float, ...]:
    """Seconds from each onset of an exhale in a quiet room until it is noticed; infinite if it never is."""
    noticed = _noticed(judged(e.takes[2], tuning))
    return tuple((noticed - onset) / 100 for onset in begins(e.takes[2]))


def begins(take: Heard) -> tuple[float, float, float]:
    """The frames at which an exhale begins.

    The first that is near to its loud parts, the first from which it stays there, and the first from which it stays
    strong enough to move something; not a number if it never is.
    """
    low = take.low[take.start :]
    near = low >= np.quantile(low, 0.9) - ONSET
    strong = _lasting(take.potential[take.start :] >= MOVES)
    moves = float(strong[0]) if len(strong) else np.nan
    return take.start + int(np.argmax(near)), take.start + int(_lasting(near)[0]), take.start + moves


def _lasting(near: npt.NDArray[np.bool_]) -> Integers:
    """The frames at which something is true and stays so for most of a tenth of a second."""
    ahead = np.lib.stride_tricks.sliding_window_view(np.pad(near, (0, LASTING - 1), mode="edge"), LASTING)
    return np.flatnonzero(near & (ahead.sum(axis=1) > LASTING / 2))
