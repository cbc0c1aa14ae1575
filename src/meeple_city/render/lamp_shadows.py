"""The shadows of the lamp over a table, as one map that is redrawn only when something has moved."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import LPoint3, LVector3, NodePath, OrthographicLens, RenderState, ShaderAttrib

from meeple_city.display.stage import BOARD_THICKNESS_M, Stage
from meeple_city.render import opengl, piece_shaders
from meeple_city.render.camera_nodes import add_camera
from meeple_city.render.ground import Area
from meeple_city.render.lamp import TO_LAMP, aim_shadows
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import CASTS_SHADOW_BIT
from meeple_city.render.window import RenderWindow

SHADOW_MAP = 1024  # texels for every metre or less
MARGIN_M = 0.27  # around the boards: what stands beside them casts shadows too
HIGHEST_M = 0.32  # as high as a hand carries a Body


class LampShadows:
    """The lamp of one table and its shadow map."""

    def __init__(self, window: RenderWindow, root: NodePath, stage: Stage, boards: Sequence[Area]) -> None:
        self._window = window
        self.stale = True  # whether something has moved since the map was drawn
        self.box = _shadow_box(stage, boards)
        low, high = self.box
        texels = SHADOW_MAP * max(1, round(max(high.x - low.x, high.y - low.y)))
        self._map, depths = opengl.add_depth_map(window.engine, window.output, "lamp", texels, -30)
        self.camera = add_camera(self._map, root, OrthographicLens(), CASTS_SHADOW_BIT)
        depth_only = make_shader(piece_shaders.PIECES_DEPTH_VERTEX, piece_shaders.DEPTH_FRAGMENT)
        self.camera.node().set_initial_state(RenderState.make(ShaderAttrib.make(depth_only, 100)))
        root.set_shader_input("lamp_shadows", depths, opengl.shadow_sampler())
        root.set_shader_input("shadow_texel", 0.6 / texels)
        (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
        projection = aim_shadows(self.camera, root, *self.box, TO_LAMP)
        root.set_shader_input("lamp_clip", projection.world_to_clip)
        root.set_shader_input("to_lamp", projection.direction)
        root.set_shader_input("lamp_pool", LVector3(cx - 0.10, cy - 0.06, 0.85 * max(width, depth)))
        # A surface must not shade itself: one texel of the map holds a single depth for this many metres.
        root.set_shader_input("shadow_grain", max(projection.span_m.x, projection.span_m.y) / texels)

    def draw_if_stale(self) -> None:
        """Redraw the map with the next frame, if anything has moved."""
        if self.stale:
            self._map.set_one_shot(True)
            self._map.set_active(True)
            self.stale = False

    def close(self) -> None:
        """Remove the map."""
        self._window.engine.remove_window(self._map)


def _shadow_box(stage: Stage, boards: Sequence[Area]) -> tuple[LPoint3, LPoint3]:
    """Where shadows fall: the boards and what stands around them; the whole table if there is no board."""
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    low, high = [cx - width / 2, cy - depth / 2], [cx + width / 2, cy + depth / 2]
    if boards:
        low = [
            max(low[0], min(a.x for a in boards) - MARGIN_M),
            max(low[1], min(a.y for a in boards) - MARGIN_M),
        ]
        high = [
            min(high[0], max(a.x + a.width for a in boards) + MARGIN_M),
            min(high[1], max(a.y + a.depth for a in boards) + MARGIN_M),
        ]
    return LPoint3(low[0], low[1], -BOARD_THICKNESS_M), LPoint3(high[0], high[1], HIGHEST_M)
