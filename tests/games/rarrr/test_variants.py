"""The advanced rules of battles: face-down cards (RR7.2) and resistance (RR7.3)."""

import pytest
from tests.games.rarrr.kit import GAME, asked, cards, fight, give, options, seat, words

from meeple_city.games.rarrr.cards import Power
from meeple_city.games.rarrr.state import CardSet


def test_rr7_2_face_down_cards_add_nothing_to_the_sum_but_multiply():
    assert CardSet(Power.FIRE, cards("F3 F2"), cards("T1 E3")).strength == 20


def test_rr7_2_a_boost_joins_the_sum_before_all_cards_multiply():
    assert CardSet(Power.FIRE, cards("F3 F2"), cards("T1 E3"), boost=1).strength == 24


def test_rr7_2_any_card_may_be_laid_face_down_even_of_the_same_power():
    play = fight("F3 F1 T1", "E1", face_down=True, boosts=())
    give(play, "1 F3")
    assert options(play) == words("done F1 -F1 -T1")
    give(play, "1 -F1 -T1")
    assert seat(play, 1).level == 9


def test_rr7_2_without_the_option_no_card_is_laid_face_down():
    play = fight("F3 F1 T1", "E1", boosts=())
    give(play, "1 F3")
    assert options(play) == words("done F1")


def test_rr7_2_face_down_cards_count_against_the_limit():
    play = fight("F3 T1 T1 T1", "E1", icons=((3, 3, 4, 2), (3, 3, 3, 3)), face_down=True, boosts=())
    give(play, "1 F3 -T1")
    assert asked(play) == "1 more"
    assert seat(play, 1).sets[0].size == 2


def test_rr7_2_a_set_needs_one_card_face_up():
    play = fight("F3 T1", "E1", icons=((3, 0, 6, 3), (3, 3, 3, 3)), face_down=True)
    assert options(play) == words("pass F3")


def test_rr7_2_the_others_see_how_many_lie_face_down_and_not_which():
    play = fight("F3 T1 T2", "E1", face_down=True)
    give(play, "1 F3 -T2 done done")
    for watcher in ("seat 2", None):
        view = GAME.view(play.state, watcher)
        assert view.seats[0].sets[0].face_down == 1
        assert "toxic 2" not in str([view.seats, view.you])
    assert GAME.view(play.state, "seat 1").you.face_down == (("toxic 2",),)


def test_rr7_2_a_face_down_card_may_be_taken_back():
    play = fight("F1 T1 T2 R1", "E3 E3", face_down=True, boosts=())
    give(play, "1 F1 -T1 done T2 done done", "2 E3 E3", "1 pass")
    assert options(play) == words("none F1 T2 -T1")
    give(play, "1 -T1 none")
    assert seat(play, 1).hand == cards("R1 T1")


def test_rr7_2_the_same_face_up_and_down_are_two_choices():
    play = fight("F1 T2 T2 R1", "E3 E3 E3", face_down=True, boosts=())
    give(play, "1 F1 -T2 done T2 done done", "2 E3 E3 E3", "1 pass T2")
    assert seat(play, 1).hand == cards("R1 T2")
    assert options(play) == words("none F1 -T2")
    give(play, "1 none")
    assert "fire 1" in play.state.discard


def test_rr7_2_discarded_face_down_cards_stay_hidden():
    play = fight("F1 T2 R1", "E3 E3 E1", face_down=True, boosts=(), later=("Lima", "Rome"))
    give(play, "1 F1 -T2 done done", "2 E3 E3 done done", "1 pass none")
    assert play.state.buried == ("toxic 2",)
    assert "toxic 2" not in GAME.view(play.state, None).discard
    assert GAME.view(play.state, None).counts.buried == 1


def test_rr7_2_loose_cards_count_where_they_add_most():
    """45 against 36: three cards of 3 with both loose cards face down beside them."""
    play = fight("E3 E3 E3 T1", "F3 F3 F3 T1 R1", icons=((4, 4, 4, 0), (0, 1, 1, 10)), face_down=True, boosts=())
    give(play, "1 E3 E3 E3 -T1")
    assert seat(play, 1).level == 36
    assert options(play) == words("pass F3 T1 R1")
    give(play, "2 T1")
    assert options(play) == words("F3")
    give(play, "2 F3")
    assert options(play) == words("F3 -R1")
    give(play, "2 F3 F3 -R1")
    assert seat(play, 2).level == 1 + 36


def test_rr7_3_a_city_takes_one_card_from_sets_of_the_power_it_resists():
    play = fight("T1 T1 T1", "E1", icons=((3, 3, 3, 3),) * 2, boosts=(), resistance=True)
    give(play, "1 T1 T1")
    assert asked(play) == "1 more"


def test_rr7_3_other_powers_are_not_resisted():
    play = fight("E1 E1 E1", "T1", boosts=(), resistance=True)
    give(play, "1 E1 E1 E1")
    assert seat(play, 1).level == 9


def test_rr7_3_without_the_option_nothing_is_resisted():
    play = fight("T1 T1 T1", "E1", boosts=())
    give(play, "1 T1 T1 T1")
    assert seat(play, 1).level == 9


@pytest.mark.parametrize(("icons", "offered"), [(0, "pass"), (1, "pass"), (2, "pass T1")])
def test_rr7_3_a_limit_may_become_zero(icons, offered):
    play = fight("T1", "E1", icons=((4, icons, 4, 4), (3, 3, 3, 3)), resistance=True)
    assert options(play) == words(offered)


def test_rr7_3_ahefu_could_lay_only_five_toxic_cards_at_sao_paulo():
    play = fight("T1 T1 T1 T1 T1 T1", "E1", icons=((3, 6, 2, 1), (3, 3, 3, 3)), resistance=True, boosts=())
    give(play, "1 T1 T1 T1 T1 T1")
    assert (seat(play, 1).level, asked(play)) == (25, "1 more")
