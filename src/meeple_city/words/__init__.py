"""Words for people: the catalogue of messages, and names for things."""
