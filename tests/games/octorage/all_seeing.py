"""Measure what a player who sees all hands would win: a bound for bots, which see only their own.

python -m tests.games.octorage.all_seeing --seats 3 --matches 200 --first 20000 --playouts 2400
"""

from __future__ import annotations

import argparse
from random import Random

from tests.games.measure import report

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.octorage import lookahead
from meeple_city.games.octorage.bots import SETTLED, EasyBot
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.lookahead import Lookahead
from meeple_city.games.octorage.playouts import Table
from meeple_city.games.octorage.state import State


class AllSeeing(Lookahead):
    """Looks ahead as `normal` does, but with the hands really held; only the order of the deck is a guess."""

    def __init__(self, state: State, ask: Ask, rng: Random) -> None:
        super().__init__(OctoRage().view(state, ask.seat), ask, rng)
        self.table = Table(state, self.table.styles, rng)

    def deal(self) -> Table:
        """The true hands over a deck in any order; cards looked at stay on top."""
        table = self.table.copy()
        for card in self.known_top:
            table.deck.remove(card)
        table.rng.shuffle(table.deck)
        table.deck += self.known_top
        return table


def all_seeing_wins(count: int, mine: int, seed: int) -> bool:
    """Whether an all-seeing player wins a match against bots of the kind `easy`."""
    game = OctoRage()
    play = Play(game, game.opening(game.seats(count, None), {}, seed, None), seed)
    me = game.seats(count, None)[mine]
    while isinstance(ask := play.pending, Ask):
        rng = Random(f"{seed}/{ask.seat}/{play.number}")
        if ask.seat == me and len(ask.options) > 1 and ask.kind not in SETTLED:
            play.give(AllSeeing(play.state, ask, rng).best_answer())
        else:
            play.give(EasyBot(rng).decide(game.view(play.state, ask.seat), ask))
    result = game.result(play.state)
    assert result is not None
    return result.winners == (me,)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=20000, help="first seed")
    parser.add_argument("--playouts", type=int, default=lookahead.PLAYOUTS, help="for one decision, times players")
    args = parser.parse_args()
    lookahead.PLAYOUTS = args.playouts
    results = (float(all_seeing_wins(args.seats, seed % args.seats, seed)) for seed in seeds(args))
    report(f"octorage: all-seeing against {args.seats - 1} easy", results, args.matches)


def seeds(args: argparse.Namespace) -> range:
    """One for each match."""
    return range(args.first, args.first + args.matches)


if __name__ == "__main__":
    main()
