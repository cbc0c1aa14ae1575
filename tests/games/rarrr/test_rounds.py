"""Rounds: Power-up, Cities, ends (RR3)."""

from collections import Counter
from random import Random

import pytest
from tests.games.rarrr.kit import DECKS, GAME, asked, fight, finish, give, options, seat, start

from meeple_city.games.rarrr.state import Stage


def to_power_up(play):
    while play.state.stage is Stage.CREATION:
        play.give(play.pending.options[0])
    return play


def to_battle(play):
    while play.state.stage is not Stage.BATTLE:
        play.give(play.pending.options[0])
    return play


def test_rr3_1_a_match_has_three_rounds():
    play = finish(start(3), Random(1))
    assert (play.state.round, play.state.stage) == (3, Stage.OVER)
    assert len(play.state.undealt) == 24 - 18


def test_rr3_2_twelve_power_cards_each_are_dealt_from_all_of_them():
    play = to_power_up(start(6))
    assert [len(player.pack) for player in play.state.players] == [12] * 6
    assert play.state.powers == ()
    assert Counter(card for player in play.state.players for card in player.pack) == Counter(DECKS.powers)


def test_rr3_2_drafted_power_cards_become_the_hand():
    play = to_power_up(start(2))
    first = play.pending.options[0]
    to_battle(play)
    assert [len(player.hand) for player in play.state.players] == [12, 12]
    assert first in seat(play, 1).hand
    assert [player.drafted for player in play.state.players] == [(), ()]


def test_rr3_2_power_cards_too_go_to_the_left():
    play = to_power_up(start(3))
    packs = [player.pack for player in play.state.players]
    for pack in packs:
        play.give(pack[0])
    assert [player.pack for player in play.state.players] == [packs[2][1:], packs[0][1:], packs[1][1:]]


def test_rr3_2_all_power_cards_are_reshuffled_each_round():
    play = fight("E1", "T1", later=())
    give(play, "1 E1 done", "2 pass")
    state = play.state
    assert (state.round, state.discard, state.buried) == (2, (), ())
    assert len(state.powers) == 72 - 24
    packs = Counter(card for player in state.players for card in player.pack)
    assert packs + Counter(state.powers) == Counter(DECKS.powers)


def test_rr3_3_six_cities_lie_open():
    play = to_battle(start(2))
    assert len(play.state.cities) == 6
    assert len(play.state.undealt) == 18


def test_rr3_4_the_angriest_monster_chooses_any_open_city():
    play = fight("E1", "T1", city=None, later=("Lima", "Rome", "Oslo"), angriest=2)
    assert (asked(play), options(play)) == ("2 city", {"Lima", "Rome", "Oslo"})
    give(play, "2 Rome")
    assert (play.state.city, play.state.cities) == ("Rome", ("Lima", "Oslo"))
    assert asked(play) == "2 bid"


def test_rr3_4_an_empty_handed_holder_chooses_and_then_passes():
    play = fight("", "T1", city=None, later=("Lima", "Rome"))
    give(play, "1 Rome")
    assert asked(play) == "2 bid"
    assert (play.records[-1].given, play.records[-1].auto) == ("pass", True)


def test_rr3_5_a_round_ends_when_no_city_is_left():
    play = fight("E1 E2", "T1", later=())
    give(play, "1 E1 done done", "2 pass")
    assert (play.state.round, asked(play)) == (2, "1 draft")


def test_rr3_5_a_round_ends_early_when_nobody_has_a_power_card_left():
    play = fight("E1", "", later=("Lima", "Rome"), boosts=())
    give(play, "1 E1")
    assert seat(play, 1).won == ("Sao Paulo",)
    assert (play.state.round, asked(play)) == (2, "1 draft")
    assert {"Lima", "Rome"} <= set(play.state.box)


def test_rr3_5_a_round_goes_on_while_one_has_a_power_card():
    play = fight("E1", "T1", later=("Lima", "Rome"))
    give(play, "1 E1 done", "2 pass")
    assert (play.state.round, asked(play)) == (1, "1 city")


def test_rr3_5_a_round_does_not_end_within_a_battle():
    play = fight("E1", "T2", boosts=())
    give(play, "1 E1", "2 T2")
    assert (play.state.city, asked(play)) == ("Sao Paulo", "1 take_back")


def test_rr3_5_a_lone_player_with_cards_plays_on():
    play = fight("E1 E2", "", later=("Lima",), boosts=())
    give(play, "1 E1 done done")
    assert asked(play) == "1 bid"
    give(play, "1 E2")
    assert seat(play, 1).won == ("Sao Paulo", "Lima")


def test_rr3_6_hands_end_with_the_round_but_boosts_and_the_angriest_card_stay():
    play = fight("E1 E2 E3", "T1 T2", later=(), boosts=(2, 3))
    give(play, "1 E1 done done", "2 pass")
    assert [player.hand for player in play.state.players] == [(), ()]
    assert [player.boosts for player in play.state.players] == [(2, 3), (2, 3)]
    assert play.state.angriest == "seat 1"


@pytest.mark.parametrize(("round_", "over"), [(2, False), (3, True)])
def test_rr3_7_the_match_is_over_after_the_third_round(round_, over):
    play = fight("E1", "T1", later=(), round_=round_)
    give(play, "1 E1 done", "2 pass")
    assert (play.pending is None) is over
    assert (GAME.result(play.state) is not None) is over


def test_turns_are_counted():
    play = fight("E1", "T1", later=("Lima", "Rome"))
    give(play, "1 E1 done", "2 pass")
    assert GAME.turns(play.state) == 2
