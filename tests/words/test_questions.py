"""Questions as people read them, with what the table says about them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.ui.toy_window import VIEW

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.registry import find_game
from meeple_city.words import catalogue
from meeple_city.words.catalogue import load_words
from meeple_city.words.questions import prompt


def test_the_meal_does_not_ask_for_a_neighborhood_where_there_is_nobody_to_eat():
    words = load_words("en")
    for options, said in (
        (("Park", "done"), "choose a neighborhood to eat in"),
        (("done",), "there is nobody to eat here"),
        (("unstable_mutation", "done"), "there is nobody to eat here"),
    ):
        assert prompt(words, Ask("red", "neighborhood", options), VIEW) == f"Red: {said}"


def octorage_view(life):
    rules = find_game("octorage").game
    play = Play(rules, rules.opening(rules.seats(3, None), {}, 1, None), 1)
    view = rules.view(play.state, "seat 1")
    return replace(view, players=(replace(view.players[0], life=life), *view.players[1:]))


@pytest.mark.parametrize(
    ("life", "options", "said"),
    [
        (5, ("dodge", "be attacked"), "play a card, or be attacked and lose 3 lives"),
        (3, ("dodge", "be attacked"), "play a card, or be attacked and drop out of the round"),
        (5, ("be attacked",), "you cannot play any card: the Octoman attacks, and you lose 3 lives"),
        (2, ("be attacked",), "you cannot play any card: the Octoman attacks, and you are out of the round"),
    ],
)
def test_the_question_of_octorage_says_what_an_attack_means_and_whether_a_card_helps(life, options, said):
    ask = Ask("seat 1", "play", options, about={"lives": 3, "last": "pistol 9"})
    assert prompt(load_words("en"), ask, octorage_view(life)) == f"Seat 1: {said} (last weapon: Pistol 9)"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_question_of_a_card_game_is_a_bare_word(language):
    files = [Path(catalogue.__file__).parent / language / f"{game}.ftl" for game in ("rarrr", "octorage")]
    questions = [
        found for file in files for found in re.findall(r"^\w+-ask-\w+ = (.+)$", file.read_text("utf-8"), re.M)
    ]
    assert len(questions) > 10
    assert [question for question in questions if len(question.split()) < 3] == []
