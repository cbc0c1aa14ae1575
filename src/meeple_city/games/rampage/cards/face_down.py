"""Face-down Superpowers, which nobody but their owner knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meeple_city.border import Argument
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Event, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import RunawaySuffered, SuperpowerPlayed, TeethBroken
from meeple_city.games.rampage.state import State, boxes

PASS = "pass"
TEETH_PROTECTOR = "teeth_protector"
TOO_CUTE = "too_cute"


class FaceDown(Card):
    """The Superpowers that a player holds. They offer what they can do, and may interrupt.

    A player is asked whether to interrupt whenever a face-down card could be the one that can, whatever it really is:
    so neither a question nor its absence gives it away.
    """

    forced = False
    concerns = (TeethBroken, RunawaySuffered)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """What the cards offer."""
        return [offer for card in self.cards for offer in card.act(state, owner, moment)]

    def replace(self, play: Play[State], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """R12.4: ask whether to interrupt."""
        wanted = interrupter(play.state, owner, event)
        if not wanted:
            return None
        held = [card for card in self.cards if card.name == wanted]
        options = (PASS, *dict.fromkeys(card.name for card in held))
        answer = yield Ask(owner, f"interrupt_{wanted}", options, about=_about(event), always=True)
        if answer == PASS:
            return None
        yield from play.happen(SuperpowerPlayed(owner, wanted))
        return (yield from held[0].replace(play, owner, event))


def interrupter(state: State, owner: str, event: Event) -> str:
    """R12.4: the Superpower that a player may interrupt an event with, as far as anybody can know; empty if none."""
    if isinstance(event, TeethBroken) and event.seat == owner and event.breaker in state.opponents(owner):
        card = TEETH_PROTECTOR
    elif isinstance(event, RunawaySuffered) and owner in state.team_of(event.seat).seats and event.effect != "line 6":
        card = TOO_CUTE
    else:
        return ""
    return "" if state.decks.discarded.count(card) >= boxes(state.city) else card


def _about(event: Event) -> Mapping[str, Argument]:
    if isinstance(event, TeethBroken):
        return {"breaker": event.breaker, "teeth": event.teeth}
    assert isinstance(event, RunawaySuffered)
    return {"effect": event.effect}
