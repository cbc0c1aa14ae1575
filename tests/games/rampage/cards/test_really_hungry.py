"""Really Hungry: two Meeples per tooth."""

import pytest
from tests.kit.rampage import of_colour, put_all, situation

from meeple_city.games.rampage.events import MeepleEaten
from meeple_city.games.rampage.meal import appetite

PLENTY = (*of_colour("blue", 15), *of_colour("gray", 15))
FOOD = (put_all(PLENTY, "Mills"),)
HUNGRY = "play really_hungry"


def hungry(*powers: str, teeth: int = 4, **more):
    cards = {"red": ("really_hungry", *powers)}
    return situation("red", "green", table=FOOD, cards=cards, teeth={"red": teeth}, **more).stops()


def eat_up(game):
    """Eat as long as one may."""
    while game.ask.kind == "eat":
        game.answers(game.ask.options[0])
    return game


@pytest.mark.parametrize(("teeth", "meal"), [(4, 12), (1, 6), (0, 4)])
def test_the_meal_is_twice_as_large(teeth, meal):
    game = hungry(teeth=teeth)
    game.waits_for("red", "neighborhood", HUNGRY, "Mills", "done")
    eat_up(game.answers(HUNGRY))
    assert len(game.of(MeepleEaten)) == meal
    assert game.state.monsters["red"].superpowers == ()
    game.waits_for("green", "action")


def test_it_is_over_when_the_turn_ends():
    game = eat_up(hungry().answers(HUNGRY))
    assert game.state.monsters["red"].marks == ()
    assert appetite(game.play, "red") == 6
    game.waits_for("green", "action")


def test_without_playing_it_the_meal_is_as_usual():
    game = eat_up(hungry().answers("Mills"))
    assert len(game.of(MeepleEaten)) == 6
    game.waits_for("red", "end_of_turn")


def test_it_is_played_before_eating_only():
    game = situation("red", "green", table=FOOD, cards={"red": ("really_hungry",)})
    assert HUNGRY not in game.ask.options
    game.waits_for("red", "action")


def test_with_nothing_to_eat_it_can_be_played_for_nothing():
    game = situation("red", "green", cards={"red": ("really_hungry",)}).stops().answers(HUNGRY)
    assert game.of(MeepleEaten) == []
    game.waits_for("green", "action")


def test_it_goes_with_scavenger():
    cards = {"red": ("really_hungry", "scavenger")}
    game = situation("red", "green", table=(put_all(PLENTY, "Heights"),), cards=cards).stops()
    game.answers(HUNGRY, "scavenge Heights")
    eat_up(game)
    assert len(game.of(MeepleEaten)) == 12
    game.waits_for("green", "action")


@pytest.mark.parametrize(
    ("powers", "teeth", "meal"),
    [
        (("retainer",), 0, 8),  # at least 4, doubled
        (("retainer",), 4, 12),
        (("sharp_canines",), 0, 6),  # 2 doubled, and 2 more
        (("sharp_canines",), 4, 14),
        (("retainer", "sharp_canines"), 0, 10),  # at least 4, doubled, and 2 more
        (("sharp_canines", "retainer"), 0, 10),
    ],
)
def test_retainer_counts_first_and_sharp_canines_last(powers, teeth, meal):
    game = eat_up(hungry(*powers, teeth=teeth).answers(HUNGRY))
    assert len(game.of(MeepleEaten)) == meal
    game.waits_for("green", "action")
