"""Shuffle what a seat cannot see: its view must not change."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.games.rarrr.kit import DECKS

from meeple_city.games.rarrr.state import CardSet, Stage, State


def scrambled(state: State, watcher: str | None, rng: Random) -> State:
    """The same match with all cards shuffled that a watcher cannot see."""
    hidden = _Hidden(state, watcher, rng)
    return hidden.dealt()


class _Hidden:
    """The cards out of sight, to be dealt again to the same places, kind by kind."""

    def __init__(self, state: State, watcher: str | None, rng: Random) -> None:
        self.state = state
        self.others = [player for player in state.players if player.seat != watcher]
        pool = [*state.powers, *state.buried, *state.undealt]
        pool += [card for card in state.box if card in DECKS.katakana and self.hides_names]
        for player in self.others:
            pool += [*player.hand, *player.pack, *player.drafted, *([player.pick] if player.pick else [])]
            pool += [card for laid in player.sets for card in laid.hidden]
        rng.shuffle(pool)
        self.pools = {kind: [card for card in pool if _kind(card) == kind] for kind in ("power", "name", "city")}

    @property
    def hides_names(self) -> bool:
        return self.state.stage is Stage.CREATION

    def redraw(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.pools[_kind(card)].pop() for card in cards)

    def dealt(self) -> State:
        state = self.state
        players = tuple(self.redealt(player) if player in self.others else player for player in state.players)
        box = tuple(
            self.redraw((card,))[0] if card in DECKS.katakana and self.hides_names else card for card in state.box
        )
        return replace(
            state,
            players=players,
            powers=self.redraw(state.powers),
            buried=self.redraw(state.buried),
            undealt=self.redraw(state.undealt),
            box=box,
        )

    def redealt(self, player):
        return replace(
            player,
            hand=self.redraw(player.hand),
            pack=self.redraw(player.pack),
            drafted=self.redraw(player.drafted),
            pick=self.redraw((player.pick,))[0] if player.pick else None,
            sets=tuple(CardSet(one.power, one.cards, self.redraw(one.hidden), one.boost) for one in player.sets),
        )


def _kind(card: str) -> str:
    if card in DECKS.cities:
        return "city"
    return "name" if card in DECKS.katakana else "power"
