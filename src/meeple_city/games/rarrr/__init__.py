"""The card game RARRR!!: rules, decks and bots. Pure: standard library only."""
