"""Every numbered rule is cited by a test, and turning the rule off makes one of its tests fail."""

import importlib
import re
from pathlib import Path

import pytest
from tests.games.rampage.faults import FAULTS
from tests.kit.rampage import CITED

HERE = Path(__file__).parent
RULES = re.findall(
    r"^- \*\*(R\d+\.\d+)\*\*", (HERE.parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"), flags=re.MULTILINE
)


def citing(rule):
    """All tests that cite a rule, from all files of this folder."""
    for path in sorted(HERE.glob("test_*.py")):
        importlib.import_module(f"tests.games.rampage.{path.stem}")
    return CITED.get(rule, {})


def failing(tests):
    failed = []
    for name, test in tests.items():
        try:
            test()
        except (AssertionError, pytest.fail.Exception):
            failed.append(name)
    return failed


def test_the_rules_are_numbered_without_gaps():
    assert len(RULES) == len(set(RULES)) > 60


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule):
    assert citing(rule)


def test_no_test_cites_a_rule_that_does_not_exist():
    citing("")
    assert set(CITED) <= set(RULES)


def test_there_is_a_fault_for_every_rule():
    assert sorted(FAULTS) == sorted(RULES)


@pytest.mark.parametrize("rule", FAULTS)
def test_with_the_rule_turned_off_one_of_its_tests_fails(rule):
    with FAULTS[rule]():
        failed = failing(citing(rule))
    assert failed
    assert failing(citing(rule)) == []
