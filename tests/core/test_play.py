"""A game in progress: inputs, records, forks, randomness."""

import pytest
from tests.core.toy import Glove, Haste, Passed, Stolen, Thieves, Tossed, thieves
from tests.kit.rampage import city

from meeple_city.border import Drop, Flick, Look, Outcome, message
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.chance import chance
from meeple_city.core.play import Play, Record

LOOKED = TableResult(Look(), Outcome())
THROW = Flick("coin", 0.0, 1.0)


def given(*inputs, **more):
    """A game after these inputs."""
    play = thieves(**more)
    for item in inputs:
        play.give(item)
    return play


def same(one, other):
    return (one.state, one.pending, one.number, one.new_events) == (
        other.state,
        other.pending,
        other.number,
        other.new_events,
    )


def test_a_play_waits_for_one_input_after_the_other_until_the_game_is_over():
    play = given("steal", "look")
    assert play.pending == TableTask(Look())
    play.give(LOOKED)
    play.give("steal")
    assert play.pending == Ask("bob", "deed", ("steal", "look", "throw", "toss"))
    play = given("steal", "toss", "steal", "toss", "steal")
    assert play.pending is None
    assert play.state.bankrupt == "bob"
    assert play.game.result(play.state).winners == ("ann",)


def test_after_the_end_nothing_can_be_given():
    play = given("steal", "toss", "steal", "toss", "steal")
    assert play.refusal("steal") == message("refusal.nobody_asked")
    with pytest.raises(ValueError, match="the game is over"):
        play.give("steal")


def test_an_answer_that_is_not_an_option_is_refused_with_the_options():
    play = thieves()
    options = ("steal", "look", "throw", "toss")
    assert play.refusal("sing") == message("refusal.not_an_option", answer="sing", kind="deed", options=options)
    assert play.records == []


def test_the_table_must_do_what_it_was_asked_to():
    play = given("look")
    assert play.refusal("look") == message("refusal.nobody_asked")
    for wrong in ("look", TableResult(THROW, Outcome())):
        with pytest.raises(ValueError, match=r"expected the outcome of Look\(\)"):
            play.give(wrong)
    play.give(LOOKED)
    assert play.pending.seat == "bob"


def test_a_shot_that_the_permit_allows_is_taken_with_its_outcome():
    play = given("throw", city=city())
    assert play.refusal(THROW) is None
    assert play.refusal(Drop("coin")) == message("refusal.wrong_kind", due="flick", given="drop")
    assert play.refusal(Flick("dagger", 0.0, 1.0)) == message("refusal.wrong_piece", due="coin", given="dagger")
    play.give(TableResult(THROW, Outcome()))
    assert play.pending.seat == "bob"


def test_a_shot_may_be_declined_if_there_is_an_option_for_it():
    play = given("throw", "rather not", city=city())
    assert play.pending.seat == "bob"


def test_a_shot_without_its_outcome_is_not_an_input():
    play = given("throw", city=city())
    with pytest.raises(ValueError, match="has no outcome"):
        play.give(THROW)


def test_questions_with_one_answer_are_answered_automatically():
    hasty = ("ann", Haste()), ("ann", type("More", (Haste,), {"name": "More", "modify": lambda *a: 1})())
    play = thieves(*hasty, coins="9")
    assert [record.auto for record in play.records] == [True]
    assert play.records[0].given == "steal"
    assert play.pending.seat == "bob"
    assert play.new_events == [
        Tossed(play.state.tosses[0]),
        Stolen("ann", "bob"),
        Passed(),
        Tossed(play.state.tosses[1]),
    ]


def test_numbers_of_the_rules_are_changed_by_their_owners_cards_only():
    play = thieves(("ann", Haste()), ("bob", Haste()))
    assert play.pending.options == ("steal", "look")
    assert play.number_of("choices", 4, "carl") == 4
    assert play.number_of("meal", 4, "ann") == 4


def test_records_are_numbered_and_have_the_ids_of_their_questions():
    play = given("steal", "look", LOOKED)
    assert [record.number for record in play.records] == [0, 1, 2]
    assert play.number == 3
    assert play.records[2] == Record(2, TableTask(Look()), LOOKED)
    assert play.records[0].id.startswith("0 ann deed ")
    assert play.records[2].id.startswith("2 table look ")
    assert len({record.id for record in play.records}) == 3


def test_news_contains_the_events_since_the_last_input():
    play = given("steal")
    assert play.new_events == [Stolen("ann", "bob"), Passed(), Tossed(play.state.tosses[-1])]


def test_the_same_inputs_give_the_same_states():
    inputs = ("toss", "steal", "look", LOOKED, "toss")
    assert same(given(*inputs), given(*inputs))
    assert given(*inputs, seed=1).state != given(*inputs).state


def test_a_fork_starts_at_the_same_point_and_is_independent():
    inputs = ("steal", "toss", "look", LOOKED, "throw")
    for count in range(len(inputs) + 1):
        play = given(*inputs[:count], coins="9", city=city())
        twin = play.fork()
        assert same(play, twin)
        assert same(twin, twin.fork())
        before = play.state
        twin.give(LOOKED if isinstance(twin.pending, TableTask) else twin.pending.options[0])
        assert play.state == before
        assert not same(play, twin)


def test_a_fork_repeats_automatic_answers():
    only = type("Only", (Haste,), {"modify": lambda *_: 1})()
    play = thieves(("ann", only), ("ann", Glove()), coins="9")
    assert [record.auto for record in play.records] == [True]
    assert play.pending.kind == "use Glove"
    assert same(play, play.fork())


def test_a_fork_tosses_the_same_coins():
    play = given("steal", "toss")
    for _ in range(4):
        twin = play.fork()
        for each in (play, twin):
            each.give("toss")
        assert play.state.tosses == twin.state.tosses


def test_a_game_that_is_over_can_be_forked_too():
    play = given("steal", "toss", "steal", "toss", "steal")
    assert same(play, play.fork())


def test_a_game_can_be_started_from_a_checkpoint():
    play = given("steal", "toss")
    later = Play(Thieves(), play.state, 0, play.number)
    assert later.pending == play.pending
    assert later.number == 2


def test_a_draw_depends_only_on_seed_record_and_number():
    assert chance(1, 2, 3).random() == chance(1, 2, 3).random()
    draws = {chance(*key).random() for key in ((1, 2, 3), (2, 2, 3), (1, 3, 3), (1, 2, 4), (1, 23), (12, 3))}
    assert len(draws) == 6
