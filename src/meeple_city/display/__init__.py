"""The plain records that `ui` fills in and `render` draws. No Panda3D, no games."""
