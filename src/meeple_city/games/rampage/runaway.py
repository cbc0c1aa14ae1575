"""The effects of the Runaway board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meeple_city.border import Permit, Place
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsGranted, MatchEnded, MonsterRelocated, RunawaySuffered, TableChanged
from meeple_city.games.rampage.placing import lift_body, put_body_on_paws, set_paws_down
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.teeth import lose_tooth, pay_meeples


class MatchOver(Exception):
    """Raised to end the game in the middle of a turn."""


def suffer_next_effect(play: Play[State]) -> Rule[None]:
    """R6.10: apply the next effect that is due, in the order of the lines or of the names of the colours."""
    effect = min(play.state.due)
    seat = play.state.active
    yield from play.happen(RunawaySuffered(seat, effect))
    yield from EFFECTS[effect](play, seat, effect)


def _tooth_and_relocation(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.2 lines 1 and 4, R8.13 Businessmen: lose a tooth, and the next player relocates the Monster."""
    yield from lose_tooth(play, seat, effect)
    yield from relocate(play, seat, play.state.after(seat)[0])


def _tooth_and_actions(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.3 lines 2 and 5, R8.12 Blondes: lose a tooth, and each other player gets an extra action next turn."""
    yield from lose_tooth(play, seat, effect)
    for other in play.state.after(seat):
        yield from play.happen(ActionsGranted(other, 1))


def _two_teeth(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.4 line 3, R8.11 Soldiers: lose two teeth."""
    yield from lose_tooth(play, seat, effect)
    yield from lose_tooth(play, seat, effect)


def _end_of_game(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.5 line 6: the game ends at once, and whoever filled the line cannot win."""
    yield from play.happen(MatchEnded("runaway", seat))
    raise MatchOver


def _tooth_and_meeples(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.9 Heroes: lose a tooth, and four Meeples of the player's choice go to the box."""
    yield from lose_tooth(play, seat, effect)
    yield from pay_meeples(play, seat, "", constants().meeples_for_heroes)


def _tooth(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.10 Journalists: lose a tooth; there are no cards yet that could be lost as well."""
    yield from lose_tooth(play, seat, effect)


EFFECTS: Mapping[str, Callable[[Play[State], str, str], Rule[None]]] = {
    "line 1": _tooth_and_relocation,
    "line 2": _tooth_and_actions,
    "line 3": _two_teeth,
    "line 4": _tooth_and_relocation,
    "line 5": _tooth_and_actions,
    "line 6": _end_of_game,
    "black": _tooth_and_relocation,
    "blue": _tooth,
    "green": _two_teeth,
    "red": _tooth_and_meeples,
    "yellow": _tooth_and_actions,
}


def relocate(play: Play[State], seat: str, chooser: str) -> Rule[None]:
    """R8.6: another player sets the Monster down on a free spot in a Neighborhood of their choice."""
    paws = f"paws:{seat}"
    yield from lift_body(play, f"body:{seat}")
    permit = Permit("place", paws, within=play.state.city.neighborhoods)
    for _ in range(constants().placing_tries):
        result: TableResult = yield Ask(chooser, "relocate", permit=permit, about={"seat": seat})
        yield from play.happen(TableChanged(result.outcome))
        if result.outcome.refused is None:
            assert isinstance(result.request, Place)
            zone = result.request.within
            break
    else:
        zone = yield from _set_down_anywhere(play, paws)
    yield from play.happen(MonsterRelocated(seat, chooser))
    yield from put_body_on_paws(play, seat, within=zone)


def _set_down_anywhere(play: Play[State], paws: str) -> Rule[str | None]:
    """Set Paws down in the first Neighborhood that has a free spot, and return which."""
    for zone in play.state.city.neighborhoods:
        if (yield from set_paws_down(play, Place(paws, within=zone))):
            return zone
    return None
