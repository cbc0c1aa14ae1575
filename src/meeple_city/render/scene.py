"""A stage as scene graph nodes."""

from __future__ import annotations

from panda3d.core import BitMask32, LQuaternion, NodePath

from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, PaintedZone, Stage
from meeple_city.render.colours import linear
from meeple_city.render.meshes import MeshBuilder, add_box, add_edge, add_polygon
from meeple_city.render.model_cache import ModelCache

MM = 0.001

# Surface numbers, as the scene shader knows them.
PIECE, TABLE, PRINT = 0, 1, 2

# Camera mask bits. Shadow cameras see only what casts shadows: the table would only coarsen their depth range.
VISIBLE_BIT = 0
CASTS_SHADOW_BIT = 1

# Print lies this far above the board: enough for the depth buffer, too little to see.
PRINT_LIFT_M = 0.00006
PRINT_EDGE_M = 0.0012


def build_scene(stage: Stage, models: ModelCache) -> NodePath:
    """Build everything on the stage under one new root."""
    root = NodePath("stage")
    root.set_shader_input("surface", PIECE)
    _table(stage).reparent_to(root)
    if stage.board_size_m is not None:
        _board(stage).reparent_to(root)
    for order, zone in enumerate(stage.zones):
        _painted(zone, order).reparent_to(root)
    for piece in stage.pieces:
        _placed(piece, models).reparent_to(root)
    return root


def hide_from_shadows(node: NodePath) -> None:
    """Make a node cast no shadow."""
    node.hide(BitMask32.bit(CASTS_SHADOW_BIT))


def _table(stage: Stage) -> NodePath:
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    mesh = MeshBuilder()
    low = (cx - width / 2, cy - depth / 2, -BOARD_THICKNESS_M - 0.03)
    add_box(mesh, low, (cx + width / 2, cy + depth / 2, -BOARD_THICKNESS_M))
    node = mesh.node("table")
    node.set_shader_input("surface", TABLE)
    hide_from_shadows(node)
    return node


def _board(stage: Stage) -> NodePath:
    assert stage.board_size_m is not None
    (cx, cy), (width, depth) = stage.board_centre_m, stage.board_size_m
    mesh = MeshBuilder()
    low = (cx - width / 2, cy - depth / 2, -BOARD_THICKNESS_M)
    add_box(mesh, low, (cx + width / 2, cy + depth / 2, 0.0))
    node = mesh.node("board", linear(stage.board_colour))
    node.set_shader_input("surface", PRINT)
    return node


def _painted(zone: PaintedZone, order: int) -> NodePath:
    """A zone with a darker edge.

    Print is drawn last and writes no depth, so that overlapping zones cover each other in order instead of fighting
    for the same depth.
    """
    outline = [(x * MM, y * MM) for x, y in zone.outline_mm]
    fill, edge = MeshBuilder(), MeshBuilder()
    add_polygon(fill, outline, PRINT_LIFT_M)
    add_edge(edge, outline, PRINT_EDGE_M, PRINT_LIFT_M)
    red, green, blue, _ = linear(zone.colour)
    node = NodePath("zone")
    for step, (mesh, shade) in enumerate(((fill, 1.0), (edge, 0.6))):
        part = mesh.node("print", (red * shade, green * shade, blue * shade, 1.0))
        part.set_bin("fixed", 2 * order + step)
        part.reparent_to(node)
    node.set_depth_write(False)
    node.set_shader_input("surface", PRINT)
    hide_from_shadows(node)
    return node


def _placed(piece: Drawn, models: ModelCache) -> NodePath:
    node = NodePath("piece")
    models.node(piece.model).copy_to(node)
    node.set_pos(*piece.position_m)
    rotation = LQuaternion(*piece.quaternion)
    rotation.normalize()
    node.set_quat(rotation)
    return node
