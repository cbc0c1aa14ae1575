"""The roar contest before a match: who roars best begins, and nobody has to."""

from dataclasses import replace

import numpy as np
import pytest
from tests.ui.card_matches import card_window
from tests.ui.fakes import FakeMatches, bar, make_window
from tests.ui.toy_window import QUIET

from meeple_city.audio.microphone import SoundBlock
from meeple_city.errors import BadInput
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode
from meeple_city.ui.modes.new_game import NewGameMode
from meeple_city.ui.modes.roar_contest import RoarContestMode, wants_contest
from meeple_city.ui.modes.roar_name import RoarNameMode
from meeple_city.ui.settings import GameOffer, NewMatch

RATE = 16_000
LOUD = replace(QUIET, microphone=True)
OFFER = GameOffer("toy", "Toy", range(2, 5), ("human", "easy"), {"first": ("chance", "1", "2", "3", "4")})
WISH = NewMatch("toy", ("human", "easy", "human"))


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


def contest(ear=None, matches=None):
    ear = ear or Ear()
    window = make_window(LOUD, matches or FakeMatches(no_match, (OFFER,)), lambda: ear)
    window.open()
    window.push(RoarContestMode(window, WISH))
    return window, ear


def roar(window, ear, loud):
    ear.loud = loud
    window.input_router.key_down("space", None)
    for _ in range(21):
        window.mode.tick(0.1)


@pytest.mark.parametrize(
    ("settings", "wish", "wanted"),
    [
        (LOUD, WISH, True),
        (QUIET, WISH, False),
        (LOUD, replace(WISH, players=("human", "easy")), False),
        (LOUD, replace(WISH, options={"first": "2"}), False),
    ],
    ids=["two people", "no microphone", "one person", "agreed on already"],
)
def test_people_roar_only_where_it_decides_something(settings, wish, wanted):
    assert wants_contest(settings, OFFER, wish) is wanted
    assert not wants_contest(settings, replace(OFFER, options={}), wish)


def test_the_best_roar_begins_and_each_has_its_verdict():
    window, ear = contest()
    assert "Player 1" in window.captions.said
    roar(window, ear, 0.02)
    assert "Player 3" in window.captions.said
    roar(window, ear, 0.9)
    assert window.captions.said == "Player 3 goes first"
    assert len(window.captions.lines) == 2
    assert all(" of 100. " in line for line in window.captions.lines)
    window.input_router.key_down("enter", None)
    assert window.matches.wished[-1].options == {"first": "3"}
    assert isinstance(window.mode, LookAroundMode)
    assert ear.closed
    assert {name: count for name, count in window.entered.items() if name != "look"} == window.left
    window.close()


def test_the_contest_can_be_skipped_at_any_time():
    window, ear = contest()
    roar(window, ear, 0.9)
    window.input_router.key_down("mouse1", ("done", 0))
    assert window.matches.wished == [WISH]
    window.close()


def test_a_roar_that_is_interrupted_is_roared_again():
    window, ear = contest()
    ear.loud = 0.9
    window.input_router.key_down("mouse1", ("roar", 0))
    window.mode.tick(0.1)
    assert bar(window) == pytest.approx(0.05)
    window.input_router.focus(False)
    assert bar(window) is None
    roar(window, ear, 0.9)
    assert len(window.mode.roars) == 1
    window.close()


def test_without_a_microphone_chance_decides_and_that_is_said():
    window = make_window(LOUD, FakeMatches(no_match, (OFFER,)))
    window.open()
    window.push(RoarContestMode(window, WISH))
    assert window.matches.wished == [WISH]
    assert window.captions.noted == "No microphone is there: chance decides who goes first"
    window.close()


def test_a_microphone_that_is_pulled_out_leaves_it_to_chance():
    window, ear = contest()
    ear.lost = "microphone 'ear' is gone"
    window.mode.tick(0.1)
    assert window.matches.wished == [WISH]
    assert window.captions.noted == "Microphone 'ear' is gone: chance decides who goes first"
    window.close()


def test_a_match_that_cannot_be_begun_leads_back_to_the_menu():
    class Refusing(FakeMatches):
        def new_match(self, wish):
            raise BadInput("not today")

    window, _ = contest(matches=Refusing(no_match, (OFFER,)))
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, MenuMode)
    assert window.captions.noted == "Not today"
    window.close()


def test_starting_from_the_menu_leads_to_the_contest_and_escape_back_to_the_same_choices():
    window = make_window(LOUD, FakeMatches(no_match, (OFFER,)), Ear)
    window.open()
    for button in ("new", "count", "seat:1", "kind", "ready", "start"):
        window.mode.button_clicked(button)
    assert isinstance(window.mode, RoarContestMode)
    window.input_router.key_down("escape", None)
    assert isinstance(window.mode, NewGameMode)
    assert window.matches.wished == []
    assert ("Players", "3") in [(row.text, row.value) for row in window.captions.menu.rows]
    assert window.mode.choices.players[:3] == ("human", "human", "easy")
    window.close()


@pytest.mark.parametrize(("loud", "verdict"), [(0.9, "monster"), (0.0, "Was that a roar?")])
def test_a_monsters_name_is_roared_for_fun_and_the_match_goes_on(loud, verdict):
    ear = Ear()
    ear.loud = loud
    window = make_window(LOUD, FakeMatches(no_match, (OFFER,)), lambda: ear)
    window.push(RoarNameMode(window, "seat 1", "Takuke"))
    assert window.captions.said == "Roar your name: Takuke!"
    for _ in range(21):
        if isinstance(window.mode, RoarNameMode):
            window.mode.tick(0.1)
    assert not isinstance(window.mode, RoarNameMode)
    assert verdict in window.captions.toasts[-1].text
    assert ear.closed


def test_without_a_microphone_that_works_nobody_waits_for_a_roar():
    window = make_window(LOUD, FakeMatches(no_match, (OFFER,)))
    window.push(RoarNameMode(window, "seat 1", "Takuke"))
    window.mode.tick(0.1)
    assert not isinstance(window.mode, RoarNameMode)


@pytest.mark.parametrize(("settings", "asked"), [(LOUD, True), (QUIET, False)], ids=["microphone", "none"])
def test_a_person_who_named_a_monster_may_roar_its_name(settings, asked):
    window, _ = card_window("rarrr", ["human", "easy"], lambda ask: ask.options[0], seed=3, settings=settings)
    seen = False
    for _ in range(200):
        window.tick(5.0)
        seen = seen or isinstance(window.mode, RoarNameMode)
        if window.pending is not None:
            if window.pending.view.round:
                break
            window.answer(window.pending.ask.options[0])
    assert seen is asked
