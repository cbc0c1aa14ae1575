"""The actions: when they are legal, what the hand may do, and how they are judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from meeple_city.border import Argument, Permit
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.events import Deed, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.aftermath import (
    JudgedAction,
    end_action,
    land,
    moved_by_hand,
    resolve_shot,
    resolve_table,
)
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsDeclined, ActionTaken, SuperpowerPlayed
from meeple_city.games.rampage.placing import put_body_on_paws
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import (
    buildings_beside,
    can_throw,
    demolishable,
    in_city,
    kind_of,
    loaded,
    neighborhoods,
    standing_on,
    stands,
)

STOP = "stop"
BACK = "back"


class Moment(StrEnum):
    """When cards may let their owner do something."""

    ACTION = "action"  # before, between and instead of actions
    MOVE = "move"  # before the first flick of a Move
    FLICK = "flick"  # instead of a flick
    MEAL = "meal"  # after the last action, before or instead of eating
    END = "end"  # after eating


@dataclass(frozen=True)
class Action:
    """A way to use an action: what it counts as, what the hand may do, and how it is judged."""

    option: str
    counts_as: str  # "move", "demolish", "toss" or "breathe"
    permit: Permit
    question: str = ""  # the kind of question for the shot, if it is not `counts_as`
    about: Mapping[str, Argument] = field(default_factory=dict)
    building: str = ""  # a drop that touches no Floor and no Meeple on its Ruin has missed
    target: tuple[str, ...] = ()  # the same for pieces other than a building's
    spares: tuple[str, ...] = ()  # Bodies whose fall costs no tooth
    superpower: str = ""  # played with it
    then: Callable[[Play[State]], Rule[None]] | None = None  # right after the shot

    @property
    def kind(self) -> str:
        """The kind of the question for the shot."""
        return self.question or self.counts_as


def take_action(play: Play[State]) -> Rule[None]:
    """R5: take one action of the active player's choice, play a card, or decline the remaining actions."""
    seat = play.state.active
    taken_back: list[str] = []
    while True:
        # R5.7: whoever has changed the choice too often must not choose anything again that was taken back.
        barred = taken_back[constants().second_thoughts - 1 :]
        offers = {offer.option: offer for offer in action_offers(play) if offer.option not in barred}
        # A player with a face-down card is always asked: skipping the question would tell that it is of no use now.
        hides = bool(play.state.active_monster.superpowers)
        choice = yield Ask(seat, "action", (*offers, STOP), always=hides)
        if choice == STOP:
            yield from play.happen(ActionsDeclined(seat))
            return
        offer = offers[choice]
        if isinstance(offer, Action):
            if (yield from carry_out(play, offer)):
                return
            taken_back.append(choice)
        else:
            assert isinstance(offer, Deed)
            yield from offer.do(play)
            yield from resolve_table(play)
            return


def action_offers(play: Play[State]) -> list[Offer]:
    """What the active player may do now, by the rules and by cards."""
    return [*legal_actions(play), *play.offers(play.state.active, Moment.ACTION)]


def legal_actions(play: Play[State]) -> list[Action]:
    """R5.1 to R5.5: the actions that the active Monster may take by the rules alone."""
    state = play.state
    return [*moves(play), *demolitions(state), *tosses(state), *breaths(state)]


def moves(play: Play[State]) -> list[Action]:
    """R5.1: the Paws must be in the City, and no card may forbid to move."""
    paws = f"paws:{play.state.active}"
    if not in_city(play.state.table, paws) or not play.number_of("moves", 1, play.state.active):
        return []
    return [Action("move", "move", Permit("flick", paws))]


def demolitions(state: State) -> list[Action]:
    """R5.3: buildings whose Sidewalk the Paws touch."""
    return [action for building in buildings_beside(state, state.active) for action in demolish(state, building.name)]


def demolish(state: State, name: str) -> list[Action]:
    """R5.3: drop the Body on a building that has a Floor left."""
    building = state.city.building_of[name]
    if not demolishable(state, building):
        return []
    permit = drop_permit(state, over=building.sidewalk)
    return [Action(f"demolish {name}", "demolish", permit, about={"building": name}, building=name)]


def drop_permit(state: State, over: str = "", near_mm: tuple[float, float] | None = None) -> Permit:
    """R5.3: drop the active Body over a zone, or near a point."""
    numbers = constants()
    return Permit(
        "drop",
        f"body:{state.active}",
        over=over,
        near_mm=near_mm,
        most_away_mm=0.0 if near_mm is None else numbers.aside_mm,
        most_height_mm=numbers.drop_height_mm,
        most_release_m_s=numbers.release_m_s,
    )


def tosses(state: State) -> list[Action]:
    """R5.4: Vehicles in a Neighborhood of the Monster."""
    here = set(neighborhoods(state.city, state.table, f"paws:{state.active}"))
    return toss_from(state, here) if here else []


def toss_from(state: State, zones: set[str]) -> list[Action]:
    """R5.4: toss an empty Vehicle that is in one of the Neighborhoods, if the Body stands and its head is free."""
    body = f"body:{state.active}"
    if not can_throw(state.table, body):
        return []
    laden = loaded(state.table)
    return [
        Action(f"toss {vehicle}", "toss", Permit("toss", vehicle, from_=body), about={"vehicle": vehicle})
        for vehicle in state.city.vehicle_spaces
        if vehicle not in laden and zones.intersection(neighborhoods(state.city, state.table, vehicle))
    ]


def breaths(state: State) -> list[Action]:
    """R5.5: the Monster's Body must stand."""
    body = f"body:{state.active}"
    return [Action("breathe", "breathe", breath_permit(body))] if stands(state.table, body) else []


def breath_permit(body: str) -> Permit:
    """R5.5: one breath from the top of a Body."""
    return Permit("breathe", from_=body, most_breath_s=constants().breath_s)


def carry_out(play: Play[State], action: Action) -> Rule[bool]:
    """Take an action, with all that follows; return False if the player went back before the hand moved."""
    if action.counts_as == "move":
        return (yield from move(play, action))
    result = yield from ask_shot(play, action)
    if result is None:
        return False
    yield from begin(play, action, result)
    judged = judge(play.state, action, result)
    yield from land(play, judged, action.then)
    yield from end_action(play, judged.clumsy)
    return True


def ask_shot(play: Play[State], action: Action) -> Rule[TableResult | None]:
    """R5.7: ask for the shot of an action; None if the player goes back.

    There is always a way back: the table may have no room for the shot.
    """
    answer: TableResult | str = yield Ask(play.state.active, action.kind, (BACK,), action.permit, action.about)
    return answer if isinstance(answer, TableResult) else None


def begin(play: Play[State], action: Action, shot: TableResult | None) -> Rule[None]:
    """Use up the action, and reveal the Superpower that goes with it."""
    moved = shot is not None and bool(shot.outcome.moved)
    seat = play.state.active
    if action.superpower:
        yield from play.happen(SuperpowerPlayed(seat, action.superpower))
    yield from play.happen(ActionTaken(seat, action.option, action.counts_as, action.spares, moved))


def move(play: Play[State], action: Action) -> Rule[bool]:
    """R5.1: flick the Paws. Cards may do something first, allow several flicks, or let them be thrown instead."""
    seat = play.state.active
    begun, flicks, done, punished = False, 0, set[str](), False
    while flicks < play.number_of("flicks", 1, seat):
        offers = {offer.option: offer for offer in move_offers(play, flicks) if offer.option not in done}
        way_out = (STOP,) if flicks else () if begun else (BACK,)
        answer: TableResult | str = yield Ask(seat, action.kind, (*offers, *way_out), action.permit)
        if answer == BACK:
            return False
        if answer == STOP:
            break
        offer = offers[answer] if isinstance(answer, str) else None
        shot = answer if isinstance(answer, TableResult) else None
        if isinstance(offer, Action):
            shot = yield from throw_instead(play, offer)
            if shot is None:
                done.add(offer.option)  # once is enough: nobody dithers for ever
                continue
        if not begun:
            yield from begin(play, action, shot)
            begun = True
        if shot is not None:
            punished = yield from land(play, judge(play.state, action, shot), punished=punished)
            flicks += 1
        else:
            assert isinstance(offer, Deed)
            done.add(offer.option)
            punished = yield from do_first(play, offer, punished)
    yield from end_action(play)
    return True


def throw_instead(play: Play[State], throw: Action) -> Rule[TableResult | None]:
    """Ask for a throw of the Paws off the Body's head; None if the Body cannot stand or the player goes back."""
    seat = play.state.active
    yield from put_body_on_paws(play, seat)  # it may be in the hand
    if not stands(play.state.table, f"body:{seat}"):
        return None
    return (yield from ask_shot(play, throw))


def do_first(play: Play[State], deed: Deed, punished: bool) -> Rule[bool]:
    """Do what a card allows before the first flick; Paws that leave the City by it count as flicked out."""
    yield from deed.do(play)
    if in_city(play.state.table, f"paws:{play.state.active}"):
        return punished
    return (yield from resolve_shot(play, JudgedAction("move", play.state.table), punished))


def move_offers(play: Play[State], flicks: int) -> list[Offer]:
    """What cards let the player do before the first flick of a Move, or instead of a flick."""
    before = [] if flicks else play.offers(play.state.active, Moment.MOVE)
    return [*before, *play.offers(play.state.active, Moment.FLICK)]


def judge(before: State, action: Action, result: TableResult) -> JudgedAction:
    """R5.3, R5.6: judge a shot by what it touched; before the table has changed."""
    outcome = result.outcome
    if action.counts_as != "demolish":
        return JudgedAction(action.counts_as, outcome)
    touched = {touch.piece for touch in (*outcome.touched, *outcome.touched_before_release)}
    return JudgedAction(
        action.counts_as, outcome, not touched & pieces_to_hit(before, action), moved_by_hand(outcome, before.active)
    )


def pieces_to_hit(state: State, action: Action) -> set[str]:
    """R5.3: the pieces of which a drop must touch one."""
    if not action.building:
        return set(action.target)
    pieces = standing_on(state.table, state.city.building_of[action.building].ruin)
    return {piece for piece in pieces if kind_of(piece) in ("floor", "meeple")}
