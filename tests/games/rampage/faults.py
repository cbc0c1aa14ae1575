"""A deliberate fault for every rule, which must make a test of that rule fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any
from unittest import mock

from tests.kit.rampage import city

from meeple_city.core.asks import Ask
from meeple_city.games.rampage import (
    actions,
    aftermath,
    events,
    game,
    meal,
    placing,
    reducer,
    runaway,
    scoring,
    state,
    table_facts,
    teeth,
    turn,
    view,
)
from meeple_city.games.rampage.cards import characters, face_down, powers, turn_superpowers
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.variants import baby, diet, tailor_made
from meeple_city.table import observer, table

Fault = Callable[[], AbstractContextManager[Any]]


def swap(module: Any, name: str, fault: Any) -> Fault:
    """Replace a function or a constant."""
    return lambda: mock.patch.object(module, name, fault)


def wrap(module: Any, name: str, fault: Callable[..., Any]) -> Fault:
    """Replace a function with one that gets the original as its first argument."""
    right = getattr(module, name)
    return swap(module, name, lambda *args, **more: fault(right, *args, **more))


def entry(mapping: Any, key: Any, fault: Any) -> Fault:
    """Replace one entry of a mapping."""
    return lambda: mock.patch.dict(mapping, {key: fault})


def figure(name: str, value: float) -> Fault:
    """Change a number in constants.toml."""

    @contextmanager
    def fault() -> Iterator[None]:
        right = getattr(constants(), name)
        object.__setattr__(constants(), name, value)
        try:
            yield
        finally:
            object.__setattr__(constants(), name, right)

    return fault


def nothing(*_: Any, **__: Any) -> Iterator[Any]:
    """A rule that does nothing."""
    yield from ()


def _checks_first(play, seat):
    yield from aftermath.resolve_table(play)
    yield from placing.return_to_starting_area(play, seat)
    yield from placing.put_body_on_paws(play, seat)


def _body_only(right, city_, table_, piece):
    return right(city_, table_, piece.replace("paws:", "body:"))


def _all_at_once(play, seat, meeple):
    yield from placing.do_task(play, meal.Remove((meeple,)))
    yield from play.happen(events.MeepleEaten(seat, meeple))
    yield from aftermath.resolve_table(play)


def _one_sweep(play, clumsy=False):
    runaways, laden = aftermath.find_runaways(play.state)
    if runaways:
        yield from aftermath.run_away(play, runaways, laden)
    if floors := aftermath.free_floors(play.state):
        yield from aftermath.gobble(play, floors, clumsy)


def _own_too(state_, event):
    return replace(reducer._table_changed(state_, event), felled=event.outcome.fallen_bodies)


def _tooth_to_the_mouth(state_, event):
    gained = reducer._change_monster(state_, event.breaker, teeth=state_.monsters[event.breaker].teeth + 1)
    return reducer._change_monster(gained, event.seat, teeth=state_.monsters[event.seat].teeth - 1)


def _to_the_box(right, play, seat, to, count):
    return right(play, seat, "", count)


def _next_keeps(state_, event):
    return replace(reducer._turn_started(state_, event), teams=state_.teams)


def _tooth(play, seat, effect):
    yield from teeth.lose_teeth(play, seat, 1, effect)


def _silent(*args: Any, **more: Any) -> Ask:
    return Ask(*args, **{**more, "always": False})


def _first_only(right, *args):
    return right(*args)[:1]


def _always_red(right, play):
    yield from right(play)
    yield from play.happen(events.FirstPlayerDrawn("red"))


def _to_the_next(state_, event):
    return events.TeethBroken(event.seat, state_.after(event.seat)[0], event.teeth, event.tokens, event.cause)


def _most_points(state_, totals):
    return (max(totals, key=totals.__getitem__),)


def _is(state_, meeple) -> bool:
    return city().meeples[meeple] != "gray"


def _all_of(state_, place):
    return tuple(m for m in city().meeples if place in state_.table.zones.get(m, ()))


FAULTS: Mapping[str, Fault] = {
    "R1.1": wrap(table, "city_of", lambda right, *args: replace(right(*args), floors=right(*args).floors[1:])),
    "R1.2": swap(game, "SEATING", {4: {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}}),
    "R1.3": figure("teeth_loose", 3),
    "R1.4": swap(turn, "Remove", lambda pieces: turn.Look()),
    "R1.5": entry(reducer.REDUCERS, events.MeepleRanAway, lambda s, e: reducer._on_line(s, e.meeple)),
    "R1.6": figure("spaces_in_line", 4),
    "R2.1": wrap(turn, "set_up", _always_red),
    "R2.2": swap(turn, "eat_meal", nothing),
    "R2.3": entry(reducer.REDUCERS, events.TurnStarted, _next_keeps),
    "R3.1": wrap(meal, "neighborhoods", _body_only),
    "R3.2": wrap(actions, "neighborhoods", _first_only),
    "R3.3": swap(observer, "FALLEN_DEG", 60.0),
    "R3.4": wrap(observer, "_reached", lambda right, start, links: {*right(start, links), *links}),
    "R3.5": swap(observer.Observer, "_presses", lambda *_: True),
    "R3.6": swap(observer, "COVERING", ()),
    "R4.1": swap(turn, "start_of_turn", _checks_first),
    "R4.2": wrap(placing, "free_starts", lambda right, s, seat: tuple(spot.zone for spot in s.city.starts)),
    "R4.3": wrap(placing, "stands_on_paws", lambda right, t, seat: table_facts.stands(t, f"body:{seat}")),
    "R5.1": swap(actions, "in_city", lambda *_: True),
    "R5.2": swap(aftermath, "return_to_starting_area", nothing),
    "R5.3": swap(actions, "demolishable", lambda *_: True),
    "R5.4": swap(actions, "loaded", lambda *_: set()),
    "R5.5": swap(actions, "stands", lambda *_: True),
    "R5.6": figure("clumsy_mm", 4.0),
    "R5.7": figure("second_thoughts", 4),
    "R6.1": entry(reducer.REDUCERS, events.TableChanged, _own_too),
    "R6.2": swap(aftermath, "penalties", nothing),
    "R6.3": swap(aftermath, "put_body_on_paws", nothing),
    "R6.4": swap(aftermath, "return_vehicles", nothing),
    "R6.5": swap(aftermath, "resolve_until_stable", _one_sweep),
    "R6.6": swap(aftermath, "find_runaways", lambda *_: ([], [])),
    "R6.7": swap(aftermath, "free_floors", lambda s: list(s.table.bare_floors)),
    "R6.8": wrap(aftermath, "run_away", lambda right, play, meeples, laden: right(play, meeples, [])),
    "R6.9": swap(turn, "resolve_table", nothing),
    "R6.10": lambda: mock.patch.object(runaway, "min", max, create=True),
    "R7.1": entry(reducer.REDUCERS, events.TeethBroken, _tooth_to_the_mouth),
    "R7.2": entry(reducer.REDUCERS, events.TeethLost, lambda s, e: reducer._teeth_broken(s, _to_the_next(s, e))),
    "R7.3": swap(game.Rampage, "check", lambda *_: True),
    "R7.4": wrap(teeth, "pay_meeples", _to_the_box),
    "R8.1": wrap(reducer, "_on_line", lambda right, s, m: replace(right(s, m), runaway=(m, *s.runaway))),
    "R8.2": entry(runaway.EFFECTS, "line 4", _tooth),
    "R8.3": entry(runaway.EFFECTS, "line 5", _tooth),
    "R8.4": entry(runaway.EFFECTS, "line 3", _tooth),
    "R8.5": swap(scoring, "winning_teams", _most_points),
    "R8.6": figure("placing_tries", 2),
    "R8.7": figure("spaces_in_zone", 5),
    "R8.8": wrap(reducer, "_on_colour", lambda right, s, m: right(s, m) if _is(s, m) else reducer._on_line(s, m)),
    "R8.9": figure("meeples_for_heroes", 3),
    "R8.10": entry(runaway.EFFECTS, "blue", nothing),
    "R8.11": entry(runaway.EFFECTS, "green", _tooth),
    "R8.12": entry(runaway.EFFECTS, "yellow", _tooth),
    "R8.13": entry(runaway.EFFECTS, "black", _tooth),
    "R9.1": wrap(meal, "neighborhoods", _first_only),
    "R9.2": wrap(meal, "appetite", lambda right, play, seat: right(play, seat) - 1),
    "R9.3": swap(meal, "edible", _all_of),
    "R9.4": swap(meal, "eat", _all_at_once),
    "R10.1": wrap(state.State, "teams_after", _first_only),
    "R10.2": figure("most_turns", 201),
    "R10.3": figure("tooth_points", 1),
    "R10.4": swap(scoring, "COLOURS", ("red", "blue")),
    "R10.5": swap(scoring, "winning_teams", _most_points),
    "R10.6": swap(turn, "score_up", lambda play: play.happen(events.MatchEnded(play.state.over))),
    "R11.1": wrap(view, "_stomach", lambda right, monster, seen: right(monster, True)),
    "R11.2": swap(teeth, "Ask", _silent),
    "R12.1": swap(turn, "deal", nothing),
    "R12.2": entry(reducer.REDUCERS, events.SuperpowerPlayed, reducer._unchanged),
    "R12.3": swap(turn_superpowers, "ON_OWN_TURN", ("action",)),
    "R12.4": swap(face_down, "Ask", _silent),
    "R12.5": swap(characters.Most, "points", 9),
    "R12.6": swap(powers.SharpCanines, "rank", 0),
    "R13.1": swap(turn, "hand_over", nothing),
    "R13.2": swap(turn, "team_actions", lambda team: len(team.seats)),
    "R13.3": swap(turn, "able_to_act", lambda s, seats: seats),
    "R13.4": swap(state.Team, "captain", property(lambda team: team.seats[-1])),
    "R13.5": lambda: mock.patch.object(scoring, "min", max, create=True),
    "R13.6": swap(state.State, "next_player", lambda s, seat: s.after(seat)[1]),
    "R13.7": swap(state.State, "opponents", state.State.after),
    "R14.1": swap(diet.FashionableDiet, "modify", lambda *args: args[-1]),
    "R14.2": swap(tailor_made.TailorMadeMonster, "modify", lambda *args: args[-1]),
    "R14.3": swap(baby, "price_of_card", lambda *_: 1),
    "R12.7": swap(teeth, "RUMBLE", "teeth_protector"),
}
