"""Each rule turned off or changed, and the test that notices. A rule whose fault goes unnoticed is not tested."""

from dataclasses import replace

import pytest
from tests.games.rarrr import (
    test_cards,
    test_creation,
    test_game,
    test_passing,
    test_raising,
    test_rounds,
    test_scoring,
    test_variants,
    test_view,
)

from meeple_city.games.rarrr import battle, creation, game, raising, reducer, rounds, scoring, view
from meeple_city.games.rarrr.events import BoostLaid, CardTakenBack, PacksPassed, Passed, RoundEnded, SetUp
from meeple_city.games.rarrr.state import CardSet, Variants

real_to_beat, real_additions = raising.to_beat, raising.additions
real_set, real_seat = view._set, view._seat


def strength(formula):
    """A set whose strength is computed in another way."""
    return property(lambda laid: formula(reducer_sum(laid), laid.boost, len(laid.cards), len(laid.hidden)))


def reducer_sum(laid):
    return sum(int(card.split()[1]) for card in laid.cards)


def bent(event, change):
    """The reducers, one of which does something else."""
    kind = reducer.REDUCERS[event]
    return {**reducer.REDUCERS, event: lambda state, happened: change(kind(state, happened), state, happened)}


def quiet(*_args, **_kwargs):
    """A rule that never happens."""
    yield from ()


def swap_left_and_right(after, before, _):
    packs = [player.pack for player in before.players]
    for i, player in enumerate(after.players):
        after = after.with_player(player.seat, pack=packs[(i + 1) % len(packs)])
    return after


def keep_boosts(after, before, event):
    return after.with_player(event.seat, boosts=(1, 2, 3))


def no_name(player):
    return ("".join((player.monster, *player.katakana)).capitalize(),)


def at_once(play, decks):
    """Katakana cards are shown as soon as they are chosen."""
    for player in play.state.players:
        card = yield battle.Ask(player.seat, "leave_out", player.drafted)
        yield from play.happen(creation.KatakanaLeftOut(player.seat, card))
        kept = play.state.player(player.seat).drafted
        yield from play.happen(creation.MonsterFinished(player.seat, decks.icons(player.monster, kept)))


def stuck_set_up(play):
    yield from play.happen(creation.AngriestTaken("seat 1"))
    yield from play.happen(SetUp(play.state.monsters, play.state.katakana, play.state.undealt))


def backwards(state):
    if battle.is_decided(state):
        return None
    start = state.index(state.turn or state.angriest) - (state.turn is not None)
    around = [state.players[start - i] for i in range(len(state.players))]
    return next((player.seat for player in around if not player.passed), None)


def by_points_alone(state, decks, ended):
    result = scoring.final_result(state, decks, ended)
    best = max(made.total for made in result.scores)
    return replace(result, winners=tuple(made.seat for made in result.scores if made.total == best))


def any_opening(against, player):
    return tuple(sorted(set(player.hand)))


REDUCERS = reducer, "REDUCERS"
LIMIT = raising, "limit"
STRENGTH = CardSet, "strength"
RULES = [
    (
        "RR2.2 first holder",
        (creation, "set_up"),
        stuck_set_up,
        test_creation.test_rr2_2_the_seed_says_who_is_angriest_first,
    ),
    (
        "RR2.3 a Monster each",
        REDUCERS,
        bent(SetUp, lambda a, b, e: a.with_player("seat 2", monster=e.monsters[0])),
        test_creation.test_rr2_3_everybody_gets_a_monster_of_their_own_and_the_others_are_out,
    ),
    (
        "RR2.4 to the left",
        REDUCERS,
        bent(PacksPassed, swap_left_and_right),
        test_creation.test_rr2_4_what_is_not_picked_goes_to_the_left,
    ),
    (
        "RR2.4 three cards",
        (reducer, "KATAKANA_EACH"),
        4,
        test_creation.test_rr2_4_three_katakana_cards_each_are_drafted_and_the_rest_are_out,
    ),
    (
        "RR2.5 all together",
        (creation, "keep_two"),
        at_once,
        test_creation.test_rr2_5_one_of_three_is_left_out_and_nobody_knows_which_until_all_have_chosen,
    ),
    (
        "RR2.7 any order",
        (creation, "names"),
        no_name,
        test_creation.test_rr2_7_a_name_is_the_three_syllables_in_any_order,
    ),
    ("RR3.1 three rounds", (rounds, "ROUNDS"), 2, test_rounds.test_rr3_1_a_match_has_three_rounds),
    (
        "RR3.2 twelve cards",
        (reducer, "POWERS_EACH"),
        11,
        test_rounds.test_rr3_2_twelve_power_cards_each_are_dealt_from_all_of_them,
    ),
    ("RR3.3 six Cities", (rounds, "CITIES_PER_ROUND"), 5, test_rounds.test_rr3_3_six_cities_lie_open),
    (
        "RR3.4 the holder chooses",
        (rounds, "choose_city"),
        lambda play: play.happen(battle.CityChosen(play.state.cities[0])),
        test_rounds.test_rr3_4_the_angriest_monster_chooses_any_open_city,
    ),
    (
        "RR3.5 no cards left",
        (rounds, "is_round_over"),
        lambda state: not state.cities,
        test_rounds.test_rr3_5_a_round_ends_early_when_nobody_has_a_power_card_left,
    ),
    (
        "RR3.5 a lone player",
        (rounds, "is_round_over"),
        lambda state: not all(p.hand for p in state.players),
        test_rounds.test_rr3_5_a_lone_player_with_cards_plays_on,
    ),
    (
        "RR3.6 Boosts stay",
        REDUCERS,
        bent(RoundEnded, lambda a, b, e: a.with_player("seat 1", boosts=())),
        test_rounds.test_rr3_6_hands_end_with_the_round_but_boosts_and_the_angriest_card_stay,
    ),
    (
        "RR3.6 hands end",
        REDUCERS,
        bent(RoundEnded, lambda a, b, e: a.replace(players=b.players)),
        test_rounds.test_rr3_6_hands_end_with_the_round_but_boosts_and_the_angriest_card_stay,
    ),
    (
        "RR3.7 the end",
        (rounds, "ROUNDS"),
        4,
        lambda: test_rounds.test_rr3_7_the_match_is_over_after_the_third_round(3, True),
    ),
    (
        "RR4.1 to the left",
        (battle, "next_up"),
        backwards,
        test_raising.test_rr4_1_the_holder_opens_and_play_goes_to_the_left,
    ),
    (
        "RR4.2 exceed",
        (raising, "to_beat"),
        lambda state, seat: real_to_beat(state, seat) - 1,
        test_raising.test_rr4_2_a_bid_that_only_equals_is_not_enough,
    ),
    (
        "RR4.2 not more than exceed",
        (raising, "to_beat"),
        lambda state, seat: real_to_beat(state, seat) + 1,
        test_raising.test_rr4_2_a_bid_of_one_more_is_enough,
    ),
    (
        "RR4.2 no dead ends",
        (raising, "can_exceed"),
        lambda *_args, **_kwargs: True,
        test_raising.test_rr4_2_a_step_that_leads_nowhere_is_not_offered,
    ),
    (
        "RR4.4 one set of a power",
        (raising, "openings"),
        any_opening,
        test_raising.test_rr4_4_there_is_one_set_of_a_power_in_a_battle,
    ),
    ("RR4.5 limits", LIMIT, lambda icons, resisted: 12, lambda: test_raising.test_rr4_5_icons_limit_a_set(2, 2)),
    (
        "RR4.5 no icon",
        LIMIT,
        lambda icons, resisted: max(1, icons),
        test_raising.test_rr4_5_without_an_icon_there_is_no_set,
    ),
    (
        "RR4.6 times the cards",
        STRENGTH,
        strength(lambda total, boost, up, down: total + boost),
        lambda: test_raising.test_rr4_6_a_set_is_worth_its_sum_times_its_cards("E1 E3", 8),
    ),
    (
        "RR4.7 before multiplying",
        STRENGTH,
        strength(lambda total, boost, up, down: total * (up + down) + boost),
        test_raising.test_the_worked_example_comes_to_71,
    ),
    (
        "RR4.7 no card",
        STRENGTH,
        strength(lambda total, boost, up, down: (total + boost) * (up + down + (boost > 0))),
        test_raising.test_rr4_7_a_boost_is_added_before_multiplying_and_is_no_card,
    ),
    (
        "RR4.7 used once",
        REDUCERS,
        bent(BoostLaid, lambda a, b, e: a.with_player(e.seat, boosts=b.player(e.seat).boosts)),
        test_raising.test_rr4_7_each_boost_is_used_once,
    ),
    (
        "RR4.7 one in a set",
        (raising, "additions"),
        lambda against, player: (*real_additions(against, player), "boost 3"),
        test_raising.test_rr4_7_there_is_one_boost_in_a_set,
    ),
    (
        "RR5.2 Boosts are gone",
        REDUCERS,
        bent(Passed, keep_boosts),
        test_passing.test_rr5_2_boosts_of_a_passer_are_out_of_the_game,
    ),
    (
        "RR5.3 one back",
        (battle, "take_back"),
        quiet,
        test_passing.test_rr5_3_a_passer_may_take_one_card_back_and_the_rest_is_discarded,
    ),
    (
        "RR5.3 the card itself",
        REDUCERS,
        bent(CardTakenBack, lambda a, b, e: b),
        test_passing.test_rr5_4_the_last_to_pass_may_take_a_second_card_back,
    ),
    (
        "RR5.6 no more raising",
        (battle, "is_decided"),
        lambda state: False,
        test_passing.test_rr5_6_one_alone_raises_no_more,
    ),
    (
        "RR5.8 the last may bid",
        (battle, "is_decided"),
        lambda state: len(state.standing) == 1,
        test_passing.test_rr5_8_the_last_of_all_may_still_bid_when_nobody_has,
    ),
    (
        "RR6.2 most Cities",
        (game, "final_result"),
        by_points_alone,
        test_scoring.test_rr6_2_among_equal_points_most_cities_win,
    ),
    (
        "RR7.1 groups",
        (scoring, "GROUP_BONUS"),
        (0, 0, 0, 0),
        lambda: test_scoring.test_rr7_1_cities_of_one_group_score_extra(2, 1),
    ),
    (
        "RR7.1 impact",
        (scoring, "IMPACT_BONUS"),
        (0,),
        lambda: test_scoring.test_rr7_1_different_groups_score_extra(5, 8),
    ),
    (
        "RR7.1 an option",
        (scoring, "bonus"),
        lambda cities: {},
        test_scoring.test_rr7_1_without_the_option_there_are_no_extra_points,
    ),
    (
        "RR7.2 adds nothing",
        STRENGTH,
        strength(lambda total, boost, up, down: (total + down) * (up + down)),
        test_variants.test_rr7_2_face_down_cards_add_nothing_to_the_sum_but_multiply,
    ),
    (
        "RR7.2 multiplies",
        STRENGTH,
        strength(lambda total, boost, up, down: total * up),
        test_variants.test_rr7_2_face_down_cards_add_nothing_to_the_sum_but_multiply,
    ),
    (
        "RR7.2 hidden",
        (view, "_set"),
        lambda laid: replace(real_set(laid), face_down=laid.hidden),
        test_variants.test_rr7_2_the_others_see_how_many_lie_face_down_and_not_which,
    ),
    (
        "RR7.3 one card fewer",
        LIMIT,
        lambda icons, resisted: icons,
        test_variants.test_rr7_3_a_city_takes_one_card_from_sets_of_the_power_it_resists,
    ),
    (
        "RR7.3 only one power",
        LIMIT,
        lambda icons, resisted: icons - 1,
        test_variants.test_rr7_3_other_powers_are_not_resisted,
    ),
    (
        "secrets",
        (view, "_seat"),
        lambda state, decks, player: replace(real_seat(state, decks, player), hand=player.hand),
        test_view.test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold,
    ),
    (
        "options",
        (game, "Variants"),
        lambda **_: Variants(),
        lambda: test_game.test_each_option_turns_on_its_own_rule("bonus"),
    ),
    (
        "RR2.6 the sum",
        (test_cards.DECKS.__class__, "icons"),
        lambda decks, monster, katakana: decks.monsters[monster].icons,
        test_creation.test_rr2_6_a_finished_monster_shows_twelve_icons_the_sum_of_its_cards,
    ),
]


@pytest.mark.parametrize(("place", "fault", "check"), [row[1:] for row in RULES], ids=[row[0] for row in RULES])
def test_a_rule_that_is_off_is_noticed(monkeypatch, place, fault, check):
    check()
    owner, name = place
    monkeypatch.setattr(owner, name, fault)
    for module in (battle, rounds, game, view):
        if name in vars(module):
            monkeypatch.setattr(module, name, fault)
    with pytest.raises(AssertionError):
        check()


@pytest.mark.parametrize("off", ["AngriestTaken", "SetsDiscarded", "Passed", "CitySpared", "CityDestroyed"])
def test_an_event_that_does_nothing_is_noticed(monkeypatch, off):
    """Each of these changes something that a test of passing looks at."""
    event = getattr(battle, off)
    checks = {
        "AngriestTaken": test_passing.test_rr5_5_the_last_to_pass_takes_the_angriest_card,
        "SetsDiscarded": test_passing.test_rr5_6_the_last_one_standing_takes_the_city_and_discards_everything,
        "Passed": test_passing.test_rr5_1_who_passes_is_out_until_the_next_battle,
        "CitySpared": test_passing.test_rr5_8_a_city_nobody_wants_is_out_and_the_holder_chooses_again,
        "CityDestroyed": test_passing.test_rr5_6_the_last_one_standing_takes_the_city_and_discards_everything,
    }

    def once(after, before, happened):
        """Nothing happens, but the battle still ends, or the match never would."""
        return before.replace(city=None, turn=None) if off.startswith("City") else before

    checks[off]()
    monkeypatch.setattr(reducer, "REDUCERS", bent(event, once))
    with pytest.raises(AssertionError):
        checks[off]()


def test_single_bidder_and_second_card_are_noticed(monkeypatch):
    monkeypatch.setattr(battle.State, "battlers", property(lambda state: 2))
    with pytest.raises(AssertionError):
        test_passing.test_rr5_7_a_single_bidder_takes_the_angriest_card(2)
    monkeypatch.setattr(battle.State, "battlers", property(lambda state: 1))
    with pytest.raises(AssertionError):
        test_passing.test_rr5_4_the_last_to_pass_may_take_a_second_card_back()
