"""Playing matches: connects rules, players and table, writes the journal, resumes and verifies."""
