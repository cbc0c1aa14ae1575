"""What reporters find to say, from events, numbers and history."""

from meeple_city.border import message
from meeple_city.core.game import Result, Score
from meeple_city.show.endings import endings
from meeple_city.show.octorage_reporter import OctoRageReporter
from meeple_city.show.rampage_reporter import RampageReporter
from meeple_city.show.rampage_tally import RampageTally
from meeple_city.show.rarrr_reporter import RarrrReporter
from meeple_city.show.remarks import Fall, MatchStanding, SeatStanding, StepTold

SEATS = ("red", "blue", "green")
COLOURS = {f"meeple:{n}": colour for n, colour in enumerate(("black", "blue", "gray", "green", "red", "yellow"))}
BUILDINGS = {"Bakery": 3, "Bank": 3}


def told(key, **args):
    return message(f"rampage.event.{key}", **args)


def rampage():
    return RampageReporter(SEATS, COLOURS, BUILDINGS)


def standing(turn=1, floors=None, escaped=0, health=6):
    seats = {seat: SeatStanding(health=health) for seat in SEATS}
    return MatchStanding(seats, turn, spaces=5, escaped=escaped, floors=BUILDINGS if floors is None else floors)


def hear(reporter, *messages, fall=None, **now):
    return {one.about: one for one in reporter.hear(StepTold(messages, standing(**now), fall))}


def tooth(breaker, seat):
    return told("tooth_broken", breaker=breaker, seat=seat, teeth=1)


def test_the_third_tooth_in_two_turns_is_a_streak():
    reporter = rampage()
    assert "tooth_first" in hear(reporter, tooth("red", "blue"), turn=1)
    assert hear(reporter, tooth("red", "green"), turn=4)["tooth_streak"].args["count"] == 2
    assert hear(reporter, tooth("red", "blue"), turn=4)["tooth_streak"].args["count"] == 3
    assert "tooth_streak" not in hear(reporter, tooth("red", "blue"), turn=12)


def test_a_tooth_for_a_tooth_is_revenge():
    reporter = rampage()
    hear(reporter, tooth("red", "blue"), turn=1)
    assert "tooth_revenge" in hear(reporter, tooth("blue", "red"), turn=2)
    assert "tooth_revenge" not in hear(reporter, tooth("green", "red"), turn=3)


def test_a_building_that_stood_since_the_beginning_is_known_before_it_falls():
    reporter = rampage()
    demolished = told("demolished", seat="red", building="Bank")
    heard = hear(reporter, demolished, fall=Fall({"Bank": 1}), turn=5)
    assert heard["first_floor"].ahead
    assert heard["first_floor"].args["building"] == "Bank"
    assert "first_floor" not in hear(reporter, demolished, fall=Fall({"Bank": 1}), turn=6)


def test_the_largest_collapse_so_far_is_a_record_and_announced_ahead():
    reporter = rampage()
    demolished = told("demolished", seat="red", building="Bank")
    hear(reporter, demolished, fall=Fall({"Bank": 1}))
    heard = hear(reporter, demolished, fall=Fall({"Bank": 3}))
    assert heard["about_to_collapse"].ahead
    assert heard["record_collapse"].args["floors"] == 3


def test_a_monster_that_falls_is_warned_but_not_for_its_own_doing():
    moved = told("moved", seat="red")
    assert hear(rampage(), moved, fall=Fall(bodies=("blue",)))["about_to_fall"].args == {"seat": "blue", "by": "red"}
    assert "about_to_fall" not in hear(rampage(), moved, fall=Fall(bodies=("red",)))


def test_a_line_about_to_fill_a_new_leader_and_the_last_floors_are_noticed():
    reporter = rampage()
    run = told("ran_away", meeple="meeple:1")
    assert hear(reporter, run, escaped=4)["line_near"].args["left"] == 1
    assert "line_near" not in hear(reporter, run, escaped=5)
    gobble = [told("gobbled", seat=seat, floor="floor:1") for seat in ("red", "blue", "blue")]
    assert "lead_first" in hear(reporter, gobble[0])
    assert "lead_change" not in hear(reporter, gobble[1])
    assert hear(reporter, gobble[2])["lead_change"].args["before"] == "red"
    assert "few_floors" in hear(reporter, floors={"Bakery": 2, "Bank": 0})
    assert "few_floors" not in hear(reporter, floors={"Bakery": 1, "Bank": 0})


def test_a_set_is_near_when_one_colour_is_missing_and_everybody_saw_the_others():
    reporter = rampage()
    eaten = [told("eaten", seat="red", meeple=meeple) for meeple in COLOURS]
    for one in eaten[:4]:
        assert "set_near" not in hear(reporter, one)
    assert hear(reporter, eaten[4])["set_near"].args["colour"] == "yellow"
    assert "set_complete" in hear(reporter, eaten[5])


def test_once_something_changed_stomachs_in_secret_colours_are_not_spoken_of():
    tally = RampageTally(COLOURS)
    tally.add([told("eaten", seat="red", meeple=meeple) for meeple in list(COLOURS)[:5]])
    assert tally.missing("red") == ("yellow",)
    tally.add([told("meeple_stolen_hidden", seat="blue", victim="red")])
    assert tally.missing("red") == tally.missing("blue") == ()


def test_points_are_those_that_everybody_saw():
    tally = RampageTally(COLOURS)
    tally.add([told("gobbled", seat="red", floor="floor:1"), tooth("red", "blue")])
    tally.add([told("eaten", seat="red", meeple=meeple) for meeple in COLOURS])
    assert tally.points("red") == 1 + 2 + 10
    tally.add([told("card_bought", seat="red", floors=1)])
    assert tally.points("red") == 2 + 10


def octorage(lives=5, rage=0, name="José"):
    seats = {"seat 1": SeatStanding(name, health=lives), "seat 2": SeatStanding("Pamela", health=5)}
    return MatchStanding(seats, rage=rage, most_rage=4)


def hear_octorage(reporter, now, *messages):
    return {one.about: one for one in reporter.hear(StepTold(messages, now))}


def test_the_octopus_comes_back_to_the_same_player():
    reporter = OctoRageReporter(("seat 1", "seat 2"))
    attack = message("octorage.event.attacked", seat="seat 1", lost=1)
    assert "attack_again" not in hear_octorage(reporter, octorage(4), attack)
    heard = hear_octorage(reporter, octorage(1), attack)
    assert heard["attack_again"].args == {"hero": "José", "count": 2}
    assert "last_life" in heard
    assert "last_life" not in hear_octorage(reporter, octorage(1))


def test_rage_at_its_end_is_told_once_a_round():
    reporter = OctoRageReporter(("seat 1", "seat 2"))
    raised = message("octorage.event.rage_raised")
    assert "rage" in hear_octorage(reporter, octorage(rage=3), raised)
    assert "rage_most" in hear_octorage(reporter, octorage(rage=4), raised)
    assert not hear_octorage(reporter, octorage(rage=4), raised)


def test_monsters_go_by_their_names_and_a_row_of_cities_is_noticed():
    reporter = RarrrReporter(("seat 1", "seat 2"))
    now = MatchStanding({"seat 1": SeatStanding("Gonufu"), "seat 2": SeatStanding("Tekara")})
    heard = {}
    for city in ("Rome", "Oslo", "Lima"):
        won = message("rarrr.event.city_destroyed", seat="seat 1", city=city)
        heard = {one.about: one for one in reporter.hear(StepTold((won,), now))}
    assert heard["row"].args == {"monster": "Gonufu", "city": "Lima", "cities": 3}


def test_an_ending_is_narrow_wide_or_shared():
    def ended(*totals, winners=("red",)):
        scores = tuple(Score(seat, total, {}, ()) for seat, total in zip(SEATS, totals, strict=False))
        return {one.about for one in endings(Result("last_floor", winners, scores), str)}

    assert ended(20, 19) == {"win", "win_narrow"}
    assert ended(30, 10) == {"win", "win_wide"}
    assert ended(20, 20, winners=("red", "blue")) == {"win_shared"}


def bidding(**seats):
    """RARRR!! with a City worth 4: points, level and hand of each seat."""
    found = {f"seat {n}": SeatStanding(f"Monster{n}", *numbers) for n, numbers in enumerate(seats.values(), 1)}
    return {seat: SeatStanding(one.name, one.points, level=one.health, hand=one.level) for seat, one in found.items()}


def hear_bid(first, second):
    reporter = RarrrReporter(("seat 1", "seat 2"))
    before = MatchStanding(bidding(a=first, b=second), active="seat 1", stake=4, prizes=3)
    chosen = message("rarrr.event.city_chosen", city="Rome")
    reporter.hear(StepTold((chosen, message("rarrr.event.set_begun", seat="seat 1", card="fire 2")), before))
    after = MatchStanding(before.seats, active="seat 2", stake=4, prizes=3)
    return {one.about: one for one in reporter.hear(StepTold((), after))}


def test_a_bid_is_told_by_how_much_it_beats_the_best_other_one():
    assert hear_bid((0, 7, 6), (0, 6, 6))["by_one"].args["other"] == "Monster2"
    assert hear_bid((0, 9, 6), (0, 6, 6))["tops"].args["margin"] == 3
    assert not {"by_one", "tops"} & set(hear_bid((0, 5, 6), (0, 0, 6)))


def test_a_bid_is_told_by_what_the_city_would_change():
    assert "leader_bids" in hear_bid((9, 5, 6), (5, 0, 6))
    assert hear_bid((6, 5, 6), (9, 0, 6))["could_lead"].args["points"] == 10
    assert hear_bid((2, 5, 6), (9, 0, 6))["behind_bids"].args["behind"] == 7
    assert "few_cards" in hear_bid((2, 5, 1), (9, 0, 6))


def test_after_a_city_has_fallen_the_score_is_told():
    reporter = RarrrReporter(("seat 1", "seat 2"))
    now = MatchStanding({"seat 1": SeatStanding("Gonufu", 7), "seat 2": SeatStanding("Tekara", 4)})
    won = message("rarrr.event.city_destroyed", seat="seat 1", city="Rome")
    heard = {one.about: one for one in reporter.hear(StepTold((won,), now))}
    assert heard["score"].args == {"monster": "Gonufu", "other": "Tekara", "points": 7, "theirs": 4}


def test_lives_that_are_left_and_hits_that_add_up_are_told():
    reporter = OctoRageReporter(("seat 1", "seat 2"))
    first, second = (message("octorage.event.attacked", seat=seat, lost=1) for seat in ("seat 1", "seat 2"))
    assert hear_octorage(reporter, octorage(4), first)["lives_left"].args == {"hero": "José", "lives": 4}
    hear_octorage(reporter, octorage(4), second)
    hear_octorage(reporter, octorage(3), first)
    hear_octorage(reporter, octorage(3), second)
    assert hear_octorage(reporter, octorage(2), first)["often"].args == {"hero": "José", "count": 3}


def test_whoever_has_not_been_hit_in_a_wild_round_is_noticed_once():
    reporter = OctoRageReporter(("seat 1", "seat 2"))
    attack = message("octorage.event.attacked", seat="seat 1", lost=1)
    heard = [hear_octorage(reporter, octorage(lives), attack) for lives in (5, 4, 3, 2)]
    assert ["untouched" in one for one in heard] == [False, False, True, False]


def test_a_round_begins_with_what_is_at_stake():
    reporter = OctoRageReporter(("seat 1", "seat 2"))
    won, begun = message("octorage.event.round_won", seat="seat 1"), message("octorage.event.round_begun")
    assert hear_octorage(reporter, octorage(), won, begun)["match_point"].args == {"hero": "José"}
    won = message("octorage.event.round_won", seat="seat 2")
    assert hear_octorage(reporter, octorage(), won, begun)["decider"].args == {"heroes": ("José", "Pamela")}
