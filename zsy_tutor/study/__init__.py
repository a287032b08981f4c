"""Lessons, puzzles and exercises as plain data and pure functions. No widgets; every rule is asked of `rules`."""
