"""What players may imagine: so many shots for a question, and nothing that only the rules do."""

import json
from dataclasses import replace

import pytest
from tests.kit.matches import begin, participants, played
from tests.kit.toys import Marbles
from tests.match.test_programs import READ, program

from meeple_city.border import Flick, Look, Outcome, Remove
from meeple_city.match.chain import ChainFile
from meeple_city.match.driver import Match
from meeple_city.match.imagination import Imagination
from meeple_city.match.journal import read_journal
from meeple_city.match.players import Asked, UnreadableAnswer
from meeple_city.match.strengths import Strength
from meeple_city.match.tracks import Tracks

FLICK = Flick("paws:red", 0.0, 1.0)


class Oracle:
    """Says that every flick moves the Paws, and remembers what it was asked and told."""

    def __init__(self):
        self.asked = []
        self.followed = []

    def follow(self, track):
        self.followed.append(track)

    def imagine(self, requests):
        self.asked += requests
        return [Outcome(moved=(request.piece,)) if request.speed_m_s < 9 else None for request in requests]

    def why_not(self, request):
        return "too fast"


def test_a_budget_is_used_up_and_the_rest_is_not_imagined():
    oracle = Oracle()
    ahead = Imagination(oracle, 3)
    assert [outcome is not None for outcome in ahead.imagine([FLICK, FLICK])] == [True, True]
    assert [outcome is not None for outcome in ahead.imagine([FLICK, FLICK])] == [True, False]
    assert (ahead.left, len(oracle.asked)) == (0, 3)


def test_what_only_the_rules_do_is_not_imagined():
    oracle = Oracle()
    found = Imagination(oracle, 9).imagine([Remove(("meeple:1",)), FLICK, Look()])
    assert [outcome is not None for outcome in found] == [False, True, False]
    assert oracle.asked == [FLICK]
    assert "look cannot be tried; allowed: flick" in Imagination(oracle, 9).why_not(Look())


def test_without_an_imaginer_there_is_no_budget():
    ahead = Imagination(None, 9)
    assert (ahead.left, ahead.imagine([FLICK])) == (0, [None])


TRIES = (
    "out = open({out!r}, 'a')\n"
    "def ask(shot):\n"
    "    print(json.dumps({{'try': shot}}), flush=True)\n"
    "    out.write(sys.stdin.readline()); out.flush()\n"
)


def test_a_program_may_try_shots_before_it_answers(tmp_path):
    out = tmp_path / "tried"
    code = (
        "import json, sys\n" + TRIES.format(out=str(out)) + "q = json.loads(sys.stdin.readline())\n"
        "ask({'kind': 'flick', 'piece': 'paws:red', 'direction_deg': 0, 'speed_m_s': 1})\n"
        "ask({'kind': 'flick', 'piece': 'paws:red', 'direction_deg': 0, 'speed_m_s': 10})\n"
        "ask({'kind': 'fly'})\n"
        "ask({'kind': 'flick', 'piece': 'paws:red', 'direction_deg': 0, 'speed_m_s': 1})\n"
        "print(json.dumps({'answer': str(q['view']['imagine'])}), flush=True)\n"
    )
    bot = program(tmp_path, code)
    view = begin("sticks").play.game.view(begin("sticks").play.state, "red")
    ask = begin("sticks").play.pending
    try:
        assert bot.decide(Asked(ask, view, ahead=Imagination(Oracle(), 2))) == "2"
    finally:
        bot.close()
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["imagine"] for row in rows] == [1, 0, 0, 0]
    assert rows[0]["tried"]["moved"] == ["paws:red"]
    assert [row["tried"] for row in rows[1:]] == [None, None, None]
    assert rows[1]["why"] == "too fast"
    assert "fly" in rows[2]["why"]
    assert rows[3]["why"] == "no more shots may be imagined for this question"


def test_the_budget_is_not_renewed_when_an_answer_is_refused(tmp_path):
    shot = "{'kind': 'flick', 'piece': 'paws:red', 'direction_deg': 0, 'speed_m_s': 1}"
    out = tmp_path / "left"
    code = (
        READ + f"open({str(out)!r}, 'a').write(str(q['view']['imagine']) + ' ')\n"
        f"    print(json.dumps({{'try': {shot}}}), flush=True); sys.stdin.readline()\n"
        "    print(json.dumps({'answer': 'nonsense'}), flush=True)\n"
    )
    bot, top, oracle = program(tmp_path, code), begin("sticks").header, Oracle()
    seated = participants(top, red=bot)
    seated = type(seated)(seated.players, None, strengths={"red": Strength(imagined=5)}, imaginer=oracle)
    try:
        played(Match.begin(begin("sticks").play.game, top, seated))
    finally:
        bot.close()
    assert out.read_text().split()[:3] == ["5", "4", "3"]


def test_those_who_look_ahead_start_from_every_shot(tmp_path):
    top, oracle = begin("marbles").header, Oracle()
    seated = participants(top)
    match = Match.begin(Marbles(), top, type(seated)(seated.players, seated.table, imaginer=oracle))
    played(match)
    assert oracle.followed[0] is None
    assert len(oracle.followed) > 1
    assert all(isinstance(track, bytes) for track in oracle.followed[1:])


def test_whoever_resumes_a_match_looks_ahead_from_its_last_shot_even_if_its_track_is_lost(tmp_path):
    path, oracle = tmp_path / "a.journal", Oracle()
    match = begin("marbles", path)
    for _ in range(6):
        match.step()
    match.close()
    contents = read_journal(path)
    tracks = Tracks(path)
    last = [entry.track for entry in contents.entries if entry.track][-1]
    kept = tracks.load(last)
    tracks.path(last).unlink()
    seated = replace(participants(contents.header), imaginer=oracle)
    resumed = Match.resume(Marbles(), contents, seated, ChainFile.reopen(contents.chain))
    resumed.close()
    assert kept is not None
    assert oracle.followed == [kept]


def test_a_program_that_never_stops_trying_is_replaced(tmp_path):
    bot = program(tmp_path, "while True:\n    print('{\"try\": {}}', flush=True)\n")
    begun = begin("sticks")
    ask, view = begun.play.pending, begun.play.game.view(begun.play.state, "red")
    try:
        with pytest.raises(UnreadableAnswer, match="at most 1000 tries"):
            bot.decide(Asked(ask, view, ahead=Imagination(Oracle(), 2)))
    finally:
        bot.close()
