"""Highlights: what in a match is worth seeing again, found from its record alone.

Only what spectators were told is used, so no highlight gives a secret away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from meeple_city.border import Message
from meeple_city.show.action import Action, Array, Boxes, action_of
from meeple_city.show.card_highlights import Battle, worth_of_cards
from meeple_city.show.collapse import collapse_of
from meeple_city.show.motion import Motion

MOVED, COLLAPSE, GOBBLED, TEETH, LEAD, NEAR_MISS, BOUNCE = REASONS = (
    "moved",
    "collapse",
    "gobbled",
    "teeth",
    "lead",
    "near_miss",
    "bounce",
)
LEAD_IN = "lead_in"  # what comes to a head in a highlight of a card game
# What each is worth; a piece that moved is the measure. Our choice.
FLOOR_FELL, PIECE_FELL, MONSTER_FELL = 3.0, 1.0, 5.0
FLOOR_GOBBLED, SEVERAL_GOBBLED, TOOTH, NEW_LEADER, MISSED, BOUNCED = 1.5, 4.0, 8.0, 6.0, 4.0, 4.0
FAR_M = 0.02  # what moves less only trembled
# A near miss: the piece that was shot, this fast, passes this close to something it never touches.
MISS_M, MISS_M_S = 0.006, 0.6
# An absurd bounce: something small touches down this often, or flies this far.
BOUNCES, FLIGHT_M = 4, 0.45
# Points that everybody sees being made, by the last word of the message and the argument that names the seat.
POINTS = {
    "gobbled": "seat",
    "eaten": "seat",
    "tooth_broken": "breaker",
    "teeth_broken": "breaker",
    "city_destroyed": "seat",
    "round_won": "seat",
}
# A highlight of a card game is understood from what was played before it: so many steps get a share of its worth.
LEAD_INS, LEAD_IN_SHARE = 2, 0.75


@dataclass(frozen=True)
class StepStory:
    """A step of a match: how pieces moved, and what spectators were told."""

    motion: Motion | None
    told: tuple[Message, ...]
    shot: bool = True  # a player shot, rather than the rules tidying up
    cards: bool = False  # of a card game


@dataclass(frozen=True)
class Highlight:
    """A step that is worth seeing again, how much, and why: the weightiest reason first."""

    step: int
    worth: float
    reasons: tuple[str, ...]


@dataclass
class _Tally:
    """Points as spectators can count them."""

    points: Counter[str] = field(default_factory=Counter)
    ahead: str = ""  # whoever was ahead last

    def add(self, told: Iterable[Message]) -> bool:
        """Count what was told; whether the lead has passed to somebody else."""
        for one in told:
            seat = one.args.get(POINTS.get(_word(one), ""))
            if seat is not None:
                self.points[str(seat)] += 1
        before, self.ahead = self.ahead, self._leader() or self.ahead
        return bool(before) and self.ahead != before

    def _leader(self) -> str:
        """Whoever is ahead of all others; empty if nobody is."""
        best = self.points.most_common(2)
        ahead = bool(best) and (len(best) == 1 or best[0][1] > best[1][1])
        return best[0][0] if ahead else ""


class Ranking:
    """Ranks the steps of a match while it goes on."""

    def __init__(self) -> None:
        self._tally, self._battle = _Tally(), Battle()
        self._worths: list[dict[str, float]] = []

    def add(self, story: StepStory) -> Highlight:
        """Judge the next step; one that is worth nothing has no reasons."""
        leads = self._tally.add(story.told)
        worth = _worth(story, self._battle)
        self._worths.append(worth | ({LEAD: NEW_LEADER} if leads and worth else {}))
        if story.cards and story.told:
            _lead_in(self._worths)
        return _highlight(len(self._worths) - 1, self._worths[-1])

    def best(self) -> tuple[Highlight, ...]:
        """Every step that is worth anything, the best first."""
        found = [_highlight(step, worth) for step, worth in enumerate(self._worths) if worth]
        return tuple(sorted(found, key=lambda one: (-one.worth, one.step)))


def highlights(stories: Iterable[StepStory]) -> tuple[Highlight, ...]:
    """Every step of a match that is worth anything, the best first."""
    ranking = Ranking()
    for story in stories:
        ranking.add(story)
    return ranking.best()


def _worth(story: StepStory, battle: Battle) -> dict[str, float]:
    if story.cards:
        return worth_of_cards(story.told, battle)
    return worth_of(story.motion, story.told) if story.shot and story.motion else {}


def _lead_in(worths: list[dict[str, float]]) -> None:
    """Let the steps before the last one share its worth."""
    share = LEAD_IN_SHARE * sum(worths[-1].values())
    for worth in [one for one in worths[:-1] if one][-LEAD_INS:]:
        worth[LEAD_IN] = max(worth.get(LEAD_IN, 0.0), share)


def _highlight(step: int, worth: Mapping[str, float]) -> Highlight:
    return Highlight(step, sum(worth.values()), tuple(sorted(worth, key=lambda reason: -worth[reason])))


def worth_of(motion: Motion, told: Iterable[Message]) -> dict[str, float]:
    """What a shot is worth, by reason."""
    words = Counter(map(_word, told))
    worth = dict.fromkeys(REASONS, 0.0)
    worth[GOBBLED] = FLOOR_GOBBLED * words["gobbled"] + SEVERAL_GOBBLED * max(0, words["gobbled"] - 1)
    worth[TEETH] = TOOTH * (words["tooth_broken"] + 2 * words["teeth_broken"])
    if len(motion.keys) > 1:
        action = action_of(motion)
        worth[MOVED] = float(_moved(action))
        worth[COLLAPSE] = _fallen(action)
        worth[NEAR_MISS] = MISSED if missed(motion, action) else 0.0
        worth[BOUNCE] = BOUNCED if _bounced(motion, action) else 0.0
    return {reason: value for reason, value in worth.items() if value > 0}


def missed(motion: Motion, action: Action) -> str:
    """What the piece that was shot nearly hit: a piece that stands where it stood; empty if there is none."""
    if motion.actor not in action.pieces or not action.still.centres.size:
        return ""
    actor = action.pieces.index(motion.actor)
    fast = np.flatnonzero(action.speeds[:, actor] > MISS_M_S)
    if len(fast) == 0:
        return ""
    names = [piece for piece in motion.final if piece not in set(action.pieces)]
    touched = {hit.b if hit.a == motion.actor else hit.a for hit in motion.hits if motion.actor in (hit.a, hit.b)}
    gaps = _gaps(action.boxes, actor, fast, action.still)
    near = [names[n] for n in np.argsort(gaps) if 0 < gaps[n] < MISS_M and names[n] not in touched]
    return near[0] if near else ""


def _gaps(boxes: Boxes, piece: int, moments: npt.NDArray[np.intp], still: Boxes) -> Array:
    """How near a moving piece comes to each still one, both as upright boxes."""
    reach = np.abs(boxes.spans[moments, piece]).sum(axis=-1)[:, None]
    away = np.abs(boxes.centres[moments, piece][:, None] - still.centres[None])
    room = np.maximum(away - reach - np.abs(still.spans).sum(axis=-1)[None], 0.0)
    found: Array = np.linalg.norm(room, axis=-1).min(axis=0)
    return found


def _moved(action: Action) -> int:
    far = np.linalg.norm(action.boxes.centres[-1] - action.boxes.centres[0], axis=-1)
    return int((far > FAR_M).sum())


def _fallen(action: Action) -> float:
    collapse = collapse_of(action)
    if collapse is None:
        return 0.0
    return FLOOR_FELL * collapse.floors + PIECE_FELL * collapse.pieces + MONSTER_FELL * collapse.monster


def _bounced(motion: Motion, action: Action) -> bool:
    """Whether something small that nobody shot touched down again and again, or flew far."""
    downs = Counter(piece for hit in motion.hits for piece in (hit.a, hit.b) if piece.startswith("meeple:"))
    path = np.linalg.norm(np.diff(action.boxes.centres, axis=0), axis=-1).sum(axis=0)
    flown = dict(zip(action.pieces, path, strict=True))
    return any(count >= BOUNCES and flown.get(piece, 0.0) > FLIGHT_M for piece, count in downs.items())


def _word(told: Message) -> str:
    return told.key.rpartition(".")[2]
