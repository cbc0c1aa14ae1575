"""Events and the cards that interfere: replace, cancel, react, and in which order."""

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
    return [event for event in play.news if isinstance(event, Stolen)]


def test_without_cards_an_event_just_happens():
    assert purses(after_a_theft()) == (10, 8)


def test_a_card_puts_another_event_in_the_place_of_one():
    play = after_a_theft(("bob", Mirror()))
    assert thefts(play) == [Stolen("bob", "ann")]
    assert purses(play) == (8, 10)
    assert play.pending.seat == "bob"


def test_a_card_cancels_an_event():
    play = after_a_theft(("bob", Padlock()))
    assert thefts(play) == []
    assert purses(play) == (9, 9)
    assert play.pending.seat == "bob"


def test_two_cards_that_turn_a_thing_around_come_to_an_end():
    play = after_a_theft(("bob", Mirror()), ("ann", Mirror()))
    assert thefts(play) == [Stolen("ann", "bob")]
    assert play.pending.seat == "bob"


def test_a_replaced_event_may_be_cancelled_by_another_card():
    play = after_a_theft(("bob", Mirror()), ("ann", Padlock()))
    assert thefts(play) == []
    assert play.pending.seat == "bob"


def test_a_card_of_choice_asks_its_owner_and_may_do_nothing():
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


def test_what_follows_by_itself_comes_after_the_reactions():
    play = thieves()
    for answer in ("steal", "toss", "steal", "toss", "steal"):
        play.give(answer)
    assert play.news == [Stolen("ann", "bob"), Bankrupt("bob"), Passed()]


def test_forced_cards_come_first_and_among_equals_those_of_the_active_seat():
    notes = []
    after_a_theft(
        ("bob", Noting("free", notes, forced=False)),
        ("ann", Noting("free", notes, forced=False)),
        ("bob", Noting("forced", notes)),
        ("ann", Noting("forced", notes)),
    )
    order = [("ann", "forced"), ("bob", "forced"), ("ann", "free"), ("bob", "free")]
    assert notes == [(window, *row) for window in ("replace", "react") for row in order]


def test_a_card_touches_one_chain_of_events_at_most_once():
    notes = []
    after_a_theft(("bob", Mirror()), ("bob", Noting("watch", notes)))
    assert notes == [("replace", "bob", "watch"), ("react", "bob", "watch")]


def test_a_card_does_nothing_until_it_is_told_to():
    card, play = Card(), thieves()
    assert (card.name, card.forced) == ("", True)
    assert card.modify(play.state, "ann", "meal", 6) == 6
    for rule in (card.react(play, "ann", Passed()), card.replace(play, "ann", Passed())):
        with pytest.raises(StopIteration) as stopped:
            next(rule)
        assert stopped.value.value is None


def test_what_is_remembered_of_cards_is_bounded_and_forgetting_it_changes_nothing(monkeypatch):
    cards = (("bob", Mirror()), ("ann", Mirror()))
    remembered = after_a_theft(*cards)
    monkeypatch.setattr(play_module, "CARD_CACHE_SIZE", 0)
    forgotten = after_a_theft(*cards)
    assert thefts(forgotten) == thefts(remembered)
    assert purses(forgotten) == purses(remembered)
    assert len(forgotten._card_cache) == 1


def test_a_card_hears_only_of_the_events_it_minds():
    heard = []

    class Picky(Card):
        name = "Picky"
        minds = (Stolen,)

        def react(self, play, owner, event):
            heard.append(type(event))
            yield from ()

    after_a_theft(("bob", Picky()))
    assert heard == [Stolen]
