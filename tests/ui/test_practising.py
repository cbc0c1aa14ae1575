"""Practice introduces itself and is no match; help and titles speak of this moment."""

from dataclasses import replace

import pytest
from tests.ui.fakes import ask, make_window
from tests.ui.toy_window import CARDS, DEMOLISH, EAT, MOVE, PLAY, QUIET, VIEW, window_with

from meeple_city.border import message
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.overlays import HelpMode, TipMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.news import RAMPAGE
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

TRY = replace(MOVE, options=("drop", "toss", "breathe"), about={"building": "Tower"})


def practising(question=TRY):
    window = make_window(QUIET)
    thread = ask(window, question, VIEW)
    window.presenter.practising = True
    window.show_prompt(window.pending)
    return window, thread


def test_the_first_try_is_introduced_and_the_game_is_not():
    window, _ = practising()
    window.settings = replace(QUIET, tips=True, tips_seen=())
    mode = window.presenter._before_question(window.pending)
    assert isinstance(mode, TipMode) and mode.tip == "practice"
    window.settings = replace(window.settings, tips_seen=("practice",))
    assert window.presenter._before_question(window.pending).tip == "rampage.move"


def test_each_try_says_what_to_aim_at_and_offers_the_other_gestures_by_name_and_icon():
    window, _ = practising()
    assert window.captions.said == "Practice: flick your paws onto the yellow cross"
    window.show(FlickMode(window))
    assert [(one.text, one.icon) for one in window.captions.shown] == [
        ("Drop", "demolish"),
        ("Toss", "toss"),
        ("Breathe", "breathe"),
    ]
    drop, _ = practising(replace(DEMOLISH, about={"building": "Tower"}))
    assert drop.captions.said == "Practice: carry your monster over the Tower and drop it"


def test_leaving_practice_speaks_of_practice():
    window, _ = practising()
    rows = {row.id: (row.text, row.hint) for row in PauseMode(window).rows()}
    assert rows["leave"][0] == "End practice"
    assert not any("match" in " ".join(row) for row in rows.values())
    match, _ = window_with(EAT)
    assert {row.id: row.text for row in PauseMode(match).rows()}["leave"] == "Leave the match"


def test_what_must_be_seen_is_named_by_what_happened():
    window, _ = window_with(EAT)
    lost = message("rampage.event.tooth_lost", seat="red", cause="line 1")
    window.show(ResultMode(window, "red", (lost,), True))
    assert window.captions.tip_title == "A tooth lost"
    other = message("rampage.event.superpower_played", seat="red", card="too_cute", text="too_cute")
    window.show(ResultMode(window, "red", (other,), True))
    assert window.captions.tip_title == "Superpower!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_must_be_seen_has_a_title(language):
    words = load_words(language)
    for event, look in RAMPAGE.items():
        assert not look.must_see or words.knows(f"screen.float.{event}") or words.knows(f"screen.result.{event}"), event


def sections(window):
    window.input_router.help()
    assert isinstance(window.mode, HelpMode)
    return [line for page in window.mode.pages for line in page if not line.startswith(" ")]


@pytest.mark.parametrize(
    ("question", "view", "first", "never"), [(EAT, VIEW, "Choose", "Bid"), (MOVE, VIEW, "Move", "Seat")]
)
def test_help_begins_with_this_moment_and_leaves_other_games_and_menus_out(question, view, first, never):
    window, _ = window_with(question, view=view)
    found = sections(window)
    assert found[0].startswith(first)
    assert found[1].startswith("Everywhere")
    assert not any(line.startswith(never) for line in found)
    assert len(window.mode.pages) <= 5


def test_help_in_a_menu_is_about_menus():
    window = make_window(QUIET)
    window.show(MenuMode(window))
    found = sections(window)
    assert not any("paws" in line.lower() for line in found)


def test_help_at_a_card_table_has_no_flick():
    window, _ = window_with(PLAY, view=CARDS)
    assert not any(line.startswith("Move") for line in sections(window))
