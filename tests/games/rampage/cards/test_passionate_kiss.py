"""Passionate Kiss: two Meeples of one's choice from a Stomach nearby."""

from tests.kit.rampage import of_colour, paws_in, situation

from meeple_city.border import message
from meeple_city.games.rampage.events import MeepleStolen
from meeple_city.games.rampage.game import Rampage

KISS = "play passionate_kiss"
HERE = (paws_in("green", "Mills"), paws_in("yellow", "Mills", "Docks"))
MIXED = (*of_colour("blue", 2), *of_colour("red", 1))


def kisser(*table, stomachs=None, **more):
    cards = {"red": ("passionate_kiss",)}
    stomachs = {"green": MIXED} if stomachs is None else stomachs
    return situation("red", "green", "yellow", table=table or HERE, cards=cards, stomachs=stomachs, **more)


def test_two_meeples_of_ones_choice_change_stomachs():
    game = kisser().answers(KISS)
    game.waits_for("red", "kiss_meeple", "blue", "red")
    assert game.ask.about == {"seat": "green"}
    game.answers("red")
    game.waits_for("red", "kiss_meeple", "blue")  # asked although there is one colour only
    game.answers("blue")
    assert game.of(MeepleStolen) == [MeepleStolen("red", "green", MIXED[2]), MeepleStolen("red", "green", MIXED[0])]
    assert game.state.monsters["red"].meeples == (MIXED[2], MIXED[0])
    assert game.state.monsters["green"].meeples == (MIXED[1],)
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_with_several_monsters_nearby_one_is_chosen():
    game = kisser(stomachs={"green": MIXED, "yellow": of_colour("gray", 2)}).answers(KISS)
    game.waits_for("red", "kiss", "kiss green", "kiss yellow")
    game.answers("kiss yellow", "gray", "gray")
    assert game.state.monsters["yellow"].meeples == ()
    assert game.state.monsters["green"].meeples == MIXED
    game.waits_for("red", "action")


def test_a_stomach_with_one_meeple_gives_one():
    game = kisser(stomachs={"green": MIXED[:1]}).answers(KISS, "blue")
    assert game.state.monsters["red"].meeples == MIXED[:1]
    game.waits_for("red", "action")


def test_who_is_elsewhere_or_has_eaten_nothing_cannot_be_kissed():
    for game in (kisser(paws_in("green", "Park")), kisser(stomachs={}), kisser(stomachs={"red": MIXED})):
        assert KISS not in game.ask.options
        game.waits_for("red", "action")


def test_on_a_sidewalk_nobody_is_near():
    game = kisser(paws_in("red", "Bakery sidewalk"), paws_in("green", "Bakery sidewalk"))
    assert KISS not in game.ask.options
    game.waits_for("red", "action")


def test_only_the_two_know_what_was_taken_and_only_the_kisser_sees_the_colours():
    game = kisser().answers(KISS)
    assert "kiss_meeple" not in Rampage().public_questions
    game.answers("red", "blue")
    event = game.of(MeepleStolen)[0]
    hidden = message("rampage.event.meeple_stolen_hidden", seat="red", victim="green")
    assert Rampage().describe(game.state, event, "yellow") == hidden
    assert Rampage().view(game.state, "red").monsters["green"].stomach is None
    game.waits_for("red", "action")


def test_the_kisser_sees_that_stomach_until_the_kiss_is_over_and_nobody_else_does():
    game = kisser().answers(KISS)
    for meeples in (MIXED, MIXED[:2]):
        seen = {seat: Rampage().view(game.state, seat).monsters["green"].stomach for seat in ("red", "yellow", None)}
        assert (seen["red"].meeples, seen["yellow"], seen[None]) == (meeples, None, None)
        assert Rampage().view(game.state, "red").monsters["yellow"].stomach is None
        game.answers(game.ask.options[-1])
    assert Rampage().view(game.state, "red").monsters["green"].stomach is None
    game.waits_for("red", "action")


def test_with_open_stomachs_everybody_knows():
    game = kisser(options={"open_stomachs": "on"}).answers(KISS, "red", "blue")
    event = game.of(MeepleStolen)[0]
    known = message("rampage.event.meeple_stolen", seat="red", meeple=MIXED[2], victim="green")
    assert Rampage().describe(game.state, event, None) == known
    game.waits_for("red", "action")
