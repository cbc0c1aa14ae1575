"""Drawing with Panda3D: windows, tables, captions and saved pictures. Knows poses and models, but no games."""
