"""Rampage bots that look ahead: they imagine shots, and take the one that leaves them best off.

Both strengths know the same things. `normal` takes the shot that looks best. `hard` may imagine more, so it looks more
closely at what is promising, makes sure that it survives an unsteady hand, and keeps the end of the match in mind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

from meeple_city.border import Flick, Permit, Request
from meeple_city.core.asks import Ask
from meeple_city.core.bots import Imagine, PlanningBot
from meeple_city.core.hands import Steadiness, by_hand
from meeple_city.games.rampage.bots.candidates import Candidates
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.foresight import Foresight, Planning
from meeple_city.games.rampage.bots.prospects import Prospect
from meeple_city.games.rampage.bots.superpowers import rival_to_catch, superpower_to_play
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.view import RampageView

# All our choice.
STAYING_BONUS = 0.3  # what an action must be better by than declining it
UNSURE = 0.5  # what is not imagined is worth less
FOCUS = 2  # ways that `hard` thinks about more than about others
MORE = 2  # shots that it adds to each of them
SECURED = 3  # shots that it tries again with small deviations
DEVIATIONS = 2  # how often
OPTIMISM = 1.0  # what a shot is likely to look too good by as long as it has not been tried again
THINKS_AGAIN = 2 / 3  # the share of its budget that `hard` spends on the shot of an action that it has chosen
HAND = Steadiness(aim_deg=1.0, speed_share=0.025, drop_mm=4.0, turn_deg=4.0)  # those deviations: what its hand does

LONG, TOO_LONG = 15.0, 25.0  # turns per player: from when on, and until when, a planner loses its patience
MOST_RESTLESS = 0.8  # how often it then does what the easy bot would: no plan ends the match

Ways = dict[str, Iterator[Request]]  # shots by what they are for, the most promising first


@dataclass(frozen=True)
class Valued:
    """A shot, what it is for, and what it is worth."""

    way: str
    shot: Request
    worth: float


class NormalBot(EasyBot, PlanningBot):
    """Imagines the shots that geometry suggests, and takes the best."""

    _worth: type[Worth] = Planning

    def __init__(self, random: Random, ahead: Imagine) -> None:
        EasyBot.__init__(self, random)
        self.ahead = ahead

    def _answer(self, view: RampageView, ask: Ask) -> str | Request:
        """Where there is nothing to imagine, answer as the easy bot does."""
        self.prospect = Prospect(view, self._worth, begun=ask.kind == "move" and "stop" in ask.options)
        if self.random.random() < restlessness(view):
            return EasyBot(self.random).decide(view, ask)
        return super()._answer(view, ask)

    def _action(self, worth: Worth, ask: Ask) -> str:
        """Play a card if it is time, or else take the action with the best shot."""
        card = superpower_to_play(worth, ask) or rival_to_catch(worth, ask.options)
        if card:
            return card
        options = [option for option in ask.options if self._promises(worth, option)]
        candidates = Candidates(worth)
        found = self._search({option: candidates.of_option(option) for option in options})
        values = {option: self._action_worth(worth, option) - UNSURE for option in options}
        values |= {option: valued.worth for option, valued in found.items()}
        if "stop" in ask.options:
            values["stop"] = self.prospect.of_staying + STAYING_BONUS
        return max(values, key=lambda option: values[option]) if values else self.random.choice(ask.options)

    def _promises(self, worth: Worth, option: str) -> bool:
        return option != "stop" and super()._promises(worth, option)

    def _move(self, worth: Worth, options: tuple[str, ...], permit: Permit) -> str | Flick:
        """Flick the Paws where it is best; a Power first or instead as the easy bot uses it."""
        plain = super()._move(worth, options, permit)
        if isinstance(plain, str) or permit.kind != "flick":
            return plain
        best = self._best_shot(worth, permit)
        if best is None:
            return plain
        if "stop" in options and self.prospect.of_staying + STAYING_BONUS > best.worth:
            return "stop"
        assert isinstance(best.shot, Flick)
        return best.shot

    def _shoot(self, worth: Worth, kind: str, permit: Permit) -> Request:
        """The best shot that the permit allows."""
        plain = super()._shoot(worth, kind, permit)
        if permit.kind == "place" or kind == "jump":
            return plain
        best = self._best_shot(worth, permit)
        return best.shot if best else plain

    def _best_shot(self, worth: Worth, permit: Permit) -> Valued | None:
        """The best of the shots that a permit allows, if any of them is possible."""
        return next(iter(self._search({"": Candidates(worth).of_permit(permit)}).values()), None)

    def _search(self, ways: Ways) -> dict[str, Valued]:
        """The best shot that was found for each way."""
        return best_of_each(self._valued(in_turns(ways, self._affordable(ways))))

    def _affordable(self, ways: Ways) -> int:
        """How many shots to imagine: fewer for an action that was chosen, thus thought about before."""
        return self.ahead.left if len(ways) > 1 else self.ahead.left // 2

    def _valued(self, shots: Sequence[tuple[str, Request]]) -> list[Valued]:
        """Shots that are possible, with what they are worth."""
        outcomes = self.ahead.imagine([shot for _, shot in shots])
        return [
            Valued(way, shot, self.prospect.of(shot, outcome))
            for (way, shot), outcome in zip(shots, outcomes, strict=True)
            if outcome is not None
        ]


class HardBot(NormalBot):
    """Plans to the end of the match, thinks more about what is promising, and allows for its own unsteady hand."""

    _worth = Foresight

    def _search(self, ways: Ways) -> dict[str, Valued]:
        """Look at every way, then more closely at the best, and keep what is good on the average of its hand."""
        first = max(1, self._affordable(ways) - FOCUS * MORE - SECURED * DEVIATIONS)
        tried = self._valued(in_turns(ways, first))
        closer = sorted(best_of_each(tried).values(), key=_by_worth)[-FOCUS:]
        tried += self._valued(in_turns({valued.way: ways[valued.way] for valued in closer}, FOCUS * MORE))
        tried.sort(key=_by_worth)
        unsure = [replace(valued, worth=valued.worth - OPTIMISM) for valued in tried[:-SECURED]]
        return best_of_each([*unsure, *(self._secured(valued) for valued in tried[-SECURED:])])

    def _affordable(self, ways: Ways) -> int:
        return self.ahead.left if len(ways) > 1 else int(self.ahead.left * THINKS_AGAIN)

    def _secured(self, valued: Valued) -> Valued:
        """What a shot is worth on the average of small deviations from it."""
        hand = Random(repr(valued.shot))  # the same deviations when the same shot is thought about again
        shots = [(valued.way, by_hand(valued.shot, HAND, hand)) for _ in range(min(DEVIATIONS, self.ahead.left))]
        return replace(valued, worth=fmean([valued.worth, *(tried.worth for tried in self._valued(shots))]))


def restlessness(view: RampageView) -> float:
    """How likely a planner is to try something else: not at all, until a match goes on for too long."""
    turns = view.turn / len(view.seats)
    return MOST_RESTLESS * max(0.0, min(1.0, (turns - LONG) / (TOO_LONG - LONG)))


def best_of_each(tried: Iterable[Valued]) -> dict[str, Valued]:
    """The best shot of each way."""
    return {valued.way: valued for valued in sorted(tried, key=_by_worth)}


def _by_worth(valued: Valued) -> float:
    return valued.worth


def in_turns(ways: Ways, most: int) -> list[tuple[str, Request]]:
    """The next shots of every way, one of each in turns, until there are enough."""
    found: list[tuple[str, Request]] = []
    left = list(ways)
    while left and len(found) < most:
        for way in list(left):
            shot = next(ways[way], None)
            if shot is None:
                left.remove(way)
            elif len(found) < most:
                found.append((way, shot))
    return found
