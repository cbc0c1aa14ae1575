"""Random matches: they end, lose no cards, replay to the same states and keep secrets."""

import json
from collections import Counter
from random import Random

import pytest
from tests.games.octorage.playing import FULL_CHECK, begin, random_match, scrambled

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.rules import all_cards
from meeple_city.games.octorage.state import State


def written(state):
    return json.dumps(to_plain(state))


class Watcher:
    """Checks every moment of a match."""

    def __init__(self, seed):
        self.rng = Random(f"watch {seed}")
        state = begin(seed).state
        self.cards = Counter(all_cards(state))
        assert self.cards == Counter(box().deck(state.left_out))

    def __call__(self, play):
        pieces = play.game.pieces(play.state)["card"]
        assert pieces["total"] == sum(self.cards.values())
        assert all(life == 0 for player, life in zip(play.state.players, play.state.lives, strict=True) if player.out)
        assert not play.state.player(play.state.octoman).out
        if self.rng.random() < FULL_CHECK:
            self.look_closely(play)

    def look_closely(self, play):
        state, game = play.state, play.game
        assert Counter(all_cards(state)) == self.cards
        assert from_plain(State, json.loads(written(state)), "state") == state
        twin = play.fork()
        assert (twin.state, twin.pending, twin.number) == (state, play.pending, play.number)
        for seat in (None, *(player.seat for player in state.players)):
            assert game.view(scrambled(state, seat, self.rng), seat) == game.view(state, seat)


def replay(play, seed):
    """The same answers to the same questions."""
    again = begin(seed)
    for record in play.records:
        if not record.auto:
            again.give(record.given)
    assert again.records == play.records
    return again


def check_match(seed):
    play = random_match(seed, Watcher(seed))
    result = play.game.result(play.state)
    assert result.ended == "two_wins"
    assert sorted(score.total for score in result.scores)[-1] == 2
    assert len(result.winners) == 1
    assert sum(score.total for score in result.scores) == play.state.round
    assert written(replay(play, seed).state) == written(play.state)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 300, 50))
def test_random_matches_end_lose_no_cards_replay_and_keep_secrets(start):
    for seed in range(start, start + 50):
        check_match(seed)


@pytest.mark.soak
def test_ten_thousand_random_matches_end_lose_no_cards_replay_and_keep_secrets():
    for seed in range(10_000):
        check_match(seed)


def test_forks_are_played_apart_with_the_same_random_numbers():
    play = begin(5)
    rng = Random(5)
    for _ in range(20):
        play.give(rng.choice(play.pending.options))
    left, right = play.fork(), play.fork()
    assert isinstance(left, Play)
    for twin in (left, right):
        choose = Random(1)
        while twin.pending is not None:
            twin.give(choose.choice(twin.pending.options))
    assert written(left.state) == written(right.state) != written(play.state)
