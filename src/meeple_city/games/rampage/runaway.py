"""What the Runaway board does to the active Monster."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meeple_city.border import Permit, Place
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsGranted, MatchEnded, RunawaySuffered, TableChanged
from meeple_city.games.rampage.placing import body_on_paws, lift, paws_down
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.teeth import lose_tooth, pay_meeples


class MatchOver(Exception):
    """The game ends at once; the rest of the turn does not take place."""


def suffer(play: Play[State]) -> Rule[None]:
    """R6.10: the first effect due: in the order of the lines, or of the colours by name."""
    effect = min(play.state.due)
    seat = play.state.active
    yield from play.happen(RunawaySuffered(seat, effect))
    yield from EFFECTS[effect](play, seat, effect)


def _tooth_and_moved(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.2 lines 1 and 4, R8.13 Businessmen: a tooth, and the next player relocates the Monster."""
    yield from lose_tooth(play, seat, effect)
    yield from relocate(play, seat, play.state.after(seat)[0])


def _tooth_and_actions(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.3 lines 2 and 5, R8.12 Blondes: a tooth, and all others have one action more on their next turn."""
    yield from lose_tooth(play, seat, effect)
    for other in play.state.after(seat):
        yield from play.happen(ActionsGranted(other, 1))


def _two_teeth(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.4 line 3, R8.11 Soldiers: two teeth."""
    yield from lose_tooth(play, seat, effect)
    yield from lose_tooth(play, seat, effect)


def _the_end(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.5 line 6: the game ends at once, and who filled the line loses."""
    yield from play.happen(MatchEnded("runaway", seat))
    raise MatchOver


def _tooth_and_meeples(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.9 Heroes: a tooth, and four Meeples of one's choice to the box."""
    yield from lose_tooth(play, seat, effect)
    yield from pay_meeples(play, seat, "", constants().meeples_for_heroes)


def _tooth(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.10 Journalists: a tooth; the card they also take is nobody's while no cards are dealt."""
    yield from lose_tooth(play, seat, effect)


EFFECTS: Mapping[str, Callable[[Play[State], str, str], Rule[None]]] = {
    "line 1": _tooth_and_moved,
    "line 2": _tooth_and_actions,
    "line 3": _two_teeth,
    "line 4": _tooth_and_moved,
    "line 5": _tooth_and_actions,
    "line 6": _the_end,
    "black": _tooth_and_moved,
    "blue": _tooth,
    "green": _two_teeth,
    "red": _tooth_and_meeples,
    "yellow": _tooth_and_actions,
}


def relocate(play: Play[State], seat: str, chooser: str) -> Rule[None]:
    """R8.6: another player sets the Monster in the Neighborhood of their choice, at a free spot."""
    paws = f"paws:{seat}"
    yield from lift(play, f"body:{seat}")
    permit = Permit("place", paws, within=play.state.city.neighborhoods)
    for _ in range(constants().placing_tries):
        ran: TableResult = yield Ask(chooser, "relocate", permit=permit, about={"seat": seat})
        yield from play.happen(TableChanged(ran.outcome))
        if ran.outcome.refused is None:
            break
    else:
        yield from _anywhere(play, paws)
    yield from body_on_paws(play, seat)


def _anywhere(play: Play[State], paws: str) -> Rule[None]:
    """Nobody found a spot: the first Neighborhood that has one."""
    for zone in play.state.city.neighborhoods:
        if (yield from paws_down(play, Place(paws, within=zone))):
            return
