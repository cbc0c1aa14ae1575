"""The fast tier, for play: a table that is drawn frame by frame.

Pieces are known by id and moved by writing numbers; whatever is fixed is painted once; the shadow map is redrawn only
when something has moved. As soon as nothing moves, the picture is refined over some frames.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from panda3d.core import (
    BitMask32,
    CardMaker,
    ColorWriteAttrib,
    CullFaceAttrib,
    DisplayRegion,
    GraphicsWindow,
    LPoint3,
    LVector3,
    NodePath,
    OrthographicLens,
    PerspectiveLens,
    RenderState,
    ShaderAttrib,
    TransparencyAttrib,
)
from panda3d.core import Camera as CameraNode

from meeple_city.display.camera import Camera
from meeple_city.display.cards import LaidCard, PrintedCard
from meeple_city.display.effects import Effects
from meeple_city.display.geometry import Point, Pose, Position, Quaternion
from meeple_city.display.marks import Guide
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Model, Stage
from meeple_city.display.stereo import EYE_GAP_M, EyeView, eye_views
from meeple_city.render import opengl, shaders
from meeple_city.render.aim_guides import AimGuides
from meeple_city.render.breath_streaks import BreathStreaks
from meeple_city.render.camera_nodes import add_camera, add_region, aim_camera
from meeple_city.render.card_atlas import CardAtlas
from meeple_city.render.colours import linear
from meeple_city.render.dust import Dust
from meeple_city.render.errors import DrawingError
from meeple_city.render.ground import BOARD_EDGE_ORDER, add_ground, board_areas, boards_of
from meeple_city.render.inset import Inset
from meeple_city.render.lamp import TO_LAMP, aim_shadows
from meeple_city.render.meshes import MeshBuilder, add_edge, add_polygon
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.opengl import make_shader
from meeple_city.render.pace import Pace
from meeple_city.render.picking import PointerHit, Ray, hit_ground, hit_piece
from meeple_city.render.piece_batch import PieceBatch
from meeple_city.render.refinement import Refinement
from meeple_city.render.scene import CASTS_SHADOW_BIT, REFINED_BIT, VISIBLE_BIT, hide_from_shadows
from meeple_city.render.triangle_mesh import TriangleMesh
from meeple_city.render.window import RenderWindow

SHADOW_MAP = 1024  # texels for every metre or less
SHADOW_MARGIN_M = 0.27  # around the boards: what stands beside them casts shadows too
# Shadows reach as high as a hand carries a Body.
HIGHEST_M = 0.32
MARK_LIFT_M = 0.0003
MARK_EDGE_M = 0.005
CONTACT_ORDER, ROOM_ORDER, MARK_ORDER = 25, 30, 40

# A picture is refined once nothing has changed for so many frames, with so many more; then it fades in. Our choice.
STILL_FRAMES = 3
REFINED_FRAMES = 24
FADE = (0.25, 0.5, 0.75)
SHARPNESS = -0.6  # finer versions of the textures than the distance calls for: lines on the board stay crisp


@dataclass(frozen=True)
class _EyeRegion:
    """What one eye sees: its part of the window, and the camera that fills it."""

    view: EyeView
    region: DisplayRegion
    camera: NodePath[CameraNode]


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
        self._marks = self._root.attach_new_node("marks")
        self._eyes: list[_EyeRegion] = []
        self._laid_out: tuple[object, ...] = ()
        self._shadows_stale = True
        self._visible = True
        self._closed = False
        self._glows: dict[str, tuple[float, float, float, float]] = {}
        self._marked: tuple[object, ...] = ()
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

    def glow(self, ids: Iterable[str], colour: str = "#ffe066") -> None:
        """Make exactly these pieces glow, with a rim around them."""
        red, green, blue, _ = linear(colour)
        glows = dict.fromkeys(ids, (red, green, blue, 1.0))
        if glows != self._glows:
            self._glows, self._still = glows, 0
        self._pieces.glow(glows)
        self._cards.glow(glows)
        self._held.glow(glows)
        (self._rims.unstash if any(batch.glowing for batch in self._batches) else self._rims.stash)()

    def mark(self, outlines_m: Iterable[Sequence[Point]], colour: str = "#fff3a0") -> None:
        """Highlight exactly these areas of the board."""
        outlines = [tuple(outline) for outline in outlines_m]
        if (marked := (colour, *outlines)) != self._marked:
            self._marked, self._still = marked, 0
        self._marks.get_children().detach()
        red, green, blue, _ = linear(colour)
        for outline in outlines:
            for alpha, mesh in _mark_meshes(outline):
                veil = mesh.node("mark")
                veil.set_shader_input("veil", (red**0.45, green**0.45, blue**0.45, alpha))
                veil.reparent_to(self._marks)

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
        self._show_eyes(on)

    def frame(self) -> None:
        """Draw one frame."""
        if self._closed:
            raise DrawingError("cannot draw: the table is not open")
        self._aim()
        for batch in self._batches:
            batch.settle()
        self._draw_shadows()
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
        self._show_eyes(False)
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
        ray = self._ray(x, y)
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
        eye = self._eyes[0]
        film = LPoint3()
        if not eye.camera.node().get_lens().project(eye.camera.get_relative_point(self._root, LPoint3(*point)), film):
            return None
        width, height = self._window.output_size
        across = eye.view.left + (film.x * 0.5 + 0.5) * (eye.view.right - eye.view.left)
        return across * width, (0.5 - film.y * 0.5) * height

    def close(self) -> None:
        """Remove everything from the window, which stays open. Safe to call twice."""
        if self._closed:
            return
        self._closed = True
        self._drop_refinement()
        self._inset.close()
        self._remove_eyes()
        self._window.engine.remove_window(self._shadow_map)
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
        self._add_rims()
        self._add_room()
        self._marks.set_shader(make_shader(*shaders.marks("fast")))
        self._marks.set_tag("look", "marks")
        self._marks.set_transparency(TransparencyAttrib.M_alpha)
        self._marks.set_depth_write(False)
        self._marks.set_bin("fixed", MARK_ORDER)
        hide_from_shadows(self._marks)
        self._streaks = BreathStreaks(self._root, MARK_ORDER)
        self._guides = AimGuides(self._root, MARK_ORDER)
        self._dust = Dust(self._root, MARK_ORDER)
        self._inset = Inset(self._window, self._root)
        self._add_lamp()
        self._root.set_shader_input("atlas", self._models.atlas)
        self._root.set_shader_input("room", self._models.room)
        self._root.set_shader_input("sharpness", SHARPNESS)

    def _add_batches(self) -> None:
        boards = boards_of(self._stage, self._models)
        fixed = [piece for piece in self._stage.pieces if piece not in boards]
        self._boards.show(_numbered(boards))
        self._fixed.show(_numbered(fixed))
        drawn = self._root.attach_new_node("drawn")
        drawn.set_shader(make_shader(*shaders.pieces("fast")))
        drawn.set_tag("look", "pieces")
        for batch in self._batches:
            batch.node.set_shader_input("poses", batch.pose_texture)
            batch.node.instance_to(drawn)
        self._boards.node.set_bin("fixed", BOARD_EDGE_ORDER)
        hide_from_shadows(drawn)
        shadows = self._root.attach_new_node("shadows")
        for bit in (VISIBLE_BIT, REFINED_BIT):
            shadows.hide(BitMask32.bit(bit))
        for batch in (self._pieces, self._fixed, self._cards):
            batch.shadows.set_shader_input("poses", batch.pose_texture)
            batch.shadows.instance_to(shadows)
        self._add_contacts()

    def _add_contacts(self) -> None:
        contacts = self._root.attach_new_node("contacts")
        contacts.set_shader(make_shader(shaders.CONTACT_VERTEX, shaders.CONTACT_FRAGMENT))
        contacts.set_transparency(TransparencyAttrib.M_alpha)
        contacts.set_depth_write(False)
        contacts.set_two_sided(True)
        contacts.set_bin("fixed", CONTACT_ORDER)
        hide_from_shadows(contacts)
        contacts.hide(BitMask32.bit(REFINED_BIT))
        for batch in (self._pieces, self._fixed, self._cards):
            batch.contacts.set_shader_input("poses", batch.pose_texture)
            batch.contacts.instance_to(contacts)

    def _add_rims(self) -> None:
        self._rims = self._root.attach_new_node("rims")
        self._rims.set_shader(make_shader(*shaders.rims("fast")))
        self._rims.set_tag("look", "rims")
        self._rims.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_counter_clockwise))
        self._pieces.node.instance_to(self._rims)
        self._cards.node.instance_to(self._rims)
        self._held.node.instance_to(self._rims)
        hide_from_shadows(self._rims)
        self._rims.stash()

    def _add_room(self) -> None:
        maker = CardMaker("room")
        maker.set_frame(-1, 1, -1, 1)
        room = self._root.attach_new_node(maker.generate())
        room.set_shader(make_shader(*shaders.room("fast")))
        room.set_tag("look", "room")
        room.set_bin("fixed", ROOM_ORDER)
        room.node().set_final(True)
        room.set_depth_write(False)
        room.set_two_sided(True)
        hide_from_shadows(room)
        room.node().set_bounds(self._pieces.node.node().get_bounds())

    def _add_lamp(self) -> None:
        window = self._window
        self._box = self._shadow_box()
        wide = max(self._box[1].x - self._box[0].x, self._box[1].y - self._box[0].y)
        texels = SHADOW_MAP * max(1, round(wide))
        self._shadow_map, depths = opengl.add_depth_map(window.engine, window.output, "lamp", texels, -30)
        self._lamp = add_camera(self._shadow_map, self._root, OrthographicLens(), CASTS_SHADOW_BIT)
        depth_only = make_shader(shaders.PIECES_DEPTH_VERTEX, shaders.DEPTH_FRAGMENT)
        self._lamp.node().set_initial_state(RenderState.make(ShaderAttrib.make(depth_only, 100)))
        self._root.set_shader_input("lamp_shadows", depths, opengl.shadow_sampler())
        self._root.set_shader_input("shadow_texel", 0.6 / texels)
        (cx, cy), (width, depth) = self._stage.table_centre_m, self._stage.table_size_m
        projection = aim_shadows(self._lamp, self._root, *self._box, TO_LAMP)
        self._root.set_shader_input("lamp_clip", projection.world_to_clip)
        self._root.set_shader_input("to_lamp", projection.direction)
        self._root.set_shader_input("lamp_pool", LVector3(cx - 0.10, cy - 0.06, 0.85 * max(width, depth)))
        # A surface must not shade itself: one texel of the map holds a single depth for this many metres.
        grain_m = max(projection.span_m.x, projection.span_m.y) / texels
        self._root.set_shader_input("shadow_grain", grain_m)

    def _shadow_box(self) -> tuple[LPoint3, LPoint3]:
        """Where shadows fall: the boards and what stands around them; the whole table if there is no board."""
        (cx, cy), (width, depth) = self._stage.table_centre_m, self._stage.table_size_m
        low, high = [cx - width / 2, cy - depth / 2], [cx + width / 2, cy + depth / 2]
        if self._areas:
            margin = SHADOW_MARGIN_M
            low = [
                max(low[0], min(a.x for a in self._areas) - margin),
                max(low[1], min(a.y for a in self._areas) - margin),
            ]
            high = [
                min(high[0], max(a.x + a.width for a in self._areas) + margin),
                min(high[1], max(a.y + a.depth for a in self._areas) + margin),
            ]
        return LPoint3(low[0], low[1], -BOARD_THICKNESS_M), LPoint3(high[0], high[1], HIGHEST_M)

    # -- drawing

    def _draw_shadows(self) -> None:
        """Redraw the shadow map with the next frame, if anything has moved."""
        if self._shadows_stale:
            self._shadow_map.set_one_shot(True)
            self._shadow_map.set_active(True)
            self._shadows_stale = False

    def _change(self) -> None:
        """Note that something has moved."""
        self._shadows_stale = True
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
            self._show_eyes(self._visible)
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
        self._show_eyes(faded < len(FADE))

    def _refiner(self) -> Refinement:
        """The refinement for the window's present size."""
        if self._refinement is not None and self._refinement.size != self._window.output_size:
            self._drop_refinement()
        if self._refinement is None:
            self._refinement = Refinement(self._window, self._root, self._box)
        return self._refinement

    def _drop_refinement(self) -> None:
        if self._refinement is not None:
            self._refinement.close()
            self._refinement = None

    def _show_eyes(self, on: bool) -> None:
        for eye in self._eyes:
            eye.region.set_active(on)

    def _aim(self) -> None:
        size = self._window.output_size
        laid_out = (self._stereo, size)
        if laid_out != self._laid_out:
            self._lay_out(size)
            self._laid_out = laid_out
        for eye in self._eyes:
            aim_camera(eye.camera, self._camera, eye.view.pixels(size), eye.view.offset * EYE_GAP_M)

    def _lay_out(self, size: tuple[int, int]) -> None:
        self._remove_eyes()
        for order, view in enumerate(eye_views(self._stereo)):
            region, camera = add_region(self._window.output, self._root, PerspectiveLens(), VISIBLE_BIT)
            region.set_dimensions(view.left, view.right, 0.0, 1.0)
            region.set_clear_depth_active(True)
            region.set_sort(order)
            region.set_active(self._visible)
            camera.node().set_initial_state(_state(view, size))
            self._eyes.append(_EyeRegion(view, region, camera))

    def _remove_eyes(self) -> None:
        for eye in self._eyes:
            self._window.output.remove_display_region(eye.region)
            eye.camera.remove_node()
        self._eyes.clear()

    def _ray(self, x: float, y: float) -> Ray | None:
        width, height = self._window.output_size
        for eye in self._eyes:
            across = (x / width - eye.view.left) / (eye.view.right - eye.view.left)
            if 0.0 <= across < 1.0 and 0.0 <= y < height:
                near, far = LPoint3(), LPoint3()
                eye.camera.node().get_lens().extrude((across * 2 - 1, 1 - 2 * y / height), near, far)
                start, end = (self._root.get_relative_point(eye.camera, point) for point in (near, far))
                return Ray.between((start.x, start.y, start.z), (end.x, end.y, end.z))
        return None


def _numbered(pieces: Iterable[Drawn]) -> dict[str, tuple[Model, Position, Quaternion]]:
    """Pieces by ids of their own, which end in their numbers."""
    return {f"{order}:{p.number}": (p.model, p.position_m, p.quaternion) for order, p in enumerate(pieces)}


def _as_board(hit: PointerHit | None) -> PointerHit | None:
    return None if hit is None else PointerHit(None, "board", hit.point_m, hit.distance_m)


def _mark_meshes(outline: Sequence[Point]) -> list[tuple[float, MeshBuilder]]:
    """The fill and the edge of a marked area, each with its opacity."""
    fill, edge = MeshBuilder(), MeshBuilder()
    add_polygon(fill, outline, MARK_LIFT_M)
    add_edge(edge, outline, MARK_EDGE_M, MARK_LIFT_M)
    return [(0.38, fill), (1.0, edge)]


def _state(view: EyeView, size: tuple[int, int]) -> RenderState:
    """What differs between the eyes: the colours to write, and the part of the window."""
    width, height = view.pixels(size)
    carrier = NodePath("view")
    carrier.set_shader_input("view", (view.left * size[0], 0.0, 1.0 / width, 1.0 / height))
    if view.channels is not None:
        carrier.set_attrib(ColorWriteAttrib.make(view.channels))
    return carrier.get_state()
