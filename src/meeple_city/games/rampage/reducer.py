"""Applies events to states. States change nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.core.events import Event
from meeple_city.core.records import changed
from meeple_city.games.rampage.cards.catalogue import pile_of
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import (
    ActionEnded,
    ActionsAdded,
    ActionsDeclined,
    ActionsGranted,
    ActionTaken,
    ActorChosen,
    BuildingClimbed,
    CardBought,
    CardDiscarded,
    CardGained,
    CardRejected,
    CharacterImitated,
    DecksShuffled,
    FirstPlayerDrawn,
    FloorBoxed,
    FloorGobbled,
    Foretold,
    LastFloorGone,
    MarkPlaced,
    MarkRemoved,
    MatchEnded,
    MeepleCaught,
    MeepleEaten,
    MeepleMoved,
    MeeplePaid,
    MeepleRanAway,
    MeepleStolen,
    MonsterAwoke,
    MonsterFinished,
    MonsterMoved,
    MonsterRelocated,
    PawsReturned,
    PawsStretched,
    PlayEnded,
    Rumbled,
    RunawayCancelled,
    RunawaySuffered,
    ScoringBegan,
    StomachClosed,
    StomachOpened,
    SuperpowerPlayed,
    TableChanged,
    TeethBroken,
    TeethLost,
    ToothOwed,
    TurnEnded,
    TurnStarted,
    VehicleReturned,
)
from meeple_city.games.rampage.state import LastAction, Monster, State, line_length, zone_size


def reduce(state: State, event: Event) -> State:
    """Return the state after an event."""
    return REDUCERS[type(event)](state, event)


def _table_changed(state: State, event: TableChanged) -> State:
    outcome = event.outcome
    own = f"body:{state.active}"
    fallen = tuple(body for body in outcome.felled_bodies if body != own)
    floors = sum(floor in outcome.zones for floor in state.city.floors)
    return changed(state, table=outcome, floors_left=floors, felled=state.felled + fallen)


def _first_player(state: State, event: FirstPlayerDrawn) -> State:
    return changed(state, active=event.seat)


def _turn_started(state: State, event: TurnStarted) -> State:
    state = _change_team(state, event.seat, extra_actions=0)
    return changed(state, turn=state.turn + 1, between_turns=False, active=event.seat, actions_left=event.actions)


def _actor_chosen(state: State, event: ActorChosen) -> State:
    return changed(state, active=event.seat)


def _action_taken(state: State, event: ActionTaken) -> State:
    last = {**state.last_actions, event.seat: LastAction(event.action, event.moved)}
    left = state.actions_left - 1
    return changed(state, actions_left=left, action=event.counts_as, spared=event.spares, last_actions=last)


def _action_ended(state: State, event: ActionEnded) -> State:
    return changed(state, action="", spared=())


def _actions_added(state: State, event: ActionsAdded) -> State:
    return changed(state, actions_left=state.actions_left + event.actions)


def _declined(state: State, event: ActionsDeclined) -> State:
    return changed(state, actions_left=0)


def _teeth_broken(state: State, event: TeethBroken) -> State:
    state = _change_monster(state, event.seat, teeth=state.monsters[event.seat].teeth - event.tokens)
    return _change_monster(state, event.breaker, broken=state.monsters[event.breaker].broken + event.tokens)


def _teeth_lost(state: State, event: TeethLost) -> State:
    state = _change_monster(state, event.seat, teeth=state.monsters[event.seat].teeth - event.tokens)
    return changed(state, box=changed(state.box, teeth=state.box.teeth + event.tokens))


def _shuffled(state: State, event: DecksShuffled) -> State:
    decks = changed(state.decks, characters=event.characters, powers=event.powers, superpowers=event.superpowers)
    return changed(state, decks=decks)


def _card_gained(state: State, event: CardGained) -> State:
    state = _draw(state, event.card)
    return _hold(state, event.seat, pile_of(event.card), (*_held(state, event.seat, event.card), event.card))


def _card_rejected(state: State, event: CardRejected) -> State:
    state = _draw(state, event.card)
    return changed(state, decks=changed(state.decks, rejected=(*state.decks.rejected, event.card)))


def _card_bought(state: State, event: CardBought) -> State:
    monster = state.monsters[event.seat]
    left = tuple(floor for floor in monster.floors if floor not in event.floors)
    state = _change_monster(state, event.seat, floors=left, bought=monster.bought + 1)
    return changed(state, box=changed(state.box, floors=state.box.floors + event.floors))


def _card_spent(state: State, event: SuperpowerPlayed | CardDiscarded) -> State:
    decks = changed(state.decks, discarded=(*state.decks.discarded, event.card))
    held = without(_held(state, event.seat, event.card), event.card)
    return _hold(changed(state, decks=decks), event.seat, pile_of(event.card), held)


def _draw(state: State, card: str) -> State:
    """Take a card from its deck."""
    pile = pile_of(card)
    return changed(state, decks=changed(state.decks, **{pile: without(getattr(state.decks, pile), card)}))


def _held(state: State, seat: str, card: str) -> tuple[str, ...]:
    """The cards of the same kind that a player holds; Powers belong to the team."""
    pile = pile_of(card)
    held: tuple[str, ...] = getattr(state.team_of(seat) if pile == "powers" else state.monsters[seat], pile)
    return held


def _hold(state: State, seat: str, pile: str, cards: tuple[str, ...]) -> State:
    change = _change_team if pile == "powers" else _change_monster
    return change(state, seat, **{pile: cards})


def _mark_placed(state: State, event: MarkPlaced) -> State:
    return _change_monster(state, event.seat, marks=(*state.monsters[event.seat].marks, event.mark))


def _mark_removed(state: State, event: MarkRemoved) -> State:
    return _change_monster(state, event.seat, marks=without(state.monsters[event.seat].marks, event.mark))


def _imitated(state: State, event: CharacterImitated) -> State:
    return _change_monster(state, event.seat, imitates=event.card)


def _foretold(state: State, event: Foretold) -> State:
    return _change_monster(state, event.seat, foretold=event.named)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The items without the first that equals one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def _meeple_paid(state: State, event: MeeplePaid) -> State:
    left = tuple(meeple for meeple in state.monsters[event.seat].meeples if meeple != event.meeple)
    state = _change_monster(state, event.seat, meeples=left)
    if not event.to:
        return changed(state, box=changed(state.box, meeples=(*state.box.meeples, event.meeple)))
    return _change_monster(state, event.to, meeples=(*state.monsters[event.to].meeples, event.meeple))


def _rumbled(state: State, event: Rumbled) -> State:
    seat = event.body.partition(":")[2]
    down = (*state.down, seat) if seat in state.team_of(state.active).seats else state.down
    return changed(state, felled=tuple(body for body in state.felled if body != event.body), down=down)


def _awoke(state: State, event: MonsterAwoke) -> State:
    return changed(state, down=tuple(seat for seat in state.down if seat != event.seat))


def _caught(state: State, event: MeepleCaught) -> State:
    return changed(state, in_hand=(*state.in_hand, event.meeple))


def _meeple_moved(state: State, event: MeepleMoved) -> State:
    return changed(state, in_hand=tuple(meeple for meeple in state.in_hand if meeple != event.meeple))


def _opened(state: State, event: StomachOpened) -> State:
    return changed(state, open_stomach=event.seat)


def _closed(state: State, event: StomachClosed) -> State:
    return changed(state, open_stomach="")


def _stolen(state: State, event: MeepleStolen) -> State:
    state = _change_monster(state, event.victim, meeples=without(state.monsters[event.victim].meeples, event.meeple))
    return _eaten(state, MeepleEaten(event.seat, event.meeple))


def _ran_away(state: State, event: MeepleRanAway) -> State:
    if event.meeple in state.in_hand:
        state = changed(state, in_hand=without(state.in_hand, event.meeple))
    if state.side == "A":
        return _on_line(state, event.meeple)
    return _on_colour(state, event.meeple)


def _on_line(state: State, meeple: str) -> State:
    """Side A: fill the lines from the top; the effect of a full line is due (R8.1)."""
    runaway = (*state.runaway, meeple)
    line, rest = divmod(len(runaway), line_length(state.city))
    due = (f"line {line}",) if rest == 0 and line <= constants().lines else ()
    return changed(state, runaway=runaway, due=state.due + due)


def _on_colour(state: State, meeple: str) -> State:
    """Side B: fill the zone of the colour; a full zone empties and its effect is due (R8.7); gray has none (R8.8)."""
    colour = state.city.meeples[meeple]
    if colour == "gray":
        return changed(state, box=changed(state.box, meeples=(*state.box.meeples, meeple)))
    runaway = (*state.runaway, meeple)
    same = tuple(other for other in runaway if state.city.meeples[other] == colour)
    if len(same) < zone_size(state.city):
        return changed(state, runaway=runaway)
    box = changed(state.box, meeples=state.box.meeples + same)
    rest = tuple(other for other in runaway if other not in same)
    return changed(state, runaway=rest, box=box, due=(*state.due, colour))


def _gobbled(state: State, event: FloorGobbled) -> State:
    return _change_monster(state, event.seat, floors=(*state.monsters[event.seat].floors, event.floor))


def _floor_boxed(state: State, event: FloorBoxed) -> State:
    return changed(state, box=changed(state.box, floors=(*state.box.floors, event.floor)))


def _eaten(state: State, event: MeepleEaten) -> State:
    if event.meeple in state.runaway:
        state = changed(state, runaway=without(state.runaway, event.meeple))
    return _change_monster(state, event.seat, meeples=(*state.monsters[event.seat].meeples, event.meeple))


def _suffered(state: State, event: RunawaySuffered | RunawayCancelled) -> State:
    return changed(state, due=without(state.due, event.effect))


def _granted(state: State, event: ActionsGranted) -> State:
    return _change_team(state, event.seat, extra_actions=state.team_of(event.seat).extra_actions + event.actions)


def _last_floor(state: State, event: LastFloorGone) -> State:
    captains = tuple(team.captain for team in state.teams_after(event.seat))
    return changed(state, last_floor_by=event.seat, last_turns=captains)


def _turn_ended(state: State, event: TurnEnded) -> State:
    left = tuple(seat for seat in state.last_turns if seat != event.seat)
    following = state.teams_after(event.seat)[0].captain
    return changed(state, last_turns=left, between_turns=True, active=following, down=())


def _play_ended(state: State, event: PlayEnded) -> State:
    return changed(state, over=event.reason, culprit=event.culprit)


def _match_ended(state: State, event: MatchEnded) -> State:
    return changed(state, ended=event.reason)


def _change_monster(state: State, seat: str, **changes: Any) -> State:
    """Return a state with one Monster changed."""
    monster: Monster = changed(state.monsters[seat], **changes)
    return changed(state, monsters={**state.monsters, seat: monster})


def _change_team(state: State, seat: str, **changes: Any) -> State:
    """Return a state with the team of a seat changed."""
    own = state.team_of(seat)
    teams = tuple(changed(team, **changes) if team is own else team for team in state.teams)
    return changed(state, teams=teams)


def _unchanged(state: State, event: Event) -> State:
    """Told, but nothing in the state depends on it: the table has changed already."""
    return state


REDUCERS: Mapping[type[Event], Callable[[State, Any], State]] = {
    TableChanged: _table_changed,
    FirstPlayerDrawn: _first_player,
    TurnStarted: _turn_started,
    ActorChosen: _actor_chosen,
    MonsterAwoke: _awoke,
    CardRejected: _card_rejected,
    CardBought: _card_bought,
    ActionTaken: _action_taken,
    ActionsDeclined: _declined,
    ActionEnded: _action_ended,
    ActionsAdded: _actions_added,
    TeethBroken: _teeth_broken,
    TeethLost: _teeth_lost,
    DecksShuffled: _shuffled,
    CardGained: _card_gained,
    SuperpowerPlayed: _card_spent,
    CardDiscarded: _card_spent,
    MarkPlaced: _mark_placed,
    MarkRemoved: _mark_removed,
    CharacterImitated: _imitated,
    Foretold: _foretold,
    MeepleCaught: _caught,
    MeepleMoved: _meeple_moved,
    StomachOpened: _opened,
    StomachClosed: _closed,
    MeepleStolen: _stolen,
    RunawayCancelled: _suffered,
    ScoringBegan: _unchanged,
    MonsterFinished: _unchanged,
    PlayEnded: _play_ended,
    MeeplePaid: _meeple_paid,
    ToothOwed: _unchanged,
    PawsReturned: _unchanged,
    BuildingClimbed: _unchanged,
    PawsStretched: _unchanged,
    MonsterMoved: _unchanged,
    MonsterRelocated: _unchanged,
    VehicleReturned: _unchanged,
    Rumbled: _rumbled,
    MeepleRanAway: _ran_away,
    FloorGobbled: _gobbled,
    FloorBoxed: _floor_boxed,
    MeepleEaten: _eaten,
    RunawaySuffered: _suffered,
    ActionsGranted: _granted,
    LastFloorGone: _last_floor,
    TurnEnded: _turn_ended,
    MatchEnded: _match_ended,
}
