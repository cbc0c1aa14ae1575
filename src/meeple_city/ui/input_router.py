"""Keys, pointer and focus, passed on to the mode on top; and the keys that work everywhere."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from meeple_city.core.view import PhysicalView
from meeple_city.display.geometry import Pixel, Vector
from meeple_city.display.stereo import STEREO
from meeple_city.ui.keymap import Binding, Keymap, help_lines
from meeple_city.ui.modes.log import LogMode
from meeple_city.ui.modes.menu import PauseMode
from meeple_city.ui.modes.overlays import CoverMode, HelpMode
from meeple_city.ui.modes.registry import MODES, modes_of
from meeple_city.ui.modes.rules import RulesMode, rules_for
from meeple_city.ui.modes.second_look import SecondLookMode
from meeple_city.ui.modes.watch import WatchMode
from meeple_city.ui.own_keys import usual_key
from meeple_city.ui.presses import Press
from meeple_city.ui.sight import TURN
from meeple_city.ui.trail import Trail
from meeple_city.words.catalogue import Words

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

STEREO_CHOICES = ("off", *STEREO)
DOUBLE_S, DOUBLE_PX = 0.35, 8.0  # between the presses of a double click; our choice
REPEATING = (
    "page_up",
    "page_down",
    "arrow_up",
    "arrow_down",
    "arrow_left",
    "arrow_right",
    "=",
    "-",
    "backspace",
)  # when held


class InputRouter:
    """Passes input on to the mode on top."""

    def __init__(self, window: GameWindow, clock: Callable[[], float] = time.monotonic) -> None:
        self.window = window
        self._clock = clock
        self._last_press: tuple[float, Pixel] = (-1.0, (-1.0, -1.0))
        self.pressed = False
        self.by_keys = False  # whether a key was pressed last, rather than a button of the mouse
        self.trail = Trail()
        self.released_s = 0.0  # when the left button came up
        self._looking: Pixel | None = None
        self._touch: Press | None = None
        self._at: Pixel | None = None
        self._toggled: set[str] = set()  # keys that count as held down until they are pressed again

    @property
    def touching(self) -> bool:
        """Whether the left button or a finger is down."""
        return self.pressed or self._touch is not None

    def reset(self) -> None:
        """Forget what is held down: another mode begins."""
        self.pressed, self._looking, self._touch = False, None, None
        self._toggled.clear()
        self._last_press = (-1.0, (-1.0, -1.0))

    def key_down(self, key: str, at: Pixel | None, again: bool = False) -> None:
        """A key or mouse button went down, or repeats because it is held."""
        if not again and self.window.mode and self.window.mode.takes_key(key):
            return
        key = usual_key(self.window.settings.keys, key)
        if again and key not in REPEATING:
            return
        if self.window.settings.toggle and key in self._toggled:
            self._toggled.discard(key)
            self._up(key, at)
        else:
            self._down(key, at)

    def key_up(self, key: str, at: Pixel | None, at_s: float = 0.0) -> None:
        """A key or mouse button came up; with toggles, what it began goes on until it is pressed again."""
        self.released_s, key = at_s, usual_key(self.window.settings.keys, key)
        if self.window.settings.toggle and self._holds(key):
            self._toggled.add(key)
        else:
            self._up(key, at)

    def _holds(self, key: str) -> bool:
        """Whether keeping this key down does something."""
        if key == "mouse1":
            return self.pressed
        binding = self._binding(key)
        return binding is not None and binding.released is not None

    def _down(self, key: str, at: Pixel | None) -> None:
        self.by_keys = not key.startswith(("mouse", "wheel"))
        if key != "mouse1":
            self._call(key, released=False, at=at)
        elif at is not None:
            self._press(at)

    def _up(self, key: str, at: Pixel | None) -> None:
        if key != "mouse1":
            self._call(key, released=True, at=at)
        else:
            self._release(at)

    def _release(self, at: Pixel | None) -> None:
        mode, touch = self.window.mode, self._touch
        self._touch = None
        if mode is not None and mode.late and touch is not None and touch.is_tap:
            mode.press(touch.began)
        elif mode is not None and self.pressed:
            self.pressed = False
            mode.release(at or (-1.0, -1.0))

    def pointer(self, at: Pixel) -> None:
        """The pointer has moved."""
        if self._looking is not None:
            self.window.directed.take_over()
            self.window.head.look((at[0] - self._looking[0], at[1] - self._looking[1]))
            self._looking = at
        elif self.window.mode:
            self.window.pointing.move(at)
            turned = self._touch.move(at) if self._touch else None
            if turned and self.window.mode.late and self.window.mode.looks:
                self.window.head.look(turned)
            self.window.mode.drag(at)

    def tick(self, dt: float) -> None:
        """A press that lasts asks what something is, if nothing is in the hand."""
        mode = self.window.mode
        if self._touch is not None and mode is not None and mode.held() is None and self._touch.grows_long(dt):
            self.window.pointing.show(self._touch.began)

    def typed(self, text: str) -> None:
        """Letters were typed."""
        if self.window.mode and self.window.mode.typing:
            self.window.mode.typed(text)

    def focus(self, focused: bool) -> None:
        """The window gained or lost the keyboard; losing it cancels any gesture."""
        if not focused:
            self.reset()
            self.window.head.lean((0.0, 0.0, 0.0))
            if self.window.mode:
                self.window.mode.cancel()

    def _press(self, at: Pixel) -> None:
        button = self.window.button_finder.hit(at)
        self.window.captions.point_out(None)
        if self.window.mode is None:
            return
        if button is not None:
            self.click(button)
            return
        if self._double(at):
            self._at = at
            self.focus_on_pointer()
            return
        self.window.mode.give_way()
        self._touch = Press(at, at)
        self.window.directed.take_over()
        if self.window.mode.late:
            return
        self.pressed = True
        self.trail.clear()
        self.window.mode.press(at)

    def click(self, button: str) -> None:
        """A button was clicked."""
        if button == TURN:
            self.turn_to_see()
        elif self.window.mode is not None:
            self.window.mode.button_clicked(button)

    def _double(self, at: Pixel) -> bool:
        """Whether this is the second press of a double click on the same spot, in a mode that looks around."""
        now, (before, spot) = self._clock(), self._last_press
        self._last_press = (now, at)
        looks = self.window.mode is not None and self.window.mode.looks
        return looks and now - before < DOUBLE_S and math.dist(spot, at) < DOUBLE_PX

    def _binding(self, key: str) -> Binding[Any] | None:
        """What a key does in the mode on top."""
        mode = self.window.mode
        if mode is None:
            return None
        return mode.keymap.get(key) or EVERYWHERE.get(key) or (LOOKING.get(key) if mode.looks else None)

    def _call(self, key: str, released: bool, at: Pixel | None) -> None:
        mode, binding = self.window.mode, self._binding(key)
        if mode is None or binding is None:
            return
        if mode.typing and (len(key) == 1 or key == "space"):
            return
        if key in mode.keymap:
            binding.run(mode, released)
        else:
            self._at = at
            if binding is LOOKING.get(key) and not released:
                self.window.directed.take_over()
            binding.run(self, released)

    def usual_keys(self) -> dict[str, dict[str, str]]:
        """The keys that can get other work, each with what it does first of all, by where they work."""
        places = (*(("playing", mode.keymap) for mode in MODES), ("head", LOOKING), ("everywhere", EVERYWHERE))
        found: dict[str, dict[str, str]] = {place: {} for place, _ in places}
        for place, keymap in reversed(places):
            taken = [key for keys in found.values() for key in keys]
            for key, binding in keymap.items():
                if (
                    key not in taken
                    and not key.startswith(("mouse", "wheel"))
                    and not key.isdigit()
                    and key != "escape"
                ):
                    found[place][key] = binding.does
        return found

    # ---- keys that work everywhere

    def esc(self) -> None:
        """Back, or to the menu."""
        if self.window.mode:
            self.window.mode.esc()

    def rules(self) -> None:
        """The rules, opened at what is being asked; or back from there."""
        window = self.window
        if isinstance(window.mode, RulesMode):
            window.pop()
        elif not isinstance(window.mode, CoverMode):
            window.push(rules_for(window))

    def help(self) -> None:
        """Show all keys, or go back from there."""
        if isinstance(self.window.mode, HelpMode):
            self.window.mode.done()
        elif not isinstance(self.window.mode, CoverMode):
            self.window.push(HelpMode(self.window, self._help()))

    def _help(self) -> list[str]:
        """The keys that work now, those of this moment first, then those of the rest of the match or of the menus."""
        window = self.window
        cards = not isinstance(window.seen, PhysicalView) if window.presenter else None
        first = [type(window.mode)] if window.mode else []
        looks = [("head", LOOKING)] if window.presenter or window.replay else []
        others = [mode for mode in modes_of(cards) if mode not in first]
        keymaps = [*((mode.name, mode.keymap) for mode in first), ("everywhere", EVERYWHERE), *looks]
        return _lines([*keymaps, *((mode.name, mode.keymap) for mode in others)], window.words)

    def log(self) -> None:
        """Open the log of the match, or close it."""
        if isinstance(self.window.mode, LogMode):
            self.window.mode.done()
        elif self.window.has_log and not isinstance(self.window.mode, CoverMode | HelpMode | PauseMode):
            self.window.push(LogMode(self.window))

    def explain_next(self) -> None:
        """Explain one thing after the other."""
        self.window.pointing.next()

    def second_look(self) -> None:
        """See the last shot again, or go back from there."""
        mode, shot = self.window.mode, self.window.last_shot
        if isinstance(mode, SecondLookMode):
            mode.done()
        elif mode is not None and mode.looks and shot is not None and not isinstance(mode, WatchMode):
            self.window.push(SecondLookMode(self.window, shot))

    def replay_for_viewers(self) -> None:
        """Show the last shot again in the second window."""
        self.window.matches.direct_second_view("replay")

    def next_camera_for_viewers(self) -> None:
        """Change the camera of the second window."""
        self.window.matches.direct_second_view("camera")

    def full_screen(self) -> None:
        """Full screen, or back."""
        self.window.wants_full_screen = not self.window.wants_full_screen

    def next_stereo(self) -> None:
        """The next kind of stereo."""
        after = STEREO_CHOICES.index(self.window.settings.stereo) + 1
        stereo = STEREO_CHOICES[after % len(STEREO_CHOICES)]
        self.window.set(replace(self.window.settings, stereo=stereo))

    def start_looking(self) -> None:
        """Start to look around."""
        self._looking = self._at

    def stop_looking(self) -> None:
        """Stop looking around."""
        self._looking = None

    def closer(self) -> None:
        """Come closer to what is under the pointer."""
        self._zoom(1)

    def farther(self) -> None:
        """Go away again."""
        self._zoom(-1)

    def _zoom(self, steps: int) -> None:
        at = self._at and self.window.screen.level(self._at, 0.0)
        self.window.head.zoom(steps, at or None)

    def focus_on_pointer(self) -> None:
        """Look closely at what is under the pointer."""
        picked = self.window.screen.pick(self._at) if self._at else None
        if picked is not None:
            self.window.head.focus(picked.at_mm)

    def turn_to_see(self) -> None:
        """Walk to where what is wanted can be seen."""
        self.window.sight.turn()

    def home(self) -> None:
        """The whole city again."""
        self.window.head.home()

    def sit_or_stand(self) -> None:
        """Stand up, or sit down."""
        self.window.head.rise(self.window.head.seated)

    def centre_head(self) -> None:
        """The player's own head is in the middle now."""
        self.window.own_head.centre()

    def straighten(self) -> None:
        """Stop leaning."""
        self.window.head.lean((0.0, 0.0, 0.0))


def _lean(way: Vector) -> Callable[[InputRouter], None]:
    return lambda router: router.window.head.lean(way)


def _walk(steps: int) -> Callable[[InputRouter], None]:
    return lambda router: router.window.head.walk(steps)


EVERYWHERE: Keymap = {
    "escape": Binding("back_or_menu", InputRouter.esc),
    "f1": Binding("rules", InputRouter.rules),
    "h": Binding("all_keys", InputRouter.help),
    "l": Binding("log", InputRouter.log),
    "tab": Binding("explain_next", InputRouter.explain_next),
    "g": Binding("last_shot", InputRouter.second_look),
    "f11": Binding("full_screen", InputRouter.full_screen),
    "f2": Binding("stereo", InputRouter.next_stereo),
    "f3": Binding("second_view_replay", InputRouter.replay_for_viewers),
    "f4": Binding("second_view_camera", InputRouter.next_camera_for_viewers),
}
LOOKING: Keymap = {
    "mouse3": Binding("drag_around", InputRouter.start_looking, InputRouter.stop_looking),
    "wheel_up": Binding("closer", InputRouter.closer),
    "wheel_down": Binding("farther", InputRouter.farther),
    "=": Binding("closer", InputRouter.closer),
    "-": Binding("farther", InputRouter.farther),
    "f": Binding("focus", InputRouter.focus_on_pointer),
    "z": Binding("turn_to_see", InputRouter.turn_to_see),
    "home": Binding("whole_city", InputRouter.home),
    "w": Binding("lean_forward", _lean((0.0, 1.0, 0.0)), InputRouter.straighten),
    "s": Binding("lean_back", _lean((0.0, -1.0, 0.0)), InputRouter.straighten),
    "a": Binding("lean_left", _lean((-1.0, 0.0, 0.0)), InputRouter.straighten),
    "d": Binding("lean_right", _lean((1.0, 0.0, 0.0)), InputRouter.straighten),
    "r": Binding("stretch_up", _lean((0.0, 0.0, 1.0)), InputRouter.straighten),
    "v": Binding("duck", _lean((0.0, 0.0, -1.0)), InputRouter.straighten),
    "c": Binding("sit_or_stand", InputRouter.sit_or_stand),
    "k": Binding("centre_head", InputRouter.centre_head),
    "q": Binding("next_seat", _walk(1)),
    "e": Binding("previous_seat", _walk(-1)),
}


def all_help(words: Words) -> list[str]:
    """Every key there is, mode by mode."""
    return _lines([("everywhere", EVERYWHERE), ("head", LOOKING), *((one.name, one.keymap) for one in MODES)], words)


def _lines(keymaps: Iterable[tuple[str, Keymap]], words: Words) -> list[str]:
    return [line for mode, keymap in keymaps for line in help_lines(mode, keymap, words)]
