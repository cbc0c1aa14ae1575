"""Synthesise the sounds of the game from tools/sounds/recipes.toml into sounds/*.wav: no recording is involved.

    python -m tools.sounds [FOLDER]        (or `make sounds`)

The same code and recipes give the same files, byte for byte.

`recipes` reads the data. `signals` has what every sound is made of: noise in a band, decaying modes, envelopes.
`impacts` makes pieces that hit each other, `air` wind, sliding and the murmur of the City, `voices` roars and shrieks,
`tokens` teeth and cards. `bank` makes all of them and writes the files.
"""
