"""Menus, and a match as people see it."""

from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from tests.kit.matches import GAMES, header
from tests.ui.fakes import UPRIGHT, FakeMatches, FakeThread, make_window
from tests.ui.toy_window import (
    ACTION,
    CARDS,
    EAT,
    MOVE,
    PLAY,
    QUIET,
    VIEW,
    window_with,
)

from meeple_city.border import Flick, Outcome, Permit, Touch, message
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.game import Result, Score
from meeple_city.core.play import Record
from meeple_city.display.marks import Picked
from meeple_city.display.stage import Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.errors import BadInput
from meeple_city.games.rampage.view import MonsterView
from meeple_city.games.registry import RULES, find_game
from meeple_city.match.driver import Match, Participants
from meeple_city.match.match_thread import Notice, Over, Person, ShotBegun, StepDone, TableReady
from meeple_city.match.players import Asked
from meeple_city.match.telling import Told
from meeple_city.setup.window_matches import _offer
from meeple_city.show.motion import KeyFrame, Motion
from meeple_city.ui.input_router import all_help
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.log import LogMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode, QuitMode
from meeple_city.ui.modes.new_game import NewGameMode
from meeple_city.ui.modes.overlays import HELP_PAGE, CoverMode, HelpMode, TipMode, help_pages
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.modes.saved_matches import ResumeMode
from meeple_city.ui.modes.score import ScoreMode, score_lines
from meeple_city.ui.modes.settings import SettingsMode
from meeple_city.ui.modes.watch import AFTERWARDS_S, INTENT_S, OwnShotMode, WatchMode
from meeple_city.ui.notices import NOTICE_S
from meeple_city.ui.seats import USUAL_SEATS
from meeple_city.ui.settings import GameOffer, SavedMatch, Settings
from meeple_city.ui.tips import WELCOME, due_tip
from meeple_city.words.catalogue import load_words, parse_words

LAYOUT = TableLayout(
    Stage(),
    {"paws:red": ("paws-red", (0.0, 0.0, 0.0), UPRIGHT), "meeple:2": ("meeple-gray", (0.0, 0.0, 0.0), UPRIGHT)},
)
OFFERS = (
    GameOffer("rampage", "Rampage", range(2, 5), ("human", "easy"), {"side": ("A", "B"), "edition": ("en", "fr")}),
    GameOffer("octorage", "OctoRage", range(3, 7), ("human", "easy", "normal"), {}),
)


@contextmanager
def sticks(match_thread):
    """A match of people."""
    top = header("sticks", sticks="5")
    players = dict.fromkeys(top.seats, Person(match_thread))
    match_thread.show_table(TableReady(None, dict.fromkeys(top.seats, "human")))
    yield Match.begin(GAMES["sticks"](), top, Participants(players, watch=match_thread.show))


def menu_window(**more):
    window = make_window(QUIET, FakeMatches(sticks, OFFERS, **more))
    window.open()
    return window


def setup_window(offers=OFFERS, **more):
    """A window in which a new game is being set up."""
    window = make_window(QUIET, FakeMatches(sticks, offers, **more))
    window.open()
    click(window, "new")
    assert isinstance(window.mode, NewGameMode)
    return window


def click(window, *buttons):
    for button in buttons:
        window.input_router.key_down("mouse1", (button, 0))


def press(window, *keys):
    for key in keys:
        window.input_router.key_down(key, None)


def rows(window):
    return {row.id: row for row in window.captions.menu.rows}


def go_to(window, row):
    """Choose a row with the keys."""
    for _ in range(40):
        if rows(window)[row].lit:
            return
        press(window, "arrow_down")
    raise AssertionError(f"no way to {row}")


def test_a_new_game_wishes_for_what_was_chosen_with_the_keys():
    window = menu_window()
    press(window, "enter")  # new game comes first when there is nothing to continue
    go_to(window, "count")
    press(window, "arrow_right")
    for seat in ("seat:1", "seat:2"):
        go_to(window, seat)
        press(window, "arrow_left")
    press(window, "page_down")
    go_to(window, "option:side")
    press(window, "arrow_right")
    go_to(window, "start")
    press(window, "enter")
    (wish,) = window.matches.wished
    assert (wish.game, wish.players, wish.options) == ("rampage", ("human", "human", "human"), {"side": "B"})
    window.close()


def test_every_row_of_a_new_game_explains_itself_and_shows_no_id():
    for game in RULES:
        window = setup_window((_offer(game),))
        table = window.captions.menu.rows
        click(window, "tab:1")
        for row in (*table, *window.captions.menu.rows):
            assert row.heading or len(row.hint.split()) > 1, row
            assert "_" not in f"{row.text}{row.value}{row.hint}"
        window.close()


def test_the_pointer_chooses_the_row_it_is_over():
    window = setup_window()
    window.input_router.pointer(("count", 0))
    assert rows(window)["count"].lit
    assert sum(row.lit for row in window.captions.menu.rows) == 1


def test_surprise_me_changes_rules_but_nobodys_seat():
    window = setup_window((_offer("rampage"),))
    before = window.menu_choices.players
    click(window, "tab:1", *["surprise"] * 12, "start")
    (wish,) = window.matches.wished
    assert wish.players == before[:2]
    assert "first" not in wish.options and "edition" not in wish.options
    find_game("rampage").game.read_options(wish.options)
    window.close()


def test_a_new_game_keeps_its_choices_while_help_is_open():
    window = setup_window()
    click(window, "count")
    before = window.captions.menu
    assert rows(window)["count"].value == "3"
    press(window, "h")
    assert isinstance(window.mode, HelpMode)
    press(window, "escape")
    assert isinstance(window.mode, NewGameMode)
    assert window.captions.menu == before
    window.close()


def test_the_menus_are_clicked_through_as_well():
    window = setup_window()
    click(window, "game", "count", "seat:1", "kind", "ready", "start")
    (wish,) = window.matches.wished
    assert (wish.game, wish.players) == ("octorage", ("human", "normal", "easy", "easy"))
    window.close()


TWO = (
    SavedMatch(Path("x.journal"), "rampage", {"red": "human", "green": "easy"}, 3, datetime(2026, 11, 16, 18)),
    SavedMatch(Path("y.journal"), "octorage", {"seat 1": "human"}, 1, datetime(2026, 8, 1, 9, 5)),
)


def test_the_latest_interrupted_match_is_continued_with_one_press():
    window = menu_window(interrupted=TWO)
    assert rows(window)["continue"].lit
    assert "Red (you), Green (easy bot). Turn 3" in rows(window)["continue"].hint
    press(window, "enter")
    assert window.matches.wished == [Path("x.journal")]
    window.close()


def test_older_interrupted_matches_are_in_a_list():
    window = menu_window(interrupted=TWO)
    click(window, "resume")
    assert isinstance(window.mode, ResumeMode)
    assert [row.text for row in window.captions.menu.rows] == [
        "Rampage: Red (you), Green (easy bot)",
        "OctoRage: Seat 1 (you)",
        "Back",
    ]
    assert rows(window)["journal:1"].detail == "Turn 1, 1 August, 09:05"
    click(window, "journal:1")
    assert window.matches.wished == [Path("y.journal")]
    window.close()


def test_with_nothing_interrupted_nothing_is_offered_to_continue():
    window = menu_window()
    assert list(rows(window)) == ["new", "practice", "rules", "settings", "quit"]
    window.matches.interrupted = TWO
    window.tick(0.0)
    assert "continue" in rows(window)


def test_a_city_stands_behind_the_menu_as_soon_as_it_is_built():
    window = menu_window()
    assert window.screen.layout is None
    window.matches.behind = TableReady(LAYOUT, {}, USUAL_SEATS)
    window.tick(0.1)
    assert window.screen.layout == LAYOUT
    assert window.head.aside
    assert window.head.looks
    before = len(window.head.looks)
    window.settings = replace(QUIET, comfort=True)
    window.tick(0.1)
    assert len(window.head.looks) == before


@pytest.mark.parametrize("game", RULES)
def test_every_page_of_the_rules_can_be_read_and_none_is_read_twice(game):
    window = menu_window()
    window.push(RulesMode(window, game))
    pages = [row.id for row in window.captions.menu.rows if row.id.startswith(f"page:{game}:")]
    titles = []
    for page in pages:
        click(window, page)
        titles.append(window.captions.menu.article.title)
        assert window.captions.menu.article.lines
    assert len(set(titles)) == len(titles) > 2
    press(window, "escape")
    assert isinstance(window.mode, MenuMode)


def test_the_rules_open_at_what_is_asked():
    window, _ = window_with(EAT)
    press(window, "f1")
    assert window.captions.menu.article.title == "Eating"
    assert all(piece.startswith("meeple:") for piece in window.screen.glowing)
    press(window, "f1")
    assert isinstance(window.mode, ChooseMode)
    press(window, "escape")
    click(window, "rules")
    assert window.captions.menu.article.title == "Eating"
    press(window, "escape", "escape")
    assert isinstance(window.mode, ChooseMode)


def test_the_rules_are_searched_by_typing():
    window = menu_window()
    click(window, "rules")
    every = len(window.captions.menu.rows)
    for letter in "TEETH":  # whatever the letters do elsewhere
        press(window, letter.lower())
        window.input_router.typed(letter)
    found = [row.id for row in window.captions.menu.rows if row.id.startswith("page:")]
    assert "page:rampage:rumble" in found and len(found) < every
    window.input_router.typed("xyz")
    assert window.captions.menu.article is None
    press(window, "escape")
    assert len(window.captions.menu.rows) == every
    press(window, "escape")
    assert isinstance(window.mode, MenuMode)


def test_settings_are_grouped_explained_and_saved_at_once():
    window = menu_window()
    click(window, "settings")
    tabs = window.captions.menu.tabs
    assert tabs == ("Playing", "Picture", "Sound", "Microphone", "Controls", "Comfort", "Language", "Streaming")
    click(window, "setting:pace", "setting:help", f"tab:{tabs.index('Streaming')}", "setting:streamer")
    assert window.matches.saved_settings[-1] == replace(QUIET, streamer=True, pace="fast", help="short")
    press(window, "page_down", "page_down")
    go_to(window, "setting:stereo")
    press(window, "arrow_left")
    assert window.settings.stereo == "red-cyan"
    assert rows(window)["setting:stereo"].value == "Red and cyan"


def test_every_setting_has_a_label_a_hint_and_words_for_its_values():
    window = menu_window()
    for group, _ in enumerate(SettingsMode(window).groups):
        window.show(SettingsMode(window))
        click(window, f"tab:{group}")
        for row in list(window.captions.menu.rows):
            assert row.text and row.hint, row.id
            if row.value:
                first, values = row.value, set()
                for way in "<>":  # a slider has two ends
                    seen: set[str] = set()
                    while rows(window)[row.id].value not in seen:
                        seen.add(rows(window)[row.id].value)
                        click(window, f"{row.id}{way}")
                    values |= seen
                assert first in values and len(values) > 1, row.id


def test_a_slider_stops_at_its_ends_and_text_grows_with_it():
    window = menu_window()
    click(window, "settings", "tab:1")
    assert rows(window)["setting:text_size"].value == "100%"
    click(window, "setting:text_size<")
    assert window.captions.text_scale == 1.0
    click(window, *["setting:text_size>"] * 6)
    assert window.captions.text_scale == 2.0
    click(window, "setting:contrast")
    assert window.captions.contrast


def test_escape_in_the_menu_asks_before_it_closes_the_window():
    window = menu_window()
    press(window, "escape", "escape")
    assert isinstance(window.mode, MenuMode)
    assert window.captions.menu.title == "Meeple City"
    press(window, "escape")
    assert isinstance(window.mode, QuitMode)
    press(window, "enter")
    assert not window.wants_close
    press(window, "escape", "arrow_down", "enter")
    assert window.wants_close


def test_the_question_whether_to_quit_is_clicked_as_well():
    window = menu_window()
    click(window, "quit")
    assert isinstance(window.mode, QuitMode)
    click(window, "back")
    assert isinstance(window.mode, MenuMode)
    click(window, "quit", "quit")
    assert window.wants_close


def test_a_new_game_keeps_its_choices_after_a_match():
    window = setup_window()
    click(window, "game", "count", "seat:1", "kind", "ready", "start")
    window.leave()
    click(window, "new", "start")
    first, second = window.matches.wished
    assert first == second
    assert second.players == ("human", "normal", "easy", "easy")
    window.close()


def test_several_treasures_can_be_left_out():
    window = setup_window(tuple(_offer(game) for game in ("octorage", "rarrr")))
    click(window, "tab:1", *(f"value:without:{value}" for value in ("crown", "skull", "jewels", "skull")))
    shown = {row.text: row.value for row in window.captions.menu.rows}
    assert shown["Leave out: the Emerald Crown"] == "On"
    assert shown["Leave out: the Octopus God Jewels"] == "On"
    assert shown["Leave out: the Golden Skull"] == "Off"
    click(window, "start")
    window.close()
    (wish,) = window.matches.wished
    assert wish.options == {"without": "jewels,crown"}
    assert find_game("octorage").game.read_options(wish.options)["without"] == "jewels,crown"


def test_leaving_no_treasure_out_any_more_is_the_default_again():
    window = setup_window((_offer("octorage"),))
    click(window, "value:without:crown", "value:without:crown", "start")
    window.close()
    (wish,) = window.matches.wished
    assert find_game("octorage").game.read_options(wish.options) == find_game("octorage").game.read_options({})


def test_a_match_that_cannot_be_played_says_why():
    window = setup_window()

    def refuse(wish):
        raise BadInput("two seats are needed")

    window.matches.new_match = refuse
    click(window, "start")
    assert isinstance(window.mode, NewGameMode)
    assert window.captions.noted == "Two seats are needed"


def test_the_menu_of_a_match_leads_back_or_out():
    window, answers = window_with(ACTION)
    window.matches.offered = OFFERS
    window.input_router.key_down("escape", None)
    assert isinstance(window.mode, PauseMode)
    window.input_router.key_down("escape", None)
    assert isinstance(window.mode, ChooseMode)
    assert window.captions.shown
    window.input_router.key_down("escape", None)
    window.input_router.key_down("mouse1", ("leave", 0))
    assert isinstance(window.mode, MenuMode)
    assert answers.left


def test_the_question_is_there_again_after_the_menu_and_no_note_is_half_behind_it():
    window, _ = window_with(ACTION)
    question = window.captions.said
    window.captions.note("a note")
    window.input_router.key_down("escape", None)
    assert (window.captions.said, window.captions.noted) == ("", "")
    window.pop()
    assert window.captions.said == question != ""


def test_what_the_table_says_to_programs_is_not_shown_to_people():
    window = presented(QUIET, Asked(MOVE, VIEW, refused=message("refusal.not_possible", reason="no body:red here")))
    assert window.captions.noted == "The table cannot do that: try it another way"


def test_help_lies_over_a_mode_and_goes_away_again():
    window, _ = window_with(MOVE)
    window.input_router.key_down("h", None)
    assert isinstance(window.mode, HelpMode)
    assert window.captions.lines
    window.input_router.key_down("page_down", None)
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, FlickMode)
    assert window.captions.lines == ()


def test_no_section_of_the_help_is_torn_apart():
    pages = help_pages(all_help(load_words()))
    assert len(pages) > 1
    assert [line for page in pages for line in page] == all_help(load_words())
    assert all(len(page) <= HELP_PAGE and not page[0].startswith(" ") for page in pages)


def test_large_text_has_fewer_lines_of_help_on_a_page_and_repeats_the_title_of_what_goes_on():
    pages = help_pages(["Everywhere", *(f"  {number}" for number in range(7)), "Menu", "  a"], 4)
    assert pages[1][0] == "Everywhere"
    assert pages == [
        ["Everywhere", "  0", "  1", "  2"],
        ["Everywhere", "  3", "  4", "  5"],
        ["Everywhere", "  6", "Menu", "  a"],
    ]
    window, _ = window_with(MOVE, replace(QUIET, text_size=200))
    window.input_router.key_down("h", None)
    assert max(len(page) for page in window.mode.pages) <= HELP_PAGE / 2
    assert window.captions.strips == ()


@pytest.mark.parametrize("key", ["h"])
def test_the_key_that_opens_help_closes_it(key):
    window, _ = window_with(MOVE)
    window.input_router.key_down(key, None)
    assert isinstance(window.mode, HelpMode)
    window.input_router.key_down(key, None)
    assert isinstance(window.mode, FlickMode)


def test_help_offers_no_page_beyond_its_last_and_none_before_its_first():
    window, _ = window_with(MOVE)
    window.input_router.key_down("h", None)
    pages = [window.captions.title]
    assert [button.id for button in window.captions.shown] == ["more", "done"]
    while "more" in [button.id for button in window.captions.shown]:
        window.input_router.key_down("mouse1", ("more", 0))
        pages.append(window.captions.title)
    assert [button.id for button in window.captions.shown] == ["previous", "done"]
    assert pages == [f"Keys ({page} of {len(pages)})" for page in range(1, len(pages) + 1)]
    window.input_router.key_down("page_down", None)
    assert window.captions.title == pages[-1]
    for _ in pages:
        window.input_router.key_down("mouse1", ("previous", 0))
    assert window.captions.title == pages[0]


def presented(settings, *items, players=None):
    """A window with a match that shows these things."""
    window = make_window(settings)
    window.presenter = MatchPresenter(window, FakeThread(*items))
    window.presenter.players = players or {"red": "human", "yellow": "easy"}
    window.show(LookAroundMode(window))
    window.tick(0.0)
    return window


def flick_record(seat="red", **outcome):
    shot = Flick(f"paws:{seat}", 0.0, 1.0)
    question = Ask(seat, "move", (), Permit("flick", f"paws:{seat}"))
    return Record(1, question, TableResult(shot, Outcome(why={"bare floor:1": message("verdict.bare")}, **outcome)))


SHOT = Flick("paws:red", 0.0, 1.0)
MOTION = Motion(
    keys=(
        KeyFrame(0.0, {"paws:red": ((0.0, 0.0, 0.0), UPRIGHT)}),
        KeyFrame(1.0, {"paws:red": ((0.1, 0.0, 0.0), UPRIGHT)}),
    ),
    final={"paws:red": ((0.2, 0.0, 0.0), UPRIGHT)},
    length_s=1.0,
    contacts=(("paws:red", "floor:1", (1.0, 2.0, 3.0)),),
)


GOBBLED = Told(message("rampage.event.gobbled", seat="red", floor="floor:1"))


def shot(seat="red"):
    record = flick_record(seat, touched=(Touch(0.2, "floor:1"),))
    return StepDone((record,), (GOBBLED,), VIEW, MOTION)


def asked(question=ACTION, view=VIEW):
    return Asked(question, view)


def told(window):
    return [toast.text for toast in window.captions.toasts]


def test_ones_own_shot_is_watched_then_told_where_it_happened_and_the_next_question_is_there():
    window = presented(QUIET, StepDone((), (), VIEW, None), shot(), asked())
    window.tick(0.0)
    assert isinstance(window.mode, WatchMode)
    window.tick(0.5)
    assert window.screen.poses["paws:red"][0][0] == pytest.approx(0.05)
    assert told(window) == []
    window.tick(0.6)
    assert isinstance(window.mode, ChooseMode)
    assert window.screen.poses["paws:red"][0][0] == 0.2
    assert told(window) == ["Red gobbles a floor of the Tower"]
    (floater,) = window.captions.floaters
    assert (floater.icon, floater.text, floater.at) == ("floor", "+1 floor", (0.0, 60.0))
    assert window.presenter.match_thread.acknowledged == 2
    window.tick(10.0)
    assert told(window) == []
    assert window.captions.floaters == ()


class Growing:
    """A shot that is still being simulated."""

    def __init__(self):
        self.now = replace(MOTION, keys=MOTION.keys[:1], final={}, length_s=0.0, whole=False)

    def motion(self):
        return self.now


def test_ones_own_shot_is_seen_while_it_is_simulated_and_told_once_the_match_has_it():
    growing = Growing()
    window = presented(QUIET, StepDone((), (), VIEW, None), ShotBegun("red", SHOT, growing), shot(), asked())
    window.tick(0.0)
    assert isinstance(window.mode, OwnShotMode)
    window.tick(0.5)  # nothing more is known yet
    assert "paws:red" not in window.screen.poses
    growing.now = replace(MOTION, whole=False)
    window.tick(0.5)
    assert window.screen.poses["paws:red"][0][0] == pytest.approx(0.05)
    window.tick(0.6)
    assert isinstance(window.mode, OwnShotMode)
    assert told(window) == []
    growing.now = MOTION
    window.tick(0.0)
    window.tick(0.0)
    assert told(window) == ["Red gobbles a floor of the Tower"]
    assert isinstance(window.mode, ChooseMode)
    assert window.entered["watch"] == 1


def test_skipping_ones_own_shot_goes_to_its_end_as_soon_as_that_is_known():
    growing = Growing()
    window = presented(QUIET, StepDone((), (), VIEW, None), ShotBegun("red", SHOT, growing), shot(), asked())
    window.tick(0.0)
    window.input_router.key_down("space", None)
    window.tick(0.0)
    assert isinstance(window.mode, OwnShotMode)
    growing.now = MOTION
    window.tick(0.0)
    window.tick(0.0)
    assert isinstance(window.mode, ChooseMode)


LOST = Told(message("rampage.event.tooth_lost", seat="red", cause="clumsy"))
THEIR_LOSS = Told(message("rampage.event.tooth_lost", seat="yellow", cause="clumsy"))


def test_a_lost_tooth_stops_the_match_until_its_owner_has_seen_it():
    window = presented(QUIET, replace(shot(), told=(LOST,), motion=None), asked())
    window.tick(0.0)
    assert isinstance(window.mode, ResultMode)
    assert window.captions.tip_lines == ("Red loses a tooth: a clumsy hand",)
    assert window.captions.lines == ()
    window.tick(60.0)
    assert isinstance(window.mode, ResultMode)
    assert window.presenter.match_thread.acknowledged == 0
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, ChooseMode)
    assert window.captions.tip_lines == ()


def test_a_bots_lost_tooth_is_seen_and_goes_away_by_itself():
    window = presented(QUIET, replace(shot("yellow"), told=(THEIR_LOSS,), motion=None), asked())
    window.tick(0.0)
    assert isinstance(window.mode, ResultMode)
    window.tick(10.0)
    assert isinstance(window.mode, ChooseMode)


def test_a_key_that_is_still_held_does_not_dismiss_what_must_be_seen():
    window = presented(QUIET, replace(shot(), told=(LOST,)), asked())
    window.input_router.key_down("space", None)  # skips the shot
    window.tick(0.0)
    assert isinstance(window.mode, ResultMode)
    window.input_router.key_down("space", None, again=True)
    window.input_router.key_up("space", None)
    assert isinstance(window.mode, ResultMode)
    window.input_router.key_down("space", None)
    assert isinstance(window.mode, ChooseMode)


def test_after_skipping_a_rivals_turn_is_summed_up_until_the_player_acts():
    turn = Told(message("rampage.event.turn_started", seat="yellow", turn=2, actions=2))
    gobbled = Told(message("rampage.event.gobbled", seat="yellow", floor="floor:1"))
    theirs = replace(shot("yellow"), told=(turn, gobbled, gobbled, THEIR_LOSS))
    window = presented(QUIET, StepDone((), (), VIEW, None), theirs, asked())
    window.tick(0.0)
    for _ in range(6):
        window.input_router.key_down("space", None)
        window.tick(0.0)
    assert isinstance(window.mode, ChooseMode)
    assert told(window)[-1] == "Yellow, in short: 2 floors, 0 meeples, 1 tooth lost"
    window.tick(60.0)
    assert told(window) == ["Yellow, in short: 2 floors, 0 meeples, 1 tooth lost"]
    window.feed.dismiss()
    window.tick(60.0)
    assert told(window) == []


def test_nothing_is_summed_up_when_nothing_was_skipped():
    window = presented(QUIET, StepDone((), (), VIEW, None), shot("yellow"), asked())
    for _ in range(60):
        window.tick(0.1)
    assert isinstance(window.mode, ChooseMode)
    assert not any("in short" in line for line in told(window))


def test_a_bots_shot_is_announced_watched_and_looked_at():
    window = presented(QUIET, StepDone((), (), VIEW, None), shot("yellow"), asked())
    window.tick(0.0)
    moved = Told(message("rampage.event.moved", seat="yellow"))
    window = presented(QUIET, StepDone((), (), VIEW, None), replace(shot("yellow"), told=(moved, GOBBLED)), asked())
    window.tick(0.0)
    assert isinstance(window.mode, WatchMode)
    assert window.captions.said == "Yellow moves"
    assert window.screen.glowing == ("paws:yellow",)
    window.tick(INTENT_S)
    assert window.screen.glowing == ()
    assert told(window) == []
    window.tick(1.1)
    assert isinstance(window.mode, WatchMode)
    assert told(window) == ["Yellow moves", "Red gobbles a floor of the Tower"]
    window.tick(AFTERWARDS_S)
    assert isinstance(window.mode, ChooseMode)


def test_the_arrow_before_a_bots_flick_shows_where_it_goes():
    body = {"body:red": (0.0, 0.0, 59.0), "paws:yellow": (10.0, 20.0, 4.5)}
    view = replace(VIEW, table=replace(VIEW.table, where_mm=body))
    window = presented(QUIET, StepDone((), (), view, None), shot("yellow"), asked())
    window.tick(0.0)
    arrow = window.screen.drawn_arrow
    assert arrow.start_mm == (10.0, 20.0, 4.5)
    assert arrow.end_mm[0] > 50.0
    assert arrow.end_mm[1] == pytest.approx(20.0)


def test_skipping_skips_one_thing():
    window = presented(QUIET, StepDone((), (), VIEW, None), shot("yellow"), asked())
    window.tick(0.0)
    window.input_router.key_down("space", None)
    window.tick(0.0)
    assert window.mode.before_s <= 0 < window.mode.playback.motion.length_s - window.mode.playback.at_s
    window.input_router.key_down("space", None)
    window.tick(0.0)
    assert isinstance(window.mode, WatchMode)
    assert told(window)
    window.input_router.key_down("space", None)
    window.tick(0.0)
    assert isinstance(window.mode, ChooseMode)


@pytest.mark.parametrize(("pace", "over"), [("slow", False), ("normal", True), ("fast", True)])
def test_the_pace_of_others_is_a_setting(pace, over):
    window = presented(replace(QUIET, pace=pace), StepDone((), (), VIEW, None), shot("yellow"), asked())
    window.tick(0.0)
    window.tick(INTENT_S)
    assert (window.mode.before_s <= 0) is over


def test_fast_forward_stays_on_until_it_is_switched_off():
    window = presented(QUIET, StepDone((), (), VIEW, None), shot("yellow"), shot("yellow"), asked())
    window.tick(0.0)
    window.input_router.key_down("x", None)
    for _ in range(4):
        window.tick(0.3)
    window.tick(0.3)
    assert isinstance(window.mode, WatchMode)
    assert window.fast
    window.tick(0.01)
    assert window.mode.playback.speed > 1.0
    window.input_router.key_down("x", None)
    assert not window.fast


@pytest.mark.parametrize(
    ("seat", "players", "stops"),
    [
        ("red", {"red": "human", "yellow": "easy"}, False),
        ("yellow", {"red": "human", "yellow": "easy"}, True),
        ("red", {"red": "human", "yellow": "human"}, True),
    ],
)
def test_the_match_stops_for_a_superpower_unless_the_only_person_has_played_it(seat, players, stops):
    played = Told(message("rampage.event.superpower_played", seat=seat, card="invisibility", text="Vanish."))
    window = presented(QUIET, StepDone((), (played,), VIEW, None), asked(EAT), players=players)
    window.tick(0.0)
    assert isinstance(window.mode, ResultMode) == stops


END = Ask("red", "end_of_turn", ("done",), always=True)


def test_a_turn_that_can_only_end_does_not_stop_the_only_person():
    """It is asked of everybody with a face-down card, so that nobody learns which card it is."""
    window = presented(QUIET, asked(END))
    assert isinstance(window.mode, LookAroundMode)
    assert window.presenter.match_thread.given == ["done"]


@pytest.mark.parametrize(
    ("settings", "end", "players"),
    [
        (QUIET, replace(END, options=("done", "invisibility")), {"red": "human", "yellow": "easy"}),
        (QUIET, END, {"red": "human", "yellow": "human"}),
        (replace(QUIET, streamer=True), END, {"red": "human", "yellow": "easy"}),
    ],
    ids=["a card can be played", "another person sees it", "spectators see it"],
)
def test_a_turn_does_not_end_by_itself_where_that_would_tell_a_secret_or_skip_a_choice(settings, end, players):
    window = presented(settings, asked(end), players=players)
    assert isinstance(window.mode, ChooseMode | CoverMode)
    assert window.presenter.match_thread.given == []


def test_the_log_opens_scrolls_and_closes():
    lines = tuple(Told(message("rampage.event.turn_started", turn=n, seat="red", actions=2)) for n in range(40))
    window = presented(QUIET, StepDone((), lines, VIEW, None), asked())
    window.tick(0.0)
    assert window.captions.log == ()
    window.input_router.key_down("l", None)
    assert isinstance(window.mode, LogMode)
    assert window.captions.log[-1] == "Turn 39: Red has 2 actions"
    window.input_router.key_down("page_up", None)
    window.input_router.key_down("wheel_up", None)
    assert window.captions.log[-1] == "Turn 22: Red has 2 actions"
    for _ in range(10):
        window.input_router.key_down("page_up", None)
    assert len(window.captions.log) == 14
    window.input_router.key_down("l", None)
    assert isinstance(window.mode, ChooseMode)
    assert window.captions.log == ()


def test_the_log_of_a_resumed_match_begins_where_the_match_did_and_only_what_is_new_is_news():
    turns = [Told(message("rampage.event.turn_started", turn=n, seat="red", actions=2)) for n in (1, 2, 3)]
    window = presented(QUIET, StepDone((), (turns[2],), VIEW, None, earlier=tuple(turns[:2])), asked())
    window.tick(0.0)
    window.input_router.key_down("l", None)
    assert window.captions.log == tuple(f"Turn {n}: Red has 2 actions" for n in (1, 2, 3))
    assert [toast.text for toast in window.captions.toasts] == ["Turn 3: Red has 2 actions"]


def test_in_large_text_the_first_lines_of_the_log_can_be_read_too():
    lines = tuple(Told(message("rampage.event.turn_started", turn=n, seat="red", actions=2)) for n in range(20))
    window = presented(replace(QUIET, text_size=200), StepDone((), lines, VIEW, None), asked())
    window.tick(0.0)
    window.input_router.key_down("l", None)
    for _ in range(20):
        window.input_router.key_down("page_up", None)
    assert len(window.captions.log) <= 4


def test_the_only_person_sees_their_own_stomach_while_others_play():
    mine = replace(VIEW, seat="red")
    public = replace(VIEW, seat=None, monsters={**VIEW.monsters, "red": MonsterView(4, 0, None)})
    window = presented(QUIET, StepDone((), (), public, None, "yellow", mine))
    window.tick(0.0)
    assert [figure.icon for figure in window.captions.strips[0].figures] == ["tooth", "floor", "meeple"]
    window.set(replace(QUIET, streamer=True))
    assert [figure.icon for figure in window.captions.strips[0].figures] == ["tooth"]


def test_a_choice_without_consequences_does_not_stop_the_game():
    record = Record(1, EAT, "meeple:1")
    window = presented(
        QUIET,
        StepDone((record,), (Told(message("rampage.event.eaten", seat="red", meeple="meeple:1")),), VIEW, None),
        asked(EAT),
    )
    assert isinstance(window.mode, LookAroundMode | ChooseMode)
    window.tick(0.0)
    assert isinstance(window.mode, ChooseMode)


def tips_shown(window):
    """The tips that come one after the other, each acknowledged."""
    tips = []
    while isinstance(window.mode, TipMode):
        tips.append(window.mode.tip)
        window.input_router.key_down("enter", None)
    return tips


def test_the_first_match_explains_each_thing_once():
    window = presented(Settings(), asked(), asked())
    assert window.captions.tip_title == "Welcome"
    assert tips_shown(window) == ["rampage.welcome", "rampage.action"]
    assert isinstance(window.mode, ChooseMode)
    window.answer("move")
    window.tick(0.0)
    assert isinstance(window.mode, ChooseMode)
    assert window.matches.saved_settings[-1].tips_seen == ("rampage.welcome", "rampage.action")


def test_whoever_does_what_a_tip_says_has_read_it():
    """The press is for what is asked: the Paws are in the hand at once."""
    window = presented(replace(Settings(), tips_seen=("rampage.welcome",)), asked(MOVE))
    window.screen.under[(0.0, 0.0)] = Picked("paws:red", (0.0, 0.0, 9.0))
    assert window.mode.tip == "rampage.move"
    window.input_router.key_down("mouse1", (0.0, 0.0))
    assert isinstance(window.mode, FlickMode)
    window.input_router.pointer((-80.0, 0.0))
    window.input_router.key_up("mouse1", (-80.0, 0.0))
    assert [shot.kind for shot in window.presenter.match_thread.given] == ["flick"]


def test_the_first_card_match_has_a_welcome_of_its_own():
    window = presented(Settings(), asked(PLAY, CARDS), players={"seat 1": "human"})
    assert not any("monster" in line for line in window.captions.tip_lines)
    assert tips_shown(window) == ["octorage.welcome"]
    assert isinstance(window.mode, ChooseMode)


def test_a_question_without_a_tip_gets_none():
    assert due_tip(Settings(), "rampage", "a new kind") is None
    assert due_tip(Settings(), "octorage", "move") is None


@pytest.mark.parametrize("game", RULES)
def test_every_game_has_a_welcome(game):
    assert due_tip(Settings(), game, WELCOME) == f"{game}.welcome"


@pytest.mark.parametrize("kind", sorted(find_game("rampage").game.public_questions | {"pay_meeple"}))
def test_every_question_of_rampage_has_a_tip(kind):
    assert due_tip(Settings(), "rampage", kind) == f"rampage.{kind}"


def test_tips_can_be_switched_off():
    window = presented(Settings(), asked())
    window.input_router.key_down("n", None)
    assert isinstance(window.mode, ChooseMode)
    assert not window.matches.saved_settings[-1].tips


def test_the_screen_is_covered_while_the_seat_changes_and_only_then():
    both = {"red": "human", "yellow": "human"}
    open_to_all = replace(VIEW, seat=None, monsters={"red": MonsterView(4, 0, None)})
    happened = StepDone((Record(1, EAT, "done"),), (), open_to_all, None)
    again = asked(replace(ACTION, seat="yellow"))
    window = presented(QUIET, happened, asked(), asked(), again, players=both)
    window.layout, window.seats = LAYOUT, USUAL_SEATS
    window.tick(0.0)
    assert isinstance(window.mode, CoverMode)
    assert window.captions.covered == "Pass to Red"
    assert window.captions.column == ()
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, ChooseMode)
    assert "stomach:red:1" in window.screen.beside_board
    assert window.head.seat == "red"
    window.answer("move")
    assert isinstance(window.mode, ChooseMode)
    window.answer("move")
    assert isinstance(window.mode, CoverMode)
    assert not any(id_.startswith("stomach:") for id_ in window.screen.beside_board)


def test_a_refused_answer_is_asked_again_with_the_reason():
    window = presented(QUIET, Asked(MOVE, VIEW, refused=message("refusal.wrong_kind", due="flick", given="toss")))
    assert isinstance(window.mode, FlickMode)
    assert window.captions.noted == "It is time for a flick, not a toss"


def test_a_notice_is_shown_for_a_few_seconds_and_stays_in_the_log():
    refused = Asked(MOVE, VIEW, refused=message("refusal.wrong_kind", due="flick", given="toss"))
    window = presented(QUIET, Notice("yellow is gone: no answer"), refused)
    assert isinstance(window.mode, FlickMode)
    assert window.captions.noted == "Yellow is gone: no answer"
    window.tick(NOTICE_S - 0.1)
    assert window.captions.noted == "Yellow is gone: no answer"
    window.tick(0.2)
    assert window.captions.noted == "It is time for a flick, not a toss"
    assert window.news.log_lines() == ["Yellow is gone: no answer"]


def test_several_notices_are_shown_one_after_the_other():
    window = presented(QUIET, Notice("one"), Notice("two"), Notice("two"), asked())
    assert window.captions.noted == "One"
    window.tick(NOTICE_S)
    assert window.captions.noted == "Two"
    window.captions.note("")
    window.tick(1.0)
    assert window.captions.noted == "Two"
    window.tick(NOTICE_S)
    assert window.captions.noted == ""


def test_settings_that_cannot_be_saved_are_noted_at_once():
    window = menu_window()
    window.matches.notices.append("your settings cannot be saved")
    click(window, "settings", "setting:tips")
    assert window.captions.noted == "Your settings cannot be saved"


def test_notices_of_a_match_end_with_it():
    window = presented(QUIET, Notice("one"), Notice("two"), asked())
    window.matches.offered = OFFERS
    window.leave()
    window.tick(0.0)
    assert window.captions.noted == ""


def test_the_score_explains_every_point_and_leads_to_the_menu():
    sets = message("rampage.score.sets", sets=1, each=10, meeples=6)
    teeth = message("rampage.score.teeth", teeth=2, each=1)
    scores = (Score("red", 12, {"sets": 10, "teeth": 2}, (sets, teeth)),)
    window = presented(QUIET, Over(Result("last_floor", ("red",), scores)))
    window.matches.offered = OFFERS
    assert isinstance(window.mode, ScoreMode)
    assert window.captions.said == "Red wins: the last floor is gone"
    assert window.captions.lines == (
        "Red: 12 points (sets 10, teeth 2)",
        "    Sets: 1 of six colours, 10 points each, from 6 meeples",
        "    Teeth: 2 broken, 1 point each",
    )
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, MenuMode)


def test_the_parts_of_a_score_have_names():
    names = "names-part-cities = cities\nnames-part-bonus = bonus\nnames-numbered_seat = Seat { $number }\n"
    labels = "names-labelled = { $label }: { $text }\nscreen-ceremony-points = { $points } points\n"
    words = parse_words("en", names + labels)
    result = Result("rounds", ("seat 1",), (Score("seat 1", 5, {"cities": 3, "bonus": 2}, ()),))
    assert score_lines(result, words) == ["Seat 1: 5 points (cities 3, bonus 2)"]


def test_a_score_that_counts_rounds_says_rounds():
    result = Result("two_wins", ("seat 1",), (Score("seat 1", 2, {"rounds": 2}, ()),))
    assert score_lines(result, load_words()) == ["Seat 1: 2 rounds won"]


def test_what_went_wrong_is_shown():
    window = presented(QUIET, Over(None, "the table broke down"))
    assert window.captions.lines == ("the table broke down",)


def test_a_new_table_is_laid():
    laid = TableReady(LAYOUT, {"red": "easy", "yellow": "human"}, USUAL_SEATS, 960)
    window = presented(QUIET, laid)
    assert window.screen.layout == LAYOUT
    assert window.head.seats == USUAL_SEATS
    assert window.tick_hz == 960
    assert window.head.seat == "yellow"


def test_opening_and_closing_the_window_twenty_times_leaves_no_match_behind():
    for _ in range(20):
        window = setup_window()
        press(window, "enter")
        match_thread = window.presenter.match_thread
        assert match_thread.running
        window.close()
        assert not match_thread.running
        assert window.stack == []
        assert window.entered == window.left
