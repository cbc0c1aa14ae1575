"""Cards on the table: what is printed on them, where they lie, how they move, and how they are played."""
