"""What is wanted stays visible: what stands before it fades, and if it is out of sight, the head offers to turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from meeple_city.core.view import PhysicalView
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Position
from meeple_city.ui.ports import TableScreen
from meeple_city.ui.seats import Seat

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

TURN = "turn"  # the id of the button that turns the head
MOST_WANTED, MOST_FADED, DEEPEST = 30, 12, 4  # pieces looked for, seen through, and one behind the other; our choice


class Sight:
    """Watches over what is wanted in one window."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window
        self._wanted: tuple[str, ...] = ()
        self._from: Camera | None = None  # where it was last looked for from
        self.offered = False  # to turn the head

    def want(self, pieces: Iterable[str]) -> None:
        """Keep exactly these pieces in sight."""
        self._wanted, self._from, self.offered = tuple(pieces)[:MOST_WANTED], None, False
        self._window.screen.fade(())

    def tick(self) -> None:
        """Look for what is wanted again, as soon as the head rests somewhere else."""
        window = self._window
        if not self._wanted or not window.head.settled or not (where_mm := self._where()):
            return
        camera = window.directed.camera()
        if camera == self._from:
            return
        self._from = camera
        found = before(window.screen, camera.eye_m, where_mm)
        window.screen.fade([piece for piece, _ in Counter(_all(found.values())).most_common(MOST_FADED)])
        self._offer(all(found[piece] or not self._in_picture(at) for piece, at in where_mm.items()))

    def turn(self) -> None:
        """Walk to the nearest place from which most of it is seen; close to the first of it if there is none."""
        window, where_mm = self._window, self._where()
        if not where_mm:
            return
        window.directed.take_over()
        seats = window.head.seats_from_here
        best, standing = max(
            ((seat, up) for seat in seats for up in (False, True)),
            key=lambda place: _seen_from(window.screen, place[0], place[1], where_mm),
        )
        if _seen_from(window.screen, best, standing, where_mm):
            window.head.take_seat(best.colour)
            window.head.rise(standing)
        else:
            window.head.focus(next(iter(where_mm.values())))

    def _offer(self, offered: bool) -> None:
        if offered != self.offered and self._window.mode is not None:
            self.offered = offered
            self._window.mode.offer_to_turn()

    def _where(self) -> dict[str, Position]:
        view = self._window.pending.view if self._window.pending else None
        if not isinstance(view, PhysicalView):
            return {}
        return {piece: view.table.where_mm[piece] for piece in self._wanted if piece in view.table.where_mm}

    def _in_picture(self, point_mm: Position) -> bool:
        at = self._window.screen.project(point_mm)
        width, height = self._window.screen.size
        return at is not None and 0 <= at[0] < width and 0 <= at[1] < height


def before(screen: TableScreen, eye_m: Position, where_mm: Mapping[str, Position]) -> dict[str, list[str]]:
    """For each piece, what stands before it as seen from an eye, the nearest first; others of them do not count."""
    return {piece: _between(screen, eye_m, at, list(where_mm)) for piece, at in where_mm.items()}


def _between(screen: TableScreen, eye_m: Position, at_mm: Position, ignore: Sequence[str]) -> list[str]:
    x, y, z = eye_m
    found: list[str] = []
    while len(found) < DEEPEST:
        touched = screen.first_touch((x * 1000, y * 1000, z * 1000), at_mm, (*ignore, *found))
        if touched is None or not touched.piece:
            break
        found.append(touched.piece)
    return found


def _seen_from(screen: TableScreen, seat: Seat, standing: bool, where_mm: Mapping[str, Position]) -> int:
    """How many pieces nothing stands before, seen from a seat or from behind it."""
    eye_m = seat.stand_m if standing else seat.eye_m
    return sum(not hiding for hiding in before(screen, eye_m, where_mm).values())


def _all(rows: Iterable[Iterable[str]]) -> list[str]:
    return [one for row in rows for one in row]
