"""The table of a window in the units that the screens use: millimetres and pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from meeple_city.display.camera import Camera
from meeple_city.display.cards import SPARE_FACES, CardFace, LaidCard
from meeple_city.display.effects import Effects
from meeple_city.display.geometry import Pixel, Point, Pose, Position
from meeple_city.display.marks import Arrow, BreathJet, Guide, Picked
from meeple_city.display.sight_lines import sight_line
from meeple_city.display.stage import Drawn, Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.render.card_atlas import CardAtlas
from meeple_city.render.live_table import LiveTable
from meeple_city.render.window import RenderWindow

MM = 0.001
EMPTY = TableLayout(Stage(), {})  # for menus and card games
DOT_MM = 5.0
SHAFT_MM = 4.0
HEAD_MM = 22.0
# What is wanted, what an explanation is about, and how solid a piece is that stands before either; our choice.
WANTED, WANTED_AREA, RELATED, SEEN_THROUGH = "#ffe066", "#fff3a0", "#6fd0ff", 0.35


class WindowTable:
    """One table at a time in one window."""

    def __init__(self, window: RenderWindow, models_dir: Path) -> None:
        self.window = window
        self.models_dir = models_dir
        self.camera: Camera | None = None
        self.stereo: str | None = None
        self.table = LiveTable(window, EMPTY.stage, models_dir)
        self._known: set[str] = set()
        self._rest: dict[str, Pose] = {}
        self._beside: dict[str, Drawn] = {}
        self._glowing: tuple[str, ...] = ()
        self._dim: tuple[str, ...] = ()
        self._related: tuple[str, ...] = ()
        self._zones: list[Sequence[Point]] = []
        self._related_zones: list[Sequence[Point]] = []
        self._arrow: list[Sequence[Point]] = []
        self._dots: list[Sequence[Point]] = []

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        return self.window.size

    # -- the table

    def lay(self, layout: TableLayout) -> None:
        """Clear the table and set up a new one."""
        self.table.close()
        self.table = LiveTable(self.window, layout.stage, self.models_dir)
        self.table.show(layout.pieces)
        self.table.hide(layout.aside)
        self._known = set(layout.pieces)
        self._rest = {piece: row[1:] for piece, row in layout.pieces.items() if piece not in layout.aside}
        self._beside = {}
        self._zones, self._related_zones, self._arrow, self._dots = [], [], [], []
        self._glowing, self._dim, self._related = (), (), ()

    def clear(self) -> None:
        """Remove everything from the table."""
        self.lay(EMPTY)

    def close(self) -> None:
        """Remove the table from the window."""
        self.table.close()

    def draw(self, camera: Camera, stereo: str | None) -> None:
        """Draw one frame from that camera."""
        self.camera, self.stereo = camera, stereo
        if self.table.stereo != stereo:
            self.table.stereo = stereo
        self.table.look(camera)
        self.table.frame()

    def draw_refined(self, camera: Camera, frames: int, aperture_m: float) -> None:
        """Draw one picture from that camera slowly and well: the mean of so many frames."""
        self.camera, self.stereo = camera, None
        self.table.look(camera)
        self.table.refine_fully(frames, aperture_m)

    # -- pieces

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move these pieces; ids that are not of this table are ignored."""
        self.table.move({piece: pose for piece, pose in poses.items() if piece in self._known})

    def keep(self, poses: Mapping[str, Pose]) -> None:
        """Put all pieces where they came to rest, and hide those that are not named."""
        self._put(poses)
        self._rest = dict(poses)

    def restore(self) -> None:
        """Put all pieces back where they stood when the table was last at rest."""
        self._put(self._rest)

    def rest(self, piece: str) -> Pose | None:
        """Where a piece stood when the table was last at rest; None if it was not on the table."""
        return self._rest.get(piece)

    def standing(self) -> Mapping[str, Pose]:
        """Where all pieces stood when the table was last at rest."""
        return self._rest

    def hide(self, piece: str) -> None:
        """Hide a piece until it is moved again."""
        self.table.hide([piece])

    def pose(self, piece: str) -> Pose | None:
        """Where a piece is drawn; None when it is hidden."""
        return self.table.pose(piece)

    def show_beside_board(self, drawn: Mapping[str, Drawn]) -> None:
        """Show exactly these pieces beside the board, by id."""
        if drawn == self._beside:
            return
        self.table.hide([id_ for id_ in self._beside if id_ not in drawn])
        changed = {id_: piece for id_, piece in drawn.items() if self._beside.get(id_) != piece}
        self.table.add({id_: (piece.model, piece.position_m, piece.quaternion) for id_, piece in changed.items()})
        self._beside = dict(drawn)

    # -- cards

    def use_faces(self, faces: Sequence[CardFace], spare: int = SPARE_FACES) -> None:
        """Print cards with these faces from now on, and with so many others as they come."""
        key = ("cards", spare, *faces)
        self.table.use_cards(self.window.cached(key, lambda: CardAtlas(faces, self.models_dir, spare)))

    def show_cards(self, cards: Mapping[str, LaidCard]) -> None:
        """Show exactly these cards, by id."""
        self.table.show_cards(cards)

    def move_cards(self, poses: Mapping[str, Pose]) -> None:
        """Move these cards; each must have been shown."""
        self.table.move_cards(poses)

    # -- pointing

    def pick(self, at: Pixel) -> Picked | None:
        """What is under a pixel."""
        found = self.table.pick(*at)
        if found is None:
            return None
        x, y, z = found.point_m
        return Picked(found.id or "", (x / MM, y / MM, z / MM))

    def level(self, at: Pixel, height_mm: float) -> Point | None:
        """Where the line of sight through a pixel meets a level plane; None when it does not."""
        line = sight_line(self.camera, self.window.size, at, self.stereo) if self.camera else None
        point = line.at_height(height_mm * MM) if line else None
        return (point[0] / MM, point[1] / MM) if point else None

    def project(self, point_mm: Position) -> Pixel | None:
        """The pixel at which a point is seen; None behind the camera."""
        x, y, z = point_mm
        return self.table.project((x * MM, y * MM, z * MM))

    # -- marks

    def glow(self, pieces: Iterable[str], zones: Iterable[Sequence[Point]] = (), dim: Iterable[str] = ()) -> None:
        """Make exactly these pieces and outlines glow, and these others dim."""
        self._glowing, self._zones, self._dim = tuple(pieces), list(zones), tuple(dim)
        self._light_up()

    def relate(self, pieces: Iterable[str], zones: Iterable[Sequence[Point]] = ()) -> None:
        """Outline exactly these pieces and areas as what an explanation is about."""
        related = tuple(pieces), list(zones)
        if related != (self._related, self._related_zones):
            self._related, self._related_zones = related
            self._light_up()

    def fade(self, pieces: Iterable[str]) -> None:
        """See through exactly these pieces."""
        self.table.fade(dict.fromkeys(pieces, SEEN_THROUGH))

    def _light_up(self) -> None:
        shown = set(self.table.shown)
        colours = dict.fromkeys(self._glowing, WANTED) | dict.fromkeys(self._related, RELATED)
        lit = {id_: colour for id_, colour in colours.items() if id_ in shown or id_.startswith("card:")}
        self.table.glow(lit, self._dim)
        self._mark()

    def arrow(self, arrow: Arrow | None) -> None:
        """Show an arrow flat on the board, or none; the captions say how steep it is."""
        new = [] if arrow is None else _arrow(arrow.start_mm[:2], arrow.end_mm[:2])
        if new != self._arrow:
            self._arrow = new
            self._mark()

    def dots(self, points_mm: Iterable[Position]) -> None:
        """Mark exactly these points on the board."""
        new: list[Sequence[Point]] = [_dot(point[:2]) for point in points_mm]
        if new != self._dots:
            self._dots = new
            self._mark()

    def jet(self, jet: BreathJet | None) -> None:
        """Show a breath as streaks of air, or none."""
        mouth, aim = (jet.mouth_mm, jet.aim_mm) if jet else ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        start, end = ((x * MM, y * MM, z * MM) for x, y, z in (mouth, aim))
        self.table.jet(start, end, jet.strength if jet else 0.0)

    def show_effects(self, effects: Effects) -> None:
        """Show exactly this dust, and these pieces squashed."""
        self.table.show_effects(effects)

    def guide(self, guides: Sequence[Guide]) -> None:
        """Draw exactly these guides to aim by."""
        self.table.guide(guides)

    def inset(self, camera: Camera | None) -> None:
        """Show in a corner what another camera sees, or nothing."""
        self.table.inset(camera)

    def first_touch(self, start_mm: Position, end_mm: Position, ignore: Sequence[str] = ()) -> Picked | None:
        """What a straight line from one point to another meets first; None when it meets nothing."""
        start, end = ((x * MM, y * MM, z * MM) for x, y, z in (start_mm, end_mm))
        found = self.table.first_touch(start, end, ignore)
        if found is None:
            return None
        x, y, z = found.point_m
        return Picked(found.id or "", (x / MM, y / MM, z / MM))

    def _put(self, poses: Mapping[str, Pose]) -> None:
        self.table.hide([piece for piece in self.table.shown if piece in self._known and piece not in poses])
        self.move(poses)

    def _mark(self) -> None:
        areas = [(area, WANTED_AREA) for area in (*self._zones, *self._arrow, *self._dots)]
        areas += [(area, RELATED) for area in self._related_zones]
        self.table.mark([([(x * MM, y * MM) for x, y in area], colour) for area, colour in areas])


def _dot(at: Point) -> list[Point]:
    x, y = at
    return [(x - DOT_MM, y), (x, y - DOT_MM), (x + DOT_MM, y), (x, y + DOT_MM)]


def _arrow(start: Point, end: Point) -> list[Sequence[Point]]:
    """A flat arrow as one outline; none if it is too short to see."""
    length = math.dist(start, end)
    if length < 1.0:
        return []
    ax, ay = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    neck = max(0.0, length - HEAD_MM)
    rows = [(0.0, -SHAFT_MM), (neck, -SHAFT_MM), (neck, -2.5 * SHAFT_MM), (length, 0.0)]
    rows += [(along, -aside) for along, aside in reversed(rows[:-1])]
    return [[(start[0] + ax * along - ay * aside, start[1] + ay * along + ax * aside) for along, aside in rows]]
