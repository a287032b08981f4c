"""Exact search on open hands: who can force a goal, and how. No words and no notebooks."""
