"""Breaking and losing teeth, and paying with Meeples instead."""

from __future__ import annotations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeeplePaid, TeethBroken, TeethLost, ToothOwed
from meeple_city.games.rampage.state import State

RUMBLE = "rumble"


def break_teeth(play: Play[State], victim: str, breaker: str, teeth: int, cause: str) -> Rule[None]:
    """R7.1: tokens go to the breaker's Stomach; R7.4: for teeth without a token, Meeples are paid."""
    tokens = min(teeth, play.state.monsters[victim].teeth)
    if not (yield from play.happen(TeethBroken(victim, breaker, teeth, tokens, cause))):
        return
    to_breaker = cause == RUMBLE or play.state.edition == "en"
    for _ in range(teeth - tokens):
        yield from pay_for_a_tooth(play, victim, breaker if to_breaker else "", cause)


def lose_teeth(play: Play[State], seat: str, teeth: int, cause: str) -> Rule[None]:
    """R7.2: tokens go to the box; R7.4: for teeth without a token, Meeples go to the box."""
    tokens = min(teeth, play.state.monsters[seat].teeth)
    yield from play.happen(TeethLost(seat, teeth, tokens, cause))
    for _ in range(teeth - tokens):
        yield from pay_for_a_tooth(play, seat, "", cause)


def pay_for_a_tooth(play: Play[State], seat: str, to: str, cause: str) -> Rule[None]:
    """R7.4: with no token left, pay Meeples for a tooth; that it was due is told even if there is nothing to pay."""
    yield from play.happen(ToothOwed(seat, cause, bool(play.state.monsters[seat].meeples)))
    yield from pay_meeples(play, seat, to, constants().meeples_for_a_tooth)


def pay_meeples(play: Play[State], seat: str, to: str, count: int) -> Rule[None]:
    """R7.4: pay Meeples of the payer's choice, one at a time; a player with fewer pays what there is."""
    for _ in range(count):
        colours = stomach_colours(play.state, seat)
        if not colours:
            return
        # Always asked: skipping the question would reveal that there is only one colour.
        colour = yield Ask(seat, "pay_meeple", tuple(colours), about={"to": to or "box"}, always=True)
        yield from play.happen(MeeplePaid(seat, colours[colour], to))


def stomach_colours(state: State, seat: str) -> dict[str, str]:
    """The colours in a Stomach, each with one of its Meeples."""
    colours = {state.city.meeples[meeple]: meeple for meeple in reversed(state.monsters[seat].meeples)}
    return dict(sorted(colours.items()))
