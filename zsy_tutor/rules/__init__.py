"""The rules of Zheng Shangyou: cards, rule sets, combinations, legality, positions, exchange, matches and notation.

Standard library alone, and light to import. No words for people, no notebooks, no files: those live in other layers.
"""
