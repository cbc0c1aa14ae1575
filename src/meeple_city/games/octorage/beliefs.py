"""Guess what the others hold from all that they did in a round, if they play as `easy` does.

Whoever plays their cheapest card holds none that is cheaper and would have done; whoever is attacked holds none that
would have done. Such a guess stays true of the cards held then, until they are played. What a card may be is a set of
card numbers, written as the bits of an integer.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from itertools import accumulate
from math import prod
from random import Random

from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.characters import Britney
from meeple_city.games.octorage.hidden_cards import unseen_cards
from meeple_city.games.octorage.playouts import (
    ANYTHING,
    CARDS_END,
    DODGE_NUMBER,
    JEWELS,
    NOBODY,
    PHEROMONE,
    SCEPTRE,
    TREASURES,
    LikelyHands,
    Possible,
    number,
    worth,
)
from meeple_city.games.octorage.state import Deed, Did
from meeple_city.games.octorage.view import OctoRageView

TRIES = 150  # to tell which of their cards the others played so that all they did later makes sense; our choice
UNSEEN = 0
Step = tuple[int, Did, int, int]  # a deed by numbers: who, what, which card or UNSEEN, and to whom or NOBODY


class Contradiction(Exception):
    """A player did what the cards they are believed to hold did not allow."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Memory:
    """The deeds of a round as a player remembers them."""

    def __init__(self, view: OctoRageView, rng: Random) -> None:
        self.rng = rng
        self.places = {player.seat: place for place, player in enumerate(view.players)}
        self.britney = [player.power_up and player.character == Britney.name for player in view.players]
        self.dealt = box().hand(len(view.players))
        self.steps = [self.step(deed) for deed in view.deeds]
        self.out = {self.places[player.seat] for player in view.players if player.out}
        self.unseen = Counter(map(number, unseen_cards(view)))
        self.unguessed = {self.places[view.seat]} if view.seat else set()  # oneself, and who does not play like `easy`

    def step(self, deed: Deed) -> Step:
        """A deed by numbers."""
        card = number(deed.card) if deed.card else UNSEEN
        return self.places[deed.seat], deed.did, card, self.places.get(deed.other, NOBODY)

    def guess(self) -> LikelyHands:
        """What each card of each other player may be; likelier guesses are made more often."""
        guesses, weights = self.guesses
        return self.rng.choices(guesses, cum_weights=weights)[0]

    @cached_property
    def guesses(self) -> tuple[list[LikelyHands], list[float]]:
        """Guesses that fit all deeds, and their weights, added up."""
        odd: Counter[int] = Counter()
        fitting: list[tuple[LikelyHands, float]] = []
        for _ in range(TRIES):
            try:
                fitting.append(Guess(self).replay())
            except Contradiction as contradiction:
                odd[contradiction.seat] += 1
        if not fitting:
            self.unguessed.add(max(odd, key=lambda seat: odd[seat]))
            return self.guesses
        return [hands for hands, _ in fitting], list(accumulate(weight for _, weight in fitting))

    def ways(self, possible: Possible) -> int:
        """How many cards that have not been seen may be meant."""
        return sum(copies for card, copies in self.unseen.items() if possible >> card & 1)


class Guess:
    """The deeds of a round told again, with the cards of each player as far as they can be told.

    Where it is unclear which of their cards somebody played, that is drawn. All ways to deal the cards are equally
    likely, so a guess weighs as much as there are ways in which the unseen cards fit it, divided by the chance with
    which it was drawn.
    """

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.rng = memory.rng
        self.hands = [[ANYTHING] * memory.dealt for _ in memory.places]
        self.curses: list[set[int]] = [set() for _ in memory.places]
        self.last = 0  # weapon of the turn
        self.drawn = 1.0  # the chance of what was drawn

    def replay(self) -> tuple[LikelyHands, float]:
        """What each card of each player may be in the end, and the weight of that."""
        for seat, did, card, other in self.memory.steps:
            if did is Did.PLAYED:
                self.play(seat, card, other)
            elif did is Did.ATTACKED:
                self.rule_out(seat, self.choices(seat))
                self.last = 0
            elif did is Did.STOLE:
                self.steal(seat, card, other)
            elif did is Did.DISCARDED:
                self.part_with(seat, card)
                self.rule_out(seat, cheaper(card))
            else:
                self.hands[seat].append(gained(did, card))
        return dict(enumerate(self.hands)), self.weight()

    def weight(self) -> float:
        """In how many ways the cards that are held may lie, over the chance of this guess."""
        ways = 1.0
        for seat, hand in enumerate(self.hands):
            if seat not in self.memory.unguessed | self.memory.out:
                ways *= prod(map(self.memory.ways, hand))
                if not ways:
                    raise Contradiction(seat)
        return ways / self.drawn

    def play(self, seat: int, card: int, other: int) -> None:
        """A player played a card, and so held none that is cheaper and would have done."""
        self.part_with(seat, card)
        self.rule_out(seat, self.choices(seat) & cheaper(card))
        if card < DODGE_NUMBER:
            self.last = card
        elif card > DODGE_NUMBER:
            self.curses[other].add(card)

    def choices(self, seat: int) -> Possible:
        """The cards that a player might play now, if they had them."""
        least = self.last + (SCEPTRE in self.curses[seat])
        return playable(least, JEWELS not in self.curses[seat], self.memory.britney[seat])

    def rule_out(self, seat: int, cards: Possible) -> None:
        """A player holds none of these cards."""
        if seat in self.memory.unguessed:
            return
        hand = self.hands[seat] = [possible & ~cards for possible in self.hands[seat]]
        if 0 in hand:
            raise Contradiction(seat)

    def part_with(self, seat: int, card: int) -> None:
        """Take away a card: the more a card is known, the more likely it is this one."""
        hand = self.hands[seat]
        if seat in self.memory.unguessed:
            hand.pop()
            return
        places = [place for place, possible in enumerate(hand) if possible >> card & 1]
        if not places:
            raise Contradiction(seat)
        chances = [1 / copies(hand[place]) for place in places]
        at = self.rng.choices(range(len(places)), chances)[0]
        self.drawn *= chances[at] / sum(chances)
        del hand[places[at]]

    def steal(self, seat: int, card: int, victim: int) -> None:
        """A card changes hands; only the two players know which."""
        hand, possible = self.hands[victim], 1 << card
        if card:
            self.part_with(victim, card)
        else:
            possible = hand.pop(int(self.rng.random() * len(hand)))
        self.hands[seat].append(possible)


def gained(did: Did, card: int) -> Possible:
    """What a card may be that came from a pile: salvaged, kept rather than another, or drawn."""
    if did is Did.SALVAGED:
        return 1 << card
    return ANYTHING & ~cheaper(card) if card else ANYTHING


@cache
def cheaper(card: int) -> Possible:
    """The cards that are easier to part with than this one."""
    return sum(1 << other for other in range(1, CARDS_END) if worth(other) < worth(card))


@cache
def playable(least: int, treasures: bool, britney: bool) -> Possible:
    """The cards that may be played if weapons must have at least this value."""
    weapons = sum(1 << weapon for weapon in range(max(1, least), DODGE_NUMBER))
    return weapons | 1 << DODGE_NUMBER | (TREASURES if treasures else 0) | (1 << PHEROMONE if britney else 0)


@cache
def copies(possible: Possible) -> int:
    """How many cards of the box may be meant."""
    return sum(possible >> number(card) & 1 for card in box().deck())
