"""OR8: the five curses."""

import pytest
from tests.games.octorage.scene import A, B, C, D, answer, asked, attacked, cards, happened, options, scene

from meeple_city.games.octorage.events import CardsDrawn, LifeLost

# Sun God Statuette


def test_a_dodge_under_the_statuette_costs_a_life():  # OR8.1
    play = answer(scene("d", "1", "1", curses={A: "statuette"}), "d")
    assert play.state.lives == (4, 5, 5)
    assert asked(play) == (C, "play")


def test_the_statuette_minds_only_its_bearers_dodges():  # OR8.1
    assert answer(scene("d", "1", "1", curses={B: "statuette"}), "d").state.lives == (5, 5, 5)
    assert answer(scene("1", "1", "1", curses={A: "statuette"}), "1").state.lives == (5, 5, 5)


def test_a_fatal_dodge_still_turns_the_direction_and_play_goes_on():  # OR8.1, OR5.6
    play = answer(scene("d 5", "1", "1", "2", curses={A: "statuette crown"}, lives=(1, 5, 5, 5), weapons="1"), "d")
    assert play.state.player(A).out
    assert not play.state.clockwise
    assert set(play.state.discard) == set(cards("d 5 statuette crown"))
    assert play.state.weapons == cards("1")
    assert play.state.octoman == D
    assert not happened(play, CardsDrawn)
    assert asked(play) == (D, "play")


def test_a_fatal_dodge_with_two_alive_loses_the_round():  # OR8.1, OR7.1
    play = answer(scene("d", "1", "", curses={A: "statuette"}, lives=(1, 5, 0), out=(C,)), "d")
    assert play.state.player(B).won == (1,)


# Octopus God Jewels


def test_the_jewels_forbid_treasures():  # OR8.2
    assert options(scene("crown skull d 1", "1", "1", curses={A: "jewels"})) == set(cards("d 1"))


def test_the_jewels_of_another_forbid_nothing():  # OR8.2
    assert options(scene("crown 1", "1", "1", curses={B: "jewels"})) == set(cards("crown 1"))


def test_treasures_stuck_under_the_jewels_may_be_thrown_away_for_the_skull():  # OR8.2, OR8.4
    play = answer(scene("skull", "crown 1 2", "1", curses={B: "jewels"}), "skull", B)
    assert asked(play) == (B, "discard")
    answer(play, "crown")
    assert play.state.hand(B) == cards("1 2")


# Sacrificial Sceptre


def test_under_the_sceptre_a_weapon_must_beat_the_last():  # OR8.3
    assert options(scene("6 7 d", "1", "1", weapons="6", curses={A: "sceptre"})) == set(cards("7 d"))


def test_nothing_beats_dynamite():  # OR8.3
    assert options(scene("12", "1", "1", weapons="12", curses={A: "sceptre"})) == set()


def test_the_first_weapon_may_be_any_even_under_the_sceptre():  # OR8.3
    assert options(scene("1 12", "1", "1", curses={A: "sceptre"})) == set(cards("1 12"))


def test_the_sceptre_of_another_changes_nothing():  # OR8.3
    assert options(scene("6", "1", "1", weapons="6", curses={B: "sceptre"})) == set(cards("6"))


# Golden Skull


def test_the_skull_leaves_two_cards_of_the_bearers_choice():  # OR8.4
    play = answer(scene("skull", "1 2 3 4", "1"), "skull", B)
    assert asked(play) == (B, "discard")
    assert play.pending.about == {"limit": 2}
    answer(play, "1", "3")
    assert play.state.hand(B) == cards("2 4")
    assert play.state.discard == cards("1 3")
    assert asked(play) == (B, "play")


@pytest.mark.parametrize("hand", ["", "1", "1 2"])
def test_up_to_two_cards_stay(hand):  # OR8.4
    play = answer(scene("skull 1", hand, "1"), "skull", B)
    assert play.records[0].question.kind == "play"
    assert all(record.question.kind != "discard" for record in play.records)
    assert play.state.discard == ()


def test_alike_cards_are_asked_for_all_the_same():  # OR10.2
    play = answer(scene("skull", "1 1 1", "1"), "skull", B)
    assert play.pending.options == cards("1")
    assert asked(play) == (B, "discard")


def test_the_bearer_draws_after_an_attack_and_discards_before_the_next_one_draws():  # OR8.4, OR6.1
    play = attacked(scene("1", "2 3", "4", curses={B: "skull"}, deck="10 11 12 d d"))
    assert asked(play) == (B, "discard")
    assert play.pending.options == cards("2 3 11")
    assert play.state.hand(C) == cards("4")
    answer(play, "11")
    assert play.state.hand(C) == cards("4 12")
    assert play.state.hand(B) == cards("2 3")
    assert asked(play) == (A, "play")


def test_who_draws_two_onto_an_empty_hand_keeps_both():  # OR8.4, OR6.2
    play = attacked(scene("1", "", "4", curses={B: "skull"}))
    assert len(play.state.hand(B)) == 2
    assert asked(play) == (A, "play")


# Emerald Crown


def test_dynamite_costs_the_crowns_bearer_a_life_whoever_plays_it():  # OR8.5
    assert answer(scene("12", "1", "1", curses={C: "crown"}), "12").state.lives == (5, 5, 4)
    assert answer(scene("12", "1", "1", curses={A: "crown"}), "12").state.lives == (4, 5, 5)


def test_other_weapons_do_not():  # OR8.5
    assert answer(scene("11", "1", "1", curses={C: "crown"}), "11").state.lives == (5, 5, 5)
    assert answer(scene("d", "1", "1", curses={C: "crown"}), "d").state.lives == (5, 5, 5)


def test_the_crown_takes_its_bearer_out_and_the_turn_goes_on():  # OR8.5, OR5.6
    play = answer(scene("12", "1", "1", curses={B: "crown"}, lives=(5, 1, 5)), "12")
    assert play.state.player(B).out
    assert set(cards("1 crown")) == set(play.state.discard)
    assert play.state.weapons == cards("12")
    assert asked(play) == (C, "play")


def test_ones_own_dynamite_can_lose_the_round():  # OR8.5, OR7.1
    play = answer(scene("12", "1", "", curses={A: "crown"}, lives=(1, 5, 0), out=(C,)), "12")
    assert play.state.player(B).won == (1,)


def test_curses_cost_no_more_lives_than_there_are():  # OR5.3
    play = answer(scene("12", "1", "1", curses={B: "crown"}, lives=(5, 1, 5)), "12")
    assert happened(play, LifeLost) == [LifeLost(B, 1, "Emerald Crown")]
    assert play.state.life(B) == 0
