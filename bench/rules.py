"""How fast the rules are: random matches on the table of whims, no physics and no journal."""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Any

from meeple_city.border import City, Outcome, Request
from meeple_city.core.asks import Ask, Ran, Work
from meeple_city.core.play import Play
from meeple_city.match.shots import random_shot
from meeple_city.match.wild import WildTable
from meeple_city.rampage.game import Rampage

MATCHES = 10
ENOUGH = 1000  # turns a second on one core


def measure_rules(city: City, runs: int) -> list[dict[str, Any]]:
    """Turns of Rampage a second, the median of several runs."""
    speeds = [_speed(city, run) for run in range(runs)]
    turns = median(speeds)
    text = f"rules of Rampage: {turns:.0f} random turns a second of one core (at least {ENOUGH}), {runs} runs of {MATCHES} matches"
    return [{"name": "rules", "turns_per_s": turns, "at_least": ENOUGH, "text": text}]


def _speed(city: City, run: int) -> float:
    started, turns = time.process_time(), 0
    for seed in range(run * MATCHES, (run + 1) * MATCHES):
        turns += random_match(city, seed).state.turn
    return turns / (time.process_time() - started)


def random_match(city: City, seed: int) -> Play[Any]:
    """A whole match of random players: two to four seats, both sides, both editions."""
    game, chance = Rampage(), Random(seed)
    options = {"side": "AB"[seed // 3 % 2], "edition": ("en", "fr")[seed // 6 % 2]}
    play = Play(game, game.opening(game.seats(2 + seed % 3, city), options, seed, city), seed)
    table = WildTable(city, seed)
    while (question := play.pending) is not None:
        request = question.request if isinstance(question, Work) else _wish(question, city, play.state.table, chance)
        play.give(request if isinstance(request, str) else Ran(request, table.run(request)))
    return play


def _wish(ask: Ask, city: City, table: Outcome, chance: Random) -> str | Request:
    if ask.permit is None:
        return chance.choice(ask.options)
    return random_shot(ask.permit, {"city": city.plain, "table": {"where_mm": table.where_mm}}, chance)
