"""What people can be doing in the window: one class for each mode, with its keys."""
