"""What viewers of a programme read: points, the map, title cards and tables."""

import math
from dataclasses import replace

import pytest
from tests.games.rampage import playing as rampage_playing
from tests.ui.test_no_ids import ID

from meeple_city.border import Look, message
from meeple_city.display.camera import Camera
from meeple_city.display.hud import Strip
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.random_table import RandomTable
from meeple_city.show.evening import Evening
from meeple_city.ui.broadcast import CLOSE, chart_of, scored, standings_table, title_card, viewers_names
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

OVERVIEW = Camera((0.0, -1.0, 1.0), (0.0, 0.0, 0.0))
PLAYERS = {"red": "easy", "blue": "normal"}


@pytest.fixture(scope="module")
def view():
    state = rampage_playing.opening(2, (2, {}))
    table = RandomTable(state.city, 2).run(Look())
    return Rampage().view(replace(state, table=table), None)


def strips():
    return [Strip("red", "Red", "disc", "#e8534a"), Strip("blue", "Blue", "square", "#5c9ae6")]


def test_points_that_were_told_stand_beside_the_player(view):
    told = [message("rampage.event.gobbled", seat="red", floor="floor:1")] * 3
    figures = {strip.id: strip.figures for strip in scored(strips(), view, told)}
    assert [figure.text for figure in figures["red"]] == ["3"]
    assert [figure.text for figure in figures["blue"]] == ["0"]


def test_there_is_a_map_only_while_the_view_is_close(view):
    far = math.dist(OVERVIEW.eye_m, OVERVIEW.target_m)
    assert chart_of(view, OVERVIEW, OVERVIEW) is None
    near = Camera((0.1, -0.3, 0.2), (0.1, 0.1, 0.0))
    assert math.dist(near.eye_m, near.target_m) < CLOSE * far
    chart = chart_of(view, near, OVERVIEW)
    assert 0 < chart.seen[0] < chart.width
    assert 0 < chart.seen[1] < chart.height / 2  # north of the middle is up
    assert len(chart.areas) == len(view.city.neighborhoods) + len(view.city.buildings)


def test_the_map_shows_which_buildings_are_gone(view):
    near = Camera((0.1, -0.3, 0.2), (0.1, 0.1, 0.0))
    building = view.city.buildings[0]
    where = {piece: at for piece, at in view.table.where_mm.items() if piece not in building.floors}
    ruined = replace(view, table=replace(view.table, where_mm=where))
    before, after = chart_of(view, near, OVERVIEW).areas, chart_of(ruined, near, OVERVIEW).areas
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rampage", "rarrr", "octorage"])
def test_title_cards_and_tables_of_an_evening_have_words(language, game):
    words, evening = load_words(language), Evening.begun(PLAYERS, 3)
    texts = [title_card(game, strips(), words, None).line]
    for winners in (("red",), ("blue",), ("red", "blue")):
        texts.append(title_card(game, strips(), words, evening).line)
        evening = evening.after(winners, {"red": 12.0, "blue": 10.0})
        sheet = standings_table(evening, words)
        texts += [sheet.title, sheet.line, *sheet.heads]
        evening = evening.next()
    assert len(set(texts)) > 8
    assert not [text for text in texts if ID.search(text) or not text]


def test_whoever_leads_the_evening_stands_first_and_is_lit():
    sheet = standings_table(Evening.begun(PLAYERS, 2).after(("blue",), {"red": 30.0, "blue": 31.0}), load_words())
    assert [(row.name, row.cells, row.lit) for row in sheet.rows] == [
        ("Blue", ("1", "31"), True),
        ("Red", ("0", "30"), False),
    ]
    assert sheet.line == "Blue leads with one match to go."


@pytest.mark.parametrize(("language", "name"), [("en", "Blue"), ("fr", "Bleu")])
def test_at_a_card_table_nameless_players_go_by_the_colour_of_their_badge(language, name):
    assert viewers_names(["seat 1", "seat 2"], load_words(language))["seat 2"] == name


def test_a_monster_of_a_colour_keeps_its_name():
    assert viewers_names(["red", "blue"], load_words()) == {}
