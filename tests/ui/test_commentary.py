"""Commentaries of whole matches of all games, in both languages."""

import re
from itertools import pairwise

import pytest
from tests.kit.commented import commented
from tests.ui.test_no_ids import ID

from meeple_city.show.booth import BREATH_S, EVERY_S
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

GAMES = ("rampage", "rarrr", "octorage")
LONGEST = 110  # characters of a sentence with the usual names; two and a half lines; our choice


@pytest.fixture(scope="module", params=[(game, language) for game in GAMES for language in LANGUAGES])
def said(request):
    """The lines and texts of several matches of a game in a language."""
    game, language = request.param
    found = []
    for seed in (2, 7):
        lines, commentator = commented(game, seed, language)
        found.append((lines, [commentator.text(line.said) for line in lines]))
    return found


def test_nobody_reads_an_id(said):
    texts = [text for _, match in said for text in match]
    assert len(texts) > 30
    assert not [text for text in texts if ID.search(text)]


def test_no_sentence_is_said_twice_in_a_match(said):
    for _, texts in said:
        assert len(texts) == len(set(texts))


def test_lines_have_a_rhythm_and_never_overlap(said):
    for lines, _ in said:
        for earlier, later in pairwise(lines):
            assert later.start_s - earlier.start_s >= EVERY_S - 1e-9
            assert later.start_s - earlier.end_s >= BREATH_S - 1e-9


def test_there_is_silence_too(said):
    for lines, _ in said:
        spoken = sum(line.end_s - line.start_s for line in lines)
        assert 0.2 < spoken / lines[-1].end_s < 0.8


def test_sentences_begin_with_a_capital_and_end_with_a_stop(said):
    for _, texts in said:
        for text in texts:
            assert re.fullmatch(r"[A-ZÀ-Ý0-9«].*[.!?]", text), text
            assert not re.search(r"[.!?]\s[a-zà-ÿ]", text), text


@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_has_the_same_commentary(game):
    assert commented(game, 3, "en")[0] == commented(game, 3, "en")[0]


def situations(language):
    return sorted(id_ for id_ in load_words(language).ids if id_.startswith("commentary-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_plenty_to_say(language):
    words = load_words(language)
    count = sum(len(words.variants(id_)) for id_ in situations(language))
    assert count > 400
    assert all(
        sum(len(words.variants(id_)) for id_ in situations(language) if f"-{game}-" in id_) > 80 for game in GAMES
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_enough_to_read_while_something_happens(language):
    for game in GAMES:
        lines, commentator = commented(game, 5, language)
        texts = [commentator.text(line.said) for line in lines]
        assert not [text for text in texts if len(text) > LONGEST]
