"""The window as people use it: modes, menus, captions, and the head at the table. No Panda3D, no Bullet."""
