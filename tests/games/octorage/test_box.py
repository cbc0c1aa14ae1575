"""OR1: what is in the box."""

from collections import Counter
from pathlib import Path

import pytest

from meeple_city.errors import BadInput
from meeple_city.games.octorage import box as box_module
from meeple_city.games.octorage.box import box, read_box


def test_the_box_holds_47_cards_or_42_without_treasures():  # OR1.1, OR1.5
    assert len(box().deck()) == 47
    assert len(box().deck(box().treasures)) == 42
    assert set(box().deck()) - set(box().deck(box().treasures)) == set(box().treasures)
    assert set(box().deck()) - set(box().deck(box().treasures[:2])) == set(box().treasures[:2])


@pytest.mark.parametrize(
    ("kind", "values", "count"),
    [
        ("machete", {1, 2, 3, 4, 5}, 14),
        ("pistol", {6, 7, 9}, 9),
        ("pheromone", {8}, 5),
        ("machine gun", {10, 11}, 6),
        ("dynamite", {12}, 3),
    ],
)
def test_each_kind_of_weapon_has_its_values_and_its_count(kind, values, count):  # OR1.1
    faces = [card for card in box().cards if box().kinds.get(card) == kind]
    assert len(faces) == count
    assert {box().values[face] for face in faces} == values


def test_copies_are_split_as_we_chose():  # OR1.1
    count = Counter(box().cards)
    assert [count[f"machete {value}"] for value in range(1, 6)] == [3, 3, 3, 3, 2]
    assert count["dodge"] == 5


def test_there_are_six_characters_and_five_treasures():  # OR1.1, OR1.2
    assert len(set(box().characters)) == 6
    assert len(set(box().treasures)) == 5


def test_the_track_has_five_steps_and_players_five_lives():  # OR1.3
    assert box().damage == (1, 2, 3, 4, 5)
    assert box().life == 5


@pytest.mark.parametrize(("players", "cards"), [(3, 4), (4, 4), (5, 3), (6, 3)])
def test_few_players_get_bigger_hands(players, cards):  # OR3.2
    assert box().hand(players) == cards


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("life = 5", "", "life is missing"),
        ("life = 5", "life = true", "life must be a whole number, not True"),
        ("life = 5", "life = 5\nlifes = 5", "'lifes' is unknown"),
        ("few = 4", "few = 4.5", "hand: few must be a whole number"),
        ("8 = 5", "eight = 5", "weapons: pheromone: copies: 'eight' must be a whole number"),
    ],
)
def test_an_invalid_file_is_refused_by_name(old, new, reason, tmp_path):
    text = Path(box_module.__file__).with_name("box.toml").read_text("utf-8")
    copy = tmp_path / "box.toml"
    copy.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=f"^box.toml: {reason}"):
        read_box(copy)
