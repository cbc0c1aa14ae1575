"""The directions of imports, and what import-linter cannot say."""

import ast
import configparser
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import meeple_city

SOURCE = Path(meeple_city.__file__).parent
ROOT = Path(__file__).parents[1]
ALLOWED = {"panda3d.bullet": {"table/shape_cache.py", "table/world.py"}, "direct": set()}
# What each part certainly imports; forbidding it must break the contract.
IMPORTED = {
    "border": "meeple_city.errors",
    "rules": "meeple_city.border",
    "table": "meeple_city.border",
    "render": "panda3d",
    "match": "meeple_city.core",
    "words": "meeple_city.border",
    "audio": "meeple_city.input",
    "display": "meeple_city.errors",
    "input": "meeple_city.border",
    "ui": "meeple_city.display",
    "show": "meeple_city.display",
}


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


def test_no_two_public_classes_outside_the_games_have_one_name():
    names = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] != "games"
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_every_package_is_shipped():
    packages = configparser.ConfigParser()
    packages.read(ROOT / "setup.cfg")
    listed = set(packages["options"]["packages"].split())
    there = {".".join(("meeple_city", *path.parent.relative_to(SOURCE).parts)) for path in SOURCE.rglob("__init__.py")}
    assert there == {name for name in listed if name.split(".")[-1] not in ("models", "scenes", "sounds", "bench")}


def lint(folder: Path, contracts: configparser.ConfigParser) -> str:
    """What import-linter says to these contracts."""
    file = folder / "contracts.cfg"
    with file.open("w") as out:
        contracts.write(out)
    command = [str(Path(sys.executable).with_name("lint-imports")), "--config", str(file), "--no-cache"]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout


@pytest.mark.slow
@pytest.mark.parametrize("contract", IMPORTED)
def test_a_contract_turned_around_is_broken(contract, tmp_path):
    contracts = configparser.ConfigParser()
    contracts.read(ROOT / "setup.cfg")
    section = f"importlinter:contract:{contract}"
    for name in contracts.sections():
        if name.startswith("importlinter:contract:") and name != section:
            contracts.remove_section(name)
    assert f"{contracts[section]['name']} KEPT" in lint(tmp_path, contracts)
    contracts[section]["forbidden_modules"] = f"\n{IMPORTED[contract]}"
    assert f"{contracts[section]['name']} BROKEN" in lint(tmp_path, contracts)
