"""Pictures that get better over many frames: each is lit and seen from slightly elsewhere, and their mean is shown.

Soft shadows, shade in corners, smooth edges and depth of field all come from the same mean.
"""

from __future__ import annotations

from panda3d.core import (
    CardMaker,
    ColorBlendAttrib,
    LPoint3,
    NodePath,
    OrthographicLens,
    PerspectiveLens,
    RenderState,
    ShaderAttrib,
    Texture,
    TransparencyAttrib,
)

from meeple_city.display.camera import Camera
from meeple_city.render import ground_shaders, opengl, piece_shaders
from meeple_city.render.camera_nodes import add_camera, add_region, aim_camera
from meeple_city.render.lamp import aim_shadows
from meeple_city.render.opengl import make_shader
from meeple_city.render.samples import sample
from meeple_city.render.scene import CASTS_SHADOW_BIT, REFINED_BIT, VISIBLE_BIT
from meeple_city.render.window import RenderWindow

LAMP_MAP, SKY_MAP = 2048, 1024
VIGNETTE = 0.14
PRIORITY = 20  # the shaders of refined frames come before those of the nodes
LOOKS = {
    "pieces": piece_shaders.pieces,
    "table": ground_shaders.table,
    "board": ground_shaders.board,
    "room": ground_shaders.room,
    "rims": piece_shaders.rims,
    "see-through": piece_shaders.see_through,
    "veils": piece_shaders.veils,
    "masks": piece_shaders.masks,
    "outlines": piece_shaders.outlines,
    "marks": ground_shaders.marks,
}


class Refinement:
    """Adds up refined frames of a scene, and shows their mean in a window."""

    def __init__(self, window: RenderWindow, root: NodePath, box: tuple[LPoint3, LPoint3]) -> None:
        self._window, self._root, self._box = window, root, box
        self._size = window.output_size
        self.count = 0
        engine, host = window.engine, window.output
        self._lamp_map, lamp_depths = opengl.add_depth_map(engine, host, "fine lamp", LAMP_MAP, -25)
        self._sky_map, sky_depths = opengl.add_depth_map(engine, host, "sky", SKY_MAP, -24)
        self._light, light = opengl.add_hdr_surface(engine, host, "light", self._size, -10)
        self._sum, self._total = opengl.add_hdr_surface(engine, host, "sum", self._size, -9, 32)
        self._lamp = add_camera(self._lamp_map, root, OrthographicLens(), CASTS_SHADOW_BIT)
        self._sky = add_camera(self._sky_map, root, OrthographicLens(), CASTS_SHADOW_BIT)
        depth_only = make_shader(piece_shaders.PIECES_DEPTH_VERTEX, piece_shaders.DEPTH_FRAGMENT)
        for camera in (self._lamp, self._sky):
            camera.node().set_initial_state(RenderState.make(ShaderAttrib.make(depth_only, 100)))
        self._inputs = NodePath("inputs")
        self._inputs.set_shader_input("lamp_shadows", lamp_depths, opengl.shadow_sampler())
        self._inputs.set_shader_input("sky_shadows", sky_depths, opengl.shadow_sampler())
        self._camera = add_camera(self._light, root, PerspectiveLens(), REFINED_BIT)
        self._camera.node().set_tag_state_key("look")
        self._add_cards(light)
        self._set_active(False)
        self.show(0.0)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture; another needs another refinement."""
        return self._size

    def start(self) -> None:
        """Begin again."""
        self.count = 0

    def add(self, camera: Camera, offset_m: float = 0.0, aperture_m: float = 0.0) -> None:
        """Have the next frame of the window draw one more refined frame."""
        chosen = sample(self.count)
        lens = (chosen.lens[0] * aperture_m, chosen.lens[1] * aperture_m)
        aim_camera(self._camera, camera, self._size, offset_m, lens, chosen.pixel)
        lamp = aim_shadows(self._lamp, self._root, *self._box, chosen.to_lamp)
        sky = aim_shadows(self._sky, self._root, *self._box, chosen.to_sky)
        inputs = self._inputs
        inputs.set_shader_input("lamp_clip", lamp.world_to_clip)
        inputs.set_shader_input("to_lamp", lamp.direction)
        inputs.set_shader_input("sky_clip", sky.world_to_clip)
        inputs.set_shader_input("to_sky", sky.direction)
        inputs.set_shader_input("sharpness", -1.0)
        self._set_looks()
        self._sum.set_clear_color_active(self.count == 0)
        self._set_active(True)
        self.count += 1
        self._mean.set_shader_input("share", 1.0 / self.count)

    def rest(self) -> None:
        """Have the next frames of the window draw nothing new."""
        self._set_active(False)

    def show(self, share: float) -> None:
        """Show the mean over whatever the window draws: not at all, faintly, or alone."""
        self._region.set_active(share > 0.0)
        self._mean.set_shader_input("cover", share)

    def close(self) -> None:
        """Release everything."""
        self._window.output.remove_display_region(self._region)
        for surface in (self._sum, self._light, self._sky_map, self._lamp_map):
            self._window.engine.remove_window(surface)
        for camera in (self._lamp, self._sky, self._camera):
            camera.remove_node()
        self._cards.remove_node()
        self._mean.remove_node()

    def _set_active(self, on: bool) -> None:
        for surface in (self._lamp_map, self._sky_map, self._light, self._sum):
            surface.set_active(on)

    def _set_looks(self) -> None:
        """Give every kind of surface its refined shader, with the inputs of this frame."""
        carried = self._inputs.get_state()
        inputs = carried.get_attrib(ShaderAttrib)
        assert isinstance(inputs, ShaderAttrib)
        for name, look in LOOKS.items():
            attribute = inputs.set_shader(make_shader(*look("fine")), PRIORITY)
            self._camera.node().set_tag_state(name, RenderState.make(attribute))

    def _add_cards(self, light: Texture) -> None:
        maker = CardMaker("picture")
        maker.set_frame(-1, 1, -1, 1)
        self._cards = NodePath("sum")
        card = self._cards.attach_new_node(maker.generate())
        card.set_shader(make_shader(ground_shaders.CARD_VERTEX, ground_shaders.SUM_FRAGMENT))
        card.set_shader_input("light", light)
        card.set_attrib(ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one))
        card.set_depth_test(False)
        card.set_depth_write(False)
        add_camera(self._sum, self._cards, _flat_lens(), VISIBLE_BIT)
        self._sum.set_clear_color((0.0, 0.0, 0.0, 0.0))
        self._mean = NodePath("mean")
        shown = self._mean.attach_new_node(maker.generate())
        shown.set_shader(make_shader(ground_shaders.CARD_VERTEX, ground_shaders.MEAN_FRAGMENT))
        shown.set_shader_input("light", self._total)
        shown.set_shader_input("vignette", VIGNETTE)
        shown.set_transparency(TransparencyAttrib.M_alpha)
        shown.set_depth_test(False)
        shown.set_depth_write(False)
        self._region, _ = add_region(self._window.output, self._mean, _flat_lens(), VISIBLE_BIT)
        self._region.set_sort(5)


def _flat_lens() -> OrthographicLens:
    lens = OrthographicLens()
    lens.set_film_size(2, 2)
    lens.set_near_far(-10, 10)
    return lens
