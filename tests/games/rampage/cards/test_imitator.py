"""Imitator: at the end, scores as another Monster's Character."""

from tests.kit.characters import last_questions
from tests.kit.rampage import city, left, runaway_meeples, situation

from meeple_city.games.rampage.events import CharacterImitated
from meeple_city.games.rampage.game import Rampage


def test_it_chooses_among_the_characters_of_the_others():
    game = last_questions(red=("brawler",), yellow=("imitator",), green=("softie",))
    game.waits_for("yellow", "imitate", "softie", "brawler")
    game.answers("softie")
    assert game.of(CharacterImitated) == [CharacterImitated("yellow", "softie")]
    game.is_over("max_turns")
    scores = {score.seat: score.parts["character"] for score in Rampage().result(game.state).scores}
    assert scores == {"red": 0, "yellow": 12, "green": 12}


def test_it_cannot_imitate_an_imitator_and_alone_it_scores_nothing():
    game = last_questions(red=("imitator",), green=())
    game.is_over("max_turns")
    assert Rampage().result(game.state).scores[0].parts["character"] == 0


def test_a_single_choice_is_made_without_asking():
    game = last_questions(red=("imitator",), green=("softie",))
    assert game.of(CharacterImitated) == [CharacterImitated("red", "softie")]
    game.is_over("max_turns")


def test_a_discarded_character_cannot_be_imitated():
    runaway = tuple(m for m, colour in city().meeples.items() if colour == "blue")[:3]
    blue = tuple(m for m, colour in city().meeples.items() if colour == "blue")[3]
    game = situation(
        "red",
        "green",
        cards={"red": ("softie",), "green": ("imitator",)},
        runaway=runaway,
        options={"side": "B"},
        turn=198,
    )
    game.does("breathe", left(blue)).answers("softie").stops().stops()
    assert game.of(CharacterImitated) == []
    game.is_over("max_turns")


def test_as_seer_it_guesses_for_itself():
    game = last_questions(red=("imitator",), green=("seer",))
    game.waits_for("green", "foretell")
    game.answers("green")
    game.waits_for("red", "foretell", "red", "green")
    game.answers("red")
    monsters = game.state.monsters
    assert (monsters["red"].foretold, monsters["green"].foretold) == ("red", "green")
    game.is_over("max_turns")
    assert [score.parts["character"] for score in Rampage().result(game.state).scores] == [7, 7]


def test_the_sixth_line_does_not_spare_the_question():
    cards = {"red": ("imitator",), "green": ("softie", "seer")}
    game = situation("red", "green", cards=cards, runaway=runaway_meeples(29)).does("breathe", left("meeple:90"))
    game.waits_for("red", "imitate", "softie", "seer")
    game.answers("softie")
    game.waits_for("green", "foretell")
    game.answers("red")
    game.is_over("runaway")
