"""Captions over the picture: seen, clicked, and removed again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from panda3d.core import NodePath
from tests.kit.pictures import changed_pixels, pixels
from tests.render.windows import resize

from meeple_city.display.captions import Captions
from meeple_city.display.cards import CardFace
from meeple_city.display.hud import Figure, Floater, HandCard, Hint, Menu, MenuRow, Strip, Toast
from meeple_city.display.marks import Button
from meeple_city.render.caption_canvas import Canvas, Rectangle, text_width, wrapped
from meeple_city.render.caption_layers import draw_strips
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.errors import DrawingError
from meeple_city.render.floaters import lifted, placed, plate_of
from meeple_city.render.icons import ICONS, paint
from meeple_city.render.window import RenderWindow, open_window

SIZE = (640, 360)


@pytest.fixture(scope="module")
def window() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        opened.output.set_clear_color_active(True)
        opened.output.set_clear_color((0.3, 0.3, 0.3, 1.0))
        yield opened


@pytest.fixture
def captions() -> Captions:
    return Captions()


@pytest.fixture
def caption_renderer(window: RenderWindow, captions: Captions) -> Iterator[CaptionRenderer]:
    made = CaptionRenderer(window, captions)
    yield made
    made.close()


def seen(window: RenderWindow):
    window.frame()
    return window.picture()


STRIP = Strip("red", "Red", "disc", "#ff0000", (Figure("tooth", "4", 4, 6), Figure("card", "3")), True, 2, "you")
CARD = HandCard("mean", CardFace("rampage:mean", "#804040", "plain", "Mean", "Every tooth is worth more.", "Character"))
MENU = Menu("Settings", (MenuRow("a", "Sound", "on", "Wind while you blow.", True, "gear"), MenuRow("b", "Back")))
SETTERS = {
    "strips": lambda captions, on: captions.players([STRIP] if on else [], ["18 of 19"] if on else []),
    "a greyed button": lambda captions, on: captions.buttons([Button("t", "Toss", why_not="no")] if on else []),
    "toasts": lambda captions, on: captions.toast([Toast("run", "A hero runs away!")] if on else []),
    "floaters": lambda captions, on: captions.floating([Floater(1, "run", "Gone", (90, 90))] if on else []),
    "a tip": lambda captions, on: captions.tip("Move", ["Press on your paws"] if on else []),
    "a drawer": lambda captions, on: captions.drawer(["Red moves"] if on else []),
    "a hint": lambda captions, on: captions.point_out(Hint("Bakery", ("3 floors",), (100, 100)) if on else None),
    "cards": lambda captions, on: captions.cards([CARD] if on else []),
    "a card held up": lambda captions, on: captions.hold_up(CARD.face if on else None),
    "pictured cards": lambda captions, on: captions.exhibit([CARD.face] * 3 if on else ()),
    "a menu": lambda captions, on: captions.choices(MENU if on else None),
    "a prompt": lambda captions, on: captions.prompt("Red: flick the Paws" if on else ""),
    "a note": lambda captions, on: captions.note("too far away" if on else ""),
    "buttons": lambda captions, on: captions.buttons([Button("flick", "Flick (F)")] if on else []),
    "a panel": lambda captions, on: captions.panel("Score", ["red 12", "blue 9"] if on else []),
    "a panel of two columns": lambda captions, on: captions.panel("Keys", ["space\tbreathe"] if on else []),
    "a column": lambda captions, on: captions.aside(["Floors: 3"] if on else []),
    "a bar": lambda captions, on: captions.bar(0.5 if on else None, "breath", "lungs"),
    "a cover": lambda captions, on: captions.cover("pass to blue" if on else ""),
}


@pytest.mark.parametrize("what", SETTERS)
def test_a_caption_is_seen_when_set_and_gone_when_emptied(window, caption_renderer, captions, what):
    empty = seen(window)
    SETTERS[what](captions, True)
    assert changed_pixels(empty, seen(window)) > 300
    SETTERS[what](captions, False)
    assert changed_pixels(empty, seen(window), 2) == 0


def test_emptying_every_caption_empties_the_picture(window, caption_renderer, captions):
    empty = seen(window)
    for on in (True, False):
        for setter in SETTERS.values():
            setter(captions, on)
        assert (changed_pixels(empty, seen(window), 2) > 300) is on


@pytest.mark.parametrize("length", [60, 160])
def test_a_panel_never_covers_the_column(window, caption_renderer, captions, length):
    empty = pixels(seen(window)).astype(int)
    captions.aside(["Your hand: Electrical 1, Electrical 1, Fire 2,"] * 12)
    column = pixels(seen(window)).astype(int)
    captions.panel("The table", ["x" * length] * 20)
    both = pixels(seen(window)).astype(int)
    written = abs(column - empty).max(axis=2) > 2
    assert written.sum() > 1000
    assert (abs(both - column).max(axis=2)[written] <= 2).all()
    assert (abs(both - column).max(axis=2) > 2).sum() > 1000


def test_captions_are_laid_out_again_only_when_they_change(window, caption_renderer, captions):
    captions.prompt("Red: flick the Paws")
    captions.bar(0.5, "breath", "lungs")
    window.frame()
    laid_out = []
    lay_out = caption_renderer._lay_out
    caption_renderer._lay_out = lambda *layer: (laid_out.append(layer), lay_out(*layer))
    for _ in range(3):
        captions.prompt("Red: flick the Paws")
        captions.buttons([])
        captions.bar(0.5, "breath", "lungs")
        window.frame()
    assert laid_out == []
    captions.bar(0.6, "breath", "lungs")
    window.frame()
    assert len(laid_out) == 1


def test_letters_are_readable_as_light_on_dark(window, caption_renderer, captions):
    captions.prompt("MMMMMMMM")
    image = pixels(seen(window))[:40]
    assert image.max() > 200
    assert (image.max(axis=2) > 180).sum() > 150


@pytest.mark.parametrize("size", [SIZE, (1280, 720), (500, 700)])
def test_a_click_in_the_middle_of_a_button_finds_it_at_any_size(window, caption_renderer, captions, size):
    buttons = [Button(f"thing:{letter}", f"Do the thing called {letter} ({letter})") for letter in "abcdefgh"]
    buttons.append(Button("done", "Done", True))
    captions.buttons(buttons)
    try:
        resize(window, size)
        window.frame()
        for button in buttons:
            x, y = caption_renderer.where(button.id)
            assert 0 < x < size[0] and 0 < y < size[1]
            assert caption_renderer.hit((x, y)) == button.id
        assert caption_renderer.hit((size[0] / 2, size[1] / 3)) is None
        assert caption_renderer.where("nothing") is None
    finally:
        resize(window, SIZE)


def test_a_button_can_be_hit_before_the_next_frame(window, caption_renderer, captions):
    captions.buttons([Button("flick", "Flick")])
    middle = caption_renderer.where("flick")
    assert caption_renderer.hit(middle) == "flick"
    captions.buttons([])
    assert caption_renderer.hit(middle) is None


def test_a_fuller_bar_shows_more(window, caption_renderer, captions):
    captions.bar(0.2, "", "lungs")
    some = seen(window)
    captions.bar(0.9, "", "lungs")
    assert changed_pixels(some, seen(window)) > 500
    captions.bar(0.4, "", "microphone")
    assert changed_pixels(some, seen(window)) > 500


def test_a_cover_hides_everything_but_its_buttons(window, caption_renderer, captions):
    captions.prompt("secret")
    captions.panel("secret", ["secret"] * 5)
    captions.cover("pass to blue")
    captions.buttons([Button("done", "I am blue (Enter)")])
    covered = seen(window)
    captions.prompt("other")
    captions.panel("", [])
    assert changed_pixels(covered, seen(window), 2) == 0
    assert caption_renderer.hit(caption_renderer.where("done")) == "done"


def test_a_long_prompt_stays_in_the_window(window, caption_renderer, captions):
    captions.prompt("Red: " + "choose one of these many things, " * 8)
    image = pixels(seen(window))
    assert (image[:40, :4] == image[-1, 0]).all()


def test_closing_leaves_no_region(window, captions):
    before = window.output.get_num_display_regions()
    made = CaptionRenderer(window, captions)
    captions.prompt("x")
    window.frame()
    made.close()
    made.close()
    assert window.output.get_num_display_regions() == before


def full_house(captions: Captions, players: int) -> None:
    """Everything that can be on the screen at once while somebody chooses an action."""
    captions.players([replace(STRIP, id=str(number)) for number in range(players)], ["18 of 19 floors left"] * 2)
    captions.prompt("Red: choose an action (2 left)", ("disc", "#ff0000"))
    captions.note("Hold your monster over the sidewalk of the Bakery")
    buttons = [Button(f"option:{number}", "Demolish the Bakery", key="1", icon="demolish") for number in range(4)]
    captions.buttons([*buttons, Button("grey:toss", "Toss", icon="toss", why_not="No vehicle in your neighborhood")])
    captions.cards([replace(CARD, id=str(number)) for number in range(3)])


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_during_play_nothing_covers_the_middle_of_the_picture(window, caption_renderer, captions, players, size):
    """Our choice: the middle is four fifths of the width, and all but 18 % of the height at top and bottom."""
    try:
        resize(window, size)
        full_house(captions, players)
        window.frame()
        width = 720 * size[0] / size[1]
        middle = Rectangle(width * 0.1, 720 * 0.18, width * 0.8, 720 * 0.64)
        over = [plate for plate in caption_renderer.plates() if overlaps(plate, middle)]
        assert caption_renderer.plates()
        assert over == []
    finally:
        resize(window, SIZE)


@pytest.mark.parametrize(("scale", "share"), [(1.25, 0.6), (1.5, 0.5), (2.0, 0.34)])
def test_larger_text_leaves_the_middle_of_the_city_free(window, caption_renderer, captions, scale, share):
    """Our choice: of the height at least so much, in the middle third of the width."""
    try:
        resize(window, (1280, 720))
        full_house(captions, 3)
        captions.note("")
        captions.toast([Toast("floor", f"Green gobbles a floor of the Hotel, number {number}") for number in range(4)])
        captions.legibility(scale, contrast=True)
        window.frame()
        plates = caption_renderer.plates()
        across = [plate for plate in plates if plate.x < 1280 * 0.65 and plate.right > 1280 * 0.35]
        top = max((plate.bottom for plate in across if plate.y < 300), default=0.0)
        bottom = min((plate.y for plate in across if plate.y >= 300), default=720.0)
        assert bottom - top >= share * 720
        assert all(plate.x >= -1 and plate.right <= 1281 and plate.y >= 0 for plate in plates)
    finally:
        resize(window, SIZE)


def test_in_stereo_side_by_side_each_eye_sees_the_captions_and_either_can_be_hit(window, caption_renderer, captions):
    captions.buttons([Button("flick", "Flick")])
    captions.prompt("Red: choose")
    caption_renderer.use_stereo("side-by-side")
    image = pixels(seen(window)).astype(int)
    half = image.shape[1] // 2
    left, right = image[:, :half], image[:, half:]
    assert left.std() > 1.0
    assert abs(left.std() - right.std()) < 0.2 * left.std()
    assert (left != right).any()  # at a depth
    x, y = caption_renderer.where("flick")
    assert x < half
    assert caption_renderer.hit((x, y)) == caption_renderer.hit((x + half, y)) == "flick"
    caption_renderer.use_stereo(None)
    assert caption_renderer.hit(caption_renderer.where("flick")) == "flick"


def test_in_red_and_cyan_each_eye_sees_its_own_captions(window, caption_renderer, captions):
    captions.prompt("Red: choose an action")
    caption_renderer.use_stereo("red-cyan")
    image = pixels(seen(window)).astype(int)
    assert (image[:, :, 0] != image[:, :, 1]).any()
    assert (image[:, :, 1] - image[:, :, 2]).std() < (image[:, :, 0] - image[:, :, 1]).std()
    caption_renderer.use_stereo(None)


def test_larger_text_is_hit_where_it_is_drawn(window, caption_renderer, captions):
    captions.legibility(2.0, contrast=False)
    captions.buttons([Button("flick", "Flick"), Button("toss", "Toss")])
    window.frame()
    for id_ in ("flick", "toss"):
        assert caption_renderer.hit(caption_renderer.where(id_)) == id_


def overlaps(a: Rectangle, b: Rectangle) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("players", [2, 4, 8])
def test_strips_do_not_overlap_and_stay_in_the_window(window, caption_renderer, captions, players):
    full_house(captions, players)
    window.frame()
    strips = sorted((plate for plate in caption_renderer.plates() if plate.y < 20), key=lambda plate: plate.x)
    assert len(strips) == players + 1
    assert strips[0].x >= 0 and strips[-1].right <= 1280
    assert all(a.right <= b.x for a, b in pairwise(strips))


def test_strips_and_cards_are_pointed_at_but_are_no_buttons(window, caption_renderer, captions):
    captions.players([STRIP])
    captions.cards([CARD])
    for id_ in ("seat:red", "card:mean"):
        at = caption_renderer.where(id_)
        assert caption_renderer.over(at) == id_
        assert caption_renderer.hit(at) is None
        assert caption_renderer.covers(at)
    assert not caption_renderer.covers((320, 180))


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_fills_a_fair_part_of_its_square(name):
    alpha = paint(name)
    assert 0.08 < alpha.mean() < 0.85
    assert alpha.max() == 1.0


def test_a_button_is_as_wide_as_its_words(window, caption_renderer, captions):
    captions.prompt("A long line that is measured first")
    captions.buttons([Button("short", "To", key="1"), Button("long", "Octopus God Jewels", key="2")])
    window.frame()
    wide = {id_: area.width for id_, area in caption_renderer._layers["buttons"].areas.buttons.items()}
    assert wide["short"] < 100 < wide["long"]


def test_words_that_rise_lie_neither_on_each_other_nor_on_buttons():
    buttons = [Rectangle(400.0, 660.0, 300.0, 44.0), Rectangle(400.0, 620.0, 300.0, 26.0)]
    floater, taken = Floater(1, "tooth", "A tooth lost", (500.0, 690.0)), list(buttons)
    for _ in range(3):
        taken.append(lifted(plate_of(floater, floater.at), taken))
    placed = sorted((one.y, one.y + one.height) for one in taken)
    assert all(low <= high for (_, low), (high, _) in pairwise(placed))
    aside = plate_of(floater, (100.0, 690.0))
    assert lifted(aside, taken) == aside


def test_words_that_rise_at_the_upper_edge_lie_below_the_question():
    question = [Rectangle(300.0, 63.0, 600.0, 36.0), Rectangle(300.0, 103.0, 600.0, 28.0)]
    floater, taken = Floater(1, "tooth", "A tooth lost", (500.0, 120.0)), []
    for _ in range(4):
        taken.append(placed(plate_of(floater, floater.at), taken, question))
    edges = sorted((one.y, one.y + one.height) for one in (*taken, *question))
    assert all(low <= high for (_, low), (high, _) in pairwise(edges))
    aside = plate_of(floater, (1100.0, 120.0))
    assert placed(aside, taken, question) == aside


@pytest.mark.parametrize(("width", "dots"), [(1280.0, 8), (640.0, 0)])
def test_no_dot_lies_on_the_badge_of_a_narrow_strip(width, dots):
    drawn = []

    class Reading(Canvas):
        def icon(self, name, *where, **how):
            drawn.append(name)

    captions = Captions()
    one = replace(STRIP, name="Orange", badge="diamond", figures=(), pips=3)
    captions.players([replace(one, id=str(number)) for number in range(8)], ["35 of 38 floors left"])
    draw_strips(Reading(NodePath("canvas"), width), captions)
    assert (drawn.count("diamond"), drawn.count("disc")) == (8, dots)


def test_a_name_is_written_out_with_the_actions_left_as_a_number_if_there_is_no_room_for_dots(window):
    drawn = []

    class Reading(Canvas):
        def text(self, text, *where, **how):
            drawn.append(text)

    strip = replace(STRIP, name="Orange", pips=3)
    captions = Captions()
    captions.players([replace(strip, figures=(), id=str(number)) for number in range(8)], ["35 of 38 floors left"])
    draw_strips(Reading(NodePath("canvas"), 1280.0), captions)
    assert drawn.count("Orange") == 8
    assert drawn.count("3") == 8


@pytest.mark.parametrize(("look", "hidden"), [("page", True), ("title", True), ("dialog", False)])
def test_players_news_and_cards_do_not_poke_out_beside_a_menu(window, caption_renderer, captions, look, hidden):
    full_house(captions, 4)
    captions.toast([Toast("floor", "Green gobbles a floor")])
    captions.buttons(())
    window.frame()
    shown = caption_renderer.over(caption_renderer.where("seat:0"))
    captions.choices(Menu("Paused", (MenuRow("done", "Continue"),), look=look))
    window.frame()
    assert shown == "seat:0"
    assert (caption_renderer.where("seat:0") is None) is hidden
    captions.choices(None)
    window.frame()
    assert caption_renderer.where("seat:0") is not None


def test_a_line_never_ends_before_a_french_semicolon():
    lines = wrapped("un deux trois\u00a0; quatre", 16.0, text_width("un deux trois", 16.0) + 1.0)
    assert lines == ["un deux", "trois\u00a0; quatre"]
    assert wrapped("  ", 16.0, 100.0) == []
