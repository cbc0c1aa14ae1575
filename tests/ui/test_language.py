"""The language of the window: a setting that works at once."""

from dataclasses import replace

from tests.ui.card_matches import card_window
from tests.ui.fakes import make_window
from tests.ui.test_match_presenter import LAYOUT, rows
from tests.ui.toy_window import QUIET

from meeple_city.display.stage import Sign, Stage
from meeple_city.match.match_thread import TableReady
from meeple_city.ui.modes.settings import SettingsMode

FRENCH = replace(QUIET, language="french")
SIGNS = (Sign("Park", "Park"), Sign("Town Hall", "Town Hall"))
READY = TableReady(replace(LAYOUT, stage=replace(Stage(), signs=SIGNS)), {"red": "human"}, {})


def test_a_window_opens_in_the_language_of_the_settings(monkeypatch):
    assert make_window(FRENCH).words.language == "fr"
    assert make_window(QUIET).words.language == "en"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert make_window(QUIET).words.language == "fr"
    assert make_window(replace(QUIET, language="english")).words.language == "en"


def test_changing_the_language_rewrites_what_is_on_the_screen():
    window = make_window(QUIET)
    window.push(SettingsMode(window))
    assert "Back" in [row.text for row in rows(window).values()]
    window.set(FRENCH)
    assert "Retour" in [row.text for row in rows(window).values()]
    assert window.matches.language == "fr"
    assert window.matches.saved_settings[-1].language == "french"
    window.close()


def test_names_on_the_board_are_in_the_players_language_and_pieces_stay_where_they_are():
    window = make_window(FRENCH)
    window.lay(READY)
    assert [sign.text for sign in window.screen.layout.stage.signs] == ["Parc", "Mairie"]
    piece = next(iter(LAYOUT.pieces))
    moved = ((0.1, 0.2, 0.3), (1.0, 0.0, 0.0, 0.0))
    window.screen.keep({piece: moved})
    window.set(replace(QUIET, language="english"))
    assert [sign.text for sign in window.screen.layout.stage.signs] == ["Park", "Town Hall"]
    assert window.screen.rest(piece) == moved
    assert set(window.screen.layout.aside) == set(LAYOUT.pieces) - {piece}
    window.close()


def test_seats_keep_their_names_in_another_language():
    window = make_window(QUIET)
    window.words = window.words.within(None, {"red": "Anne"})
    window.set(FRENCH)
    assert window.words.name("piece", "body:red") == "le monstre d’Anne"
    window.close()


def test_cards_are_printed_anew_in_another_language():
    window, _ = card_window("octorage", ["human", "easy", "easy"])
    faces = window.screen.faces
    window.set(replace(window.settings, language="french"))
    assert len(window.screen.faces) == len(faces)
    assert window.screen.faces != faces
    assert "Esquive" in str(window.screen.faces)
    assert set(window.cards.spots)
