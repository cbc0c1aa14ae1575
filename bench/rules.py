"""How fast the rules are: random matches without physics, journal or window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from meeple_city.border import City, Outcome, Request
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.game import Game
from meeple_city.core.play import Play
from meeple_city.core.view import PhysicalView, TableView
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rarrr.game import Rarrr
from meeple_city.match.random_shots import random_shot
from meeple_city.match.random_table import RandomTable

from .figure import Figure

MATCHES = 10
TURNS, RARRR, OCTORAGE = 1000, 20, 100  # the least per second on one core


def measure_rules(city: City, runs: int) -> Iterator[Figure]:
    """Turns of Rampage and matches of the card games per second, medians of several runs."""
    rampage = _speed(lambda seed: random_match(city, seed).state.turn, runs)
    yield _figure("rampage", "turns", rampage, TURNS)
    for game, least in ((Rarrr(), RARRR), (OctoRage(), OCTORAGE)):
        yield _figure(game.name, "matches", _speed(_cards(game), runs), least)


def _figure(game: str, what: str, speed: float, least: int) -> Figure:
    text = f"rules of {game}: {speed:.0f} random {what} per second on one core (required: {least})"
    return Figure(f"rules of {game}", {f"{what}_per_s": speed, "at_least": least}, text)


def _speed(work: Callable[[int], int], runs: int) -> float:
    """Work done per second of processor time, so that other programs on the same core do not count."""
    speeds = []
    for run in range(runs):
        started = time.process_time()
        done = sum(work(seed) for seed in range(run * MATCHES, (run + 1) * MATCHES))
        speeds.append(done / (time.process_time() - started))
    return median(speeds)


def _cards(game: Game[Any]) -> Callable[[int], int]:
    """Play random matches of a card game, with each number of seats in turn."""

    def work(seed: int) -> int:
        chance, counts = Random(seed), game.seat_counts
        seats = game.seats(counts[seed % len(counts)], None)
        play = Play(game, game.opening(seats, game.read_options({}), seed, None), seed)
        while isinstance(play.pending, Ask):
            play.give(chance.choice(play.pending.options))
        return 1

    return work


def random_match(city: City, seed: int) -> Play[Any]:
    """Play a whole match of Rampage; seeds cover two to four seats, both sides, both editions."""
    game, chance = Rampage(), Random(seed)
    options = {"side": "AB"[seed // 3 % 2], "edition": ("en", "fr")[seed // 6 % 2]}
    play = Play(game, game.opening(game.seats(2 + seed % 3, city), options, seed, city), seed)
    table = RandomTable(city, seed)
    while (question := play.pending) is not None:
        request = (
            question.request if isinstance(question, TableTask) else _wish(question, city, play.state.table, chance)
        )
        play.give(request if isinstance(request, str) else TableResult(request, table.run(request)))
    return play


def _wish(ask: Ask, city: City, table: Outcome, chance: Random) -> str | Request:
    if ask.permit is None:
        return chance.choice(ask.options)
    seen = TableView({}, {}, table.where_mm, (), (), (), ())
    return random_shot(ask.permit, PhysicalView("rampage", ask.seat, city, seen), chance)
