"""The catalogue has words for everything OctoRage says, asks and offers."""

import re

import pytest
from tests.games.octorage.playing import random_match

from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.characters import LOOK, NOTHING
from meeple_city.games.octorage.describe import DESCRIPTIONS
from meeple_city.games.octorage.events import LifeLost
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.rules import ATTACKED, NO_WEAPON
from meeple_city.words.catalogue import fluent_id, load_words
from meeple_city.words.questions import option, prompt

WORDS = load_words()
KINDS = {"character", "play", "curse", "discard", "steal", "salvage", "look", "keep", "blast"}
WORD_OPTIONS = {ATTACKED, LOOK, NOTHING}


def catalogue(section):
    """The ids of a section, without the section."""
    return {id_.removeprefix(f"octorage-{section}-") for id_ in WORDS.ids if id_.startswith(f"octorage-{section}-")}


class Listener:
    """Says everything that matches say, to every seat and to spectators, and notes what there was."""

    def __init__(self):
        self.events, self.kinds, self.options = set(), set(), set()
        self.keys, self.sentences, self.causes = set(), set(), set()

    def __call__(self, play):
        for event in play.new_events:
            self.events.add(type(event))
            if isinstance(event, LifeLost):
                self.causes.add(event.cause)
            for seat in (None, *(player.seat for player in play.state.players)):
                self.say(play.game.describe(play.state, event, seat))
        if play.pending is not None:
            self.kinds.add(play.pending.kind)
            self.options |= set(play.pending.options)
            view = play.game.view(play.state, play.pending.seat)
            self.sentences.add(prompt(WORDS, play.pending, view))
            self.sentences |= {option(WORDS, play.pending, text, view) for text in play.pending.options}
            return
        for score in play.game.result(play.state).scores:
            for why in score.why:
                self.say(why)

    def say(self, message):
        self.keys.add(message.key)
        self.sentences.add(WORDS.say(message))


@pytest.fixture(scope="module")
def heard():
    """All that is said in some random matches."""
    listener = Listener()
    for seed in range(12):
        random_match(seed, listener)
    return listener


def test_every_event_question_and_score_is_said(heard):
    assert heard.events == set(DESCRIPTIONS)
    assert heard.kinds == KINDS == catalogue("ask")
    assert all(heard.sentences)


def test_the_catalogue_has_no_sentence_that_is_never_said(heard):
    assert heard.keys == {f"octorage.{part}.{name}" for part in ("event", "score") for name in catalogue(part)}
    assert catalogue("option") == {fluent_id(option) for option in WORD_OPTIONS}


def test_every_option_is_a_seat_a_card_or_a_word(heard):
    others = heard.options - set(OctoRage().seats(6, None)) - set(box().deck())
    assert others - set(box().characters) == WORD_OPTIONS


def test_no_sentence_shows_an_id_with_an_underscore_or_a_wrong_plural(heard):
    assert not [text for text in heard.sentences if "_" in text or re.search(r"\b1 (lives|cards)\b", text)]


def test_whatever_takes_lives_has_a_name(heard):
    assert {fluent_id(f"names.harm.{cause}") for cause in heard.causes} == {key for key in WORDS.ids if "-harm-" in key}


def test_every_card_has_a_name():
    assert all(WORDS.knows(f"names.card.{card}") for card in (*box().cards, NO_WEAPON))


def test_every_character_and_treasure_has_a_text():  # OR1.2
    assert catalogue("text") == {fluent_id(name) for name in (*box().characters, *box().treasures)}


def test_only_questions_about_public_things_show_their_options():
    assert OctoRage.public_questions == {"character", "curse", "steal", "salvage", "look", "blast"}
    assert OctoRage.public_questions < KINDS
