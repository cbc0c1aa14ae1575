"""The catalogue has words for everything RARRR!! says, asks and offers."""

import re
from random import Random

import pytest
from tests.games.rarrr.kit import DECKS, GAME, start

from meeple_city.games.rarrr.battle import DONE, NONE, PASS
from meeple_city.games.rarrr.describe import DESCRIPTIONS
from meeple_city.games.rarrr.raising import BOOST, FACE_DOWN
from meeple_city.words.catalogue import fluent_id, load_words
from meeple_city.words.questions import option, prompt

WORDS = load_words()
KINDS = {"draft", "leave_out", "name", "city", "bid", "set", "more", "take_back"}
WORD_OPTIONS = (
    *(PASS, DONE, NONE),
    *(f"{BOOST}{value}" for value in DECKS.boosts),
    *(f"{FACE_DOWN}{card}" for card in sorted(set(DECKS.powers))),
)


def catalogue(section):
    """The ids of a section, without the section."""
    return {id_.removeprefix(f"rarrr-{section}-") for id_ in WORDS.ids if id_.startswith(f"rarrr-{section}-")}


class Listener:
    """Says everything that a match says, to every seat and to spectators, and notes what there was."""

    def __init__(self):
        self.events, self.kinds, self.keys, self.sentences = set(), set(), set(), set()

    def hear(self, play):
        for event in play.new_events:
            self.events.add(type(event))
            for seat in (None, *(player.seat for player in play.state.players)):
                self.say(GAME.describe(play.state, event, seat))
        if play.pending is not None:
            self.kinds.add(play.pending.kind)
            view = GAME.view(play.state, play.pending.seat)
            self.sentences.add(prompt(WORDS, play.pending, view))
            self.sentences |= {option(WORDS, play.pending, text, view) for text in play.pending.options}

    def say(self, message):
        if message is None:
            return
        self.keys.add(message.key)
        self.sentences.add(WORDS.say(message))


@pytest.fixture(scope="module")
def heard():
    """All that is said in some random matches with all advanced rules."""
    listener = Listener()
    for seed in range(6):
        rng = Random(seed)
        play = start(2 + seed % 3, seed, bonus="on", face_down="on", resistance="on")
        listener.hear(play)
        while play.pending is not None:
            play.give(rng.choice(play.pending.options))
            listener.hear(play)
        for score in GAME.result(play.state).scores:
            for why in score.why:
                listener.say(why)
    return listener


def test_every_event_question_and_score_is_said(heard):
    assert heard.events == set(DESCRIPTIONS)
    assert heard.kinds == KINDS == catalogue("ask")
    assert all(heard.sentences)


def test_the_catalogue_has_no_sentence_that_is_never_said(heard):
    sections = {f"rarrr.{section}.{name}" for section in ("event", "score") for name in catalogue(section)}
    assert heard.keys == sections
    assert catalogue("option") == {fluent_id(option) for option in WORD_OPTIONS}


def test_no_sentence_shows_an_id_with_an_underscore_or_a_wrong_plural(heard):
    assert not [
        text for text in heard.sentences if "_" in text or re.search(r"\b1 (points|bonus points|cities)\b", text)
    ]


def test_every_power_card_has_a_name():
    assert all(WORDS.knows(f"names.card.{card}") for card in DECKS.powers)


@pytest.mark.parametrize("text", WORD_OPTIONS)
def test_every_option_that_is_no_name_has_words(text):
    assert WORDS.knows(f"rarrr.option.{text}")


def test_only_questions_about_public_things_show_their_options():
    assert GAME.public_questions == {"name", "city"}
    assert GAME.public_questions < KINDS
