"""Played from outside: a real window under Xvfb, driven by another process with XTEST alone."""

import re

import pytest
from tests.ui.driving import EDGE, NEAR_END, at_the_window
from tests.ui.strategy import KeyPlan, Plan

EVERY_MODE = {"menu", "setup", "tip", "look", "choose", "flick", "carry", "toss", "breathe", "watch", "result", "score"}


def two_people(person):
    """Choose a second person in the menu, by clicking."""
    person.push("new")
    person.see_mode("setup")
    person.push("seat:1")
    person.see_mode("seat")
    while not person.state["buttons"]["kind"][0].endswith("Person here"):
        before = person.state["buttons"]["kind"][0]
        person.push("kind")
        person.see(lambda state, before=before: state["buttons"]["kind"][0] != before, "another kind of player")
    person.push("ready")
    person.see_mode("setup")


def check_score(state, seats):
    """The score says who won, and has a line for every seat."""
    assert " win" in state["prompt"]
    assert sum(bool(re.search(r" points? \(", line)) for line in state["panel"]) == seats


def to_first_choice(person):
    """Past cover and explanations."""
    while person.see_mode("choose", "tip", "cover")["mode"] != "choose":
        left = person.state["left"]
        person.key("enter")
        person.see(lambda state, before=left: state["left"] != before, "the next thing")


def look_around(person):
    """Help, the menu of the match, another seat, standing: and back again."""
    for key, mode in (("h", "help"), ("escape", "choose"), ("escape", "pause"), ("escape", "choose")):
        person.key(key)
        person.see_mode(mode)
    before = person.see(lambda state: state["settled"], "a still head")["targets"]
    person.key("q")
    person.see(lambda state: state["settled"] and state["targets"] != before, "the table from another seat")
    person.key("e")
    person.see(lambda state: state["settled"] and state["targets"] == before, "the table from one's own seat")
    person.key("c")
    person.see(lambda state: not state["seated"] and state["settled"], "standing")
    person.key("c")
    person.see(lambda state: state["seated"] and state["settled"], "sitting")


@pytest.mark.soak
def test_two_people_play_from_the_menu_to_the_score_with_pointer_and_keys_alone(tmp_path):
    with at_the_window(tmp_path, "--scene", NEAR_END, "--seed", "5") as person:
        assert person.state["mode"] == "menu"
        two_people(person)
        person.push("start")
        to_first_choice(person)
        look_around(person)
        plan = Plan(person)
        state = plan.play()
        assert set(plan.done) >= {"toss", "demolish", "breathe", "move"}
        assert plan.kinds >= {"action", "move", "demolish", "toss", "breathe", "eat"}
        check_score(state, 2)
        person.key("enter")
        state = person.see_mode("menu")
        entered, left = state["entered"], state["left"]
        assert set(entered) >= EVERY_MODE | {"cover", "help", "pause"}
        assert {mode: count for mode, count in entered.items() if mode != "menu"} == {
            mode: count for mode, count in left.items() if mode != "menu"
        }
        person.key("escape")
        person.see_mode("quit")
        person.push("quit")
        person.see_end()
    assert list((tmp_path / "matches").glob("*.journal"))


@pytest.mark.slow
def test_resizing_full_screen_and_losing_the_focus_break_nothing(tmp_path):
    arguments = ("--scene", NEAR_END, "--seed", "5", "--players", "human,human")
    with at_the_window(tmp_path, *arguments, tips=False) as person:
        to_first_choice(person)
        person.focus(True)
        person.resize(900, 600)
        person.push(f"option:{person.state['ask']['options'].index('move')}")
        state = person.see(lambda state: state["mode"] == "flick" and state["settled"], "flick")
        x, y = state["targets"][state["ask"]["permit"]["piece"]]
        person.grab((x, y))
        person.point((x + 10, y + 60))
        person.see(lambda state: state["held"] and state["held"]["share"] > 0, "a drawn slingshot")
        person.focus(False)
        person.see(lambda state: state["held"] is None, "the gesture cancelled")
        person.button(False)
        person.focus(True)
        assert person.see_mode("flick")["ask"]["kind"] == "move"
        person.key("f11")
        person.see(lambda state: state["window"]["full"] and state["window"]["size"] != [900, 600], "full screen")
        person.key("f11")
        person.see(lambda state: not state["window"]["full"] and state["window"]["size"] == [900, 600], "a window")
        Plan(person, everything=False).flick(person.see(lambda state: state["settled"], "a still head"))
        person.see_mode("watch", "result")


@pytest.mark.slow
def test_the_next_player_relocates_a_monster_whose_breath_filled_a_line(tmp_path):
    arguments = ("--scene", EDGE, "--seed", "2", "--players", "human,human")
    with at_the_window(tmp_path, *arguments, tips=False) as person:
        plan = Plan(person, everything=False)
        plan.action = lambda seat: "breathe" if seat == "red" else "stop"
        plan.aims = plan.hungry = False
        plan.play_until("place")
        state = person.see(lambda state: state["mode"] == "place" and state["settled"], "the table at rest")
        assert state["ask"]["kind"] == "relocate"
        assert state["ask"]["about"] == {"seat": "red"}
        person.click((5, 300))  # beside the board
        person.see(lambda now: "Click a spot in" in now["note"], "the reason of a refusal")
        plan.place(state)
        person.see(lambda now: now["left"].get("place") == 2 or now["ask"] is None, "the answer taken")
        plan.play_until("choose")
        person.key("escape")
        person.see_mode("pause")
        person.push("leave")
        person.see(lambda now: "continue" in now["buttons"], "the match, to be resumed")
        person.push("continue")
        person.see_mode("cover")


@pytest.mark.soak
def test_a_whole_hot_seat_match_is_played_with_pointer_and_keys_alone(tmp_path):
    arguments = ("--players", "human,human", "--seed", "7")
    with at_the_window(tmp_path, *arguments, tips=False) as person:
        state = Plan(person, everything=False).play(most=20_000)
        check_score(state, 2)
        person.key("enter")
        person.see_mode("menu")
        person.key("escape")
        person.see_mode("quit")
        person.push("quit")
        person.see_end()


@pytest.mark.soak
def test_a_whole_match_with_a_bot_is_played_with_keys_alone(tmp_path):
    arguments = ("--scene", NEAR_END, "--seed", "5", "--players", "human,easy")
    with at_the_window(tmp_path, *arguments, tips=False) as person:
        pointer = person.state["pointer"]
        plan = KeyPlan(person)
        state = plan.play(most=20_000)
        assert len(set(plan.done)) >= 2
        assert state["pointer"] == pointer
        check_score(state, 2)
        person.key("enter")
        person.see_mode("menu")
