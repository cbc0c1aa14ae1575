"""What import-linter cannot say: who may import which part of Panda3D."""

import ast
from pathlib import Path

import pytest

import meeple_city

SOURCE = Path(meeple_city.__file__).parent
ALLOWED = {"panda3d.bullet": {"table/shape_cache.py", "table/world.py"}, "direct": set()}


def imports(path: Path) -> set[str]:
    """All modules a file imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("module", ALLOWED)
def test_only_the_modules_that_may_import_it_do(module):
    users = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(name == module or name.startswith(module + ".") for name in imports(path))
    }
    assert users == ALLOWED[module]


def test_the_border_imports_nothing_outside_the_standard_library_but_errors_and_config_reader():
    used = {
        name for path in (SOURCE / "border").glob("*.py") for name in imports(path) if name.startswith("meeple_city")
    }
    assert {name for name in used if not name.startswith("meeple_city.border")} == {
        "meeple_city.errors",
        "meeple_city.config_reader",
    }
