"""R13: teams."""

from dataclasses import replace

import pytest
from tests.kit.characters import monster
from tests.kit.rampage import (
    bare,
    city,
    felled,
    gone,
    left,
    new_match,
    of_colour,
    on_ruin,
    opening,
    put,
    put_all,
    rule,
    runaway_meeples,
    situation,
)

from meeple_city.border import Place, PutBack, message
from meeple_city.errors import BadInput
from meeple_city.games.rampage.describe import describe
from meeple_city.games.rampage.events import (
    ActionsAdded,
    ActionsGranted,
    CardGained,
    LastFloorGone,
    MeeplePaid,
    MeepleStolen,
    MonsterFinished,
    MonsterRelocated,
    PawsReturned,
    RunawayCancelled,
    TeethBroken,
    TurnEnded,
    TurnStarted,
)
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Decks

SEATS = ("red", "yellow", "green", "blue")
TEAMS = {"teams": "2x2"}


def team_match(**more):
    """Red and Green against Yellow and Blue, at the beginning of a turn of Red and Green."""
    return situation(*SEATS, options={**TEAMS, **more.pop("options", {})}, **more)


def result(edition="en", **monsters):
    state = replace(opening(*SEATS, teams="2x2", edition=edition), monsters=monsters)
    return Rampage().standing(state, "last_floor")


@rule("R13.1")
def test_a_team_has_its_turn_together_and_seats_alternate():
    game = team_match()
    assert [team.seats for team in game.state.teams] == [("red", "green"), ("yellow", "blue")]
    for _ in range(3):
        game.waits_for("red", "actor", "red", "green")
        game.answers("green").does("breathe")
    game.waits_for("yellow", "actor", "yellow", "blue")
    assert game.of(TurnStarted, TurnEnded) == [TurnStarted("red", 3), TurnEnded("red"), TurnStarted("yellow", 3)]


@rule("R13.1")
def test_all_of_a_team_start_and_all_eat_in_the_order_of_their_seats():
    food = of_colour("red", 1, 12), of_colour("blue", 1, 12)
    game = team_match(
        table=[felled("body:red"), felled("body:green"), put_all(food[0], "Mills"), put_all(food[1], "Heights")]
    )
    assert game.state.table.fallen_bodies == ()
    game.answers("red").stops()
    game.waits_for("red", "eat", *food[0], "done")
    game.answers(*food[0])
    game.waits_for("green", "eat", *food[1], "done")
    game.answers(*food[1])
    game.waits_for("yellow", "actor")


@rule("R13.1")
def test_impossible_teams_are_refused_with_what_is_possible():
    for seats, teams, allowed in ((3, "2x2", "off"), (4, "2x4", "off, 2x2"), (2, "2x2", "off")):
        with pytest.raises(BadInput, match=f"teams={teams} is not possible for {seats} players; allowed: {allowed}$"):
            opening(*SEATS[:seats], teams=teams)
    eight = tuple("abcdefgh")
    with pytest.raises(BadInput, match=r"teams=off is not possible for 8 players; allowed: 2x4, 4x2$"):
        Rampage().opening(eight, {}, 0, replace(city(), monsters=eight))


@rule("R13.2")
def test_a_team_has_one_action_more_than_members_and_decides_who_takes_each():
    game = team_match()
    assert game.state.actions_left == 3
    game.answers("red").does("breathe").answers("green").does("breathe").answers("red").does("breathe")
    game.waits_for("yellow", "actor")


@rule("R13.2")
def test_whoever_declines_declines_for_the_team():
    team_match().answers("green").stops().waits_for("yellow", "actor")


@rule("R13.3")
def test_a_monster_knocked_over_by_its_own_team_stops_acting_but_eats():
    food = of_colour("blue", 1, 12)
    game = team_match(table=[put_all(food, "Heights")]).answers("red").does("move", felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")
    game.stops()
    game.waits_for("green", "eat", *food, "done")


@rule("R13.3")
def test_it_lies_where_it_is_until_the_next_turn_of_the_team():
    food = of_colour("blue", 1, 12)
    game = team_match(table=[put_all(food, "Heights")]).answers("red").does("move", felled("body:green")).stops()
    game.answers(*food)
    assert game.state.table.fallen_bodies == ("body:green",)
    game.waits_for("yellow", "actor")
    game.answers("yellow").does("breathe").answers("yellow").stops()
    assert game.state.table.fallen_bodies == ()
    game.waits_for("red", "actor", "red", "green")


@rule("R13.3")
def test_a_card_played_at_the_meal_does_not_bring_it_back_into_action():
    game = team_match(cards={"green": ("unleashed",)}).answers("red").does("move", felled("body:green")).stops()
    game.answers("play unleashed")
    assert (game.state.table.fallen_bodies, game.state.actions_left) == (("body:green",), 2)
    game.waits_for("red", "action")


@rule("R13.3")
def test_if_all_of_a_team_were_knocked_over_nobody_acts():
    food = of_colour("blue", 2, 12)
    game = team_match(cards={"green": ("unleashed", "earthquake")}, table=[on_ruin("Bakery", *food[:1])])
    game.answers("red").does("move", felled("body:green")).stops()
    game.when(Place(food[0], within="Docks", search_mm=400), felled("body:red"))
    game.answers("play earthquake", "Docks", "play unleashed")
    assert game.of(TeethBroken)[-1] == TeethBroken("red", "green", 1, 1, "rumble")
    assert game.of(ActionsAdded) == [ActionsAdded("green", 2, "unleashed")]
    game.waits_for("yellow", "actor")


@rule("R13.3")
def test_whoever_was_knocked_over_before_its_own_start_of_the_turn_is_up_again():
    game = situation(*SEATS, table=[felled("body:red")], options=TEAMS, works=False)
    game.when(PutBack("body:red", "paws:red", None, 400), felled("body:green")).works()
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    assert game.state.table.fallen_bodies == ()
    game.waits_for("red", "actor", "red", "green")


@rule("R13.3")
def test_a_teammate_that_was_only_pushed_away_is_put_back_before_it_acts():
    game = team_match().answers("red").does("breathe", put("body:green", "Park"), left("paws:green"))
    game.waits_for("red", "actor", "red", "green")
    game.answers("green")
    assert game.of(PawsReturned) == [PawsReturned("green", "start:green")]
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    assert game.state.monsters["green"].teeth == 4
    game.waits_for("green", "action")


@rule("R13.4")
def test_a_team_is_dealt_one_power_and_each_member_a_character_and_a_superpower():
    game = new_match(*SEATS, cards="on", teams="2x2", seed=4)
    assert [len(team.powers) for team in game.state.teams] == [1, 1]
    for seat in SEATS:
        held = game.state.monsters[seat]
        assert (len(held.characters), len(held.superpowers)) == (1, 1)
    assert [event.seat for event in game.of(CardGained) if event.card in game.state.teams[0].powers] == ["red"]


@rule("R13.4")
def test_the_power_works_for_every_member():
    for actor in ("red", "green"):
        game = team_match(cards={"red": ("boxer",)}).answers(actor).does("move", felled("body:blue"))
        assert game.state.monsters["blue"].teeth == 2
        game.waits_for("red", "actor", "red", "green")


@rule("R13.5")
def test_the_weakest_member_counts():
    red, green = monster(floors=19, broken=11), monster(floors=10, broken=12, first=0)
    yellow, blue = monster(broken=12), monster(floors=9, broken=20)
    told = result(red=red, yellow=yellow, green=green, blue=blue)
    assert [row.total for row in told.scores] == [41, 24, 34, 49]
    assert [(team.seats, team.total) for team in told.teams] == [(("red", "green"), 34), (("yellow", "blue"), 24)]
    assert told.winners == ("red", "green")
    assert told.teams[0].why == (message("rampage.score.team", seats=("green",), points=34),)


@rule("R13.5")
def test_in_the_french_edition_teeth_do_not_count_for_teams_but_brawlers_do():
    brawler = replace(monster(broken=5), characters=("brawler",))
    told = result("fr", red=monster(broken=9), yellow=brawler, green=monster(floors=3), blue=monster(floors=20))
    assert [team.total for team in told.teams] == [0, 20]
    assert told.winners == ("yellow", "blue")


@rule("R13.5")
def test_a_tie_is_decided_by_the_meeples_of_the_team():
    told = result(red=monster(red=2), yellow=monster(blue=3), green=monster(green=2), blue=monster())
    assert told.winners == ("red", "green")
    assert message("rampage.score.tie_won", meeples=4) in told.scores[0].why
    assert message("rampage.score.tie_lost", meeples=3) in told.scores[3].why
    shared = result(red=monster(red=2), yellow=monster(blue=3), green=monster(), blue=monster(blue=1, first=5))
    assert shared.winners == ("yellow", "blue")


@rule("R13.6")
def test_the_next_player_is_the_nearest_of_the_next_team_and_extra_actions_go_to_teams():
    game = team_match(runaway=runaway_meeples(4)).answers("green").does("breathe", left("meeple:90"))
    game.waits_for("blue", "relocate")
    game.shoots()
    assert game.of(MonsterRelocated) == [MonsterRelocated("green", "blue")]
    assert game.state.monsters["green"].teeth == 3
    game.waits_for("red", "actor")
    game = team_match(runaway=runaway_meeples(9)).answers("red").does("breathe", left("meeple:90"))
    assert game.of(ActionsGranted) == [ActionsGranted("yellow", 1)]
    game.answers("red").stops()
    assert game.state.actions_left == 4
    game.waits_for("yellow", "actor")


@rule("R13.6")
def test_a_teammate_may_be_too_cute_for_the_one_who_acted():
    game = team_match(cards={"green": ("too_cute",)}, runaway=runaway_meeples(14))
    game.answers("red").does("breathe", left("meeple:90"))
    game.waits_for("green", "interrupt_too_cute", "pass", "too_cute")
    game.answers("too_cute")
    assert game.of(RunawayCancelled) == [RunawayCancelled("red", "line 3")]
    assert game.state.monsters["red"].teeth == 4
    game.waits_for("red", "actor")


@rule("R13.6")
def test_after_the_sixth_line_the_whole_team_cannot_win():
    game = team_match(runaway=runaway_meeples(29)).answers("green").does("breathe", left("meeple:90"))
    game.is_over("runaway")
    assert Rampage().result(game.state).winners == ("yellow", "blue")


@rule("R13.7")
def test_a_teammates_teeth_cannot_be_protected_from_the_team_but_an_opponents_can():
    cards = {"green": ("teeth_protector",), "blue": ("hobo",)}
    game = team_match(cards=cards).answers("red").does("move", felled("body:green"))
    assert game.state.monsters["green"].teeth == 3
    game.waits_for("red", "action")
    game = team_match(cards=cards).answers("red").does("move", felled("body:blue"))
    game.waits_for("blue", "interrupt_teeth_protector", "pass")


@rule("R13.7")
def test_teammates_see_each_others_stomachs_and_superpowers_opponents_do_not():
    game = team_match(cards={"green": ("hobo",)}, stomachs={"green": of_colour("blue", 2)})
    for viewer, sees in (("red", True), ("green", True), ("yellow", False), (None, False)):
        seen = Rampage().view(game.state, viewer).monsters["green"]
        assert (seen.stomach is not None, seen.superpowers is not None) == (sees, sees)
    game.waits_for("red", "actor")


@rule("R13.7")
def test_teammates_are_told_what_they_could_see_and_nobody_else_is():
    state = team_match().state
    card = {"seat": "red", "card": "hobo", "text": "hobo"}
    assert describe(state, CardGained("red", "hobo"), "red") == message("rampage.event.superpower_gained", **card)
    assert describe(state, CardGained("red", "hobo"), "green") == message("rampage.event.superpower_shared", **card)
    for event in (MeeplePaid("red", "meeple:1", "blue"), MeepleStolen("red", "blue", "meeple:1")):
        assert "hidden" not in describe(state, event, "green").key + describe(state, event, "yellow").key
        assert "hidden" in describe(state, event, None).key
    among = MeeplePaid("red", "meeple:1", "green")
    assert "hidden" in describe(state, among, "yellow").key


@rule("R13.7")
def test_gaze_hits_opponents_only_and_comparisons_include_teammates():
    game = team_match(cards={"red": ("paralyzing_gaze",)}).answers("red", "play paralyzing_gaze")
    marked = [seat for seat in SEATS if game.state.monsters[seat].marks]
    assert marked == ["yellow", "blue"]
    glutton = replace(monster(red=2), characters=("glutton",))
    told = result(red=glutton, yellow=monster(), green=monster(red=3, first=5), blue=monster())
    assert told.scores[0].parts["character"] == 0
    game.waits_for("red", "actor")


@rule("R13.1")
def test_the_last_turns_are_those_of_the_other_teams():
    all_but_one = gone(*(floor for floor in city().floors if floor != "floor:13"))
    game = team_match(table=[all_but_one]).answers("green").does("breathe", bare("floor:13"))
    assert game.of(LastFloorGone) == [LastFloorGone("green")]
    assert game.state.last_turns == ("yellow",)
    game.answers("red").stops()
    game.waits_for("yellow", "actor")
    game.answers("blue").stops()
    game.is_over("last_floor")


@rule("R13.1")
def test_more_than_four_players_need_a_second_box():
    assert [Rampage().boxes(count) for count in Rampage.seat_counts] == [1, 1, 1, 2, 2]


def test_each_monster_of_a_team_discards_what_its_own_mutation_drew():
    game = team_match(cards={"green": ("unstable_mutation",)}, decks=Decks(powers=("boxer", "climber", "siren")))
    game.answers("green", "play unstable_mutation", "green").stops()
    assert game.of(MonsterFinished) == [MonsterFinished("red"), MonsterFinished("green")]
    game.waits_for("green", "discard_power", "boxer", "climber", "siren")
