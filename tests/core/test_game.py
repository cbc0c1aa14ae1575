"""What a game must implement, and what has defaults."""

import pytest
from tests.core.toy import Purses, Thieves, thieves

from meeple_city.core.events import Card
from meeple_city.core.game import Game
from meeple_city.core.records import changed
from meeple_city.errors import BadInput


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("seats", (2, None)),
        ("opening", ((), {}, 0, None)),
        ("rules", (None,)),
        ("reduce", (None, None)),
        ("result", (None,)),
        ("standing", (None, "")),
        ("view", (None, None)),
        ("pieces", (None,)),
        ("turns", (None,)),
    ],
)
def test_every_game_must_implement_the_essentials(name, arguments):
    with pytest.raises(NotImplementedError):
        getattr(Game(), name)(*arguments)


def test_optional_parts_of_a_game_have_defaults():
    game = Game()
    assert game.check(None, None)
    assert game.settle(None) is None
    assert game.cards(None) == ()
    assert game.describe(None, None, None) is None
    assert game.public_questions == frozenset()
    assert game.city(None) is None
    assert game.boxes(6) == 1
    assert Card().score(None, "ann") is None


def test_the_values_of_an_option_are_possible_for_any_number_of_players_unless_a_game_says_otherwise():
    assert Thieves().possible("coins", 2) == ("3", "9")
    Thieves().check_possible({"coins": "9"}, 2)
    with pytest.raises(BadInput, match="coins=4 is not possible for 2 players; allowed: 3, 9"):
        Thieves().check_possible({"coins": "4"}, 2)


def test_options_have_defaults():
    assert Thieves().read_options({}) == {"coins": "3"}
    assert thieves(coins="9").state.coins == {"ann": 9, "bob": 9}


def test_unknown_options_are_refused_with_what_is_allowed():
    with pytest.raises(BadInput, match="option 'gold' is unknown in thieves; allowed: coins"):
        Thieves().read_options({"gold": "1"})
    with pytest.raises(BadInput, match="option coins='4' is not possible; allowed: 3, 9"):
        Thieves().read_options({"coins": "4"})


def test_impossible_numbers_of_players_are_refused():
    Thieves().check_seats(2)
    with pytest.raises(BadInput, match="thieves is for 2 to 2 players, not 3"):
        Thieves().check_seats(3)


def test_a_changed_record_is_a_new_one_and_the_old_one_stays():
    purses = Purses({"ann": 1})
    richer = changed(purses, coins={"ann": 2}, turn=5)
    assert purses == Purses({"ann": 1})
    assert richer == Purses({"ann": 2}, turn=5)
    assert type(richer) is Purses
