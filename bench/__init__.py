"""Benchmarks: this project's figures, other physics engines at the same task, and comparison with another commit.

Modules import each other relatively, so that they can be type-checked as the package `bench` and shipped as
`meeple_city.bench`.
"""
