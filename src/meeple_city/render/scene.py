"""What is painted only once, as scene graph nodes: a bare table, and boards with their zones in plain colours."""

from __future__ import annotations

from panda3d.core import BitMask32, NodePath

from meeple_city.display.stage import BOARD_THICKNESS_M, PaintedZone, Stage
from meeple_city.render.colours import linear
from meeple_city.render.meshes import MeshBuilder, add_box, add_edge, add_polygon

MM = 0.001

# Surface numbers, as the paint shader knows them.
PRINT, TABLE = 0, 1

# Camera mask bits. Shadow cameras see only what casts shadows: the table would only coarsen their depth range. Refined
# frames do without what only imitates soft shade.
VISIBLE_BIT = 0
CASTS_SHADOW_BIT = 1
REFINED_BIT = 2

# Zones lie this far above the board: enough for the depth buffer, too little to see.
PRINT_LIFT_M = 0.00006
PRINT_EDGE_M = 0.0012


def bare_table(stage: Stage) -> NodePath:
    """The table top of a stage."""
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    mesh = MeshBuilder()
    low = (cx - width / 2, cy - depth / 2, -BOARD_THICKNESS_M - 0.03)
    add_box(mesh, low, (cx + width / 2, cy + depth / 2, -BOARD_THICKNESS_M))
    node = mesh.node("table")
    node.set_shader_input("surface", TABLE)
    return node


def painted_boards(stage: Stage) -> NodePath:
    """The board of a stage and its zones."""
    root = NodePath("boards")
    root.set_shader_input("surface", PRINT)
    if stage.board_size_m is not None:
        (cx, cy), (width, depth) = stage.board_centre_m, stage.board_size_m
        mesh = MeshBuilder()
        low = (cx - width / 2, cy - depth / 2, -BOARD_THICKNESS_M)
        add_box(mesh, low, (cx + width / 2, cy + depth / 2, 0.0))
        mesh.node("board", linear(stage.board_colour)).reparent_to(root)
    for order, zone in enumerate(stage.zones):
        _painted(zone, order).reparent_to(root)
    return root


def hide_from_shadows(node: NodePath) -> None:
    """Make a node cast no shadow."""
    node.hide(BitMask32.bit(CASTS_SHADOW_BIT))


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
    return node
