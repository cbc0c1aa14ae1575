"""The decks (RR1)."""

from collections import Counter
from itertools import permutations

import pytest
from tests.games.rarrr.kit import DECKS

from meeple_city.errors import BadInput
from meeple_city.games.rarrr.cards import POWERS, Power, read_decks


def test_rr1_1_there_are_as_many_cards_of_each_deck_as_the_rules_say():
    assert (len(DECKS.monsters), len(DECKS.katakana), len(DECKS.powers), len(DECKS.cities)) == (12, 24, 72, 24)
    assert not set(DECKS.monsters) & set(DECKS.katakana)


def test_rr1_2_every_monster_and_katakana_card_shows_four_icons():
    assert {sum(card.icons) for card in (*DECKS.monsters.values(), *DECKS.katakana.values())} == {4}


def test_rr1_2_no_power_is_rarer_than_another_on_monsters_and_katakana():
    for deck in (DECKS.monsters, DECKS.katakana):
        assert len({sum(column) for column in zip(*(card.icons for card in deck.values()), strict=True)}) == 1


def test_rr1_2_the_monsters_are_all_ways_to_have_one_power_twice_and_lack_one():
    assert sorted(card.icons for card in DECKS.monsters.values()) == sorted(set(permutations((2, 1, 1, 0))))


def test_rr1_3_there_are_six_power_cards_of_each_power_and_value():
    faces = {f"{power} {value}" for power in POWERS for value in (1, 2, 3)}
    assert Counter(DECKS.powers) == dict.fromkeys(faces, 6)


def test_rr1_4_a_seat_has_three_different_boosts():
    assert DECKS.boosts == (1, 2, 3)


def test_rr1_5_cities_come_in_six_groups_of_four_with_their_own_colour_and_symbol():
    assert set(Counter(city.group for city in DECKS.cities.values()).values()) == {4}
    assert len(DECKS.groups) == 6
    assert len({group.colour for group in DECKS.groups.values()}) == 6
    assert len({group.symbol for group in DECKS.groups.values()}) == 6
    assert (DECKS.groups["Asia"].colour, DECKS.groups["Asia"].symbol) == ("red", "rice bowl")


def test_rr1_5_each_group_has_each_worth_and_each_resistance_once():
    for group in DECKS.groups:
        cities = [city for city in DECKS.cities.values() if city.group == group]
        assert sorted(city.worth for city in cities) == [2, 3, 4, 5]
        assert {city.resists for city in cities} == set(POWERS)


def test_rr1_5_sao_paulo_is_worth_four_and_resists_toxic():
    assert (DECKS.cities["Sao Paulo"].worth, DECKS.cities["Sao Paulo"].resists) == (4, Power.TOXIC)


def test_rr2_6_ahefu_and_gofude_have_the_powers_they_are_known_for():
    assert DECKS.icons("a", ("he", "fu")) == (3, 6, 2, 1)
    gofude = DECKS.icons("go", ("fu", "de"))
    assert max(gofude) == gofude[POWERS.index(Power.RADIOACTIVE)] == 6


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("monsters", 'a = { kana = "ア", toxic = 3 }', "monsters.toml: a: must show 4 icons, not 3"),
        ("katakana", 'a = { kana = "ア", water = 4 }', "katakana.toml: a: key 'water' is unknown"),
        ("powers", "[powers]\ntoxic = { 1 = -6 }\n[boosts]\n", "powers.toml: powers: toxic: 1 must be from 0 to 99"),
        (
            "cities",
            "[groups]\n[cities]\nUr = { worth = 1, group = 'Asia', resists = 'fire' }",
            "group 'Asia' is unknown",
        ),
    ],
)
def test_a_broken_deck_file_is_refused_by_name(tmp_path, name, text, complaint):
    files = {
        "monsters": 'a = { kana = "ア", toxic = 4 }',
        "katakana": 'he = { kana = "ヘ", toxic = 4 }',
        "powers": "[powers]\ntoxic = { 1 = 6 }\n[boosts]\n1 = 1\n",
        "cities": "[groups]\n[cities]\n",
        name: text,
    }
    for stem, content in files.items():
        (tmp_path / f"{stem}.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BadInput, match=complaint.replace("[", r"\[")):
        read_decks(tmp_path)
