"""The command line: `meeple-city --help`."""

from meeple_city.cli.parser import main

__all__ = ["main"]
