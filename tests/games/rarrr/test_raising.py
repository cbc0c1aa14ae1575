"""Laying sets (RR4)."""

from itertools import product
from random import Random

import pytest
from tests.games.rarrr.kit import DECKS, arena, asked, cards, fight, give, options, seat, words

from meeple_city.games.rarrr.cards import POWERS, Power, power_of
from meeple_city.games.rarrr.raising import additions, can_exceed, contest, openings
from meeple_city.games.rarrr.state import CardSet

AHEFU = (3, 6, 2, 1)


def test_the_worked_example_comes_to_71():
    """Ahefu fights for Sao Paulo: 8 with Electrical; then 55 Toxic with a Boost and 8 Radioactive against 54."""
    play = fight("E1 E3 E2 T2 T2 T2 T2 T1 R3 R1 F3", "F3 F3 F3 R3 R3 R3 E1", icons=(AHEFU, (3, 3, 3, 3)))
    give(play, "1 E1 E3 done done")
    assert seat(play, 1).level == 8
    give(play, "2 F3 F3 F3 done R3 R3 R3 done done")
    assert seat(play, 2).level == 54
    assert words("E2") & options(play) == set()  # Electrical was played already
    give(play, "1 T2 T2 T2 T2 T1 +2 done")
    assert [laid.strength for laid in seat(play, 1).sets] == [8, 55]
    give(play, "1 R3 R1")
    assert seat(play, 1).level == 71
    give(play, "1 done")
    assert options(play) == words("done F3")
    give(play, "1 done", "2 pass none")
    assert seat(play, 1).won == ("Sao Paulo",)


def test_rr4_1_the_holder_opens_and_play_goes_to_the_left():
    play = fight("E1", "T2", "R3", angriest=2, boosts=())
    give(play, "2 T2", "3 R3", "1 pass")
    assert asked(play) == "2 take_back"
    assert [record.question.seat for record in play.records] == [
        "seat 2",
        "seat 2",
        "seat 3",
        "seat 3",
        "seat 1",
        "seat 2",
    ]


def test_rr4_1_all_levels_are_zero_when_a_battle_begins():
    play = fight("E1 E2", "T3 T1")
    give(play, "1 E1 done done", "2 T3 done done", "1 pass none")
    assert play.state.city == "Lima"
    assert [player.level for player in play.state.players] == [0, 0]
    assert [player.sets for player in play.state.players] == [(), ()]


def test_rr4_2_a_bid_that_only_equals_is_not_enough():
    play = fight("E2", "T2", boosts=())
    give(play, "1 E2")
    assert (asked(play), options(play)) == ("2 bid", {"pass"})


def test_rr4_2_a_bid_of_one_more_is_enough():
    play = fight("E2", "T3", boosts=())
    give(play, "1 E2", "2 T3")
    assert seat(play, 2).level == 3


def test_rr4_2_what_was_laid_before_in_the_battle_counts():
    play = fight("E2 T1", "R2 R2")
    give(play, "1 E2 done done", "2 R2 +1 done done", "1 T1 +1 done")
    assert seat(play, 1).level == 4


def test_rr4_2_the_highest_of_all_others_is_to_be_beaten():
    play = fight("E1 T1 R1 F1", "T3", "R2 R2", boosts=())
    give(play, "1 E1 done done", "2 T3", "3 R2 R2")
    assert (asked(play), options(play)) == ("1 bid", {"pass"})


def test_rr4_2_one_cannot_stop_below_the_others():
    play = fight("E2 T1 R1", "F1 T1", boosts=(), angriest=2)
    give(play, "2 F1 done T1", "1 E2 done T1")
    assert seat(play, 1).level == 3
    play = fight("E1 T1 R1", "F1 T1", boosts=(), angriest=2)
    give(play, "2 F1 done T1", "1 E1 done")
    assert options(play) == words("T1 R1")


def test_rr4_2_a_step_that_leads_nowhere_is_not_offered():
    play = fight("E3 E3 T1", "F3 F3", boosts=(), angriest=2)
    give(play, "2 F3 F3")
    assert options(play) == words("pass E3 T1")
    give(play, "1 T1")
    assert options(play) == {"done"}
    give(play, "1 done E3")
    assert options(play) == words("E3")


def test_rr4_3_a_set_holds_one_power_and_never_a_card_of_another():
    play = fight("E1 E2 T1", "F1")
    give(play, "1 E1")
    assert options(play) == words("done E2 +1 +2 +3")


def test_rr4_3_a_boost_alone_is_no_set():
    play = fight("E1", "F1")
    assert options(play) == words("pass E1")


def test_rr4_4_there_is_one_set_of_a_power_in_a_battle():
    play = fight("E1 E2 T3 T3", "F2 R2")
    give(play, "1 E1 done")
    assert options(play) == words("done T3")
    give(play, "1 done", "2 F2 done done")
    assert options(play) == words("pass T3")


def test_rr4_4_the_power_is_open_again_in_the_next_battle():
    play = fight("E1 E2", "F2", later=("Lima", "Rome"))
    give(play, "1 E1 done done", "2 pass", "1 Lima")
    assert options(play) == words("pass E2")


@pytest.mark.parametrize(("icons", "most"), [(1, 1), (2, 2), (3, 3)])
def test_rr4_5_icons_limit_a_set(icons, most):
    play = fight("E1 E1 E1 E1", "F1", icons=((icons, 4, 4, 4), (3, 3, 3, 3)), boosts=())
    give(play, "1" + " E1" * most)
    assert asked(play) == "1 more"
    assert seat(play, 1).sets[0].size == most


def test_rr4_5_without_an_icon_there_is_no_set():
    play = fight("E1 T1", "F1", icons=((0, 4, 4, 4), (3, 3, 3, 3)))
    assert options(play) == words("pass T1")


@pytest.mark.parametrize(("laid", "strength"), [("E3", 3), ("E1 E3", 8), ("E1 E2 E3", 18), ("E3 E3 E3 E3", 48)])
def test_rr4_6_a_set_is_worth_its_sum_times_its_cards(laid, strength):
    assert CardSet(Power.ELECTRICAL, cards(laid)).strength == strength


def test_rr4_7_a_boost_is_added_before_multiplying_and_is_no_card():
    laid = CardSet(Power.TOXIC, cards("T2 T2 T2 T2 T1"), boost=2)
    assert (laid.size, laid.strength) == (5, 55)


def test_rr4_7_a_full_set_still_takes_a_boost():
    play = fight("E1 E1", "F1", icons=((1, 4, 4, 3), (3, 3, 3, 3)))
    give(play, "1 E1")
    assert options(play) == words("done +1 +2 +3")


def test_rr4_7_there_is_one_boost_in_a_set():
    play = fight("E1 E1", "F1")
    give(play, "1 E1 +1")
    assert options(play) == words("done E1")


def test_rr4_7_each_boost_is_used_once():
    play = fight("E1 T1", "F1")
    give(play, "1 E1 +2 done T1")
    assert options(play) == words("done +1 +3")
    give(play, "1 +1")
    assert seat(play, 1).boosts == (3,)


def test_rr4_8_several_sets_may_be_laid_in_one_turn():
    play = fight("E1 T1 R1 F1", "F2", boosts=())
    give(play, "1 E1 done T1 done R1 done F1")
    assert [laid.power for laid in seat(play, 1).sets] == list(POWERS)


def test_rr4_9_without_a_card_one_passes_unasked_even_with_boosts():
    play = fight("E1", "", "R2")
    give(play, "1 E1 done")
    assert asked(play) == "3 bid"


def test_rr4_9_with_cards_one_is_asked_even_when_none_can_be_laid():
    """If the question were skipped, the others would know that the hand is too weak."""
    play = fight("E3 E3 E3", "T1", boosts=())
    give(play, "1 E3 E3 E3")
    assert (asked(play), options(play)) == ("2 bid", {"pass"})


def test_rr4_7_whether_a_set_could_grow_is_asked_even_when_the_hand_has_nothing_for_it():
    play = fight("E1 T1", "F1", boosts=())
    give(play, "1 E1")
    assert (asked(play), options(play)) == ("1 set", {"done"})


def all_bids(player, against):
    """Every bid by brute force: the strength it makes, and its sets as (face up, face down, boost)."""
    played = {laid.power for laid in player.sets}
    powers = [power for power in POWERS if power not in played and against.limit(power) > 0]
    down = [f"down {power}" for power in powers if against.face_down]
    places = [[None, *(power for power in powers if power_of(card) is power), *down] for card in player.hand]
    for spots in product(*places):
        chosen = {
            power: (
                tuple(card for card, spot in zip(player.hand, spots, strict=True) if spot is power),
                tuple(card for card, spot in zip(player.hand, spots, strict=True) if spot == f"down {power}"),
            )
            for power in powers
        }
        if not all(_fits(power, up, down, against) for power, (up, down) in chosen.items()):
            continue
        laid = [CardSet(power, up, down) for power, (up, down) in chosen.items() if up]
        for boosts in product((0, *player.boosts), repeat=len(laid)):
            used = [boost for boost in boosts if boost]
            if len(used) == len(set(used)):
                yield [CardSet(one.power, one.cards, one.hidden, b) for one, b in zip(laid, boosts, strict=True)]


def _fits(power, up, down, against):
    return len(up + down) <= against.limit(power) and (bool(up) or not down)


@pytest.mark.parametrize("face_down", [False, True])
def test_rr4_2_exactly_the_first_cards_of_winning_bids_are_offered(face_down):
    """Compared with all ways to bid, by brute force."""
    rng = Random(5)
    tried = {True: 0, False: 0}
    for _ in range(60):
        hand = " ".join(rng.choice("ETRF") + rng.choice("123") for _ in range(4))
        icons = tuple(rng.choice((0, 1, 2, 3, 4)) for _ in POWERS)
        state = arena((hand, "E1"), (icons, icons), (2,), "Rome", (), 1, 1, None, {"face_down": face_down})
        player = state.players[0]
        against = contest(state, DECKS, player)
        object.__setattr__(against, "to_beat", rng.randrange(40))
        bids = [bid for bid in all_bids(player, against) if sum(one.strength for one in bid) > against.to_beat]
        assert set(openings(against, player)) == {card for bid in bids for one in bid for card in one.cards}
        assert can_exceed(against, player, growing=False) == bool(bids)
        tried[bool(bids)] += 1
    assert min(tried.values()) > 9


@pytest.mark.parametrize("face_down", [False, True])
def test_rr4_2_no_step_that_is_offered_leads_to_a_dead_end(face_down):
    rng = Random(6)
    for _ in range(40):
        first = " ".join(rng.choice("ETRF") + rng.choice("123") for _ in range(7))
        second = " ".join(rng.choice("ETRF") + rng.choice("123") for _ in range(7))
        play = fight(first, second, later=(), round_=3, face_down=face_down)
        while play.pending is not None:
            assert play.pending.options
            stops = [option for option in play.pending.options if option not in ("pass", "done")]
            play.give(rng.choice(stops or play.pending.options))


def test_rr4_5_additions_stop_at_the_limit():
    state = arena(("E1 E1", "E1"), ((1, 4, 4, 3), (3, 3, 3, 3)), (), "Rome", (), 1, 1, None, {})
    player = state.players[0].replace(sets=(CardSet(Power.ELECTRICAL, ("electrical 1",)),), hand=("electrical 1",))
    assert additions(contest(state, DECKS, player), player) == ()


def test_the_brute_force_knows_simple_cases():
    state = arena(("E1 E1", "E1"), None, (), "Rome", (), 1, 1, None, {})
    against = contest(state, DECKS, state.players[0])
    strengths = sorted(sum(one.strength for one in bid) for bid in all_bids(state.players[0], against))
    assert strengths == [0, 1, 1, 4]
