"""Every mode with a screen that only remembers: keys declared, entered, left, and nothing left behind."""

from dataclasses import replace

import pytest
from tests.kit.words import sources
from tests.ui.fakes import ask, captions_are_clean, make_window
from tests.ui.toy_window import (
    ACTION,
    BREATHE,
    CARDS,
    DEMOLISH,
    EAT,
    MOVE,
    PAY,
    QUIET,
    RELOCATE,
    SHOTS,
    TOSS,
    VIEW,
    drag,
    window_with,
)

from meeple_city.border import Message
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.state import COLOURS
from meeple_city.games.rampage.view import StomachView
from meeple_city.render.icons import ICONS
from meeple_city.ui.action_buttons import why_not
from meeple_city.ui.badges import BADGES, badge
from meeple_city.ui.input_router import EVERYWHERE, LOOKING, all_help
from meeple_city.ui.keymap import key_name
from meeple_city.ui.meal_buttons import INKS
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.registry import MODES
from meeple_city.ui.news import CORNER, OTHER, look_of
from meeple_city.words.catalogue import capitalised, load_words


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_no_key_of_a_mode_clashes_with_those_that_work_everywhere(mode):
    looking = [key for key in LOOKING if not (key.startswith("wheel") and key in mode.keymap)]
    keys = [*mode.keymap, *EVERYWHERE, *(looking if mode.looks else ())]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_declared_key_but_the_left_button_calls_something(mode):
    for key, binding in mode.keymap.items():
        assert binding.does
        assert (binding.call is None) == (key == "mouse1")


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_help_screen_lists_every_mode_and_every_key(mode):
    words = load_words()
    lines = all_help(words)
    assert any(capitalised(words.text(f"screen.mode.{mode.name}")) in line for line in lines)
    for key, binding in mode.keymap.items():
        does = words.text(f"screen.does.{binding.does}")
        assert any(key_name(key, words) in line and does in line for line in lines)


def test_every_mode_is_registered():
    names = {mode.name for mode in MODES}
    assert names >= {"menu", "tip", "look", "choose", "flick", "carry", "toss", "breathe", "place", "watch"}
    assert names >= {"result", "score"}


@pytest.mark.parametrize("question", [ACTION, EAT, MOVE, DEMOLISH, TOSS, BREATHE, RELOCATE, PAY], ids=lambda q: q.kind)
def test_a_mode_that_was_left_leaves_nothing_behind(question):
    window, _ = window_with(question)
    before = dict(window.screen.poses)
    window.show(LookAroundMode(window))
    assert window.screen.clean
    assert captions_are_clean(window)
    assert window.head.down is None
    assert set(before) <= set(window.screen.poses)
    assert window.entered.total() == window.left.total() + 1


@pytest.mark.parametrize(("question", "mode"), SHOTS, ids=lambda v: getattr(v, "kind", ""))
def test_losing_the_focus_in_the_middle_of_a_gesture_cancels_it(question, mode):
    window, answers = window_with(question)
    drag(window, (0.0, 1.0) if question is DEMOLISH else (0.0, 0.0), (-50.0, 0.0), let_go=False)
    window.input_router.focus(False)
    window.input_router.key_up("mouse1", (-50.0, 0.0))
    assert answers.given == [] or question is RELOCATE
    assert window.screen.drawn_arrow is None


def test_the_head_leans_while_a_key_is_held_and_walks_and_stands():
    window, _ = window_with(ACTION)
    window.input_router.key_down("w", None)
    window.input_router.key_up("w", None)
    window.input_router.key_down("q", None)
    window.input_router.key_down("c", None)
    assert window.head.leans == [(0.0, 1.0, 0.0), (0.0, 0.0, 0.0)]
    assert window.head.steps == 1
    assert not window.head.seated


def test_the_right_button_looks_around_and_does_nothing_else():
    window, answers = window_with(MOVE)
    window.input_router.key_down("mouse3", (10.0, 10.0))
    window.input_router.pointer((15.0, 12.0))
    window.input_router.key_up("mouse3", (15.0, 12.0))
    window.input_router.pointer((90.0, 90.0))
    assert window.head.looks == [(5.0, 2.0)]
    assert answers.given == []


def test_the_wheel_zooms_towards_the_pointer_and_home_goes_back():
    window, answers = window_with(ACTION)
    window.input_router.key_down("wheel_up", (20.0, 30.0))
    window.input_router.key_down("wheel_down", None)
    window.input_router.key_down("=", None)
    assert window.head.zooms == [(1, (20.0, 30.0)), (-1, None), (1, None)]
    window.input_router.key_down("f", (20.0, 20.0))
    assert window.head.focused == (20.0, 20.0, 10.0)
    window.input_router.key_down("home", None)
    assert window.head.focused is None
    assert answers.given == []


def test_a_double_click_focuses_and_two_slow_ones_do_not():
    window, _ = window_with(EAT)
    now = [0.0]
    window.input_router._clock = lambda: now[0]
    for at_s in (1.0, 2.0, 2.2):
        assert window.head.focused is None
        now[0] = at_s
        window.input_router.key_down("mouse1", (50.0, 0.0))
        window.input_router.key_up("mouse1", (50.0, 0.0))
    assert window.head.focused == (50.0, 0.0, 10.0)


def test_the_wheel_raises_what_is_carried_instead_of_zooming():
    window, _ = window_with(DEMOLISH)
    window.input_router.key_down("wheel_up", (0.0, 0.0))
    assert window.head.zooms == []
    assert window.mode.height == 180.0


def test_options_are_buttons_and_what_stands_for_them_glows():
    window, _ = window_with(ACTION)
    assert [button.text for button in window.captions.shown] == [
        "Move",
        "Demolish the Tower",
        "Toss the blue vehicle",
        "Breathe",
        "No more actions",
    ]
    assert [button.key for button in window.captions.shown] == ["1", "2", "3", "4", "0"]
    assert [button.icon for button in window.captions.shown] == ["move", "demolish", "toss", "breathe", "stop"]
    assert {"paws:red", "body:red", "vehicle:blue", "floor:1", "meeple:1"} <= set(window.screen.glowing)
    assert window.captions.said == "Red: choose an action (2 left)"


@pytest.mark.parametrize(
    ("at", "answer"), [((0.0, 0.0), "move"), ((0.0, 1.0), "breathe"), ((50.0, 0.0), "toss vehicle:blue")]
)
def test_clicking_a_glowing_piece_answers(at, answer):
    window, answers = window_with(ACTION)
    drag(window, at)
    assert answers.given == [answer]


def test_clicking_a_sidewalk_demolishes_its_building():
    window, answers = window_with(ACTION)
    drag(window, (90.0, 90.0))
    assert answers.given == ["demolish Tower"]


def test_seats_to_choose_from_are_named_as_seats_and_their_monsters_glow():
    window, answers = window_with(Ask("red", "actor", ("red", "yellow")))
    assert [(button.text, button.icon) for button in window.captions.shown] == [("Red", "disc"), ("Yellow", "star")]
    assert "body:red" in window.screen.glowing
    drag(window, (0.0, 0.0))
    assert answers.given == ["red"]


def test_clicking_what_does_not_glow_says_so():
    window, answers = window_with(EAT)
    drag(window, (50.0, 0.0))
    assert answers.given == []
    assert "The blue vehicle is not one of the choices" in window.captions.noted


def test_number_keys_and_buttons_answer():
    window, answers = window_with(EAT)
    window.input_router.key_down("1", None)
    window, more = window_with(EAT)
    window.input_router.key_down("mouse1", ("option:1", 0))
    assert (answers.given, more.given) == (["meeple:1"], ["done"])


SEVERAL = replace(ACTION, options=("move", "demolish Tower", "toss vehicle:blue", "toss vehicle:red", "kick", "stop"))


def test_number_keys_mean_the_same_action_whatever_else_can_be_done():
    window, _ = window_with(SEVERAL)
    labels = {button.key: button.text for button in window.captions.shown}
    assert labels["3"] == "Toss (2 vehicles)"
    assert (labels["1"], labels["4"], labels["0"]) == ("Move", "Breathe", "No more actions")
    assert list(labels) == ["1", "2", "3", "4", "5", "0"]


def test_several_answers_of_a_kind_are_chosen_from_in_a_second_step_and_esc_goes_back():
    window, answers = window_with(SEVERAL)
    window.input_router.key_down("3", None)
    assert [button.text for button in window.captions.shown] == [
        "Toss the blue vehicle",
        "Toss the red vehicle",
        "Back",
    ]
    assert set(window.screen.glowing) == {"vehicle:blue", "vehicle:red"}
    window.input_router.key_down("escape", None)
    assert "paws:red" in window.screen.glowing
    window.input_router.key_down("mouse1", ("group:toss", 0))
    window.input_router.key_down("2", None)
    assert answers.given == ["toss vehicle:red"]


def test_enter_gives_the_only_answer_there_is():
    window, answers = window_with(replace(PAY, options=("blue",)))
    assert [one.lit for one in window.captions.shown] == [True]
    window.input_router.key_down("enter", None)
    assert answers.given == ["blue"]


@pytest.mark.parametrize(("at", "right"), [((300.0, 500.0), True), ((900.0, 500.0), False), (None, False)])
def test_an_explanation_is_not_in_the_corner_of_the_own_monster(at, right):
    window, _ = window_with(ACTION)
    window.screen.project = lambda point_mm: at
    window.mode.explain("Move", ["Press on your paws"])
    assert window.captions.tip_right == right


def test_the_head_goes_back_while_what_is_carried_would_leave_the_picture_and_returns():
    window, _ = window_with(DEMOLISH)
    window.input_router.key_down("enter", None)
    window.screen.project = lambda point_mm: (600.0, 310.0 - point_mm[2])
    for _ in range(4):
        window.input_router.key_down("page_up", None)
        window.input_router.key_up("page_up", None)
    assert 0 < window.head.zooms.count((-1, None)) < 4
    window.input_router.key_down("escape", None)
    assert window.head.view == (0, None)


def test_the_number_of_an_action_that_cannot_be_taken_says_why():
    window, answers = window_with(SEVERAL)
    window.input_router.key_down("4", None)
    assert answers.given == []
    assert window.captions.noted.startswith("Breathe: ")


def test_many_options_come_in_pages():
    names = tuple(f"name {i}" for i in range(20))
    window, answers = window_with(Ask("seat 1", "discard", names, about={"limit": 2}), view=CARDS)
    assert len(window.captions.shown) == 10
    window.input_router.key_down("page_down", None)
    window.input_router.key_down("page_down", None)
    assert [button.text for button in window.captions.shown] == ["Name 18", "Name 19", "More (3 of 3)"]
    window.input_router.key_down("2", None)
    assert answers.given == ["name 19"]


def test_a_streamers_screen_tells_no_secrets():
    told = []
    window = make_window(replace(QUIET, streamer=True), tell_streamer=told.append)
    answers = ask(window, PAY, VIEW)
    window.show(ChooseMode(window))
    assert [button.text for button in window.captions.shown] == ["Choice 1", "Choice 2"]
    assert window.captions.column == ()
    question = "Red: choose a meeple to give to Yellow"
    assert window.captions.said == question
    assert told == [f"{question}. Choice 1: A journalist", f"{question}. Choice 2: A pensioner"]
    window.input_router.key_down("2", None)
    assert answers.given == ["gray"]


def figures(window, seat):
    (strip,) = (strip for strip in window.captions.strips if strip.id == seat)
    return {figure.icon: figure.text for figure in strip.figures}


def test_the_strips_show_teeth_of_all_and_the_stomach_of_the_one_who_is_asked():
    window, _ = window_with(ACTION)
    assert figures(window, "red") == {"tooth": "6", "floor": "0", "meeple": "1"}
    assert figures(window, "yellow") == {"tooth": "6"}
    assert [(strip.name, strip.active, strip.pips) for strip in window.captions.strips] == [
        ("Red", True, 2),
        ("Yellow", False, 0),
    ]
    assert window.captions.table == ("1 of 1 floors left", "Runaways: line 1, 0 of 5")


def test_a_streamers_strips_show_no_stomach():
    window = make_window(replace(QUIET, streamer=True))
    ask(window, ACTION, VIEW)
    window.show_view(replace(VIEW, monsters={"red": replace(VIEW.monsters["red"], stomach=None)}), "red")
    assert figures(window, "red") == {"tooth": "6"}


def test_no_two_seats_share_a_shape_or_a_colour():
    marks = [badge(seat) for seat in BADGES]
    assert len({mark.icon for mark in marks}) == len({mark.colour for mark in marks}) == 8
    assert len({badge(f"seat {number}") for number in range(1, 7)}) == 6


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"zones": {}}, "Your paws are outside the city"),
        ({"fallen_bodies": ("body:red",)}, "Your monster lies down"),
        ({"rests_on": {"meeple:1": ("body:red",)}}, "Something lies on its head"),
        ({}, "No vehicle in your neighborhood"),
        ({"zones": {"paws:red": ("sidewalk Tower",)}}, "You are in no neighborhood"),
    ],
)
def test_an_action_that_cannot_be_taken_is_greyed_with_the_reason(table, reason):
    here = {"zones": {"paws:red": ("Park",)}, **table}
    view = replace(VIEW, table=replace(VIEW.table, **here))
    window, answers = window_with(replace(ACTION, options=("move", "stop")), view=view)
    grey = {button.text: button.why_not for button in window.captions.shown if button.why_not}
    assert list(grey) == ["Demolish", "Toss", "Breathe"]
    assert grey["Toss"] == reason
    window.input_router.key_down("mouse1", ("grey:toss", 0))
    assert answers.given == []
    assert window.captions.noted == f"Toss: {reason}"


def test_a_monster_that_must_not_move_is_told_so():
    view = replace(VIEW, table=replace(VIEW.table, zones={"paws:red": ("Park",)}))
    assert why_not("move", "red", view) == "paralyzed"
    assert why_not("demolish", "red", view) == "no_building"


def test_beside_a_building_without_floors_the_reason_is_that_nothing_stands_there():
    sidewalk = VIEW.city.buildings[0].sidewalk
    view = replace(VIEW, table=replace(VIEW.table, zones={"paws:red": (sidewalk,)}, rests_on={}))
    assert why_not("demolish", "red", view) == "no_floors"
    heap = replace(view.table, rests_on={"floor:1": (VIEW.city.buildings[0].ruin,)})  # Paws on it are on no Sidewalk
    assert why_not("demolish", "red", replace(view, table=heap)) == "no_building"


@pytest.mark.parametrize("id_", sorted(id_ for id_ in load_words().ids if "-event-" in id_))
def test_every_event_has_words_and_a_look(id_):
    look = look_of(Message(id_.replace("-", ".")))
    assert look != OTHER
    assert look.icon in ICONS
    if look.place != CORNER:
        assert f"screen-float-{id_.rpartition('-')[2]}" in load_words().ids
        argument = "seat" if look.argument == "body of seat" else look.argument
        assert f"${argument})" in sources()[id_]


def with_eaten(*meeples):
    """A view in which red has eaten these."""
    stomach = StomachView(tuple(meeples), (), 0)
    city = replace(VIEW.city, meeples={**VIEW.city.meeples, **{f"meeple:{n + 10}": c for n, c in enumerate(COLOURS)}})
    return replace(VIEW, city=city, monsters={**VIEW.monsters, "red": replace(VIEW.monsters["red"], stomach=stomach)})


@pytest.mark.parametrize(
    ("eaten", "detail"),
    [
        ((), "New: then 5 colours are missing"),
        (("meeple:10", "meeple:12", "meeple:13", "meeple:14"), "New: then one colour is missing"),
        (("meeple:10", "meeple:12", "meeple:13", "meeple:14", "meeple:15"), "Completes a set"),
        (("meeple:11",), "You have eaten one"),
    ],
)
def test_a_meal_shows_kind_and_colour_of_each_meeple_and_what_it_does_for_the_sets(eaten, detail):
    window, _ = window_with(EAT, view=with_eaten(*eaten))
    button = window.captions.shown[0]
    assert (button.icon, button.colour, button.detail) == ("meeple-blue", INKS["blue"], detail)


def test_a_stream_does_not_show_what_a_meal_does_for_the_sets():
    window, _ = window_with(EAT, replace(QUIET, streamer=True), with_eaten())
    window.view = replace(VIEW, seat=None, monsters={"red": replace(VIEW.monsters["red"], stomach=None)})
    window.show(ChooseMode(window))
    assert window.captions.shown[0].detail == ""
