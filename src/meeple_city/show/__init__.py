"""Planning what is shown of a match: from where a shot is seen, how fast, and what is worth seeing again. Pure."""
