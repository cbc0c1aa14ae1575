"""The effects of the Runaway board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsGranted, CardDiscarded, PlayEnded, RunawaySuffered
from meeple_city.games.rampage.relocation import relocate
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.teeth import lose_teeth, pay_meeples


class MatchOver(Exception):
    """Raised to end the game in the middle of a turn."""


def suffer_next_effect(play: Play[State]) -> Rule[None]:
    """R6.10: apply the next effect that is due, in the order of the lines or of the names of the colours."""
    effect = min(play.state.due)
    seat = play.state.active
    if (yield from play.happen(RunawaySuffered(seat, effect))):
        yield from EFFECTS[effect](play, seat, effect)


def _tooth_and_relocation(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.2 lines 1 and 4, R8.13 Businessmen: lose a tooth, and the next player relocates the Monster."""
    yield from lose_teeth(play, seat, 1, effect)
    yield from relocate(play, seat, play.state.next_player(seat))


def _tooth_and_actions(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.3 lines 2 and 5, R8.12 Blondes: lose a tooth, and each other player gets an extra action next turn."""
    yield from lose_teeth(play, seat, 1, effect)
    for team in play.state.teams_after(seat):
        yield from play.happen(ActionsGranted(team.captain, 1))


def _two_teeth(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.4 line 3, R8.11 Soldiers: lose two teeth."""
    yield from lose_teeth(play, seat, 2, effect)


def _end_of_game(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.5 line 6: the game ends at once, and whoever filled the line cannot win."""
    yield from play.happen(PlayEnded("runaway", seat))
    raise MatchOver


def _tooth_and_meeples(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.9 Heroes: lose a tooth, and four Meeples of the player's choice go to the box."""
    yield from lose_teeth(play, seat, 1, effect)
    yield from pay_meeples(play, seat, "", constants().meeples_for_heroes)


def _tooth_and_card(play: Play[State], seat: str, effect: str) -> Rule[None]:
    """R8.10 Journalists: lose a tooth and a card of the player's choice, which is shown."""
    yield from lose_teeth(play, seat, 1, effect)
    if cards := play.state.cards_of(seat):
        card = yield Ask(seat, "discard_card", cards, always=True)
        yield from play.happen(CardDiscarded(seat, card, effect))


EFFECTS: Mapping[str, Callable[[Play[State], str, str], Rule[None]]] = {
    "line 1": _tooth_and_relocation,
    "line 2": _tooth_and_actions,
    "line 3": _two_teeth,
    "line 4": _tooth_and_relocation,
    "line 5": _tooth_and_actions,
    "line 6": _end_of_game,
    "black": _tooth_and_relocation,
    "blue": _tooth_and_card,
    "green": _two_teeth,
    "red": _tooth_and_meeples,
    "yellow": _tooth_and_actions,
}
