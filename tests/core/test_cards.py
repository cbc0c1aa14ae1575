"""Events and cards: replacing, cancelling, reacting, and the order of cards."""

import pytest
from tests.core.toy import Bankrupt, Glove, Mirror, Noting, Padlock, Passed, Revenge, Stolen, thieves

from meeple_city.core import play as play_module
from meeple_city.core.asks import Ask
from meeple_city.core.events import Card


def after_a_theft(*cards, coins="9"):
    play = thieves(*cards, coins=coins)
    play.give("steal")
    return play


def purses(play):
    return play.state.coins["ann"], play.state.coins["bob"]


def thefts(play):
    return [event for event in play.new_events if isinstance(event, Stolen)]


def test_without_cards_an_event_just_happens():
    assert purses(after_a_theft()) == (10, 8)


def test_a_card_replaces_an_event():
    play = after_a_theft(("bob", Mirror()))
    assert thefts(play) == [Stolen("bob", "ann")]
    assert purses(play) == (8, 10)
    assert play.pending.seat == "bob"


def test_a_card_cancels_an_event():
    play = after_a_theft(("bob", Padlock()))
    assert thefts(play) == []
    assert purses(play) == (9, 9)
    assert play.pending.seat == "bob"


def test_two_cards_that_reverse_an_event_do_not_loop_forever():
    play = after_a_theft(("bob", Mirror()), ("ann", Mirror()))
    assert thefts(play) == [Stolen("ann", "bob")]
    assert play.pending.seat == "bob"


def test_a_replaced_event_may_be_cancelled_by_another_card():
    play = after_a_theft(("bob", Mirror()), ("ann", Padlock()))
    assert thefts(play) == []
    assert play.pending.seat == "bob"


def test_an_optional_card_asks_its_owner_and_may_do_nothing():
    play = after_a_theft(("ann", Glove()))
    assert play.pending == Ask("ann", "use Glove", ("yes", "no"))
    play.give("no")
    assert purses(play) == (10, 8)
    play = after_a_theft(("ann", Glove()))
    play.give("yes")
    assert thefts(play) == [Stolen("ann", "bob")] * 2
    assert purses(play) == (11, 7)
    assert play.pending.seat == "bob"


def test_an_event_that_no_longer_makes_sense_does_not_happen():
    play = thieves(("ann", Glove()), coins="3")
    for answer in ("steal", "no", "toss", "steal", "no", "toss", "steal", "yes"):
        play.give(answer)
    assert purses(play) == (6, 0)
    assert thefts(play) == [Stolen("ann", "bob")]
    assert play.pending is None


def test_a_card_reacts_after_the_event():
    play = after_a_theft(("bob", Revenge()))
    assert thefts(play) == [Stolen("ann", "bob"), Stolen("bob", "ann")]
    assert purses(play) == (9, 9)


def test_triggered_events_come_after_the_reactions():
    play = thieves()
    for answer in ("steal", "toss", "steal", "toss", "steal"):
        play.give(answer)
    assert play.new_events == [Stolen("ann", "bob"), Bankrupt("bob"), Passed()]


def test_forced_cards_come_first_then_those_of_the_active_seat():
    notes = []
    after_a_theft(
        ("bob", Noting("free", notes, forced=False)),
        ("ann", Noting("free", notes, forced=False)),
        ("bob", Noting("forced", notes)),
        ("ann", Noting("forced", notes)),
    )
    order = [("ann", "forced"), ("bob", "forced"), ("ann", "free"), ("bob", "free")]
    assert notes == [(window, *row) for window in ("replace", "react") for row in order]


def test_a_card_affects_one_chain_of_events_at_most_once():
    notes = []
    after_a_theft(("bob", Mirror()), ("bob", Noting("watch", notes)))
    assert notes == [("replace", "bob", "watch"), ("react", "bob", "watch")]


def test_two_copies_of_a_card_each_affect_the_chain_once():
    play = after_a_theft(("ann", Glove()), ("ann", Glove()))
    for _ in range(3):  # one copy doubles the theft, and the other doubles both parts
        assert play.pending == Ask("ann", "use Glove", ("yes", "no"))
        play.give("yes")
    assert purses(play) == (13, 5)
    assert play.pending.seat == "bob"


def test_a_card_does_nothing_by_default():
    card, play = Card(), thieves()
    assert (card.name, card.forced) == ("", True)
    assert card.modify(play.state, "ann", "meal", 6) == 6
    for rule in (card.react(play, "ann", Passed()), card.replace(play, "ann", Passed())):
        with pytest.raises(StopIteration) as stopped:
            next(rule)
        assert stopped.value.value is None


def test_the_card_cache_is_bounded_and_clearing_it_changes_nothing(monkeypatch):
    cards = (("bob", Mirror()), ("ann", Mirror()))
    remembered = after_a_theft(*cards)
    monkeypatch.setattr(play_module, "CARD_CACHE_SIZE", 0)
    forgotten = after_a_theft(*cards)
    assert thefts(forgotten) == thefts(remembered)
    assert purses(forgotten) == purses(remembered)
    assert len(forgotten._card_cache) == 1


def test_a_card_reacts_only_to_the_kinds_of_events_it_names():
    heard = []

    class Picky(Card):
        name = "Picky"
        concerns = (Stolen,)

        def react(self, play, owner, event):
            heard.append(type(event))
            yield from ()

    after_a_theft(("bob", Picky()))
    assert heard == [Stolen]
