"""Measure and train the breath detector on labelled recordings (`python -m tools.breath`)."""
