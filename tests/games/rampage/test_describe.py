"""What happens, in words."""

from dataclasses import replace

from tests.kit.rampage import city, situation

from meeple_city.border import Outcome
from meeple_city.games.rampage import events
from meeple_city.games.rampage.describe import EFFECTS as TOLD
from meeple_city.games.rampage.describe import PEOPLE
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.runaway import EFFECTS

LINES = {
    events.FirstPlayerDrawn("red"): "red begins",
    events.TurnStarted("red", 2): "turn 7: red, 2 actions",
    events.ActionTaken("red", "move"): "red: move",
    events.ActionsDeclined("red"): "red declines the rest",
    events.ToothBroken("green", "red"): "red breaks a tooth of green",
    events.ToothLost("red", "missed"): "red loses a tooth: missed",
    events.MeeplePaid("red", "meeple:1", ""): "red pays a Businessman to the box",
    events.Rumbled("body:green", False): "body:green has fallen",
    events.Rumbled("body:green", True): "body:green has fallen, by a clumsy hand: no Rumble",
    events.MeepleRanAway("red", "meeple:2"): "meeple:2, an Old Folk, runs away: out of touch with the board",
    events.FloorGobbled("red", "floor:1"): "red gobbles floor:1: nothing was on it",
    events.FloorBoxed("floor:1", "clumsy"): "floor:1 goes to the box: clumsy",
    events.MeepleEaten("red", "meeple:3"): "red eats meeple:3, a Blonde",
    events.RunawaySuffered("red", "line 3"): "line 3 is full: two teeth lost",
    events.ActionsGranted("green", 1): "green has 1 action more next turn",
    events.LastFloorGone("red"): "no Floor is left in the City: last turns for green",
    events.TurnEnded("red"): "",
    events.MatchEnded("last_floor", ""): "the match is over: last floor",
}


def test_every_kind_of_event_is_told_in_its_own_words():
    state = replace(situation("red", "green").state, last_turns=("green",))
    for event, line in LINES.items():
        assert Rampage().tell(state, event, None) == line
    assert Rampage().tell(state, events.TableChanged(Outcome()), None) == ""


def test_no_kind_of_event_is_forgotten_here():
    kinds = {cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, events.Event)}
    assert kinds == {type(event) for event in LINES} | {events.TableChanged, events.Event}


def test_a_fall_is_told_with_the_reason_the_table_gave():
    state = situation("red", "green").state
    state = replace(state, table=replace(state.table, why={"fallen body:green": "88 degrees from upright"}))
    told = Rampage().tell(state, events.Rumbled("body:green", False), "red")
    assert told == "body:green has fallen (88 degrees from upright)"


def test_every_effect_and_every_colour_has_words():
    assert set(TOLD) == set(EFFECTS)
    assert set(PEOPLE) == set(city().meeples.values())
