"""Dust: soft little clouds that always face the eye."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import CardMaker, NodePath, TransparencyAttrib

from meeple_city.display.effects import DustPuff
from meeple_city.render import ground_shaders
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import hide_from_shadows

COLOUR = (0.93, 0.89, 0.82)  # our choice


class Dust:
    """The clouds of one table; nodes are kept and used again."""

    def __init__(self, root: NodePath, order: int) -> None:
        self._root = root.attach_new_node("dust")
        self._root.set_shader(make_shader(ground_shaders.DUST_VERTEX, ground_shaders.DUST_FRAGMENT))
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._root.set_depth_write(False)
        self._root.set_bin("fixed", order)
        hide_from_shadows(self._root)
        self._maker = CardMaker("puff")
        self._maker.set_frame(-1, 1, -1, 1)
        self._clouds: list[NodePath] = []
        self._shown: tuple[DustPuff, ...] = ()

    def show(self, puffs: Sequence[DustPuff]) -> bool:
        """Show exactly these clouds; whether anything has changed."""
        if tuple(puffs) == self._shown:
            return False
        self._shown = tuple(puffs)
        while len(self._clouds) < len(puffs):
            cloud = self._root.attach_new_node(self._maker.generate())
            cloud.set_billboard_point_eye()
            self._clouds.append(cloud)
        for number, cloud in enumerate(self._clouds):
            if number >= len(puffs):
                cloud.hide()
                continue
            puff = puffs[number]
            cloud.show()
            cloud.set_pos(*puff.place_m)
            cloud.set_scale(puff.size_m)
            cloud.set_shader_input("veil", (*COLOUR, puff.strength))
        return True
