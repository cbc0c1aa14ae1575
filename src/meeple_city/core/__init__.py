"""What every game needs: questions, events, views and seeded randomness. Uses only the standard library."""
