"""What people can do before the table: one class for each mode, with its keys declared."""
