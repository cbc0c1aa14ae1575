"""The turn controller: drives rules, table and players, keeps the journal, resumes and verifies."""
