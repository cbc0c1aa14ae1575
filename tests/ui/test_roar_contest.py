"""The roar contest before a match: who roars best begins, and nobody has to."""

from dataclasses import replace

import numpy as np
import pytest
from tests.ui.fakes import FakeHost, make_room
from tests.ui.toy_window import QUIET

from meeple_city.audio.breath_listener import BreathListener
from meeple_city.audio.microphone import SoundBlock
from meeple_city.errors import BadInput, Missing
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode
from meeple_city.ui.modes.roar_contest import RoarContest, wants_contest
from meeple_city.ui.settings import GameOffer, NewMatch

RATE = 16_000
LOUD = replace(QUIET, microphone=True)
OFFER = GameOffer("toy", "Toy", range(2, 5), ("human", "easy"), {"first": ("chance", "1", "2", "3", "4")})
SETUP = NewMatch("toy", ("human", "easy", "human"))


class Ear:
    """A microphone that hears a hum of a given loudness, a tenth of a second at a time."""

    name, rate = "ear", RATE

    def __init__(self):
        self.loud, self.lost, self.closed = 0.0, "", False

    def read_blocks(self):
        times = np.arange(RATE // 10) / RATE
        return [SoundBlock(self.loud * np.sin(2 * np.pi * 90 * times), 0.0)]

    def close(self):
        self.closed = True


def no_match(match_thread):
    raise BadInput("this match is never made")


def contest(ear=None, host=None):
    room = make_room(LOUD, host or FakeHost(no_match, (OFFER,)))
    ear = ear or Ear()
    room.listening = BreathListener(lambda: ear)
    room.open()
    room.push(RoarContest(room, SETUP))
    return room, ear


def roar(room, ear, loud):
    ear.loud = loud
    room.hands.key_down("space", None)
    for _ in range(21):
        room.mode.tick(0.1)


@pytest.mark.parametrize(
    ("settings", "setup", "wanted"),
    [
        (LOUD, SETUP, True),
        (QUIET, SETUP, False),
        (LOUD, replace(SETUP, players=("human", "easy")), False),
        (LOUD, replace(SETUP, options={"first": "2"}), False),
    ],
    ids=["two people", "no microphone", "one person", "agreed on already"],
)
def test_people_roar_only_where_it_decides_something(settings, setup, wanted):
    assert wants_contest(settings, OFFER, setup) is wanted
    assert not wants_contest(settings, replace(OFFER, options={}), setup)


def test_the_best_roar_begins_and_each_has_its_verdict():
    room, ear = contest()
    assert "player 1" in room.hud.said
    roar(room, ear, 0.02)
    assert "player 3" in room.hud.said
    roar(room, ear, 0.9)
    assert room.hud.said == "player 3 begins"
    assert len(room.hud.lines) == 2
    assert all(" of 100. " in line for line in room.hud.lines)
    room.hands.key_down("enter", None)
    assert room.host.wished[-1].options == {"first": "3"}
    assert isinstance(room.mode, LookAroundMode)
    assert ear.closed
    assert {name: count for name, count in room.entered.items() if name != "look"} == room.left
    room.close()


def test_the_contest_can_be_skipped_at_any_time():
    room, ear = contest()
    roar(room, ear, 0.9)
    room.hands.key_down("mouse1", ("done", 0))
    assert room.host.wished == [SETUP]
    room.close()


def test_a_roar_that_is_interrupted_is_roared_again():
    room, ear = contest()
    ear.loud = 0.9
    room.hands.key_down("mouse1", ("roar", 0))
    room.mode.tick(0.1)
    assert room.hud.share == pytest.approx(0.05)
    room.hands.focus(False)
    assert room.hud.share is None
    roar(room, ear, 0.9)
    assert len(room.mode.roars) == 1
    room.close()


def test_without_a_microphone_chance_decides_and_that_is_said():
    def nothing():
        raise Missing("no microphone is there")

    room = make_room(LOUD, FakeHost(no_match, (OFFER,)))
    room.listening = BreathListener(nothing)
    room.open()
    room.push(RoarContest(room, SETUP))
    assert room.host.wished == [SETUP]
    assert room.hud.noted == "no microphone is there: chance says who begins"
    room.close()


def test_a_microphone_that_is_pulled_out_leaves_it_to_chance():
    room, ear = contest()
    ear.lost = "microphone 'ear' is gone"
    room.mode.tick(0.1)
    assert room.host.wished == [SETUP]
    assert room.hud.noted == "microphone 'ear' is gone: chance says who begins"
    room.close()


def test_a_match_that_cannot_be_begun_leads_back_to_the_menu():
    class Refusing(FakeHost):
        def begin(self, setup):
            raise BadInput("not today")

    room, _ = contest(host=Refusing(no_match, (OFFER,)))
    room.hands.key_down("enter", None)
    assert isinstance(room.mode, MenuMode)
    assert room.hud.noted == "not today"
    room.close()


def test_starting_from_the_menu_leads_to_the_contest():
    room = make_room(LOUD, FakeHost(no_match, (OFFER,)))
    room.listening = BreathListener(Ear)
    room.open()
    room.mode.wish.players = ("human",) * 8
    room.mode.push("start")
    assert isinstance(room.mode, RoarContest)
    room.hands.key_down("escape", None)
    assert isinstance(room.mode, MenuMode)
    assert room.host.wished == []
    room.close()
