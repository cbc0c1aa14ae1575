"""Unstable Mutation: three Powers at once, and as many discarded at the end of the turn."""

from dataclasses import replace

from tests.kit.rampage import left, of_colour, paws_in, situation

from meeple_city.games.rampage.events import CardDiscarded, CardGained, MarkPlaced, MeepleMoved
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Decks

MUTATE = "play unstable_mutation"


def mutant(*deck: str, own=("star_dancer",), more=(), table=(), **options):
    """Red has Unstable Mutation and a Power; these Powers come next."""
    cards = {"red": ("unstable_mutation", *own, *more), "green": ()}
    return situation("red", "green", cards=cards, table=table, decks=Decks(powers=deck), **options)


def end_turn(game):
    """Red does nothing more."""
    game.stops()
    while game.ask.options[-1] == "done" or game.ask.kind == "end_of_turn":
        game.answers("done")
    return game


def test_three_powers_are_drawn_and_as_many_of_ones_choice_discarded():
    deck = ("boxer", "climber", "siren", "jumper")
    game = mutant(*deck).answers(MUTATE)
    assert game.of(CardGained) == [CardGained("red", power) for power in deck[:3]]
    assert game.state.decks.powers == ("jumper",)
    assert game.state.team_of("red").powers == ("star_dancer", "boxer", "climber", "siren")
    end_turn(game)
    game.waits_for("red", "discard_power", "star_dancer", "boxer", "climber", "siren")
    game.answers("star_dancer", "climber", "siren")
    assert [event.card for event in game.of(CardDiscarded)] == ["star_dancer", "climber", "siren"]
    assert {event.cause for event in game.of(CardDiscarded)} == {"unstable_mutation"}
    assert game.state.team_of("red").powers == ("boxer",)
    assert game.state.monsters["red"].marks == ()
    game.waits_for("green", "action")


def test_the_powers_work_at_once():
    game = mutant("boxer", own=()).answers(MUTATE)
    assert game.play.number_of("rumble", 1, "red") == 1
    game.play.state = replace(game.state, action="move")
    assert game.play.number_of("rumble", 1, "red") == 2
    game.waits_for("red", "action")


def test_with_fewer_left_those_are_drawn_and_as_many_discarded():
    game = mutant("boxer").answers(MUTATE)
    assert game.of(MarkPlaced) == [MarkPlaced("red", "mutated")]
    end_turn(game).answers("boxer")
    assert game.state.team_of("red").powers == ("star_dancer",)
    game.waits_for("green", "action")


def test_with_none_left_it_cannot_be_played():
    game = mutant()
    assert MUTATE not in game.ask.options
    game.waits_for("red", "action")


def test_after_the_last_action_it_may_still_change_the_meal():
    game = mutant("boxer").stops()
    game.waits_for("red", "neighborhood", MUTATE, "done")
    game.answers(MUTATE)
    game.waits_for("red", "discard_power", "star_dancer", "boxer")


def test_if_journalists_took_powers_meanwhile_there_may_be_none_left_to_discard():
    blue = of_colour("blue", 4, 11)
    game = mutant("boxer", own=(), options={"side": "B"}).answers(MUTATE).does("breathe", left(*blue))
    game.waits_for("red", "discard_card", "boxer")
    game.answers("boxer").stops()
    assert game.of(CardDiscarded) == [CardDiscarded("red", "boxer", "blue")]
    assert game.state.monsters["red"].marks == ()
    game.waits_for("green", "action")


def test_what_was_drawn_is_introduced_to_all():
    game = mutant("boxer").answers(MUTATE)
    told = Rampage().describe(game.state, game.of(CardGained)[0], "green")
    assert told.args["card"] == "boxer"
    assert Rampage().describe(game.state, game.of(MarkPlaced)[0], "green") is None
    game.waits_for("red", "action")


def test_jumper_and_vacuum_work_in_the_turn_they_are_drawn():
    game = mutant("jumper", "vacuum", own=(), table=(paws_in("red", "Mills"),)).answers(MUTATE, "move")
    assert "jump" in game.ask.options
    game.answers("back").does("breathe", left("meeple:90"))
    assert game.of(MeepleMoved) == [MeepleMoved("red", "meeple:90", "Mills")]
    assert game.state.runaway == ()
    end_turn(game).answers("jumper")
    assert game.state.team_of("red").powers == ()
    game.waits_for("green", "action")


def test_in_a_team_it_works_for_both_until_the_turn_of_its_owner_ends():
    seats, deck = ("red", "yellow", "green", "blue"), ("boxer", "climber", "siren")
    cards, decks = {"green": ("unstable_mutation",)}, Decks(powers=deck)
    game = situation(*seats, cards=cards, decks=decks, options={"teams": "2x2"}).answers("green", MUTATE, "red")
    assert game.state.team_of("red").powers == deck
    assert "climb" in game.answers("move").ask.options
    game.answers("back", "stop")
    game.waits_for("green", "discard_power", *deck)  # at the end of Green's turn, not of Red's
    game.answers("boxer", "climber")
    assert game.state.team_of("green").powers == ()
    game.waits_for("yellow", "actor")
