"""Too Cute: one effect of the Runaway board does not happen."""

import pytest
from tests.kit.rampage import left, of_colour, runaway_meeples, situation

from meeple_city.games.rampage.events import (
    ActionsGranted,
    MeeplePaid,
    MonsterRelocated,
    RunawayCancelled,
    RunawaySuffered,
    SuperpowerPlayed,
    TeethLost,
)
from meeple_city.games.rampage.runaway import EFFECTS

CUTE = "too_cute"
LINES = [effect for effect in EFFECTS if effect.startswith("line")]
COLOURS = [effect for effect in EFFECTS if not effect.startswith("line")]


def struck(effect: str, cards=("too_cute",), **more):
    """Red fills a line or a zone."""
    held = {"red": cards, "green": ("hobo",)}
    if effect.startswith("line"):
        filled = runaway_meeples(5 * int(effect[-1]) - 1)
        return situation("red", "green", cards=held, runaway=filled, **more).does("breathe", left("meeple:90"))
    filled, last = of_colour(effect, 3), of_colour(effect, 1, 14)
    game = situation("red", "green", cards=held, runaway=filled, options={"side": "B"}, **more)
    return game.does("breathe", left(*last))


@pytest.mark.parametrize("effect", [*LINES[:-1], *COLOURS])
def test_any_effect_can_be_cancelled_as_a_whole(effect):
    game = struck(effect, stomachs={"red": of_colour("gray", 5)})
    game.waits_for("red", "interrupt_too_cute", "pass", CUTE)
    assert game.ask.about == {"effect": effect}
    game.answers(CUTE)
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("red", CUTE)]
    assert game.of(RunawayCancelled) == [RunawayCancelled("red", effect)]
    assert game.of(RunawaySuffered, TeethLost, ActionsGranted, MonsterRelocated, MeeplePaid) == []
    assert game.state.due == ()
    game.waits_for("red", "action")


def test_the_last_line_cannot_be_cancelled():
    game = struck("line 6")
    assert game.state.culprit == "red"
    game.is_over("runaway")


@pytest.mark.parametrize("effect", ["line 3", "green"])
def test_it_need_not_be_used(effect):
    game = struck(effect).answers("pass")
    assert game.of(TeethLost) == [TeethLost("red", 2, 2, effect)]
    assert game.state.monsters["red"].superpowers == (CUTE,)
    game.waits_for("red", "action")


def test_a_full_zone_empties_all_the_same():
    game = struck("green").answers(CUTE)
    assert game.state.runaway == ()
    assert len(game.state.box.meeples) == 4
    game.waits_for("red", "action")


def test_a_full_line_stays_full():
    game = struck("line 3").answers(CUTE)
    assert len(game.state.runaway) == 15
    game.waits_for("red", "action")


def test_two_effects_at_once_are_asked_about_one_by_one():
    cards = {"red": (CUTE,), "green": ()}
    game = situation("red", "green", cards=cards, runaway=runaway_meeples(9))
    game.does("breathe", left(*(f"meeple:{number}" for number in range(85, 91))))
    assert game.ask.about == {"effect": "line 2"}
    game.answers("pass")
    assert game.ask.about == {"effect": "line 3"}
    game.answers(CUTE)
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "line 2")]
    game.waits_for("red", "action")


def test_others_are_not_asked():
    held = {"red": (), "green": (CUTE,)}
    game = situation("red", "green", cards=held, runaway=runaway_meeples(14)).does("breathe", left("meeple:90"))
    assert game.of(TeethLost) == [TeethLost("red", 2, 2, "line 3")]
    game.waits_for("red", "action")


def test_with_two_boxes_it_can_be_done_twice():
    held = {"red": (CUTE, CUTE), "green": ()}
    game = situation(
        "red", "green", cards=held, runaway=runaway_meeples(29), two_boxes=True
    ).does("breathe", left("meeple:90"))  # fmt: skip
    game.answers(CUTE)
    assert game.state.monsters["red"].superpowers == (CUTE,)
    assert game.of(TeethLost) == []
    game.waits_for("red", "action")


def test_journalists_may_take_it_and_then_nobody_is_asked_any_more():
    game = struck("blue").answers("pass")
    game.waits_for("red", "discard_card", CUTE)
    game.answers(CUTE)
    assert game.state.decks.discarded == (CUTE,)
    game.does("breathe", left(*of_colour("green", 4)))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "blue"), TeethLost("red", 2, 2, "green")]
    game.waits_for("green", "action")
