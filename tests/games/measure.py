"""Measure one bot against others as the program runs them: a new bot for every question.

python -m tests.games.measure rarrr normal easy --seats 4 --matches 200 --first 5000 --option bonus=on
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from time import process_time

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.registry import find_game
from meeple_city.match.players import Asked, make_bot

EVERY = 50  # matches between two lines of progress


def play_match(name: str, kinds: Sequence[str], seed: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """The winners of a match between bots of these kinds, seat by seat."""
    entry = find_game(name)
    game = entry.game
    seats = game.seats(len(kinds), None)
    play = Play(game, game.opening(seats, options, seed, None), seed)
    players = {seat: make_bot(kind, entry.bots, seed, seat) for seat, kind in zip(seats, kinds, strict=True)}
    while isinstance(ask := play.pending, Ask):
        answer = players[ask.seat].decide(Asked(ask, game.view(play.state, ask.seat), play.number))
        assert play.refusal(answer) is None, f"{ask.seat} answers {answer} to {ask.kind}"
        play.give(answer)
    result = game.result(play.state)
    assert result is not None
    return result.winners


def wins(
    name: str, better: str, lesser: str, seats: int, seeds: range, options: Mapping[str, str] | None = None
) -> float:
    """How many matches one better bot wins among lesser ones, seats rotating; a shared win counts as a fraction."""
    return sum(share(name, better, lesser, seats, seed, options or {}) for seed in seeds)


def share(name: str, better: str, lesser: str, seats: int, seed: int, options: Mapping[str, str]) -> float:
    """What one better bot wins of a match among lesser ones: 1, 0, or a fraction if the win is shared."""
    mine = seed % seats
    kinds = [better if seat == mine else lesser for seat in range(seats)]
    winners = play_match(name, kinds, seed, options)
    return (f"seat {mine + 1}" in winners) / len(winners)


def wilson(won: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, p = 1.96, won / matches
    middle, spread = p + z * z / (2 * matches), z * sqrt(p * (1 - p) / matches + z * z / (4 * matches**2))
    return (middle - spread) / (1 + z * z / matches), (middle + spread) / (1 + z * z / matches)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("better")
    parser.add_argument("lesser")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=5000, help="first seed")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE")
    args = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in args.option)
    seeds = range(args.first, args.first + args.matches)
    shares = (share(args.game, args.better, args.lesser, args.seats, seed, options) for seed in seeds)
    report(f"{args.game}: {args.better} against {args.seats - 1} {args.lesser}", shares, args.matches)


def report(what: str, shares: Iterable[float], matches: int) -> None:
    """Print how many of these matches were won, now and then and at the end."""
    start, won = process_time(), 0.0
    for played, share_ in enumerate(shares, 1):
        won += share_
        if played % EVERY == 0 or played == matches:
            low, high = wilson(won, played)
            spent = (process_time() - start) / played
            print(f"{what}: {won:g} of {played}, {won / played:.1%} ({low:.1%} to {high:.1%}), {spent:.1f} s a match")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
