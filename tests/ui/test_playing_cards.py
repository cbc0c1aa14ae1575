"""Card matches played from outside, to their end: a real window under Xvfb, driven with XTEST alone."""

import re

import pytest
from tests.ui.driving import at_the_window

ASKING = ("choose", "bid")
ENDING = ("ceremony", "score")


def next_question(person):
    """Skip what is only shown, one thing at a time; the state at the next question or at the end."""
    while True:
        state = person.see_mode("deal", *ASKING, *ENDING)
        if state["mode"] == "ceremony":
            person.key("enter")
            return person.see_mode("score")
        if state["mode"] != "deal":
            return state
        person.key("space")
        entered = state["entered"]
        person.see(
            lambda state, entered=entered: state["mode"] != "deal" or state["entered"] != entered, "what follows"
        )


def by_mouse(person, state):
    """Answer by clicking: a card that can be chosen, or a button."""
    if state["mode"] == "bid":
        bid_by_mouse(person)
    elif state["targets"]:
        person.click(next(iter(state["targets"].values())))
    else:
        person.push(next(iter(state["buttons"])))


def bid_by_mouse(person):
    """Lay cards from the left until the bid is enough; pass if it never is."""
    for card in list(person.state["targets"]):
        if "confirm" in person.state["buttons"] or card not in person.state["targets"]:
            break
        before = (person.state["targets"], person.state["note"], person.state["buttons"])
        person.click(person.state["targets"][card])
        person.see(
            lambda state, before=before: (state["targets"], state["note"], state["buttons"]) != before, "the card laid"
        )
        if person.state["note"]:
            break
    person.push("confirm" if "confirm" in person.state["buttons"] else "pass")


def by_keys(person, state):
    """Answer with keys alone: arrows, Space and Enter, numbers for buttons."""
    if state["mode"] == "bid":
        for _ in range(4):
            if "confirm" in person.state["buttons"]:
                break
            before = (person.state["hint"], person.state["buttons"])
            person.key("arrow_right")
            person.key("space")
            person.see(lambda state, before=before: (state["hint"], state["buttons"]) != before, "the next card")
        person.key("enter" if "confirm" in person.state["buttons"] else "p")
    elif state["targets"]:
        person.key("arrow_right")
        person.see(lambda state: state["hint"], "the card explained")
        person.key("enter")
    else:
        person.key("1")


@pytest.mark.soak
@pytest.mark.parametrize("hand", [by_mouse, by_keys])
@pytest.mark.parametrize(("game", "players"), [("octorage", "human,easy,easy"), ("rarrr", "human,easy")])
def test_a_card_match_is_played_to_its_end(tmp_path, game, players, hand):
    settings = {"tips": False, "pace": "fast"}
    with at_the_window(tmp_path, "--game", game, "--players", players, "--seed", "4", **settings) as person:
        questions = 0
        while (state := next_question(person))["mode"] != "score":
            questions += 1
            asked = (state["ask"], state["entered"])
            hand(person, state)
            person.see(lambda state, asked=asked: (state["ask"], state["entered"]) != asked, "the answer taken")
        assert questions > 5
        assert re.search(r" wins?", state["prompt"])
