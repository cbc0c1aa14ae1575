"""The command line: `meeple-city --help`."""
