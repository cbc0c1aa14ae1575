"""Passing, taking back, winning (RR5)."""

import pytest
from tests.games.rarrr.kit import GAME, asked, cards, fight, give, options, seat, words


def test_rr5_1_who_passes_is_out_until_the_next_battle():
    play = fight("E3 E1", "T1 T2", "R3 R3", later=("Lima", "Rome"))
    give(play, "1 E1 done done", "2 pass", "3 R3 done done")
    assert asked(play) == "1 bid"
    give(play, "1 pass E1")
    assert asked(play) == "1 city"
    give(play, "1 Rome", "1 pass", "2 T1 done done")
    assert seat(play, 2).level == 1


def test_rr5_2_boosts_of_a_passer_are_out_of_the_game():
    play = fight("E1 E3", "T3 T3")
    give(play, "1 E1 +2 done done", "2 T3 T3 done done", "1 pass")
    assert seat(play, 1).boosts == (1, 3)
    assert play.state.box.count("boost 2") == 4 + 1
    give(play, "1 none")
    assert seat(play, 1).boosts == (1, 3)


def test_rr5_3_a_passer_may_take_one_card_back_and_the_rest_is_discarded():
    play = fight("E1 E2 E3 F1", "T3 T3 T3", "R3 R3 R3 F3 F3", boosts=())
    give(play, "1 E1 E2 E3 done", "2 T3 T3 T3", "3 pass", "1 pass")
    assert (asked(play), options(play)) == ("1 take_back", words("none E1 E2 E3"))
    give(play, "1 none")
    assert set(cards("E1 E2 E3")) <= set(play.state.discard)


def test_rr5_3_only_one_card_comes_back_to_one_who_is_not_last():
    play = fight("E1 E2 F1", "T3 T3", "R3 R3 R3", boosts=())
    give(play, "1 E1 E2 done done", "2 T3 T3", "3 R3 R3 R3", "1 pass E2")
    assert asked(play) == "2 take_back" or asked(play) == "2 bid"
    assert seat(play, 1).hand == cards("E2 F1")
    assert "electrical 1" in play.state.discard


def test_rr5_3_one_need_not_take_a_card_back():
    play = fight("E1 E2 F1", "T3 T3", boosts=())
    give(play, "1 E1 E2 done done", "2 T3 T3", "1 pass none")
    assert seat(play, 1).hand == cards("F1")
    assert asked(play) == "1 bid"  # no second question; the last City chooses itself


def test_rr5_3_who_laid_nothing_takes_nothing_back():
    play = fight("E1", "T1", "R1", boosts=())
    give(play, "1 E1", "2 pass")
    assert asked(play) == "3 bid"


def test_rr5_3_only_ones_own_cards_come_back():
    play = fight("E1 F1", "T2", boosts=())
    give(play, "1 E1 done done", "2 T2", "1 pass")
    assert options(play) == words("none E1")


def test_rr5_4_the_last_to_pass_may_take_a_second_card_back():
    play = fight("E1 E2 E3", "T3 T3 T3", boosts=())
    give(play, "1 E1 E2 E3", "2 T3 T3 T3", "1 E3")
    assert (asked(play), options(play)) == ("1 take_back", words("none E1 E2"))
    give(play, "1 E2")
    assert seat(play, 1).hand == cards("E2 E3")
    assert play.state.discard == cards("E1 T3 T3 T3")


def test_rr5_5_the_last_to_pass_takes_the_angriest_card():
    play = fight("E3 R1", "T1 T1", "R3 R3", later=("Lima", "Rome"))
    give(play, "1 E3 done done", "2 T1 T1 done done", "3 R3 R3 done done", "1 pass E3", "2 none")
    assert play.state.angriest == "seat 2"
    assert asked(play) == "2 city"


def test_rr5_5_among_several_bidders_the_last_to_pass_is_angriest_and_never_the_winner():
    play = fight("E1 F1", "T2 F1", "R1", later=("Lima", "Rome"), boosts=())
    give(play, "1 E1 done done", "2 T2 done done", "3 pass", "1 pass none")
    assert play.state.angriest == "seat 1"
    play = fight("E1 F1", "T2 F1", "R3 R1", later=("Lima", "Rome"), boosts=(), angriest=3)
    give(play, "3 R1 done done", "1 pass", "2 T2 done done", "3 pass none")
    assert play.state.angriest == "seat 3"


def test_rr5_6_the_last_one_standing_takes_the_city_and_discards_everything():
    play = fight("E1 E2", "T3")
    give(play, "1 E1 E2 +3 done done", "2 pass")
    assert seat(play, 1).won == ("Sao Paulo",)
    assert seat(play, 1).hand == ()
    assert play.state.discard == cards("E1 E2")
    assert seat(play, 1).boosts == (1, 2)
    assert play.state.box.count("boost 3") == 4 + 1


def test_rr5_6_one_alone_raises_no_more():
    play = fight("E1 T3", "R1", boosts=())
    give(play, "1 E1 done done", "2 pass")
    assert (seat(play, 1).won, asked(play)) == (("Sao Paulo",), "1 bid")
    assert play.state.city == "Lima"


@pytest.mark.parametrize("bidder", [1, 2, 3])
def test_rr5_7_a_single_bidder_takes_the_angriest_card(bidder):
    play = fight("E1 E1", "E2 E2", "E3 E3", later=("Lima", "Rome"))
    for number in (1, 2, 3):
        give(play, f"{number} E{number} done done" if number == bidder else f"{number} pass")
    assert seat(play, bidder).won == ("Sao Paulo",)
    assert asked(play) == f"{bidder} city"


def test_rr5_8_a_city_nobody_wants_is_out_and_the_holder_chooses_again():
    play = fight("E1", "T1", later=("Lima", "Rome"), angriest=2)
    give(play, "2 pass", "1 pass")
    assert "Sao Paulo" in play.state.box
    assert (play.state.angriest, asked(play), options(play)) == ("seat 2", "2 city", {"Lima", "Rome"})


def test_rr5_8_the_last_of_all_may_still_bid_when_nobody_has():
    play = fight("E1", "T1", "R1", later=("Lima", "Rome"))
    give(play, "1 pass", "2 pass")
    assert (asked(play), options(play)) == ("3 bid", words("pass R1"))


def test_what_was_laid_stays_open_until_its_owner_wins_or_passes():
    play = fight("E1 E1", "T2 T2")
    give(play, "1 E1 done done", "2 T2 done done")
    shown = GAME.view(play.state, None).seats
    assert [row.level for row in shown] == [1, 2]
    assert shown[0].sets[0].cards == ("electrical 1",)


def test_a_match_can_be_resumed_in_the_middle_of_a_battle():
    play = fight("E1 E2", "T3 T1", "R1", later=("Lima", "Rome"))
    give(play, "1 E1 done done", "2 T1 +1 done done")
    twin = play.fork()
    assert asked(twin) == "3 bid"
    assert (twin.pending, twin.state) == (play.pending, play.state)
