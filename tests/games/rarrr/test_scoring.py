"""Victory (RR6) and bonus points (RR7.1)."""

import pytest
from tests.games.rarrr.kit import DECKS, GAME, fight, give, say

from meeple_city.games.rarrr.scoring import bonus, score

ASIA = ("Tokyo", "Seoul", "Mumbai", "Hanoi")
ONE_EACH = ("Hanoi", "Oslo", "Havana", "Bogota", "Dakar", "Suva")


def ended(*won, **variants):
    """The result of a match in which these Cities were won, the last one left to nobody."""
    play = fight(*["E1"] * len(won), city="Perth", later=(), round_=3, won=won, **variants)
    give(play, *(f"{i + 1} pass" for i in range(len(won))))
    return GAME.result(play.state)


def test_rr6_1_most_points_win_not_most_cities():
    result = ended(("Tokyo",), ("Hanoi", "Oslo"))
    assert (result.ended, result.winners) == ("rounds", ("seat 1",))
    assert [made.total for made in result.scores] == [5, 4]


def test_rr6_1_every_point_has_its_reason():
    result = ended(("Tokyo",), ("Hanoi", "Oslo"))
    assert result.scores[1].parts == {"cities": 4}
    assert [say(why) for why in result.scores[1].why] == ["Hanoi: 2 points", "Oslo: 2 points"]


def test_rr6_2_among_equal_points_most_cities_win():
    assert ended(("Seoul",), ("Hanoi", "Oslo")).winners == ("seat 2",)


def test_rr6_3_still_equal_they_share_the_win():
    assert ended(("Tokyo",), ("London",), ("Rome",)).winners == ("seat 1", "seat 2")


def test_rr6_3_nobody_with_anything_is_a_win_for_all():
    assert ended((), ()).winners == ("seat 1", "seat 2")


@pytest.mark.parametrize(("won", "winners"), [(((), ()), ()), (((), ("Oslo",)), ("seat 2",))])
def test_a_match_that_is_stopped_before_anybody_has_anything_has_no_winners(won, winners):
    play = fight("E1", "E1", city="Perth", won=won)
    assert GAME.standing(play.state, "max_turns").winners == winners


def test_there_is_no_result_before_the_end():
    assert GAME.result(fight("E1", "T1").state) is None


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)])
def test_rr7_1_cities_of_one_group_score_extra(count, points):
    assert bonus([DECKS.cities[name] for name in ASIA[:count]])["groups"] == points


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 8), (6, 8)])
def test_rr7_1_different_groups_score_extra(count, points):
    assert bonus([DECKS.cities[name] for name in ONE_EACH[:count]]) == {"groups": 0, "impact": points}


def test_rr7_1_each_group_scores_for_itself():
    cities = [DECKS.cities[name] for name in ("Tokyo", "Seoul", "London", "Paris", "Rome")]
    assert bonus(cities) == {"groups": 1 + 2, "impact": 1}


def test_rr7_1_bonus_points_count_before_ties_are_broken():
    won = ("Tokyo",), ("Mumbai", "Hanoi")
    assert ended(*won).winners == ("seat 2",)
    won = ("Tokyo", "Hanoi"), ("London", "Bogota", "Suva")
    assert ended(*won).winners == ("seat 2",)
    assert ended(("Tokyo", "Oslo"), ("London", "Mumbai"), bonus=True).winners == ("seat 2",)
    result = ended(("Tokyo", "Seoul"), ("Paris", "Chicago", "Dakar"), bonus=False)
    assert result.winners == ("seat 2",)


def test_rr7_1_without_the_option_there_are_no_extra_points():
    assert [made.total for made in ended(ASIA, ()).scores] == [14, 0]
    assert [made.total for made in ended(ASIA, (), bonus=True).scores] == [16, 0]


def test_rr7_1_extra_points_have_their_reasons():
    result = ended(("Tokyo", "Seoul", "London"), (), bonus=True)
    assert result.scores[0].parts == {"cities": 14, "groups": 1, "impact": 1}
    assert [say(why) for why in result.scores[0].why[3:]] == [
        "2 cities in Asia: 1 bonus point",
        "Cities in 2 groups: 1 bonus point",
    ]


def test_rr7_1_an_equal_total_with_bonus_goes_to_most_cities():
    state = fight("E1", "T1", won=(("Seoul", "Mumbai"), ("Tokyo", "Hanoi", "Oslo")), bonus=True).state
    totals = [score(state, DECKS, player).total for player in state.players]
    assert totals == [7 + 1, 9 + 1 + 1]
    result = ended(("Tokyo", "Seoul", "Dakar"), ("London", "Paris", "Havana"), bonus=True)
    assert result.winners == ("seat 1", "seat 2")
