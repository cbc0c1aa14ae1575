"""OctoRage as a `Game`."""

import json

import pytest
from tests.games.octorage.scene import A, B, attacked, scene

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.play import Play
from meeple_city.errors import BadInput
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.state import State


def test_the_game_names_itself_its_seats_and_its_options():  # OR1.4, OR1.5
    game = OctoRage()
    assert (game.name, game.version) == ("octorage", 2)
    assert game.seats(3, None) == ("seat 1", "seat 2", "seat 3")
    assert game.read_options({}) == {"treasures": "on", "without": "none", "characters": "drawn"}
    assert game.read_options({"treasures": "off"}) == {"treasures": "off", "without": "none", "characters": "drawn"}


def test_single_curses_are_named_by_their_last_word():  # OR1.5
    assert OctoRage.options["without"] == ("none", *box().short_names())


@pytest.mark.parametrize(
    ("given", "read"), [("crown", "crown"), ("crown,skull", "skull,crown"), ("skull,skull", "skull"), ("none", "none")]
)
def test_curses_left_out_are_put_in_order(given, read):
    options = OctoRage().read_options({"without": given})
    assert options["without"] == read
    assert OctoRage().read_options(options) == options


@pytest.mark.parametrize("count", [2, 7])
def test_two_or_seven_players_are_refused(count):  # OR1.4
    with pytest.raises(BadInput, match=f"octorage is for 3 to 6 players, not {count}"):
        OctoRage().check_seats(count)


def test_an_unknown_option_is_refused():
    with pytest.raises(BadInput, match="treasures='maybe'"):
        OctoRage().read_options({"treasures": "maybe"})
    with pytest.raises(BadInput, match="option 'curses' is unknown in octorage"):
        OctoRage().read_options({"curses": "off"})


@pytest.mark.parametrize("given", ["", "crown,", "crown,octopus", "crown, skull"])
def test_an_unknown_curse_is_refused(given):
    with pytest.raises(BadInput, match=r"option without=.* is not possible; allowed: none, statuette, jewels"):
        OctoRage().read_options({"without": given})


def test_leaving_out_nothing_and_something_is_refused():
    with pytest.raises(BadInput, match="option without=none,crown: none must stand alone"):
        OctoRage().read_options({"without": "none,crown"})


def test_pieces_say_where_the_cards_are():
    play = scene("1 2", "3", "", curses={B: "crown"}, weapons="6 7", discard="9", out=("seat 3",))
    assert play.game.pieces(play.state) == {
        "card": {"deck": 40, "hands": 3, "weapons in play": 2, "curses in play": 1, "discard": 1, "total": 47}
    }


def test_turns_are_counted_over_the_whole_match():
    play = scene("1", "1", "1")
    assert play.game.turns(play.state) == 1
    assert play.game.turns(attacked(play).state) == 2


def test_a_card_game_has_no_city():
    assert OctoRage().city(scene("1", "1", "1").state) is None


def test_a_state_survives_json():
    state = attacked(scene("1", "1 d", "", curses={A: "crown"}, won=(B,), weapons="12")).state
    assert from_plain(State, json.loads(json.dumps(to_plain(state))), "state") == state


def test_a_broken_state_is_refused():
    data = to_plain(scene("1", "1", "1").state)
    with pytest.raises(BadInput, match="phase"):
        from_plain(State, data | {"phase": "lunch"}, "state")


def test_a_match_can_start_again_from_a_checkpoint():
    play = attacked(scene("1", "1", "1"))
    again = Play(play.game, play.state, play.seed, play.number)
    assert again.pending == play.pending


def test_a_changed_state_leaves_the_old_one_alone():
    state = scene("1", "1", "1").state
    other = state.replace(rage=3)
    assert (state.rage, other.rage) == (0, 3)
    assert other.replace(rage=0) == state
    with pytest.raises(AttributeError):
        other.rage = 1
