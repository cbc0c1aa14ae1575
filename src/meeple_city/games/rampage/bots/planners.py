"""Rampage bots that look ahead: they imagine shots, and take the one that leaves them best off.

A Body that is dropped a degree or half a millimetre off does something else, so only what drops bring on the average
is worth knowing. Other shots can be repeated: those that look best are imagined again with an unsteady hand.

Both strengths know the same things. `hard` imagines more, sees what comes of the buildings that it could move to, and
keeps its rivals and the end of the match in mind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from statistics import fmean

from meeple_city.border import Building, Drop, Flick, Permit, Request
from meeple_city.core.asks import Ask
from meeple_city.core.bots import Imagine, PlanningBot
from meeple_city.core.hands import Steadiness, by_hand
from meeple_city.games.rampage.bots.candidates import Candidates
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.foresight import Foresight, Planning
from meeple_city.games.rampage.bots.prospects import STEADY, Prospect
from meeple_city.games.rampage.bots.slides import odds_of_slide
from meeple_city.games.rampage.bots.superpowers import rival_to_catch, superpower_to_play
from meeple_city.games.rampage.bots.targets import spots
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.view import RampageView

# All our choice.
STAYING_BONUS = 0.3  # what an action must be better by than declining it
UNSURE = 0.5  # what is not imagined is worth less
TRUST = 0.7  # in a shot that has been imagined once: for the rest, it is as if nothing came of it
DEVIATIONS = 2  # how often a promising shot is imagined again
DROPS = 3  # that are imagined once it is settled what is demolished: none of them can be repeated
BUILDINGS = 3  # that `hard` looks at before it moves
THINKS_AGAIN = 2 / 3  # the share of its budget that is left for the shot of an action that was chosen

LONG, TOO_LONG = 15.0, 25.0  # turns per player: from when on, and until when, a planner loses its patience
MOST_RESTLESS = 0.8  # how often it then does what the easy bot would: no plan ends the match

Ways = dict[str, Iterator[Request]]  # shots by what they are for, the most promising first


@dataclass(frozen=True)
class Valued:
    """A shot, what it is for, and what it was worth each time it was imagined."""

    way: str
    shot: Request
    tries: tuple[float, ...]

    @property
    def worth(self) -> float:
        """What it is worth on the average."""
        return fmean(self.tries)


class NormalBot(EasyBot, PlanningBot):
    """Imagines the shots that geometry suggests, and takes the best."""

    _worth: type[Worth] = Planning
    hand = STEADY
    _closer = 2  # shots that are imagined again

    def __init__(self, random: Random, ahead: Imagine) -> None:
        EasyBot.__init__(self, random)
        self.ahead = ahead

    def _answer(self, view: RampageView, ask: Ask) -> str | Request:
        """Where there is nothing to imagine, answer as the easy bot does."""
        begun = ask.kind == "move" and "stop" in ask.options
        self.prospect = Prospect(view, self._worth, begun, self.hand)
        if self.random.random() < restlessness(view):
            return EasyBot(self.random).decide(view, ask)
        return super()._answer(view, ask)

    def _action(self, worth: Worth, ask: Ask) -> str:
        """Play a card if it is time, or else take the action with the best shot."""
        card = superpower_to_play(worth, ask) or rival_to_catch(worth, ask.options)
        if card:
            return card
        options = [option for option in ask.options if self._promises(worth, option)]
        self._look_around(options)
        candidates = Candidates(self.prospect.worth, self.hand)
        found = self._search({option: candidates.of_option(option) for option in options})
        values = {option: self._action_worth(worth, option) - UNSURE for option in options}
        values |= {option: valued.worth for option, valued in found.items()}
        if "stop" in ask.options:
            values["stop"] = self.prospect.of_staying + STAYING_BONUS
        return max(values, key=lambda option: values[option]) if values else self.random.choice(ask.options)

    def _look_around(self, options: Sequence[str]) -> None:
        """Find out about what may follow, before actions are compared."""

    def _promises(self, worth: Worth, option: str) -> bool:
        return option != "stop" and super()._promises(worth, option)

    def _move(self, worth: Worth, options: tuple[str, ...], permit: Permit) -> str | Flick:
        """Flick the Paws where it is best; a Power first or instead as the easy bot uses it."""
        plain = super()._move(worth, options, permit)
        if isinstance(plain, str) or permit.kind != "flick":
            return plain
        self._look_around(("move",))
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
        return next(iter(self._search({"": self._shots(worth, permit)}).values()), None)

    def _shots(self, worth: Worth, permit: Permit) -> Iterator[Request]:
        shots = Candidates(self.prospect.worth, self.hand).of_permit(permit)
        return islice(shots, DROPS) if permit.kind == "drop" else shots

    def _search(self, ways: Ways) -> dict[str, Valued]:
        """Look at every way, then imagine what is most promising again, and keep the best shot of each way."""
        budget = self.ahead.left if len(ways) > 1 else int(self.ahead.left * THINKS_AGAIN)
        first = max(1, budget - self._closer * DEVIATIONS)
        tried = sorted(drops_as_one(self._valued(in_turns(ways, first))), key=self._trusted)
        unsure = [replace(valued, tries=(self._trusted(valued),)) for valued in tried[: -self._closer]]
        return best_of_each([*unsure, *(self._again(valued, ways) for valued in tried[-self._closer :])])

    def _trusted(self, valued: Valued) -> float:
        """What to expect of a shot: less of one that has been imagined only once."""
        if len(valued.tries) > 1:
            return valued.worth
        return TRUST * valued.worth + (1 - TRUST) * self.prospect.of_staying

    def _again(self, valued: Valued, ways: Ways) -> Valued:
        """Imagine a shot with small deviations; a drop, which cannot be repeated, in other ways."""
        if isinstance(valued.shot, Drop):
            shots = list(islice(ways[valued.way], DEVIATIONS))
        else:
            hand = Random(repr(valued.shot))  # the same deviations when the same shot is thought about again
            shots = [by_hand(valued.shot, self.hand, hand) for _ in range(DEVIATIONS)]
        more = self._valued([(valued.way, shot) for shot in shots])
        return replace(valued, tries=(*valued.tries, *(tried.worth for tried in more)))

    def _valued(self, shots: Sequence[tuple[str, Request]]) -> list[Valued]:
        """Shots that are possible, with what they are worth."""
        outcomes = self.ahead.imagine([shot for _, shot in shots])
        return [
            Valued(way, shot, (self.prospect.of(shot, outcome),))
            for (way, shot), outcome in zip(shots, outcomes, strict=True)
            if outcome is not None
        ]


class HardBot(NormalBot):
    """Imagines more, plans both actions together, and keeps its rivals and the end of the match in mind."""

    _worth = Foresight
    hand = Steadiness(aim_deg=0.8, speed_share=0.02, drop_mm=3.0, turn_deg=3.0)
    _closer = 4

    def _look_around(self, options: Sequence[str]) -> None:
        """See what comes of the buildings that it could move to and demolish in the same turn."""
        if self.prospect.later and "move" in options:
            for building in self._within_a_move():
                drops = Candidates(self.prospect.worth).of_option(f"demolish {building.name}")
                outcomes = self.ahead.imagine(list(islice(drops, DEVIATIONS)))
                if seen := [outcome for outcome in outcomes if outcome is not None]:
                    self.prospect.see(building.name, seen)

    def _within_a_move(self) -> list[Building]:
        """The buildings that promise most, given how likely the Paws are to arrive beside them."""
        worth = self.prospect.worth
        best: dict[str, float] = {}
        for at in spots(worth.reading):
            odds = odds_of_slide(worth.reading, at, self.hand)
            for building in worth.in_reach(at, worth.zones(at)):
                best[building.name] = max(best.get(building.name, 0.0), odds * worth.floors_of(building.name))
        most = sorted((name for name in best if best[name] > 0), key=lambda name: -best[name])
        return [worth.reading.city.building_of[name] for name in most[:BUILDINGS]]


def restlessness(view: RampageView) -> float:
    """How likely a planner is to try something else: not at all, until a match goes on for too long."""
    turns = view.turn / len(view.seats)
    return MOST_RESTLESS * max(0.0, min(1.0, (turns - LONG) / (TOO_LONG - LONG)))


def drops_as_one(tried: Iterable[Valued]) -> list[Valued]:
    """Take all drops of a way for one: which of them is made makes no difference that lasts."""
    found: list[Valued] = []
    drops: dict[str, Valued] = {}
    for valued in tried:
        if not isinstance(valued.shot, Drop):
            found.append(valued)
        elif known := drops.get(valued.way):
            drops[valued.way] = replace(known, tries=known.tries + valued.tries)
        else:
            drops[valued.way] = valued
    return [*found, *drops.values()]


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
