"""What glows has a rim, and is outlined through whatever hides it; what hides something is seen through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import (
    ColorWriteAttrib,
    CullFaceAttrib,
    DepthTestAttrib,
    NodePath,
    RenderAttrib,
    TransparencyAttrib,
)

from meeple_city.render import piece_shaders
from meeple_city.render.opengl import make_shader
from meeple_city.render.piece_batch import PieceBatch
from meeple_city.render.scene import hide_from_shadows

INSIDE_OUT = CullFaceAttrib.make(CullFaceAttrib.M_cull_counter_clockwise)


def add_see_through(root: NodePath, batch: PieceBatch, order: int) -> None:
    """Draw the faded pieces of a batch over everything solid."""
    node = _node(root, "see-through", piece_shaders.see_through, [batch.faded])
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.set_bin("fixed", order)


class Outlines:
    """The rims of everything that glows; hidden parts of one of the batches are outlined through everything."""

    def __init__(self, root: NodePath, batches: Sequence[PieceBatch], through: PieceBatch, order: int) -> None:
        self._root = root.attach_new_node("outlines")
        rims = _node(self._root, "rims", piece_shaders.rims, [batch.marked for batch in batches])
        rims.set_attrib(INSIDE_OUT)
        veils = _node(self._root, "veils", piece_shaders.veils, [through.marked])
        veils.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
        veils.set_transparency(TransparencyAttrib.M_alpha)
        veils.set_depth_write(False)
        masks = _node(self._root, "masks", piece_shaders.masks, [through.marked])
        masks.set_attrib(DepthTestAttrib.make(RenderAttrib.M_always))
        masks.set_attrib(ColorWriteAttrib.make(ColorWriteAttrib.C_off))
        outlines = _node(self._root, "outlines", piece_shaders.outlines, [through.marked])
        outlines.set_attrib(INSIDE_OUT)
        for place, node in enumerate((veils, masks, outlines)):
            node.set_bin("fixed", order + place)


def _node(root: NodePath, name: str, shader: Callable[[str], tuple[str, str]], parts: Sequence[NodePath]) -> NodePath:
    node = root.attach_new_node(name)
    node.set_shader(make_shader(*shader("fast")))
    node.set_tag("look", name)
    for part in parts:
        part.instance_to(node)
    hide_from_shadows(node)
    return node
