"""Matches of all games, in both languages: nobody reads an id, a rule's number or a message that could not be said."""

import re
from random import Random

import pytest
from tests.games.octorage import playing as octorage_playing
from tests.games.rampage import playing as rampage_playing
from tests.games.rarrr.kit import start as start_rarrr
from tests.ui.card_matches import card_window, screen_text

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.core.view import PhysicalView
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.random_table import RandomTable
from meeple_city.ui.explain import explainer
from meeple_city.ui.hand_cards import hand_cards
from meeple_city.ui.modes.score import score_lines, winners
from meeple_city.ui.news import look_of
from meeple_city.ui.player_strips import player_strips, table_words
from meeple_city.ui.settings import Settings
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES
from meeple_city.words.questions import option, prompt

# `meeple:10`, `tooth_broken`, `R4.2`, and what Fluent leaves where something is missing.
ID = re.compile(r"\w:\w|[a-z]_[a-z]|\bR{1,2}\d+\.\d|\bOR\d+\.\d|[{}]|\?\?\?")
MOST_INPUTS = 250  # of a match of Rampage; our choice
WATCHED = 1 / 30  # the share of moments at which the whole screen is read


class Reader:
    """Reads everything that people can read at a moment of a match."""

    def __init__(self, language, city=None):
        self.words, self.texts, self.events = load_words(language).within(city), set(), set()

    def read(self, play, random):
        for event in play.new_events:
            for seat in (None, *(seats(play))):
                told = play.game.describe(play.state, event, seat)
                if told is not None:
                    self.events.add(told.key)
                    self.texts.add(self.words.say(told))
                    assert look_of(told).icon
        if isinstance(play.pending, Ask):
            self._question(play.pending, play.game.view(play.state, play.pending.seat))
        if random.random() < WATCHED:
            self._screen(play)

    def result(self, play):
        result = play.game.result(play.state)
        self.texts |= {winners(result, self.words), *score_lines(result, self.words)}

    def _question(self, ask, view):
        self.texts.add(prompt(self.words, ask, view))
        self.texts |= {option(self.words, ask, text, view) for text in ask.options}

    def _screen(self, play):
        for seat in (None, *seats(play)):
            view = play.game.view(play.state, seat)
            players = dict.fromkeys(seats(play), "human")
            for strip in player_strips(view, self.words, players, seat or ""):
                self.texts |= {strip.name, strip.tag}
            self.texts |= set(table_words(view, self.words))
            for card in hand_cards(view, self.words):
                self.texts |= {card.face.title, card.face.text, card.face.kind}
            if isinstance(view, PhysicalView):
                self._explanations(view, play, seat or "")

    def _explanations(self, view, play, seat):
        ask = play.pending if isinstance(play.pending, Ask) and play.pending.seat == seat else None
        explains = explainer(view, self.words, ask, seat, {})
        things = [explains.piece(piece) for piece in (*view.table.where_mm, *view.city.floors)]
        things += [explains.player(each) for each in seats(play)]
        things += [explains.spot(view.city.middle(zone)) for zone in view.city.outlines_mm]
        for explanation in (explains.runaways(), *filter(None, things)):
            self.texts |= {explanation.title, *explanation.lines}


def seats(play):
    return [player.seat for player in play.state.players] if hasattr(play.state, "players") else play.state.seats


@pytest.mark.parametrize("text", ["eats meeple:10", "tooth_broken", "see R4.2", "{SEAT()} moves", "the {???}"])
def test_ids_are_found(text):
    assert ID.search(text)


@pytest.mark.parametrize("text", ["Red: choose an action (2 left)", "OR", "RARRR!!", "Kung-fu master : 3 points"])
def test_words_are_no_ids(text):
    assert not ID.search(text)


def check(reader):
    assert not sorted(text for text in reader.texts if ID.search(text))
    assert not [text for text in reader.texts if not text.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [2, 7, 12])
def test_nobody_reads_an_id_in_rampage(language, seed):
    wishes = rampage_playing.some_wishes(seed)
    begun, random = rampage_playing.opening(seed, wishes), Random(seed)
    play, table = Play(Rampage(), begun, seed), RandomTable(begun.city, seed, rampage_playing.TABLES[seed % 3])
    reader = Reader(language, begun.city)
    reader.read(play, random)
    for _ in range(MOST_INPUTS):
        if play.pending is None:
            reader.result(play)
            break
        rampage_playing.play_on(play, table, random)
        reader.read(play, random)
    check(reader)
    assert len(reader.events) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 4])
def test_nobody_reads_an_id_in_octorage(language, seed):
    reader, random = Reader(language), Random(seed)
    reader.result(octorage_playing.random_match(seed, lambda play: reader.read(play, random)))
    check(reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 4])
def test_nobody_reads_an_id_in_rarrr(language, seed):
    reader, random = Reader(language), Random(seed)
    play = start_rarrr(2 + seed % 3, seed, bonus="on", face_down="on", resistance="on")
    reader.read(play, random)
    while play.pending is not None:
        play.give(random.choice(play.pending.options))
        reader.read(play, random)
    reader.result(play)
    check(reader)


@pytest.mark.parametrize("language", ["english", "french"])
@pytest.mark.parametrize("game", ["octorage", "rarrr"])
def test_nobody_reads_an_id_on_or_beside_a_card(game, language):
    """Faces, explanations of cards, and all that is written around the table."""
    random, texts = Random(5), set()
    settings = Settings(tips=False, language=language)
    window, match = card_window(
        game, ["human", "easy", "easy"], lambda ask: random.choice(ask.options), settings=settings
    )
    for face in window.screen.faces:
        texts |= {face.title, face.text, face.kind}
    for _ in range(120):
        if match.play.pending is None:
            break
        window.tick(5.0)
        texts.add(screen_text(window))
        for card in window.cards.spots:
            if explained := window.cards.explain(card):
                texts |= {explained.title, *explained.lines}
        if window.pending is not None and not window.captions.covered:
            window.answer(random.choice(match.play.pending.options))
    assert len(texts) > 30
    assert not sorted(text for text in texts if ID.search(text))
