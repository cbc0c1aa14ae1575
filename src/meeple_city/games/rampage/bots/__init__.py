"""Bots for Rampage. They see what a seat sees, and nothing else."""
