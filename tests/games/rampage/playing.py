"""Whole matches of random players on a table of odds, watched at every record."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

from tests.kit.rampage import city, plain_shot

from meeple_city.border import Drop, Permit, Place, Request
from meeple_city.core.asks import Ask, Input, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import FloorBoxed, MeeplePaid, Rumbled, RunawaySuffered, ToothLost
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Monster, State
from meeple_city.match.random_table import Odds, RandomTable

TABLES = (Odds(), Odds(leaves=0.5, topples=0.8), Odds(refuses=0.6, fumbles=0.9, paws_leave=0.4))
TOTALS = {"meeple": 90, "floor": 19, "vehicle": 4, "tooth": 16}
LOOKS = 1 / 200  # the share of moments that are looked at closely, besides the last


@dataclass
class Seen:
    """What came to pass in some matches."""

    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    records: int = 0
    happened: Counter[str] = field(default_factory=Counter)

    def note(self, play: Play[State]) -> None:
        """What happened since the last input."""
        for event in play.news:
            self.happened[type(event).__name__] += 1
            if isinstance(event, ToothLost | FloorBoxed):
                self.happened[event.why] += 1
            elif isinstance(event, RunawaySuffered):
                self.happened[event.effect] += 1
            elif isinstance(event, MeeplePaid):
                self.happened["paid to a seat" if event.to else "paid to the box"] += 1
            elif isinstance(event, Rumbled) and event.forgiven:
                self.happened["forgiven"] += 1
        question = play.pending
        if isinstance(question, Ask):
            self.happened[f"asked {question.kind}"] += 1
        elif isinstance(question, TableTask) and isinstance(question.request, Place) and question.request.within:
            self.happened["the rules pick a spot"] += 1


def opening(seed: int) -> State:
    """Seats, side, edition and stomachs by turns."""
    game = Rampage()
    options = {
        "side": "AB"[seed // 3 % 2],
        "edition": ("en", "fr")[seed // 6 % 2],
        "open_stomachs": ("off", "on")[seed // 12 % 2],
    }
    return game.opening(game.seats(2 + seed % 3, city()), options, seed, city())


def play_on(play: Play[State], table: RandomTable, dice: Random) -> Input:
    """Answer the open question somehow; what was answered."""
    question = play.pending
    if isinstance(question, TableTask):
        given: Input = TableResult(question.request, table.run(question.request))
    else:
        assert isinstance(question, Ask)
        given = dice.choice(question.options) if question.options else ""
        if question.permit and (given != "back" or dice.random() < 0.9):
            request = some_shot(question.permit, dice)
            given = TableResult(request, table.run(request))
    play.give(given)
    return given


def some_shot(permit: Permit, dice: Random) -> Request:
    """A shot; Bodies are carried now and then, and Paws set down anywhere."""
    if permit.kind == "place":
        return Place(permit.piece, within=dice.choice(permit.within))
    shot = plain_shot(permit)
    if isinstance(shot, Drop) and dice.random() < 0.5:
        x, y = shot.over_mm
        return replace(shot, carry=((0, (x, y, 200.0), (1.0, 0.0, 0.0, 0.0)),))
    return shot


def play_match(seed: int, seen: Seen, closely: bool = True) -> None:
    """A whole match; every promise is checked, the costly ones at a few moments."""
    dice = Random(seed)
    play = Play(Rampage(), opening(seed), seed)
    table = RandomTable(city(), seed, TABLES[seed // 24 % len(TABLES)])
    states, inputs = [play.state], []
    while play.pending is not None:
        inputs.append(play_on(play, table, dice))
        states.append(play.state)
        check_pieces(play.state, f"seed {seed}, record {play.number}")
        seen.note(play)
        if closely and dice.random() < LOOKS:
            check_closely(play, dice)
    check_closely(play, dice)
    if closely:
        check_fold(seed, inputs, states)
    seen.ends[play.state.ended] += 1
    seen.turns += play.state.turn
    seen.records += len(play.records)


@cache
def all_pieces() -> frozenset[str]:
    """What must be somewhere at any time; Bodies may be in the hand."""
    return frozenset((*city().meeples, *city().floors, *city().vehicle_spaces))


def check_pieces(state: State, where: str) -> None:
    """Nothing is lost, and nothing is in two places."""
    pieces = [*state.runaway, *state.box.meeples, *state.box.floors, *state.table.where_mm]
    teeth = state.box.teeth
    for monster in state.monsters.values():
        pieces += (*monster.meeples, *monster.floors)
        teeth += monster.teeth + monster.broken
        assert 0 <= monster.teeth <= 4, where
    there = set(pieces)
    assert len(there) == len(pieces), where
    assert there >= all_pieces(), where
    assert teeth == TOTALS["tooth"], where


def check_closely(play: Play[State], dice: Random) -> None:
    """JSON, forks and secrets at one moment."""
    game, state = play.game, play.state
    assert {kind: places["total"] for kind, places in game.pieces(state).items()} == TOTALS
    assert game.from_json(json.loads(dumped(state))) == state
    twin = play.fork()
    assert (twin.state, twin.pending, twin.number, twin.news) == (state, play.pending, play.number, play.news)
    for viewer in (*state.seats, None):
        seen = game.view(state, viewer)
        if state.open_stomachs or state.ended:
            assert all(monster.stomach for monster in seen.monsters.values())
        else:
            assert game.view(scrambled(state, viewer, dice), viewer) == seen
            assert [name for name in state.seats if seen.monsters[name].stomach] == [viewer] * bool(viewer)


def scrambled(state: State, viewer: str | None, dice: Random) -> State:
    """The same match with something else in the Stomachs of all but the viewer."""
    monsters = dict(state.monsters)
    for name, monster in monsters.items():
        if name != viewer:
            meeples = tuple(dice.sample(tuple(state.city.meeples), dice.randint(0, 20)))
            floors = tuple(dice.sample(state.city.floors, dice.randint(0, 5)))
            monsters[name] = Monster(monster.teeth, dice.randint(0, 9), meeples, floors, monster.extra_actions)
    return replace(state, monsters=monsters)


def check_fold(seed: int, inputs: list[Any], states: list[State]) -> None:
    """The same inputs give the same states, to the last byte."""
    play = Play(Rampage(), opening(seed), seed)
    for given, state in zip(inputs, states[1:], strict=True):
        play.give(given)
        assert play.state == state
    assert play.pending is None
    assert dumped(play.state) == dumped(states[-1])


def dumped(state: State) -> str:
    return json.dumps(Rampage().to_json(state))
