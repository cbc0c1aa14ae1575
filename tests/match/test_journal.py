import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.kit.matches import begin, header, played, resume
from tests.kit.toys import Marbles, Sticks, ToyTable

from meeple_city.border import Outcome, Touch, message
from meeple_city.errors import BadJournal, CannotWrite, MeepleCityError
from meeple_city.match import chain
from meeple_city.match.chain import ChainFile, read_chain
from meeple_city.match.fold import fold, verify
from meeple_city.match.journal import OutcomeDiffs, create_journal, header_row, read_journal
from meeple_city.match.state_digest import state_digest
from meeple_city.match.tracks import Tracks

ROOT = Path(__file__).parents[2]


def ended(match):
    """The digest of the final state."""
    return state_digest(match.play.state)


@pytest.fixture
def journal(tmp_path):
    """A whole match of marbles."""
    path = tmp_path / "m.journal"
    played(begin("marbles", path))
    return path


def lines(path):
    return path.read_bytes().splitlines(keepends=True)


def spoil(path, number, change):
    """Change a line; lines are counted from 1."""
    rows = lines(path)
    rows[number - 1] = change(rows[number - 1])
    path.write_bytes(b"".join(rows))


def unchained(path, change):
    """Change the contents of a journal and compute the hashes again."""
    rows = [json.loads(line) for line in lines(path)]
    for row in rows:
        del row["hash"]
    change(rows)
    path.unlink()
    file = ChainFile.create(path, rows[0])
    file.append(rows[1:])
    file.close()


def refused(path, *words, game=None):
    """Check that a journal is refused in one line with these words, and left unchanged."""
    before = path.read_bytes()
    with pytest.raises(BadJournal) as error:
        contents = read_journal(path)
        fold(contents, game or Marbles())
    assert path.read_bytes() == before
    assert "\n" not in str(error.value)
    assert all(word in str(error.value) for word in (str(path), *words)), error.value


def test_a_journal_is_read_back_as_it_was_written(journal):
    contents = read_journal(journal)
    assert contents.header == header("marbles")
    assert [entry.n for entry in contents.entries] == list(range(len(contents.entries)))
    assert not contents.chain.torn


def test_a_journal_folds_to_the_very_same_state(tmp_path):
    for game, rules in (("sticks", Sticks()), ("marbles", Marbles())):
        path = tmp_path / game
        match = played(begin(game, path, seed=5))
        folded = fold(read_journal(path), rules)
        assert folded.play.state == match.play.state
        assert folded.play.records == match.play.records
        assert state_digest(folded.play.state) == state_digest(match.play.state)


def test_every_record_is_on_disk_before_anyone_is_told(tmp_path):
    path = tmp_path / "m.journal"
    match = begin("marbles", path)
    seen = []
    object.__setattr__(match.participants, "watch", lambda match: seen.append(len(read_journal(path).entries)))
    match.run()
    assert seen == list(range(match.play.number + 1))


def test_automatic_answers_are_marked_in_the_journal(tmp_path):
    path = tmp_path / "s.journal"
    played(begin("sticks", path, seats=1, sticks="5", players={}))
    entries = read_journal(path).entries
    assert any(entry.auto for entry in entries)
    assert all(entry.answer == "1" for entry in entries if entry.auto)


def test_a_line_holds_only_what_has_changed():
    diffs = OutcomeDiffs()
    first = Outcome(zones={"a": ("x",), "b": ("y",)}, moved=("a",), touched=(Touch(0.1, "b"),), sim_s=0.1 + 0.2)
    second = replace(
        first, zones={"b": ("y", "z"), "c": ("x",)}, touched=(), refused=message("placing.no_room", piece="a")
    )
    assert set(diffs.encode(first)[0]) == {"zones", "moved", "touched", "sim_s"}
    changes, read_back = diffs.encode(second)
    assert changes == {
        "zones": {"b": ["y", "z"], "c": ["x"], "a": None},
        "touched": [],
        "refused": {"key": "placing.no_room", "args": {"piece": "a"}},
    }
    assert read_back == second


def test_floats_survive_the_journal_to_the_last_bit(journal):
    table = ToyTable()
    for shot in fold(read_journal(journal), Marbles()).shots:
        assert table.run(shot.request).outcome == shot.outcome


def test_a_torn_last_line_is_dropped_and_the_match_goes_on_to_the_same_end(journal):
    whole = journal.read_bytes()
    last = lines(journal)[-1]
    for cut in (1, len(last) // 2, len(last) - 1):
        journal.write_bytes(whole[:-cut])
        assert read_journal(journal).chain.torn == len(last) - cut
        played(resume(journal))
        assert journal.read_bytes() == whole


def test_a_damaged_line_in_the_middle_is_named_and_nothing_is_changed(journal):
    spoil(journal, 4, lambda line: line.replace(b'"n":2', b'"n":3'))
    refused(journal, "line 4", "damaged")


def test_a_line_of_rubbish_in_the_middle_is_named(journal):
    spoil(journal, 3, lambda line: b"\x00\xff kaboom\n")
    refused(journal, "line 3", "damaged")


def test_a_missing_line_is_noticed_at_the_one_after_it(journal):
    spoil(journal, 5, lambda line: b"")
    refused(journal, "line 5", "hash")


def test_a_damaged_last_line_that_was_written_whole_is_named(journal):
    number = len(lines(journal))
    spoil(journal, number, lambda line: line.replace(b'"n":', b'"m":'))
    refused(journal, f"line {number}", "damaged")


@pytest.mark.parametrize("text", ["", "kaboom", "{}\n", "[]\n", '{"hash": 3}\n'])
def test_a_file_that_is_not_a_journal_is_refused(text, tmp_path):
    path = tmp_path / "x.journal"
    path.write_text(text)
    refused(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    with pytest.raises(BadJournal, match="no such file"):
        read_journal(tmp_path / "nowhere")
    with pytest.raises(BadJournal, match="directory"):
        read_journal(tmp_path)


CHANGED = {
    "a newer format": (lambda rows: rows[0].update(format=3), ("format 3", "newer")),
    "another format": (lambda rows: rows[0].update(format="x"), ("format 'x'",)),
    "another kind of file": (lambda rows: rows[0].update(kind="diary"), ("not the journal of a match",)),
    "another version of the rules": (
        lambda rows: rows[0].update(rules=7),
        ("version 7", "version 1", "can be listed (`meeple-city replay --list`), but not watched or resumed"),
    ),
    "another game": (lambda rows: rows[0].update(game="chess"), ("chess", "marbles")),
    "a header without seats": (lambda rows: rows[0].pop("seats"), ("line 1", "seats")),
    "another question": (lambda rows: rows[3].update(id="2 red sing 00000000"), ("line 4", "sing", "rules have")),
    "a record of nothing": (lambda rows: rows[2].update(weather="fine"), ("line 3", "weather")),
    "an illegal answer": (lambda rows: rows[2].update(answer="fly", request=None), ("line 3", "fly")),
    "an illegal request": (lambda rows: rows[1].update(request={"kind": "kick"}), ("line 2", "kick")),
    "no outcome": (lambda rows: rows[1].pop("outcome"), ("line 2",)),
    "more than was asked": (lambda rows: rows.append(rows[-1] | {"n": len(rows) - 1}), ("the match is over",)),
    "no seats": (lambda rows: rows[0].update(seats=[], players=[]), ("line 1", "0")),
    "other seats": (lambda rows: rows[0].update(seats=["red", "red"]), ("line 1", "seats", "red, blue")),
    "too few players": (lambda rows: rows[0].update(players=["random"]), ("line 1", "2 seats", "1")),
    "an unknown option": (lambda rows: rows[0].update(options={"weather": "fine"}), ("line 1", "weather")),
    "turns below zero": (lambda rows: rows[0].update(max_turns=-3), ("line 1", "max_turns", "-3")),
    "a seed that is too large": (lambda rows: rows[0].update(seed=2**70), ("line 1", "seed")),
    "another number": (lambda rows: rows[3].update(n=7), ("line 4", "n must be 2, not 7")),
    "a track with a null byte in its name": (lambda rows: rows[1].update(track="a\0b"), ("line 2", "track")),
    "a track elsewhere": (lambda rows: rows[1].update(track="../" * 10), ("line 2", "track")),
    "an aim that is no shot": (lambda rows: rows[1].update(aimed=7), ("line 2", "JSON object, not 7")),
    "an outcome of nonsense": (lambda rows: rows[1].update(outcome={"zones": 3}), ("line 2",)),
}


@pytest.mark.parametrize("case", CHANGED)
def test_a_journal_these_rules_cannot_have_made_is_refused_by_line(case, journal):
    change, words = CHANGED[case]
    unchained(journal, change)
    refused(journal, *words)


def test_an_automatic_answer_that_differs_from_the_only_option_is_refused(tmp_path):
    path = tmp_path / "s.journal"
    played(begin("sticks", path, seats=1, sticks="5"))
    unchained(path, lambda rows: next(row for row in rows if row.get("auto")).update(answer="2"))
    refused(path, "'2'", game=Sticks())


def test_an_existing_file_is_never_overwritten(journal):
    before = journal.read_bytes()
    with pytest.raises(BadJournal, match="never overwritten"):
        create_journal(journal, header("sticks"))
    assert journal.read_bytes() == before
    assert [path.name for path in journal.parent.glob(".*")] == []


def test_a_journal_that_is_being_written_cannot_be_resumed(tmp_path):
    path = tmp_path / "m.journal"
    match = begin("marbles", path)
    with pytest.raises(BadJournal, match="another process"):
        resume(path)
    match.close()
    played(resume(path))


def test_a_journal_that_grew_since_it_was_read_is_left_alone(tmp_path):
    path = tmp_path / "m.journal"
    begin("marbles", path).close()
    early = read_chain(path)
    played(resume(path))
    with pytest.raises(BadJournal, match="since it was read"):
        ChainFile.reopen(early)


# ---- full disks


def test_a_full_disk_is_reported_in_one_line_and_earlier_lines_stay(tmp_path, monkeypatch):
    path = tmp_path / "m.journal"
    match = begin("marbles", path)
    match.step()
    before, write = path.read_bytes(), os.write

    def half(handle, data):
        if len(data) > 1:
            return write(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(chain.os, "write", half)
    match._tracks = None
    with pytest.raises(CannotWrite, match=r"No space left on device; .*meeple-city resume"):
        match.step()
    assert path.read_bytes() == before
    monkeypatch.undo()
    match.close()
    assert ended(played(resume(path))) == ended(played(begin("marbles")))


def test_a_full_disk_while_writing_a_track_leaves_nothing_half_written(tmp_path, monkeypatch):
    path = tmp_path / "m.journal"
    match = begin("marbles", path)
    before = path.read_bytes()

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(chain.os, "fsync", full)
    with pytest.raises(CannotWrite, match="No space left"):
        match.step()
    assert path.read_bytes() == before
    assert list(Tracks(path).folder.iterdir()) == []


def test_a_new_journal_on_a_full_disk_is_not_there_at_all(tmp_path):
    code = (
        "import resource, sys\nfrom pathlib import Path\nfrom tests.kit.matches import begin\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\nbegin('marbles', Path(sys.argv[1]))"
    )
    path = tmp_path / "m.journal"
    run = subprocess.run([sys.executable, "-c", code, path], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "CannotWrite" in run.stderr.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


# ---- tracks


def test_the_table_is_woken_from_the_last_track(journal):
    spoil(journal, len(lines(journal)), lambda line: line[:-5])
    match = resume(journal)
    assert match.participants.table.ran == []
    assert len(match.participants.table.woken) == 1
    played(match)


@pytest.mark.parametrize("keep", [0, 2, 5])
def test_missing_tracks_are_simulated_again_and_put_back(keep, journal):
    entries = [entry for entry in read_journal(journal).entries if entry.track]
    tracks = Tracks(journal)
    for entry in entries[keep:]:
        tracks.path(entry.track).unlink(missing_ok=True)
    played(resume(journal))
    assert all(tracks.load(entry.track) for entry in entries[keep:])


def test_a_damaged_track_counts_as_missing(journal):
    tracks = Tracks(journal)
    for path in tracks.folder.iterdir():
        path.write_bytes(b"kaboom")
    match = resume(journal)
    assert match.participants.table.woken == []
    assert match.participants.table.ran != []
    played(match)


def test_a_track_packed_by_another_version_counts_as_missing(journal, monkeypatch):
    def cannot(self, track):
        raise MeepleCityError("packed by another version")

    monkeypatch.setattr(ToyTable, "continue_from", cannot)
    match = resume(journal)
    assert match.participants.table.ran != []
    played(match)


def test_a_missing_track_that_cannot_be_simulated_again_is_named(journal, monkeypatch):
    for path in Tracks(journal).folder.iterdir():
        path.unlink()
    monkeypatch.setattr(ToyTable, "reset", lambda self: setattr(self, "past", "elsewhere"))
    with pytest.raises(BadJournal, match=r"line 2: its track is missing.*\.track"):
        resume(journal)


def test_verifying_finds_every_shot_identical(journal):
    shots = fold(read_journal(journal), Marbles()).shots
    same, others = verify(ToyTable(), shots, Tracks(journal))
    assert (len(same), others) == (len(shots), [])


def test_verifying_finds_the_one_shot_that_differs_and_goes_on_after_it(journal):
    shots = list(fold(read_journal(journal), Marbles()).shots)
    shots[1] = replace(shots[1], digest="0" * 64)
    same, others = verify(ToyTable(), tuple(shots), Tracks(journal))
    assert others == [shots[1]]
    assert len(same) == len(shots) - 1


def test_the_header_names_program_format_and_everything_that_is_fixed(journal):
    first = json.loads(lines(journal)[0])
    assert first | header_row(header("marbles")) == first
    assert {"format", "kind", "program", "game", "rules", "options", "seed", "seats", "players", "scene"} <= set(first)


def test_a_newer_format_is_named_even_where_its_lines_are_chained_in_another_way(tmp_path):
    journal = tmp_path / "m.journal"
    played(begin("sticks", journal))
    journal.write_bytes(journal.read_bytes().replace(b'"format":2', b'"format":7', 1))
    with pytest.raises(BadJournal, match="journal format 7 is newer than 2"):
        read_journal(journal)


@pytest.mark.parametrize("name", ["\x1b[31mRed", "two\nlines", "\u202eder", "\ud800", "\0", "x" * 101])
def test_names_that_no_screen_or_terminal_should_be_given_are_refused(tmp_path, name):
    journal = tmp_path / "m.journal"
    row = header_row(replace(header("marbles"), names=(name, "")))
    ChainFile.create(journal, row).close()
    with pytest.raises(BadJournal, match="line 1: names must be at most 100 printable characters"):
        read_journal(journal)
