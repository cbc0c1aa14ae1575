"""What normal takes the others to hold: true of players who play like easy."""

from itertools import permutations
from random import Random

import pytest
from tests.games.octorage.playing import begin
from tests.games.octorage.scene import A, B, C, cards, scene

from meeple_city.games.octorage import beliefs
from meeple_city.games.octorage.beliefs import Memory
from meeple_city.games.octorage.bots import EasyBot
from meeple_city.games.octorage.playouts import ANYTHING, DODGE_NUMBER, TREASURES, Style, Table, number, take
from meeple_city.games.octorage.state import Deed, Did

UNKNOWN = ["anything"] * 4  # the hand dealt to one of three


def deed(words):
    """A deed in a few words: `2 played 7`, `3 played skull 1`, `2 attacked`."""
    seat, did, card, other = [*words.split(), "", "", ""][:4]
    return Deed(f"seat {seat}", Did(did), "".join(cards(card)), f"seat {other}" if other else "")


def memory(*deeds, who=(), seed=1):
    """What seat 1 remembers after these deeds of a round."""
    play = scene("", "", "", who=who)
    return Memory(play.game.view(play.state.replace(deeds=tuple(map(deed, deeds))), A), Random(seed))


def believed(*deeds, who=(), seed=1):
    """What seat 1 believes of the others' cards after these deeds of a round."""
    hands = memory(*deeds, who=who, seed=seed).guess()
    return {seat: sorted(map(told, hands[seat])) for seat in (1, 2)}


def told(possible):
    """What a card may be, in words: all but these, if that is shorter."""
    if possible == ANYTHING:
        return "anything"
    return " ".join(["not", *map(str, numbers(ANYTHING & ~possible))]) if possible.bit_count() > 9 else (
        " ".join(map(str, numbers(possible)))
    )  # fmt: skip


def numbers(possible):
    return [card for card in range(32) if possible >> card & 1]


def test_nothing_is_known_when_a_round_begins():
    assert believed() == {1: UNKNOWN, 2: UNKNOWN}


def test_who_plays_a_weapon_holds_none_that_would_have_done():
    assert believed("2 played 3", "3 played 7") == {1: ["not 1 2"] * 3, 2: ["not 3 4 5 6"] * 3}


def test_who_plays_a_high_weapon_holds_no_treasure():
    assert believed("2 played 9")[1] == ["9 10 11 12 13"] * 3


def test_who_plays_a_treasure_holds_no_cheap_weapon_that_would_have_done():
    assert believed("2 played 6", "3 played skull 1")[2] == ["not 6 7 8"] * 3


def test_the_bearer_of_the_jewels_may_hold_treasures():
    assert believed("2 played jewels 3", "3 played 9")[2] == ["not 1 2 3 4 5 6 7 8"] * 3


def test_the_bearer_of_the_sceptre_may_hold_a_weapon_like_the_last():
    assert believed("2 played sceptre 3", "1 played 3", "3 played 7")[2] == ["not 4 5 6"] * 3


def test_a_pheromone_from_britney_tells_of_dear_cards_only():  # OR9.3
    deeds = "1 played 9", "2 played 8"
    assert believed(*deeds, who=("José", "Britney", "Pamela"))[1] == ["anything"] * 3


def test_who_is_attacked_holds_nothing_that_would_have_done():
    assert believed("1 played 4", "2 attacked", "2 drew")[1] == ["1 2 3"] * 4 + ["anything"]


def test_what_is_known_of_a_card_stays_true_in_later_turns():
    deeds = "1 played 4", "2 attacked", "2 drew", "3 drew", "2 played 2"
    hands = [believed(*deeds, seed=seed)[1] for seed in range(40)]
    kept = ["2 3"] * 3 + ["not 1"], ["2 3"] * 4  # the card played was one of the four, or the one drawn since
    assert [hand in kept for hand in hands] == [True] * 40
    assert hands.count(kept[0]) > hands.count(kept[1]) > 0


def test_a_guess_is_made_as_often_as_there_are_ways_to_deal_the_cards(monkeypatch):
    """Four cards are 2 or 3, of which there are 6; or three are, in four ways, and one is any but a 1, of which 44."""
    monkeypatch.setattr(beliefs, "TRIES", 4000)
    remembered = memory("1 played 4", "2 attacked", "2 drew", "3 drew", "2 played 2")
    hands = [sorted(map(told, remembered.guess()[1])) for _ in range(4000)]
    assert hands.count(["2 3"] * 4) / 4000 == pytest.approx(6 / (6 + 4 * 44), abs=0.015)


def test_nobody_holds_cards_that_have_all_been_seen():
    play = scene("", "", "", discard="1 1 1 2 2 2 3 3 3")
    deeds = tuple(map(deed, ("1 played 4", "2 attacked")))  # so the four cards would have to be 1, 2 or 3
    hands = Memory(play.game.view(play.state.replace(deeds=deeds), A), Random(1)).guess()
    assert set(hands[1]) == {ANYTHING}


@pytest.mark.parametrize(("stolen", "held"), [("3 stole 12 1", "12"), ("3 stole", "anything")])
def test_a_stolen_card_is_known_to_the_robbed(stolen, held):  # OR9.1
    robbed = stolen if stolen.endswith("1") else Deed(C, Did.STOLE, "", B)
    play = scene("", "", "")
    deeds = (deed(robbed) if isinstance(robbed, str) else robbed,)
    hands = Memory(play.game.view(play.state.replace(deeds=deeds), A), Random(1)).guess()
    assert told(hands[2][-1]) == held
    assert len(hands[2]) == 5


def test_a_card_taken_back_or_kept_is_known_as_far_as_it_was_seen():  # OR9.2, OR9.4
    assert "12" in believed("2 salvaged 12")[1]
    assert "12 13" in believed("2 kept 12")[1]
    assert believed("2 kept")[1] == ["anything"] * 5


def test_the_skull_makes_players_keep_their_best():  # OR8.4
    assert believed("2 discarded 5", "2 discarded 10")[1] == ["10 11 12 13"] * 2


def test_players_who_do_not_play_like_easy_are_not_guessed_at():
    """A 2 after being attacked over a 1: the card was held back, or everything is unknown."""
    assert believed("1 played 1", "2 attacked", "2 played 2")[1] == ["anything"] * 3


def test_likely_cards_are_dealt_as_long_as_there_are_any():
    pile = [1, 5, 2, 9]
    assert [take(pile, 1 << 1 | 1 << 5) for _ in range(4)] == [5, 1, 9, 2]
    table = Table(scene("12", "1 2 3", "1").state, [Style()] * 3, Random(1))
    hand = table.dealt_again(0, likely={1: [1 << 12] * 3}).hands[1]
    assert hand.count(12) == 2  # the third is in seat 1's own hand


def test_the_cards_that_are_surest_are_dealt_first():
    table = Table(scene("12 12", "1", "1").state, [Style()] * 3, Random(1))
    for _ in range(20):
        assert table.dealt_again(0, likely={1: [ANYTHING], 2: [1 << 12]}).hands[2] == [12]


@pytest.mark.parametrize("count", [3, 6])
def test_what_is_believed_of_easy_bots_is_mostly_true(count, monkeypatch):
    """It may be wrong which of two cards was played."""
    monkeypatch.setattr(beliefs, "TRIES", 8)
    true = total = 0
    for seed in range(4):
        play = begin(seed, count, "on")
        while play.pending is not None:
            ask, state = play.pending, play.state
            if ask.kind == "play":
                checked = check(play, ask.seat)
                total, true = total + len(checked), true + sum(checked)
            play.give(EasyBot(Random(play.number)).decide(play.game.view(state, ask.seat), ask))
    assert total > 500
    assert true / total > 0.93


def check(play, seat):
    """Whether the hand of each other player is as believed; those about whom nothing is believed are left out."""
    state = play.state
    hands = Memory(play.game.view(state, seat), Random(1)).guess()
    others = [i for i, player in enumerate(state.players) if player.seat != seat and not player.out]
    assert [len(hands[i]) for i in others] == [len(state.hands[i]) for i in others]
    return [fits(state.hands[i], hands[i]) for i in others if set(hands[i]) != {ANYTHING}]


def fits(hand, possible):
    """Whether the cards of a hand can be what they are believed to be, in some order."""
    held = [number(card) for card in hand]
    return any(all(may >> card & 1 for may, card in zip(possible, order, strict=True)) for order in permutations(held))


def test_numbers_are_in_order():
    assert [number(card) for card in cards("1 12 d")] == [1, 12, DODGE_NUMBER]
    assert numbers(TREASURES) == [number(card) for card in cards("statuette jewels sceptre skull crown")]
    assert beliefs.copies(ANYTHING) == 47
