"""A league: who meets whom, how results become ratings, and how it goes on after a break."""

import json
import os
import subprocess
import sys
from dataclasses import asdict

import pytest

from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.setup.league import League, Played, play_league, standings

LEAGUE = League("octorage", ("easy", "random"), 2, 7)


def test_every_pair_meets_equally_often_and_changes_seats():
    fixtures = list(League("rampage", ("easy", "normal", "hard"), 2, 100).fixtures())
    assert [fixture.players for fixture in fixtures] == [
        ("easy", "normal"), ("easy", "hard"), ("normal", "hard"),
        ("normal", "easy"), ("hard", "easy"), ("hard", "normal"),
    ]  # fmt: skip
    assert [fixture.seed for fixture in fixtures] == list(range(100, 106))


@pytest.mark.parametrize(
    ("league", "named"),
    [
        (League("rampage", ("easy",), 2, 0), "--bots"),
        (League("rampage", ("easy", "easy"), 2, 0), "--bots"),
        (League("rampage", ("easy", "genius"), 2, 0), "genius"),
        (League("rampage", ("easy", "human"), 2, 0), "human"),
        (League("rampage", ("easy", "random"), 0, 0), "--matches"),
        (League("chess", ("easy", "random"), 1, 0), "chess"),
        (League("rampage", ("easy", "random"), 1, 2**63), "--seed must be from"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused_by_name(league, named):
    with pytest.raises(BadInput, match=named):
        league.check()


def won(first, second, times):
    return [Played((first, second), seed, (1, 2), (10.0, 5.0), 20, "last_floor") for seed in range(times)]


def test_who_wins_more_is_rated_higher_and_more_matches_make_surer():
    few, many = standings(won("hard", "easy", 3)), standings(won("hard", "easy", 30))
    assert [row.bot for row in many] == ["hard", "easy"]
    assert (many[0].matches, many[0].won, many[1].won) == (30, 30.0, 0.0)
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].low > many[1].high


def test_a_shared_victory_counts_half_for_each():
    shared = [Played(("easy", "hard"), 1, (1, 1), (5.0, 5.0), 9, "rounds")]
    assert [row.won for row in standings(shared)] == [0.5, 0.5]


@pytest.mark.slow
def test_an_interrupted_league_goes_on_where_it_stopped_and_ends_the_same(tmp_path):
    whole, file = tmp_path / "whole", tmp_path / "broken"
    results = play_league(LEAGUE, 1, whole)
    file.write_text("".join(line + "\n" for line in whole.read_text().splitlines()[:2]))
    told = []
    assert play_league(LEAGUE, 2, file, lambda done, all_: told.append((done, all_))) == results
    assert told == [(1, 2), (2, 2)]
    assert {row["seed"] for row in map(json.loads, file.read_text().splitlines()[1:])} == {7, 8}


@pytest.mark.slow
def test_a_match_that_cannot_be_played_ends_the_league_in_one_line(tmp_path):
    broken = tmp_path / "bot.py"
    broken.write_text("raise SystemExit(3)\n")
    notices = []
    play_league(League("octorage", ("random", str(broken)), 1, 7), 1, notice=notices.append)
    assert any("exit 3" in text for text in notices)  # a program that fails is replaced, and that is told
    assert not any("meeple-city:" in text for text in notices)  # the league says that itself
    with pytest.raises(MeepleCityError, match="seed 7 cannot be played"):
        play_league(League("octorage", ("random", "./nobody"), 1, 7), 1)


def test_the_file_of_another_league_or_of_none_is_refused(tmp_path):
    file = tmp_path / "league"
    file.write_text(json.dumps({"game": "rarrr"}) + "\n")
    with pytest.raises(BadInput, match="another league"):
        play_league(LEAGUE, 1, file)
    for content in (b"hello\n", b"\xff\xfe"):
        file.write_bytes(content)
        with pytest.raises(BadInput, match="not the file of a league"):
            play_league(LEAGUE, 1, file)


DUEL = League("rampage", ("easy", "random"), 2, 7)
RESULT = Played(("easy", "random"), 7, (1, 2), (3.0, 1.0), 9, "last_floor")


def lines(*rows):
    return "".join(json.dumps(row) + "\n" for row in rows)


@pytest.fixture
def quick(monkeypatch):
    """Matches that are over at once."""
    over = "meeple_city.setup.league.LocalMatches._play"
    monkeypatch.setattr(over, lambda self, it: (Played(it.players, it.seed, (1, 2), (3, 1), 9, ""), []))


def test_a_result_that_was_not_written_to_its_end_is_played_again(tmp_path, quick):
    file = tmp_path / "league"
    whole = lines(asdict(DUEL), asdict(RESULT))
    file.write_text(whole + '{"players": ["rand')
    assert [played.seed for played in play_league(DUEL, 1, file)] == [7, 8]
    assert file.read_text().startswith(whole)
    assert [json.loads(line)["seed"] for line in file.read_text().splitlines()] == [7, 7, 8]


def test_an_empty_file_is_a_new_league(tmp_path, quick):
    file = tmp_path / "league"
    file.touch()
    assert len(play_league(DUEL, 1, file)) == 2
    assert json.loads(file.read_text().splitlines()[0])["bots"] == ["easy", "random"]


def test_results_of_this_league_are_kept(tmp_path, quick):
    file = tmp_path / "league"
    file.write_text(lines(asdict(DUEL), asdict(RESULT)))
    assert play_league(DUEL, 1, file)[0] == RESULT


@pytest.mark.parametrize("change", [{"ranks": ["a", "b"]}, {"ranks": [1]}, {"players": ["easy", "hard"]}, {"seed": 99}])
def test_results_that_this_league_cannot_have_are_refused(tmp_path, change):
    file = tmp_path / "league"
    file.write_text(lines(asdict(DUEL), asdict(RESULT) | change))
    with pytest.raises(BadInput, match="not the file of a league"):
        play_league(DUEL, 1, file)


def test_results_are_kept_in_a_file_and_nothing_else(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (tmp_path, pipe):
        with pytest.raises(BadInput, match="is not a file"):
            play_league(DUEL, 1, place)


def test_matches_end_when_the_league_is_killed(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    match = f"import time\nf = open({str(pipe)!r}, 'w')\ntime.sleep(60)\nf.write('outlived')"
    script = "import sys\nfrom meeple_city.setup.league import LocalMatches\n"
    script += f"LocalMatches(1)._run([sys.executable, '-c', {match!r}])"
    league = subprocess.Popen([sys.executable, "-c", script])
    with pipe.open() as reading:  # waits until the match has opened its end
        league.kill()
        league.wait()
        assert reading.read() == ""
