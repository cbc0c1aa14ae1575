"""Swapping what a seat cannot see: its view must not change."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.games.rarrr.kit import DECKS

from meeple_city.games.rarrr.state import CardSet, Stage, State


def scrambled(state: State, watcher: str | None, dice: Random) -> State:
    """The same match with all cards changed around that a watcher cannot see."""
    hidden = _Hidden(state, watcher, dice)
    return hidden.dealt()


class _Hidden:
    """Cards out of sight, to be dealt anew to the same places, each kind for itself."""

    def __init__(self, state: State, watcher: str | None, dice: Random) -> None:
        self.state = state
        self.others = [player for player in state.players if player.seat != watcher]
        pool = [*state.powers, *state.buried, *state.undealt]
        pool += [card for card in state.box if card in DECKS.katakana and self.hides_names]
        for player in self.others:
            pool += [*player.hand, *player.pack, *player.drafted, *([player.pick] if player.pick else [])]
            pool += [card for laid in player.sets for card in laid.hidden]
        dice.shuffle(pool)
        self.pools = {kind: [card for card in pool if _kind(card) == kind] for kind in ("power", "name", "city")}

    @property
    def hides_names(self) -> bool:
        return self.state.stage is Stage.CREATION

    def anew(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.pools[_kind(card)].pop() for card in cards)

    def dealt(self) -> State:
        state = self.state
        players = tuple(self.redealt(player) if player in self.others else player for player in state.players)
        box = tuple(
            self.anew((card,))[0] if card in DECKS.katakana and self.hides_names else card for card in state.box
        )
        return replace(
            state,
            players=players,
            powers=self.anew(state.powers),
            buried=self.anew(state.buried),
            undealt=self.anew(state.undealt),
            box=box,
        )

    def redealt(self, player):
        return replace(
            player,
            hand=self.anew(player.hand),
            pack=self.anew(player.pack),
            drafted=self.anew(player.drafted),
            pick=self.anew((player.pick,))[0] if player.pick else None,
            sets=tuple(CardSet(one.power, one.cards, self.anew(one.hidden), one.boost) for one in player.sets),
        )


def _kind(card: str) -> str:
    if card in DECKS.cities:
        return "city"
    return "name" if card in DECKS.katakana else "power"
