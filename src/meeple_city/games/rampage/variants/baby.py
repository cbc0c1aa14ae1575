"""Baby Monsters."""

from __future__ import annotations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.drawing import keep_one, next_cards
from meeple_city.games.rampage.events import CardBought, MonsterFinished
from meeple_city.games.rampage.state import State

BUY, DONE = "buy", "done"


class BabyMonsters(Card):
    """R14.3: Monsters begin with a Character only, and buy more cards with Floors at the end of their turns."""

    name = "baby"
    concerns = (MonsterFinished,)

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """No Power and no Superpower are dealt."""
        return 0 if number in ("dealt power", "dealt superpower") else value

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """The first card costs a Floor, each further one a Floor more; draw one of each deck and keep one."""
        while isinstance(event, MonsterFinished) and event.seat == owner and can_buy(play.state, owner):
            price = price_of_card(play.state, owner)
            if (yield Ask(owner, "buy_card", (DONE, BUY), about={"floors": price})) == DONE:
                return
            yield from play.happen(CardBought(owner, play.state.monsters[owner].floors[:price]))
            yield from keep_one(play, owner, next_cards(play.state))


def can_buy(state: State, seat: str) -> bool:
    """Whether a player has enough Floors, and there are cards left."""
    enough = len(state.monsters[seat].floors) >= price_of_card(state, seat)
    return state.cards and enough and bool(next_cards(state))


def price_of_card(state: State, seat: str) -> int:
    """What the next card costs, in Floors."""
    return state.monsters[seat].bought + 1
