"""A person made of XTEST, who moves a real pointer and presses real keys at a window under Xvfb.

What the program shows is read from its status lines; nothing is ever sent to it that way.
"""

import json
import os
import shutil
import struct
import subprocess
import sys
import threading
import time
import zlib
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from meeple_city.setup.folders import HOME

WAIT_S = 120.0  # far longer than anything takes here; only a broken program gets there
SCREEN = (1280, 800)
MANY_SHADES = 50  # of 256: an empty window has fewer
KEYS = {
    "enter": "Return",
    "escape": "Escape",
    "page_up": "Prior",
    "page_down": "Next",
    "arrow_up": "Up",
    "arrow_down": "Down",
    "arrow_left": "Left",
    "arrow_right": "Right",
    "f1": "F1",
    "f2": "F2",
    "f3": "F3",
    "f11": "F11",
}
NEAR_END = Path(__file__).with_name("near-end.toml")
EDGE = Path(__file__).with_name("edge.toml")


def need_display():
    """Skip where a window cannot be driven, and say what is missing."""
    if shutil.which("Xvfb") is None:
        pytest.skip("no Xvfb: on Debian, apt-get install xvfb")
    pytest.importorskip("Xlib", reason="no python-xlib: pip install python-xlib")


@contextmanager
def x_server():
    """An X server of its own; its display."""
    read, write = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Person:
    """Hands and eyes in front of one window."""

    def __init__(self, display, process, status):
        self.X, self.XK = import_module("Xlib.X"), import_module("Xlib.XK")
        self.xtest = import_module("Xlib.ext.xtest")
        self.display = import_module("Xlib.display").Display(display)
        self.process = process
        self.state = {}
        self.history = []
        self._news = threading.Condition()
        self._ended = False
        self._window = None
        self._reader = threading.Thread(target=self._read, args=(status,), daemon=True)
        self._reader.start()

    # ---- eyes

    def _read(self, status):
        with status:
            for line in status:
                state = json.loads(line)
                with self._news:
                    self.state = state
                    if not self.history or self.history[-1] != state["mode"]:
                        self.history.append(state["mode"])
                    self._news.notify_all()
        with self._news:
            self._ended = True
            self._news.notify_all()

    def see(self, wanted, what, timeout=WAIT_S):
        """Wait until the state is as wanted; the state."""
        with self._news:
            if not self._news.wait_for(lambda: self._ended or (self.state and wanted(self.state)), timeout):
                raise AssertionError(f"never saw {what}; last: {self._summary()}")
            if not (self.state and wanted(self.state)):
                raise AssertionError(f"the window closed before {what}; last: {self._summary()}")
            return self.state

    def see_end(self):
        """Wait until the window has closed, by itself and well."""
        with self._news:
            assert self._news.wait_for(lambda: self._ended, WAIT_S), f"still open: {self._summary()}"
        assert self.process.wait(WAIT_S) == 0

    def see_mode(self, *modes):
        return self.see(lambda state: state["mode"] in modes, f"mode {' or '.join(modes)}")

    def _summary(self):
        keys = ("mode", "prompt", "note", "buttons", "ask", "pointer", "window", "panel")
        return {key: self.state.get(key) for key in keys} | {"history": self.history[-12:]}

    # ---- hands

    def window(self):
        """The program's window, once it is there."""
        if self._window is None:
            found = [w for w in self.display.screen().root.query_tree().children if w.get_wm_name() == "Meeple City"]
            assert found, "no window is called Meeple City"
            self._window = found[0]
        return self._window

    def _windows(self, title):
        return [window for window in self.display.screen().root.query_tree().children if self._title(window) == title]

    def _title(self, window):
        try:
            return window.get_wm_name()
        except import_module("Xlib.error").BadWindow:  # it has closed meanwhile
            return None

    def find_window(self, title):
        """A window of that title, which may take a while to open."""
        return self._wait(lambda: next(iter(self._windows(title)), None), f"a window called {title}")

    def see_drawn(self, window):
        """Wait until something is to be seen in a window."""
        size = window.get_geometry()
        picture = (0, 0, size.width, size.height, self.X.ZPixmap, 0xFFFFFFFF)
        self._wait(lambda: len(set(window.get_image(*picture).data)) > MANY_SHADES, "a picture")

    def see_gone(self, title):
        """Wait until no window has that title."""
        self._wait(lambda: not self._windows(title), f"the end of {title}")

    def _wait(self, look, what):
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            if found := look():
                return found
            time.sleep(0.05)
        raise AssertionError(f"never saw {what}")

    def close_window(self, window):
        """Ask a window to close, as its frame does."""
        atoms = [self.display.intern_atom(name) for name in ("WM_PROTOCOLS", "WM_DELETE_WINDOW")]
        data = (32, [atoms[1], self.X.CurrentTime, 0, 0, 0])
        event = import_module("Xlib.protocol.event").ClientMessage(window=window, client_type=atoms[0], data=data)
        window.send_event(event)
        self.display.sync()

    def point(self, at):
        """Move the pointer, and wait until the program has seen it."""
        x, y = round(at[0]), round(at[1])
        root = self.display.screen().root
        spot = root.translate_coords(self.window(), x, y)
        self.xtest.fake_input(self.display, self.X.MotionNotify, x=spot.x, y=spot.y)
        self.display.sync()
        self.see(lambda state: state["pointer"] == [x, y], f"the pointer at {x}, {y}")

    def button(self, down, number=1):
        self.xtest.fake_input(self.display, self.X.ButtonPress if down else self.X.ButtonRelease, number)
        self.display.sync()

    def grab(self, at):
        """Press on something and keep the button down, until the program has seen it."""
        self.point(at)
        self.button(True)
        self.see(lambda state: state["pressed"], "the press")

    def click(self, at):
        self.point(at)
        self.button(True)
        self.button(False)

    def key(self, name, down=None):
        """Press and release a key; with `down` only one of the two."""
        code = self.display.keysym_to_keycode(self.XK.string_to_keysym(KEYS.get(name, name)))
        if down is not False:
            self.xtest.fake_input(self.display, self.X.KeyPress, code)
        if down is not True:
            self.xtest.fake_input(self.display, self.X.KeyRelease, code)
        self.display.sync()

    def press_until(self, name, wanted):
        """Press a key again and again, until the state is as wanted."""

        def pressed():
            self.key(name)
            return wanted(self.state)

        self._wait(pressed, f"what {name} does")

    def push(self, button):
        """Click a button of the program's, found where it says it is."""
        state = self.see(lambda state: state["buttons"].get(button, [0, None])[1], f"button {button}")
        self.click(state["buttons"][button][1])

    def focus(self, on):
        """Give the window the keyboard, or take it away, as a window manager would."""
        target = self.window() if on else self.display.screen().root
        target.set_input_focus(self.X.RevertToPointerRoot, self.X.CurrentTime)
        self.display.sync()
        self.see(lambda state: state["window"]["focused"] is on, f"focused: {on}")

    def resize(self, width, height):
        self.window().configure(width=width, height=height)
        self.display.sync()
        self.see(lambda state: state["window"]["size"] == [width, height], f"size {width} x {height}")

    def photograph(self, out):
        """What the window looks like to others, as PNG."""
        size = self.window().get_geometry()
        image = self.window().get_image(0, 0, size.width, size.height, self.X.ZPixmap, 0xFFFFFFFF)
        pixels = np.frombuffer(image.data, np.uint8).reshape(size.height, size.width, 4)[:, :, 2::-1]
        rows = np.concatenate([np.zeros((size.height, 1), np.uint8), pixels.reshape(size.height, -1)], axis=1)
        head = struct.pack(">IIBBBBB", size.width, size.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 1)), (b"IEND", b""))
        chunks = (struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in parts)
        Path(out).write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))

    def close(self):
        self.display.close()


@contextmanager
def at_the_window(folder, *arguments, command="play", **settings):
    """The program in a window of its own, keeping everything in that folder, and a person in front of it."""
    need_display()
    (folder / "settings.json").write_text(json.dumps({"comfort": True, **settings}))
    with ExitStack() as stack:
        display = stack.enter_context(x_server())
        read, write = os.pipe()
        status = ["--status", f"/dev/fd/{write}"]
        started = [sys.executable, "-m", "meeple_city", command, *status, *map(str, arguments)]
        environment = {**os.environ, "DISPLAY": display, HOME: str(folder)}
        process = subprocess.Popen(started, cwd=folder, env=environment, pass_fds=(write,))
        os.close(write)
        stack.callback(_end, process)
        person = Person(display, process, os.fdopen(read, encoding="utf-8"))
        stack.callback(person.close)
        person.see(lambda state: True, "anything")
        yield person


def _end(process):
    if process.poll() is None:
        process.terminate()
    process.wait()
