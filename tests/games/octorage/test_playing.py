"""OR4: playing a card."""

import pytest
from tests.games.octorage.scene import SKULL, A, B, C, D, answer, asked, attacked, cards, happened, options, scene

from meeple_city.games.octorage.events import PlayPassed, RageRaised
from meeple_city.games.octorage.rules import ATTACKED


def test_the_first_weapon_may_be_any():  # OR4.2
    assert options(scene("1 7 12", "1", "1")) == set(cards("1 7 12"))


@pytest.mark.parametrize(("last", "allowed"), [("6", "6 7 12"), ("7", "7 12"), ("12", "12")])
def test_a_weapon_must_not_fall_below_the_last(last, allowed):  # OR4.2
    assert options(scene("5 6 7 12", "1", "1", weapons=last)) == set(cards(allowed))


def test_only_the_last_weapon_counts():  # OR4.2
    assert options(scene("7 9", "1", "1", weapons="10 8", who=("José",))) == set(cards("9"))


def test_a_weapon_lower_than_the_last_is_refused():  # OR4.2
    play = scene("5", "1", "1", weapons="6")
    refusal = play.refusal("machete 5")
    assert refusal.key == "refusal.not_an_option"
    assert refusal.args == {"answer": "machete 5", "kind": "play", "options": (ATTACKED,)}


def test_weapons_stay_in_the_play_area():  # OR4.3
    play = answer(scene("6", "7", "1"), "6", "7")
    assert play.state.weapons == cards("6 7")
    assert play.state.discard == ()


def test_equal_cards_are_one_choice():  # OR4.1
    assert scene("6 6 6", "1", "1").pending.options == ("pistol 6", ATTACKED)


def test_nobody_must_play():  # OR4.1
    play = attacked(scene("12", "1", "1"))
    assert play.state.life(A) == 4
    assert play.state.turn == 2


def test_a_pheromone_raises_rage_and_others_do_not():  # OR4.4
    assert answer(scene("8", "1", "1"), "8").state.rage == 1
    assert answer(scene("9", "1", "1"), "9").state.rage == 0


def test_rage_stops_at_its_last_step():  # OR4.4
    assert answer(scene("8", "1", "1", rage=3), "8").state.rage == 4
    play = answer(scene("8", "1", "1", rage=4), "8")
    assert play.state.rage == 4
    assert not happened(play, RageRaised)


def test_a_dodge_turns_the_direction_and_is_discarded():  # OR4.5
    play = answer(scene("d", "1", "1", weapons="12"), "d")
    assert not play.state.clockwise
    assert play.state.discard == ("dodge",)
    assert asked(play) == (C, "play")
    assert play.state.weapons == cards("12")


def test_two_dodges_turn_it_back():  # OR4.5
    play = answer(scene("d", "1", "d", "1"), "d")
    assert asked(play) == (D, "play")
    play = answer(scene("d", "1", "d", "1", active=C, clockwise=False), "d")
    assert play.state.clockwise
    assert asked(play) == (D, "play")


def test_a_dodge_with_two_alive_turns_the_card_and_the_other_plays():  # OR4.5
    play = answer(scene("d", "1", "", out=(C,)), "d")
    assert asked(play) == (B, "play")
    assert not play.state.clockwise


def test_a_treasure_goes_before_another_living_player():  # OR4.6
    play = answer(scene("crown", "1", "1", "1", out=(C,), weapons="12"), "crown")
    assert asked(play) == (A, "curse")
    assert play.pending.options == (B, D)
    assert play.pending.about == {"card": "Emerald Crown"}
    answer(play, D)
    assert play.state.player(D).curses == cards("crown")
    assert play.state.hand(A) == ()
    assert asked(play) == (B, "play")


def test_with_one_other_alive_the_target_is_no_question():  # OR4.6
    play = answer(scene("crown 1", "1", "", out=(C,)), "crown")
    assert play.state.player(B).curses == cards("crown")
    assert play.records[-1].auto


def test_curses_add_up():  # OR4.6
    play = answer(scene("crown", "1", "1", curses={B: "skull"}), "crown", B)
    assert play.state.player(B).curses == (SKULL, "Emerald Crown")


@pytest.mark.parametrize(("clockwise", "following"), [(True, B), (False, D)])
def test_play_passes_in_the_direction_of_play(clockwise, following):  # OR4.7
    assert asked(answer(scene("1", "1", "1", "1", clockwise=clockwise), "1")) == (following, "play")


def test_play_passes_over_those_who_are_out():  # OR4.7
    play = answer(scene("1", "", "1", "1", out=(B,)), "1")
    assert happened(play, PlayPassed) == [PlayPassed(C)]


def test_the_question_says_what_is_at_stake():  # OR4.1
    assert scene("1", "1", "1").pending.about == {"last": "none", "lives": 1}
    assert scene("1", "1", "1", rage=2, weapons="6 7").pending.about == {"last": "pistol 7", "lives": 3}
