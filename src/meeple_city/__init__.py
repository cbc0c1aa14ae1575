"""Meeple City: giant monsters on a real table."""

__version__ = "0.1.0"
