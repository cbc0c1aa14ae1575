"""Every rule is tested: when it is broken, a test that cites it fails."""

from dataclasses import replace

import pytest
from tests.games.octorage import test_attacks as attacks
from tests.games.octorage import test_characters as powers
from tests.games.octorage import test_match as matches
from tests.games.octorage import test_playing as playing
from tests.games.octorage import test_secrets as secrets
from tests.games.octorage import test_treasures as curses

from meeple_city.core.asks import Ask
from meeple_city.core.events import Card
from meeple_city.games.octorage import characters, events, game, hands, reducer, rules, treasures, view
from meeple_city.games.octorage.box import Box
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.state import Player, State

healthy = dict(reducer.REDUCERS)
NOTICED = (AssertionError, ValueError, AttributeError, IndexError)


def nothing(*_):
    """A rule that does nothing."""
    yield from ()


def kept(event, *fields):
    """A reducer that forgets to change some fields."""
    return {
        **healthy,
        event: lambda s, e: healthy[event](s, e).replace(**{field: getattr(s, field) for field in fields}),
    }


def draw_one_each(play, seats):
    return hands.draw(play, tuple(dict.fromkeys(seats)))


def plain_happen(play, event):
    return play.happen(event)


def silent(*args, **more):
    return Ask(*args, **more | {"always": False})


def clumsy_after(state, seat):
    return state.players[(state.index(seat) + 1) % len(state.players)].seat


def leaky_view(state, seat):
    return replace(view.view(state, seat), deck=state.deck[:1])


def all_others(state, seat):
    return tuple(player.seat for player in state.players if player.seat != seat)


def healthy_cards_reversed(self, state, cards=OctoRage.cards):
    return cards(self, state)[::-1]


def wrong_heir(state, event):
    return healthy[type(event)](state.replace(clockwise=not state.clockwise), event).replace(clockwise=state.clockwise)


def sorted_deck(play, cards):
    return tuple(sorted(cards))


def everybody_robbed(self, play, owner, weapon):
    victim = yield self.ask(owner, "steal", play.state.others(owner))
    yield from play.happen(events.CardStolen(owner, victim, play.state.hand(victim)[0]))


REDUCERS = (reducer, "REDUCERS")
FAULTS = [
    (
        "OR1.5",
        Box,
        "deck",
        lambda box, treasures: box.cards + box.treasures,
        matches.test_treasures_off_leaves_curses_out,
    ),
    ("OR2.1", reducer, "WINS_NEEDED", 1, matches.test_one_round_each_decides_nothing),
    (
        "OR2.3",
        *REDUCERS,
        kept(events.MatchBegun, "octoman"),
        matches.test_the_octoman_is_dealt_at_random_and_its_player_opens,
    ),
    (
        "OR2.4",
        *REDUCERS,
        {**healthy, events.RoundBegun: lambda s, e: healthy[type(e)](s, e).replace(clockwise=True)},
        matches.test_the_last_one_alive_wins_the_round_and_opens_the_next,
    ),
    ("OR3.1", rules, "shuffled", sorted_deck, matches.test_all_cards_are_reshuffled_for_a_round),
    (
        "OR3.2",
        Box,
        "hand",
        lambda box, players: 4,
        lambda: matches.test_a_match_begins_with_five_lives_and_a_hand_each(5, 3),
    ),
    (
        "OR3.3",
        *REDUCERS,
        kept(events.RoundBegun, "rage"),
        matches.test_the_last_one_alive_wins_the_round_and_opens_the_next,
    ),
    (
        "OR4.2",
        rules,
        "_allowed",
        lambda *_: True,
        lambda: playing.test_a_weapon_must_not_fall_below_the_last("7", "7 12"),
    ),
    ("OR4.3", *REDUCERS, kept(events.WeaponPlayed, "weapons"), playing.test_weapons_stay_in_the_play_area),
    ("OR4.4", *REDUCERS, kept(events.RageRaised, "rage"), playing.test_a_pheromone_raises_rage_and_others_do_not),
    ("OR4.4", OctoRage, "check", lambda *_: True, playing.test_rage_stops_at_its_last_step),
    ("OR4.5", *REDUCERS, kept(events.Dodged, "clockwise"), playing.test_a_dodge_turns_the_direction_and_is_discarded),
    ("OR4.6", State, "others", all_others, playing.test_a_treasure_goes_before_another_living_player),
    ("OR4.7", State, "after", clumsy_after, lambda: playing.test_play_passes_in_the_direction_of_play(False, "seat 4")),
    ("OR5.1", rules, "damage", lambda *_: 1, lambda: attacks.test_an_attack_costs_what_the_track_says(1, 3)),
    (
        "OR5.1",
        *REDUCERS,
        kept(events.Attacked, "weapons", "discard"),
        attacks.test_an_attack_discards_the_weapons_and_any_card_may_open_the_next_turn,
    ),
    (
        "OR5.1",
        *REDUCERS,
        kept(events.Attacked, "octoman"),
        attacks.test_the_attacked_player_takes_the_octoman_and_opens_the_next_turn,
    ),
    ("OR5.2", State, "raging", lambda _: False, playing.test_rage_stops_at_its_last_step),
    (
        "OR5.3",
        OctoRage,
        "settle",
        lambda *_: None,
        attacks.test_the_last_life_takes_a_player_out_with_hand_and_treasures,
    ),
    (
        "OR5.4",
        *REDUCERS,
        {**healthy, events.Eliminated: wrong_heir},
        lambda: attacks.test_the_next_living_player_inherits_the_octoman(True, "seat 2"),
    ),
    (
        "OR5.6",
        OctoRage,
        "check",
        lambda *_: True,
        powers.test_norbert_taking_out_the_crowns_bearer_leaves_the_crown_nobody_to_hurt,
    ),
    ("OR6.1", rules, "draw_after_attack", nothing, attacks.test_after_an_attack_all_the_living_draw_one),
    ("OR6.2", rules, "draw", draw_one_each, attacks.test_an_empty_hand_draws_two),
    ("OR6.3", hands, "happen", plain_happen, attacks.test_the_last_card_drawn_reshuffles_at_once),
    ("OR6.3", rules, "happen", plain_happen, attacks.test_the_first_card_discarded_onto_nothing_becomes_the_deck),
    ("OR7.1", OctoRage, "settle", lambda *_: None, matches.test_the_last_one_alive_wins_the_round_and_opens_the_next),
    ("OR7.2", Player, "power_up", True, matches.test_the_first_round_won_takes_the_power_away),
    ("OR7.3", reducer, "WINS_NEEDED", 3, matches.test_the_second_round_won_wins_the_match),
    ("OR8.1", treasures.SunGodStatuette, "react", Card.react, curses.test_a_dodge_under_the_statuette_costs_a_life),
    ("OR8.2", treasures.OctopusGodJewels, "modify", Card.modify, curses.test_the_jewels_forbid_treasures),
    (
        "OR8.3",
        treasures.SacrificialSceptre,
        "modify",
        Card.modify,
        curses.test_under_the_sceptre_a_weapon_must_beat_the_last,
    ),
    (
        "OR8.4",
        treasures.GoldenSkull,
        "modify",
        Card.modify,
        curses.test_the_skull_leaves_two_cards_of_the_bearers_choice,
    ),
    ("OR8.4", treasures, "SKULL_LIMIT", 3, curses.test_the_skull_leaves_two_cards_of_the_bearers_choice),
    ("OR8.4", characters, "trim", nothing, powers.test_a_gain_of_joses_is_trimmed_by_the_skull),
    ("OR8.4", characters, "trim", nothing, powers.test_courtney_under_the_skull),
    ("OR8.4", characters, "trim", nothing, powers.test_gilles_under_the_skull),
    (
        "OR8.5",
        treasures.EmeraldCrown,
        "react",
        Card.react,
        curses.test_dynamite_costs_the_crowns_bearer_a_life_whoever_plays_it,
    ),
    ("OR9.1", characters.Jose, "use", nothing, lambda: powers.test_joses_machete_steals_a_card("1")),
    ("OR9.1", characters.Jose, "use", everybody_robbed, powers.test_jose_robs_only_the_living_who_have_cards),
    ("OR9.2", characters.Courtney, "use", nothing, lambda: powers.test_courtneys_pistol_brings_a_weapon_back("6")),
    ("OR9.3", characters.Britney, "modify", Card.modify, lambda: powers.test_britney_breaks_the_sceptre("8")),
    ("OR9.4", characters.Gilles, "use", nothing, lambda: powers.test_gilles_looks_at_two_and_keeps_one("10")),
    ("OR9.4", characters, "LOOKED_AT", 3, lambda: powers.test_gilles_looks_at_two_and_keeps_one("10")),
    ("OR9.5", characters.Norbert, "use", nothing, powers.test_norberts_dynamite_takes_two_lives),
    ("OR9.5", characters, "BLAST", 1, powers.test_norberts_dynamite_takes_two_lives),
    ("OR9.6", characters.Pamela, "react", Card.react, lambda: powers.test_pamela_heals_two_up_to_five(1, 3)),
    ("OR9.6", characters, "HEALING", 5, lambda: powers.test_pamela_heals_two_up_to_five(1, 3)),
    ("OR9.7", OctoRage, "cards", healthy_cards_reversed, powers.test_norberts_power_comes_before_the_crown),
    ("OR10.1", game, "view", leaky_view, lambda: secrets.test_views_do_not_depend_on_what_they_hide(1)),
    ("OR10.2", rules, "Ask", silent, attacks.test_a_hand_in_which_nothing_will_do_is_asked_all_the_same),
    ("OR10.2", hands, "Ask", silent, curses.test_alike_cards_are_asked_for_all_the_same),
    ("OR10.2", characters, "Ask", silent, powers.test_two_alike_are_asked_for_all_the_same),
]


IDS = [f"{row[0]}-{i}" for i, row in enumerate(FAULTS)]


@pytest.mark.parametrize(("rule", "where", "what", "broken", "check"), FAULTS, ids=IDS)
def test_a_broken_rule_is_noticed(monkeypatch, rule, where, what, broken, check):
    check()
    monkeypatch.setattr(where, what, broken)
    with pytest.raises(NOTICED):
        check()


def test_every_event_has_its_reducer():
    assert {kind.__name__ for kind in reducer.REDUCERS} == {
        name for name, value in vars(events).items() if isinstance(value, type) and value is not events.Event
    }
