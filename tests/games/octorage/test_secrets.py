"""OR10: what nobody else may know."""

import json

import pytest
from tests.games.octorage.playing import scrambled, some_moments
from tests.games.octorage.scene import A, B, C, answer, attacked, cards, scene

from meeple_city.border.plain import to_plain
from meeple_city.core.play import Play
from meeple_city.games.octorage.game import OctoRage


def written(view):
    """A view as JSON."""
    return json.dumps(to_plain(view))


def test_a_seat_sees_its_own_hand_and_only_counts_of_others():  # OR10.1
    play = scene("1 2", "3", "6 7 9", curses={B: "skull"}, weapons="4", discard="12 d")
    seen = play.game.view(play.state, A)
    assert seen.hand == cards("1 2")
    assert [player.cards for player in seen.players] == [2, 1, 3]
    assert seen.deck == len(play.state.deck)
    assert seen.discard == cards("12 d")
    assert seen.weapons == cards("4")
    assert seen.players[1].curses == ("Golden Skull",)
    assert "pistol" not in written(seen)


def test_spectators_see_no_hand():  # OR10.1
    play = scene("1 2", "3", "6 7 9")
    seen = play.game.view(play.state, None)
    assert seen.hand == ()
    assert not [word for word in ("machete", "pistol") if word in written(seen)]


def test_a_view_becomes_json_and_says_what_the_table_shows():
    play = scene("1", "1", "1", who=("José", "Pamela"), rage=1, won=(B,), clockwise=False, octoman=C)
    view = play.game.view(play.state, A)
    seen = to_plain(view)
    assert json.loads(written(view)) == seen
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


@pytest.mark.parametrize("seed", range(8))
def test_views_do_not_depend_on_what_they_hide(seed):  # OR10.1
    game = OctoRage()
    for play, rng in some_moments(seed):
        for seat in (None, *(player.seat for player in play.state.players)):
            assert game.view(scrambled(play.state, seat, rng), seat) == game.view(play.state, seat)


@pytest.mark.parametrize("seed", range(8))
def test_who_is_asked_what_does_not_depend_on_hands(seed):  # OR10.2
    for play, rng in some_moments(seed):
        if play.pending is None or play.pending.kind != "play":
            continue
        other = Play(play.game, scrambled(play.state, None, rng), 1)
        assert not other.records
        assert (other.pending.seat, other.pending.kind) == (play.pending.seat, "play")


def test_options_that_depend_on_a_hand_are_never_answered_automatically():  # OR10.2
    asks = [play.pending for seed in range(8) for play, _ in some_moments(seed) if play.pending is not None]
    assert all(ask.always for ask in asks if ask.kind in ("play", "discard"))


def test_a_stolen_card_is_seen_by_nobody_else():  # OR10.1
    play = answer(scene("1", "9 9", "12", who=("José",)), "1", C)
    assert "dynamite" not in written(play.game.view(play.state, B))
    assert play.game.view(play.state, A).hand == ("dynamite 12",)


def test_only_the_robber_and_the_robbed_remember_a_stolen_card():  # OR10.1
    play = answer(scene("3 9", "12", "1", who=("José",)), "3", B)
    stolen = {seat: play.game.view(play.state, seat).deeds[1].card for seat in (A, B, C, None)}
    assert stolen == {A: "dynamite 12", B: "dynamite 12", C: "", None: ""}


def test_drawn_cards_are_remembered_by_nobody_else():  # OR10.1
    play = attacked(scene("3", "12", "1"))
    assert [deed.did.value for deed in play.state.deeds] == ["attacked", *["drew"] * 3]
    assert {deed.card for deed in play.state.deeds} == {""}
