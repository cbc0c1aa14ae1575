"""What people can be busy with in the window: one class per mode, each with its keys."""
