"""A real window on a virtual display: opened, resized, made full-screen, clicked and closed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator

import pytest

from meeple_city.render.errors import DrawingError
from meeple_city.render.window import open_window

pytestmark = pytest.mark.slow
XVFB = shutil.which("Xvfb")

# Runs in a process of its own, which prints what it saw, line by line.
BEGIN = """
import sys, time
from tests.kit.pictures import MODELS, city, view, pixels
from tests.render.windows import resize
from meeple_city.display.captions import Captions
from meeple_city.display.input_events import *
from meeple_city.display.marks import Button
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.live_table import LiveTable
from meeple_city.render.window import open_window

def until(window, live, done, most=300):
    seen = []
    for _ in range(most):
        live.frame()
        seen += window.input_events()
        if done(seen):
            return seen
    raise SystemExit(f"timed out; saw {seen}")

def painted(window):
    image = pixels(window.picture())
    return image.shape[:2], min(int(image[y, x].sum()) for y in (2, -3) for x in (2, -3)) > 30

window = open_window((640, 360), "Table under test")
stage, pieces = city()
live = LiveTable(window, stage, MODELS)
live.show(pieces)
live.look(view("seat:red"))
captions = Captions()
captions.buttons([Button("flick", "Flick (F)")])
caption_renderer = CaptionRenderer(window, captions)
live.frame()
"""
END = """
caption_renderer.close()
live.close()
window.close()
print("closed")
"""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual display."""
    if XVFB is None:
        pytest.skip("no Xvfb")
    reading, writing = os.pipe()
    command = [XVFB, "-displayfd", str(writing), "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        number = said.readline().strip()
    if not number:
        pytest.skip("Xvfb does not start")
    yield f":{number}"
    server.terminate()
    server.wait()


def run(display: str, script: str) -> list[str]:
    """Run a script in a process that has the display, and return the lines it prints."""
    environment = {**os.environ, "DISPLAY": display, "PYTHONPATH": os.pathsep.join(["src", "."])}
    code = BEGIN + textwrap.dedent(script) + END
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_a_window_keeps_drawing_when_it_is_resized_filled_and_made_small_again(display):
    script = """
    print(painted(window))
    resize(window, (900, 600))
    until(window, live, lambda seen: Resized((900, 600)) in seen)
    live.frame()
    print(painted(window))
    window.full_screen(True)
    until(window, live, lambda seen: Resized((1024, 768)) in seen)
    live.frame()
    print(painted(window), caption_renderer.hit(caption_renderer.where("flick")))
    window.full_screen(False)
    until(window, live, lambda seen: Resized((900, 600)) in seen)
    live.frame()
    print(painted(window), live.pick(*live.project(live.pose("body:red")[0])) is not None)
    """
    assert run(display, script) == [
        "((360, 640), True)",
        "((600, 900), True)",
        "((768, 1024), True) flick",
        "((600, 900), True) True",
        "closed",
    ]


def test_keys_and_pointer_from_another_process_arrive_as_records(display):
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    script = """
    import subprocess
    x, y = (round(part) for part in caption_renderer.where("flick"))
    def do(*what):
        subprocess.run(["xdotool", *map(str, what)], check=True)
    do("search", "--sync", "--name", "Table under test", "windowfocus", "--sync")
    left, top = window.output.get_properties().get_origin()
    do("mousemove", left + x, top + y)
    moved = until(window, live, lambda seen: any(isinstance(one, PointerMoved) for one in seen))
    print(moved[-1] == PointerMoved(x, y), caption_renderer.hit(window.pointer))
    do("mousedown", 1, "mouseup", 1)
    print(until(window, live, lambda seen: KeyReleased("mouse1") in seen)[-2:])
    do("keydown", "space")
    until(window, live, lambda seen: KeyPressed("space") in seen)
    do("keyup", "space")
    until(window, live, lambda seen: KeyReleased("space") in seen)
    """
    assert run(display, script) == [
        "True flick",
        "[KeyPressed(key='mouse1', again=False), KeyReleased(key='mouse1')]",
        "closed",
    ]


def test_a_key_held_down_is_one_press_however_often_it_repeats(display):
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    script = """
    import subprocess
    def do(*what):
        subprocess.run(["xdotool", *map(str, what)], check=True)
    do("search", "--sync", "--name", "Table under test", "windowfocus", "--sync")
    for _ in range(2):
        do("keydown", "space")
        held = until(window, live, lambda seen: sum(isinstance(e, KeyPressed) for e in seen) > 3, most=3000)
        do("keyup", "space")
        until(window, live, lambda seen: KeyReleased("space") in seen)
        print([event.again for event in held if isinstance(event, KeyPressed)][:4])
    """
    assert run(display, script) == ["[False, True, True, True]"] * 2 + ["closed"]


def test_moves_and_presses_of_one_frame_arrive_in_their_order(display):
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    script = """
    import subprocess
    def do(*what):
        subprocess.run(["xdotool", *map(str, what)], check=True)
    do("search", "--sync", "--name", "Table under test", "windowfocus", "--sync")
    left, top = window.output.get_properties().get_origin()
    def to(x):
        return "mousemove", left + x, top + 50
    do(*to(10))
    until(window, live, lambda seen: PointerMoved(10, 50) in seen)
    do(*to(20), "mousedown", 1, *to(60), *to(80), "mouseup", 1, "keydown", "a", *to(90), "keyup", "a", *to(95))
    time.sleep(0.3)
    for event in until(window, live, lambda seen: PointerMoved(95, 50) in seen):
        if not isinstance(event, TextTyped):
            print(getattr(event, "key", None) or event.x)
    """
    assert run(display, script) == ["20.0", "mouse1", "60.0", "80.0", "mouse1", "a", "90.0", "a", "95.0", "closed"]


def test_losing_focus_is_reported_and_drawing_continues(display):
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    script = """
    import subprocess
    other = open_window((100, 100), "Another window")
    other.frame()
    for name in ("Table under test", "Another window", "Table under test"):
        subprocess.run(["xdotool", "search", "--sync", "--name", name, "windowfocus", "--sync"], check=True)
        mine = name.startswith("Table")
        if window.focused != mine:
            until(window, live, lambda seen: FocusChanged(mine) in seen)
        print(window.focused, painted(window)[1])
    other.close()
    """
    assert run(display, script) == ["True True", "False True", "True True", "closed"]


@pytest.mark.parametrize("mapped", [True, False], ids=["in sight", "while minimized"])
def test_a_window_destroyed_from_outside_is_closed_and_a_minimized_one_is_not(mapped, display):
    if shutil.which("xdotool") is None:
        pytest.skip("no xdotool")
    script = """
    import subprocess
    def do(what):
        subprocess.run(["xdotool", "search", "--sync", "--name", "Table under test", what], check=True)
    do("windowunmap")
    try:
        until(window, live, lambda seen: Closed() in seen, most=30)
    except SystemExit:
        print("still open", window.output.get_properties().get_minimized())
    if MAPPED:
        subprocess.run(["xdotool", "windowmap", str(window.output.get_window_handle().get_int_handle())], check=True)
        until(window, live, lambda seen: not window.output.get_properties().get_minimized())
    do("windowclose")
    print(until(window, live, lambda seen: Closed() in seen)[-1])
    """
    assert run(display, script.replace("MAPPED", str(mapped))) == ["still open True", "Closed()", "closed"]


def test_without_a_display_a_window_is_refused_in_one_line():
    code = (
        "from meeple_city.render.window import open_window\n"
        "from meeple_city.render.errors import DrawingError\n"
        "try:\n    open_window((64, 64), 'none')\n"
        "except DrawingError as cause:\n    print(cause)\n"
    )
    environment = {**os.environ, "DISPLAY": ":59999"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "cannot open a window" in done.stdout
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize("size", [(0, 10), (10, -1)])
def test_a_window_without_size_is_refused(size):
    with pytest.raises(DrawingError, match="1 x 1"):
        open_window(size)


def test_a_window_may_be_closed_twice():
    window = open_window((16, 16))
    window.close()
    window.close()
