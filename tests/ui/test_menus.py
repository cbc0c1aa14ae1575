"""The menus around a match: names and places at the table, rules that need others, matches played before."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from tests.ui.fakes import FakeMatches, make_window
from tests.ui.test_match_presenter import LAYOUT, click, go_to, presented, press, rows, setup_window, sticks
from tests.ui.toy_window import ACTION, CARDS, PLAY, QUIET, VIEW, window_with

from meeple_city.border import message
from meeple_city.errors import BadInput
from meeple_city.games.registry import RULES
from meeple_city.match.match_thread import StepDone
from meeple_city.match.telling import Told
from meeple_city.setup.matches import check_names
from meeple_city.setup.window_matches import _offer
from meeple_city.ui.menu_choices import MenuChoices
from meeple_city.ui.modes.new_game import SeatMode
from meeple_city.ui.modes.overlays import TipMode
from meeple_city.ui.modes.saved_matches import match_detail, match_title
from meeple_city.ui.settings import SavedMatch, Settings
from meeple_city.words.catalogue import load_words

RAMPAGE = (_offer("rampage"),)


def type_in(window, text):
    for letter in text:
        window.input_router.key_down(letter, None)
        window.input_router.typed(letter)
        window.input_router.key_up(letter, None)


def test_a_name_is_typed_and_goes_into_the_match():
    window = setup_window(RAMPAGE)
    click(window, "seat:0")
    assert isinstance(window.mode, SeatMode)
    type_in(window, "Zoéx")  # also letters that are keys elsewhere
    press(window, "backspace", "enter")
    assert rows(window)["name"].value == "Zoé"
    click(window, "ready")
    assert rows(window)["seat:0"].text == "Zoé"
    click(window, "start")
    assert window.matches.wished[0].names == ("Zoé", "")
    window.close()


def test_a_name_that_is_clicked_can_be_typed():
    window = setup_window(RAMPAGE)
    click(window, "seat:0", "kind>", "name")
    type_in(window, "Nina")
    assert rows(window)["name"].value == "Nina"
    window.close()


def test_a_player_takes_another_colour_by_changing_places():
    choices = MenuChoices(RAMPAGE)
    choices.name(0, "Anna")
    assert choices.move(0, 1) == 1
    assert choices.wish().players == ("easy", "human")
    assert choices.wish().names == ("", "Anna")


def test_two_players_of_one_name_cannot_start():
    window = setup_window(RAMPAGE)
    for seat in ("seat:0", "seat:1"):
        click(window, seat)
        type_in(window, "Anna")
        click(window, "ready")
    assert "same name" in rows(window)["start"].why_not
    click(window, "start")
    assert window.matches.wished == []


def test_a_program_plays_once_its_command_is_typed():
    window = setup_window(RAMPAGE)
    click(window, "seat:1")
    while "command" not in rows(window):
        click(window, "kind>")
    click(window, "ready")
    assert "command" in rows(window)["start"].why_not
    click(window, "seat:1")
    go_to(window, "command")
    type_in(window, "./bot --fast")
    click(window, "ready", "start")
    assert window.matches.wished[0].players == ("human", "./bot --fast")
    window.close()


def test_what_does_nothing_without_another_rule_is_grey_and_says_so():
    window = setup_window(RAMPAGE)
    click(window, "tab:1", "option:tailor_made")
    assert rows(window)["option:tailor_made"].value == "On"
    click(window, "option:cards")
    row = rows(window)["option:tailor_made"]
    assert (row.value, row.share) == ("Off", 0.0)
    assert "monster cards" in row.why_not
    click(window, "start")
    assert window.matches.wished[0].options == {"cards": "off"}
    window.close()


def test_teams_are_grey_where_there_are_none_and_are_shown_at_the_seats():
    window = setup_window(RAMPAGE)
    click(window, "tab:1")
    assert rows(window)["option:teams"].why_not
    click(window, "tab:0", "count", "count", "tab:1", "option:teams", "tab:0")
    assert [rows(window)[f"seat:{n}"].detail for n in range(4)] == ["Team 1", "Team 2", "Team 1", "Team 2"]


@pytest.mark.parametrize("game", RULES)
def test_every_seat_has_a_place_of_its_own_around_the_table(game):
    offer = _offer(game)
    for count in offer.counts:
        places = offer.seats(count)
        assert len(places) == count
        assert len(set(places.values())) == count
        assert all(abs(x) <= 1.001 and abs(y) <= 1.001 for x, y in places.values())


@pytest.mark.parametrize("names", [("Anna",), ("Anna", "anna"), ("A" * 17, ""), (" Anna", ""), ("A\n", "")])
def test_names_that_cannot_be_shown_or_told_apart_are_refused(names):
    with pytest.raises(BadInput, match="name"):
        check_names(names, 2)
    assert check_names(("", ""), 2) == ()
    assert check_names(("Anna", ""), 2) == ("Anna", "")


def test_newcomers_go_first_and_others_only_if_they_choose_to():
    for settings, first in ((Settings(), "1"), (replace(Settings(), tips_seen=("rampage.welcome",)), None)):
        window = make_window(settings, FakeMatches(sticks, RAMPAGE))
        window.open()
        click(window, "new", "start")
        assert window.matches.wished[0].options.get("first") == first
        window.close()


def test_a_match_is_called_by_the_names_given_its_turn_and_date():
    when = datetime(2026, 2, 9, 7, 3)
    match = SavedMatch(Path("x"), "rampage", {"red": "human", "green": "easy"}, 4, when, names={"red": "Zoé"})
    words = load_words()
    assert match_title(match, words) == "Rampage: Zoé (you), Green (easy bot)"
    assert match_detail(match, words) == "Turn 4, 9 February, 07:03"
    over = replace(match, over=True, winners=("red",))
    assert match_detail(over, words) == "Over after 4 turns, 9 February, 07:03. Zoé won"


def test_a_row_with_a_picture_shows_it():
    match = SavedMatch(Path("x"), "rampage", {"red": "human"}, 1, datetime(2026, 1, 1), picture="x.png")
    window = make_window(QUIET, FakeMatches(sticks, RAMPAGE, interrupted=(match, replace(match, journal=Path("y")))))
    window.open()
    click(window, "resume")
    assert rows(window)["journal:0"].picture == "x.png"


def test_every_match_can_be_watched_again_and_one_that_cannot_says_why():
    over = SavedMatch(Path("x"), "rampage", {"red": "human"}, 9, datetime(2026, 1, 1), over=True, winners=("red",))
    window = make_window(QUIET, FakeMatches(sticks, RAMPAGE, interrupted=(over, replace(over, over=False))))
    window.open()
    watched = []
    window.watch_replay = watched.append
    click(window, "replays", "journal:0")
    assert watched == [Path("x")]
    assert "Red won" in rows(window)["journal:0"].detail

    def refuse(journal):
        raise BadInput("it was played with other rules")

    window.watch_replay = refuse
    click(window, "journal:1")
    assert window.captions.noted == "It was played with other rules"


@pytest.mark.parametrize(("question", "view", "kept"), [(ACTION, VIEW, 1), (PLAY, CARDS, 0)])
def test_a_match_is_pictured_when_people_leave_it_but_a_card_table_with_hands_is_not(question, view, kept):
    taken = []
    window, _ = window_with(question, view=view, take_picture=lambda camera, file: taken.append(file))
    window.layout, window.view = LAYOUT, view
    window.matches.picture_file = lambda: Path("m.png")
    window.leave()
    assert taken == [Path("m.png")] * kept


def test_what_first_happens_is_explained_once_and_the_match_waits_for_it():
    ran = Told(message("rampage.event.ran_away", meeple="meeple:1"))
    step = StepDone((), (ran, ran), VIEW, None, "green")
    window = presented(Settings(tips_seen=("rampage.welcome",)), step, step, players={"red": "human", "green": "easy"})
    thread = window.presenter.match_thread
    window.tick(0.0)
    assert isinstance(window.mode, TipMode)
    assert window.captions.tip_title == "A runaway"
    assert thread.acknowledged == 0
    press(window, "enter")
    for _ in range(4):
        window.tick(0.0)
    assert not isinstance(window.mode, TipMode)
    assert thread.acknowledged == 2
    assert "rampage.event.ran_away" in window.settings.tips_seen


def test_without_people_nothing_is_explained():
    ran = Told(message("rampage.event.ran_away", meeple="meeple:1"))
    window = presented(Settings(), StepDone((), (ran,), VIEW, None, "green"), players={"red": "easy", "green": "easy"})
    window.tick(0.0)
    assert not isinstance(window.mode, TipMode)
