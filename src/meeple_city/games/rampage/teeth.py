"""Breaking and losing teeth, and paying with Meeples instead."""

from __future__ import annotations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeeplePaid, ToothBroken, ToothLost, ToothOwed
from meeple_city.games.rampage.state import State


def break_tooth(play: Play[State], victim: str, breaker: str) -> Rule[None]:
    """R7.1: a token goes to the breaker's Stomach; R7.4: with none left, Meeples go to the breaker."""
    if play.state.monsters[victim].teeth:
        yield from play.happen(ToothBroken(victim, breaker))
    else:
        yield from pay_for_a_tooth(play, victim, breaker, "rumble")


def lose_tooth(play: Play[State], seat: str, why: str) -> Rule[None]:
    """R7.2: a token goes to the box; R7.4: with none left, Meeples go to the box."""
    if play.state.monsters[seat].teeth:
        yield from play.happen(ToothLost(seat, why))
    else:
        yield from pay_for_a_tooth(play, seat, "", why)


def pay_for_a_tooth(play: Play[State], seat: str, to: str, why: str) -> Rule[None]:
    """R7.4: with no token left, pay Meeples for a tooth; that it was due is told even if there is nothing to pay."""
    yield from play.happen(ToothOwed(seat, why, bool(play.state.monsters[seat].meeples)))
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
