"""Menus at every size of text: what is chosen is in sight, and nothing leaves the window or covers another row."""

from itertools import combinations

import pytest
from tests.render.test_captions import caption_renderer, captions, window  # noqa: F401

from meeple_city.display.hud import Article, Menu, MenuRow
from meeple_city.render.caption_canvas import HEIGHT

ROWS = (
    MenuRow("start", "Start", detail="Rampage: one person here, one other player besides", icon="play"),
    MenuRow("size", "Size of text", "150 %", "Up to twice as large", control="slider", share=0.5),
    MenuRow("tips", "Explain things once", "On", control="switch", share=1.0),
    MenuRow("side", "Runaway board", "Side A: line by line", "What happens", detail="When meeples run away"),
    MenuRow("teams", "Teams", "Off", why_not="There is no other choice for 2 players"),
    MenuRow("heading", "Who plays", heading=True),
    *(MenuRow(f"seat:{n}", "Anna", "Easy bot", icon="disc", colour="#e8534a", place=(-1.0, 1.0)) for n in range(8)),
    MenuRow("name", "Name", "Zoé", control="field"),
    MenuRow("back", "Back"),
)
LOOKS = {
    "page": Menu("New game", ROWS, "Up and Down choose", tabs=("The table", "The rules")),
    "rules": Menu("Rules", ROWS[:3], "Up and Down choose", article=Article("Move", ("A long line. " * 30,) * 5)),
    "title": Menu("Meeple City", ROWS[:5], "Up and Down choose", "1.0", "title"),
    "dialog": Menu("Quit Meeple City?", ROWS[-2:], look="dialog", note="The match is saved"),
}


def lit(menu, id_):
    rows = tuple(MenuRow(**{**vars(row), "lit": row.id == id_}) for row in menu.rows)
    return Menu(**{**vars(menu), "rows": rows})


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("look", LOOKS)
def test_the_row_that_is_chosen_is_in_sight_and_no_two_rows_overlap(captions, caption_renderer, look, scale):  # noqa: F811
    menu = LOOKS[look]
    captions.legibility(scale, contrast=scale > 1.5)
    for row in menu.rows:
        if row.heading:
            continue
        captions.choices(lit(menu, row.id))
        x, y = caption_renderer.where(row.id)
        assert 0 < x < 640 and 0 < y < 360, (row.id, x, y)
        layer = caption_renderer._layers["menu"]
        boxes = [box for id_, box in layer.areas.buttons.items() if id_ in {one.id for one in menu.rows}]
        assert all(box.y >= 0 and box.bottom <= HEIGHT for box in boxes)
        for a, b in combinations(boxes, 2):
            apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y + 0.01 or b.bottom <= a.y + 0.01
            assert apart, (a, b)
    captions.choices(None)


def test_the_arrows_of_a_value_are_buttons_of_their_own(captions, caption_renderer):  # noqa: F811
    captions.choices(lit(LOOKS["page"], "side"))
    left, right = caption_renderer.where("side<"), caption_renderer.where("side>")
    assert left[0] < right[0] and left[1] == right[1]
    assert caption_renderer.hit(left) == "side<"
    captions.choices(None)


def test_larger_text_shows_fewer_rows_at_once(captions, caption_renderer):  # noqa: F811
    shown = []
    for scale in (1.0, 2.0):
        captions.legibility(scale, contrast=False)
        captions.choices(lit(LOOKS["page"], "start"))
        shown.append(sum(caption_renderer.where(row.id) is not None for row in ROWS))
    assert shown[1] < shown[0]
    captions.choices(None)


def test_the_first_menu_shows_all_its_rows_at_the_usual_size_of_text(captions, caption_renderer):  # noqa: F811
    captions.legibility(1.0, contrast=False)
    rows = tuple(MenuRow(f"row{number}", "Interrupted matches", icon="play") for number in range(8))
    captions.choices(lit(Menu("Meeple City", rows, "Up and Down", look="title"), "row0"))
    assert all(caption_renderer.where(row.id) for row in rows)
    captions.choices(None)
