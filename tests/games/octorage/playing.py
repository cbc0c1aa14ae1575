"""Whole matches for tests, at random or between bots."""

from random import Random

from meeple_city.core.play import Play
from meeple_city.games.octorage.game import OctoRage

FULL_CHECK = 0.03  # share of the records that get every check; the cheap checks are made at each


class RandomBot:
    """Any legal answer."""

    def __init__(self, rng):
        self.rng = rng

    def decide(self, view, ask):
        return self.rng.choice(ask.options)


def begin(seed, count=None, treasures=None):
    """A match of any size and with any option, by its seed."""
    game = OctoRage()
    options = {"treasures": treasures} if treasures else some_options(seed)
    seats = game.seats(count or 3 + seed % 4, None)
    return Play(game, game.opening(seats, options, seed, None), seed)


def some_options(seed):
    """Options that vary with the seed."""
    return {
        "treasures": "off" if seed % 8 > 5 else "on",
        "without": "skull,crown" if seed % 7 == 6 else "none",
        "characters": "chosen" if seed % 5 == 4 else "drawn",
    }


def random_match(seed, watch=lambda play: None):
    """Play at random to the end; `watch` is called at every moment."""
    rng, play = Random(seed), begin(seed)
    watch(play)
    while play.pending is not None:
        play.give(rng.choice(play.pending.options))
        watch(play)
    return play


def bot_match(kinds, seed):
    """The winner of a match between bots."""
    play = begin(seed, len(kinds), "on")
    make = {player.seat: kind for player, kind in zip(play.state.players, kinds, strict=True)}
    while play.pending is not None:
        ask = play.pending
        bot = make[ask.seat](Random(f"{seed} {ask.seat} {play.number}"))  # a new one, as the program does
        answer = bot.decide(play.game.view(play.state, ask.seat), ask)
        assert play.refusal(answer) is None
        play.give(answer)
    return play.game.result(play.state).winners[0]


def some_moments(seed):
    """A random match, stopped now and then, with random numbers to shuffle by."""
    rng, play = Random(-seed), begin(seed)
    choose = Random(seed)
    while play.pending is not None:
        play.give(choose.choice(play.pending.options))
        if rng.random() < FULL_CHECK:
            yield play, rng
    yield play, rng


def scrambled(state, seat, rng):
    """A state that looks the same to a seat: what it cannot see is dealt again."""
    hidden = [card for player, hand in zip(state.players, state.hands, strict=True) if player.seat != seat
              for card in hand] + list(state.deck)  # fmt: skip
    rng.shuffle(hidden)
    hands = tuple(
        hand if player.seat == seat else tuple(hidden.pop() for _ in hand)
        for player, hand in zip(state.players, state.hands, strict=True)
    )
    return state.replace(hands=hands, deck=tuple(hidden))
