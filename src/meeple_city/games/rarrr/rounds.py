"""The course of a match: Monster creation, then three rounds of Power-up and battles (RR3)."""

from __future__ import annotations

from meeple_city.core.asks import Rule
from meeple_city.core.play import Play
from meeple_city.games.rarrr.battle import battle, choose_city
from meeple_city.games.rarrr.cards import Decks
from meeple_city.games.rarrr.creation import create_monsters, draft
from meeple_city.games.rarrr.events import CitiesDealt, MatchEnded, RoundBegun, RoundEnded
from meeple_city.games.rarrr.state import CITIES_PER_ROUND, ROUNDS, Stage, State


def whole_match(play: Play[State], decks: Decks) -> Rule[None]:
    """Play from any checkpoint to the end (RR3.1)."""
    if play.state.stage is Stage.CREATION:
        yield from create_monsters(play, decks)
    while play.state.stage is not Stage.OVER:
        if play.state.stage is Stage.POWER_UP:
            yield from power_up(play)
        yield from battles(play, decks)
        if play.state.round == ROUNDS:
            yield from play.happen(MatchEnded())


def power_up(play: Play[State]) -> Rule[None]:
    """Shuffle all Power cards, draft twelve each, reveal six Cities (RR3.2, RR3.3)."""
    if not any(player.pack for player in play.state.players):
        powers = [*play.state.powers, *play.state.discard, *play.state.buried]
        play.chance().shuffle(powers)
        yield from play.happen(RoundBegun(tuple(powers)))
    yield from draft(play)
    yield from play.happen(CitiesDealt(play.state.undealt[:CITIES_PER_ROUND]))


def battles(play: Play[State], decks: Decks) -> Rule[None]:
    """Fight for one City after the other, then clear the table (RR3.4 to RR3.6)."""
    while play.state.city is not None or not is_round_over(play.state):
        if play.state.city is None:
            play.checkpoint()
            yield from choose_city(play)
        yield from battle(play, decks)
    yield from play.happen(RoundEnded())


def is_round_over(state: State) -> bool:
    """Whether no City is left, or nobody has a Power card; checked between battles only (RR3.5)."""
    return not state.cities or not any(player.hand for player in state.players)
