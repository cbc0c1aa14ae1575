"""Random matches of all sizes and options: they end, lose no cards, replay, fork and keep secrets."""

import json
from itertools import product
from random import Random

import pytest
from tests.games.rarrr.kit import DECKS, GAME, TOTAL, all_cards, say, start
from tests.games.rarrr.secrets import scrambled

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.play import Play
from meeple_city.games.rarrr.state import State

SIZES = (2, 3, 4, 5, 6)
OPTIONS = [dict(zip(GAME.options, values, strict=True)) for values in product(("off", "on"), repeat=3)]
SETUPS = list(product(SIZES, OPTIONS))


def dump(state):
    return json.dumps(to_plain(state))


def check_match(seed):
    """Play a match at random and check it from all sides."""
    count, options = SETUPS[seed % len(SETUPS)]
    rng = Random(seed)
    play = start(count, seed, **options)
    everything = all_cards(play.state)
    while play.pending is not None:
        play.give(rng.choice(play.pending.options))
        assert GAME.pieces(play.state)["card"]["total"] == TOTAL
        if rng.random() < 0.005:
            check_moment(play, everything, rng)
    check_end(play, everything)
    check_replay(play, count, options, seed)


def check_moment(play, everything, rng):
    assert all_cards(play.state) == everything
    assert from_plain(State, json.loads(dump(play.state)), "state") == play.state
    twin = play.fork()
    assert (dump(twin.state), twin.pending) == (dump(play.state), play.pending)
    for watcher in (None, *GAME.seats(len(play.state.players), None)):
        messages = [GAME.describe(play.state, event, watcher) for event in play.new_events]
        assert all(say(message) for message in messages if message is not None)
        assert GAME.view(scrambled(play.state, watcher, rng), watcher) == GAME.view(play.state, watcher)


def check_end(play, everything):
    result = GAME.result(play.state)
    assert (result.ended, play.state.round) == ("rounds", 3)
    assert all_cards(play.state) == everything
    assert result.winners
    won = [city for player in play.state.players for city in player.won]
    assert len(won) + len(play.state.undealt) + sum(card in DECKS.cities for card in play.state.box) == 24
    assert len(play.state.undealt) == 6


def check_replay(play, count, options, seed):
    again = start(count, seed, **options)
    for record in play.records:
        if not record.auto:
            again.give(record.given)
    assert again.records == play.records
    assert dump(again.state) == dump(play.state)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_thirty_random_matches(batch):
    for seed in range(batch * 30, batch * 30 + 30):
        check_match(seed)


@pytest.mark.soak
def test_ten_thousand_random_matches():
    for seed in range(1_000, 11_000):
        check_match(seed)


def test_the_same_seed_and_answers_give_the_same_match():
    assert dump(start(4, 11).state) == dump(start(4, 11).state)
    assert dump(start(4, 11).state) != dump(start(4, 12).state)


class Noting(Play):
    """Remembers its latest checkpoint."""

    def checkpoint(self):
        super().checkpoint()
        self.noted = self.state, self.number, self._draws, len(self.records)


def test_every_checkpoint_is_a_place_to_start_from():
    """A match resumed from the JSON of its latest checkpoint asks the same questions from there on."""
    rng = Random(4)
    play = Noting(GAME, GAME.opening(GAME.seats(3, None), {"face_down": "on"}, 4, None), 4)
    while play.pending is not None:
        play.give(rng.choice(play.pending.options))
        if rng.random() < 0.03 and play.pending is not None:
            state, number, draws, first = play.noted
            again = Play(GAME, from_plain(State, to_plain(state), "state"), play.seed, number, draws)
            for record in play.records[first:]:
                if not record.auto:
                    again.give(record.given)
            assert (again.pending, dump(again.state)) == (play.pending, dump(play.state))
