"""What hands do: flick, carry, toss, breathe, place."""

from dataclasses import replace

import pytest
from tests.ui.fakes import ask, bar
from tests.ui.toy_window import (
    BREATHE,
    DEMOLISH,
    MOVE,
    QUIET,
    RELOCATE,
    TOSS,
    VIEW,
    drag,
    window_with,
)

from meeple_city.audio.breath_listener import TimedStrength
from meeple_city.border import Breathe, Drop, Flick, Place, Toss
from meeple_city.display.marks import Picked
from meeple_city.ui.aiming import NO, YES
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.place import PlaceMode


def test_pulling_the_paws_back_flicks_them_the_other_way():
    window, answers = window_with(MOVE)
    assert "body:red" not in window.screen.poses
    drag(window, (0.0, 0.0), (-40.0, 0.0), (-80.0, 0.0), let_go=False)
    assert window.screen.drawn_arrow.end_mm[0] > 0
    assert bar(window) == pytest.approx(0.5)
    window.input_router.key_up("mouse1", (-80.0, 0.0))
    (shot,) = answers.given
    assert isinstance(shot, Flick)
    assert (shot.piece, shot.direction_deg, shot.offset_mm) == ("paws:red", 0.0, (0.0, 0.0, 0.0))
    assert "body:red" not in window.screen.poses  # still in the other hand


def test_paws_are_flicked_with_keys_alone():
    window, answers = window_with(MOVE)
    for key in ("enter", "arrow_left", "arrow_left", ".", "8"):
        window.input_router.key_down(key, None)
    assert window.screen.drawn_arrow is not None
    window.input_router.key_down("enter", None)
    (shot,) = answers.given
    assert (shot.direction_deg, shot.speed_m_s, shot.offset_mm) == (0.0, pytest.approx(0.8 * 2.4), (0.0, 0.0, 0.0))


def test_a_pull_with_keys_can_be_taken_back():
    window, answers = window_with(MOVE)
    for key in ("5", "escape", "enter"):
        window.input_router.key_down(key, None)
    assert answers.given == []
    assert "Aim first" in window.captions.noted


def test_a_vehicle_is_tossed_with_keys_alone():
    window, answers = window_with(TOSS)
    for key in ("0", ",", "arrow_up", "enter"):
        window.input_router.key_down(key, None)
    (shot,) = answers.given
    assert (shot.speed_m_s, shot.elevation_deg, shot.direction_deg) == (3.0, 20.0, 5.0)


def test_a_body_is_dropped_with_keys_alone():
    window, answers = window_with(DEMOLISH)
    window.input_router.key_down("enter", None)
    for _ in range(120):
        window.tick(1 / 60)
    window.input_router.key_down("enter", None)
    (drop,) = answers.given
    assert drop.over_mm == pytest.approx((0.0, 0.0), abs=1.0)


def test_a_breath_is_aimed_with_keys_alone():
    window, answers = window_with(BREATHE)
    before = window.mode.aim
    for key in ("arrow_left", "arrow_up"):
        window.input_router.key_down(key, None)
    assert window.mode.aim[1] > before[1]
    assert window.mode.aim[2] == before[2] + 12.0
    blow(window, 1.2, held=False)
    blow(window, 1.0, held=True)
    assert answers.given[0].aim_mm[1] > before[1]


def test_a_monster_is_relocated_with_keys_alone():
    window, answers = window_with(RELOCATE)
    for key in ("enter", "enter"):
        window.input_router.key_down(key, None)
    (shot,) = answers.given
    assert (shot.at_mm, shot.within) == ((250.0, 250.0), "Hill")


def test_paws_behind_a_building_are_grabbed_near_their_middle():
    window, answers = window_with(MOVE)
    window.screen.under = {(3.0, 4.0): Picked("floor:1", (3.0, 4.0, 40.0))}
    drag(window, (3.0, 4.0), (3.0, -76.0))
    assert answers.given[0].offset_mm == (0.0, 0.0, 0.0)


def test_pressing_elsewhere_grabs_nothing_and_says_what_to_press():
    window, answers = window_with(MOVE)
    drag(window, (50.0, 0.0), (50.0, -80.0))
    assert answers.given == []
    assert "Press on your paws" in window.captions.noted


def test_grabbing_the_paws_off_centre_gives_the_offset():
    window, answers = window_with(MOVE)
    drag(window, (8.0, 0.0), (8.0, -80.0))
    assert answers.given[0].offset_mm == (8.0, 0.0, 0.0)
    assert answers.given[0].direction_deg == pytest.approx(90.0)


@pytest.mark.parametrize(("question", "piece"), [(MOVE, "body:red"), (TOSS, "vehicle:blue")], ids=["move", "toss"])
def test_taking_the_action_back_puts_everything_back(question, piece):
    window, answers = window_with(question)
    before = window.screen.rested[piece]
    assert window.screen.poses.get(piece) != before
    window.input_router.key_down("escape", None)
    assert answers.given == ["back"]
    assert window.screen.poses[piece] == before


def test_what_cards_allow_instead_of_a_shot_are_buttons():
    window, answers = window_with(replace(MOVE, options=("climb", "jump", "back")))
    assert [button.text for button in window.captions.shown] == ["Climb a building first", "Jump instead", "Back"]
    window.mode.button_clicked("nothing")
    window.mode.button_clicked("jump")
    assert answers.given == ["jump"]


@pytest.mark.parametrize("end", [(-1.0, 0.0), (-15.0, 0.0), (0.0, 0.0)])
def test_a_pull_of_less_than_a_tenth_or_back_to_the_start_cancels_and_says_so(end):
    window, answers = window_with(MOVE)
    drag(window, (0.0, 0.0), (-80.0, 0.0), end, let_go=False)
    assert window.screen.drawn_arrow is None
    assert window.screen.guides == ()
    assert window.captions.bars[""][1] == "Let go here to cancel"
    window.input_router.key_up("mouse1", end)
    assert answers.given == []
    assert "Pull further back" in window.captions.noted


def test_the_arrow_of_a_flick_ends_where_the_paws_would_stop():
    window, _ = window_with(MOVE)
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    assert window.screen.drawn_arrow.end_mm[0] == pytest.approx(204.0, abs=1.0)  # 1.2 m/s, as measured
    (ghost,) = window.screen.guides
    assert ghost.kind == "area"
    assert min(x for x, _, _ in ghost.points_mm) == pytest.approx(204.0 - 18.0, abs=1.0)


def test_the_arrow_of_a_flick_ends_where_the_paws_first_touch_something():
    window, _ = window_with(MOVE)
    window.screen.obstacles = {"meeple:1": ((100.0, 5.0), 6.0), "body:red": ((20.0, 0.0), 10.0)}
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    assert window.screen.drawn_arrow.end_mm[0] == pytest.approx(100.0 - 6.0 - 18.0, abs=3.0)
    assert window.screen.glowing == ("paws:red", "meeple:1")
    window.input_router.key_down("escape", None)
    assert window.screen.glowing == ("paws:red",)


def test_a_meeple_that_touches_the_paws_already_is_pushed_along_and_the_path_goes_on():
    window, _ = window_with(MOVE)
    window.screen.obstacles = {"meeple:1": ((24.0, 0.0), 6.0), "meeple:2": ((100.0, 0.0), 6.0)}
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    assert window.screen.drawn_arrow.end_mm[0] == pytest.approx(100.0 - 6.0 - 18.0, abs=3.0)
    assert window.screen.glowing == ("paws:red", "meeple:1", "meeple:2")
    window.screen.obstacles = {"body:yellow": ((28.0, 0.0), 10.0)}
    window.input_router.pointer((-81.0, 0.0))
    assert window.screen.guides[0].points_mm[0][0] == pytest.approx(18.0, abs=1.0)


@pytest.mark.parametrize(("help_", "reach", "guides"), [("short", 102.0, 0), ("none", 100.0, 0)])
def test_less_help_shows_less_of_the_path(help_, reach, guides):
    window, _ = window_with(MOVE, replace(QUIET, help=help_))
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    assert window.screen.drawn_arrow.end_mm[0] == pytest.approx(reach, abs=1.0)
    assert len(window.screen.guides) == guides


def test_the_arc_of_a_toss_starts_at_the_head_and_ends_on_the_ground():
    window, _ = window_with(TOSS)
    drag(window, (50.0, 0.0), (50.0, -80.0), let_go=False)
    dots, landing = window.screen.guides
    assert dots.kind == "dots"
    assert dots.points_mm[0][2] == pytest.approx(110.0, abs=15.0)
    assert dots.points_mm[-1][2] == 0.0
    assert dots.points_mm[-1][1] > 100.0
    near, far = (max(p[1] for p in landing.points_mm), window.screen.drawn_arrow.end_mm[1])
    assert near > far
    before = dots.points_mm[-1][1]
    window.input_router.key_down("arrow_up", None)
    window.input_router.key_down("arrow_up", None)
    assert window.screen.guides[0].points_mm[-1][1] > before


def test_a_carried_body_shows_its_footprint_in_green_where_it_may_fall_and_in_red_elsewhere():
    window, _ = window_with(DEMOLISH)
    carried(window, let_go=False)
    footprint, plumb, scale = window.screen.guides
    assert (footprint.kind, plumb.kind, scale.kind) == ("area", "line", "dots")
    assert footprint.colour == YES
    xs, ys = [x for x, _, _ in footprint.points_mm], [y for _, y, _ in footprint.points_mm]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == pytest.approx((44.0, 24.0))
    assert len(scale.points_mm) == 3  # every 50 mm up to 160
    assert window.captions.bars["height"][1] == "160 mm above the board: let go to drop it"
    window.input_router.pointer((250.0, 250.0))
    for _ in range(60):
        window.tick(1 / 60)
    assert window.screen.guides[0].colour == NO
    assert "Hold your monster over" in window.captions.bars["height"][1]


@pytest.mark.parametrize(("help_", "guides"), [("short", 1), ("none", 0)])
def test_less_help_shows_less_below_a_carried_body(help_, guides):
    window, _ = window_with(DEMOLISH, replace(QUIET, help=help_))
    carried(window, let_go=False)
    assert len(window.screen.guides) == guides


def test_the_cone_of_a_breath_lights_up_what_it_would_reach():
    window, _ = window_with(BREATHE)
    window.input_router.pointer((30.0, 20.0))
    assert len(window.screen.guides) == 3
    assert "meeple:2" in window.screen.glowing
    assert "floor:1" not in window.screen.glowing
    assert "body:red" not in window.screen.glowing
    blow(window, 1.2, held=False)
    window.input_router.key_down("space", None)
    window.tick(0.1)
    assert window.screen.guides == ()
    assert window.screen.glowing == ()


def test_escape_lets_go_first_and_takes_the_action_back_then():
    window, answers = window_with(MOVE)
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    window.input_router.key_down("escape", None)
    assert answers.given == []
    window.input_router.key_down("escape", None)
    assert answers.given == ["back"]


def carried(window, *keys, over=(50.0, 50.0), seconds=2.0, let_go=True):
    drag(window, (0.0, 1.0), over, let_go=False)
    for key in keys:
        window.input_router.key_down(key, None)
    for _ in range(round(seconds * 60)):
        window.tick(1 / 60)
    if let_go:
        window.input_router.key_up("mouse1", over)


def test_a_carried_body_is_dropped_where_the_pointer_is_with_its_whole_way():
    window, answers = window_with(DEMOLISH)
    carried(window)
    (drop,) = answers.given
    assert isinstance(drop, Drop)
    assert drop.over_mm == (50.0, 50.0)
    ticks = [tick for tick, _, _ in drop.carry]
    assert ticks == sorted(set(ticks))
    assert ticks[0] == 0
    assert drop.carry[0][1][2] == pytest.approx(61.0)
    assert drop.carry[-1][1][2] == pytest.approx(160.0 + 50.0)


def test_a_body_is_held_over_the_roof_that_the_pointer_points_at():
    window, answers = window_with(DEMOLISH)
    seen = []

    def first_touch(start_mm, end_mm, ignore=()):
        seen.append((start_mm[2], end_mm[2], ignore))
        return Picked("floor:1", (30.0, 20.0, 60.0)) if ignore == ("body:red",) and end_mm[2] == 0.0 else None

    window.screen.first_touch = first_touch
    carried(window, over=(250.0, 250.0))  # where the line of sight through the roof meets the ground
    (drop,) = answers.given
    assert drop.over_mm == pytest.approx((30.0, 20.0), abs=0.5)
    assert (300, 0.0, ("body:red",)) in seen


def test_the_rim_of_a_roof_counts_as_the_building():
    window, answers = window_with(DEMOLISH)
    rim = Picked("floor:1", (110.0, 0.0, 60.0))
    window.screen.first_touch = lambda start_mm, end_mm, ignore=(): rim if end_mm[2] == 0.0 else None
    city = window.pending.view.city
    assert not city.inside(window.pending.ask.permit.over, (110.0, 0.0))
    carried(window, over=(250.0, 250.0))
    (drop,) = answers.given
    assert city.inside("sidewalk Tower", drop.over_mm)


def test_wheel_and_keys_lower_raise_and_turn_it():
    window, answers = window_with(DEMOLISH)
    carried(window, "wheel_down", "page_down", "page_up", "arrow_left", "arrow_left")
    (drop,) = answers.given
    assert drop.carry[-1][1][2] == pytest.approx(140.0 + 50.0)
    assert drop.carry[-1][2][3] == pytest.approx(0.2588, abs=1e-3)


def test_a_drop_beside_the_building_is_refused_with_its_reason_and_the_body_goes_back():
    window, answers = window_with(DEMOLISH)
    carried(window, over=(250.0, 250.0))
    assert answers.given == []
    assert isinstance(window.mode, CarryMode)
    assert window.captions.noted == "Hold your monster over the Tower"
    assert window.screen.poses["body:red"][0][2] == pytest.approx(0.009)
    carried(window)
    assert len(answers.given) == 1


def test_an_answer_may_be_refused_any_number_of_times():
    window, answers = window_with(DEMOLISH)
    for _ in range(5):
        carried(window, over=(250.0, 250.0))
        assert "Hold your monster over" in window.captions.noted
    assert window.presenter.match_thread.asked.tries == 5
    assert answers.given == []


def test_nobody_demolishes_standing():
    window, answers = window_with(DEMOLISH)
    window.input_router.key_down("c", None)
    drag(window, (0.0, 1.0), (10.0, 0.0))
    assert answers.given == []
    assert window.captions.noted == "Sit down to demolish: press C"


def test_a_toss_takes_elevation_and_tilt_from_the_keys():
    window, answers = window_with(TOSS)
    assert window.screen.poses["vehicle:blue"][0][2] == pytest.approx(0.110)
    for key in ("arrow_up", "arrow_up", "arrow_right"):
        window.input_router.key_down(key, None)
    drag(window, (50.0, 0.0), (50.0, 80.0))
    (shot,) = answers.given
    assert isinstance(shot, Toss)
    assert (shot.elevation_deg, shot.tilt_deg, shot.direction_deg) == (25.0, 5.0, -90.0)
    assert window.screen.poses["vehicle:blue"][0][2] == pytest.approx(0.110)  # until the table shows it fly


def blow(window, seconds, held):
    if held:
        window.input_router.key_down("space", None)
    for _ in range(round(seconds * 60)):
        window.tick(1 / 60)
    if held:
        window.input_router.key_up("space", None)


def test_a_breath_waits_for_full_lungs_and_ends_when_they_are_empty():
    window, answers = window_with(BREATHE)
    assert window.head.down is not None
    window.input_router.pointer((20.0, 20.0))
    blow(window, 1.2, held=False)
    assert bar(window) == pytest.approx(1.0)
    blow(window, 1.0, held=True)
    (shot,) = answers.given
    assert isinstance(shot, Breathe)
    assert shot.aim_mm == (20.0, 20.0, 10.0)
    assert shot.curve[0][0] == 0.0
    assert shot.curve[-1][1] == 0.0
    assert max(strength for _, strength in shot.curve) == 1.0
    assert window.head.down is None


def test_a_short_puff_ends_after_a_silence():
    window, answers = window_with(BREATHE)
    blow(window, 1.2, held=False)
    blow(window, 0.3, held=True)
    assert answers.given == []
    blow(window, 0.7, held=False)
    assert len(answers.given) == 1


class Blower:
    """A microphone before which somebody blows after a while, as a detector would say it."""

    name, rate, lost = "blower", 48_000, ""

    def __init__(self):
        self.closed = False

    def read_blocks(self):
        return []

    def close(self):
        self.closed = True


def test_a_breath_into_the_microphone_does_what_the_key_does(monkeypatch):
    window, _ = window_with(MOVE, replace(QUIET, microphone=True), open_microphone=Blower)
    answers = ask(window, BREATHE, VIEW)
    window.show(BreatheMode(window))
    monkeypatch.setattr(
        window.listener, "read_strengths", lambda: [TimedStrength(0.5 if window.mode.time > 1.1 else 0.0, 0.0)]
    )
    blow(window, 3.5, held=False)
    (shot,) = answers.given
    assert 0.4 < max(strength for _, strength in shot.curve) <= 0.5


def test_the_microphone_is_open_only_while_the_chin_is_down():
    ear = Blower()
    window, _ = window_with(MOVE, replace(QUIET, microphone=True), open_microphone=lambda: ear)
    ask(window, BREATHE, VIEW)
    window.show(BreatheMode(window))
    window.tick(0.1)
    assert not ear.closed
    window.show(LookAroundMode(window))
    assert ear.closed


def test_without_a_microphone_the_reason_is_said_and_the_key_works():
    window, _ = window_with(MOVE, replace(QUIET, microphone=True))
    answers = ask(window, BREATHE, VIEW)
    window.show(BreatheMode(window))
    assert window.captions.noted == "No microphone is there; hold Space instead"
    blow(window, 1.2, held=False)
    blow(window, 1.0, held=True)
    assert len(answers.given) == 1


def test_losing_the_focus_while_blowing_empties_the_lungs_and_sends_nothing():
    window, answers = window_with(BREATHE)
    blow(window, 1.2, held=False)
    window.input_router.key_down("space", None)
    window.tick(0.1)
    window.input_router.focus(False)
    blow(window, 0.5, held=False)
    assert answers.given == []
    assert bar(window) == pytest.approx(0.5, abs=0.05)


def test_a_monster_is_set_down_only_where_it_may_be():
    window, answers = window_with(RELOCATE)
    drag(window, (0.0, 5.0))
    assert window.captions.noted == "Set it down in Hill"  # the match's refusal
    assert window.presenter.match_thread.asked.tries == 1
    assert isinstance(window.mode, PlaceMode)
    drag(window, (250.0, 250.0))
    (shot,) = answers.given
    assert isinstance(shot, Place)
    assert (shot.at_mm, shot.within) == ((250.0, 250.0), "Hill")


def test_a_spot_outside_all_zones_is_no_answer():
    window, answers = window_with(RELOCATE)
    drag(window, (500.0, 500.0))
    assert window.captions.noted == "Click a spot in a neighborhood that glows"
    assert window.presenter.match_thread.asked.tries == 0
    assert answers.given == []


SWIPE = replace(QUIET, flick="swipe")


def stroke(window, *places, step_s=0.01):
    """Press at the first place, and move over the others without letting go."""
    router = window.input_router
    router.key_down("mouse1", places[0])
    for number, at in enumerate(places):
        router.trail.add(number * step_s, at)
        router.pointer(at)


def test_a_swipe_through_the_paws_flicks_them_as_fast_as_the_finger():
    window, answers = window_with(MOVE, SWIPE)
    stroke(window, *[(-100.0 + 10.0 * number, 0.0) for number in range(10)])
    (shot,) = answers.given
    assert (shot.direction_deg, shot.speed_m_s) == (pytest.approx(0.0, abs=0.1), pytest.approx(1.0, rel=0.01))
    assert shot.offset_mm == pytest.approx((-18.0, 0.0, 0.0), abs=0.1)


def test_a_swipe_that_meets_nothing_says_so_and_shoots_nothing():
    window, answers = window_with(MOVE, SWIPE)
    stroke(window, *[(-100.0 + 10.0 * number, 50.0) for number in range(10)])
    window.input_router.key_up("mouse1", (0.0, 50.0))
    assert answers.given == []
    assert "met nothing" in window.captions.noted
    assert not window.screen.guides


def test_with_swipes_the_paws_can_still_be_pulled_back():
    window, answers = window_with(MOVE, SWIPE)
    drag(window, (0.0, 0.0), (-40.0, 0.0), (-80.0, 0.0))
    assert [shot.speed_m_s for shot in answers.given] == [pytest.approx(1.2)]


def test_letting_go_does_not_shift_the_aim():
    window, answers = window_with(MOVE)
    router = window.input_router
    router.key_down("mouse1", (0.0, 0.0))
    for at_s, at in [(0.1, (-80.0, 0.0)), (0.5, (-80.0, 0.0)), (0.52, (-79.0, 5.0))]:
        router.trail.add(at_s, at)
        router.pointer(at)
    router.key_up("mouse1", (-79.0, 5.0), 0.53)
    (shot,) = answers.given
    assert (shot.direction_deg, shot.speed_m_s) == (0.0, pytest.approx(1.2))


def test_a_longer_reach_makes_a_short_pull_a_strong_one():
    window, answers = window_with(MOVE, replace(QUIET, stroke=200))
    drag(window, (0.0, 0.0), (-80.0, 0.0))
    assert answers.given[0].speed_m_s == pytest.approx(2.4)


def test_with_toggles_nothing_has_to_be_held_down():
    window, answers = window_with(MOVE, replace(QUIET, toggle=True))
    router = window.input_router
    router.key_down("mouse1", (0.0, 0.0))
    router.key_up("mouse1", (0.0, 0.0))
    router.pointer((-80.0, 0.0))
    assert answers.given == []
    router.key_down("mouse1", (-80.0, 0.0))
    router.key_up("mouse1", (-80.0, 0.0))
    assert [shot.kind for shot in answers.given] == ["flick"]


def test_with_toggles_a_breath_begins_with_one_press_and_ends_with_the_next():
    window, _ = window_with(BREATHE, replace(QUIET, toggle=True))
    router = window.input_router
    router.key_down("space", None)
    router.key_up("space", None)
    assert window.mode.blowing
    router.key_down("space", None)
    router.key_up("space", None)
    assert not window.mode.blowing


@pytest.mark.parametrize("question", [MOVE, TOSS, DEMOLISH, BREATHE, RELOCATE])
def test_whoever_plays_with_keys_is_told_the_keys_at_once(question):
    window, _ = window_with(question)
    assert window.captions.noted == ""
    window.input_router.by_keys = True
    window.show(type(window.mode)(window))
    assert "Enter" in window.captions.noted or "Space" in window.captions.noted


def test_players_make_room_for_a_monster_that_is_lifted_and_come_back():
    window, _ = window_with(DEMOLISH)
    assert window.captions.strips
    drag(window, (0.0, 1.0), (10.0, 10.0), let_go=False)
    assert window.captions.strips == ()
    window.input_router.key_down("escape", None)
    assert window.captions.strips
