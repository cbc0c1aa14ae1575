"""A recorded match watched in a real window, by keys, buttons and the scrub bar."""

import pytest
from tests.kit.recorded import record
from tests.ui.driving import at_the_window

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    return record(tmp_path_factory.mktemp("replay") / "m.journal")


def see(person, what, wanted):
    """Wait until the replay is as wanted."""
    return person.see(lambda state: state["held"] is not None and wanted(state["held"]), what)["held"]


def test_a_match_is_played_paused_stepped_scrubbed_and_seen_from_a_seat(journal, tmp_path):
    with at_the_window(tmp_path, journal, command="replay") as person:
        person.see_mode("replay")
        see(person, "the replay to run", lambda held: held["playing"] and held["at_s"] > 0.2)
        person.key("space")
        paused = see(person, "a pause", lambda held: not held["playing"])
        person.key("Right")
        see(person, "a step", lambda held: held["at_s"] > paused["at_s"])
        person.key("Left")
        person.key("Up")
        see(person, "double speed", lambda held: held["speed"] == "2")
        person.key("Down")
        person.key("Down")
        see(person, "half speed", lambda held: held["speed"] == "1/2")
        person.push("eyes")
        see(person, "the eyes of red", lambda held: held["eyes"] == "red" and not held["revealed"])
        person.push("secrets")
        see(person, "what red knew", lambda held: held["revealed"])
        state = person.see(lambda state: "scrub" in state["buttons"], "the scrub bar")
        person.click(state["buttons"]["scrub"][1])
        middle = see(person, "the middle of the match", lambda held: held["at_s"] > paused["at_s"] + 5)
        person.key("l")
        person.see_mode("log")
        person.key("l")
        person.see_mode("replay")
        see(person, "the same moment", lambda held: held["at_s"] == middle["at_s"])
        person.photograph(tmp_path / "replay.png")
        person.key("Escape")
        person.see_mode("menu")


def test_a_card_game_lies_on_the_table_as_it_was_played(tmp_path):
    journal = record(tmp_path / "o.journal", "octorage", 3, 3)
    with at_the_window(tmp_path, journal, command="replay") as person:
        person.see_mode("replay")
        see(person, "the replay to run", lambda held: held["playing"] and held["at_s"] > 4)
        person.photograph(tmp_path / "cards.png")
        person.key("p")
        see(person, "the eyes of a seat", lambda held: held["eyes"] == "seat 1")
        person.key("x")
        see(person, "its hand", lambda held: held["revealed"])
        person.photograph(tmp_path / "hand.png")
