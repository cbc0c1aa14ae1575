"""Retainer: a meal is never smaller than with four teeth."""

from tests.kit.rampage import of_colour, paws_in, put_all, situation

from meeple_city.core.events import Card, modified
from meeple_city.games.rampage.cards.powers import Retainer, SharpCanines
from meeple_city.games.rampage.events import MeepleEaten

FOOD = of_colour("red", 9)


def meal(cards, teeth):
    """How many Meeples the first Monster may eat with this many tokens."""
    table = [paws_in("red", "Docks"), put_all(FOOD, "Docks")]
    game = situation("red", "green", cards={"red": cards}, teeth={"red": teeth}, table=table).stops()
    for meeple in FOOD:
        if game.ask.kind != "eat":
            break
        game.answers(meeple)
    game.waits_for("green", "action")
    return len(game.of(MeepleEaten))


def test_with_fewer_than_four_teeth_one_may_eat_four():
    assert [meal(("retainer",), tokens) for tokens in (0, 1)] == [4, 4]
    assert meal((), 0) == 2


def test_with_four_teeth_or_more_it_changes_nothing():
    assert [meal(("retainer",), tokens) for tokens in (2, 3, 4)] == [4, 5, 6]


def test_it_is_counted_before_doubling_and_sharp_canines():
    class Doubled(Card):
        rank = 2

        def modify(self, state, owner, number, value):
            return 2 * value

    assert meal(("sharp_canines", "retainer"), 0) == 6
    cards = [("red", card) for card in (SharpCanines(), Doubled(), Retainer())]
    assert modified(cards, None, "meal", 2, "red") == 10


def test_it_changes_no_other_number():
    assert Retainer().modify(None, "red", "rumble", 1) == 1
