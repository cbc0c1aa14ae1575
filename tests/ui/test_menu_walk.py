"""A walk through the menus of a real window, with real keys and a real pointer."""

import pytest
from tests.ui.driving import at_the_window


def choose(person, row, way="arrow_down"):
    """Go to a row with the keys, and press Enter."""
    for _ in range(30):
        if person.state["lit"] == row:
            break
        before = person.state["lit"]
        person.key(way)
        person.see(lambda state, before=before: state["lit"] != before, "another row")
    assert person.state["lit"] == row
    person.key("enter")


def name_the_first_player(person):
    """Type a name, with letters that mean something elsewhere."""
    choose(person, "seat:0")
    person.see_mode("seat")
    for letter in "hal":
        person.key(letter)
    person.see(lambda state: state["buttons"]["name"][0].endswith("hal"), "the name")
    choose(person, "ready")
    person.see(lambda state: state["mode"] == "setup" and state["buttons"]["seat:0"][0].startswith("hal"), "the seat")


@pytest.mark.slow
def test_a_match_is_set_up_named_left_and_found_again_with_keys_alone(tmp_path):
    with at_the_window(tmp_path, "--seed", "5", tips=False) as person:
        person.see_mode("menu")
        choose(person, "new")
        person.see_mode("setup")
        name_the_first_player(person)
        choose(person, "start", "arrow_up")
        asked = person.see_mode("choose", "look", "watch", "flick")
        person.see(lambda state: state["players"].get("red", [""])[0] == "hal", "the name on the strip")
        assert asked["mode"]
        person.key("escape")
        person.see_mode("pause")
        choose(person, "quit")
        person.see_mode("quit")
        person.key("enter")  # stays
        person.see_mode("pause")
        choose(person, "leave")
        person.see(lambda state: state["mode"] == "menu" and "continue" in state["buttons"], "the match to continue")
        assert list((tmp_path / "matches").glob("*.png"))
        person.key("escape")
        person.see_mode("quit")
        person.key("arrow_down")
        person.see(lambda state: state["lit"] == "quit", "quit")
        person.key("enter")
        person.see_end()


@pytest.mark.slow
def test_settings_and_rules_are_used_with_the_pointer_at_twice_the_size_of_text(tmp_path):
    with at_the_window(tmp_path, text_size=200, contrast=True) as person:
        person.see_mode("menu")
        person.push("settings") if person.state["buttons"]["settings"][1] else choose(person, "settings")
        person.see_mode("settings")
        person.push("tab:1")
        person.see(lambda state: "setting:text_size" in state["buttons"], "the picture's settings")
        person.push("setting:contrast")
        person.see(lambda state: not state["settings"]["contrast"], "contrast off")
        person.key("escape")
        person.see_mode("menu")
        person.key("f1")
        person.see_mode("rules")
        for letter in "tooth":
            person.key(letter)
        found = person.see(lambda state: state["buttons"]["search"][0].endswith("tooth"), "the search")
        pages = [id_ for id_ in found["buttons"] if id_.startswith("page:")]
        assert "page:rampage:rumble" in pages
        person.key("f1")
        person.see_mode("menu")
