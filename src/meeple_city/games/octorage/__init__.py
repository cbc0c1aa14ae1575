"""The card game OctoRage: rules, cards and bots. Pure: standard library only."""
