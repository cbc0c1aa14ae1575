"""Bots for OctoRage. They know a view and a question, never the state."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.characters import LOOK, NOTHING
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.hidden_cards import sample_state
from meeple_city.games.octorage.rules import ATTACKED, damage
from meeple_city.games.octorage.state import State
from meeple_city.games.octorage.view import OctoRageView

NEVER = 99.0
DODGE_WORTH = 13.0  # above any weapon: a dodge can always be played
TREASURE_WORTH = 8.5  # can be played with most hands, and hurts another player for good
HIT_WORTH = {1: 6.0, 2: 8.1, 3: 10.0, 4: 12.0}  # by lives an attack costs: rather be hit than play a card worth more

SAMPLES = 6  # ways to deal the hidden cards, tried for a decision
TURNS_AHEAD = 1  # turns played out in each of them
HABIT_BONUS = 0.05  # how much better than the habitual answer another must look
# What decides rounds: a fit to 26,000 positions of matches among bots, rounded (docs/rules-octorage.md).
PER_HIT = (-0.2, 0.0, 0.08)  # by how many attacks a player survives: none, one, more
PER_CARD = {DODGE: 0.08, "treasure": 0.16, "dynamite": 0.11, "machine gun": 0.11, "pheromone": 0.07, "pistol": 0.03}
PER_CURSE = {"Golden Skull": -1.5, "Emerald Crown": -0.5}
OTHER_CURSE = -0.2


class EasyBot:
    """Plays the cheapest card that will do, harms the healthiest player, takes the best card on offer."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def decide(self, view: OctoRageView, ask: Ask) -> str:
        """Answer a question."""
        return easy_answer(ask, {player.seat: player.life for player in view.players}, self.rng)


class NormalBot:
    """Guesses the hidden cards several times, plays each choice out for a while, and takes the best on average."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.game = OctoRage()

    def decide(self, view: OctoRageView, ask: Ask) -> str:
        """Answer a question; only whether to be attacked and whom to curse is played out, the rest is habit."""
        habit = habitual_answer(sample_state(view, self.rng), ask, self.rng)
        choices = candidates(ask)
        if len(choices) == 1:
            return habit
        totals = dict.fromkeys(choices, 0.0) | {habit: HABIT_BONUS * SAMPLES}
        first = () if ask.kind == "play" else (str(ask.about["card"]),)  # the curse's card was chosen before
        for _ in range(SAMPLES):
            state, seed = sample_state(view, self.rng), self.rng.getrandbits(32)
            for choice in choices:
                totals[choice] += self.play_out(state, seed, ask.seat, (*first, choice))
        return max(choices, key=lambda choice: totals[choice])

    def play_out(self, state: State, seed: int, seat: str, answers: tuple[str, ...]) -> float:
        """A seat's chances after these answers, if all go on by habit."""
        play, rng = Play(self.game, state, seed), Random(seed)
        for answer in answers:
            play.give(answer)
        while play.state.round == state.round and play.state.turn < state.turn + TURNS_AHEAD:
            if not isinstance(play.pending, Ask):
                break
            play.give(habitual_answer(play.state, play.pending, rng))
        return win_chance(play.state, seat, state.round)


def easy_answer(ask: Ask, lives: Mapping[str, int], rng: Random) -> str:
    """A sensible answer to any question, from its options and everybody's lives."""
    if ask.options[0] in lives:
        return max(ask.options, key=lambda seat: (lives[seat], rng.random()))
    if ask.kind == "look":
        return LOOK
    if ask.kind == "character":
        return rng.choice(ask.options)
    if ask.kind in ("keep", "salvage"):
        return max(ask.options, key=option_worth)
    return min(ask.options, key=option_worth)


def option_worth(option: str) -> float:
    """How hard it is to part with a card; being attacked is worse than any, nothing is worth nothing."""
    if option == ATTACKED:
        return NEVER
    if option == DODGE:
        return DODGE_WORTH
    if option == NOTHING:
        return 0.0
    return box().values.get(option, TREASURE_WORTH)


def habitual_answer(state: State, ask: Ask, rng: Random) -> str:
    """As `easy_answer`, but rather be attacked than play a good card, and harm the strongest player."""
    if ask.kind != "play":
        strength = {player: position_value(state, player) for player in ask.options if player in state.living()}
        return max(strength, key=lambda seat: strength[seat]) if strength else easy_answer(ask, {}, rng)
    cost = damage(state, ask.seat)
    hit = HIT_WORTH.get(cost, NEVER) if cost < state.life(ask.seat) else NEVER
    return min(ask.options, key=lambda option: hit if option == ATTACKED else option_worth(option))


def candidates(ask: Ask) -> tuple[str, ...]:
    """The answers worth playing out: the cheapest card or an attack, and all targets of a curse."""
    if ask.kind == "play":
        return tuple(dict.fromkeys((min(ask.options, key=option_worth), ATTACKED)))
    return ask.options if ask.kind == "curse" else ask.options[:1]


def win_chance(state: State, seat: str, round_: int) -> float:
    """A seat's chance to win a round: 1 or 0 once it is over, else estimated from all positions."""
    if round_ in state.player(seat).won:
        return 1.0
    living = state.living()
    if state.round != round_ or len(living) == 1:
        return 0.0
    strength = {player: exp(position_value(state, player)) for player in living}
    return strength.get(seat, 0.0) / sum(strength.values())


def position_value(state: State, seat: str) -> float:
    """How well a living player is doing: everything that decides rounds, added up."""
    hand = sum([PER_CARD.get(_kind(card), 0.0) for card in state.hand(seat)])
    curses = sum([PER_CURSE.get(curse, OTHER_CURSE) for curse in state.player(seat).curses])
    survived = (state.life(seat) - 1) // damage(state, seat)
    return PER_HIT[min(survived, len(PER_HIT) - 1)] + hand + curses


def _kind(card: str) -> str:
    return card if card == DODGE else box().kinds.get(card, "treasure")
