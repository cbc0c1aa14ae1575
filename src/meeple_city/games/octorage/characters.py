"""The powers of the six characters, as cards that interfere while the power side is up (OR9)."""

from __future__ import annotations

from typing import Any

from meeple_city.border import Argument
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.events import (
    CardKept,
    CardSalvaged,
    CardStolen,
    LifeLost,
    LifeRegained,
    TreasurePlayed,
    WeaponPlayed,
)
from meeple_city.games.octorage.hands import distinct, happen, trim
from meeple_city.games.octorage.rules import LEAST_PHEROMONE
from meeple_city.games.octorage.state import State

NOTHING = "nothing"
LOOK = "look"
LOOKED_AT = 2
BLAST = 2
HEALING = 2


class Armed(Card):
    """A power triggered when its owner plays one kind of weapon."""

    weapon = ""
    concerns = (WeaponPlayed,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Use the power after the weapon was played."""
        assert isinstance(event, WeaponPlayed)
        if event.seat == owner and box().kinds[event.card] == self.weapon:
            yield from self.use(play, owner, event.card)

    def use(self, play: Play[State], owner: str, weapon: str) -> Rule[None]:
        """What the power does."""
        raise NotImplementedError

    def ask(self, owner: str, kind: str, options: tuple[str, ...], always: bool = False, **about: Argument) -> Ask:
        """A question that this power asks its owner."""
        return Ask(owner, kind, options, about={"character": self.name, **about}, always=always)


class Jose(Armed):
    """A machete takes a random card from another living player who has one; compulsory (OR9.1)."""

    name = "José"
    weapon = "machete"

    def use(self, play: Play[State], owner: str, weapon: str) -> Rule[None]:
        """Choose whom to rob; the card is drawn at random."""
        rich = tuple(other for other in play.state.others(owner) if play.state.hand(other))
        if not rich:
            return
        victim = yield self.ask(owner, "steal", rich)
        card = play.chance().choice(sorted(play.state.hand(victim)))
        yield from play.happen(CardStolen(owner, victim, card))
        yield from trim(play, owner)


class Courtney(Armed):
    """A pistol may bring a weapon back from the discard pile, but not the pistol itself (OR9.2)."""

    name = "Courtney"
    weapon = "pistol"

    def use(self, play: Play[State], owner: str, weapon: str) -> Rule[None]:
        """Choose a weapon, or none."""
        weapons = tuple(card for card in distinct(play.state.discard) if card in box().values)
        if not weapons:
            return
        card = yield self.ask(owner, "salvage", (*weapons, NOTHING))
        if card != NOTHING:
            yield from play.happen(CardSalvaged(owner, card))
            yield from trim(play, owner)


class Britney(Card):
    """A pheromone is always allowed, whatever the last weapon and even under the Sceptre (OR9.3)."""

    name = "Britney"

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """There is no lowest value."""
        return 0 if number == LEAST_PHEROMONE else value


class Gilles(Armed):
    """A machine gun may show the top two cards: one is kept, the other discarded (OR9.4)."""

    name = "Gilles"
    weapon = "machine gun"

    def use(self, play: Play[State], owner: str, weapon: str) -> Rule[None]:
        """Look or not; then choose, unless there is only one card."""
        if not play.state.deck:
            return
        if (yield self.ask(owner, "look", (LOOK, NOTHING))) == NOTHING:
            return
        top = play.state.deck[:LOOKED_AT]
        # Asked even when both cards are the same: silence would give that away.
        card = yield self.ask(owner, "keep", distinct(top), always=len(top) > 1)
        yield from happen(play, CardKept(owner, card, top))
        yield from trim(play, owner)


class Norbert(Armed):
    """Dynamite takes two lives from another living player; compulsory (OR9.5)."""

    name = "Norbert"
    weapon = "dynamite"

    def use(self, play: Play[State], owner: str, weapon: str) -> Rule[None]:
        """Choose whom to blow up."""
        target = yield self.ask(owner, "blast", play.state.others(owner), lives=BLAST)
        yield from play.happen(LifeLost(target, min(BLAST, play.state.life(target)), self.name))


class Pamela(Card):
    """Two lives back, up to five, whenever anybody plays a Cursed Treasure (OR9.6)."""

    name = "Pamela"
    concerns = (TreasurePlayed,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Heal, unless nothing is missing."""
        gained = min(HEALING, box().life - play.state.life(owner))
        if gained:
            yield from play.happen(LifeRegained(owner, gained))


def characters() -> dict[str, Card]:
    """All six by name."""
    cards = (Jose(), Courtney(), Britney(), Gilles(), Norbert(), Pamela())
    return {card.name: card for card in cards}
