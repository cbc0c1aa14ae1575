"""What people do in the window: modes, menus, what is on the screen. No Panda3D."""
