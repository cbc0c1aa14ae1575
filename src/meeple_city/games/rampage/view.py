"""The view of a match of Rampage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.core.view import PhysicalView, TableView
from meeple_city.games.rampage.state import Box, LastAction, Monster, State
from meeple_city.games.rampage.variants import VARIANTS


@dataclass(frozen=True)
class StomachView:
    """The contents of a Stomach."""

    meeples: tuple[str, ...]
    floors: tuple[str, ...]
    teeth: int


@dataclass(frozen=True)
class MonsterView:
    """What can be seen of one player; the Stomach and the Superpowers are None if they are secret."""

    teeth: int
    extra_actions: int
    stomach: StomachView | None
    characters: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    superpowers: tuple[str, ...] | None = None
    face_down: int = 0  # how many Superpowers there are
    marks: tuple[str, ...] = ()  # what played cards have done to it
    imitates: str = ""
    foretold: str = ""  # what Seer has named; known to the others at the end
    bought: int = 0  # cards bought so far


@dataclass(frozen=True)
class RampageView(PhysicalView):
    """A match as a seat may see it (R11.1)."""

    seats: tuple[str, ...]
    options: Mapping[str, str]
    turn: int
    active: str
    actions_left: int
    monsters: Mapping[str, MonsterView]
    runaway: tuple[str, ...]
    last_turns: tuple[str, ...]
    last_floor_by: str
    ended: str
    box: Box
    teams: tuple[tuple[str, ...], ...] = ()  # the seats of each team, in the order in which they play
    discarded: tuple[str, ...] = ()  # cards out of play, face up
    powers_left: int = 0  # in their deck
    last_actions: Mapping[str, LastAction] = field(default_factory=dict)  # by seat, of those who have acted


def view(state: State, seat: str | None) -> RampageView:
    """R11.1: everything except the Stomachs and face-down cards of opponents."""
    return RampageView(
        game="rampage",
        seat=seat,
        city=state.city,
        table=TableView.of(state.table),
        seats=state.seats,
        options={
            "side": state.side,
            "edition": state.edition,
            "cards": "on" if state.cards else "off",
            "open_stomachs": "on" if state.open_stomachs else "off",
            **{variant: "on" if variant in state.variants else "off" for variant in VARIANTS},
        },
        turn=state.turn,
        active=state.active,
        actions_left=state.actions_left,
        monsters={name: _monster(state, name, seat) for name in state.seats},
        runaway=state.runaway,
        teams=tuple(team.seats for team in state.teams),
        discarded=state.decks.discarded,
        powers_left=len(state.decks.powers),
        last_turns=state.last_turns,
        last_floor_by=state.last_floor_by,
        ended=state.ended,
        box=state.box,
        last_actions=state.last_actions,
    )


def _monster(state: State, name: str, seat: str | None) -> MonsterView:
    monster = state.monsters[name]
    team = state.team_of(name)
    own = seat in team.seats or bool(state.ended)
    kissed = name == state.open_stomach and seat == state.active
    visible = own or kissed or state.open_stomachs
    return MonsterView(
        monster.teeth,
        team.extra_actions,
        _stomach(monster, visible),
        monster.characters,
        team.powers,
        monster.superpowers if own else None,
        len(monster.superpowers),
        monster.marks,
        monster.imitates,
        monster.foretold if name == seat or state.ended else "",
        monster.bought,
    )


def _stomach(monster: Monster, visible: bool) -> StomachView | None:
    return StomachView(monster.meeples, monster.floors, monster.broken) if visible else None
