"""Every mode with a screen that only remembers: keys declared, entered, left, and nothing left behind."""

from dataclasses import replace

import pytest
from tests.ui.fakes import ask, make_room
from tests.ui.toy_window import (
    ACTION,
    BREATHE,
    DEMOLISH,
    EAT,
    HANDS,
    MOVE,
    PAY,
    QUIET,
    RELOCATE,
    TOSS,
    VIEW,
    drag,
    room_with,
)

from meeple_city.core.asks import Ask
from meeple_city.ui.keymap import clashes, name_of
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.registry import EVERYWHERE, LOOKING, MODES, all_help


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_no_key_of_a_mode_clashes_with_those_that_work_everywhere(mode):
    assert not clashes(mode.keymap, EVERYWHERE, LOOKING if mode.looks else {})


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_declared_key_does_something_there_is(mode):
    for key, binding in mode.keymap.items():
        assert binding.does
        assert key == "mouse1" or callable(getattr(mode, binding.call))
        assert not binding.released or callable(getattr(mode, binding.released))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_help_screen_lists_every_mode_and_every_key(mode):
    text = "\n".join(all_help())
    assert mode.title in text
    for key, binding in mode.keymap.items():
        assert any(name_of(key) in line and binding.does in line for line in text.splitlines())


def test_every_mode_of_the_goal_is_there():
    names = {mode.name for mode in MODES}
    assert names >= {"menu", "introduction", "look", "choose", "flick", "carry", "toss", "breathe", "place", "watch"}
    assert names >= {"result", "score"}


@pytest.mark.parametrize("question", [ACTION, EAT, MOVE, DEMOLISH, TOSS, BREATHE, RELOCATE, PAY], ids=lambda q: q.kind)
def test_a_mode_that_was_left_leaves_nothing_behind(question):
    room, _ = room_with(question)
    before = dict(room.screen.poses)
    room.show(LookAroundMode(room))
    assert room.screen.clean
    assert room.hud.clean
    assert room.head.down is None
    assert set(before) <= set(room.screen.poses)
    assert room.entered.total() == room.left.total() + 1


@pytest.mark.parametrize(("question", "mode"), HANDS, ids=lambda v: getattr(v, "kind", ""))
def test_losing_the_focus_in_the_middle_of_a_gesture_cancels_it(question, mode):
    room, answers = room_with(question)
    drag(room, (0.0, 1.0) if question is DEMOLISH else (0.0, 0.0), (-50.0, 0.0), let_go=False)
    room.hands.focus(False)
    room.hands.key_up("mouse1", (-50.0, 0.0))
    assert answers.given == [] or question is RELOCATE
    assert room.screen.drawn_arrow is None


def test_the_head_leans_while_a_key_is_held_and_walks_and_stands():
    room, _ = room_with(ACTION)
    room.hands.key_down("w", None)
    room.hands.key_up("w", None)
    room.hands.key_down("q", None)
    room.hands.key_down("c", None)
    assert room.head.leans == [(0.0, 1.0, 0.0), (0.0, 0.0, 0.0)]
    assert room.head.steps == 1
    assert not room.head.seated


def test_the_right_button_looks_around_and_does_nothing_else():
    room, answers = room_with(MOVE)
    room.hands.key_down("mouse3", (10.0, 10.0))
    room.hands.pointer((15.0, 12.0))
    room.hands.key_up("mouse3", (15.0, 12.0))
    room.hands.pointer((90.0, 90.0))
    assert room.head.looks == [(5.0, 2.0)]
    assert answers.given == []


def test_options_are_buttons_and_what_stands_for_them_glows():
    room, _ = room_with(ACTION)
    assert [button.text for button in room.hud.shown] == [
        "1  Move",
        "2  Demolish Tower",
        "3  Toss vehicle:blue",
        "4  Breathe",
        "5  No more actions",
    ]
    assert {"paws:red", "body:red", "vehicle:blue", "floor:1", "meeple:1"} <= set(room.screen.glowing)
    assert room.hud.said == "red: choose an action (2 left)"


@pytest.mark.parametrize(
    ("at", "answer"), [((0.0, 0.0), "move"), ((0.0, 1.0), "breathe"), ((50.0, 0.0), "toss vehicle:blue")]
)
def test_clicking_a_glowing_piece_answers(at, answer):
    room, answers = room_with(ACTION)
    drag(room, at)
    assert answers.given == [answer]


def test_clicking_a_sidewalk_demolishes_its_building():
    room, answers = room_with(ACTION)
    drag(room, (90.0, 90.0))
    assert answers.given == ["demolish Tower"]


def test_clicking_what_does_not_glow_says_so():
    room, answers = room_with(EAT)
    drag(room, (50.0, 0.0))
    assert answers.given == []
    assert "vehicle:blue is no answer here" in room.hud.noted


def test_number_keys_and_buttons_answer():
    room, answers = room_with(EAT)
    room.hands.key_down("1", None)
    room, more = room_with(EAT)
    room.hands.key_down("mouse1", ("option:1", 0))
    assert (answers.given, more.given) == (["meeple:1"], ["done"])


def test_many_options_come_in_pages():
    room, answers = room_with(Ask("red", "name", tuple(f"name {i}" for i in range(20))), view={"you": {"hand": ["a"]}})
    assert len(room.hud.shown) == 10
    room.hands.key_down("page_down", None)
    room.hands.key_down("page_down", None)
    assert [button.text for button in room.hud.shown] == ["1  name 18", "2  name 19", "more (3 of 3)"]
    room.hands.key_down("2", None)
    assert answers.given == ["name 19"]


def test_a_streamers_screen_tells_no_secrets():
    told = []
    room = make_room(replace(QUIET, streamer=True))
    room.private = told.append
    answers = ask(room, PAY, VIEW)
    room.show(ChooseMode(room))
    assert [button.text for button in room.hud.shown] == ["1  choice 1", "2  choice 2"]
    assert room.hud.column == ()
    assert told == ["red, pay a Meeple: choice 1 is blue", "red, pay a Meeple: choice 2 is gray"]
    room.hands.key_down("2", None)
    assert answers.given == ["gray"]


def test_ones_own_stomach_is_listed_for_oneself():
    room, _ = room_with(ACTION)
    assert room.hud.column == ("Meeples: 1 gray", "Floors: 0", "broken teeth: 1")


def test_a_card_game_lists_hand_and_table():
    view = {"phase": "battle", "players": [{"seat": "one", "life": 3}], "hand": ["claw", "tail"]}
    room, _ = room_with(Ask("one", "play", ("claw", "tail"), about="3 damage"), view=view)
    assert room.hud.column == ("your hand: claw, tail",)
    assert room.hud.title == "3 damage"
    assert room.hud.lines == ("phase: battle", "one: life 3")
