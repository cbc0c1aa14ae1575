"""Bots: sensible in every question, from their view alone."""

from dataclasses import replace
from random import Random

import pytest
from tests.games.measure import wilson, wins
from tests.games.rarrr.kit import DECKS, GAME, asked, give, seat, start, word, words
from tests.games.rarrr.kit import fight as begin

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.rarrr import bots
from meeple_city.games.rarrr.bots import (
    EasyBot,
    NormalBot,
    concentration,
    next_step,
    rewound,
    well_apart,
)
from meeple_city.games.rarrr.hand_strength import (
    Plan,
    frontier,
    group_by_power,
    hand_after,
    least_useful_card,
    plans_above,
    undominated,
)
from meeple_city.games.rarrr.playouts import (
    Fighter,
    HandSampler,
    Stakes,
    bonus_gain,
    draw_hand,
    is_worth_it,
    lead,
    play_battle,
    play_round,
)
from meeple_city.games.rarrr.state import Stage

POWERS = ("electrical", "toxic", "radioactive", "fire")


def decide(bot, play):
    """What a bot answers to the open question; the answer must be allowed."""
    answer = bot.decide(GAME.view(play.state, play.pending.seat), play.pending)
    assert play.refusal(answer) is None
    return answer


def play_on(play, kinds, seed):
    """Play to the end, with a new bot for every question as the program does."""
    make = {f"seat {i + 1}": kind for i, kind in enumerate(kinds)}
    while play.pending is not None:
        seat = play.pending.seat
        play.give(decide(make[seat](Random(f"{seed} {seat} {play.number}")), play))
    return play


@pytest.mark.parametrize("options_", [{}, {"bonus": "on", "face_down": "on", "resistance": "on"}])
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_whole_matches_and_every_answer_is_allowed(seats, options_, monkeypatch):
    monkeypatch.setattr(bots, "HANDS", 6)
    kinds = [NormalBot, EasyBot, EasyBot][:seats]
    play = play_on(start(seats, 3, **options_), kinds, 3)
    assert GAME.result(play.state).ended == "rounds"


def test_the_same_random_numbers_make_the_same_match():
    state = begin("E1 E2 E3 T1 T2", "T3 T3 R1 R2 F3", later=(), round_=3).state
    first, second = (play_on(Play(GAME, state, 5), [NormalBot, EasyBot], 5) for _ in range(2))
    assert first.records == second.records


def test_easy_beats_random():
    assert wins("rarrr", "easy", "random", 2, range(10)) >= 9  # even odds would do it once in 93 times


def test_normal_is_better_than_easy(monkeypatch):
    """With even odds of 1 in 4, five of six happen once in 216 tries. It thinks less here, to be done in seconds."""
    monkeypatch.setattr(bots, "HANDS", 16)
    assert wins("rarrr", "normal", "easy", 4, range(6)) >= 5


@pytest.mark.soak
def test_normal_beats_three_easy_ones():
    assert wins("rarrr", "normal", "easy", 4, range(5000, 5200)) >= 140


def test_a_share_has_an_interval():
    assert wilson(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def with_own(view, **changes):
    """A view with some fields changed that only its seat sees."""
    return replace(view, you=replace(view.you, **changes))


def test_easy_drafts_for_one_strong_power_and_normal_for_many():
    same = {"electrical": 4, "toxic": 0, "radioactive": 0, "fire": 0}
    wide = {"electrical": 1, "toxic": 1, "radioactive": 1, "fire": 1}
    monster = {"electrical": 2, "toxic": 1, "radioactive": 1, "fire": 0}
    view = with_own(GAME.view(start(2).state, "seat 1"), monster=monster, katakana={"ka": same, "fu": wide, "ri": wide})
    bot = EasyBot(Random(1))
    assert bot.decide(view, Ask("seat 1", "draft", ("fu", "ka"))) == "ka"
    view = with_own(view, drafted=("fu", "ka", "ri"))
    assert bot.decide(view, Ask("seat 1", "leave_out", ("fu", "ka", "ri"))) in ("fu", "ri")
    assert concentration(view, ["ka"]) == 36 + 1 + 1
    assert NormalBot(Random(1)).decide(view, Ask("seat 1", "leave_out", ("fu", "ka", "ri"))) == "ka"


def test_a_bot_drafts_power_cards_its_monster_can_use():
    play = begin("E1", "T1", icons=((0, 2, 5, 5), (3, 3, 3, 3)))
    view = replace(GAME.view(play.state, "seat 1"), stage=Stage.POWER_UP)
    bot = EasyBot(Random(1))
    ask = Ask("seat 1", "draft", ("electrical 3", "toxic 1", "toxic 2"))
    assert bot.decide(view, ask) == "toxic 2"
    assert bot.decide(with_own(view, drafted=("toxic 1", "toxic 1")), ask) == "electrical 3"


def test_a_bot_names_its_monster_somehow():
    assert EasyBot(Random(1)).decide(None, Ask("seat 1", "name", ("Ahefu", "Fuhea"))) in ("Ahefu", "Fuhea")


def test_a_bot_goes_for_the_city_that_is_worth_most():
    play = begin("E1", "T1", city=None, later=("Oslo", "Tokyo", "Rome"))
    assert decide(EasyBot(Random(1)), play) == "Tokyo"


def test_easy_bids_the_least_that_will_do():
    play = begin("E1 E2 E3 T1", "T1", later=("Lima",), boosts=())
    bot = EasyBot(Random(1))
    assert decide(bot, play) in words("T1 E1")


def test_easy_passes_when_a_city_is_not_worth_the_cards():
    play = begin("E3 E3 E3", "T3 T3 R1", city="Oslo", later=("Tokyo", "London", "Sydney"), boosts=(), angriest=2)
    give(play, "2 T3 T3 done done")
    assert decide(EasyBot(Random(1)), play) == "pass"


@pytest.mark.parametrize("kind", [EasyBot, NormalBot])
def test_a_bot_passes_when_it_must(kind):
    play = begin("E3 E3 E3", "T1", boosts=())
    give(play, "1 E3 E3 E3")
    assert decide(kind(Random(1)), play) == "pass"


def test_a_bot_takes_its_best_card_back():
    play = begin("E1 E2", "T3 T3 T3 F1", boosts=(), later=())
    give(play, "1 E1 E2", "2 T3 T3 T3 done")
    assert asked(play) == "1 take_back"
    assert decide(EasyBot(Random(1)), play) == word("E2")


def test_normal_takes_a_city_that_nobody_else_can_fight_for():
    play = begin("E1 E2", "", city="Tokyo", later=(), boosts=())
    assert decide(NormalBot(Random(1)), play) != "pass"


def test_a_bot_finishes_a_bid_that_somebody_else_began():
    play = begin("E3 E3 T1 R1", "F3 F3", boosts=(), angriest=2)
    give(play, "2 F3 F3", "1 T1 done")
    while asked(play) != "2 bid":
        play.give(decide(EasyBot(Random(play.number)), play))
    assert seat(play, 1).won == ("Sao Paulo",)


def test_a_bot_stops_when_a_bid_it_would_not_make_is_high_enough():
    play = begin("E3 E3 E3 T1", "F1", boosts=(), later=())
    give(play, "1 E3")
    assert decide(EasyBot(Random(1)), play) == "done"


ICONS = ((0, 1, 1, 6), (3, 3, 3, 3))


def raised():
    """A battle in which the first seat needs face-down cards or Boosts."""
    play = begin("F3 F3 T1 T1 R1 R2", "E3 E3 E3 T3", icons=ICONS, angriest=2, face_down=True, later=())
    return give(play, "2 E3 E3 E3 +3 done done")


@pytest.mark.parametrize("kind", [EasyBot, NormalBot])
def test_new_bots_go_on_with_the_plan_of_the_first(kind):
    play = raised()
    plan = kind(Random(1)).plan(rewound(GAME.view(play.state, "seat 1"), 0))
    assert plan.strength > 36
    assert any(hidden for _, _, hidden in plan.sets)
    for number in range(20):
        if asked(play) != "2 bid":
            play.give(decide(kind(Random(number)), play))
    assert seat(play, 1).level == plan.strength
    assert asked(play) == "2 bid"


def test_a_plan_follows_from_the_view_alone(monkeypatch):
    """In a match that is resumed, another process plans the rest of a bid."""
    view, drawn = rewound(GAME.view(raised().state, "seat 1"), 0), []
    really = bots.HandSampler.fighters

    def watched(sampler, city, rng):
        drawn.append(rng.getstate())
        return really(sampler, city, rng)

    monkeypatch.setattr(bots.HandSampler, "fighters", watched)
    for number in range(2):
        bots.best_plan.cache_clear()
        NormalBot(Random(number)).plan(view)
    first, again = drawn[: len(drawn) // 2], drawn[len(drawn) // 2 :]
    assert len(first) > 10
    assert first == again


@pytest.mark.parametrize("seed", range(3))
def test_in_whole_matches_every_bid_ends_as_it_was_planned(seed, monkeypatch):
    monkeypatch.setattr(bots, "HANDS", 6)
    play, due = start(3, seed, face_down="on"), None
    while play.pending is not None:
        ask, view = play.pending, GAME.view(play.state, play.pending.seat)
        bot = [NormalBot, EasyBot, EasyBot][play.state.index(ask.seat)](Random(f"{seed} {play.number}"))
        if ask.kind == "bid" and len(ask.options) > 1:
            plan = bot.plan(rewound(view, len(view.you.face_down)))
            due = None if plan is None else (ask.seat, play.state.player(ask.seat).level + plan.strength)
        play.give(decide(bot, play))
        if due is not None and play.pending is not None and play.pending.kind not in ("set", "more"):
            bidder, level = due
            player = play.state.player(bidder)
            assert player.level == level or not player.sets  # the bid may have won the battle
            due = None


def test_a_view_is_rewound_to_the_beginning_of_the_turn():
    play = raised()
    before = rewound(GAME.view(play.state, "seat 1"), 0)
    assert before == GAME.view(play.state, "seat 1")
    give(play, "1 F3 F3 -T1 -R1")
    assert rewound(GAME.view(play.state, "seat 1"), 0) == before
    give(play, "1 +3")
    assert rewound(GAME.view(play.state, "seat 1"), 0) == before


@pytest.mark.parametrize(
    ("laid", "kind", "step"),
    [
        ([["a"]], "set", "b"),
        ([["b", "a"]], "set", "done"),
        ([["a", "b"]], "more", "c"),
        ([["a", "b"], ["c"]], "set", "done"),
        ([["a", "b"], ["c"]], "more", "done"),
        ([["b"]], "set", None),
        ([["a"], ["c"]], "set", None),
        ([["a", "b"], ["c"], ["d"]], "set", None),
        ([["a"]], "more", None),
    ],
)
def test_a_plan_is_followed_only_if_what_lies_there_is_its_beginning(laid, kind, step):
    assert next_step([["a", "b"], ["c"]], laid, kind) == step


FOUR_GROUPS = (("Tokyo", "London", "New York", "Lima"), ())
WITH_AFRICA = (("Cairo", "London", "New York", "Lima"), ())


def test_a_simulated_seat_knows_what_a_city_is_worth_with_bonus_scoring():
    play = begin("E1", "T1", city="Dakar", later=("Seoul",), won=FOUR_GROUPS, bonus=True)
    view = GAME.view(play.state, "seat 1")
    dakar, seoul = DECKS.cities["Dakar"], DECKS.cities["Seoul"]
    mine, other = HandSampler(view).fighters(dakar, Random(1))
    assert [mine.worth(dakar), mine.worth(seoul)] == [2 + 4, 4 + 1]  # a fifth group; a second City of Asia
    assert [other.worth(dakar), other.worth(seoul)] == [2, 4]
    other.take(dakar)
    assert other.copy().worth(seoul) == 4 + 1  # a second group
    plain = replace(view, options={**view.options, "bonus": "off"})
    mine = HandSampler(plain).fighters(dakar, Random(1))[0]
    mine.take(seoul)
    assert mine.worth(dakar) == 2


@pytest.mark.parametrize(("won", "gain"), [((), 0), (("a",), 1), (("a", "a", "b"), 1), (("a", "b", "c", "d"), 4)])
def test_a_new_group_brings_bonus_points(won, gain):  # RR7.1
    assert bonus_gain(won, "e") == gain


@pytest.mark.parametrize(
    ("won", "bonus", "choice"),
    [(FOUR_GROUPS, False, "Seoul"), (FOUR_GROUPS, True, "Dakar"), (WITH_AFRICA, True, "Seoul")],
)
@pytest.mark.parametrize("seed", range(3))
def test_normal_fights_first_for_a_cheap_city_if_its_bonus_makes_it_dear(won, bonus, choice, seed):
    play = begin("E3 E3 E3", "T1", city=None, later=("Dakar", "Seoul", "Paris"), boosts=(), won=won, bonus=bonus)
    assert decide(NormalBot(Random(seed)), play) == choice


def test_normal_bids_for_a_city_because_of_its_bonus():
    bids = []
    for bonus in (False, True):
        play = begin("E3 E3 E2 R2", "T3 T2 T1 F1 F1", city="Dakar", later=("Seoul", "Paris"), boosts=(), angriest=2,
                     won=FOUR_GROUPS, bonus=bonus)  # fmt: skip
        give(play, "2 T3 T2 done done")
        bids.append(decide(NormalBot(Random(1)), play))
    assert bids == ["pass", "electrical 3"]


def test_normal_need_not_choose_the_most_valuable_city():
    play = begin("E3 E3 E2 R2", "T1", city=None, later=("Dakar", "Seoul", "Paris"), boosts=())
    assert decide(EasyBot(Random(1)), play) == "Seoul"
    assert decide(NormalBot(Random(1)), play) == "Dakar"


@pytest.mark.parametrize("city", ["Sao Paulo", None])
def test_normal_does_not_know_what_the_others_hold(city):
    hands = ("F3 F3 F3 F3", "T1 T1 T1 T1", "R1 E2 T2 F1")
    later = ("Lima", "Tokyo", "Oslo")
    plays = [begin("E3 E3 T2 R1", hand, city=city, later=later) for hand in hands]
    views = {repr(GAME.view(play.state, "seat 1")) for play in plays}
    assert len(views) == 1
    assert len({decide(NormalBot(Random(1)), play) for play in plays}) == 1


def test_boosts_are_planned_only_where_nothing_else_will_do():
    hand = group_by_power(["fire 3", "fire 3"], POWERS)
    assert plans_above(10, hand, (3, 3, 3, 3), False, (1, 2))[0].boosts == (0,)
    (plan,) = [plan for plan in plans_above(14, hand, (3, 3, 3, 3), False, (1, 2)) if plan.strength == 16]
    assert (plan.boosts, plan.sets) == ((2,), ((3, (3, 3), 0),))
    assert plans_above(99, hand, (3, 3, 3, 3), False, (1, 2)) == []
    assert plans_above(0, group_by_power([], POWERS), (3, 3, 3, 3), False, (1, 2)) == []


def test_the_frontier_holds_ever_dearer_and_ever_stronger_ways():
    ways = frontier(group_by_power(["fire 3", "fire 1", "toxic 2", "toxic 2"], POWERS), (0, 2, 0, 1), True)
    assert [way[0] for way in ways] == sorted({way[0] for way in ways})
    assert [way[1] for way in ways] == sorted(way[1] for way in ways)
    assert undominated([(5, 1.0, 0, ()), (4, 2.0, 0, ())]) == ((5, 1.0, 0, ()),)


def test_spending_takes_face_down_cards_from_what_fits_no_set():
    hand = group_by_power(["fire 3", "toxic 2", "toxic 1", "electrical 2"], POWERS)
    assert hand_after(hand, [(3, (3,), 1)], (2, 1, 0, 1)) == ((2,), (2,), (), ())
    assert least_useful_card(hand, (2, 1, 0, 1)) == (1, 1)
    assert least_useful_card(((), ()), (1, 1)) is None


def test_only_plans_well_apart_are_compared():
    plans = [Plan(n, float(n), (), ()) for n in (3, 4, 5, 6, 9, 10, 20, 40, 80, 160, 320)]
    assert [plan.strength for plan in well_apart(plans)] == [3, 6, 10, 20, 40, 80]


def fighter(cards, **changes):
    made = Fighter(group_by_power(cards, POWERS), (3, 3, 3, 3), (3, 3, 3, 3), (1, 2, 3))
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def test_in_a_simulation_a_battle_without_cards_has_no_winner():
    assert play_battle([fighter([]), fighter([])], 0, [Stakes(4, 0, False)] * 2) == (None, None)


def test_in_a_simulation_the_stronger_wins_and_the_other_takes_cards_back():
    weak, strong = fighter(["fire 1", "fire 1"]), fighter(["toxic 3", "toxic 3", "toxic 3"])
    assert play_battle([weak, strong], 0, [Stakes(4, 0, False)] * 2) == (1, 0)
    assert sum(map(len, weak.hand)) == 2
    assert weak.passed


def test_in_a_simulation_a_single_bidder_is_followed_by_nobody():
    assert play_battle([fighter(["fire 1"]), fighter([])], 0, [Stakes(4, 0, False)] * 2) == (0, None)


def test_in_a_simulation_a_round_goes_on_after_a_battle():
    strong = fighter(["fire 3", "fire 3", "toxic 3", "toxic 3"])
    assert (
        play_round([strong, fighter([])], 0, [DECKS.cities[name] for name in ("Tokyo", "Paris", "Lima")], False, 0) > 5
    )


def test_being_ahead_is_measured_against_the_best_and_the_rest():
    assert lead([5.0, 3.0], 0) == pytest.approx(2.0)
    assert lead([5.0, 3.0, 1.0], 0) == pytest.approx(5 - 0.7 * 3 - 0.3 * 2)


def test_a_plan_is_worth_it_only_while_it_is_cheap():
    mine = fighter(["fire 3", "fire 3"])
    assert is_worth_it(Plan(3, 0.1, (), ()), mine, Stakes(4, 4, False), 2)
    assert not is_worth_it(Plan(3, 99.0, (), ()), mine, Stakes(4, 4, False), 2)


def test_sampled_hands_fit_what_is_known():
    play = begin("E1 E2 F1", "T3 T2 R1", face_down=True, resistance=True)
    give(play, "1 E1 -F1 done done")
    view = GAME.view(play.state, "seat 1")
    sampler = HandSampler(view)
    assert len(sampler.unseen) == 72 - 3
    made = sampler.fighters(view.city, Random(1))
    assert sum(map(len, made[1].hand)) == 3
    assert made[0].limits == (0, 2, 3, 3)
    assert made[0].battled


def test_sampled_hands_never_hold_more_copies_than_there_are():
    left = [card for card in DECKS.powers if card == "fire 1"]
    assert draw_hand(left, 6, dict.fromkeys(POWERS, 3), Random(1)) == ["fire 1"] * 6
    assert left == []
