"""Every message the table sends has words."""

import re
from pathlib import Path

import pytest

import meeple_city.table
from meeple_city.border import Message
from meeple_city.words.catalogue import load_words

SOURCES = Path(meeple_city.table.__file__).parent.glob("*.py")
KEYS = sorted({key for path in SOURCES for key in re.findall(r'message\("([^"]+)"', path.read_text())})
ARGUMENTS = {"piece": "floor:3", "degrees": 52.0, "search_mm": 80.0, "because": "body:red"}


def test_the_table_speaks_of_verdicts_and_placing_only():
    assert {key.partition(".")[0] for key in KEYS} == {"verdict", "placing"}


@pytest.mark.parametrize("key", KEYS)
def test_a_message_of_the_table_is_in_the_catalogue(key):
    assert load_words().say(Message(key, ARGUMENTS))
