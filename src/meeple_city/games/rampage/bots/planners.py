"""Rampage bots that look ahead: they imagine shots, and take the one that leaves them best off.

Both strengths know and value the same things. `hard` may imagine more shots, so it refines the best ones and makes sure
that they survive an unsteady hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from statistics import fmean

from meeple_city.border import Flick, Permit, Request
from meeple_city.core.asks import Ask
from meeple_city.core.bots import Imagine, PlanningBot
from meeple_city.core.hands import Steadiness, by_hand
from meeple_city.games.rampage.bots.candidates import Candidates
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.prospects import Prospect
from meeple_city.games.rampage.bots.superpowers import rival_to_catch, superpower_to_play
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.view import RampageView

# All our choice.
STAYING_BONUS = 0.3  # what an action must be better by than declining it
UNSURE = 0.5  # what is not imagined is worth less
SECURED = 3  # shots that `hard` tries again with small deviations
DEVIATIONS = 5  # how often
HAND = Steadiness(aim_deg=1.5, speed_share=0.04, drop_mm=5.0, turn_deg=4.0)  # those deviations: about what a hand does

Valued = tuple[float, Request]


class NormalBot(EasyBot, PlanningBot):
    """Imagines the shots that geometry suggests, and takes the best."""

    def __init__(self, random: Random, ahead: Imagine) -> None:
        PlanningBot.__init__(self, random, ahead)

    def decide(self, view: RampageView, ask: Ask) -> str | Request:
        """Answer a question; where there is nothing to imagine, as the easy bot does."""
        self.prospect = Prospect(view)
        return super().decide(view, ask)

    def _action(self, worth: Worth, ask: Ask) -> str:
        """Play a card if it is time, or else take the action with the best shot."""
        card = superpower_to_play(worth, ask) or rival_to_catch(worth, ask.options)
        if card:
            return card
        options = [option for option in ask.options if self._promises(worth, option)]
        imagined = self._best_shots(worth, options)
        values = {option: imagined.get(option, self._action_worth(worth, option) - UNSURE) for option in options}
        if "stop" in ask.options:
            values["stop"] = self.prospect.of_staying + STAYING_BONUS
        return max(values, key=lambda option: values[option]) if values else self.random.choice(ask.options)

    def _promises(self, worth: Worth, option: str) -> bool:
        return option != "stop" and super()._promises(worth, option)

    def _best_shots(self, worth: Worth, options: Sequence[str]) -> dict[str, float]:
        """The value of the best shot found for each action."""
        candidates = Candidates(worth, self.random)
        shots = _in_turns({option: candidates.of_option(option) for option in options}, self.ahead.left)
        outcomes = self.ahead.imagine([shot for _, shot in shots])
        best: dict[str, float] = {}
        for (option, shot), outcome in zip(shots, outcomes, strict=True):
            if outcome is not None:
                best[option] = max(best.get(option, -1e9), self.prospect.of(shot, outcome))
        return best

    def _move(self, worth: Worth, options: tuple[str, ...], permit: Permit) -> str | Flick:
        """Flick the Paws where it is best; a Power first or instead as the easy bot uses it."""
        plain = super()._move(worth, options, permit)
        if isinstance(plain, str) or permit.kind != "flick":
            return plain
        value, shot = self._best_shot(worth, permit)
        if "stop" in options and self.prospect.of_staying + STAYING_BONUS > value:
            return "stop"
        return shot if isinstance(shot, Flick) else plain

    def _shoot(self, worth: Worth, kind: str, permit: Permit) -> Request:
        """The best shot that the permit allows."""
        if permit.kind == "place" or kind == "jump" or not self.ahead.left:
            return super()._shoot(worth, kind, permit)
        plain = super()._shoot(worth, kind, permit)
        return self._best_shot(worth, permit, plain)[1]

    def _best_shot(self, worth: Worth, permit: Permit, *more: Request) -> Valued:
        shots = [*more, *islice(Candidates(worth, self.random).of_permit(permit), self._first_round - len(more))]
        return max(self._valued(shots), key=lambda row: row[0], default=(-1e9, shots[0]))

    @property
    def _first_round(self) -> int:
        """How many shots to imagine at first."""
        return self.ahead.left

    def _valued(self, shots: Sequence[Request]) -> list[Valued]:
        """Shots that are possible, with what they are worth."""
        outcomes = self.ahead.imagine(shots)
        return [
            (self.prospect.of(shot, outcome), shot)
            for shot, outcome in zip(shots, outcomes, strict=True)
            if outcome is not None
        ]


class HardBot(NormalBot):
    """Imagines more, and chooses what is good on the average of an unsteady hand."""

    @property
    def _first_round(self) -> int:
        return max(1, self.ahead.left - SECURED * DEVIATIONS)

    def _best_shot(self, worth: Worth, permit: Permit, *more: Request) -> Valued:
        shots = [*more, *islice(Candidates(worth, self.random).of_permit(permit), self._first_round - len(more))]
        ranked = sorted(self._valued(shots), key=lambda row: -row[0])
        if not ranked:
            return -1e9, shots[0]
        return max((self._secured(row) for row in ranked[:SECURED]), key=lambda row: row[0])

    def _secured(self, valued: Valued) -> Valued:
        """What a shot is worth on the average of small deviations from it."""
        value, shot = valued
        tried = self._valued([by_hand(shot, HAND, self.random) for _ in range(min(DEVIATIONS, self.ahead.left))])
        return fmean([value, *(value for value, _ in tried)]), shot


def _in_turns(ways: dict[str, Iterator[Request]], most: int) -> list[tuple[str, Request]]:
    """The first shots of every action, one of each in turns, until there are enough."""
    found: list[tuple[str, Request]] = []
    open_ = dict(ways)
    while open_ and len(found) < most:
        for option in list(open_):
            shot = next(open_[option], None)
            if shot is None:
                del open_[option]
            elif len(found) < most:
                found.append((option, shot))
    return found
