"""OR5, OR6: being attacked, leaving the round, drawing."""

import pytest
from tests.games.octorage.scene import A, B, C, D, answer, asked, attacked, cards, happened, scene

from meeple_city.games.octorage.events import CardsDrawn, DeckReshuffled, TurnBegun


@pytest.mark.parametrize(("rage", "left"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_an_attack_costs_what_the_track_says(rage, left):  # OR5.1
    assert attacked(scene("1", "1", "1", rage=rage)).state.lives == (left, 5, 5)


def test_at_the_last_step_everything_is_lost():  # OR5.2
    assert attacked(scene("1", "1", "1", rage=4)).state.player(A).out
    assert attacked(scene("1", "1", "1", rage=4, lives=(2, 5, 5))).state.life(A) == 0


def test_the_attacked_player_takes_the_octoman_and_opens_the_next_turn():  # OR5.1, OR5.5
    play = attacked(scene("1", "1", "1", active=B, octoman=A))
    assert play.state.octoman == B
    assert asked(play) == (B, "play")
    assert happened(play, TurnBegun) == [TurnBegun(B)]
    assert play.state.turn == 2


def test_an_attack_discards_the_weapons_and_any_card_may_open_the_next_turn():  # OR5.1
    play = attacked(scene("1", "1", "1", weapons="6 12"))
    assert play.state.weapons == ()
    assert play.state.discard == cards("6 12")
    assert "machete 1" in play.pending.options


def test_rage_outlasts_the_turn():  # OR3.3
    assert attacked(scene("1", "1", "1", rage=2)).state.rage == 2


def test_the_last_life_takes_a_player_out_with_hand_and_treasures():  # OR5.3
    play = attacked(scene("1 2", "1", "1", lives=(1, 5, 5), curses={A: "crown"}))
    assert play.state.player(A).out
    assert play.state.player(A).curses == play.state.hand(A) == ()
    assert set(cards("1 2 crown")) <= set(play.state.discard)


def test_the_last_but_one_life_does_not():  # OR5.3
    play = attacked(scene("1 2", "1", "1", lives=(2, 5, 5), curses={A: "crown"}))
    assert not play.state.player(A).out
    assert play.state.player(A).curses == cards("crown")


@pytest.mark.parametrize(("clockwise", "heir"), [(True, B), (False, D)])
def test_the_next_living_player_inherits_the_octoman(clockwise, heir):  # OR5.4
    play = attacked(scene("1", "1", "1", "1", lives=(1, 5, 5, 5), clockwise=clockwise))
    assert play.state.octoman == heir
    assert asked(play) == (heir, "play")


def test_who_leaves_without_the_octoman_leaves_it_where_it_is():  # OR5.4, OR5.6
    play = answer(scene("12", "1", "1", who=("Norbert",), octoman=C, lives=(5, 2, 5)), "12", B)
    assert play.state.player(B).out
    assert play.state.octoman == C


def test_who_leaves_by_a_power_passes_the_octoman_on_and_ends_no_turn():  # OR5.6
    play = answer(scene("12 1", "1", "1", "1", who=("Norbert",), octoman=B, lives=(5, 2, 5, 5)), "12", B)
    assert play.state.octoman == C
    assert play.state.weapons == cards("12")
    assert play.state.turn == 1
    assert not happened(play, CardsDrawn)
    assert asked(play) == (C, "play")


def test_after_an_attack_all_the_living_draw_one():  # OR6.1
    play = attacked(scene("1", "2 3", "4", "", out=(D,)))
    assert [len(hand) for hand in play.state.hands] == [2, 3, 2, 0]


def test_the_dead_draw_nothing_in_the_attack_that_kills_them():  # OR6.1
    play = attacked(scene("1", "2 3", "4", lives=(1, 5, 5)))
    assert [len(hand) for hand in play.state.hands] == [0, 3, 2]


def test_an_empty_hand_draws_two():  # OR6.2
    play = attacked(scene("1", "", "2"))
    assert [len(hand) for hand in play.state.hands] == [2, 2, 2]


@pytest.mark.parametrize(("clockwise", "order"), [(True, (B, C, A)), (False, (B, A, C))])
def test_the_octomans_player_draws_first_and_then_in_the_direction_of_play(clockwise, order):  # OR6.1
    play = attacked(scene("1", "1", "1", active=B, clockwise=clockwise))
    (drawn,) = happened(play, CardsDrawn)
    assert drawn.seats == order


def test_drawing_takes_from_the_top():  # OR6.1
    play = attacked(scene("1", "1", "1", deck="10 11 12 d d"))
    assert [hand[-1] for hand in play.state.hands] == list(cards("10 11 12"))
    assert play.state.deck == cards("d d")


def test_an_emptied_deck_is_reshuffled_in_the_middle_of_the_drawing():  # OR6.3
    play = attacked(scene("1", "1", "1", deck="12", weapons="6", discard="7 9"))
    assert play.state.hand(A) == cards("1 12")
    assert [len(hand) for hand in play.state.hands] == [2, 2, 2]
    assert len(play.state.deck) == 1
    assert play.state.discard == ()
    assert len(happened(play, DeckReshuffled)) == 1


def test_the_last_card_drawn_reshuffles_at_once():  # OR6.3
    play = attacked(scene("1", "1", "1", deck="12 12 12", weapons="6 7 9"))
    assert sorted(play.state.deck) == sorted(cards("6 7 9"))


def test_with_deck_and_discard_empty_nothing_is_drawn():  # OR6.3
    play = attacked(scene("1", "1", "1", deck="12"))
    assert [len(hand) for hand in play.state.hands] == [2, 1, 1]
    assert play.state.deck == ()


def test_the_first_card_discarded_onto_nothing_becomes_the_deck():  # OR6.3
    play = answer(scene("d 1", "1", "1", deck=""), "d")
    assert play.state.deck == ("dodge",)
    assert play.state.discard == ()


def test_reshuffling_is_by_the_seed():  # OR6.3
    def deck(seed):
        return attacked(scene("1", "1", "1", deck="12 12 12", weapons="1 2 3 4 5 6 7 9", seed=seed)).state.deck

    assert deck(1) == deck(1)
    assert len({deck(seed) for seed in range(5)}) > 1


def test_an_empty_hand_is_attacked_without_a_question():  # OR10.2
    play = answer(scene("1", "", "2"), "1")
    assert play.state.life(B) == 4
    assert play.records[-1].auto
    assert len(play.state.hand(B)) == 2
    assert asked(play) == (B, "play")


def test_a_hand_in_which_nothing_will_do_is_asked_all_the_same():  # OR10.2
    play = answer(scene("12", "1", "2"), "12")
    assert asked(play) == (B, "play")
    assert len(play.pending.options) == 1
