"""Whole matches by the command line."""

import io
import json
import os
import random
import select
import signal
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from meeple_city.cli.parser import main
from meeple_city.match.chain import ChainFile
from meeple_city.match.journal import read_journal
from meeple_city.match.tracks import Tracks
from meeple_city.setup.matches import MatchFrontEnd, begin_match, plan_match
from meeple_city.ui.settings import NewMatch

KEYS = {"game", "seed", "turns", "ended", "winners", "scores", "pieces", "journal", "digest"}
RANDOM = {"rarrr": "random,random", "octorage": "random,random,random", "rampage": "random,random"}
EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
QUICK = ("match", "--game", "octorage", "--players", RANDOM["octorage"])
SHORT = ("match", "--game", "rampage", "--players", RANDOM["rampage"], "--max-turns", "3")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(capsys, *argv: str) -> dict:
    """The one JSON object a command prints."""
    code = main([*argv, "--json"])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def refused(capsys, *argv: str, words: tuple[str, ...] = ()) -> None:
    """A command that complains in one line and leaves everything as it was."""
    before = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
    assert main(list(argv)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("meeple-city: error: ")
    assert err.count("\n") == 1
    assert all(word in err for word in words), err
    assert {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()} == before


def hears_signals() -> None:
    """For a new process: tests that run in the background inherit a deaf ear for some signals."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def cut(journal: str, share: float) -> None:
    """Leave only the first part of a journal, the last line torn."""
    data = Path(journal).read_bytes()
    first = data.index(b"\n") + 1
    Path(journal).write_bytes(data[: first + int((len(data) - first) * share)])


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_a_match_of_cards_prints_one_object_with_the_promised_keys(game, capsys):
    data = said(capsys, "match", "--game", game, "--players", RANDOM[game], "--seed", "4")
    assert set(data) >= KEYS
    assert (data["game"], data["seed"]) == (game, 4)
    assert len(data["scores"]) == len(RANDOM[game].split(","))
    assert all({"seat", "total", "why"} <= set(score) for score in data["scores"])
    assert read_journal(Path(data["journal"])).header.game == game


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_a_match_cut_anywhere_resumes_to_the_same_end(game, capsys):
    data = said(capsys, "match", "--game", game, "--players", RANDOM[game], "--journal", "a.journal")
    whole = Path("a.journal").read_bytes()
    for share in (0.0, 0.3, 0.77, 0.999):
        Path("a.journal").write_bytes(whole)
        cut("a.journal", share)
        assert main(["resume", "a.journal", "--json"]) == 0
        out, err = capsys.readouterr()
        assert json.loads(out) == data
        assert err == "" or (err.count("\n") == 1 and "incomplete" in err)
        assert Path("a.journal").read_bytes() == whole


def test_a_finished_match_resumes_to_its_result(capsys):
    data = said(capsys, *QUICK, "--journal", "a.journal")
    assert said(capsys, "resume", "a.journal") == data


def test_a_replay_folds_the_journal(capsys):
    data = said(capsys, *QUICK, "--journal", "a.journal")
    shown = said(capsys, "replay", "a.journal", "--verify")
    assert (shown["records"], shown["rules_ok"]) == (data["records"], True)
    assert (shown["shots"], shown["shots_identical"]) == (0, 0)
    assert main(["replay", "a.journal"]) == 0
    *told, last = capsys.readouterr().out.splitlines()
    assert len(told) > data["records"] / 2
    assert str(data["records"]) in last


def test_a_journal_without_a_name_gets_a_free_one_in_the_folder_of_matches(capsys, home):
    first, second = said(capsys, *QUICK), said(capsys, *QUICK)
    today = date.today().isoformat()
    assert first["journal"] == str(home / "matches" / f"octorage-{today}-1.journal")
    assert second["journal"] == str(home / "matches" / f"octorage-{today}-2.journal")
    assert first["digest"] == second["digest"]


def test_people_are_told_the_result_and_where_the_journal_is(capsys, home):
    assert main(list(QUICK)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[0].startswith("OctoRage, seed 0: ")
    assert f"journal: {home / 'matches'}" in out


def test_verbose_prints_a_line_per_event(capsys):
    assert main([*QUICK, "--verbose", "--json"]) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 1
    assert err.count("\n") > 50


def test_a_terminal_sees_a_bar_and_is_left_clean(monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", Terminal())
    assert main([*QUICK, "--max-turns", "9", "--json"]) == 0
    shown = sys.stderr.getvalue()
    assert "] turn 3, record " in shown
    assert shown.endswith("\r\x1b[K")


def test_the_example_bot_plays_cards_by_the_command_line(capsys, home):
    data = said(capsys, *QUICK[:3], "--players", f"{EXAMPLE},random,random", "--timeout", "60")
    assert data["players"]["seat 1"] == str(EXAMPLE)
    assert not list(home.rglob("*.log"))


def test_a_program_that_crashes_is_told_of_and_the_match_goes_on(capsys):
    Path("bot.py").write_text("1 / 0")
    assert main([*QUICK[:3], "--players", "./bot.py,random,random", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert err.startswith("meeple-city: Seat 1 (./bot.py): ended with exit 1; what it said is in ")
    assert json.loads(out)["ended"] == "two_wins"


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs pidfd_open")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_match_that_is_asked_to_end_takes_its_programs_with_it(number):
    Path("bot.py").write_text(
        "import os\nopen('pid', 'w').write(str(os.getpid()))\nos.mkfifo('ready')\nwhile True: pass"
    )
    command = [sys.executable, "-m", "meeple_city", *QUICK[:3], "--players", "./bot.py,random,random"]
    with subprocess.Popen([*command, "--journal", "a", "--timeout", "60"], preexec_fn=hears_signals) as run:  # noqa: PLW1509
        while not Path("ready").exists():
            assert run.poll() is None
        watched = os.pidfd_open(int(Path("pid").read_text()))
        run.send_signal(number)
    assert run.returncode == 128 + number
    ready, _, _ = select.select([watched], [], [], 60)
    os.close(watched)
    assert ready


LEAVES_ONCE = """
import json, pathlib, sys
first = not pathlib.Path("started").exists()
pathlib.Path("started").touch()
for number, line in enumerate(sys.stdin):
    if first and number == 3:
        sys.exit("kaboom")
    print(json.dumps({"answer": json.loads(line)["ask"]["options"][-1]}), flush=True)
"""


def test_a_program_that_was_replaced_stays_replaced_when_the_match_is_resumed(capsys):
    Path("bot.py").write_text(LEAVES_ONCE)
    argv = (*QUICK[:3], "--players", "./bot.py,random,random", "--journal", "a.journal", "--timeout", "60")
    assert main([*argv, "--json"]) == 0
    data, whole = json.loads(capsys.readouterr().out), Path("a.journal").read_bytes()
    for share in (0.4, 0.8):
        Path("a.journal").write_bytes(whole)
        cut("a.journal", share)
        assert main(["resume", "a.journal", "--json"]) == 0
        out, err = capsys.readouterr()
        assert json.loads(out) == data
        assert "Seat 1 (./bot.py) was replaced before the break; a random player goes on" in err
        assert Path("a.journal").read_bytes() == whole
        Path("bot.py").unlink(missing_ok=True)  # nobody needs it any more
    Path("bot.py").write_text(LEAVES_ONCE)
    cut("a.journal", 0.4)
    assert main(["resume", "a.journal", "--players", "./bot.py,random,random", "--timeout", "60", "--json"]) == 0
    out, err = capsys.readouterr()
    assert "replaced" not in err
    assert Path("a.journal").read_bytes() != whole
    assert main(["resume", "a.journal", "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_a_match_that_is_being_played_keeps_its_log_when_resuming_it_is_refused(capsys):
    Path("bot.py").write_text("import sys\nsys.stdin.read()")
    said(capsys, *QUICK, "--journal", "a.journal")
    cut("a.journal", 0.5)
    Path("a.journal.seat-1.log").touch()
    playing = ChainFile.reopen(read_journal(Path("a.journal")).chain)
    refused(capsys, "resume", "a.journal", "--players", "./bot.py,random,random", words=("another process",))
    playing.close()


def test_matches_that_begin_at_the_same_time_get_journals_of_their_own(home):
    new = NewMatch("octorage", ("random",) * 3)
    plans = [plan_match(new, date(2026, 11, 16), people=False) for _ in range(2)]
    with begin_match(plans[0], MatchFrontEnd()) as first, begin_match(plans[1], MatchFrontEnd()) as second:
        assert [match.journal.name for match in (first, second)] == [
            "octorage-2026-11-16-1.journal",
            "octorage-2026-11-16-2.journal",
        ]


def test_a_program_that_cannot_be_started_leaves_no_journal(capsys):
    Path("bot").write_text("hello")
    refused(capsys, *QUICK[:3], "--players", "./bot,random,random", "--journal", "a.journal", words=("./bot",))


def test_turns_are_those_that_were_played_whatever_the_limit_on_resuming(capsys):
    argv = ("match", "--game", "octorage", "--players", RANDOM["octorage"], "--journal", "a.journal")
    assert said(capsys, *argv, "--max-turns", "6")["turns"] == 6
    assert said(capsys, "resume", "a.journal", "--max-turns", "2")["turns"] == 6
    assert said(capsys, "resume", "a.journal", "--max-turns", "9")["turns"] == 9
    assert said(capsys, "resume", "a.journal")["turns"] == 9


BAD = {
    "an unknown game": (("match", "--game", "chess"), "chess"),
    "an unknown player": (("match", "--players", "genius,random"), "genius"),
    "a player who needs a window": (("match", "--players", "human,random"), "window"),
    "too few players": (("match", "--players", "random"), "2, 3, 4, 6 or 8"),
    "too many players": (("match", "--players", ",".join(["random"] * 9)), "9"),
    "no player": (("match", "--players", ""), "--players"),
    "a program that is not there": (("match", "--players", "./nobody,random"), "./nobody"),
    "an unknown option": (("match", "--option", "weather=fine"), "weather"),
    "an unknown value": (("match", "--option", "side=C"), "side='C'"),
    "an option twice": (("match", "--option", "side=A", "--option", "side=B"), "twice"),
    "an endless journal": (("resume", "/dev/zero"), "more than 256 MB"),
    "an option without a value": (("match", "--option", "side"), "key=value"),
    "an unknown scene": (("match", "--scene", "atlantis"), "atlantis"),
    "a scene without Monsters": (("match", "--scene", "practice", "--players", "random,random"), "practice"),
    "a scene for cards": ((*QUICK, "--scene", "tower"), "card game"),
    "no turns": ((*QUICK, "--max-turns", "0"), "--max-turns"),
    "endless time": ((*QUICK, "--timeout", "inf"), "--timeout"),
    "no number of seconds": ((*QUICK, "--timeout", "nan"), "--timeout"),
    "no time": ((*QUICK, "--timeout", "0"), "--timeout"),
    "too large a seed": ((*QUICK, "--seed", str(2**70)), "--seed"),
    "a journal in a missing folder": ((*QUICK, "--journal", "no/a"), "no"),
    "a missing journal": (("resume", "nowhere"), "nowhere"),
    "a missing journal to show": (("replay", "nowhere", "--verify"), "nowhere"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_refused_in_one_line_and_nothing_is_written(case, capsys):
    argv, word = BAD[case]
    refused(capsys, *argv, words=(word,))


def test_a_journal_is_never_overwritten(capsys):
    said(capsys, *QUICK, "--journal", "a.journal")
    refused(capsys, *QUICK, "--journal", "a.journal", words=("a.journal", "never overwritten"))


def test_a_damaged_journal_is_refused_by_line(capsys):
    said(capsys, *QUICK, "--journal", "a.journal")
    rows = Path("a.journal").read_bytes().splitlines(keepends=True)
    rows[4] = rows[4].replace(b'"n":3', b'"n":4')
    Path("a.journal").write_bytes(b"".join(rows))
    for command in (("resume", "a.journal"), ("replay", "a.journal"), ("replay", "a.journal", "--verify")):
        refused(capsys, *command, words=("a.journal", "line 5"))


def rewritten(journal: str, change) -> None:
    """Change the rows of a journal and chain them again."""
    rows = [json.loads(line) for line in Path(journal).read_bytes().splitlines()]
    for row in rows:
        del row["hash"]
    change(rows)
    Path(journal).unlink()
    file = ChainFile.create(Path(journal), rows[0])
    file.append(rows[1:])
    file.close()


def test_a_picture_of_an_unknown_game_is_refused(capsys):
    said(capsys, *QUICK, "--journal", "a.journal")
    rewritten("a.journal", lambda rows: rows[0].update(game="chess"))
    refused(capsys, "screenshot", "--journal", "a.journal", "--out", "a.png", words=("'chess' is unknown", "rampage"))


def test_a_journal_whose_city_is_not_that_of_its_scene_is_refused_by_the_difference(capsys):
    said(capsys, *SHORT[:-1], "1", "--journal", "a.journal")
    rewritten("a.journal", lambda rows: rows[0]["scene"]["city"]["meeples"].update({"meeple:1": "pink"}))
    assert main(["replay", "--verify", "a.journal"]) == 2
    assert "a.journal: line 1: scene: city: meeples is not that of the scene" in capsys.readouterr().err
    refused(capsys, "resume", "a.journal", words=("meeples",))


def test_a_match_by_other_rules_can_be_listed_but_not_resumed(capsys, monkeypatch):
    data = said(capsys, *QUICK, "--journal", "a.journal")
    monkeypatch.setattr("meeple_city.games.octorage.game.OctoRage.version", 99)
    words = ("a.journal", "version 99", "can be listed (`meeple-city replay --list`), but not watched or resumed")
    for command in (("resume", "a.journal"), ("replay", "a.journal", "--verify")):
        refused(capsys, *command, words=words)
    assert main(["replay", "a.journal"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == data["records"] + 1
    assert all(word in lines[-1] for word in words)


def test_an_unfinished_match_is_listed_as_spectators_may_know_it(capsys):
    rarrr = ("match", "--game", "rarrr", "--players", "easy,easy,easy", "--seed", "5", "--max-turns", "1")
    data = said(capsys, *rarrr, "--journal", "a.journal")
    assert data["winners"] == []  # of nothing
    assert main(["replay", "--list", "a.journal"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "1 Seat 1 picks a card" in lines
    answers = {
        row.get("answer")
        for row in map(json.loads, Path("a.journal").read_text().splitlines())
        if " draft " in row.get("id", "")
    }
    assert answers
    assert not [line for line in lines if set(line.split()[1:]) & answers]


def test_a_limit_of_turns_that_makes_no_sense_is_refused_on_resuming_too(capsys):
    said(capsys, *QUICK, "--journal", "a.journal")
    cut("a.journal", 0.5)
    for turns in ("0", "-3"):
        refused(capsys, "resume", "a.journal", "--max-turns", turns, words=("--max-turns",))
    refused(capsys, "resume", "a.journal", "--players", ",", words=("player ''",))


USELESS = {
    "a scene beside a match": (("--journal", "a.journal", "--scene", "tower"), "--scene"),
    "a seed beside a match": (("--journal", "a.journal", "--seed", "3"), "--seed"),
    "a record of no match": (("--at", "3"), "--at"),
    "a seed for a snapshot": (("--then", "s.json", "--seed", "3"), "--seed"),
}


@pytest.mark.parametrize("case", USELESS)
def test_options_that_would_do_nothing_are_refused(case, capsys):
    argv, word = USELESS[case]
    refused(capsys, "screenshot", "--out", "a.png", *argv, words=(word,))


def test_a_journal_that_exists_is_resumed_by_play_and_nothing_else_can_be_chosen(capsys, monkeypatch):
    said(capsys, *QUICK, "--journal", "a.journal")
    monkeypatch.setenv("DISPLAY", ":none")
    for more in (("--players", "human,bot,bot"), ("--seed", "3"), ("--game", "rarrr")):
        refused(capsys, "play", "--journal", "a.journal", *more, words=(more[0], "resumed as it is"))


@pytest.mark.parametrize("more", [(), ("--game", "rampage")], ids=["menu", "match"])
def test_an_unknown_scene_is_refused_by_play_before_a_window_opens(more, capsys, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":none")
    opened = []
    monkeypatch.setattr("meeple_city.setup.window.open_game", lambda *_: opened.append("window"))
    refused(capsys, "play", "--scene", "nope", *more, words=("'nope' is unknown",))
    assert opened == []


def test_others_may_take_over_a_match_but_not_more_of_them(capsys):
    said(capsys, *QUICK, "--journal", "a.journal")
    cut("a.journal", 0.5)
    refused(capsys, "resume", "a.journal", "--players", ",".join(["random"] * 4), words=("3", "4"))
    assert main(["resume", "a.journal", "--players", "random,bot,random", "--json"]) == 0


# ---- on the real table


@pytest.mark.slow
def test_a_match_on_the_real_table_resumes_verifies_and_keeps_its_tracks(capsys):
    data = said(capsys, *SHORT, "--journal", "a.journal")
    assert set(data) >= KEYS
    assert (data["ended"], data["turns"]) == ("max_turns", 3)
    assert data["pieces"]["meeple"]["total"] == 90
    shown = said(capsys, "replay", "a.journal", "--verify")
    assert shown["rules_ok"] is True
    assert shown["shots_identical"] == shown["shots"] > 0
    keys = [entry.track for entry in read_journal(Path("a.journal")).entries if entry.track]
    assert all(Tracks(Path("a.journal")).load(key) for key in keys)
    cut("a.journal", 0.9)
    assert main(["resume", "a.journal", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == data["digest"]


@pytest.mark.slow
def test_verifying_names_the_tracks_that_are_missing_and_those_that_are_damaged(capsys):
    said(capsys, *SHORT, "--journal", "a.journal")
    tracks = Tracks(Path("a.journal"))
    first, second, *_ = (entry.track for entry in read_journal(Path("a.journal")).entries if entry.track)
    checked = said(capsys, "replay", "a.journal", "--verify")
    assert (checked["tracks_ok"], checked["tracks_missing"]) == (True, 0)
    tracks.path(first).unlink()
    checked = said(capsys, "replay", "a.journal", "--verify")
    assert (checked["tracks_ok"], checked["tracks_missing"], checked["ok"]) == (False, 1, True)
    tracks.path(second).write_bytes(b"")
    assert main(["replay", "a.journal", "--verify"]) == 2
    out, err = capsys.readouterr()
    assert f"{tracks.path(first)}: is missing" in out
    assert "is damaged" not in out
    assert f"{tracks.path(second)}: is damaged" in err
    assert err.count("\n") == 1


def test_a_journal_of_another_version_of_its_scene_is_refused(capsys, monkeypatch):
    said(capsys, *SHORT[:-1], "1", "--journal", "a.journal")
    monkeypatch.setattr(
        "meeple_city.setup.matches.scene_file", lambda name: Path(__file__).parents[2] / "scenes/tower.toml"
    )
    refused(capsys, "resume", "a.journal", words=("a.journal", "scene"))


@pytest.mark.slow
def test_interrupted_by_a_key_it_ends_with_130_and_goes_on_later_to_the_same_end(capsys):
    command = [sys.executable, "-m", "meeple_city", *SHORT, "--verbose", "--journal", "a.journal"]
    pipes = {"stderr": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}

    with subprocess.Popen(command, preexec_fn=hears_signals, **pipes) as run:  # noqa: PLW1509 - no threads here
        assert run.stderr.readline()
        run.send_signal(signal.SIGINT)
        out, err = run.communicate()
    assert (run.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert said(capsys, "resume", "a.journal")["digest"] == said(capsys, *SHORT)["digest"]


@pytest.mark.slow
def test_playing_without_a_window_leaves_journal_score_and_picture(capsys):
    assert main(["play", "--players", "random,random", "--max-turns", "2", "--out", "out/p.png"]) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert "journal: " in out
    assert "picture: out/p.png" in out
    assert Path("out/p.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("option", ["--status", "--feed", "--calibration"])
def test_what_only_a_window_can_do_is_refused_where_there_is_none(option, capsys, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    refused(capsys, "play", option, "a.json", "--players", "easy,easy", words=(option, "no display"))


PICTURES = {
    "no PNG": ("p.jpg", "PNG"),
    "a folder": ("folder.png", "is a folder"),
    "below a file": ("file/p.png", "file"),
    "deep below a file": ("file/a/b/p.png", "file"),
}


@pytest.mark.parametrize("case", PICTURES)
def test_a_picture_that_cannot_be_written_is_refused_before_the_match(case, capsys, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("meeple_city.cli.matches.match", lambda *_: pytest.fail("the match has begun"))
    Path("folder.png").mkdir()
    Path("file").touch()
    out, words = PICTURES[case]
    refused(capsys, "play", "--out", out, words=(words,))


def killed_after(seconds: float, *argv: str) -> bool:
    """Run a command and kill it after a while; whether it came to its end before."""
    command = [sys.executable, "-m", "meeple_city", *argv]
    try:
        subprocess.run(command, timeout=seconds, capture_output=True, check=True)
    except subprocess.TimeoutExpired:
        return False
    return True


def resumed_after_being_killed(capsys, moments: int, turns: str) -> None:
    """Kill a match at random moments, each time one that has gone on from the kill before, until it is over."""
    argv = (*SHORT[:-1], turns)
    digest = said(capsys, *argv, "--journal", "whole.journal")["digest"]
    chance, kills, life = random.Random(7), 0, 0
    while kills < moments:
        life += 1
        journal = f"{life}.journal"
        over = killed_after(chance.uniform(0.5, 6.0), *argv, "--journal", journal)
        while not over:
            kills += 1
            again = ("resume", journal) if Path(journal).exists() else (*argv, "--journal", journal)
            over = killed_after(chance.uniform(1.0, 8.0), *again)
        assert said(capsys, "resume", journal)["digest"] == digest
        assert said(capsys, "replay", journal, "--verify")["ok"] is True


@pytest.mark.slow
def test_a_match_on_the_real_table_killed_at_random_moments_comes_to_the_same_end(capsys):
    resumed_after_being_killed(capsys, 3, "3")


@pytest.mark.soak
def test_a_match_on_the_real_table_killed_at_fifty_random_moments_comes_to_the_same_end(capsys):
    resumed_after_being_killed(capsys, 50, "8")


@pytest.mark.slow
def test_a_match_can_be_seen_after_any_record(tmp_path, capsys):
    journal, out = tmp_path / "m.journal", tmp_path / "m.png"
    assert main([*SHORT, "--journal", str(journal)]) == 0
    for more in ([], ["--at", "3"], ["--at", "0"]):
        assert main(["screenshot", "--journal", str(journal), *more, "--size", "64x64", "--out", str(out)]) == 0
        assert out.stat().st_size > 0
    capsys.readouterr()
    assert main(["screenshot", "--journal", str(journal), "--at", "99999", "--out", str(out)]) == 2
    assert "--at must be from 0 to" in capsys.readouterr().err


def test_a_match_of_cards_has_no_table_to_be_seen(tmp_path, capsys):
    journal = tmp_path / "m.journal"
    assert main([*QUICK, "--journal", str(journal)]) == 0
    assert main(["screenshot", "--journal", str(journal), "--out", str(tmp_path / "m.png")]) == 2
    assert "has no table" in capsys.readouterr().err


def test_a_match_is_told_in_french(capsys):
    assert main([*QUICK, "--seed", "1", "--verbose", "--lang", "fr", "--journal", "one.journal"]) == 0
    out, err = capsys.readouterr()
    assert "joue" in err
    assert "pioche" in err
    assert "OctoRage, graine 1\u00a0:" in out
    assert "a gagné." in out
    assert main(["replay", "one.journal", "--lang", "fr"]) == 0
    assert "toutes conformes aux règles" in capsys.readouterr().out


def test_the_system_names_the_language(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main([*QUICK, "--seed", "1"]) == 0
    assert "graine 1" in capsys.readouterr().out
    assert main([*QUICK, "--seed", "1", "--lang", "en"]) == 0
    assert "seed 1" in capsys.readouterr().out


def test_a_language_there_is_not_is_refused(capsys):
    assert main([*QUICK, "--lang", "tlh"]) == 2
    assert "invalid choice: 'tlh'" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "people"), [("play", True), ("match", False), ("showcase", False)])
def test_the_help_names_everybody_who_can_play(command, people, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    players = capsys.readouterr().out.split("who plays, one for each seat")[1].split("--max-turns")[0]
    assert all(name in players for name in ("random", "easy", "normal", "hard", "bot", "a program"))
    assert ("human" in players) == people
