"""Random matches in which every Monster has several Superpowers at once."""

from random import Random

import pytest
from tests.games.rampage.playing import Seen, check_closely, check_pieces, play_on
from tests.kit.rampage import city

from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.events import CardGained, SuperpowerPlayed
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State
from meeple_city.match.random_table import Odds, RandomTable

TABLES = (Odds(), Odds(leaves=0.5, topples=0.8), Odds(refuses=0.6, paws_leave=0.4))


def opening(seed: int) -> State:
    """A match in which each Monster holds three Superpowers before the cards are dealt."""
    game = Rampage()
    options = {"side": "AB"[seed // 3 % 2], "edition": ("en", "fr")[seed // 6 % 2]}
    state = game.opening(game.seats(2 + seed % 3, city()), options, seed, city())
    pool = Random(seed).sample(names_of("superpower"), 3 * len(state.seats))
    for number, card in enumerate(pool):
        state = game.reduce(state, CardGained(state.seats[number // 3], card))
    return state


def play_match(seed: int, seen: Seen) -> None:
    """Play a whole match; check that nothing is lost, and now and then everything else."""
    random = Random(seed)
    play = Play(Rampage(), opening(seed), seed)
    table = RandomTable(city(), seed, TABLES[seed % len(TABLES)])
    while play.pending is not None:
        play_on(play, table, random)
        check_pieces(play.state, f"seed {seed}, record {play.number}")
        check_marks(play.state)
        seen.note(play)
        for event in play.new_events:
            if isinstance(event, SuperpowerPlayed):
                seen.happened[event.card] += 1
        if random.random() < 1 / 500:
            check_closely(play, random)
    seen.ends[play.state.ended] += 1


def check_marks(state: State) -> None:
    """No mark outlives its time."""
    for seat, monster in state.monsters.items():
        if state.between_turns:
            assert not {"mutated", "ravenous"} & set(monster.marks), seat
        if "invisible" in monster.marks:
            assert f"paws:{seat}" not in state.table.where_mm, seat


def test_twelve_matches_lose_no_piece_and_end():
    seen = Seen()
    for seed in range(12):
        play_match(seed, seen)
    assert seen.ends.total() == 12
    assert seen.ends["max_turns"] == 0


@pytest.mark.slow
def test_a_hundred_matches_play_every_superpower():
    seen = Seen()
    for seed in range(100):
        play_match(seed, seen)
    assert [card for card in names_of("superpower") if not seen.happened[card]] == []
    kinds = ("catch", "clear_ruin", "rob", "kiss", "kiss_meeple", "lay_down", "discard_power")
    assert [kind for kind in kinds if not seen.happened[f"asked {kind}"]] == []
