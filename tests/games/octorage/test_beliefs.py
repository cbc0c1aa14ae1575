"""What normal takes the others to hold: true of players who play like easy."""

from random import Random

import pytest
from tests.games.octorage.playing import begin
from tests.games.octorage.scene import A, B, C, cards, scene

from meeple_city.games.octorage.beliefs import ANYTHING, TREASURES, likely_cards
from meeple_city.games.octorage.bots import EasyBot
from meeple_city.games.octorage.playouts import DODGE_NUMBER, Style, Table, number, take


def table_of(state):
    return Table(state, [Style()] * len(state.players), Random(1))


def likely(*hands, **given):
    """What seat 1 believes of the others."""
    table = table_of(scene(*hands, **given).state)
    return likely_cards(table, 0, table.weapons)


def without(*numbers, treasures=True):
    return ANYTHING - set(numbers) - (frozenset() if treasures else TREASURES)


def test_nothing_is_known_when_a_turn_begins():
    assert likely("1", "2", "3 4") == {1: [ANYTHING], 2: [ANYTHING, ANYTHING]}


def test_who_plays_a_weapon_holds_none_that_would_have_done():
    believed = likely("12", "10", "11 11", octoman=B, weapons="3 7")
    assert believed[1] == [without(1, 2)]
    assert believed[2] == [without(3, 4, 5, 6)] * 2


def test_who_plays_a_high_weapon_holds_no_treasure():
    assert likely("12", "1", "1", octoman=C, weapons="9")[2] == [without(*range(1, 9), treasures=False)]


def test_the_bearer_of_the_jewels_may_hold_treasures():
    assert likely("12", "1", "1", octoman=C, weapons="9", curses={C: "jewels"})[2] == [without(*range(1, 9))]


def test_the_bearer_of_the_sceptre_may_hold_a_weapon_like_the_last():
    assert likely("12", "1", "1", octoman=B, weapons="3 7", curses={C: "sceptre"})[2] == [without(4, 5, 6)]


def test_a_pheromone_after_a_higher_weapon_tells_nothing():  # OR9.3
    assert likely("12", "1", "1", octoman=B, weapons="9 8")[2] == [ANYTHING]


def test_nothing_is_guessed_when_it_is_unclear_who_played_what():
    assert likely("12", "1", "1", octoman=B, weapons="3") == {}


def test_the_victim_of_the_last_attack_kept_what_would_not_do():
    believed = likely("12", "1", "2 3 4", octoman=C, weapons="2", discard="4 6")[2]
    assert believed == [without(1), *[frozenset({2, 3, 4, 5})] * 2]


@pytest.mark.parametrize(
    "given", [{"discard": "4 d"}, {"discard": ""}, {"discard": "4 6", "octoman": A, "weapons": ""}]
)
def test_the_last_attack_may_tell_nothing(given):
    assert likely("12", "1", "2 3 4", **({"octoman": C, "weapons": "2"} | given))[2][1:] == (
        [without(1)] * 2 if given.get("octoman") != A else [ANYTHING] * 2
    )


def test_somebody_out_may_have_been_the_last_victim():
    believed = likely("12", "", "2 3 4", octoman=C, weapons="2", discard="4 6", out=(B,))
    assert believed == {2: [without(1)] * 3}


def test_a_small_hand_may_have_been_drawn_after_the_attack():
    assert likely("12", "1", "2", octoman=C, weapons="2", discard="4 6")[2] == [without(1)]


def test_likely_cards_are_dealt_as_long_as_there_are_any():
    pile = [1, 5, 2, 9]
    assert [take(pile, frozenset({1, 5})) for _ in range(4)] == [5, 1, 9, 2]
    table = table_of(scene("12", "1 2 3", "1").state)
    hand = table.dealt_again(0, likely={1: [frozenset({12})] * 3}).hands[1]
    assert hand.count(12) == 2  # the third is in seat 1's own hand


def test_what_is_believed_of_easy_bots_is_mostly_true():
    """Cards that changed hands by a power are not accounted for, and a dodge may be overlooked."""
    true = total = 0
    for seed in range(20):
        play = begin(seed, 3, "on")
        while play.pending is not None:
            ask, state = play.pending, play.state
            if ask.kind == "play":
                table = table_of(state)
                for seat, slots in likely_cards(table, state.index(ask.seat), table.weapons).items():
                    if slots and slots[-1] != ANYTHING:
                        total += 1
                        true += fits(table.hands[seat], slots)
            play.give(EasyBot(Random(play.number)).decide(play.game.view(state, ask.seat), ask))
    assert total > 500
    assert true / total > 0.9


def fits(hand, slots):
    """Whether a hand is as believed; only the first slot may differ from the others."""
    return all(card in slots[0] for card in hand) and sum(card not in slots[-1] for card in hand) <= 1


def test_numbers_are_in_order():
    assert [number(card) for card in cards("1 12 d")] == [1, 12, DODGE_NUMBER]
