"""The fast tier, for play: a table that is drawn frame by frame.

Pieces are known by id and moved by writing numbers; whatever is fixed is painted once; the shadow map is redrawn only
when something has moved. As soon as nothing moves, the picture is refined over some frames.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from panda3d.core import (
    BitMask32,
    CardMaker,
    GraphicsWindow,
    NodePath,
    TransparencyAttrib,
)

from meeple_city.display.camera import Camera
from meeple_city.display.cards import LaidCard, PrintedCard
from meeple_city.display.effects import Effects
from meeple_city.display.geometry import Point, Pose, Position, Quaternion
from meeple_city.display.marks import Guide
from meeple_city.display.stage import Drawn, Model, Stage
from meeple_city.display.stereo import eye_views
from meeple_city.render import ground_shaders, piece_shaders
from meeple_city.render.aim_guides import AimGuides
from meeple_city.render.board_marks import BoardMarks
from meeple_city.render.breath_streaks import BreathStreaks
from meeple_city.render.card_atlas import CardAtlas
from meeple_city.render.colours import linear
from meeple_city.render.dust import Dust
from meeple_city.render.errors import DrawingError
from meeple_city.render.eye_regions import EyeRegions
from meeple_city.render.ground import BOARD_EDGE_ORDER, add_ground, board_areas, boards_of
from meeple_city.render.inset import Inset
from meeple_city.render.lamp_shadows import LampShadows
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.opengl import make_shader
from meeple_city.render.outlines import Outlines, add_see_through
from meeple_city.render.pace import Pace
from meeple_city.render.picking import PointerHit, Ray, hit_ground, hit_piece
from meeple_city.render.piece_batch import PieceBatch
from meeple_city.render.refinement import Refinement
from meeple_city.render.scene import REFINED_BIT, VISIBLE_BIT, hide_from_shadows
from meeple_city.render.triangle_mesh import TriangleMesh
from meeple_city.render.window import RenderWindow

CONTACT_ORDER, ROOM_ORDER, SEE_THROUGH_ORDER, MARK_ORDER, OUTLINE_ORDER = 25, 30, 35, 40, 60

# A picture is refined once nothing has changed for so many frames, with so many more; then it fades in. Our choice.
STILL_FRAMES = 3
REFINED_FRAMES = 24
FADE = (0.25, 0.5, 0.75)
DIM = (0.0, 0.0, 0.0, -0.62)  # the light that cards lose that cannot be chosen; our choice
SHARPNESS = -0.6  # finer versions of the textures than the distance calls for: lines on the board stay crisp


class LiveTable:
    """A stage in a window, and the pieces that come, move and go on it.

    The stage gives everything fixed: table, boards, print, fixed pieces.
    """

    def __init__(self, window: RenderWindow, stage: Stage, models_dir: Path) -> None:
        self._window = window
        self._stage = stage
        self._models = window.cached(models_dir, lambda: ModelCache(models_dir))
        self._camera = Camera((0.36, -0.90, 0.60), (0.0, 0.0, 0.0))
        self._stereo: str | None = None
        self._root = NodePath("live")
        self._pieces = PieceBatch(self._models)
        self._fixed = PieceBatch(self._models)
        self._boards = PieceBatch(self._models)
        self._atlas: CardAtlas | None = None
        self._cards = PieceBatch(self)
        self._held = PieceBatch(self)  # before the eyes
        self._eyes = EyeRegions(window, self._root)
        self._visible = True
        self._closed = False
        self._glows: dict[str, tuple[float, float, float, float]] = {}
        self._solid: dict[str, float] = {}
        self._blowing = False
        self._heights: dict[str, float] = {}
        self._still = 0
        self._seen: tuple[object, ...] = ()
        self._refinement: Refinement | None = None
        self._pace = window.cached("pace", Pace)
        self._set_up()

    # -- pieces

    def show(self, pieces: Mapping[str, tuple[Model, Position, Quaternion]]) -> None:
        """Show exactly these pieces, by id: model, position and rotation of its frame."""
        self._pieces.hide([id_ for id_ in self._pieces.shown if id_ not in pieces])
        self._pieces.show(pieces)
        self._change()

    def add(self, pieces: Mapping[str, tuple[Model, Position, Quaternion]]) -> None:
        """Show these pieces in addition to the others."""
        self._pieces.show(pieces)
        self._change()

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move only these pieces; each must have been shown before."""
        if poses:
            self._pieces.move(poses)
            self._change()

    def hide(self, ids: Iterable[str]) -> None:
        """Hide these pieces; `move` shows them again."""
        self._pieces.hide(ids)
        self._change()

    @property
    def shown(self) -> list[str]:
        """The ids of all visible pieces."""
        return self._pieces.shown

    def pose(self, id_: str) -> Pose | None:
        """Where a piece is; None when it is hidden."""
        return self._pieces.pose(id_)

    def glow(self, colours: Mapping[str, str], dim: Iterable[str] = ()) -> None:
        """Make exactly these glow, each in its colour with a rim seen through everything, and these others dim."""
        glows = dict.fromkeys(dim, DIM) | {id_: (*linear(colour)[:3], 1.0) for id_, colour in colours.items()}
        if glows != self._glows:
            self._glows, self._still = glows, 0
        for batch in (self._pieces, self._cards, self._held):
            batch.glow(glows)

    def fade(self, solid: Mapping[str, float]) -> None:
        """See through exactly these pieces: 0 is invisible, 1 is solid."""
        if solid != self._solid:
            self._solid, self._still = dict(solid), 0
            self._pieces.fade(solid)

    def mark(self, areas: Iterable[tuple[Sequence[Point], str]]) -> None:
        """Highlight exactly these areas of the board, each in its colour."""
        if self._marks.show([(tuple(outline_m), colour) for outline_m, colour in areas]):
            self._still = 0

    def jet(self, start_m: Position, end_m: Position, strength: float) -> None:
        """Show a breath from a mouth towards a point; with no strength, hide it."""
        self._streaks.show(start_m, end_m, strength)
        if strength > 0.0 or self._blowing:
            self._still = 0
        self._blowing = strength > 0.0

    def guide(self, guides: Sequence[Guide]) -> None:
        """Draw exactly these guides to aim by."""
        if self._guides.show(guides):
            self._still = 0

    # -- cards

    def use_cards(self, atlas: CardAtlas) -> None:
        """Print cards from an atlas from now on; all cards before are gone."""
        self._atlas = atlas
        for batch in (self._cards, self._held):
            batch.clear()
            batch.node.set_shader_input("atlas", atlas.texture)
        self._change()

    def show_cards(self, cards: Mapping[str, LaidCard]) -> None:
        """Show exactly these cards, by id."""
        for batch, held in ((self._cards, False), (self._held, True)):
            wanted = {id_: (laid.card, *laid.pose) for id_, laid in cards.items() if laid.held is held}
            batch.hide([id_ for id_ in batch.shown if id_ not in wanted])
            batch.show(wanted)
        self._change()

    def move_cards(self, poses: Mapping[str, Pose]) -> None:
        """Move only these cards; each must be shown."""
        for batch in (self._cards, self._held):
            shown = set(batch.shown)
            batch.move({id_: pose for id_, pose in poses.items() if id_ in shown})
        self._change()

    def show_effects(self, effects: Effects) -> None:
        """Show exactly this dust, and these pieces squashed."""
        if self._dust.show(effects.puffs):
            self._still = 0
        if effects.heights != self._heights:
            self._heights = dict(effects.heights)
            self._pieces.squash(effects.heights)
            self._change()

    # -- viewing

    def look(self, camera: Camera) -> None:
        """See the table from there, starting with the next frame."""
        self._camera = camera

    def inset(self, camera: Camera | None) -> None:
        """Show in a corner what another camera sees, or nothing."""
        if camera is not None or self._inset.shown:
            self._inset.show(camera)
            self._still = 0

    @property
    def stereo(self) -> str | None:
        """None, `side-by-side` or `red-cyan`."""
        return self._stereo

    @stereo.setter
    def stereo(self, mode: str | None) -> None:
        eye_views(mode)
        self._stereo = mode

    def set_visible(self, on: bool) -> None:
        """Draw this table, or leave the window to another one."""
        self._visible = on
        self._still = 0
        self._eyes.show(on)

    def frame(self) -> None:
        """Draw one frame."""
        if self._closed:
            raise DrawingError("cannot draw: the table is not open")
        self._aim()
        for batch in self._batches:
            batch.settle()
        self._lamp.draw_if_stale()
        self._refine()
        started = time.perf_counter()
        self._window.frame()
        # Frames that do nothing new say nothing; nor do surfaces off-screen, which nobody waits for.
        counts = self._still <= STILL_FRAMES and isinstance(self._window.output, GraphicsWindow)
        if counts and self._pace.add(time.perf_counter() - started):
            self.set_rich(self._pace.rich)

    def set_rich(self, on: bool) -> None:
        """Look textures up from the side as sharply as from above, or as quickly as possible."""
        self._models.set_sharp(on)

    def refine_fully(self, frames: int, aperture_m: float, offset_m: float = 0.0) -> None:
        """Draw a picture of that many refined frames, seen through a lens that wide."""
        if self._closed:
            raise DrawingError("cannot draw: the table is not open")
        self._aim()
        for batch in self._batches:
            batch.settle()
        refinement = self._refiner()
        self._eyes.show(False)
        refinement.start()
        for _ in range(frames):
            refinement.add(self._camera, offset_m, aperture_m)
            refinement.show(1.0 if refinement.count == frames else 0.0)
            self._window.frame()
        refinement.rest()
        self._still = STILL_FRAMES + frames

    def pick(self, x: float, y: float) -> PointerHit | None:
        """What is under a pixel, counted from the top left; None beyond the table."""
        self._aim()
        ray = self._eyes.ray(x, y)
        if ray is None:
            return None
        found = (
            hit_piece(ray, self._held),
            hit_piece(ray, self._cards),
            hit_piece(ray, self._pieces),
            _as_board(hit_piece(ray, self._fixed)),
            hit_ground(ray, self._areas, self._stage),
        )
        hits = [hit for hit in found if hit is not None]
        return min(hits, key=lambda hit: hit.distance_m, default=None)

    def first_touch(self, start_m: Position, end_m: Position, ignore: Sequence[str]) -> PointerHit | None:
        """What a straight line meets first, but for some pieces; None when it meets nothing on its way."""
        ray, length = Ray.between(start_m, end_m), math.dist(start_m, end_m)
        found = (
            hit_piece(ray, self._pieces, ignore, length),
            _as_board(hit_piece(ray, self._fixed, (), length)),
            hit_ground(ray, self._areas, self._stage),
        )
        hits = [hit for hit in found if hit is not None and hit.distance_m <= length]
        return min(hits, key=lambda hit: hit.distance_m, default=None)

    def project(self, point: Position) -> Point | None:
        """The pixel at which a point is seen, counted from the top left; None behind the camera."""
        self._aim()
        return self._eyes.project(point)

    def close(self) -> None:
        """Remove everything from the window, which stays open. Safe to call twice."""
        if self._closed:
            return
        self._closed = True
        self._drop_refinement()
        self._inset.close()
        self._eyes.close()
        self._lamp.close()
        for batch in self._batches:
            batch.close()
        self._root.get_children().detach()
        self._root.remove_node()

    def __enter__(self) -> LiveTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def mesh(self, model: PrintedCard, number: int = 1) -> TriangleMesh:
        """The mesh of a card, printed from the atlas in use."""
        assert self._atlas is not None, "cards need an atlas"
        return self._atlas.mesh(model)

    @property
    def _batches(self) -> tuple[PieceBatch, ...]:
        return self._pieces, self._fixed, self._boards, self._cards, self._held

    # -- building

    def _set_up(self) -> None:
        ground = add_ground(self._root, self._window, self._stage, self._models)
        hide_from_shadows(ground)
        self._areas = board_areas(self._stage, self._models)
        self._add_batches()
        add_see_through(self._root, self._pieces, SEE_THROUGH_ORDER)
        Outlines(self._root, (self._pieces, self._cards, self._held), self._pieces, OUTLINE_ORDER)
        self._add_room()
        self._marks = BoardMarks(self._root, MARK_ORDER)
        self._streaks = BreathStreaks(self._root, MARK_ORDER)
        self._guides = AimGuides(self._root, MARK_ORDER)
        self._dust = Dust(self._root, MARK_ORDER)
        self._inset = Inset(self._window, self._root)
        self._lamp = LampShadows(self._window, self._root, self._stage, self._areas)
        self._root.set_shader_input("atlas", self._models.atlas)
        self._root.set_shader_input("room", self._models.room)
        self._root.set_shader_input("sharpness", SHARPNESS)

    def _add_batches(self) -> None:
        boards = boards_of(self._stage, self._models)
        fixed = [piece for piece in self._stage.pieces if piece not in boards]
        self._boards.show(_numbered(boards))
        self._fixed.show(_numbered(fixed))
        drawn = self._root.attach_new_node("drawn")
        drawn.set_shader(make_shader(*piece_shaders.pieces("fast")))
        drawn.set_tag("look", "pieces")
        for batch in self._batches:
            batch.node.instance_to(drawn)
        self._boards.node.set_bin("fixed", BOARD_EDGE_ORDER)
        hide_from_shadows(drawn)
        shadows = self._root.attach_new_node("shadows")
        for bit in (VISIBLE_BIT, REFINED_BIT):
            shadows.hide(BitMask32.bit(bit))
        for batch in (self._pieces, self._fixed, self._cards):
            batch.shadows.instance_to(shadows)
        self._add_contacts()

    def _add_contacts(self) -> None:
        contacts = self._root.attach_new_node("contacts")
        contacts.set_shader(make_shader(piece_shaders.CONTACT_VERTEX, piece_shaders.CONTACT_FRAGMENT))
        contacts.set_transparency(TransparencyAttrib.M_alpha)
        contacts.set_depth_write(False)
        contacts.set_two_sided(True)
        contacts.set_bin("fixed", CONTACT_ORDER)
        hide_from_shadows(contacts)
        contacts.hide(BitMask32.bit(REFINED_BIT))
        for batch in (self._pieces, self._fixed, self._cards):
            batch.contacts.instance_to(contacts)

    def _add_room(self) -> None:
        maker = CardMaker("room")
        maker.set_frame(-1, 1, -1, 1)
        room = self._root.attach_new_node(maker.generate())
        room.set_shader(make_shader(*ground_shaders.room("fast")))
        room.set_tag("look", "room")
        room.set_bin("fixed", ROOM_ORDER)
        room.node().set_final(True)
        room.set_depth_write(False)
        room.set_two_sided(True)
        hide_from_shadows(room)
        room.node().set_bounds(self._pieces.node.node().get_bounds())

    # -- drawing

    def _change(self) -> None:
        """Note that something has moved."""
        self._lamp.stale = True
        self._still = 0

    def _refine(self) -> None:
        """Refine the picture if it has not changed for a while, and show it as soon as it is good."""
        seen = (self._camera, self._window.output_size, self._stereo)
        self._still = self._still + 1 if seen == self._seen else 0
        self._seen = seen
        done = self._still - STILL_FRAMES
        if done <= 0 or self._stereo is not None or not self._visible:
            if self._refinement is not None:
                self._refinement.rest()
                self._refinement.show(0.0)
            self._eyes.show(self._visible)
            return
        refinement = self._refiner()
        if done == 1:
            refinement.start()
        if refinement.count < REFINED_FRAMES:
            refinement.add(self._camera)
            return
        refinement.rest()
        faded = done - REFINED_FRAMES - 1
        refinement.show(FADE[faded] if faded < len(FADE) else 1.0)
        self._eyes.show(faded < len(FADE))

    def _refiner(self) -> Refinement:
        """The refinement for the window's present size."""
        if self._refinement is not None and self._refinement.size != self._window.output_size:
            self._drop_refinement()
        if self._refinement is None:
            self._refinement = Refinement(self._window, self._root, self._lamp.box)
        return self._refinement

    def _drop_refinement(self) -> None:
        if self._refinement is not None:
            self._refinement.close()
            self._refinement = None

    def _aim(self) -> None:
        self._eyes.aim(self._camera, self._stereo, self._visible)


def _numbered(pieces: Iterable[Drawn]) -> dict[str, tuple[Model, Position, Quaternion]]:
    """Pieces by ids of their own, which end in their numbers."""
    return {f"{order}:{p.number}": (p.model, p.position_m, p.quaternion) for order, p in enumerate(pieces)}


def _as_board(hit: PointerHit | None) -> PointerHit | None:
    return None if hit is None else PointerHit(None, "board", hit.point_m, hit.distance_m)
