"""Development tools; the game never imports them."""
