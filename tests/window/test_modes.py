"""Every mode with a screen that only remembers: entered, used, left, and nothing left behind."""

from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.kit.matches import GAMES, company, header
from tests.window.fakes import UPRIGHT, Answers, FakeHost, ask, make_room

from meeple_city.border import Breathe, Drop, Flick, Outcome, Permit, Place, Toss, Touch
from meeple_city.core.asks import Ask, Ran
from meeple_city.core.game import Result, Score
from meeple_city.core.play import Record
from meeple_city.match.driver import Company, Match
from meeple_city.match.sitting import Asked, Happened, Laid, Over, Person
from meeple_city.render.modes.breathe import Breathing
from meeple_city.render.modes.carry import Carrying
from meeple_city.render.modes.choose import Choose
from meeple_city.render.modes.course import Course
from meeple_city.render.modes.flick import Flick as Flicking
from meeple_city.render.modes.keymap import clashes, name_of
from meeple_city.render.modes.look import Look
from meeple_city.render.modes.menu import Menu, Pause
from meeple_city.render.modes.overlays import Cover, Help, Introduction
from meeple_city.render.modes.place import Placing
from meeple_city.render.modes.playback import Key, Laying, Motion
from meeple_city.render.modes.ports import Picked
from meeple_city.render.modes.registry import EVERYWHERE, LOOKING, MODES, all_help
from meeple_city.render.modes.result import ResultShown
from meeple_city.render.modes.score import ScoreShown
from meeple_city.render.modes.setting import Offer, Settings, Unfinished
from meeple_city.render.modes.story import Story
from meeple_city.render.modes.toss import Toss as Tossing
from meeple_city.render.modes.watch import Watch

QUIET = Settings(guide=False)
SQUARE = ((-100.0, -100.0), (100.0, -100.0), (100.0, 100.0), (-100.0, 100.0))
FAR = ((200.0, 200.0), (300.0, 200.0), (300.0, 300.0), (200.0, 300.0))
CITY = {
    "scene": "toy",
    "neighborhoods": ["Park", "Hill"],
    "adjacent": [],
    "buildings": [
        {"name": "Tower", "ruin": "ruin:1", "ruin_zone": "ruin Tower", "sidewalk": "sidewalk Tower", "borders": []}
    ],
    "starts": [],
    "vehicle_spaces": {},
    "monsters": ["red", "yellow"],
    "meeples": {"meeple:1": "blue", "meeple:2": "gray"},
    "floors": ["floor:1"],
    "body_mm": [44.0, 24.0, 100.0],
    "outlines_mm": {"Park": SQUARE, "Hill": FAR, "sidewalk Tower": SQUARE, "ruin Tower": SQUARE},
}
TABLE = {
    "where_mm": {
        "paws:red": (0.0, 0.0, 4.5),
        "body:red": (0.0, 0.0, 59.0),
        "vehicle:blue": (50.0, 0.0, 6.0),
        "meeple:1": (20.0, 20.0, 8.0),
        "meeple:2": (30.0, 20.0, 8.0),
        "floor:1": (0.0, 60.0, 20.0),
    },
    "rests_on": {"body:red": ("paws:red",), "meeple:1": ("ruin:1",), "floor:1": ("meeple:1",)},
}
VIEW = {
    "city": CITY,
    "table": TABLE,
    "active": "red",
    "actions_left": 2,
    "monsters": {"red": {"teeth": 4, "stomach": {"meeples": ["meeple:2"], "floors": [], "teeth": 1}}},
}
ACTION = Ask("red", "action", ("move", "demolish Tower", "toss vehicle:blue", "breathe", "stop"))
MOVE = Ask("red", "move", ("back",), Permit("flick", "paws:red"))
DEMOLISH = Ask("red", "demolish", ("back",), Permit("drop", "body:red", over="sidewalk Tower", most_height_mm=300.0))
TOSS = Ask("red", "toss", ("back",), Permit("toss", "vehicle:blue", from_="body:red"))
BREATHE = Ask("red", "breathe", (), Permit("breathe", from_="body:red"))
RELOCATE = Ask("red", "relocate", (), Permit("place", "paws:red", within=("Hill",)), about="yellow")
EAT = Ask("red", "eat", ("meeple:1", "done"), about="Park")
PAY = Ask("red", "pay a Meeple", ("blue", "gray"), about="yellow", always=True)
HANDS = [(MOVE, Flicking), (DEMOLISH, Carrying), (TOSS, Tossing), (BREATHE, Breathing), (RELOCATE, Placing)]


def room_with(question, settings=QUIET, view=VIEW):
    """A room in which somebody is asked, and the mode for that is entered."""
    room = make_room(settings)
    for piece, (x, y, z) in TABLE["where_mm"].items():
        foot = z - (50.0 if piece == "body:red" else 4.5)
        room.screen.poses[piece] = ((x / 1000, y / 1000, foot / 1000), UPRIGHT)
    room.screen.under = {
        (0.0, 0.0): Picked("paws:red", (0.0, 0.0, 9.0)),
        (8.0, 0.0): Picked("paws:red", (8.0, 0.0, 9.0)),
        (0.0, 1.0): Picked("body:red", (0.0, 1.0, 60.0)),
        (50.0, 0.0): Picked("vehicle:blue", (50.0, 0.0, 10.0)),
        (20.0, 20.0): Picked("meeple:1", (20.0, 20.0, 10.0)),
    }
    answers = ask(room, question, view)
    mode = {id(a): b for a, b in HANDS}.get(id(question), Choose)
    room.show(mode(room))
    return room, answers


def drag(room, start, *ways, let_go=True):
    hands = room.hands
    hands.key_down("mouse1", start)
    for at in ways:
        hands.pointer(at)
    if let_go:
        hands.key_up("mouse1", ways[-1] if ways else start)


# ---- keymaps and help


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_no_key_of_a_mode_clashes_with_those_that_work_everywhere(mode):
    assert not clashes(mode.keymap, EVERYWHERE, LOOKING if mode.looks else {})


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_declared_key_does_something_there_is(mode):
    for key, binding in mode.keymap.items():
        assert binding.does
        assert key == "mouse1" or callable(getattr(mode, binding.call))
        assert not binding.released or callable(getattr(mode, binding.released))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_help_screen_lists_every_mode_and_every_key(mode):
    text = "\n".join(all_help())
    assert mode.title in text
    for key, binding in mode.keymap.items():
        assert any(name_of(key) in line and binding.does in line for line in text.splitlines())


def test_every_mode_of_the_goal_is_there():
    names = {mode.name for mode in MODES}
    assert names >= {"menu", "introduction", "look", "choose", "flick", "carry", "toss", "breathe", "place", "watch"}
    assert names >= {"result", "score"}


# ---- every mode entered and left


@pytest.mark.parametrize("question", [ACTION, EAT, MOVE, DEMOLISH, TOSS, BREATHE, RELOCATE, PAY], ids=lambda q: q.kind)
def test_a_mode_that_was_left_leaves_nothing_behind(question):
    room, _ = room_with(question)
    before = dict(room.screen.poses)
    room.show(Look(room))
    assert room.screen.clean
    assert room.hud.clean
    assert room.head.down is None
    assert set(before) <= set(room.screen.poses)
    assert room.entered.total() == room.left.total() + 1


@pytest.mark.parametrize(("question", "mode"), HANDS, ids=lambda v: getattr(v, "kind", ""))
def test_losing_the_focus_in_the_middle_of_a_gesture_cancels_it(question, mode):
    room, answers = room_with(question)
    drag(room, (0.0, 1.0) if question is DEMOLISH else (0.0, 0.0), (-50.0, 0.0), let_go=False)
    room.hands.focus(False)
    room.hands.key_up("mouse1", (-50.0, 0.0))
    assert answers.given == [] or question is RELOCATE
    assert room.screen.drawn_arrow is None


# ---- choosing


def test_options_are_buttons_and_what_stands_for_them_glows():
    room, _ = room_with(ACTION)
    assert [button.text for button in room.hud.shown] == [
        "1  Move",
        "2  Demolish Tower",
        "3  Toss vehicle:blue",
        "4  Breathe",
        "5  No more actions",
    ]
    assert {"paws:red", "body:red", "vehicle:blue", "floor:1", "meeple:1"} <= set(room.screen.glowing)
    assert room.hud.said == "red: choose an action (2 left)"


@pytest.mark.parametrize(
    ("at", "answer"), [((0.0, 0.0), "move"), ((0.0, 1.0), "breathe"), ((50.0, 0.0), "toss vehicle:blue")]
)
def test_clicking_a_glowing_piece_answers(at, answer):
    room, answers = room_with(ACTION)
    drag(room, at)
    assert answers.given == [answer]


def test_clicking_a_sidewalk_demolishes_its_building():
    room, answers = room_with(ACTION)
    drag(room, (90.0, 90.0))
    assert answers.given == ["demolish Tower"]


def test_clicking_what_does_not_glow_says_so():
    room, answers = room_with(EAT)
    drag(room, (50.0, 0.0))
    assert answers.given == []
    assert "vehicle:blue is no answer here" in room.hud.noted


def test_number_keys_and_buttons_answer():
    room, answers = room_with(EAT)
    room.hands.key_down("1", None)
    room, more = room_with(EAT)
    room.hands.key_down("mouse1", ("option:1", 0))
    assert (answers.given, more.given) == (["meeple:1"], ["done"])


def test_many_options_come_in_pages():
    room, answers = room_with(Ask("red", "name", tuple(f"name {i}" for i in range(20))), view={"you": {"hand": ["a"]}})
    assert len(room.hud.shown) == 10
    room.hands.key_down("page_down", None)
    room.hands.key_down("page_down", None)
    assert [button.text for button in room.hud.shown] == ["1  name 18", "2  name 19", "more (3 of 3)"]
    room.hands.key_down("2", None)
    assert answers.given == ["name 19"]


def test_a_streamers_screen_tells_no_secrets():
    told = []
    room = make_room(replace(QUIET, streamer=True))
    room.private = told.append
    answers = ask(room, PAY, VIEW)
    room.show(Choose(room))
    assert [button.text for button in room.hud.shown] == ["1  choice 1", "2  choice 2"]
    assert room.hud.column == ()
    assert told == ["red, pay a Meeple: choice 1 is blue", "red, pay a Meeple: choice 2 is gray"]
    room.hands.key_down("2", None)
    assert answers.given == ["gray"]


def test_ones_own_stomach_is_listed_for_oneself():
    room, _ = room_with(ACTION)
    assert room.hud.column == ("Meeples: 1 gray", "Floors: 0", "broken teeth: 1")


def test_a_card_game_lists_hand_and_table():
    view = {"phase": "battle", "players": [{"seat": "one", "life": 3}], "hand": ["claw", "tail"]}
    room, _ = room_with(Ask("one", "play", ("claw", "tail"), about="3 damage"), view=view)
    assert room.hud.column == ("your hand: claw, tail",)
    assert room.hud.title == "3 damage"
    assert room.hud.lines == ("phase: battle", "one: life 3")


# ---- hands


def test_pulling_the_paws_back_flicks_them_the_other_way():
    room, answers = room_with(MOVE)
    assert "body:red" not in room.screen.poses
    drag(room, (0.0, 0.0), (-40.0, 0.0), (-80.0, 0.0), let_go=False)
    assert room.screen.drawn_arrow.end_mm[0] > 0
    assert room.hud.share == pytest.approx(0.5)
    room.hands.key_up("mouse1", (-80.0, 0.0))
    (shot,) = answers.given
    assert isinstance(shot, Flick)
    assert (shot.piece, shot.direction_deg, shot.offset_mm) == ("paws:red", 0.0, (0.0, 0.0, 0.0))
    assert "body:red" in room.screen.poses


def test_paws_behind_a_building_are_grabbed_near_their_middle():
    room, answers = room_with(MOVE)
    room.screen.under = {(3.0, 4.0): Picked("floor:1", (3.0, 4.0, 40.0))}
    drag(room, (3.0, 4.0), (3.0, -76.0))
    assert answers.given[0].offset_mm == (0.0, 0.0, 0.0)


def test_pressing_elsewhere_grabs_nothing_and_says_what_to_press():
    room, answers = room_with(MOVE)
    drag(room, (50.0, 0.0), (50.0, -80.0))
    assert answers.given == []
    assert "press on paws:red" in room.hud.noted


def test_grabbing_the_paws_off_centre_gives_the_offset():
    room, answers = room_with(MOVE)
    drag(room, (8.0, 0.0), (8.0, -80.0))
    assert answers.given[0].offset_mm == (8.0, 0.0, 0.0)
    assert answers.given[0].direction_deg == pytest.approx(90.0)


def test_a_twitch_flicks_nothing_and_says_so():
    room, answers = room_with(MOVE)
    drag(room, (0.0, 0.0), (-1.0, 0.0))
    assert answers.given == []
    assert "no pull" in room.hud.noted


def test_escape_lets_go_first_and_thinks_again_then():
    room, answers = room_with(MOVE)
    drag(room, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    room.hands.key_down("escape", None)
    assert answers.given == []
    room.hands.key_down("escape", None)
    assert answers.given == ["back"]


def carried(room, *keys, over=(50.0, 50.0), seconds=2.0):
    drag(room, (0.0, 1.0), over, let_go=False)
    for key in keys:
        room.hands.key_down(key, None)
    for _ in range(round(seconds * 60)):
        room.tick(1 / 60)
    room.hands.key_up("mouse1", over)


def test_a_carried_body_is_dropped_where_the_pointer_is_with_its_whole_way():
    room, answers = room_with(DEMOLISH)
    carried(room)
    (drop,) = answers.given
    assert isinstance(drop, Drop)
    assert drop.over_mm == (50.0, 50.0)
    ticks = [tick for tick, _, _ in drop.carry]
    assert ticks == sorted(set(ticks))
    assert ticks[0] == 0
    assert drop.carry[0][1][2] == pytest.approx(61.0)
    assert drop.carry[-1][1][2] == pytest.approx(290.0 + 50.0)


def test_wheel_and_keys_lower_raise_and_turn_it():
    room, answers = room_with(DEMOLISH)
    carried(room, "wheel_down", "page_down", "page_up", "arrow_left", "arrow_left")
    (drop,) = answers.given
    assert drop.carry[-1][1][2] == pytest.approx(270.0 + 50.0)
    assert drop.carry[-1][2][3] == pytest.approx(0.2588, abs=1e-3)


def test_a_drop_beside_the_building_is_refused_with_its_reason_and_the_body_goes_back():
    room, answers = room_with(DEMOLISH)
    carried(room, over=(250.0, 250.0))
    assert answers.given == []
    assert room.hud.noted == "the Body must be held over sidewalk Tower"
    assert room.screen.poses["body:red"][0][2] == pytest.approx(0.009)


def test_nobody_demolishes_standing():
    room, answers = room_with(DEMOLISH)
    room.hands.key_down("c", None)
    drag(room, (0.0, 1.0), (10.0, 0.0))
    assert answers.given == []
    assert "seated" in room.hud.noted


def test_a_toss_takes_elevation_and_tilt_from_the_keys():
    room, answers = room_with(TOSS)
    assert room.screen.poses["vehicle:blue"][0][2] == pytest.approx(0.110)
    for key in ("arrow_up", "arrow_up", "arrow_right"):
        room.hands.key_down(key, None)
    drag(room, (50.0, 0.0), (50.0, 80.0))
    (shot,) = answers.given
    assert isinstance(shot, Toss)
    assert (shot.elevation_deg, shot.tilt_deg, shot.direction_deg) == (25.0, 5.0, -90.0)
    assert room.screen.poses["vehicle:blue"][0][2] == pytest.approx(0.0015)


def blow(room, seconds, held):
    if held:
        room.hands.key_down("space", None)
    for _ in range(round(seconds * 60)):
        room.tick(1 / 60)
    if held:
        room.hands.key_up("space", None)


def test_a_breath_waits_for_full_lungs_and_ends_when_they_are_empty():
    room, answers = room_with(BREATHE)
    assert room.head.down is not None
    room.hands.pointer((20.0, 20.0))
    blow(room, 1.2, held=False)
    assert room.hud.share == pytest.approx(1.0)
    blow(room, 1.0, held=True)
    (shot,) = answers.given
    assert isinstance(shot, Breathe)
    assert shot.aim_mm == (20.0, 20.0, 10.0)
    assert shot.curve[0][0] == 0.0
    assert shot.curve[-1][1] == 0.0
    assert max(strength for _, strength in shot.curve) == 1.0
    assert room.head.down is None


def test_a_short_puff_ends_after_a_silence():
    room, answers = room_with(BREATHE)
    blow(room, 1.2, held=False)
    blow(room, 0.3, held=True)
    assert answers.given == []
    blow(room, 0.7, held=False)
    assert len(answers.given) == 1


def test_losing_the_focus_while_blowing_empties_the_lungs_and_sends_nothing():
    room, answers = room_with(BREATHE)
    blow(room, 1.2, held=False)
    room.hands.key_down("space", None)
    room.tick(0.1)
    room.hands.focus(False)
    blow(room, 0.5, held=False)
    assert answers.given == []
    assert room.hud.share == pytest.approx(0.5, abs=0.05)


def test_a_monster_is_set_down_only_where_it_may_be():
    room, answers = room_with(RELOCATE)
    drag(room, (0.0, 5.0))
    assert "within Hill" in room.hud.noted
    drag(room, (250.0, 250.0))
    (shot,) = answers.given
    assert isinstance(shot, Place)
    assert (shot.at_mm, shot.within) == ((250.0, 250.0), "Hill")


# ---- looking


def test_the_head_leans_while_a_key_is_held_and_walks_and_stands():
    room, _ = room_with(ACTION)
    room.hands.key_down("w", None)
    room.hands.key_up("w", None)
    room.hands.key_down("q", None)
    room.hands.key_down("c", None)
    assert room.head.leans == [(0.0, 1.0, 0.0), (0.0, 0.0, 0.0)]
    assert room.head.steps == 1
    assert not room.head.seated


def test_the_right_button_looks_around_and_does_nothing_else():
    room, answers = room_with(MOVE)
    room.hands.key_down("mouse3", (10.0, 10.0))
    room.hands.pointer((15.0, 12.0))
    room.hands.key_up("mouse3", (15.0, 12.0))
    room.hands.pointer((90.0, 90.0))
    assert room.head.looks == [(5.0, 2.0)]
    assert answers.given == []


# ---- menus


OFFERS = (
    Offer("rampage", "Rampage", range(2, 5), ("human", "easy"), {"side": ("A", "B"), "edition": ("en", "fr")}),
    Offer("octorage", "OctoRage", range(3, 7), ("human", "easy", "normal"), {}),
)


@contextmanager
def sticks(sitting):
    """A match of people."""
    top = header("sticks", sticks="5")
    players = dict.fromkeys(top.seats, Person(sitting))
    sitting.lay(None, dict.fromkeys(top.seats, "human"))
    yield Match.begin(GAMES["sticks"](), top, Company(players, watch=sitting.show))


def menu_room(**more):
    room = make_room(QUIET, FakeHost(sticks, OFFERS, **more))
    room.open()
    return room


def test_the_menu_wishes_for_what_was_chosen_with_the_keys():
    room = menu_room()
    for key in ("arrow_down", "arrow_down", "arrow_right"):  # three players
        room.hands.key_down(key, None)
    for key in ("arrow_down", "arrow_down", "arrow_left", "arrow_down", "arrow_left"):  # the second and third by hand
        room.hands.key_down(key, None)
    for key in ("arrow_down", "arrow_right", *["arrow_up"] * 6, "enter"):  # side B, and start
        room.hands.key_down(key, None)
    (wish,) = room.host.wished
    assert (wish.game, wish.players, wish.options) == ("rampage", ("human", "human", "human"), {"side": "B"})
    room.close()


def test_the_menu_is_clicked_through_as_well():
    room = menu_room()
    for button in ("game", "count", "player:1", "switch:streamer", "start"):
        room.hands.key_down("mouse1", (button, 0))
    (wish,) = room.host.wished
    assert (wish.game, wish.players) == ("octorage", ("human", "normal", "easy", "easy"))
    assert room.settings.streamer
    room.close()


def test_an_interrupted_match_is_offered_and_gone_on_with():
    room = menu_room(interrupted=(Unfinished(Path("x.journal"), "Rampage, turn 3"),))
    assert "go on: Rampage, turn 3" in [button.text for button in room.hud.shown]
    room.hands.key_down("mouse1", ("journal:0", 0))
    assert room.host.wished == [Path("x.journal")]
    room.close()


def test_escape_in_the_menu_closes_the_window():
    room = menu_room()
    room.hands.key_down("escape", None)
    assert room.over


def test_the_menu_of_a_match_leads_back_or_out():
    room, answers = room_with(ACTION)
    room.host.offered = OFFERS
    room.hands.key_down("escape", None)
    assert isinstance(room.mode, Pause)
    room.hands.key_down("escape", None)
    assert isinstance(room.mode, Choose)
    assert room.hud.shown
    room.hands.key_down("escape", None)
    room.hands.key_down("mouse1", ("leave", 0))
    assert isinstance(room.mode, Menu)
    assert answers.left


def test_help_lies_over_a_mode_and_goes_away_again():
    room, _ = room_with(MOVE)
    room.hands.key_down("f1", None)
    assert isinstance(room.mode, Help)
    assert room.hud.lines
    room.hands.key_down("page_down", None)
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, Flicking)
    assert room.hud.lines == ()


# ---- the course of a match


class Script(Answers):
    """A sitting that shows what it was told to."""

    def __init__(self, *items):
        super().__init__()
        self.items = list(items)
        self.nods = 0

    def next(self):
        return self.items.pop(0) if self.items else None

    def nod(self):
        self.nods += 1


def course(settings, *items, players=None):
    room = make_room(settings)
    room.course = Course(room, Script(*items))
    room.course.players = players or {"red": "human", "yellow": "easy"}
    room.show(Look(room))
    room.tick(0.0)
    return room


def flick_record(seat="red", **outcome):
    shot = Flick(f"paws:{seat}", 0.0, 1.0)
    question = Ask(seat, "move", (), Permit("flick", f"paws:{seat}"))
    return Record(1, question, Ran(shot, Outcome(why={"bare floor:1": "nothing on it"}, **outcome)))


MOTION = Motion(
    keys=(
        Key(0.0, {"paws:red": ((0.0, 0.0, 0.0), UPRIGHT)}),
        Key(1.0, {"paws:red": ((0.1, 0.0, 0.0), UPRIGHT)}),
    ),
    final={"paws:red": ((0.2, 0.0, 0.0), UPRIGHT)},
    length_s=1.0,
    contacts=(("paws:red", "floor:1", (1.0, 2.0, 3.0)),),
)


def shot(seat="red"):
    record = flick_record(seat, touched=(Touch(0.2, "floor:1"),))
    return Happened((record,), (f"{seat} gobbles floor:1",), VIEW, MOTION)


def asked(question=ACTION):
    return Asked(question, {**VIEW, "refused": ""})


def test_a_shot_is_watched_then_its_result_stays_until_it_is_acknowledged():
    room = course(QUIET, shot(), asked())
    assert isinstance(room.mode, Watch)
    room.tick(0.5)
    assert room.screen.poses["paws:red"][0][0] == pytest.approx(0.05)
    room.tick(0.6)
    assert isinstance(room.mode, ResultShown)
    assert room.screen.poses["paws:red"][0][0] == 0.2
    assert room.hud.lines == ("red gobbles floor:1",)
    room.tick(60.0)
    assert isinstance(room.mode, ResultShown)
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, Choose)
    assert room.course.sitting.nods == 1


def test_the_overlay_shows_contacts_zones_and_reasons():
    room = course(QUIET, shot(), asked())
    room.hands.key_down("space", None)
    room.tick(0.0)
    room.hands.key_down("o", None)
    assert "touched in this order: floor:1" in room.hud.lines
    assert "bare floor:1: nothing on it" in room.hud.lines
    assert room.screen.glowing == ("floor:1",)
    assert room.screen.marked == ((1.0, 2.0, 3.0),)
    room.hands.key_down("o", None)
    assert room.screen.marked == ()


def test_a_bots_result_goes_on_by_itself_after_a_moment():
    room = course(QUIET, shot("yellow"), asked())
    room.hands.key_down("space", None)
    room.tick(0.0)
    assert isinstance(room.mode, ResultShown)
    room.tick(10.0)
    assert isinstance(room.mode, Choose)


def test_fast_forward_stays_on_until_it_is_switched_off():
    room = course(QUIET, shot("yellow"), shot("yellow"), asked())
    room.hands.key_down("f", None)
    room.tick(0.3)
    assert isinstance(room.mode, ResultShown) or room.mode.playback.over
    room.tick(0.0)
    room.tick(10.0)
    assert isinstance(room.mode, Watch)
    assert room.mode.playback.speed > 1.0


def test_a_choice_without_consequences_does_not_stop_the_game():
    record = Record(1, EAT, "meeple:1")
    room = course(QUIET, Happened((record,), ("red eats meeple:1",), VIEW, None), asked(EAT))
    assert isinstance(room.mode, Look | Choose)
    room.tick(0.0)
    assert isinstance(room.mode, Choose)


def test_the_first_match_explains_each_thing_once():
    room = course(Settings(), asked(), asked())
    explained = []
    while isinstance(room.mode, Introduction):
        explained.append(room.mode.what)
        room.hands.key_down("enter", None)
    assert explained == ["welcome", "action"]
    assert isinstance(room.mode, Choose)
    room.answer("move")
    room.tick(0.0)
    assert isinstance(room.mode, Choose)
    assert room.host.saved[-1].introduced == ("welcome", "action")


def test_explanations_can_be_switched_off():
    room = course(Settings(), asked())
    room.hands.key_down("n", None)
    assert isinstance(room.mode, Choose)
    assert not room.host.saved[-1].guide


def test_the_screen_is_covered_while_the_seat_changes_and_only_then():
    both = {"red": "human", "yellow": "human"}
    open_to_all = {**VIEW, "monsters": {}}
    happened = Happened((Record(1, EAT, "done"),), (), open_to_all, None)
    again = asked(replace(ACTION, seat="yellow"))
    room = course(QUIET, happened, asked(), asked(), again, players=both)
    room.tick(0.0)
    assert isinstance(room.mode, Cover)
    assert room.hud.covered == "pass to red"
    assert room.hud.column == ()
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, Choose)
    assert room.head.seat == "red"
    room.answer("move")
    assert isinstance(room.mode, Choose)
    room.answer("move")
    assert isinstance(room.mode, Cover)
    assert room.screen.furnished is open_to_all


def test_a_refused_answer_is_asked_again_with_the_reason():
    room = course(QUIET, Asked(MOVE, {**VIEW, "refused": "a flick is due"}))
    assert isinstance(room.mode, Flicking)
    assert room.hud.noted == "a flick is due"


def test_the_score_explains_every_point_and_leads_to_the_menu():
    scores = (Score("red", 12, {"sets": 10, "teeth": 2}, ("a set of six: 10", "a broken tooth: 2")),)
    room = course(QUIET, Over(Result("last_floor", ("red",), scores)))
    room.host.offered = OFFERS
    assert isinstance(room.mode, ScoreShown)
    assert room.hud.said == "the match is over (last floor): red won"
    assert room.hud.lines == ("red: 12 points (sets 10, teeth 2)", "    a set of six: 10", "    a broken tooth: 2")
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, Menu)


def test_what_went_wrong_is_shown():
    room = course(QUIET, Over(None, "the table broke down"))
    assert room.hud.lines == ("the table broke down",)


def test_a_new_table_is_laid():
    stage = Laying("fixed", {"paws:red": ("paws-red", (0.0, 0.0, 0.0), UPRIGHT)})
    room = course(QUIET, Laid(stage, {"red": "easy", "yellow": "human"}, 960))
    assert room.screen.laid is stage
    assert room.tick_hz == 960
    assert room.head.seat == "yellow"


def test_opening_and_closing_the_room_twenty_times_leaves_no_match_behind():
    for _ in range(20):
        room = menu_room()
        room.hands.key_down("enter", None)
        sitting = room.course.sitting
        assert sitting.running
        room.close()
        assert not sitting.running
        assert room.stack == []
        assert room.entered == room.left


def test_a_story_puts_the_reasons_that_mattered_first():
    happened = Happened((flick_record(),), ("red gobbles floor:1",), VIEW, None)
    why = {"accessible meeple:9": "nothing above", "still floor:8": "nothing happened to it"}
    other = Outcome(why=why, moved=("meeple:9",))
    story = replace(Story().grown(happened), outcomes=(other, *Story().grown(happened).outcomes))
    assert story.reasons() == ["bare floor:1: nothing on it", "accessible meeple:9: nothing above"]
    assert "still floor:8: nothing happened to it" not in story.reasons()
    assert company(header("sticks")).table is None
