"""Recorded matches that must verify from now on; and what may change without changing a journal.

A change of rules makes new journals, with a raised version: see tests/golden/README.md.
"""

import json
from pathlib import Path

import pytest
from tests.kit.words import reworded

from meeple_city.cli.parser import main
from meeple_city.match.fold import fold
from meeple_city.match.journal import read_journal
from meeple_city.match.state_digest import state_digest
from meeple_city.setup.matches import entry_of

GOLDEN = Path(__file__).parents[1] / "golden"
DIGESTS = json.loads((GOLDEN / "states.json").read_text())
SHORT = {
    "rampage": ("--players", "easy,random", "--max-turns", "1"),
    "rarrr": ("--players", "normal,easy", "--max-turns", "20"),
    "octorage": ("--players", "normal,easy,random", "--max-turns", "5"),
}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_recorded_match_ends_in_the_recorded_state(name):
    contents = read_journal(GOLDEN / name)
    game = entry_of(contents).game
    assert state_digest(fold(contents, game).play.state) == DIGESTS[name]


@pytest.mark.parametrize("name", DIGESTS)
def test_a_recorded_match_verifies_shot_by_shot(name, capsys):
    assert main(["replay", "--verify", "--json", str(GOLDEN / name)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rules_ok"]
    assert shown["shots_identical"] == shown["shots"]
    assert (shown["shots"] > 0) == name.startswith("rampage")


@pytest.mark.parametrize("game", SHORT)
def test_other_words_change_no_journal(game, tmp_path, monkeypatch, capsys):
    def played(name):
        path = tmp_path / name
        assert main(["match", "--game", game, *SHORT[game], "--seed", "3", "--verbose", "--journal", str(path)]) == 0
        return path.read_bytes(), capsys.readouterr()

    journal, shown = played("as-it-is.journal")
    other = reworded(lambda text: f"~{text}")
    monkeypatch.setattr("meeple_city.setup.terminal_front_end.load_words", lambda language: other)
    other_journal, shown_otherwise = played("reworded.journal")
    assert other_journal == journal
    assert shown_otherwise.err != shown.err
    assert shown_otherwise.out != shown.out
