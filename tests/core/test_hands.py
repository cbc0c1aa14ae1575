"""Hands: shots of bots and programs are a little off, and the journal keeps what was meant."""

from random import Random
from statistics import pstdev

import pytest
from tests.kit.matches import begin, participants, played
from tests.kit.toys import Marbles

from meeple_city.border import Breathe, Drop, Flick, Place, Toss
from meeple_city.core.hands import FARTHEST, Steadiness, attempts, by_hand
from meeple_city.match.driver import Match
from meeple_city.match.journal import create_journal, read_journal
from meeple_city.match.strengths import Strength, strength_of

HAND = Steadiness(aim_deg=2.0, speed_share=0.05, drop_mm=6.0, turn_deg=5.0)
SHAKY = Steadiness(aim_deg=20.0, speed_share=0.3, drop_mm=60.0, turn_deg=50.0)


def test_flicks_and_tosses_scatter_in_direction_and_speed():
    shots = [by_hand(Flick("paws:red", 90.0, 2.0), HAND, Random(seed)) for seed in range(400)]
    assert pstdev(shot.direction_deg for shot in shots) == pytest.approx(2.0, rel=0.15)
    assert pstdev(shot.speed_m_s for shot in shots) == pytest.approx(0.1, rel=0.15)
    assert max(abs(shot.direction_deg - 90.0) for shot in shots) <= FARTHEST * 2.0
    toss = by_hand(Toss("vehicle:red", "body:red", 90.0, 2.0, 10.0), HAND, Random(1))
    assert (toss.direction_deg, toss.speed_m_s) != (90.0, 2.0)


def test_a_drop_is_off_in_place_and_attitude_and_its_path_is_moved_along():
    carry = ((0, (0.0, 0.0, 200.0), (1.0, 0.0, 0.0, 0.0)), (48, (10.0, 20.0, 200.0), (1.0, 0.0, 0.0, 0.0)))
    drop = by_hand(Drop("body:red", (10.0, 20.0), 300.0, (0.0, 90.0, 0.0), carry), HAND, Random(1))
    dx, dy = drop.over_mm[0] - 10.0, drop.over_mm[1] - 20.0
    assert (dx, dy) != (0.0, 0.0)
    assert drop.carry[1][1] == (10.0 + dx, 20.0 + dy, 200.0)
    assert drop.turn_deg != (0.0, 90.0, 0.0)


def test_a_breath_is_off_and_placing_is_not():
    breath = Breathe("body:red", (0.0, 0.0, 60.0), ((0.0, 1.0), (0.5, 0.0)))
    assert by_hand(breath, HAND, Random(1)).aim_mm != breath.aim_mm
    place = Place("paws:red", (0.0, 0.0))
    assert by_hand(place, HAND, Random(1)) == place


def test_attempts_come_ever_closer_to_what_was_meant():
    aimed = Flick("paws:red", 90.0, 2.0)
    shots = list(attempts(aimed, HAND, "seed"))
    off = [abs(shot.direction_deg - 90.0) for shot in shots]
    assert off == sorted(off, reverse=True)
    assert shots[-1] == aimed


def test_strengths_get_steadier_and_people_have_their_own_hands():
    hands = [strength_of(kind).hand for kind in ("easy", "normal", "hard")]
    assert hands[0].aim_deg > hands[1].aim_deg > hands[2].aim_deg
    assert strength_of("random").hand == strength_of("easy").hand
    assert strength_of("program").hand == strength_of("normal").hand
    assert strength_of("human") == Strength()
    assert strength_of("easy").imagined == 0 < strength_of("normal").imagined < strength_of("hard").imagined


def match_by_hand(tmp_path, name, hand):
    """A match of marbles between random players with such hands."""
    path = tmp_path / name
    top = begin("marbles").header
    seated = participants(top)
    hands = {seat: Strength(hand) for seat in top.seats}
    seated = type(seated)(seated.players, seated.table, strengths=hands)
    return path, played(Match.begin(Marbles(), top, seated, create_journal(path, top)))


def test_the_journal_keeps_what_was_meant_and_what_the_hand_made_of_it(tmp_path):
    path, _ = match_by_hand(tmp_path, "a.journal", SHAKY)
    entries = read_journal(path).entries
    aimed = [entry for entry in entries if entry.aimed]
    assert aimed
    assert all(entry.aimed != entry.request and entry.aimed["kind"] == entry.request["kind"] for entry in aimed)
    again, _ = match_by_hand(tmp_path, "b.journal", SHAKY)
    assert [entry.request for entry in read_journal(again).entries] == [entry.request for entry in entries]


def test_without_a_hand_a_shot_is_what_was_meant(tmp_path):
    path, _ = match_by_hand(tmp_path, "a.journal", None)
    assert not any(entry.aimed for entry in read_journal(path).entries)
