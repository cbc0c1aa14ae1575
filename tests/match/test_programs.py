"""Programs as players; those that fail are replaced."""

import json
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.kit.matches import begin, played, resume
from tests.kit.rampage import city, paws_in, situation
from tests.kit.toys import Marbles, Sticks, SticksView

from meeple_city.border import Permit
from meeple_city.border.plain import to_plain
from meeple_city.core.asks import Ask
from meeple_city.errors import BadInput
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.players import Asked, PlayerGone
from meeple_city.match.program import MAX_LOG_BYTES, Program, arguments, asked_to_json, is_program
from meeple_city.match.state_digest import state_digest

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
READ = "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n    "


def ended(match):
    """The digest of the final state."""
    return state_digest(match.play.state)


def program(tmp_path: Path, code: str, timeout_s: float = 60.0, log: Path | None = None) -> Program:
    path = tmp_path / "bot.py"
    path.write_text(code)
    return Program(str(path), timeout_s, log)


def match_of(bot: Program, game: str = "sticks") -> tuple[list[str], list]:
    """Play a match with a program at one seat; return the notices and the program's records."""
    notices: list[str] = []
    try:
        match = played(begin(game, notices=notices, players={"red": bot}))
    finally:
        bot.close()
    assert match.play.pending is None
    return notices, [r for r in match.play.records if not r.auto and getattr(r.question, "seat", "") == "red"]


@pytest.mark.parametrize("game", ["sticks", "marbles"])
def test_the_example_bot_plays_without_a_complaint(game):
    notices, records = match_of(Program(str(EXAMPLE), 60.0), game)
    assert notices == []
    assert records != []


def test_the_example_bot_drops_its_body_on_a_monster():
    game = situation("red", "green", table=(paws_in("green", "Mills"),), cards={"red": ("heavyweight",)})
    ask = game.answers("smash green").ask
    bot = Program(str(EXAMPLE), 60.0)
    try:
        shot = bot.decide(Asked(ask, game.play.game.view(game.state, "red")))
    finally:
        bot.close()
    assert game.play.refusal(shot) is None


def test_the_example_bot_goes_on_identically_after_a_break(tmp_path):
    ends = []
    for stop in (0, 3):
        path = tmp_path / f"{stop}.journal"
        bot = Program(str(EXAMPLE), 60.0)
        match = begin("marbles", path, players={"red": bot})
        for _ in range(stop):
            match.step()
        match.close()
        match = resume(path)
        match.participants.players["red"] = bot
        ends.append(ended(played(match)))
        bot.close()
    assert ends[0] == ends[1]


def test_a_program_sees_its_view_its_question_and_what_its_seat_was_told(tmp_path):
    out = tmp_path / "seen"
    code = f"{READ}open({str(out)!r}, 'a').write(line)\n    "
    code += "print(json.dumps({'answer': q['ask']['options'][0]}), flush=True)"
    match_of(program(tmp_path, code))
    seen = [json.loads(line) for line in out.read_text().splitlines()]
    assert all(set(row) == {"view", "ask", "told"} for row in seen)
    assert seen[0]["told"] == []
    assert [told["args"]["seat"] for told in seen[1]["told"] if "seat" in told["args"]] == ["red", "blue"]
    assert all(
        set(row["view"]) == {"game", "seat", "left", "sticks", "secret", "record", "tries", "imagine", "refused"}
        for row in seen
    )
    state = begin("sticks").play.state
    assert seen[0]["view"] == to_plain(Sticks().view(state, "red")) | {
        "record": 0,
        "tries": 0,
        "imagine": 0,
        "refused": None,
    }
    assert str(state.secret["blue"]) not in out.read_text()


def test_a_question_with_a_permit_uses_the_same_keys_as_shots():
    match = begin("marbles", seats=1)
    match.step()
    asked = asked_to_json(Asked(match.play.pending, Marbles().view(match.play.state, "red")))["ask"]
    assert set(asked) == {"seat", "kind", "options", "permit", "about"}
    assert set(asked["permit"]) == {
        "kind",
        "piece",
        "from",
        "over",
        "near_mm",
        "most_away_mm",
        "within",
        "most_height_mm",
        "most_release_m_s",
        "most_breath_s",
    }
    assert isinstance(match.play.game, Marbles)


GONE = {
    "a program that ends at once": ("", "exit 0"),
    "a program that crashes": ("raise SystemExit(3)", "exit 3"),
    "a program that crashes in the middle": (READ + "1 / 0", "exit 1"),
    "a program that prints rubbish": (READ + "print('kaboom', flush=True)", "kaboom"),
    "a program that prints the wrong JSON": (READ + "print('[1, 2]', flush=True)", "[1, 2]"),
    "a program that prints no end of rubbish": ("while True: print('x' * 5000)", "random player"),
    "a program that prints bytes": (
        READ + "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()",
        "random player",
    ),
}


@pytest.mark.parametrize("case", GONE)
def test_a_program_that_cannot_play_is_replaced_and_the_match_goes_on(case, tmp_path):
    code, words = GONE[case]
    notices, _ = match_of(program(tmp_path, code))
    assert len(notices) == 1
    assert notices[0].startswith("Red (random): ")
    assert words in notices[0]


@pytest.mark.parametrize("code", ["import sys\nsys.stdin.read()", "while True: pass"])
def test_a_program_that_hangs_is_replaced_and_ended(code, tmp_path):
    bot = program(tmp_path, code, timeout_s=0.05)
    notices, _ = match_of(bot)
    assert notices == ["Red (random): no answer within 0.05 s; a random player takes over"]
    assert bot._process.returncode is not None


def test_a_program_that_closes_its_output_but_lives_on_is_replaced_and_ended(tmp_path):
    bot = program(tmp_path, "import os, time\nos.close(0)\nos.close(1)\ntime.sleep(600)", timeout_s=1.0)
    notices, _ = match_of(bot)
    assert notices == ["Red (random): closed its output; a random player takes over"]
    assert bot._process.returncode is not None


CHILDREN = {
    "a child": "child()",
    "a daemon": "os.fork() or (os.setsid(), os.fork() or child(), os._exit(0))",
}


def program_with_child(tmp_path: Path, kind: str, then: str) -> tuple[Program, Path]:
    """A program that starts another one, which opens a pipe; and that pipe, at whose end all who opened it are gone."""
    pipe, opened = tmp_path / "pipe", tmp_path / "opened"
    for path in (pipe, opened):
        if not path.exists():
            os.mkfifo(path)
    child = f"import time\nf = open({str(pipe)!r}, 'w')\nopen({str(opened)!r}, 'w').close()\n"
    child += "time.sleep(60)\nf.write('outlived')"
    code = "import os, subprocess, sys\n"
    code += f"def child(): subprocess.Popen([sys.executable, '-c', {child!r}], stdout=subprocess.DEVNULL)\n"
    return program(tmp_path, f"{code}{CHILDREN[kind]}\nopen({str(opened)!r}).close()\n{then}"), pipe


@pytest.mark.parametrize("kind", CHILDREN)
@pytest.mark.parametrize("then", ["sys.stdin.read()", ""], ids=["closed", "ended by itself"])
def test_what_a_program_started_ends_with_it(then, kind, tmp_path):
    bot, pipe = program_with_child(tmp_path, kind, then)
    with pipe.open() as reading:  # waits until the child has opened its end
        if not then:
            with pytest.raises(PlayerGone, match="exit 0"):
                bot.decide(Asked(begin("sticks").play.pending, SticksView("sticks", "red", 20, {}, None)))
        bot.close()
        assert reading.read() == ""


@pytest.mark.parametrize("kind", CHILDREN)
def test_what_a_program_started_ends_when_the_match_is_killed(kind, tmp_path):
    pipe = tmp_path / "pipe"
    script = "from pathlib import Path\nfrom tests.match.test_programs import program_with_child\n"
    script += f"bot = program_with_child(Path({str(tmp_path)!r}), {kind!r}, 'while True: pass')\ninput()"
    os.mkfifo(pipe)
    match = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE)
    with pipe.open() as reading:
        match.kill()
        match.wait()
        assert reading.read() == ""


def test_a_program_that_never_reads_does_not_hold_up_the_match(tmp_path):
    bot = program(tmp_path, "while True: pass", timeout_s=0.05)
    bot._write(b"")  # nothing to read is no trouble either
    big = SticksView("sticks", "red", 20, {"x" * 10_000_000: 1}, None)
    with pytest.raises(PlayerGone, match="no answer"):
        bot.decide(Asked(begin("sticks").play.pending, big))
    bot.close()


def test_an_invalid_option_is_refused_with_the_reason_and_asked_again(tmp_path):
    code = READ + "print(json.dumps({'answer': '2' if q['view']['refused'] else '9'}), flush=True)"
    bot = program(tmp_path, code)
    match = begin("sticks", players={"red": bot})
    match.step()
    bot.close()
    assert match.play.records[0].given == "2"


WILD = {
    "an option": "\x1b[31mred\n" * 500,
    "a shot": {"kind": "flick", "piece": "body:\x1b[31m\n", "direction_deg": 0, "speed_m_s": 1},
    "a kind": {"kind": "\x1b[31m\n" * 500},
}


@pytest.mark.parametrize("case", WILD)
def test_what_a_program_sends_is_quoted_on_one_line_of_readable_length(case, tmp_path):
    code = READ + f"print(json.dumps({{'answer': {WILD[case]!r}}}), flush=True)"
    notices, _ = match_of(program(tmp_path, code), "marbles")
    assert notices
    assert all(notice.isprintable() and len(notice) < 500 for notice in notices)


def test_a_bad_request_is_refused_with_the_reason_and_asked_again(tmp_path):
    code = READ + "answer = 'pass' if 'kick' in str(q['view']['refused']) else {'kind': 'kick'}\n    "
    code += "print(json.dumps({'answer': answer}), flush=True)"
    notices, records = match_of(program(tmp_path, code), "marbles")
    assert notices == []
    assert {record.given for record in records} == {"pass"}


def test_what_a_program_says_on_standard_error_is_kept(tmp_path):
    log = tmp_path / "bot.log"
    notices, _ = match_of(program(tmp_path, "raise ValueError('ouch')", log=log))
    assert str(log) in notices[0]
    assert "ouch" in log.read_text()


def test_a_program_that_never_stops_talking_does_not_fill_the_disk(tmp_path):
    log = tmp_path / "bot.log"
    code = READ + "sys.stderr.write('x' * 700_000); sys.stderr.flush()\n    "
    code += "print(json.dumps({'answer': q['ask']['options'][0]}), flush=True)"
    notices, records = match_of(program(tmp_path, code, log=log))
    assert notices == []
    assert len(records) > 2
    assert log.stat().st_size == MAX_LOG_BYTES


def test_a_log_that_cannot_be_written_does_not_stop_the_match(tmp_path):
    notices, _ = match_of(program(tmp_path, "raise ValueError('ouch')", log=tmp_path))
    assert notices == ["Red (random): ended with exit 1; a random player takes over"]


def test_a_program_that_says_nothing_leaves_no_log(tmp_path):
    log = tmp_path / "bot.log"
    Program(str(EXAMPLE), 60.0, log).close()
    assert not log.exists()


def test_a_program_that_is_not_there_or_cannot_be_started_is_refused(tmp_path):
    with pytest.raises(BadInput, match="no such file"):
        Program(str(tmp_path / "nobody"))
    with pytest.raises(BadInput, match="No closing quotation"):
        arguments("./a 'b")
    plain = tmp_path / "plain"
    plain.write_text("hello")
    with pytest.raises(BadInput, match="cannot be started"):
        Program(str(plain))


def test_programs_have_a_slash_in_their_name_and_may_have_arguments(tmp_path):
    assert is_program("./bot.py")
    assert not is_program("easy")
    script = tmp_path / "bot.py"
    script.write_text("")
    assert arguments(f"{script} --fast") == [sys.executable, str(script), "--fast"]
    script.chmod(0o755)
    assert arguments(str(script)) == [str(script)]


@pytest.mark.parametrize(
    "permit",
    [
        Permit("drop", "body:red", over="Bank sidewalk", most_height_mm=300.0),
        Permit("drop", "body:red", near_mm=(50.0, 60.0), most_away_mm=40.0, most_height_mm=300.0),
        Permit("place", "paws:red", within=("Park", "Mills")),
    ],
)
def test_the_example_bot_drops_and_places_as_a_permit_allows(permit):
    view = Rampage().view(situation("red", "green").state, "red")
    bot = Program(str(EXAMPLE), 60.0)
    try:
        shot = bot.decide(Asked(Ask("red", "shot", permit=permit), view, 1, 0, None, ()))
    finally:
        bot.close()
    assert permit.refusal(shot, city()) is None


def test_a_program_that_has_just_been_started_is_killed_when_the_match_is_told_to_end(tmp_path, monkeypatch):
    """As a signal does it, at the worst moment: the program runs, and whoever started it does not have it yet."""
    started, popen = [], subprocess.Popen

    def interrupted(*args, **more):
        started.append(popen(*args, **more))
        signal.raise_signal(signal.SIGUSR1)
        return started[0]

    def end(_number, _frame):
        raise SystemExit(1)

    monkeypatch.setattr(subprocess, "Popen", interrupted)
    before = signal.signal(signal.SIGUSR1, end)
    try:
        with pytest.raises(SystemExit):
            Program(str(EXAMPLE), 60.0)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert started[0].wait(60.0) == -signal.SIGKILL


def test_a_program_that_is_closed_while_it_is_being_started_is_killed(monkeypatch):
    """As when the signal comes before anybody knows the thread that starts it."""
    started, closed, popen, close = [], threading.Event(), subprocess.Popen, Program.close

    def interrupted(*args, **more):
        started.append(popen(*args, **more))
        signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR1)
        assert closed.wait(60.0)
        return started[0]

    def closing(program):
        close(program)
        closed.set()

    def end(_number, _frame):
        raise SystemExit(1)

    monkeypatch.setattr(subprocess, "Popen", interrupted)
    monkeypatch.setattr(Program, "close", closing)
    monkeypatch.setattr(ThreadPoolExecutor, "shutdown", lambda pool, wait=True: None)
    before = signal.signal(signal.SIGUSR1, end)
    try:
        with pytest.raises(SystemExit):
            Program(str(EXAMPLE), 60.0)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert started[0].wait(60.0) == -signal.SIGKILL
