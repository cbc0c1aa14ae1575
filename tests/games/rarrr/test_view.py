"""What can be seen: a seat's own cards and what is public, never another's."""

import json
from random import Random

from tests.games.rarrr.kit import GAME, cards, fight, give, start, with_player
from tests.games.rarrr.secrets import scrambled

from meeple_city.border.plain import to_plain


def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold():
    play = fight("E1 E2", "T3")
    view = GAME.view(play.state, "seat 1")
    assert view.you.hand == cards("E1 E2")
    assert [row.hand for row in view.seats] == [2, 1]
    assert "toxic 3" not in json.dumps(to_plain([view.seats, view.you]))


def test_spectators_see_no_hand_at_all():
    view = GAME.view(fight("E1 E2", "T3").state, None)
    assert view.you is None
    assert [row.hand for row in view.seats] == [2, 1]


def test_everybody_sees_monsters_cities_levels_and_points():
    play = fight("E1 E2", "T3", won=(("Tokyo",), ()))
    give(play, "1 E2 +1 done done")
    view = GAME.view(play.state, "seat 2")
    row = view.seats[0]
    assert to_plain(view.city) == {"name": "Sao Paulo", "worth": 4, "group": "South America", "resists": "toxic"}
    assert [city.name for city in view.cities] == ["Lima"]
    assert (row.level, row.points, row.won, row.boosts) == (3, 5, ("Tokyo",), (2, 3))
    assert row.icons == {"electrical": 3, "toxic": 3, "radioactive": 3, "fire": 3}
    set_ = {"power": "electrical", "cards": ["electrical 2"], "face_down": 0, "boost": 1, "strength": 3}
    assert to_plain(row.sets) == [set_]


def test_a_view_becomes_json_and_tells_no_deck_order_and_no_seed():
    play = start(3, seed=987654321)
    text = json.dumps(to_plain(GAME.view(play.state, "seat 1")))
    assert "987654321" not in text
    assert all(city not in text for city in play.state.undealt)


def test_a_view_of_a_drafting_seat_shows_what_it_may_pick_with_its_icons():
    play = start(2)
    you = GAME.view(play.state, "seat 1").you
    assert you.pack == play.state.players[0].pack
    assert set(you.katakana) == set(you.pack)
    assert sum(you.monster.values()) == 4


def test_the_seat_that_must_raise_or_pass_is_seen_and_between_battles_nobody():
    assert GAME.view(fight("E1", "T1", angriest=2).state, None).turn == "seat 2"
    assert GAME.view(fight("E1", "T1", city=None, later=("Lima", "Rome")).state, "seat 1").turn is None


def test_before_anything_is_dealt_there_is_nothing_to_see():
    state = GAME.opening(GAME.seats(2, None), {}, 1, None)
    assert GAME.view(state, "seat 1").you.monster == {}


def test_swapping_hidden_cards_leaves_a_view_as_it_was():
    play = fight("E1 E2 F1", "T3 T2 R1", face_down=True)
    give(play, "1 E1 -F1 done done")
    for watcher in ("seat 2", None):
        other = scrambled(play.state, watcher, Random(3))
        assert other != play.state
        assert GAME.view(other, watcher) == GAME.view(play.state, watcher)


def test_swapping_ones_own_cards_does_change_the_view():
    """The test above would prove nothing if views never changed."""
    play = fight("E1 E2", "T3")
    other = with_player(play.state, 1, hand=cards("E1 E3"))
    assert GAME.view(other, "seat 1") != GAME.view(play.state, "seat 1")
    assert GAME.view(other, "seat 2") == GAME.view(play.state, "seat 2")
