from dataclasses import replace
from random import Random

import pytest
from tests.kit.toys import CITY, table_view

from meeple_city.border import Permit
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.match.players import Asked, BotPlayer, RandomBot, UnreadableAnswer, make_bot, stand_in
from meeple_city.match.random_shots import random_point, random_shot

WHERE = {"body:red": (0.0, 0.0, 40.0), "meeple:1": (50.0, 10.0, 8.0)}
VIEW = PhysicalView("toy", "red", CITY, table_view(WHERE))
PERMITS = {
    "flick": Permit("flick", "paws:red"),
    "drop": Permit("drop", "body:red", over="Park", most_height_mm=300.0),
    "drop near": Permit("drop", "body:red", near_mm=(30.0, -20.0), most_away_mm=40.0, most_height_mm=300.0),
    "toss": Permit("toss", "vehicle:blue", from_="body:red"),
    "breathe": Permit("breathe", from_="body:red", most_breath_s=0.8),
    "place": Permit("place", "paws:red", within=("Park",)),
}


@pytest.mark.parametrize("kind", PERMITS)
def test_a_random_shot_is_always_within_its_permit(kind):
    for seed in range(200):
        shot = random_shot(PERMITS[kind], VIEW, Random(seed))
        assert PERMITS[kind].refusal(shot, CITY) is None


def test_a_random_breath_with_nothing_to_blow_at_goes_to_the_middle():
    alone = replace(VIEW, table=table_view({"body:red": (0.0, 0.0, 40.0)}))
    assert random_shot(PERMITS["breathe"], alone, Random(1)).aim_mm == (0.0, 0.0, 20.0)


def test_a_permit_nobody_knows_is_an_error():
    with pytest.raises(MeepleCityError, match="juggle"):
        random_shot(Permit("juggle"), VIEW, Random(1))


def test_a_random_point_is_inside_a_concave_outline_and_even_a_degenerate_one_has_one():
    bay = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 1.0), (0.0, 10.0)]
    for seed in range(100):
        x, y = random_point(bay, Random(seed))
        assert y <= 10 - 1.8 * x + 0.001 or y <= 1.8 * x - 8 + 0.001
    assert random_point([(0.0, 0.0), (4.0, 0.0), (2.0, 0.0)], Random(1)) == (2.0, 0.0)


def test_the_random_player_gives_any_of_the_options():
    ask = Ask("red", "take", ("1", "2", "3"))
    assert {RandomBot(Random(seed)).decide(VIEW, ask) for seed in range(50)} == {"1", "2", "3"}


def test_the_random_player_mostly_shoots_and_sometimes_passes():
    ask = Ask("red", "move", ("pass",), PERMITS["flick"])
    passes = [RandomBot(Random(seed)).decide(VIEW, ask) for seed in range(200)].count("pass")
    assert 10 < passes < 80


def test_a_bot_answers_the_same_question_the_same_and_others_differently():
    ask = Ask("red", "take", tuple(str(n) for n in range(10**4)))
    answers = [
        BotPlayer(RandomBot, seed, name).decide(Asked(ask, VIEW, record, tries))
        for seed, name, record, tries in ((1, "red", 3, 0), (1, "red", 3, 0), (2, "red", 3, 0), (1, "blue", 3, 0))
    ]
    again = BotPlayer(RandomBot, 1, "red")
    assert answers[0] == answers[1] == again.decide(Asked(ask, VIEW, 3))
    assert len({*answers, again.decide(Asked(ask, VIEW, 3, 1)), again.decide(Asked(ask, VIEW, 4))}) == 5
    assert stand_in(1, "red").decide(Asked(ask, VIEW, 3)) not in answers


def test_bot_means_the_best_one_available():
    class Named:
        def __init__(self, name):
            self.name = name

        def decide(self, view, ask):
            return self.name

    def maker(name):
        return lambda random: Named(name)

    ask = Asked(Ask("red", "take", ()), VIEW)
    for kinds, best in ((("easy",), "easy"), (("normal", "easy"), "normal"), (("easy", "hard"), "hard")):
        bots = {kind: maker(kind) for kind in kinds}
        assert make_bot("bot", bots, 1, "red").decide(ask) == best
        assert make_bot("easy", {"easy": maker("easy")}, 1, "red").decide(ask) == "easy"
    assert make_bot("bot", {}, 1, "red").decide(Asked(Ask("red", "take", ("1",)), VIEW)) == "1"


def test_an_unknown_kind_of_player_is_refused_with_what_is_allowed():
    with pytest.raises(BadInput, match=r"'genius' is unknown; allowed: random, easy, bot, or a program"):
        make_bot("genius", {"easy": RandomBot}, 1, "red")


def test_a_bot_that_fails_does_not_end_the_match():
    class Broken:
        def decide(self, view, ask):
            raise KeyError("no such zone")

    player = BotPlayer(lambda random: Broken(), 1, "red")
    with pytest.raises(UnreadableAnswer, match="the bot failed with KeyError"):
        player.decide(Asked(Ask("red", "take", ("1",)), VIEW))
