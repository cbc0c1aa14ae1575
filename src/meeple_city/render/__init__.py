"""Drawing the table: what stands on it, from where it is seen, and the picture that comes of it."""
