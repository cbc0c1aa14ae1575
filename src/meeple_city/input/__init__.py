"""What the players' hands, keys and lungs do: no rules, no physics."""
