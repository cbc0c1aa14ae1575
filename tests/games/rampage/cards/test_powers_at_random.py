"""Random matches in which every Monster has several Powers at once."""

from dataclasses import replace
from random import Random

import pytest
from tests.games.rampage.playing import Seen, check_pieces, play_on
from tests.kit.rampage import city

from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.cards.in_play import CARDS
from meeple_city.games.rampage.cards.powers import POWERS
from meeple_city.games.rampage.events import CardGained
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Decks, State
from meeple_city.match.random_table import Odds, RandomTable

TABLES = (Odds(), Odds(leaves=0.5, topples=0.8), Odds(refuses=0.6, collapses=0.6, paws_leave=0.4))
MUST_HAPPEN = (
    *("asked climb", "asked stretch", "asked jump", "asked kick", "asked smash", "asked clear_ruin", "asked vacuum"),
    *("BuildingClimbed", "PawsStretched", "MeepleCaught", "MeepleMoved"),
)


def opening(seed: int) -> State:
    """A match in which three Powers each are held at the start and one more is dealt; other cards are out of play."""
    game = Rampage()
    options = {"side": "AB"[seed // 3 % 2], "edition": ("en", "fr")[seed // 6 % 2]}
    state = game.opening(game.seats(2 + seed % 3, city()), options, seed, city())
    state = replace(
        state, decks=Decks(powers=state.decks.powers, discarded=names_of("character") + names_of("superpower"))
    )
    powers = Random(seed).sample(names_of("power"), 3 * len(state.seats))
    for seat, card in zip(3 * state.seats, powers, strict=True):
        state = game.reduce(state, CardGained(seat, card))
    return state


def play_match(seed: int, seen: Seen) -> None:
    """Play a whole match and check that no piece is lost."""
    random = Random(seed)
    play = Play(Rampage(), opening(seed), seed)
    table = RandomTable(city(), seed, TABLES[seed % len(TABLES)])
    while play.pending is not None:
        play_on(play, table, random)
        check_pieces(play.state, f"seed {seed}, record {play.number}")
        assert not (play.state.between_turns and play.state.in_hand)
        seen.note(play)
    seen.ends[play.state.ended] += 1


def test_every_power_has_a_class():
    assert [card.name for card in POWERS] == list(names_of("power"))
    assert all(CARDS[card.name] is card for card in POWERS)


def test_twelve_matches_with_four_powers_each_lose_no_piece_and_end():
    seen = Seen()
    for seed in range(12):
        play_match(seed, seen)
    assert seen.ends.total() == 12
    assert seen.ends["max_turns"] == 0


@pytest.mark.slow
def test_a_hundred_matches_cover_everything_that_powers_do():
    seen = Seen()
    for seed in range(100):
        play_match(seed, seen)
    assert [what for what in MUST_HAPPEN if not seen.happened[what]] == []
