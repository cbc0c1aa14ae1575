"""Measure one bot against others as the program runs them: a new bot for every question.

python -m tests.games.measure rarrr normal easy --seats 4 --matches 200 --first 5000 --option bonus=on
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import sqrt
from time import perf_counter

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.registry import find_game
from meeple_city.match.players import Asked, make_bot


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
    won = 0.0
    for seed in seeds:
        mine = seed % seats
        kinds = [better if seat == mine else lesser for seat in range(seats)]
        winners = play_match(name, kinds, seed, options or {})
        won += (f"seat {mine + 1}" in winners) / len(winners)
    return won


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
    start = perf_counter()
    won = wins(args.game, args.better, args.lesser, args.seats, range(args.first, args.first + args.matches), options)
    low, high = wilson(won, args.matches)
    print(
        f"{args.game}: {args.better} against {args.seats - 1} {args.lesser}: {won:g} of {args.matches}, "
        f"{won / args.matches:.1%} ({low:.1%} to {high:.1%}), {(perf_counter() - start) / args.matches:.1f} s a match"
    )


if __name__ == "__main__":
    main()
