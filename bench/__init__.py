"""Measurements, with peers in the same run."""
