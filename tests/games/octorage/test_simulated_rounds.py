"""Simulated rounds follow the rules: random matches are played by both, and compared after every card."""

from collections import Counter
from random import Random

import pytest
from tests.games.octorage.playing import begin

from meeple_city.games.octorage.characters import LOOK, LOOKED_AT, NOTHING
from meeple_city.games.octorage.events import CardStolen, DeckReshuffled
from meeple_city.games.octorage.playouts import DODGE_NUMBER, NOBODY, NUMBERS, Style, Table, number, worth
from meeple_city.games.octorage.rules import ATTACKED

NAMES = {number(card): card for card in begin(1, 3, "on").state.deck} | {n: card for card, n in NUMBERS.items()}
NAMES |= {number(card): card for hand in begin(1, 3, "on").state.hands for card in hand}


class FirstSeat(Style):
    """Harms whoever sits first, so that two matches can be compared."""

    def target(self, table, seats):
        return seats[0]


def simulated(state):
    return Table(state, [FirstSeat()] * len(state.players), Random(1))


def answer_as_simulated(state, ask):
    """What a simulated player answers when a card needs more answers."""
    table, seat = simulated(state), state.index(ask.seat)
    if ask.kind == "look":
        return LOOK
    if ask.kind == "keep":
        return NAMES[max(table.deck[-LOOKED_AT:], key=worth)]
    if ask.kind == "salvage":
        best = max([card for card in table.discard if card < DODGE_NUMBER], default=0)
        return NAMES[best] if best else NOTHING
    if ask.kind == "discard":
        return NAMES[min(table.hands[seat], key=worth)]
    return ask.options[0]  # whom to harm


def play_one(play, option):
    """Play a card for real, with all that follows up to the next; what happened."""
    events = []
    while True:
        play.give(option)
        events += play.new_events
        if play.pending is None or play.pending.kind == "play":
            return events
        option = answer_as_simulated(play.state, play.pending)


def assert_same(table, play, exactly):
    real = simulated(play.state)
    same = ["lives", "alive", "curses", "rage", "step", "weapons", "active", "octoman"]
    assert {name: getattr(table, name) for name in same} == {name: getattr(real, name) for name in same}
    assert [len(hand) for hand in table.hands] == [len(hand) for hand in real.hands]
    assert all(hand == sorted(hand) for hand in table.hands)
    if exactly:
        assert (table.hands, table.deck, sorted(table.discard)) == (real.hands, real.deck, sorted(real.discard))
    assert cards(table) == cards(real)


def cards(table):
    return Counter(card for pile in (*table.hands, *table.curses, table.deck, table.discard, table.weapons)
                   for card in pile)  # fmt: skip


@pytest.mark.parametrize("seed", range(60))
def test_a_simulated_card_does_what_the_real_one_does(seed):
    rng, play = Random(seed), begin(seed)
    while play.pending is not None and play.pending.kind == "character":
        play.give(play.pending.options[0])
    while play.pending is not None:
        before = play.state
        option = rng.choice(play.pending.options)
        table = simulated(before)
        events = play_one(play, option)
        table.act(0 if option == ATTACKED else number(option))
        while table.winner == NOBODY and not table.hands[table.active]:  # attacked without a question
            table.act(0)
        won = play.state.round != before.round or play.pending is None
        assert (table.winner != NOBODY) == won
        if won:
            assert before.round in play.state.players[table.winner].won
        else:
            random = any(isinstance(event, CardStolen | DeckReshuffled) for event in events)
            assert_same(table, play, exactly=not random)
