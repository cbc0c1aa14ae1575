"""The games, one folder each: rules, views, bots. `registry` lists them."""
