"""A cup: who meets whom, who goes on, and how it is resumed."""

import json

import pytest

from meeple_city.errors import BadInput
from meeple_city.setup.cup import Cup, Tie, play_cup, tie_of
from meeple_city.setup.league import League, Played, play_league

FOUR = Cup("rampage", ("hard", "normal", "easy", "random"), 2, 50)
STRENGTH = {"hard": 4.0, "normal": 3.0, "easy": 2.0, "random": 1.0}


@pytest.fixture
def played(monkeypatch):
    """Matches that the stronger one wins at once; tells which were played."""
    seeds = []

    def play(self, it):
        seeds.append(it.seed)
        totals = tuple(STRENGTH[player] for player in it.players)
        return Played(it.players, it.seed, tuple(1 if t == max(totals) else 2 for t in totals), totals, 9, ""), []

    monkeypatch.setattr("meeple_city.setup.league.LocalMatches._play", play)
    return seeds


def test_the_first_meets_the_last_and_with_an_odd_number_the_first_has_a_bye():
    assert FOUR.ties(FOUR.bots) == [("hard", "random"), ("normal", "easy")]
    assert FOUR.ties(("a", "b", "c")) == [("b", "c")]


def test_the_better_ones_go_on_until_one_is_left_and_every_match_has_a_seed_of_its_own(played):
    rounds = play_cup(FOUR, 1)
    assert [[tie.winner for tie in ties] for ties in rounds] == [["hard", "normal"], ["hard"]]
    assert sorted(played) == list(range(50, 56))
    odd = play_cup(Cup("rampage", ("easy", "normal", "random"), 1, 0), 1)
    assert [[tie.bots for tie in ties] for ties in odd] == [[("normal", "random")], [("easy", "normal")]]


def test_seats_are_taken_in_turns():
    assert [it.players for it in FOUR.tie_fixtures(("hard", "easy"), 0)] == [("hard", "easy"), ("easy", "hard")]


def test_victories_decide_then_points_then_who_was_named_first():
    assert Tie(("a", "b"), (1.0, 2.0), (90.0, 10.0)).winner == "b"
    assert Tie(("a", "b"), (1.0, 1.0), (10.0, 11.0)).winner == "b"
    assert Tie(("a", "b"), (1.0, 1.0), (10.0, 10.0)).winner == "a"
    shared = tie_of(
        ("a", "b"), [Played(("b", "a"), 1, (1, 1), (5.0, 5.0), 9, ""), Played(("c", "d"), 2, (1, 2), (9.0, 0.0), 9, "")]
    )
    assert shared == Tie(("a", "b"), (0.5, 0.5), (5.0, 5.0))


def test_an_interrupted_cup_goes_on_where_it_stopped(played, tmp_path):
    file = tmp_path / "cup"
    rounds = play_cup(FOUR, 1, file)
    kept = file.read_text().splitlines()[:4]
    file.write_text("".join(line + "\n" for line in kept))
    played.clear()
    assert play_cup(FOUR, 1, file) == rounds
    known = {json.loads(line)["seed"] for line in kept[1:]}
    assert set(played) == set(range(50, 56)) - known


def test_the_file_of_a_league_is_not_that_of_a_cup(played, tmp_path):
    file = tmp_path / "league"
    play_league(League("rampage", ("easy", "random"), 1, 5), 1, file)
    with pytest.raises(BadInput, match="another league"):
        play_cup(Cup("rampage", ("easy", "random"), 1, 5), 1, file)
