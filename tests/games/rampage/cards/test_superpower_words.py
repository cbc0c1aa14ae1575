"""What players read about Superpowers."""

import pytest
from tests.kit.rampage import city, felled, of_colour, on_ruin, paws_in, put, runaway_meeples, situation

from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.cards.in_play import CARDS
from meeple_city.games.rampage.cards.superpowers import SUPERPOWERS
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Decks
from meeple_city.words.catalogue import load_words
from meeple_city.words.questions import option, prompt

NEAR = (paws_in("green", "Mills"), paws_in("yellow", "Park"), put("meeple:90", "Park"), on_ruin("Bakery", "meeple:89"))
EATEN = {"green": (*of_colour("blue", 2), *of_colour("red", 2)), "yellow": of_colour("gray", 2)}


def asked(card: str, *answers: str):
    """What Red is asked after these answers, and the buttons."""
    game = situation(
        *("red", "green", "yellow"), table=NEAR, stomachs=EATEN, runaway=runaway_meeples(3),
        cards={"red": (card, "boxer", "star_dancer")}, decks=Decks(powers=("boxer",)),
    ).answers(*answers)  # fmt: skip
    view, words = Rampage().view(game.state, "red"), load_words().within(city())
    return prompt(words, game.ask, view), [option(words, game.ask, text, view) for text in game.ask.options]


@pytest.mark.parametrize(
    ("card", "answers", "question", "buttons"),
    [
        ("catcher", (), "choose an action (2 left)", {"Throw Green's monster"}),
        ("catcher", ("catch green",), "flick Green's monster off your head", {"Back"}),
        ("earthquake", ("play earthquake",), "choose where the meeples of the Bakery flee to", {"Docks", "Mills"}),
        ("hobo", ("play hobo",), "choose a stomach to take a meeple from (3 left)", {"Take one from Green"}),
        ("hobo", (), "choose an action (2 left)", {"Play Hobo"}),
        ("passionate_kiss", ("play passionate_kiss",), "choose a meeple from Green's stomach", {"A hero"}),
        ("scavenger", ("stop",), "there is nobody to eat here", {"Scavenge in the Park"}),
        ("terminator", ("play terminator",), "choose which way Green's monster falls", {"To the north-east"}),
        ("ultra_bright_smile", ("stop",), "there is nobody to eat here", {"Smile at the runaway board"}),
        ("ultra_bright_smile", ("stop", "smile"), "eat a meeple from the runaway board, or finish", {"Finish eating"}),
        ("unstable_mutation", ("play unstable_mutation", "stop"), "choose a power to discard", {"Star Dancer"}),
    ],
)
def test_questions_and_buttons_are_plain_english(card, answers, question, buttons):
    asks, has = asked(card, *answers)
    assert asks == f"Red: {question}"
    assert buttons - set(has) == set()


def test_every_superpower_has_a_name_and_a_text_of_its_own():
    words = load_words()
    texts = {words.name("card_text", card) for card in names_of("superpower")}
    assert len(texts) == len(names_of("superpower")) == 16
    assert all(text.endswith(".") for text in texts)
    assert (
        {card.name for card in SUPERPOWERS} == set(names_of("superpower")) == set(names_of("superpower")) & set(CARDS)
    )


def test_every_mark_that_is_told_has_words():
    cards = {"red": ("who_cut_the_cheese", "paralyzing_gaze", "invisibility", "really_hungry"), "green": ()}
    game = situation("red", "green", cards=cards).answers("play who_cut_the_cheese", "play paralyzing_gaze").stops()
    game.answers("play really_hungry", "done", "play invisibility")
    words = load_words().within(city())
    told = [Rampage().describe(game.state, event, None) for event in game.events]
    said = [words.say(line) for line in told if line]
    assert "Green is standing on its head" in said
    assert "Red vanishes into thin air" in said
    assert "Green uses an action to stand right side up" in said
    assert sum("Really Hungry" in line for line in said) == 1


def test_a_kiss_among_several_names_the_monsters():
    table = (paws_in("green", "Mills"), paws_in("yellow", "Mills"))
    game = situation("red", "green", "yellow", table=table, stomachs=EATEN, cards={"red": ("passionate_kiss",)})
    game.answers("play passionate_kiss")
    view, words = Rampage().view(game.state, "red"), load_words().within(city())
    assert prompt(words, game.ask, view) == "Red: choose who gets the kiss"
    assert [option(words, game.ask, text, view) for text in game.ask.options] == ["Kiss Green", "Kiss Yellow"]


def test_every_cause_of_a_broken_tooth_has_words():
    game = situation("red", "green", table=(paws_in("green", "Mills"),), cards={"red": ("terminator",), "green": ()})
    game.does("breathe", felled("body:red"))
    for card in ("catcher", "terminator", "teeth_protector"):
        assert load_words().knows(f"names.cause.{card}")
    game.waits_for("red", "action")
