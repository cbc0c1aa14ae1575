"""Players that think; they know a view and a question, never the state."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.characters import LOOK, NOTHING
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.hidden_cards import imagine
from meeple_city.games.octorage.rules import ATTACKED, damage
from meeple_city.games.octorage.state import State

NEVER = 99.0
DODGE_WORTH = 13.0  # above any weapon: a dodge always goes
TREASURE_WORTH = 8.5  # goes with most hands, and hurts another for good
WORTH_A_HIT = {1: 6.0, 2: 8.1, 3: 10.0, 4: 12.0}  # by lives an attack costs: cards of this worth are saved instead

SAMPLES = 6  # ways the hidden cards could lie, looked at before a decision
TURNS_AHEAD = 1  # turns played out in each of them
HABIT = 0.05  # how much better than habit a choice must look
# What decides rounds: a fit to 26,000 positions of matches among bots, rounded (docs/rules-octorage.md).
PER_HIT = (-0.2, 0.0, 0.08)  # by how many attacks one survives: none, one, more
PER_CARD = {DODGE: 0.08, "treasure": 0.16, "dynamite": 0.11, "machine gun": 0.11, "pheromone": 0.07, "pistol": 0.03}
PER_CURSE = {"Golden Skull": -1.5, "Emerald Crown": -0.5}
OTHER_CURSE = -0.2


class EasyBot:
    """Sensible: the cheapest card that will do, harm to the healthiest, the best card of those on offer."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def decide(self, view: Mapping[str, Any], ask: Ask) -> str:
        """An answer to a question."""
        lives = {player["seat"]: player["life"] for player in view["players"]}
        return sensible(ask, lives, self.dice)


class NormalBot:
    """Imagines what the hidden cards could be, plays each choice out for a while, and takes the best on average."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.game = OctoRage()

    def decide(self, view: Mapping[str, Any], ask: Ask) -> str:
        """An answer to a question; whether to be attacked and whom to curse are thought over."""
        habit = thrifty(imagine(view, self.dice), ask, self.dice)
        choices = considered(ask)
        if len(choices) == 1:
            return habit
        totals = dict.fromkeys(choices, 0.0) | {habit: HABIT * SAMPLES}
        first = () if ask.kind == "play" else (ask.about,)  # a curse is asked for after its card was chosen
        for _ in range(SAMPLES):
            state, seed = imagine(view, self.dice), self.dice.getrandbits(32)
            for choice in choices:
                totals[choice] += self.play_out(state, seed, ask.seat, (*first, choice))
        return max(choices, key=lambda choice: totals[choice])

    def play_out(self, state: State, seed: int, seat: str, answers: tuple[str, ...]) -> float:
        """How well a seat fares after these answers, when all go on by habit."""
        play, dice = Play(self.game, state, seed), Random(seed)
        for answer in answers:
            play.give(answer)
        while play.state.round == state.round and play.state.turn < state.turn + TURNS_AHEAD:
            if not isinstance(play.pending, Ask):
                break
            play.give(thrifty(play.state, play.pending, dice))
        return prospects(play.state, seat, state.round)


def sensible(ask: Ask, lives: Mapping[str, int], dice: Random) -> str:
    """A sensible answer to any question, from its options and everybody's lives."""
    if ask.options[0] in lives:
        return max(ask.options, key=lambda seat: (lives[seat], dice.random()))
    if ask.kind == "look":
        return LOOK
    if ask.kind in ("keep", "salvage"):
        return max(ask.options, key=worth)
    return min(ask.options, key=worth)


def worth(option: str) -> float:
    """How loath one is to part with a card; being attacked is worse than any, nothing is worth nothing."""
    if option == ATTACKED:
        return NEVER
    if option == DODGE:
        return DODGE_WORTH
    if option == NOTHING:
        return 0.0
    return box().values.get(option, TREASURE_WORTH)


def thrifty(state: State, ask: Ask, dice: Random) -> str:
    """As sensible, but rather attacked than parted from good cards, and harm goes to the strongest."""
    if ask.kind != "play":
        strength = {player: standing(state, player) for player in ask.options if player in state.living()}
        return max(strength, key=lambda seat: strength[seat]) if strength else sensible(ask, {}, dice)
    cost = damage(state, ask.seat)
    hit = WORTH_A_HIT.get(cost, NEVER) if cost < state.life(ask.seat) else NEVER
    return min(ask.options, key=lambda option: hit if option == ATTACKED else worth(option))


def considered(ask: Ask) -> tuple[str, ...]:
    """The answers worth thinking over: the cheapest card or an attack, and all targets of a curse."""
    if ask.kind == "play":
        return tuple(dict.fromkeys((min(ask.options, key=worth), ATTACKED)))
    return ask.options if ask.kind == "curse" else ask.options[:1]


def prospects(state: State, seat: str, round_: int) -> float:
    """The share a seat has in winning a round: all or nothing when it is over, else by how all stand."""
    if round_ in state.player(seat).won:
        return 1.0
    living = state.living()
    if state.round != round_ or len(living) == 1:
        return 0.0
    strength = {player: exp(standing(state, player)) for player in living}
    return strength.get(seat, 0.0) / sum(strength.values())


def standing(state: State, seat: str) -> float:
    """How a living player stands: what decides rounds, added up."""
    hand = sum([PER_CARD.get(_kind(card), 0.0) for card in state.hand(seat)])
    curses = sum([PER_CURSE.get(curse, OTHER_CURSE) for curse in state.player(seat).curses])
    survived = (state.life(seat) - 1) // damage(state, seat)
    return PER_HIT[min(survived, len(PER_HIT) - 1)] + hand + curses


def _kind(card: str) -> str:
    return card if card == DODGE else box().kinds.get(card, "treasure")
