"""Exact search on open hands; empty until there is a solver. No words and no notebooks."""
