"""OR9: the six powers, and every curse that touches them."""

import pytest
from tests.games.octorage.scene import A, B, C, D, answer, asked, cards, happened, options, scene

from meeple_city.games.octorage.characters import Armed
from meeple_city.games.octorage.events import CardStolen, DeckReshuffled, LifeLost, LifeRegained

# José


@pytest.mark.parametrize("machete", ["1", "2", "3", "4", "5"])
def test_joses_machete_steals_a_card(machete):  # OR9.1
    play = answer(scene(machete, "12", "9", who=("José",)), machete)
    assert asked(play) == (A, "steal")
    assert play.pending.options == (B, C)
    answer(play, C)
    assert play.state.hands == (cards("9"), cards("12"), ())
    assert asked(play) == (B, "play")


def test_joses_other_cards_steal_nothing():  # OR9.1
    for card in ("6", "8", "12", "d"):
        assert asked(answer(scene(card, "12", "9", who=("José",)), card))[1] == "play"


def test_a_machete_of_another_steals_nothing():  # OR9.1
    assert asked(answer(scene("1", "12", "9", who=("Norbert", "José")), "1")) == (B, "play")


def test_jose_robs_only_the_living_who_have_cards():  # OR9.1
    play = answer(scene("1 2", "", "9", "", who=("José",), out=(D,)), "1")
    assert happened(play, CardStolen) == [CardStolen(A, C, "pistol 9")]  # one possible victim: no question
    play = answer(scene("1 2", "", "", who=("José",)), "1")
    assert not happened(play, CardStolen)


def test_the_card_is_stolen_at_random():  # OR9.1
    def loot(seed):
        return answer(scene("1", "6 7 9 10", "9", who=("José",), seed=seed), "1", B).state.hand(A)

    assert loot(1) == loot(1)
    assert len({loot(seed) for seed in range(20)}) > 2


def test_jose_under_the_skull_ends_with_two_cards_and_no_question():  # OR9.1, OR8.4
    play = answer(scene("1 2", "4", "12", who=("José",), curses={A: "skull"}), "1", C)
    assert play.state.hand(A) == cards("2 12")
    assert asked(play) == (B, "play")


def test_a_gain_of_joses_is_trimmed_by_the_skull():  # OR8.4
    play = answer(scene("1 2 3", "4", "12", who=("José",), curses={A: "skull"}), "1", C)
    assert asked(play) == (A, "discard")
    assert answer(play, "2").state.hand(A) == cards("3 12")


def test_jose_may_steal_a_treasure_stuck_under_the_jewels_and_is_stuck_with_his_own():  # OR8.2
    play = answer(scene("1", "4", "crown", who=("José",), curses={C: "jewels"}), "1", C)
    assert play.state.hand(A) == cards("crown")
    assert options(scene("crown", "1", "1", who=("José",), curses={A: "jewels"})) == set()


# Courtney


@pytest.mark.parametrize("pistol", ["6", "7", "9"])
def test_courtneys_pistol_brings_a_weapon_back(pistol):  # OR9.2
    play = answer(scene(pistol, "1", "1", who=("Courtney",), discard="12 1 1"), pistol)
    assert asked(play) == (A, "salvage")
    assert play.pending.options == (*cards("12 1"), "nothing")
    answer(play, "12")
    assert play.state.hand(A) == cards("12")
    assert play.state.discard == cards("1 1")


def test_courtney_may_decline():  # OR9.2
    play = answer(scene("6", "1", "1", who=("Courtney",), discard="12"), "6", "nothing")
    assert play.state.hand(A) == ()
    assert play.state.discard == cards("12")
    assert asked(play) == (B, "play")


def test_courtney_takes_weapons_only():  # OR9.2
    play = answer(scene("6", "1", "1", who=("Courtney",), discard="d crown"), "6")
    assert asked(play) == (B, "play")


def test_courtney_does_not_get_the_pistol_she_just_played():  # OR9.2
    assert asked(answer(scene("6", "1", "1", who=("Courtney",)), "6")) == (B, "play")
    assert asked(answer(scene("6", "1", "1", who=("Courtney",), weapons="5"), "6")) == (B, "play")


def test_other_weapons_bring_courtney_nothing():  # OR9.2
    for card in ("5", "8", "10", "12"):
        assert asked(answer(scene(card, "1", "1", who=("Courtney",), discard="12"), card)) == (B, "play")


def test_courtney_under_the_skull():  # OR9.2, OR8.4
    play = answer(scene("6 1", "1", "1", who=("Courtney",), discard="12", curses={A: "skull"}), "6", "12")
    assert play.state.hand(A) == cards("1 12")
    play = answer(scene("6 1 2", "1", "1", who=("Courtney",), discard="12", curses={A: "skull"}), "6", "12", "1")
    assert play.state.hand(A) == cards("2 12")


# Britney


def test_britney_plays_a_pheromone_on_anything():  # OR9.3
    assert options(scene("8 7", "1", "1", who=("Britney",), weapons="12")) == set(cards("8"))


def test_what_follows_britney_must_reach_eight():  # OR9.3
    play = answer(scene("8", "7 8 9", "1", who=("Britney", "José"), weapons="12"), "8")
    assert options(play) == set(cards("8 9"))
    assert play.state.rage == 1


def test_others_pheromones_are_weapons_like_any():  # OR9.3
    assert options(scene("8", "1", "1", who=("José", "Britney"), weapons="9")) == set()


@pytest.mark.parametrize("last", ["8", "12"])
def test_britney_breaks_the_sceptre(last):  # OR9.3, OR8.3
    play = scene("8 12", "1", "1", who=("Britney",), weapons=last, curses={A: "sceptre"})
    assert "pheromone 8" in options(play)
    assert ("dynamite 12" in options(play)) == (last == "8")


def test_without_her_power_britney_bears_the_sceptre():  # OR7.2, OR8.3
    assert options(scene("8", "1", "1", who=("Britney",), weapons="8", curses={A: "sceptre"}, won=(A,))) == set()


# Gilles


@pytest.mark.parametrize("gun", ["10", "11"])
def test_gilles_looks_at_two_and_keeps_one(gun):  # OR9.4
    play = answer(scene(gun, "1", "1", who=("Gilles",), deck="12 d 3"), gun)
    assert asked(play) == (A, "look")
    answer(play, "look")
    assert asked(play) == (A, "keep")
    assert play.pending.options == cards("12 d")
    answer(play, "d")
    assert play.state.hand(A) == cards("d")
    assert play.state.discard == cards("12")
    assert play.state.deck == cards("3")
    assert asked(play) == (B, "play")


def test_gilles_may_decline():  # OR9.4
    play = answer(scene("10", "1", "1", who=("Gilles",), deck="12 d"), "10", "nothing")
    assert play.state.deck == cards("12 d")
    assert play.state.hand(A) == ()
    assert asked(play) == (B, "play")


def test_two_alike_are_asked_for_all_the_same():  # OR10.2
    play = answer(scene("10", "1", "1", who=("Gilles",), deck="d d"), "10", "look")
    assert asked(play) == (A, "keep")
    assert play.pending.options == cards("d")


def test_gilles_keeps_the_only_card_and_the_deck_is_reshuffled():  # OR9.4, OR6.3
    play = answer(scene("10", "1", "1", who=("Gilles",), deck="12", discard="1 2"), "10", "look")
    assert play.state.hand(A) == cards("12")
    assert sorted(play.state.deck) == sorted(cards("1 2"))
    assert play.state.discard == ()


def test_gilles_last_two_cards_reshuffle_the_other():  # OR9.4, OR6.3
    play = answer(scene("10", "1", "1", who=("Gilles",), deck="12 d"), "10", "look", "12")
    assert happened(play, DeckReshuffled)
    assert play.state.deck == cards("d")


def test_gilles_finds_nothing_in_an_empty_deck():  # OR9.4
    assert asked(answer(scene("10", "1", "1", who=("Gilles",), deck=""), "10")) == (B, "play")


def test_other_weapons_show_gilles_nothing():  # OR9.4
    for card in ("9", "12"):
        assert asked(answer(scene(card, "1", "1", who=("Gilles",)), card)) == (B, "play")


def test_gilles_under_the_skull():  # OR9.4, OR8.4
    play = answer(scene("10 1", "1", "1", who=("Gilles",), deck="12 d 3", curses={A: "skull"}), "10", "look", "12")
    assert play.state.hand(A) == cards("1 12")
    again = scene("10 1 2", "1", "1", who=("Gilles",), deck="12 d 3", curses={A: "skull"})
    assert answer(again, "10", "look", "12", "2").state.hand(A) == cards("1 12")


# Norbert


def test_norberts_dynamite_takes_two_lives():  # OR9.5
    play = answer(scene("12", "1", "1", who=("Norbert",)), "12")
    assert asked(play) == (A, "blast")
    assert play.pending.options == (B, C)
    assert answer(play, C).state.lives == (5, 5, 3)
    assert asked(play) == (B, "play")


def test_only_norbert_and_only_dynamite():  # OR9.5
    assert asked(answer(scene("11", "1", "1", who=("Norbert",)), "11")) == (B, "play")
    assert asked(answer(scene("12", "1", "1", who=("José", "Norbert")), "12")) == (B, "play")


@pytest.mark.parametrize(("life", "out"), [(3, False), (2, True), (1, True)])
def test_norbert_takes_a_player_out(life, out):  # OR9.5, OR5.6
    play = answer(scene("12", "1 2", "1", who=("Norbert",), lives=(5, life, 5)), "12", B)
    assert play.state.player(B).out == out
    assert asked(play) == ((C if out else B), "play")
    assert play.state.life(B) == max(0, life - 2)
    assert happened(play, LifeLost) == [LifeLost(B, min(life, 2), "Norbert")]


def test_norbert_ends_the_round_with_the_last_other():  # OR9.5, OR7.1
    play = answer(scene("12", "1", "", who=("Norbert",), lives=(5, 2, 0), out=(C,)), "12")
    assert play.state.player(A).won == (1,)


def test_norberts_power_comes_before_the_crown():  # OR9.7
    play = answer(scene("12", "1", "1", who=("Norbert",), curses={A: "crown"}), "12", B)
    assert happened(play, LifeLost) == [LifeLost(B, 2, "Norbert"), LifeLost(A, 1, "Emerald Crown")]


def test_norbert_with_one_life_and_the_crown_wins_the_round_before_the_crown_counts():  # OR9.7, OR7.1
    play = answer(
        scene("12", "1", "", who=("Norbert",), curses={A: "crown"}, lives=(1, 2, 0), out=(C,)),
        "12",
    )
    assert play.state.player(A).won == (1,)
    assert happened(play, LifeLost) == [LifeLost(B, 2, "Norbert")]


def test_norbert_taking_out_the_crowns_bearer_leaves_the_crown_nobody_to_hurt():  # OR9.7, OR5.6
    play = answer(scene("12", "1", "1", "1", who=("Norbert",), curses={B: "crown"}, lives=(5, 2, 5, 5)), "12", B)
    assert happened(play, LifeLost) == [LifeLost(B, 2, "Norbert")]
    assert play.state.lives == (5, 0, 5, 5)


def test_norbert_hits_the_crowns_bearer_for_three():  # OR9.7
    play = answer(scene("12", "1", "1", who=("Norbert",), curses={B: "crown"}), "12", B)
    assert play.state.lives == (5, 2, 5)


def test_the_crown_can_end_the_round_after_norbert():  # OR9.7
    play = answer(scene("12", "1", "", who=("Norbert",), curses={B: "crown"}, lives=(5, 3, 0), out=(C,)), "12")
    assert play.state.player(A).won == (1,)


def test_norberts_dynamite_under_the_sceptre_needs_a_lower_weapon():  # OR8.3
    assert options(scene("12", "1", "1", who=("Norbert",), weapons="12", curses={A: "sceptre"})) == set()


# Pamela


@pytest.mark.parametrize(("life", "healed"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_pamela_heals_two_up_to_five(life, healed):  # OR9.6
    play = answer(scene("crown", "1", "1", who=("José", "Pamela"), lives=(5, life, 5)), "crown", C)
    assert play.state.life(B) == healed
    gained = healed - life
    assert happened(play, LifeRegained) == ([LifeRegained(B, gained)] if gained else [])


def test_pamela_heals_by_her_own_treasures_and_by_those_she_gets():  # OR9.6
    assert answer(scene("crown", "1", "1", who=("Pamela",), lives=(2, 5, 5)), "crown", C).state.life(A) == 4
    own = answer(scene("crown", "1", "1", who=("José", "Pamela"), lives=(5, 2, 5)), "crown", B)
    assert own.state.life(B) == 4


def test_pamela_does_not_heal_by_other_cards_or_without_her_power_or_dead():  # OR9.6, OR7.2
    assert answer(scene("d", "1", "1", who=("Pamela",), lives=(2, 5, 5)), "d").state.life(A) == 2
    turned = scene("crown", "1", "1", who=("José", "Pamela"), lives=(5, 2, 5), won=(B,))
    assert answer(turned, "crown", C).state.life(B) == 2
    dead = scene("crown", "", "1", "1", who=("José", "Pamela"), out=(B,))
    assert answer(dead, "crown", C).state.life(B) == 0


def test_pamela_under_the_jewels_heals_by_others_treasures_only():  # OR9.6, OR8.2
    assert options(scene("crown", "1", "1", who=("Pamela",), curses={A: "jewels"})) == set()
    play = answer(scene("skull", "1", "1", who=("José", "Pamela"), lives=(5, 2, 5), curses={B: "jewels"}), "skull", C)
    assert play.state.life(B) == 4


def test_pamela_gets_the_skull_heals_and_throws_away():  # OR9.6, OR8.4
    play = answer(scene("skull", "1 2 3", "1", who=("José", "Pamela"), lives=(5, 2, 5)), "skull", B)
    assert play.state.life(B) == 4
    assert asked(play) == (B, "discard")


def test_pamela_bears_statuette_and_crown_like_anybody():  # OR9.6
    assert answer(scene("d", "1", "1", who=("Pamela",), curses={A: "statuette"}), "d").state.life(A) == 4
    assert answer(scene("12", "1", "1", who=("Pamela",), curses={A: "crown"}), "12").state.life(A) == 4


@pytest.mark.parametrize(("who", "hand"), [("José", "1"), ("Courtney", "6"), ("Gilles", "10"), ("Norbert", "12")])
def test_a_power_on_its_victory_side_asks_nothing(who, hand):  # OR7.2
    play = answer(scene(hand, "1", "1", who=(who,), discard="12", won=(A,)), hand)
    assert asked(play) == (B, "play")


def test_the_questions_of_a_power_name_its_character():
    assert answer(scene("1", "2", "3", who=("José",)), "1").pending.about == {"character": "José"}
    assert answer(scene("12", "2", "3", who=("Norbert",)), "12").pending.about == {"character": "Norbert", "lives": 2}


def test_a_power_must_say_what_it_does():
    with pytest.raises(NotImplementedError):
        Armed().use(None, A, "machete 1")
