"""Matches of random players on a random table: hundreds in the suite, thousands in the soak."""

import json
from collections import Counter
from functools import cache

import pytest
from tests.games.rampage.playing import Seen, all_wishes, dumped, play_match
from tests.kit.card_use import counted_cards
from tests.kit.rampage import new_match

from meeple_city.border.plain import from_plain
from meeple_city.errors import BadInput
from meeple_city.games.rampage.cards.catalogue import catalogue, names_of
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State

IN_THE_SUITE, IN_THE_SOAK = 300, 10_000
MUST_HAPPEN = (
    *("last_floor", "runaway"),
    *("missed", "clumsy", "out_of_city", "forgiven", "meeples_on_it"),
    *(f"line {number}" for number in range(1, 7)),
    *("black", "blue", "green", "red", "yellow"),
    *("paid to a seat", "paid to the box", "the rules pick a spot"),
    *("asked action", "asked move", "asked demolish", "asked toss", "asked breathe", "asked starting_area"),
    *("asked neighborhood", "asked eat", "asked pay_meeple", "asked relocate"),
    *("asked actor", "asked keep_card", "asked buy_card", "asked imitate", "asked foretell", "asked discard_card"),
)


@cache
def some_matches() -> tuple[Seen, Counter[str]]:
    """Some matches, and how often each card had an effect in them."""
    seen = Seen()
    with counted_cards() as uses:
        for seed in range(IN_THE_SUITE):
            play_match(seed, seen)
    return seen, uses


@pytest.mark.slow
def test_three_hundred_random_matches_keep_all_invariants_and_end_by_the_rules():
    seen, _ = some_matches()
    assert seen.ends.total() == IN_THE_SUITE
    assert seen.ends["max_turns"] <= 0.05 * IN_THE_SUITE


@pytest.mark.slow
def test_random_matches_cover_everything_that_can_happen():
    seen, uses = some_matches()
    assert [what for what in MUST_HAPPEN if not seen.happened[what] + seen.ends[what]] == []
    assert [card for card in catalogue() if not uses[card]] == []
    assert [card for card in names_of("superpower") if not seen.played[card]] == []


def test_a_dozen_random_matches_keep_all_invariants():
    seen = Seen()
    for seed in range(12):
        play_match(seed, seen)
    assert seen.ends["max_turns"] == 0


def test_a_match_of_players_who_decline_everything_ends_at_the_turn_limit():
    game = new_match("red", "green")
    while game.play.pending is not None:
        game.stops()
    assert game.state.turn == 200
    assert Rampage().turns(game.state) == 200
    assert Rampage().result(game.state).winners == ("red", "green")
    game.is_over("max_turns")


def test_a_state_that_was_tampered_with_is_refused_by_name():
    data = json.loads(dumped(new_match("red", "green").state))
    del data["monsters"]["red"]["teeth"]
    with pytest.raises(BadInput, match="state: monsters: red: teeth is missing"):
        from_plain(State, data, "state")


@pytest.mark.soak
def test_every_combination_of_variants_teams_cards_and_seats_ends_by_the_rules():
    seen = Seen()
    for seed, wishes in enumerate(all_wishes()):
        play_match(seed, seen, closely=True, wishes=wishes)
    print(f"\n{seen.ends.total()} combinations, {seen.turns} turns: {dict(seen.ends)}")
    assert seen.ends.total() == 512
    assert seen.ends["max_turns"] <= 0.05 * seen.ends.total()


@pytest.mark.soak
def test_ten_thousand_random_matches_keep_all_invariants_and_end_by_the_rules():
    seen = Seen()
    with counted_cards() as uses:
        for seed in range(IN_THE_SOAK):
            play_match(seed, seen, closely=seed % 5 == 0)
    by_the_rules = 1 - seen.ends["max_turns"] / IN_THE_SOAK
    print(f"\n{IN_THE_SOAK} matches, {seen.turns} turns, {seen.records} records; {by_the_rules:.2%} end by the rules:")
    for end, count in seen.ends.most_common():
        print(f"  {end}: {count / IN_THE_SOAK:.2%}")
    print("  how often each card had an effect, and each Superpower was played:")
    for card in catalogue():
        print(f"    {card}: {uses[card]}" + (f", played {seen.played[card]}" if card in names_of("superpower") else ""))
    assert min(uses[card] for card in catalogue()) >= 50
    assert min(seen.played[card] for card in names_of("superpower")) >= 50
    assert by_the_rules >= 0.95
