"""Every card has its own file of tests, and a card that does nothing makes its own file fail."""

import importlib
import inspect
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest
from tests.kit.card_use import forget_cards

from meeple_city.core.events import Card
from meeple_city.games.rampage.cards import in_play
from meeple_city.games.rampage.cards.catalogue import catalogue, names_of

HERE = Path(__file__).parent


@contextmanager
def doing_nothing(name):
    """The card is in play, but has no effect."""
    blank = type("Blank", (Card,), {"name": name})
    forget_cards()
    try:
        with mock.patch.dict(in_play.CARDS, {name: blank}):
            yield
    finally:
        forget_cards()


def failures(module):
    """The tests of a module that fail; those that need fixtures are left out."""
    failed = []
    for name, test in vars(module).items():
        if name.startswith("test_") and not inspect.signature(test).parameters:
            try:
                test()
            except Exception:
                failed.append(name)
    return failed


def test_there_are_sixteen_cards_of_each_kind_and_each_has_a_class():
    assert [len(names_of(kind)) for kind in ("character", "power", "superpower")] == [16, 16, 16]
    assert set(catalogue()) <= set(in_play.CARDS)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_a_card_that_does_nothing_fails_its_own_tests(name):
    module = importlib.import_module(f"tests.games.rampage.cards.test_{name}")
    assert failures(module) == []
    with doing_nothing(name):
        assert failures(module) != []
    assert failures(module) == []
