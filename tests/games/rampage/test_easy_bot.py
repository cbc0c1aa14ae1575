"""Whole matches of the easy bot on the real table."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean

import pytest
from tests.kit.card_plays import CardPlays
from tests.kit.table_manners import TableManners

NEAR_END = str(Path(__file__).parents[2] / "ui" / "near-end.toml")


def played(folder, seed, players, *more):
    """Play a match in its own process; return its report."""
    journal = folder / f"{seed}.journal"
    command = [sys.executable, "-m", "meeple_city", "match", "--json", "--seed", str(seed), "--players", players]
    run = subprocess.run([*command, "--journal", journal, *more], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def verified(report):
    """The report of `replay --verify`."""
    command = [sys.executable, "-m", "meeple_city", "replay", "--verify", "--json", report["journal"]]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def side_by_side(work, seeds):
    """Run two matches at a time, one per core."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(work, seeds))


@pytest.mark.slow
def test_easy_bots_reach_the_real_end_and_every_shot_can_be_repeated(tmp_path):
    report = played(tmp_path, 0, "easy,easy", "--option", "side=B", "--scene", NEAR_END)
    assert report["ended"] in ("last_floor", "runaway")
    assert all(places["total"] == sum(places.values()) / 2 for places in report["pieces"].values())
    checked = verified(report)
    assert checked["rules_ok"]
    assert checked["shots_identical"] == checked["shots"] > 10


@pytest.mark.soak
def test_in_twenty_matches_every_body_put_back_stands_and_no_vain_breath_is_repeated(tmp_path):
    def work(seed):
        report = played(tmp_path, seed, ",".join(["easy"] * (2 + seed % 3)), "--option", f"side={'AB'[seed % 2]}")
        print(f"soak: table manners, seed {seed}: {report['turns']} turns", flush=True)
        return report, verified(report)

    seen = TableManners()
    for report, checked in side_by_side(work, range(40_000, 40_020)):
        assert checked["shots_identical"] == checked["shots"]
        seen.add(Path(report["journal"]))
    moved = f"{len(seen.nudged_mm)} moved, {len(seen.changed_zones)} of them into other zones"
    print(
        f"soak: {seen.put_back} put back, {moved}; {seen.breaths} breaths, {seen.floors_by_breath} floors", flush=True
    )
    assert seen.put_back > 500
    assert (seen.toppled, seen.refused) == ([], 0)
    assert (seen.repeated_in_vain, seen.stand_ins) == ([], [])


@pytest.mark.soak
def test_in_twenty_matches_with_cards_nearly_every_superpower_is_played_and_no_answer_is_refused(tmp_path):
    def work(seed):
        options = (f"side={'AB'[seed % 2]}", f"edition={('en', 'fr')[seed // 2 % 2]}")
        players = ",".join(["easy"] * (2 + seed % 3))
        report = played(tmp_path, seed, players, "--option", options[0], "--option", options[1])
        print(f"soak: cards, seed {seed}: {report['ended']} after {report['turns']} turns", flush=True)
        return report, verified(report)

    seen = CardPlays()
    for report, checked in side_by_side(work, range(50_000, 50_020)):
        assert checked["shots_identical"] == checked["shots"]
        seen.add(Path(report["journal"]))
    print(f"{seen.table()}\nsoak: {mean(seen.decisions_ms):.1f} ms per decision", flush=True)
    assert seen.refused == []
    rare = {card: seen.played[card] for card, count in seen.playable.items() if seen.played[card] < 0.7 * count}
    assert rare == {}
    assert len(seen.playable) > 10


@pytest.mark.soak
def test_ten_of_ten_matches_of_easy_bots_reach_the_real_end(tmp_path):
    def work(seed):
        side, edition = "AB"[seed % 2], ("en", "fr")[seed // 2 % 2]
        players = ",".join(["easy"] * (2 + seed % 3))
        report = played(tmp_path, seed, players, "--option", f"side={side}", "--option", f"edition={edition}")
        print(f"soak: easy bots, seed {seed}: {report['ended']} after {report['turns']} turns", flush=True)
        return report, verified(report)

    for report, checked in side_by_side(work, range(10)):
        assert report["ended"] in ("last_floor", "runaway")
        assert checked["shots_identical"] == checked["shots"]


@pytest.mark.soak
def test_easy_beats_random_in_four_of_five_matches(tmp_path):
    def work(seed):
        kinds = ("easy,random", "random,easy")[seed % 2]
        report = played(tmp_path, 1000 + seed, kinds)
        return [report["players"][seat] for seat in report["winners"]]

    won = sum(winners == ["easy"] for winners in side_by_side(work, range(30)))
    print(f"soak: easy beats random in {won} of 30 matches", flush=True)
    assert won >= 24
