"""Whole matches for tests, at random or between bots."""

from random import Random

from meeple_city.core.play import Play
from meeple_city.games.octorage import OctoRage

FULL_CHECK = 0.03  # of the records are checked from all sides; the cheap checks are made at every one


class RandomBot:
    """Any legal answer."""

    def __init__(self, dice):
        self.dice = dice

    def decide(self, view, ask):
        return self.dice.choice(ask.options)


def begin(seed, count=None, treasures=None):
    """A match of any size and with any option, by its seed."""
    game = OctoRage()
    options = {"treasures": treasures or ("off" if seed % 8 > 5 else "on")}
    seats = game.seats(count or 3 + seed % 4, None)
    return Play(game, game.opening(seats, options, seed, None), seed)


def random_match(seed, watch=lambda play: None):
    """Play at random to the end, and let somebody watch every moment."""
    dice, play = Random(seed), begin(seed)
    watch(play)
    while play.pending is not None:
        play.give(dice.choice(play.pending.options))
        watch(play)
    return play


def bot_match(kinds, seed):
    """The winner of a match between bots."""
    play = begin(seed, len(kinds), "on")
    bots = {p.seat: kind(Random(f"{seed} {p.seat}")) for p, kind in zip(play.state.players, kinds, strict=True)}
    while play.pending is not None:
        ask = play.pending
        play.give(bots[ask.seat].decide(play.game.view(play.state, ask.seat), ask))
    return play.game.result(play.state).winners[0]


def some_moments(seed):
    """A random match, stopped now and then, with dice to shuffle by."""
    dice, play = Random(-seed), begin(seed)
    choose = Random(seed)
    while play.pending is not None:
        play.give(choose.choice(play.pending.options))
        if dice.random() < FULL_CHECK:
            yield play, dice
    yield play, dice


def scrambled(state, seat, dice):
    """The same to a seat's eyes: what it cannot see is dealt anew."""
    hidden = [card for player, hand in zip(state.players, state.hands, strict=True) if player.seat != seat
              for card in hand] + list(state.deck)  # fmt: skip
    dice.shuffle(hidden)
    hands = tuple(
        hand if player.seat == seat else tuple(hidden.pop() for _ in hand)
        for player, hand in zip(state.players, state.hands, strict=True)
    )
    return state.but(hands=hands, deck=tuple(hidden))
