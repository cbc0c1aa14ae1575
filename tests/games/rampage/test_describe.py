"""Descriptions of events."""

from dataclasses import replace

from tests.kit.rampage import city, situation

from meeple_city.border import Outcome
from meeple_city.games.rampage import events
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.runaway import EFFECTS
from meeple_city.words.catalogue import load_words

LINES = {
    events.FirstPlayerDrawn("red"): "Red goes first",
    events.TurnStarted("red", 2): "Turn 7: Red has 2 actions",
    events.MonsterAwoke("red"): "",
    events.ActorChosen("green"): "Green takes over",
    events.CardBought("red", ("floor:1", "floor:2")): "Red pays 2 floors for a card",
    events.CardRejected("red", "softie"): "",
    events.ActionTaken("red", "move", "move"): "Red moves",
    events.ActionTaken("red", "demolish Bakery", "demolish"): "Red drops on the Bakery",
    events.ActionTaken("red", "toss vehicle:blue", "toss"): "Red tosses the blue vehicle",
    events.ActionTaken("red", "breathe", "breathe"): "Red breathes",
    events.ActionTaken("red", "breathe green", "breathe"): "Red breathes from the head of Green's monster",
    events.ActionTaken("red", "smash green", "demolish"): "Red drops on Green's monster",
    events.ActionTaken("red", "kick", "toss"): "Red kicks",
    events.ActionTaken("red", "catch green", "toss"): "Red throws Green's monster",
    events.ActionTaken("red", "turn_up", ""): "Red uses an action to stand right side up",
    events.ActionEnded("red", "move"): "",
    events.ActionsAdded("red", 2, "unleashed"): "Red has 2 more actions this turn",
    events.ActionsDeclined("red"): "Red ends the turn early",
    events.TeethBroken("green", "red", 1, 1, "rumble"): "Red breaks one of Green's teeth",
    events.TeethLost("red", 1, 1, "missed"): "Red loses a tooth: the drop missed",
    events.TeethBroken("green", "red", 2, 2, "rumble"): "Red breaks 2 of Green's teeth",
    events.TeethBroken("green", "red", 1, 0, "rumble"): "",
    events.TeethLost("red", 2, 2, "line 3"): "Red loses 2 teeth: the third runaway line is full",
    events.TeethLost("red", 1, 0, "missed"): "",
    events.DecksShuffled((), (), ()): "",
    events.CardGained("red", "softie"): (
        "Red has Softie: Every tooth token left in your mouth at the end is worth 3 points. "
        "The two printed teeth do not count."
    ),
    events.CardGained("red", "unleashed"): "Red has a secret superpower",
    events.SuperpowerPlayed("red", "unleashed"): "Red plays Unleashed!: Take two more actions this turn.",
    events.CardDiscarded("red", "softie", "blue"): "Red discards Softie",
    events.MarkPlaced("red", "paralyzed"): "Red cannot move in the next turn",
    events.MarkRemoved("red", "paralyzed"): "",
    events.MeepleCaught("red", "meeple:1"): "A businessman is caught by Red",
    events.MeepleMoved("red", "meeple:1", "Mills"): "A businessman is put in the Mills",
    events.MeepleStolen("red", "green", "meeple:1"): "Red steals a meeple from Green",
    events.RunawayCancelled("red", "line 3"): "Red is too cute to be punished",
    events.CharacterImitated("red", "softie"): "Red imitates Softie",
    events.Foretold("red", "green"): "Red has foretold who has eaten the most",
    events.BuildingClimbed("red", "Bakery"): "Red climbs the Bakery",
    events.PawsStretched("red", "Mills"): "Red stretches across the Mills",
    events.MonsterFinished("red"): "",
    events.PlayEnded("last_floor", ""): "",
    events.ScoringBegan(): "",
    events.ToothOwed("red", "missed", True): "Red has no tooth left and pays with meeples: the drop missed",
    events.ToothOwed("red", "rumble", False): "Red has neither teeth nor meeples left to pay with: knocked over",
    events.PawsReturned("red", "start:blue"): "Red comes back on the blue starting area",
    events.MonsterMoved("red"): "Red's monster is moved to the nearest spot with room for it",
    events.MonsterRelocated("red", "green"): "Green moves Red's monster elsewhere",
    events.VehicleReturned("vehicle:blue"): "The blue vehicle goes back on the board",
    events.MeeplePaid("red", "meeple:1", ""): "Red puts a businessman back in the box",
    events.Rumbled("body:green", False): "Green's monster has fallen",
    events.Rumbled("body:green", True): "Green's monster was knocked over by hand: no tooth for that",
    events.MeepleRanAway("red", "meeple:2"): "A pensioner runs away!",
    events.FloorGobbled("red", "floor:1"): "Red gobbles a floor of the Bakery",
    events.FloorBoxed("floor:1", "clumsy"): "A floor of the Bakery goes back in the box: a clumsy hand",
    events.MeepleEaten("red", "meeple:3"): "Red eats a blonde",
    events.RunawaySuffered("red", "line 3"): "The third runaway line is full: two teeth are lost",
    events.ActionsGranted("green", 1): "Green gets 1 extra action next turn",
    events.LastFloorGone("red"): "The last floor is gone: last turns for Green",
    events.StomachOpened("green"): "",
    events.StomachClosed("green"): "",
    events.TurnEnded("red"): "",
    events.MatchEnded("last_floor"): "The match is over: the last floor is gone",
}


def said(state, event, seat=None):
    told = Rampage().describe(state, event, seat)
    return load_words().within(city()).say(told) if told else ""


def test_every_kind_of_event_has_a_description():
    state = replace(situation("red", "green").state, last_turns=("green",))
    assert {event: said(state, event) for event in LINES} == LINES
    assert said(state, events.TableChanged(Outcome())) == ""


def test_journalists_take_a_card_only_from_those_who_have_one():
    state, journalists = situation("red", "green", options={"side": "B"}).state, events.RunawaySuffered("red", "blue")
    assert said(state, journalists) == "Bad press: a tooth is lost"
    dealt = replace(state, monsters={**state.monsters, "red": replace(state.monsters["red"], characters=("softie",))})
    assert said(dealt, journalists) == "Bad press: a tooth and a card are lost"


def test_every_kind_of_event_is_covered_here():
    kinds = {cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, events.Event)}
    assert kinds == {type(event) for event in LINES} | {events.TableChanged, events.Event}


def test_every_effect_every_cause_and_every_colour_has_words():
    words = load_words()
    for effect in EFFECTS:
        assert words.knows(f"names.runaway.{effect}")
        assert words.knows(f"names.cause.{effect}") or effect == "line 6"
    for cause in ("clumsy", "missed", "rumble", "out_of_city", "meeples_on_it"):
        assert words.knows(f"names.cause.{cause}")
    for colour in set(city().meeples.values()):
        assert words.knows(f"names.meeple.{colour}")
