"""Plays whole matches of random players on a random table, and checks invariants after every input."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

from tests.kit.rampage import city, plain_shot, twin_city

from meeple_city.border import City, Drop, Permit, Place, Request
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.asks import Ask, Input, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import catalogue
from meeple_city.games.rampage.events import (
    FloorBoxed,
    MeeplePaid,
    Rumbled,
    RunawaySuffered,
    SuperpowerPlayed,
    TeethLost,
)
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State, boxes
from meeple_city.match.random_table import Odds, RandomTable

TABLES = (Odds(), Odds(leaves=0.5, topples=0.8), Odds(refuses=0.6, fumbles=0.9, paws_leave=0.4))
TOTALS = {"meeple": 90, "floor": 19, "vehicle": 4, "tooth": 16, "card": 48}
SEATS = (2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 6, 8)  # how many players; two boxes take longer
CLOSE_CHECK_ODDS = 1 / 200  # after each input; the end is always checked closely


@dataclass
class Seen:
    """Statistics about some matches."""

    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    records: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)  # Superpowers

    def note(self, play: Play[State]) -> None:
        """Count what happened since the last input."""
        for event in play.new_events:
            self.happened[type(event).__name__] += 1
            if isinstance(event, TeethLost | FloorBoxed):
                self.happened[event.cause] += 1
            elif isinstance(event, SuperpowerPlayed):
                self.played[event.card] += 1
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


Wishes = tuple[int, dict[str, str]]  # how many players, and the options


def some_wishes(seed: int) -> Wishes:
    """Seats and options that depend on the seed."""
    count = SEATS[seed % len(SEATS)]
    teams = Rampage().possible("teams", count)
    return count, {
        "side": "AB"[seed // 3 % 2],
        "edition": ("en", "fr")[seed // 6 % 2],
        "open_stomachs": ("off", "on")[seed // 12 % 2],
        "cards": ("on", "on", "on", "off")[seed % 4],
        "diet": ("off", "on")[seed // 5 % 2],
        "tailor_made": ("off", "on")[seed // 7 % 2],
        "baby": ("off", "on")[seed // 11 % 2],
        "teams": teams[seed // 13 % len(teams)],
    }


def all_wishes() -> Iterator[Wishes]:
    """Every combination of variants, teams, cards, editions and sides, with every possible number of players."""
    game = Rampage()
    switches = ("side", "edition", "cards", "diet", "tailor_made", "baby")
    for count in game.seat_counts:
        for teams in game.possible("teams", count):
            for values in product(*(game.options[option] for option in switches)):
                yield count, {"teams": teams, **dict(zip(switches, values, strict=True))}


def opening(seed: int, wishes: Wishes) -> State:
    """The opening of a match."""
    count, options = wishes
    game, place = Rampage(), city_for(count)
    return game.opening(game.seats(count, place), options, seed, place)


def city_for(count: int) -> City:
    """The city that this many players play in."""
    return city() if Rampage().boxes(count) == 1 else twin_city()


def play_on(play: Play[State], table: RandomTable, random: Random) -> Input:
    """Answer the open question at random, and return the answer."""
    question = play.pending
    if isinstance(question, TableTask):
        given: Input = TableResult(question.request, table.run(question.request))
    else:
        assert isinstance(question, Ask)
        given = random.choice(question.options) if question.options else ""
        if question.permit and (not given or random.random() < (0.9 if given == "back" else 0.5)):
            request = some_shot(question.permit, random, play.state.city)
            given = TableResult(request, table.run(request))
    play.give(given)
    return given


def some_shot(permit: Permit, random: Random, place: City) -> Request:
    """A random shot; Bodies are sometimes carried, and Paws set down anywhere."""
    if permit.kind == "place":
        return Place(permit.piece, within=random.choice(permit.within))
    shot = plain_shot(permit, place)
    if isinstance(shot, Drop) and random.random() < 0.5:
        x, y = shot.over_mm
        return replace(shot, carry=((0, (x, y, 200.0), (1.0, 0.0, 0.0, 0.0)),))
    return shot


def play_match(seed: int, seen: Seen, closely: bool = True, wishes: Wishes | None = None) -> None:
    """Play a whole match and check all invariants, the expensive ones only at a few moments."""
    random = Random(seed)
    begun = opening(seed, wishes or some_wishes(seed))
    play = Play(Rampage(), begun, seed)
    table = RandomTable(play.state.city, seed, TABLES[seed // 24 % len(TABLES)])
    states, inputs = [play.state], []
    while play.pending is not None:
        inputs.append(play_on(play, table, random))
        states.append(play.state)
        check_pieces(play.state, f"seed {seed}, record {play.number}")
        check_cards(play.state, f"seed {seed}, record {play.number}")
        seen.note(play)
        if closely and random.random() < CLOSE_CHECK_ODDS:
            check_closely(play, random)
    check_closely(play, random)
    check_result(play.state)
    if closely:
        check_fold(seed, begun, inputs, states)
    seen.ends[play.state.ended] += 1
    seen.turns += play.state.turn
    seen.records += len(play.records)


def check_result(state: State) -> None:
    """Check that somebody has won, and that points and parts agree."""
    result = Rampage().result(state)
    assert result is not None
    assert result.winners
    assert all(row.total == sum(row.parts.values()) for row in result.scores)
    for team in result.teams:
        assert set(team.seats) <= set(result.winners) or not set(team.seats) & set(result.winners)


@cache
def all_pieces(boxes: int) -> frozenset[str]:
    """The pieces that must always be somewhere; Bodies may be in the hand."""
    place = city() if boxes == 1 else twin_city()
    return frozenset((*place.meeples, *place.floors, *place.vehicle_spaces))


def check_pieces(state: State, where: str) -> None:
    """Check that no piece is lost or in two places."""
    pieces = [*state.in_hand, *state.runaway, *state.box.meeples, *state.box.floors, *state.table.where_mm]
    teeth = state.box.teeth
    for monster in state.monsters.values():
        pieces += (*monster.meeples, *monster.floors)
        teeth += monster.teeth + monster.broken
        assert 0 <= monster.teeth <= 4, where
    there = set(pieces)
    assert len(there) == len(pieces), where
    assert there >= all_pieces(boxes(state.city)), where
    assert teeth == TOTALS["tooth"] * boxes(state.city), where
    assert state.box.teeth >= 0, where


def check_cards(state: State, where: str) -> None:
    """Check that every card is somewhere, and none in two places."""
    decks = state.decks
    held = [card for monster in state.monsters.values() for card in monster.characters + monster.superpowers]
    held += [card for team in state.teams for card in team.powers]
    undealt = [*decks.characters, *decks.powers, *decks.superpowers, *decks.discarded, *decks.rejected]
    assert sorted(undealt + held) == sorted(tuple(catalogue()) * boxes(state.city)), where


def check_closely(play: Play[State], random: Random) -> None:
    """Check JSON, forks and secrets."""
    game, state = play.game, play.state
    totals = {kind: total * boxes(state.city) for kind, total in TOTALS.items()}
    assert {kind: places["total"] for kind, places in game.pieces(state).items()} == totals
    assert from_plain(State, json.loads(dumped(state)), "state") == state
    twin = play.fork()
    assert (twin.state, twin.pending, twin.number, twin.new_events) == (
        state,
        play.pending,
        play.number,
        play.new_events,
    )
    for viewer in (*state.seats, None):
        seen = game.view(state, viewer)
        if state.ended:
            assert all(monster.stomach and monster.superpowers is not None for monster in seen.monsters.values())
            continue
        assert game.view(with_other_cards(state, viewer, random), viewer) == seen
        team = set(state.team_of(viewer).seats) if viewer else set()
        assert {name for name in state.seats if seen.monsters[name].superpowers is not None} == team
        if state.open_stomachs:
            assert all(monster.stomach for monster in seen.monsters.values())
        else:
            team |= {state.open_stomach} - {""} if viewer == state.active else set()
            assert game.view(scrambled(state, team, random), viewer) == seen
            assert {name for name in state.seats if seen.monsters[name].stomach} == team


def scrambled(state: State, seen: set[str], random: Random) -> State:
    """The same match with other contents in all Stomachs but those that the viewer may look into."""
    monsters = dict(state.monsters)
    for name, monster in monsters.items():
        if name not in seen:
            meeples = tuple(random.sample(tuple(state.city.meeples), random.randint(0, 20)))
            floors = tuple(random.sample(state.city.floors, random.randint(0, 5)))
            monsters[name] = replace(monster, broken=random.randint(0, 9), meeples=meeples, floors=floors)
    return replace(state, monsters=monsters)


def with_other_cards(state: State, viewer: str | None, random: Random) -> State:
    """The same match, in which the opponents of the viewer and the deck have exchanged their face-down cards."""
    hidden = [name for name in state.seats if not viewer or name not in state.team_of(viewer).seats]
    pool = [card for name in hidden for card in state.monsters[name].superpowers] + list(state.decks.superpowers)
    random.shuffle(pool)
    monsters = dict(state.monsters)
    for name in hidden:
        count = len(monsters[name].superpowers)
        monsters[name] = replace(monsters[name], superpowers=tuple(pool[:count]))
        pool = pool[count:]
    powers = tuple(random.sample(state.decks.powers, len(state.decks.powers)))
    return replace(state, monsters=monsters, decks=replace(state.decks, superpowers=tuple(pool), powers=powers))


def check_fold(seed: int, begun: State, inputs: list[Any], states: list[State]) -> None:
    """Check that the same inputs give the same states, to the last byte."""
    play = Play(Rampage(), begun, seed)
    for given, state in zip(inputs, states[1:], strict=True):
        play.give(given)
        assert play.state == state
    assert play.pending is None
    assert dumped(play.state) == dumped(states[-1])


def dumped(state: State) -> str:
    return json.dumps(to_plain(state))
