"""What players think aloud goes to commentators and into the journal, and changes nothing else."""

import json
from random import Random

import pytest
from tests.kit.matches import begin, played
from tests.kit.toys import Sticks

from meeple_city.border import message
from meeple_city.errors import BadJournal
from meeple_city.match.chain import ChainFile
from meeple_city.match.journal import read_journal
from meeple_city.match.players import BotPlayer
from meeple_city.match.state_digest import state_digest
from meeple_city.match.timeline import read_timeline

THOUGHT = message("thought.go", seat="red", zone="Park")


class Quiet:
    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view, ask):
        return ask.options[0]


class Aloud(Quiet):
    thought = THOUGHT


def journal_of(path, bot):
    match = begin("sticks", path, seats=1, players={"red": BotPlayer(bot, 1, "red")})
    heard = []
    while not match.over:
        match.step()
        heard.append(match.thought)
    played(match)
    return state_digest(match.play.state), heard


def test_thoughts_are_recorded_with_their_answers_and_change_nothing(tmp_path):
    quiet, nothing = journal_of(tmp_path / "quiet.journal", Quiet)
    aloud, heard = journal_of(tmp_path / "aloud.journal", Aloud)
    assert quiet == aloud
    assert set(nothing) == {None}
    assert heard[0] == THOUGHT
    entries = read_journal(tmp_path / "aloud.journal").entries
    assert entries[0].thought == THOUGHT
    assert all(entry.thought is None for entry in read_journal(tmp_path / "quiet.journal").entries)


def test_a_timeline_has_the_thought_of_each_step(tmp_path):
    journal_of(tmp_path / "m.journal", Aloud)
    steps = read_timeline(read_journal(tmp_path / "m.journal"), Sticks()).steps
    assert steps[0].done.thought is None
    assert steps[1].done.thought == THOUGHT


@pytest.mark.parametrize("thought", [{"key": "refusal.nobody_asked", "args": {}}, {"key": 3, "args": {}}, "go"])
def test_a_journal_with_anything_else_for_a_thought_is_refused(tmp_path, thought):
    journal_of(tmp_path / "m.journal", Aloud)
    first, second, *_ = (json.loads(line) for line in (tmp_path / "m.journal").read_text().splitlines())
    for row in (first, second):
        del row["hash"]
    file = ChainFile.create(tmp_path / "forged.journal", first)
    file.append([{**second, "thought": thought}])
    file.close()
    with pytest.raises(BadJournal, match="line 2: thought"):
        read_journal(tmp_path / "forged.journal")
