"""The tree of errors in the docstring of `meeple_city.errors` is complete and correct."""

import ast
import re
from pathlib import Path

import meeple_city
from meeple_city import errors

SOURCE = Path(meeple_city.__file__).parent


def defined() -> dict[str, str]:
    """All exceptions in the code, with what each derives from."""
    bases = {
        node.name: ast.unparse(node.bases[0])
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and len(node.bases) == 1
    }
    found = {"Exception": ""}
    while new := {name: base for name, base in bases.items() if base in found and name not in found}:
        found |= new
    del found["Exception"]
    return found


def drawn() -> dict[str, str]:
    """The exceptions in the docstring, with what each is drawn under."""
    tree, above = {"MeepleCityError": "Exception"}, {0: "MeepleCityError"}
    for branch, name in re.findall(r"^([ │]* )[├└]── (\w+)", errors.__doc__, re.MULTILINE):
        depth = len(branch) // 5 + 1
        above[depth] = name
        tree[name] = above[depth - 1]
    return tree


def test_every_error_is_drawn_where_it_belongs():
    no_errors = dict.fromkeys(("MatchLeft", "MatchOver", "Contradiction"), "Exception")
    assert all(name in errors.__doc__ for name in no_errors)
    assert drawn() | no_errors == defined()
