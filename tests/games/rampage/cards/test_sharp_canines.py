"""Sharp Canines: a meal may be two Meeples larger."""

from tests.games.rampage.cards.test_retainer import FOOD, meal
from tests.kit.rampage import paws_in, put_all, situation

from meeple_city.games.rampage.cards.powers import SharpCanines
from meeple_city.games.rampage.events import MeepleEaten


def test_one_may_eat_two_meeples_more_than_one_has_teeth():
    assert [meal(("sharp_canines",), tokens) for tokens in (0, 1, 4)] == [4, 5, 8]


def test_one_may_stop_before():
    game = situation(
        "red", "green", cards={"red": ("sharp_canines",)}, table=[paws_in("red", "Docks"), put_all(FOOD, "Docks")]
    )
    game.stops().answers(FOOD[0], "done")
    assert game.of(MeepleEaten) == [MeepleEaten("red", FOOD[0])]
    game.waits_for("green", "action")


def test_it_is_the_owners_meal_only():
    table = [paws_in("red", "Docks"), put_all(FOOD, "Docks")]
    game = situation("red", "green", cards={"green": ("sharp_canines",)}, table=table).stops().answers(*FOOD[:6])
    game.waits_for("green", "action")


def test_it_changes_no_other_number():
    assert SharpCanines().modify(None, "red", "flicks", 1) == 1
