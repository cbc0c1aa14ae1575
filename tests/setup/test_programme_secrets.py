"""Secrets never reach picture, words or sound: matches that differ in secrets only give the same programme."""

import shutil

import numpy as np
import pytest
from tests.kit import secret_pairs

from meeple_city.audio.mixer import render
from meeple_city.audio.sound_bank import shipped_bank
from meeple_city.display.captions import Captions
from meeple_city.setup.commentary import comment
from meeple_city.setup.film import FilmLook, open_studio
from meeple_city.setup.match_process import public_step
from meeple_city.setup.programme_sounds import programme_sounds
from meeple_city.setup.recordings import open_recording
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.show.programme import whole
from meeple_city.ui.programme_screen import ProgrammeScreen
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

SMALL = VideoFormat((160, 90), 10)
PICTURES = 12  # of a programme; our choice
PAIRS = {
    "hands in RARRR!!": secret_pairs.hands_of_rarrr,
    "face-down cards in RARRR!!": secret_pairs.face_down_in_rarrr,
    "hands in OctoRage": secret_pairs.hands_of_octorage,
    "Superpowers in Rampage": secret_pairs.superpowers_of_rampage,
}


class Nowhere:
    """A table that draws nothing."""

    def __getattr__(self, name):
        return lambda *_, **__: None


@pytest.fixture(scope="module", params=PAIRS)
def pair(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("pair")
    yield [open_recording(journal) for journal in PAIRS[request.param](folder)]
    shutil.rmtree(folder)


def programme_of(recording):
    return whole(recording.all_facts(), recording.overview, recording.ceremony_s)


def private_words(recording):
    return [one.private for step in recording.timeline.steps for one in step.done.told]


def test_the_matches_differ_in_secrets_and_in_nothing_that_was_told(pair):
    one, other = pair
    assert private_words(one) != private_words(other)
    for step, same in zip(one.timeline.steps, other.timeline.steps, strict=True):
        assert [told.public for told in step.done.told] == [told.public for told in same.done.told]


def test_what_a_showcase_and_a_second_view_are_told_is_the_same(pair):
    one, other = ([public_step(step) for step in match.timeline.steps] for match in pair)
    assert one == other


def test_programme_and_commentary_are_the_same(pair):
    one, other = pair
    assert programme_of(one) == programme_of(other)
    for language in LANGUAGES:
        said = [comment(match.timeline, programme_of(match), load_words(language)) for match in pair]
        assert said[0].lines == said[1].lines
        assert said[0].lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_over_the_picture_are_the_same(pair, language):
    programmes = [programme_of(match) for match in pair]
    shown = []
    for match, programme in zip(pair, programmes, strict=True):
        captions = Captions()
        captions.styled("broadcast")
        screen = ProgrammeScreen(Nowhere(), captions, load_words(language), match)
        states = []
        for part in programme.parts:
            screen.show(programme, part.start_s + 0.4 * part.length_s)
            states.append(repr(vars(captions)))
        shown.append(states)
    assert shown[0] == shown[1]
    assert len(set(shown[0])) > 3


def test_the_mixed_sound_is_the_same(pair):
    bank = shipped_bank()
    heard = []
    for match in pair:
        programme = programme_of(match)
        heard.append(render(programme_sounds(match, programme, bank.settings), programme.length_s, bank))
    assert np.array_equal(*heard)
    assert np.abs(heard[0]).max() > 0.01


@pytest.mark.slow
def test_the_drawn_pictures_are_the_same(pair):
    drawn = []
    for match in pair:
        programme = programme_of(match)
        said = comment(match.timeline, programme, load_words())
        moments = np.linspace(0.3, programme.length_s - 0.1, PICTURES)
        with open_studio(match, FilmLook(SMALL, load_words())) as studio:
            studio.screen.say = said.text_at
            drawn.append([studio.picture(programme, float(at_s)) for at_s in moments])
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > PICTURES // 2
