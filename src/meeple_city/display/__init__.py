"""The records between what decides the picture (`ui`) and what draws it (`render`). No Panda3D, no games."""
