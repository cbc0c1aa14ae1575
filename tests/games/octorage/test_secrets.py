"""OR10: what nobody else may know."""

import json

import pytest
from tests.games.octorage.playing import scrambled, some_moments
from tests.games.octorage.scene import A, B, C, answer, cards, scene

from meeple_city.core.play import Play
from meeple_city.games.octorage import OctoRage


def test_a_seat_sees_its_own_hand_and_only_counts_of_others():  # OR10.1
    play = scene("1 2", "3", "6 7 9", curses={B: "skull"}, weapons="4", discard="12 d")
    seen = play.game.view(play.state, A)
    assert seen["hand"] == list(cards("1 2"))
    assert [player["cards"] for player in seen["players"]] == [2, 1, 3]
    assert seen["deck"] == len(play.state.deck)
    assert seen["discard"] == list(cards("12 d"))
    assert seen["weapons"] == list(cards("4"))
    assert seen["players"][1]["curses"] == ["Golden Skull"]
    assert "pistol" not in json.dumps(seen | {"texts": {}})


def test_spectators_see_no_hand():  # OR10.1
    play = scene("1 2", "3", "6 7 9")
    assert play.game.view(play.state, None)["hand"] == []
    assert not {"machete", "pistol"} & set(json.dumps(play.game.view(play.state, None) | {"texts": {}}).split())


def test_a_view_is_plain_and_says_what_the_table_shows():
    play = scene("1", "1", "1", who=("José", "Pamela"), rage=1, won=(B,), clockwise=False, octoman=C)
    seen = play.game.view(play.state, A)
    assert json.loads(json.dumps(seen)) == seen
    assert (seen["active"], seen["octoman"], seen["clockwise"], seen["rage"]) == (A, C, False, 1)
    assert (seen["round"], seen["turn"], seen["phase"]) == (1, 1, "turn")
    assert seen["players"][1] == {
        "seat": B,
        "character": "Pamela",
        "power_up": False,
        "life": 5,
        "cards": 1,
        "curses": [],
        "won": [-1],
        "out": False,
        "attack_costs": 2,
    }


def test_the_texts_of_a_view_are_a_copy():
    play = scene("1", "1", "1")
    play.game.view(play.state, A)["texts"].clear()
    assert play.game.view(play.state, A)["texts"]


@pytest.mark.parametrize("seed", range(8))
def test_views_do_not_depend_on_what_they_hide(seed):  # OR10.1
    game = OctoRage()
    for play, dice in some_moments(seed):
        for seat in (None, *(player.seat for player in play.state.players)):
            assert game.view(scrambled(play.state, seat, dice), seat) == game.view(play.state, seat)


@pytest.mark.parametrize("seed", range(8))
def test_who_is_asked_what_does_not_depend_on_hands(seed):  # OR10.2
    for play, dice in some_moments(seed):
        if play.pending is None or play.pending.kind != "play":
            continue
        other = Play(play.game, scrambled(play.state, None, dice), 1)
        assert not other.records
        assert (other.pending.seat, other.pending.kind) == (play.pending.seat, "play")


def test_options_that_depend_on_a_hand_are_never_answered_automatically():  # OR10.2
    asks = [play.pending for seed in range(8) for play, _ in some_moments(seed) if play.pending is not None]
    assert all(ask.always for ask in asks if ask.kind in ("play", "discard"))


def test_a_stolen_card_is_seen_by_nobody_else():  # OR10.1
    play = answer(scene("1", "9 9", "12", who=("José",)), "1", C)
    assert "dynamite" not in json.dumps(play.game.view(play.state, B) | {"texts": {}})
    assert play.game.view(play.state, A)["hand"] == ["dynamite 12"]
