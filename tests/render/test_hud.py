"""Captions over the picture: seen, clicked, and taken away again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.kit.pictures import changed_pixels, pixels

from meeple_city.render.errors import DrawingError
from meeple_city.render.hud import Button, Hud
from meeple_city.render.window import RenderWindow, open_window

SIZE = (640, 360)


@pytest.fixture(scope="module")
def screen() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        opened.output.set_clear_color_active(True)
        opened.output.set_clear_color((0.3, 0.3, 0.3, 1.0))
        yield opened


@pytest.fixture
def hud(screen: RenderWindow) -> Iterator[Hud]:
    made = Hud(screen)
    yield made
    made.close()


def seen(screen: RenderWindow):
    screen.frame()
    return screen.picture()


SAYINGS = {
    "a prompt": lambda hud, said: hud.prompt("Red: flick the Paws" if said else ""),
    "a note": lambda hud, said: hud.note("too far away" if said else ""),
    "buttons": lambda hud, said: hud.buttons([("f", "Flick", "flick")] if said else []),
    "a panel": lambda hud, said: hud.panel("Score", ["red 12", "blue 9"] if said else []),
    "a column": lambda hud, said: hud.aside(["Floors: 3"] if said else []),
    "a bar": lambda hud, said: hud.bar(0.5 if said else None, "breath", "lungs"),
    "help": lambda hud, said: hud.help([("space", "breathe")] if said else []),
    "a cover": lambda hud, said: hud.cover("pass to blue" if said else ""),
}


@pytest.mark.parametrize("what", SAYINGS)
def test_what_is_said_is_seen_and_what_is_unsaid_is_gone(screen, hud, what):
    empty = seen(screen)
    SAYINGS[what](hud, True)
    assert changed_pixels(empty, seen(screen)) > 300
    SAYINGS[what](hud, False)
    assert changed_pixels(empty, seen(screen), 2) == 0


def test_letters_are_readable_as_light_on_dark(screen, hud):
    hud.prompt("MMMMMMMM")
    image = pixels(seen(screen))[:40]
    assert image.max() > 200
    assert (image.max(axis=2) > 180).sum() > 150


@pytest.mark.parametrize("size", [SIZE, (1280, 720), (500, 700)])
def test_a_click_in_the_middle_of_a_button_finds_it_at_any_size(screen, hud, size):
    labels = [(letter, f"Do the thing called {letter}", f"thing:{letter}") for letter in "abcdefgh"]
    hud.buttons([*labels, Button("done", "Done", True)])
    try:
        screen.resize(size)
        screen.frame()
        for wanted in [*(id_ for _, _, id_ in labels), "done"]:
            x, y = hud.where(wanted)
            assert 0 < x < size[0] and 0 < y < size[1]
            assert hud.hit((x, y)) == wanted
        assert hud.hit((size[0] / 2, size[1] / 3)) is None
        assert hud.where("nothing") is None
    finally:
        screen.resize(SIZE)


def test_a_fuller_bar_shows_more(screen, hud):
    hud.bar(0.2, "", "lungs")
    some = seen(screen)
    hud.bar(0.9, "", "lungs")
    assert changed_pixels(some, seen(screen)) > 500
    hud.bar(0.4, "", "microphone")
    assert changed_pixels(some, seen(screen)) > 500


def test_a_cover_hides_everything_but_its_buttons(screen, hud):
    hud.prompt("secret")
    hud.panel("secret", ["secret"] * 5)
    hud.cover("pass to blue")
    hud.buttons([("enter", "I am blue", "done")])
    covered = seen(screen)
    hud.prompt("other")
    hud.panel("", [])
    assert changed_pixels(covered, seen(screen), 2) == 0
    assert hud.hit(hud.where("done")) == "done"


def test_a_long_prompt_stays_in_the_window(screen, hud):
    hud.prompt("Red: " + "choose one of these many things, " * 8)
    image = pixels(seen(screen))
    assert (image[:40, :4] == image[-1, 0]).all()


def test_clearing_takes_everything_away(screen, hud):
    empty = seen(screen)
    for say in SAYINGS.values():
        say(hud, True)
    hud.clear()
    assert changed_pixels(empty, seen(screen), 2) == 0


def test_a_closed_hud_leaves_no_region(screen):
    before = screen.output.get_num_display_regions()
    made = Hud(screen)
    made.prompt("x")
    screen.frame()
    made.close()
    made.close()
    assert screen.output.get_num_display_regions() == before
