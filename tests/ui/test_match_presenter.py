"""Menus, and the course of a match as people see it."""

from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.kit.matches import GAMES, header, participants
from tests.ui.fakes import UPRIGHT, Answers, FakeHost, make_room
from tests.ui.toy_window import (
    ACTION,
    EAT,
    MOVE,
    QUIET,
    VIEW,
    room_with,
)

from meeple_city.border import Flick, Outcome, Permit, Touch
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.game import Result, Score
from meeple_city.core.play import Record
from meeple_city.display.table_layout import TableLayout
from meeple_city.match.driver import Match, Participants
from meeple_city.match.match_thread import Asked, Happened, Laid, Over, Person
from meeple_city.ui.action_summary import ActionSummary
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.overlays import HelpMode, SeatChangeMode, TipMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.modes.watch import WatchMode
from meeple_city.ui.playback import KeyFrame, Motion
from meeple_city.ui.settings import GameOffer, Settings, UnfinishedMatch

OFFERS = (
    GameOffer("rampage", "Rampage", range(2, 5), ("human", "easy"), {"side": ("A", "B"), "edition": ("en", "fr")}),
    GameOffer("octorage", "OctoRage", range(3, 7), ("human", "easy", "normal"), {}),
)


@contextmanager
def sticks(match_thread):
    """A match of people."""
    top = header("sticks", sticks="5")
    players = dict.fromkeys(top.seats, Person(match_thread))
    match_thread.lay(None, dict.fromkeys(top.seats, "human"))
    yield Match.begin(GAMES["sticks"](), top, Participants(players, watch=match_thread.show))


def menu_room(**more):
    room = make_room(QUIET, FakeHost(sticks, OFFERS, **more))
    room.open()
    return room


def test_the_menu_wishes_for_what_was_chosen_with_the_keys():
    room = menu_room()
    for key in ("arrow_down", "arrow_down", "arrow_right"):  # three players
        room.hands.key_down(key, None)
    for key in ("arrow_down", "arrow_down", "arrow_left", "arrow_down", "arrow_left"):  # the second and third by hand
        room.hands.key_down(key, None)
    for key in ("arrow_down", "arrow_right", *["arrow_up"] * 6, "enter"):  # side B, and start
        room.hands.key_down(key, None)
    (wish,) = room.host.wished
    assert (wish.game, wish.players, wish.options) == ("rampage", ("human", "human", "human"), {"side": "B"})
    room.close()


def test_the_menu_is_clicked_through_as_well():
    room = menu_room()
    for button in ("game", "count", "player:1", "switch:streamer", "start"):
        room.hands.key_down("mouse1", (button, 0))
    (wish,) = room.host.wished
    assert (wish.game, wish.players) == ("octorage", ("human", "normal", "easy", "easy"))
    assert room.settings.streamer
    room.close()


def test_an_interrupted_match_is_offered_and_gone_on_with():
    room = menu_room(interrupted=(UnfinishedMatch(Path("x.journal"), "Rampage, turn 3"),))
    assert "go on: Rampage, turn 3" in [button.text for button in room.hud.shown]
    room.hands.key_down("mouse1", ("journal:0", 0))
    assert room.host.wished == [Path("x.journal")]
    room.close()


def test_escape_in_the_menu_closes_the_window():
    room = menu_room()
    room.hands.key_down("escape", None)
    assert room.over


def test_the_menu_of_a_match_leads_back_or_out():
    room, answers = room_with(ACTION)
    room.host.offered = OFFERS
    room.hands.key_down("escape", None)
    assert isinstance(room.mode, PauseMode)
    room.hands.key_down("escape", None)
    assert isinstance(room.mode, ChooseMode)
    assert room.hud.shown
    room.hands.key_down("escape", None)
    room.hands.key_down("mouse1", ("leave", 0))
    assert isinstance(room.mode, MenuMode)
    assert answers.left


def test_help_lies_over_a_mode_and_goes_away_again():
    room, _ = room_with(MOVE)
    room.hands.key_down("f1", None)
    assert isinstance(room.mode, HelpMode)
    assert room.hud.lines
    room.hands.key_down("page_down", None)
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, FlickMode)
    assert room.hud.lines == ()


class Script(Answers):
    """A match_thread that shows what it was told to."""

    def __init__(self, *items):
        super().__init__()
        self.items = list(items)
        self.nods = 0

    def next(self):
        return self.items.pop(0) if self.items else None

    def nod(self):
        self.nods += 1


def course(settings, *items, players=None):
    room = make_room(settings)
    room.course = MatchPresenter(room, Script(*items))
    room.course.players = players or {"red": "human", "yellow": "easy"}
    room.show(LookAroundMode(room))
    room.tick(0.0)
    return room


def flick_record(seat="red", **outcome):
    shot = Flick(f"paws:{seat}", 0.0, 1.0)
    question = Ask(seat, "move", (), Permit("flick", f"paws:{seat}"))
    return Record(1, question, TableResult(shot, Outcome(why={"bare floor:1": "nothing on it"}, **outcome)))


MOTION = Motion(
    keys=(
        KeyFrame(0.0, {"paws:red": ((0.0, 0.0, 0.0), UPRIGHT)}),
        KeyFrame(1.0, {"paws:red": ((0.1, 0.0, 0.0), UPRIGHT)}),
    ),
    final={"paws:red": ((0.2, 0.0, 0.0), UPRIGHT)},
    length_s=1.0,
    contacts=(("paws:red", "floor:1", (1.0, 2.0, 3.0)),),
)


def shot(seat="red"):
    record = flick_record(seat, touched=(Touch(0.2, "floor:1"),))
    return Happened((record,), (f"{seat} gobbles floor:1",), VIEW, MOTION)


def asked(question=ACTION):
    return Asked(question, {**VIEW, "refused": ""})


def test_a_shot_is_watched_then_its_result_stays_until_it_is_acknowledged():
    room = course(QUIET, shot(), asked())
    assert isinstance(room.mode, WatchMode)
    room.tick(0.5)
    assert room.screen.poses["paws:red"][0][0] == pytest.approx(0.05)
    room.tick(0.6)
    assert isinstance(room.mode, ResultMode)
    assert room.screen.poses["paws:red"][0][0] == 0.2
    assert room.hud.lines == ("red gobbles floor:1",)
    room.tick(60.0)
    assert isinstance(room.mode, ResultMode)
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, ChooseMode)
    assert room.course.match_thread.nods == 1


def test_the_overlay_shows_contacts_zones_and_reasons():
    room = course(QUIET, shot(), asked())
    room.hands.key_down("space", None)
    room.tick(0.0)
    room.hands.key_down("o", None)
    assert "touched in this order: floor:1" in room.hud.lines
    assert "bare floor:1: nothing on it" in room.hud.lines
    assert room.screen.glowing == ("floor:1",)
    assert room.screen.marked == ((1.0, 2.0, 3.0),)
    room.hands.key_down("o", None)
    assert room.screen.marked == ()


def test_a_bots_result_goes_on_by_itself_after_a_moment():
    room = course(QUIET, shot("yellow"), asked())
    room.hands.key_down("space", None)
    room.tick(0.0)
    assert isinstance(room.mode, ResultMode)
    room.tick(10.0)
    assert isinstance(room.mode, ChooseMode)


def test_fast_forward_stays_on_until_it_is_switched_off():
    room = course(QUIET, shot("yellow"), shot("yellow"), asked())
    room.hands.key_down("f", None)
    room.tick(0.3)
    assert isinstance(room.mode, ResultMode) or room.mode.playback.over
    room.tick(0.0)
    room.tick(10.0)
    assert isinstance(room.mode, WatchMode)
    assert room.mode.playback.speed > 1.0


def test_a_choice_without_consequences_does_not_stop_the_game():
    record = Record(1, EAT, "meeple:1")
    room = course(QUIET, Happened((record,), ("red eats meeple:1",), VIEW, None), asked(EAT))
    assert isinstance(room.mode, LookAroundMode | ChooseMode)
    room.tick(0.0)
    assert isinstance(room.mode, ChooseMode)


def test_the_first_match_explains_each_thing_once():
    room = course(Settings(), asked(), asked())
    explained = []
    while isinstance(room.mode, TipMode):
        explained.append(room.mode.what)
        room.hands.key_down("enter", None)
    assert explained == ["welcome", "action"]
    assert isinstance(room.mode, ChooseMode)
    room.answer("move")
    room.tick(0.0)
    assert isinstance(room.mode, ChooseMode)
    assert room.host.saved[-1].introduced == ("welcome", "action")


def test_explanations_can_be_switched_off():
    room = course(Settings(), asked())
    room.hands.key_down("n", None)
    assert isinstance(room.mode, ChooseMode)
    assert not room.host.saved[-1].guide


def test_the_screen_is_covered_while_the_seat_changes_and_only_then():
    both = {"red": "human", "yellow": "human"}
    open_to_all = {**VIEW, "monsters": {}}
    happened = Happened((Record(1, EAT, "done"),), (), open_to_all, None)
    again = asked(replace(ACTION, seat="yellow"))
    room = course(QUIET, happened, asked(), asked(), again, players=both)
    room.tick(0.0)
    assert isinstance(room.mode, SeatChangeMode)
    assert room.hud.covered == "pass to red"
    assert room.hud.column == ()
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, ChooseMode)
    assert room.head.seat == "red"
    room.answer("move")
    assert isinstance(room.mode, ChooseMode)
    room.answer("move")
    assert isinstance(room.mode, SeatChangeMode)
    assert room.screen.furnished is open_to_all


def test_a_refused_answer_is_asked_again_with_the_reason():
    room = course(QUIET, Asked(MOVE, {**VIEW, "refused": "a flick is due"}))
    assert isinstance(room.mode, FlickMode)
    assert room.hud.noted == "a flick is due"


def test_the_score_explains_every_point_and_leads_to_the_menu():
    scores = (Score("red", 12, {"sets": 10, "teeth": 2}, ("a set of six: 10", "a broken tooth: 2")),)
    room = course(QUIET, Over(Result("last_floor", ("red",), scores)))
    room.host.offered = OFFERS
    assert isinstance(room.mode, ScoreMode)
    assert room.hud.said == "the match is over (last floor): red won"
    assert room.hud.lines == ("red: 12 points (sets 10, teeth 2)", "    a set of six: 10", "    a broken tooth: 2")
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, MenuMode)


def test_what_went_wrong_is_shown():
    room = course(QUIET, Over(None, "the table broke down"))
    assert room.hud.lines == ("the table broke down",)


def test_a_new_table_is_laid():
    stage = TableLayout("fixed", {"paws:red": ("paws-red", (0.0, 0.0, 0.0), UPRIGHT)})
    room = course(QUIET, Laid(stage, {"red": "easy", "yellow": "human"}, 960))
    assert room.screen.laid is stage
    assert room.tick_hz == 960
    assert room.head.seat == "yellow"


def test_opening_and_closing_the_room_twenty_times_leaves_no_match_behind():
    for _ in range(20):
        room = menu_room()
        room.hands.key_down("enter", None)
        match_thread = room.course.match_thread
        assert match_thread.running
        room.close()
        assert not match_thread.running
        assert room.stack == []
        assert room.entered == room.left


def test_a_story_puts_the_reasons_that_mattered_first():
    happened = Happened((flick_record(),), ("red gobbles floor:1",), VIEW, None)
    why = {"accessible meeple:9": "nothing above", "still floor:8": "nothing happened to it"}
    other = Outcome(why=why, moved=("meeple:9",))
    story = replace(ActionSummary().grown(happened), outcomes=(other, *ActionSummary().grown(happened).outcomes))
    assert story.reasons() == ["bare floor:1: nothing on it", "accessible meeple:9: nothing above"]
    assert "still floor:8: nothing happened to it" not in story.reasons()
    assert participants(header("sticks")).table is None
