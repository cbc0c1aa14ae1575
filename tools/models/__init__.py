"""Draw every piece of models/pieces.toml and write it to models/<piece>.glb.

Runs with Blender's Python module, in a virtual environment of its own (tools/requirements.txt):

    python -m tools.models [--only NAME ...]

Pieces are drawn in millimetres in the frame of pieces.toml (z up, looking along -y) and written in metres. The same
code and data give the same files, byte for byte.

`pieces` reads the data. `sketch`, `frames`, `outlines` and `solids` build faces from outlines; `colours` picks the
materials. Each family of pieces has a module that draws it: `meeples`, `floors`, `ruins`, `boards`, `bodies`, `paws`,
`vehicles`. `drawing` picks the right one and checks the result; `gltf` writes the file.
"""
