"""InputRouter: keys, pointer and focus, handed to the uppermost mode; and the keys that work everywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from meeple_city.display.marks import Pixel
from meeple_city.ui.keymap import Binding
from meeple_city.ui.modes.overlays import HelpMode, SeatChangeMode
from meeple_city.ui.modes.registry import EVERYWHERE, LOOKING, all_help

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

STEREO = ("off", "side-by-side", "red-cyan")
REPEAT = ("page_up", "page_down", "arrow_up", "arrow_down", "arrow_left", "arrow_right")  # when held


class InputRouter:
    """What people do at the window, told to the room's uppermost mode."""

    def __init__(self, room: GameWindow) -> None:
        self.room = room
        self.pressed = False
        self._looking: Pixel | None = None
        self._at: Pixel | None = None

    def free(self) -> None:
        """Hold nothing any more: another mode begins."""
        self.pressed, self._looking = False, None

    def key_down(self, key: str, at: Pixel | None, again: bool = False) -> None:
        """A key or mouse button went down."""
        if key == "mouse1":
            if at is not None and not again:
                self._press(at)
            return
        if again and key not in REPEAT:
            return
        self._call(key, released=False, at=at)

    def key_up(self, key: str, at: Pixel | None) -> None:
        """A key or mouse button came up."""
        if key == "mouse1":
            if self.pressed and self.room.mode:
                self.pressed = False
                self.room.mode.release(at or (-1.0, -1.0))
            return
        self._call(key, released=True, at=at)

    def pointer(self, at: Pixel) -> None:
        """The pointer is elsewhere."""
        if self._looking is not None:
            self.room.head.look((at[0] - self._looking[0], at[1] - self._looking[1]))
            self._looking = at
        elif self.room.mode:
            self.room.mode.drag(at)

    def focus(self, focused: bool) -> None:
        """Losing the keyboard cancels whatever hands were about."""
        if not focused:
            self.free()
            self.room.head.lean((0.0, 0.0, 0.0))
            if self.room.mode:
                self.room.mode.cancel()

    def _press(self, at: Pixel) -> None:
        button = self.room.hud.hit(at)
        if self.room.mode is None:
            return
        if button is not None:
            self.room.mode.push(button)
            return
        self.pressed = True
        self.room.mode.press(at)

    def _call(self, key: str, released: bool, at: Pixel | None) -> None:
        mode = self.room.mode
        if mode is None:
            return
        for owner, keymap in ((mode, mode.keymap), (self, EVERYWHERE), (self, LOOKING if mode.looks else {})):
            binding = keymap.get(key)
            if binding is None:
                continue
            self._at = at
            _do(owner, binding, released)
            return

    # ---- keys that work everywhere

    def esc(self) -> None:
        """Back, or to the menu."""
        if self.room.mode:
            self.room.mode.esc()

    def help(self) -> None:
        """All keys."""
        if not isinstance(self.room.mode, HelpMode | SeatChangeMode):
            self.room.push(HelpMode(self.room, all_help()))

    def full_screen(self) -> None:
        """Full screen, or back."""
        self.room.wants_full_screen = not self.room.wants_full_screen

    def other_stereo(self) -> None:
        """The next way of seeing with two eyes."""
        after = STEREO[(STEREO.index(self.room.settings.stereo) + 1) % len(STEREO)]
        self.room.set(replace(self.room.settings, stereo=after))

    def look_on(self) -> None:
        """Begin to look around."""
        self._looking = self._at

    def look_off(self) -> None:
        """Look no more."""
        self._looking = None

    def sit_or_stand(self) -> None:
        """The other of the two."""
        self.room.head.rise(self.room.head.seated)

    def walk(self, steps: int) -> None:
        """To another seat."""
        self.room.head.walk(steps)

    def lean(self, way: tuple[float, float, float]) -> None:
        """Lean while the key is held."""
        self.room.head.lean(way)

    def straighten(self, way: tuple[float, float, float]) -> None:
        """Lean no more."""
        self.room.head.lean((0.0, 0.0, 0.0))


def _do(owner: Any, binding: Binding, released: bool) -> None:
    name = binding.released if released else binding.call
    if name:
        given = () if binding.given is None else (binding.given,)
        getattr(owner, name)(*given)
