"""RARRR!! as a `Game`."""

import json

import pytest
from tests.games.rarrr.kit import GAME, TOTAL, all_cards, fight, give, start

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.errors import BadInput
from meeple_city.games.rarrr.game import Rarrr
from meeple_city.games.rarrr.state import State


@pytest.mark.parametrize("count", [1, 7])
def test_rr2_1_other_numbers_of_players_are_refused(count):
    with pytest.raises(BadInput, match=f"rarrr is for 2 to 6 players, not {count}"):
        GAME.check_seats(count)


@pytest.mark.parametrize("count", range(2, 7))
def test_rr2_1_two_to_six_can_play(count):
    GAME.check_seats(count)
    assert len(start(count).state.players) == count


def test_the_advanced_rules_are_off_unless_asked_for():
    assert GAME.read_options({}) == {"bonus": "off", "face_down": "off", "resistance": "off"}


@pytest.mark.parametrize("option", ["bonus", "face_down", "resistance"])
def test_each_option_turns_on_its_own_rule(option):
    variants = vars(start(2, **{option: "on"}).state.variants)
    assert variants == {key: key == option for key in GAME.options}


def test_seats_are_numbered_and_there_is_no_city():
    assert GAME.seats(3, None) == ("seat 1", "seat 2", "seat 3")
    assert GAME.city(start().state) is None


def test_a_game_reads_its_own_decks():
    assert (Rarrr().decks, Rarrr.name, Rarrr.version) == (GAME.decks, "rarrr", 1)


def test_all_cards_are_somewhere_from_the_first_to_the_last():
    state = GAME.opening(GAME.seats(4, None), {}, 1, None)
    assert GAME.pieces(state)["card"] == {
        "deck": 12 + 24 + 72 + 24,
        "hands": 12,
        "table": 1,
        "discard": 0,
        "box": 6,
        "total": TOTAL,
    }


def test_cards_move_between_hands_table_discard_and_box():
    play = fight("E1 E2", "T3 T1", later=("Lima", "Rome"))
    before = GAME.pieces(play.state)["card"]
    give(play, "1 E1 +1 done done")
    laid = GAME.pieces(play.state)["card"]
    assert (laid["hands"] - before["hands"], laid["table"] - before["table"]) == (-2, 2)
    give(play, "2 pass")
    over = GAME.pieces(play.state)["card"]
    assert (over["table"] - laid["table"], over["discard"], over["box"] - laid["box"]) == (-2, 1, 1)
    assert {before["total"], laid["total"], over["total"]} == {TOTAL}
    assert sum(all_cards(play.state).values()) == TOTAL - 1


def test_a_state_survives_json():
    play = fight("E1 E2", "T3 T1", face_down=True)
    give(play, "1 E1 -E2")
    assert from_plain(State, json.loads(json.dumps(to_plain(play.state))), "state") == play.state
