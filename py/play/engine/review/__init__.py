"""Explains moves, reviews games and names openings."""
