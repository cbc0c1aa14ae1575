"""Where the picture is seen from: the player's head, or a camera that films a shot."""

from __future__ import annotations

from collections.abc import Callable

from meeple_city.display.camera import Camera
from meeple_city.show.shot_plan import eased, flown
from meeple_city.ui.ports import HeadView

FilmCamera = Callable[[], Camera]  # the camera as it is now

# Our choices:
GLIDE_S = 0.45
HOLD_S = 0.9  # what came of a shot stays in the picture
ARC = 0.12  # how high a glide rises, as a share of its way


class DirectedView:
    """Follows shots if people want that, and gives the view back; whoever moves the head has it back at once."""

    def __init__(self, head: HeadView) -> None:
        self._head = head
        self._film: FilmCamera | None = None
        self._hold_s = 0.0  # until the view goes back by itself
        self._leaving = False
        self._from: Camera | None = None  # where a glide began
        self._since_s = 0.0
        self._refused = False  # until the next shot
        self.glides = True  # rather than cuts
        self.inset: FilmCamera | None = None  # a picture in the picture, where the head must not move

    @property
    def filming(self) -> bool:
        """Whether a shot is being filmed."""
        return self._film is not None

    def camera(self) -> Camera:
        """From where the picture is seen now."""
        goal = self._film() if self._film else self._head.camera()
        share = eased(self._since_s / GLIDE_S)
        return flown(self._from, goal, share, ARC) if self._from is not None and share < 1 else goal

    def film(self, camera: FilmCamera, anew: bool = True) -> None:
        """Film from that camera from now on; `anew` means a new shot, which people may not have refused yet."""
        self._refused = self._refused and not anew
        if not self._refused:
            self._change(camera)
        self._leaving = False

    def leave(self, hold_s: float = HOLD_S) -> None:
        """The shot is over: go back, a little later."""
        self._leaving, self._hold_s = True, hold_s

    def take_over(self) -> None:
        """Somebody moves the head, or reaches for a piece: see what it sees, until the next shot."""
        if self._film is not None:
            self._refused = True
            self._change(None)
        self.inset = None

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._since_s += dt
        if self._leaving:
            self._hold_s -= dt
            if self._hold_s <= 0:
                self._leaving, self.inset = False, None
                self._change(None)

    def _change(self, camera: FilmCamera | None) -> None:
        if camera is None and self._film is None:
            return
        self._from = self.camera() if self.glides else None
        self._film, self._since_s = camera, 0.0
