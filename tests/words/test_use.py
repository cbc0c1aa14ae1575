"""Every message is used by something.

A message is used if its key stands in the code; or if the code builds such a key, `f"screen.setting.{name}"`, and what
it puts in is a word of the code or of the data: a string, a name, a card, a key or a value of a TOML file.
"""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

from meeple_city.games.octorage.box import box
from meeple_city.games.rarrr.cards import read_decks
from meeple_city.games.rarrr.raising import FACE_DOWN
from meeple_city.words.catalogue import fluent_id, load_words

ROOT = Path(__file__).parents[2]
DATA = ("scenes", "models", "src/meeple_city/games")


@cache
def trees():
    return [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")]


@cache
def tokens():
    """Every string, name and word of the code and the data, as it would be in a Fluent id."""
    found = {*box().deck(), *read_decks().powers, *(f"{FACE_DOWN}{card}" for card in read_decks().powers)}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
                found |= {node.value, *node.value.split()}
            elif isinstance(node, ast.Name | ast.Attribute | ast.arg | ast.keyword | ast.FunctionDef):
                found.add(
                    getattr(node, "id", None)
                    or getattr(node, "attr", None)
                    or getattr(node, "arg", None)
                    or getattr(node, "name", "")
                )
    for folder in DATA:
        for path in (ROOT / folder).rglob("*.toml"):
            found |= set(strings(tomllib.loads(path.read_text(encoding="utf-8"))))
    return {fluent_id(token) for token in found if token}


def strings(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


@cache
def families():
    """The keys that the code builds, as patterns."""
    patterns = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and any(isinstance(part, ast.Constant) for part in node.values):
                parts = [
                    re.escape(fluent_id(p.value)) if isinstance(p, ast.Constant) else "([\\w-]+)" for p in node.values
                ]
                if re.search(r"[a-z]{2}", "".join(p.value for p in node.values if isinstance(p, ast.Constant))):
                    patterns.add("".join(parts))
    return [re.compile(pattern) for pattern in patterns]


@cache
def used(text, depth=0):
    """Whether the code can make this text."""
    if text in tokens():
        return True
    if depth == 3:
        return False
    matches = (pattern.fullmatch(text) for pattern in families())
    return any(match and all(used(part, depth + 1) for part in match.groups()) for match in matches)


def test_every_message_is_used():
    assert not sorted(id_ for id_ in load_words().ids if not used(id_))


def test_a_message_that_nothing_uses_is_found():
    assert not used("screen-button-nobody_uses_this")
    assert not used("names-zone-Atlantis")
    assert used("screen-button-skip")
    assert used("names-zone-Old_Town")
