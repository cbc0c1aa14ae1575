"""Draw everything that is seen into models/: pieces, things beside the board, boards and room.

Runs with Blender's Python module, Skia and Pillow, in a virtual environment of its own (tools/requirements.txt):

    python -m tools.models [--only pieces|boards|room|font]

Everything is drawn in millimetres; pieces in the frame of pieces.toml (z up, looking along -y), written in metres. The
same code and data give the same files, byte for byte.

`pieces` reads the data. `ink` draws flat pictures, `outlines` and `solids` make meshes. Each family has a module that
draws its print and its mesh: `meeples`, `floors` (with `interiors` and `roofs`), `bodies` (with `monster_shapes`,
`burly_monsters`, `scaly_monsters`, `monster_parts` and `monster_sides`), `paws`, `vehicles`, `boards`, `props` (with
`screens`), `cards`. `drawing` picks the right one and checks the result; `atlas` packs the prints; `glb` writes a
mesh; `board_print` (with `grounds`, `themes`, `city_props` and `joints`) draws the print of a scene, `signs` finds
room for the names on it, `room` draws the room. `shop` makes the files.
"""
