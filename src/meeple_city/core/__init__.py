"""What any game at the table needs: questions, events, seats, seeded chance, records. Pure: standard library only."""
