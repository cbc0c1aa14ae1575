"""Bots that look ahead: what outcomes are worth to them, what they imagine, and what they make of it."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from tests.games.rampage.test_easy_bot_matches import apart
from tests.kit.easy_bot import BREATHE, FLICK, JUMP, NO_FLOORS, TOSS, view_of
from tests.kit.rampage import (
    bare,
    city,
    felled,
    left,
    paws_in,
    put_all,
    runaway_meeples,
    situation,
    sketch_of,
    together,
    touching,
)

from meeple_city.border import Breathe, Drop, Flick, Outcome, Permit, Place, Toss
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.bots.candidates import MOST_FLICK_M_S, Candidates
from meeple_city.games.rampage.bots.foresight import Foresight
from meeple_city.games.rampage.bots.planners import TRUST, HardBot, NormalBot, Valued, drops_as_one
from meeple_city.games.rampage.bots.prospects import NO_VICTORY, Prospect, gobbled
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.targets import all_over, spots
from meeple_city.games.rampage.bots.worth import LIKELY, UNLIKELY, Worth
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.random_table import RandomTable

FLOORS = tuple(city().floors)
HOTEL = city().building_of["Hotel"]
SHOT = Flick("paws:red", 0.0, 1.0)
DROP = Drop("body:red", (0.0, 0.0))


def after(game, *changes) -> Outcome:
    """The table of a match after these changes."""
    sketch = sketch_of(game.state.table)
    together(changes)(sketch)
    return sketch.outcome(game.state.table)


def value(game, *changes, shot=SHOT) -> float:
    """What an outcome is worth to Red."""
    return Prospect(Rampage().view(game.state, "red")).of(shot, after(game, *changes))


class Oracle:
    """Imagines with a function from shots to outcomes."""

    def __init__(self, imagined, budget=16):
        self.imagined, self.left, self.asked = imagined, budget, []

    def imagine(self, requests):
        taken = list(requests)[: self.left]
        self.left -= len(taken)
        self.asked += taken
        return [self.imagined(shot) if i < len(taken) else None for i, shot in enumerate(requests)]


# What outcomes are worth


def test_bare_floors_and_those_below_them_are_gobbled_and_ones_own_body_does_not_hold_them():
    tower = [floor for floor in FLOORS if floor in after(situation("red", "green")).rests_on]
    top, below = tower[-1], tower[-2]
    rests = {"body:red": (top,), top: (below,), below: ("ruin:1",), "meeple:1": ("board:1",)}
    outcome = Outcome(rests_on=rests, where_mm=dict.fromkeys(rests, (0.0, 0.0, 0.0)))
    assert gobbled(outcome, "red") == {top, below}
    assert gobbled(outcome, "green") == set()
    held = replace(outcome, rests_on={**rests, "meeple:1": (below,)})
    assert gobbled(held, "red") == {top}


def test_floors_and_felled_rivals_are_worth_having():
    game = situation("red", "green")
    nothing = value(game)
    assert value(game, bare(FLOORS[-1])) > nothing
    assert value(game, felled("body:green")) > nothing + 2
    assert value(game, felled("body:red")) == pytest.approx(nothing, abs=0.01)


def test_a_brawler_wants_teeth_more_and_a_rival_without_teeth_pays_in_meeples():
    plain, brawler = situation("red", "green"), situation("red", "green", cards={"red": ("brawler",)})
    gain = value(plain, felled("body:green")) - value(plain)
    assert value(brawler, felled("body:green")) - value(brawler) > gain
    toothless = situation("red", "green", teeth={"green": 0})
    assert value(toothless, felled("body:green")) - value(toothless) == pytest.approx(gain, abs=0.5)


def test_to_fell_a_teammate_is_a_loss():
    game = situation("red", "yellow", "green", "blue", options={"teams": "2x2"})
    mate = next(
        seat
        for team in Prospect(Rampage().view(game.state, "red")).view.teams
        if "red" in team
        for seat in team
        if seat != "red"
    )
    rival = next(seat for seat in game.state.seats if seat not in ("red", mate))
    assert value(game, felled(f"body:{mate}")) < value(game) < value(game, felled(f"body:{rival}"))


def test_runaways_cost_most_where_they_fill_a_line_and_all_if_it_is_the_last():
    free = [m for m in city().meeples if m not in runaway_meeples(29)]
    costs = {}
    for there in (0, 4, 9, 14, 19, 24, 29):
        game = situation("red", "green", runaway=runaway_meeples(there))
        costs[there] = value(game) - value(game, left(free[0]))
    assert costs[0] < 0.5
    assert all(cost > 1 for there, cost in costs.items() if there)
    assert costs[29] > NO_VICTORY


def test_a_drop_becomes_a_risk_when_the_last_line_is_nearly_full():
    costs = {}
    for there in (0, 20, 28):
        game = situation("red", "green", runaway=runaway_meeples(there))
        hit = touching(FLOORS[-1])
        costs[there] = value(game, hit) - value(game, hit, shot=DROP)
    assert costs[0] < 0.01 < costs[20] < 1
    assert costs[28] > 10


def test_to_be_set_down_elsewhere_costs_most_of_what_could_be_done_here():
    food = put_all(tuple(city().meeples)[-6:], "Park")
    costs = []
    for here in ((), (food,)):
        game = situation("red", "green", table=(NO_FLOORS, paws_in("red", "Park"), *here), runaway=runaway_meeples(4))
        gone = next(m for m in city().meeples if m not in runaway_meeples(4))
        costs.append(value(game) - value(game, left(gone)))
    assert costs[1] > costs[0] + 2


def test_on_side_b_a_full_zone_costs_and_gray_meeples_do_not():
    blue = [m for m, colour in city().meeples.items() if colour == "blue"]
    gray = [m for m, colour in city().meeples.items() if colour == "gray"]
    game = situation("red", "green", options={"side": "B"}, runaway=tuple(blue[:3]))
    assert value(game) - value(game, left(blue[4])) > value(game) - value(game, left(gray[0])) + 1


def test_paws_out_of_the_city_and_drops_that_miss_cost_a_tooth():
    game = situation("red", "green")
    assert value(game, left("paws:red")) < value(game) - 1
    hit = value(game, touching(FLOORS[0]), shot=DROP)
    assert value(game, shot=DROP) < hit - 1
    toothless = situation("red", "green", teeth={"red": 0})
    assert value(toothless, left("paws:red")) < value(toothless) - 1


def test_food_before_a_rival_is_bad_and_food_before_oneself_is_good():
    game = situation("red", "green", table=(paws_in("green", "Mills"), paws_in("red", "Park")))
    some = tuple(city().meeples)[-4:]
    assert value(game, put_all(some, "Mills")) < value(game, put_all(some, "Harbour"))


def test_staying_is_worth_what_lies_there_and_no_building_because_it_declines_all_actions():
    view = view_of(situation("red", "green"))
    prospect = Prospect(view)
    idle = Worth(TableReading(replace(view, actions_left=0)))
    assert prospect.of_staying == idle.spot((0.0, 0.0)) - prospect._rivals_meals(prospect.before)
    assert prospect.of_staying < prospect.worth.spot((0.0, 0.0))


def test_a_building_in_reach_counts_more_if_it_can_be_demolished_in_the_same_turn():
    view = view_of(situation("red", "green"))
    beside = (206.0, -150.0)
    worth = Worth(TableReading(view))
    assert worth.spot(beside, acts_again=True) == pytest.approx(
        worth.spot(beside, acts_again=False) * LIKELY / UNLIKELY
    )
    nothing_there = Worth(TableReading(view_of(situation("red", "green", table=(NO_FLOORS,)))))
    assert nothing_there.spot(beside, acts_again=True) == nothing_there.spot(beside, acts_again=False)


def test_a_move_next_to_a_building_is_worth_more_while_another_action_is_left():
    game = situation("red", "green")
    view = view_of(game, {"paws:red": (206.0, -150.0)})
    outcome = replace(after(game), where_mm=view.table.where_mm)
    first, last = (Prospect(replace(view, actions_left=left)).of(SHOT, outcome) for left in (2, 1))
    assert first > last


# What is imagined


def candidates(view):
    return Candidates(Worth(TableReading(view)))


def test_every_action_that_can_be_shot_at_once_has_candidates():
    view = view_of(situation("red", "green"), {"body:green": (100.0, 0.0), "paws:green": (100.0, 0.0)})
    found = candidates(view)
    kinds = {
        option: {shot.kind for shot in islice(found.of_option(option), 9)}
        for option in ("move", "demolish Hotel", "toss vehicle:red")
    }
    assert kinds == {"move": {"flick"}, "demolish Hotel": {"drop"}, "toss vehicle:red": {"toss"}}
    assert list(found.of_option("smash green")) == []
    assert all(shot.speed_m_s <= MOST_FLICK_M_S for shot in found.flicks("paws:red"))


def test_drops_are_over_the_building_and_no_higher_than_allowed():
    view = view_of(situation("red", "green"))
    permit = Permit("drop", "body:red", over=HOTEL.ruin_zone, most_height_mm=300)
    shots = list(candidates(view).of_permit(permit))
    assert len(shots) == 100
    assert all(permit.refusal(shot, city()) is None for shot in shots)
    near = Permit("drop", "body:red", near_mm=(10.0, 20.0), most_away_mm=40.0, most_height_mm=300)
    assert all(near.refusal(shot, city()) is None for shot in candidates(view).of_permit(near))


def test_rivals_loose_floors_and_buildings_are_rammed_and_thrown_at():
    here = {"body:green": (100.0, 0.0), "paws:green": (100.0, 0.0)}
    view = view_of(situation("red", "green"), here)
    found = candidates(view)
    assert any(shot.direction_deg == 0.0 for shot in found.of_permit(FLICK))
    assert next(found.of_permit(TOSS)).direction_deg == 0.0


def test_the_first_slides_are_each_good_for_something_else():
    found = candidates(view_of(situation("red", "green")))
    first = list(islice(found._destinations(), 8))
    assert len({found._within_reach(at) for at in first}) == 8


def test_slides_lead_into_neighborhoods_as_well_as_to_their_middles():
    reading = TableReading(view_of(situation("red", "green")))
    assert set(spots(reading)) < set(all_over(reading))
    assert all(
        any(city().inside(zone, at) for zone in city().neighborhoods)
        for at in set(all_over(reading)) - set(spots(reading))
    )


def test_breaths_reach_the_tops_of_buildings_near_by():
    x, y = city().middle(HOTEL.sidewalk)
    view = view_of(situation("red", "green"), {"paws:red": (x + 80.0, y)})
    shots = list(candidates(view).of_permit(BREATHE))
    assert shots
    assert all(isinstance(shot, Breathe) and BREATHE.refusal(shot, city()) is None for shot in shots)
    assert list(candidates(view).of_option("breathe")) == shots
    far = view_of(situation("red", "green"), {"paws:red": (5000.0, 5000.0)})
    assert list(candidates(far).of_option("breathe red")) == []


# What they choose


def ask(view, kind, *options, permit=None, imagined, bot=NormalBot, budget=16):
    oracle = Oracle(imagined, budget)
    return bot(Random(1), oracle).decide(view, Ask("red", kind, options, permit)), oracle


def near_green(game):
    return view_of(game, {"body:green": (100.0, 0.0), "paws:green": (100.0, 0.0)})


@pytest.mark.parametrize(("good", "kind"), [("move", Flick), ("toss vehicle:red", Toss), ("demolish Hotel", Drop)])
def test_the_action_whose_best_shot_promises_most_is_taken(good, kind):
    game = situation("red", "green")
    best, rest = (
        after(game, felled("body:green"), bare(*FLOORS[-3:]), touching(FLOORS[0])),
        after(game, touching(FLOORS[0])),
    )
    options = ("move", "demolish Hotel", "toss vehicle:red", "stop")
    chosen, oracle = ask(
        near_green(game), "action", *options, imagined=lambda shot: best if isinstance(shot, kind) else rest
    )
    assert chosen == good
    assert len(oracle.asked) == 16
    assert {type(shot) for shot in oracle.asked} == {Flick, Drop, Toss}


def test_nothing_is_done_that_is_worse_than_staying():
    game = situation("red", "green")
    bad = after(game, left("paws:red", *tuple(city().meeples)[:12]))
    assert ask(near_green(game), "action", "move", "stop", imagined=lambda shot: bad)[0] == "stop"
    assert ask(near_green(game), "move", "stop", permit=FLICK, imagined=lambda shot: bad)[0] == "stop"


def test_with_nothing_promising_any_option_is_taken():
    game = situation("red", "green")
    view = replace(near_green(game), last_actions={})
    assert ask(view, "action", "catch green", imagined=lambda shot: None)[0] == "catch green"


def test_cards_are_played_as_the_easy_bot_plays_them():
    game = situation("red", "green", cards={"red": ("hobo",)})
    view = near_green(game)
    easy = "play hobo"
    chosen, _ = ask(replace(view, last_floor_by="green"), "action", "move", easy, "stop", imagined=lambda shot: None)
    assert chosen in (easy, "move")


def test_the_best_shot_of_a_permit_is_made():
    game = situation("red", "green")
    best, rest = after(game, felled("body:green")), after(game)
    wanted = []

    def imagined(shot):
        wanted[:] = wanted or [shot]
        return best if shot == wanted[0] else rest

    for kind, permit in (("move", FLICK), ("toss", TOSS)):
        wanted.clear()
        chosen, _ = ask(near_green(game), kind, permit=permit, imagined=imagined)
        assert chosen == wanted[0]


def test_without_anything_to_imagine_they_shoot_as_the_easy_bot_does():
    game = situation("red", "green")
    assert isinstance(ask(near_green(game), "toss", permit=TOSS, imagined=None, budget=0)[0], Toss)
    assert isinstance(ask(near_green(game), "move", permit=FLICK, imagined=lambda shot: None)[0], Flick)
    assert isinstance(ask(near_green(game), "jump", permit=JUMP, imagined=lambda shot: None)[0], Toss)
    place = Permit("place", "paws:green", within=("Mills", "Park"))
    assert isinstance(ask(near_green(game), "relocate", permit=place, imagined=lambda shot: None)[0], Place)


def test_a_second_flick_that_is_worth_nothing_to_the_easy_bot_is_not_imagined():
    game = situation("red", "green", table=(NO_FLOORS,))
    chosen, oracle = ask(view_of(game), "move", "stop", permit=FLICK, imagined=lambda shot: after(game))
    assert (chosen, oracle.asked) == ("stop", [])


def test_an_action_without_a_possible_shot_is_valued_by_geometry():
    view = near_green(situation("red", "green"))
    assert ask(view, "action", "move", "toss vehicle:red", imagined=lambda shot: None)[0] in (
        "move",
        "toss vehicle:red",
    )


def test_ruins_are_not_blown_at():
    x, y = city().middle(HOTEL.sidewalk)
    view = view_of(situation("red", "green", table=(NO_FLOORS,)), {"paws:red": (x + 80.0, y)})
    assert list(candidates(view).of_permit(BREATHE)) == []


def test_hard_prefers_a_shot_that_survives_an_unsteady_hand():
    game = situation("red", "green")
    great, good, rest = (
        after(game, felled("body:green"), bare(FLOORS[-1])),
        after(game, felled("body:green")),
        after(game),
    )
    first = []

    def imagined(shot):
        first[:] = first or [shot]
        if shot == first[0]:
            return great  # but only if it is made exactly so
        return good if abs(shot.direction_deg - first[0].direction_deg) > 20 else rest

    last = replace(near_green(game), actions_left=1)
    chosen, oracle = ask(last, "move", permit=FLICK, imagined=imagined, bot=HardBot, budget=48)
    assert chosen != first[0]
    assert len(oracle.asked) <= 48
    assert len(oracle.asked) > 48 // 2


def test_what_was_imagined_once_is_trusted_less_than_what_was_imagined_again():
    bot = NormalBot(Random(0), Oracle(lambda shot: None))
    bot.prospect = Prospect(near_green(situation("red", "green")))
    staying = bot.prospect.of_staying
    assert bot._trusted(Valued("move", SHOT, (staying + 10,))) == pytest.approx(staying + 10 * TRUST)
    assert bot._trusted(Valued("move", SHOT, (8.0, 4.0))) == 6.0


def test_of_drops_only_the_average_counts():
    tried = [Valued("demolish Hotel", replace(DROP, height_mm=h), (h,)) for h in (100.0, 200.0, 300.0)]
    other = Valued("move", SHOT, (1.0,))
    drops = next(valued for valued in drops_as_one([other, *tried]) if valued.way == "demolish Hotel")
    assert (drops.worth, len(drops.tries)) == (200.0, 3)
    assert other in drops_as_one([other, *tried])


def test_one_lucky_drop_does_not_make_a_building_worth_demolishing():
    game = situation("red", "green")
    lucky, useless = after(game, bare(*FLOORS[-2:]), touching(FLOORS[0])), after(game, touching(FLOORS[0]))
    hit = after(game, felled("body:green"), touching(FLOORS[0]))
    drops = []

    def imagined(shot):
        if isinstance(shot, Toss):
            return hit
        if not isinstance(shot, Drop):
            return useless
        drops.append(shot)
        return lucky if len(drops) == 1 else useless

    for bot in (NormalBot, HardBot):
        drops.clear()
        view = replace(near_green(game), actions_left=1)
        assert ask(view, "action", "demolish Hotel", "toss vehicle:red", imagined=imagined, bot=bot)[0] == (
            "toss vehicle:red"
        )
        assert len(drops) > 1


def test_hard_looks_at_what_comes_of_buildings_that_it_could_move_to():
    view = view_of(situation("red", "green"), {"paws:red": (206.0, -60.0)})
    game = situation("red", "green")
    for bot, drops in ((NormalBot, 0), (HardBot, 2)):
        _, oracle = ask(view, "action", "move", "stop", imagined=lambda shot: after(game), bot=bot)
        assert sum(isinstance(shot, Drop) for shot in oracle.asked) >= drops
        if not drops:
            assert {type(shot) for shot in oracle.asked} == {Flick}
    _, oracle = ask(view, "move", permit=FLICK, imagined=lambda shot: after(game), bot=HardBot)
    assert {type(shot) for shot in oracle.asked} == {Flick, Drop}
    last = replace(view, actions_left=1)
    _, oracle = ask(last, "action", "move", "stop", imagined=lambda shot: after(game), bot=HardBot)
    assert {type(shot) for shot in oracle.asked} == {Flick}


def test_a_building_that_was_seen_to_fall_promises_what_it_brought_until_it_changes():
    game = situation("red", "green")
    view = view_of(game)
    prospect = Prospect(view, Foresight)
    before = prospect.worth.floors_of("Hotel")
    prospect.see("Hotel", [after(game, bare(*FLOORS[-3:])), after(game)])
    assert prospect.worth.floors_of("Hotel") == pytest.approx(prospect._floors(after(game, bare(*FLOORS[-3:]))) / 2)
    assert prospect.worth.floors_of("Hotel") != before
    ruined = view_of(situation("red", "green", table=(NO_FLOORS,)))
    assert prospect._judge(TableReading(ruined)).floors_of("Hotel") == 0


@pytest.mark.parametrize(
    "permit", [TOSS, BREATHE, Permit("drop", "body:red", over=HOTEL.ruin_zone, most_height_mm=300)]
)
def test_hard_makes_every_kind_of_shot(permit):
    game = situation("red", "green")
    x, y = city().middle(HOTEL.sidewalk)
    view = view_of(game, {"paws:red": (x + 80.0, y), "body:green": (x, y + 90.0), "paws:green": (x, y + 90.0)})
    chosen, _ = ask(view, permit.kind, permit=permit, imagined=lambda shot: after(game), bot=HardBot, budget=48)
    assert permit.refusal(chosen, city()) is None


def test_hard_falls_back_on_what_geometry_says():
    game = situation("red", "green")
    chosen, _ = ask(near_green(game), "toss", permit=TOSS, imagined=lambda shot: None, bot=HardBot, budget=48)
    assert isinstance(chosen, Toss)


# Whole matches on a scripted table


@pytest.mark.parametrize("make", [NormalBot, HardBot])
def test_in_matches_with_cards_every_answer_is_allowed(make):
    asked = Counter()
    for seed in range(2):
        game, seats = Rampage(), ("red", "yellow", "green", "blue")
        options = {"side": "AB"[seed % 2], **({"teams": "2x2"} if seed else {})}
        play = Play(game, game.opening(seats, options, seed, city()), seed)
        table = RandomTable(city(), seed)
        while (question := play.pending) is not None and play.state.turn <= 12:
            if isinstance(question, TableTask):
                play.give(TableResult(question.request, apart(table.run(question.request))))
                continue
            asked[question.kind] += 1
            now = play.state.table
            bot = make(Random(f"{seed}/{play.number}"), Oracle(lambda shot, now=now: now, 6))
            answer = bot.decide(game.view(play.state, question.seat), question)
            assert play.refusal(answer) is None, (question, answer)
            play.give(answer if isinstance(answer, str) else TableResult(answer, apart(table.run(answer))))
    assert asked["action"] > 20


def test_an_action_that_was_imagined_to_be_bad_is_not_taken_for_what_geometry_says_of_it():
    game = situation("red", "green", table=(paws_in("green", "Mills"),))
    view = view_of(game, {"body:green": (100.0, 0.0), "paws:green": (100.0, 0.0)})
    bad = after(game, left("paws:red", *tuple(city().meeples)[:12]))

    def imagined(shot):
        return bad if isinstance(shot, Drop) else after(game)

    for bot in (NormalBot, HardBot):
        options = ("demolish Hotel", "toss vehicle:red")
        assert ask(view, "action", *options, imagined=imagined, bot=bot, budget=26)[0] == "toss vehicle:red"


def test_a_flick_after_the_first_leaves_as_many_actions_as_are_left():
    view = view_of(situation("red", "green"))
    assert [Prospect(replace(view, actions_left=left)).later for left in (2, 1, 0)] == [1, 0, 0]
    assert [Prospect(replace(view, actions_left=left), begun=True).later for left in (1, 0)] == [1, 0]
    declined, stopped = Prospect(view), Prospect(replace(view, actions_left=1), begun=True)
    assert declined.of_staying < stopped.of_staying
